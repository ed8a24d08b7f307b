/** From this width a list has its map beside it. */
export const wide = '(min-width: 1100px)'
