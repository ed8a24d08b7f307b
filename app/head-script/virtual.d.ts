/**
 * The compiled head-script.ts for the server's render; empty in the browser, where it has already
 * run.
 */
declare module 'virtual:head-script' {
  const code: string
  export default code
}
