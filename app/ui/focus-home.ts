/**
 * Finds an element for the keyboard focus when the focused one is removed, in the list that had it
 * last. Otherwise the focus falls to the body, and Tab starts at the top of the page again.
 */
export const focusHome: { find: (() => void) | undefined } = { find: undefined }
