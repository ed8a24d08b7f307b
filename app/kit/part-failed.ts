/**
 * Thrown where a part of a screen cannot be shown though the rest can: its code failed to load, or
 * the browser lacks a feature. The message is shown to the person.
 */
export class PartFailed extends Error {}
