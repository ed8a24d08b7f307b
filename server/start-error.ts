/**
 * A start that cannot go on for a reason the operator can mend: the message is one plain sentence.
 */
export class StartError extends Error {}
