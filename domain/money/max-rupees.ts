/**
 * Ten thousand crore: a larger amount is a typing error. The contract refuses it, and search does
 * not parse it.
 */
export const maxRupees = 100_000_000_000
