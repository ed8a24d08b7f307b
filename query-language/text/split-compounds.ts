/** Nobody types more without a blank. */
const longest = 60

/**
 * The words of a text that has no blanks, the longest ones first: `flat`, `for`, `rent`, `in`,
 * `kharadi`. At least so many, since two may be a name: Green Park. No place is tried twice.
 */
export function wordsOfRun(
  text: string,
  least: number,
  isWord: (word: string) => boolean,
): string[] | undefined {
  if (text.length > longest || !/^[a-z]+$/.test(text)) return undefined
  const hopeless = new Set<number>()
  const words = from(0)
  return words && words.length >= least ? words : undefined

  function from(at: number): string[] | undefined {
    if (at === text.length) return []
    if (hopeless.has(at)) return undefined
    for (let end = text.length; end > at; end--) {
      const word = text.slice(at, end)
      const others = isWord(word) ? from(end) : undefined
      if (others) return [word, ...others]
    }
    hopeless.add(at)
    return undefined
  }
}
