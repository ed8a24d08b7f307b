/**
 * Finds a place for the keyboard when what had it is gone: of the list it was in last. Else it
 * falls to the body, and Tab begins at the top of the page again.
 */
export const focusHome: { find: (() => void) | undefined } = { find: undefined }
