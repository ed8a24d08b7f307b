/** The compiled head-script.ts for the server's render; empty in the browser, which has run it. */
declare module 'virtual:head-script' {
  const code: string
  export default code
}
