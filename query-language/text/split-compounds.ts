/** Longer texts are not split. */
const maxLength = 60

/**
 * Splits a text without blanks into its words, preferring long ones: `flat`, `for`, `rent`, `in`,
 * `kharadi`. Needs a minimum number of words, since two may be a name: Green Park. Each position is
 * tried once.
 */
export function splitCompound(
  text: string,
  minWords: number,
  isWord: (word: string) => boolean,
): string[] | undefined {
  if (text.length > maxLength || !/^[a-z]+$/.test(text)) return undefined
  const deadEnds = new Set<number>()
  const words = from(0)
  return words && words.length >= minWords ? words : undefined

  function from(at: number): string[] | undefined {
    if (at === text.length) return []
    if (deadEnds.has(at)) return undefined
    for (let end = text.length; end > at; end--) {
      const word = text.slice(at, end)
      const others = isWord(word) ? from(end) : undefined
      if (others) return [word, ...others]
    }
    deadEnds.add(at)
    return undefined
  }
}
