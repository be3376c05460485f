/* The service worker: everything seen once works offline, and a new version arrives without a mix of old and new.

   Assets have the hash of their content in their names, so that a page always gets the ones it was written with: from the
   cache, or else from the network. Everything else comes from the network, and from the cache when there is none. */

/** The parts of the worker's global object that it uses: TypeScript's own types of them exclude those of pages. */
interface WorkerScope {
  /** Written by the publisher: the paths of the files to store at once. Its version makes every worker different. */
  SITE: { version: string; core: string[] };
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(): Promise<{ postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(type: "message", listener: (event: WaitingEvent & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
}

interface WaitingEvent {
  waitUntil(promise: Promise<unknown>): void;
}

interface RequestEvent extends WaitingEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;
const { core } = worker.SITE;
const scope = new URL("./", worker.location.href);
const PREFIX = `ppsolve-site:${scope.pathname}:`; // an origin can have several sites
const PAGES = `${PREFIX}pages`;
const ASSETS = `${PREFIX}assets`;
const PATIENCE = 4000; // milliseconds before a page that is in the cache is shown from there

worker.addEventListener("install", (event) => {
  event.waitUntil(install().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(takeOver));
});

worker.addEventListener("message", (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(store(data.filter((each) => typeof each === "string")));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || !isMine(address)) return;
  event.respondWith(isAsset(address) ? fromCache(request) : fromNetwork(event));
});

/** True for files of this site; another one can be beside it. */
function isMine({ origin, pathname }: URL): boolean {
  return origin === scope.origin && pathname.startsWith(scope.pathname);
}

/** True for files whose names change with their content. */
function isAsset(address: URL): boolean {
  return address.pathname.startsWith(`${scope.pathname}assets/`);
}

/** Store the core of this version. A file that fails leaves the old version in place. */
async function install(): Promise<void> {
  const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open(ASSETS)]);
  await Promise.all(
    core.map(async (path) => {
      const address = new URL(path, scope);
      if (isAsset(address)) {
        if (!(await assets.match(address))) await assets.add(address);
      } else {
        await pages.add(new Request(address, { cache: "no-cache" }));
      }
    }),
  );
}

/** Store files that were loaded before this worker; those that fail are left out. */
async function store(files: string[]): Promise<void> {
  const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open(ASSETS)]);
  const mine = files.map((file) => new URL(file)).filter(isMine);
  await Promise.allSettled(
    mine.map(async (address) => {
      const cache = isAsset(address) ? assets : pages;
      if (!(await cache.match(address))) await cache.add(address);
    }),
  );
}

/** Serve the open pages from now on, and tell them which assets this version has. */
async function takeOver(): Promise<void> {
  await worker.clients.claim();
  const assets = core.map((path) => new URL(path, scope)).filter(isAsset);
  for (const page of await worker.clients.matchAll()) page.postMessage(assets.map(({ href }) => href));
}

/** Remove the caches of other programs of this site, and the assets that no stored page uses any more. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== ASSETS);
  await Promise.all(old.map((name) => caches.delete(name)));
  const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open(ASSETS)]);
  const texts = await Promise.all((await pages.matchAll()).filter(isPage).map((page) => page.text()));
  const kept = new Set(core.map((path) => new URL(path, scope).pathname));
  for (const { url } of await assets.keys()) {
    const { pathname } = new URL(url);
    const name = pathname.split("/").at(-1)!;
    if (!kept.has(pathname) && !texts.some((text) => text.includes(name))) await assets.delete(url);
  }
}

function isPage(response: Response): boolean {
  return (response.headers.get("content-type") ?? "").includes("text/html");
}

/** An asset: from the cache, or else from the network into the cache. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** A page or a list: from the network into the cache, or else from the cache. */
async function fromNetwork(event: RequestEvent): Promise<Response> {
  const cache = await caches.open(PAGES);
  const { request } = event;
  const known = await cache.match(request, { ignoreSearch: true });
  const fresh = fetch(request).then(async (response) => {
    if (response.ok && response.type === "basic" && !response.redirected)
      await cache.put(request, response.clone());
    return response;
  });
  if (!known) return fresh.catch(() => offlinePage(request));
  event.waitUntil(fresh.catch(() => undefined));
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(known), PATIENCE));
  return Promise.race([fresh.then((response) => (response.status < 500 ? response : known)), late]).catch(
    () => known,
  );
}

/** For a page that was never seen: today's page in the same language, which says so. */
async function offlinePage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const home = new URL(`${pathname.slice(scope.pathname.length).split("/")[0]}/`, scope);
  const known = await (await caches.open(PAGES)).match(home);
  return known && request.mode === "navigate" ? Response.redirect(`${home.href}#unseen`) : Response.error();
}
