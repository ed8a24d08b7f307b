import { z } from 'zod'
import { chooseOne } from './sentence.ts'

/**
 * Builds a closed vocabulary from `{ key: 'Label for people' }`: the zod enum for the API, labels
 * for screens and options for a select, so that each word is written once.
 */
export function words<const Labels extends Record<string, string>>(labels: Labels) {
  type Word = keyof Labels & string
  const keys = Object.keys(labels) as [Word, ...Word[]]
  return {
    keys,
    labels,
    schema: z.enum(keys, { error: chooseOne(Object.values(labels)) }),
    options: keys.map((value) => ({ value, label: labels[value] as string })),
    /** Returns the label of a word; an unknown word (in an older row) is returned as it is. */
    label: (word: string): string => labels[word] ?? word,
    has: (word: string): word is Word => Object.hasOwn(labels, word),
  }
}

/** The union of the keys of a vocabulary built by `words`. */
export type WordOf<Vocabulary extends { keys: readonly string[] }> = Vocabulary['keys'][number]
