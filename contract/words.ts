import { z } from 'zod'
import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import type { MessageDescriptor } from '#domain/locale/translate.ts'
import { chooseOne } from './sentence.ts'

/**
 * Builds a closed vocabulary from `{ key: msg('Label for people') }`: the zod enum for the API,
 * labels for screens and options for a select, so that each word is written once. Labels are in the
 * language in force whenever they are read; values in the API and in the database are the keys.
 */
export function words<const Labels extends Record<string, string | MessageDescriptor>>(
  sentences: Labels,
) {
  type Word = keyof Labels & string
  const keys = Object.keys(sentences) as [Word, ...Word[]]
  const labels = inReadersLanguage<Word>(sentences)
  return {
    keys,
    labels,
    schema: z.enum(keys, { error: chooseOne(() => Object.values(labels)) }),
    options: keys.map((value) => ({
      value,
      get label(): string {
        return labels[value]
      },
    })),
    /** Returns the label of a word; an unknown word (in an older row) is returned as it is. */
    label: (word: string): string => (Object.hasOwn(labels, word) ? labels[word as Word] : word),
    has: (word: string): word is Word => Object.hasOwn(labels, word),
  }
}

/** The union of the keys of a vocabulary built by `words`. */
export type WordOf<Vocabulary extends { keys: readonly string[] }> = Vocabulary['keys'][number]
