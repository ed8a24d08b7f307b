import { type MessageTerm, termStrengths } from '#contract/property/listing-message.ts'
import { t } from '#domain/locale/translate.ts'
import { QuotedWords } from './quoted-words.tsx'

/** The wishes of a message that no search can express, each with how strong it is. */
export function MessageTerms({ terms }: { terms: readonly MessageTerm[] }) {
  const byStrength = Map.groupBy(terms, ({ strength }) => strength)
  const groups = [...byStrength].map(([strength, words]) => ({
    label: t(termStrengths[strength]),
    words,
  }))
  return <QuotedWords groups={groups} />
}
