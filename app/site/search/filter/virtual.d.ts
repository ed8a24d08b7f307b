/** `offeredOptions` of offered-options.ts, as evaluated by the build. */
declare module 'virtual:offered-options' {
  const options: import('./offered-options.ts').OfferedOptions
  export default options
}
