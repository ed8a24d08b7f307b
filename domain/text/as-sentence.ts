/** Somebody's own words as a sentence, so that another can follow them. */
export function asSentence(words: string): string {
  return /[.!?…।][)"'’”]*$/u.test(words) ? words : `${words}.`
}
