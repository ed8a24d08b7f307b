/** A start that fails for a reason the operator can fix; its message is one plain sentence. */
export class StartError extends Error {}
