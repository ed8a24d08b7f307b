/**
 * Ten thousand crore: more is a typing slip, not a home. The contract refuses it, and a search does
 * not understand it.
 */
export const maxRupees = 100_000_000_000
