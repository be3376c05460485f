/* The fragment of the page's address: the position and the moves so far, as a link. */

/** The fragment of the address, decoded. */
export function addressText(): string {
  try {
    return decodeURI(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
}

/** Remove the fragment, without a new entry in the history. */
export function clearAddress(): void {
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
}

export function setAddress(text: string): void {
  if (addressText() !== text) history.replaceState(null, "", encodeURI(`#${text}`));
}
