/** Ends somebody's words like a sentence, so that another can follow. */
export function asSentence(words: string): string {
  return /[.!?…।][)"'’”]*$/u.test(words) ? words : `${words}.`
}
