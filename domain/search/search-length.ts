/**
 * Characters of what may be searched for: the contract refuses more, and a search box takes no
 * more.
 */
export const maxSearchLength = 200
