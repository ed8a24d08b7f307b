/**
 * A part of a screen cannot be shown here, and the rest of the screen can: its code did not come,
 * or the browser lacks what it needs. The message is a sentence for whoever looks at it.
 */
export class PartFailed extends Error {}
