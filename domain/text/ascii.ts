const ascii = /^\p{ASCII}*$/u

/**
 * Whether a text has letters, digits and signs of ASCII alone: Unicode normalisation leaves it as
 * it is, so what only folds other letters need not be tried.
 */
export const isAscii = (text: string): boolean => ascii.test(text)
