/**
 * Ten thousand crore: more is a typing slip, not a home. The contract refuses it, and a search does
 * not understand it.
 */
export const mostRupees = 100_000_000_000
