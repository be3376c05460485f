/** A catalogue, which the bundler embeds as text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
