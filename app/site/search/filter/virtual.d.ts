/** `offeredOptions` of offered-options.ts as the build found them. */
declare module 'virtual:offered-options' {
  const options: import('./offered-options.ts').OfferedOptions
  export default options
}
