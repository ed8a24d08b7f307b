import { z } from 'zod'
import { chooseOne } from './sentence.ts'

/**
 * Makes one closed vocabulary out of `{ key: 'Label for people' }`: the zod enum for the wire, the
 * label for screens and the options for a select, so that a word is written once.
 */
export function words<const Labels extends Record<string, string>>(labels: Labels) {
  type Word = keyof Labels & string
  const keys = Object.keys(labels) as [Word, ...Word[]]
  return {
    keys,
    labels,
    schema: z.enum(keys, { error: chooseOne(Object.values(labels)) }),
    options: keys.map((value) => ({ value, label: labels[value] as string })),
    /** The label of a known word; a word from elsewhere (an older row) is shown as it is. */
    label: (word: string): string => labels[word] ?? word,
    has: (word: string): word is Word => Object.hasOwn(labels, word),
  }
}

/** The union of the keys of a vocabulary made by `words`. */
export type WordOf<Vocabulary extends { keys: readonly string[] }> = Vocabulary['keys'][number]
