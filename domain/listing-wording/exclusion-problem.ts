import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Exclusion } from './find-exclusion.ts'

/** What is wrong with a sentence, within a sentence: "chooses people by caste". */
const reasons = inReadersLanguage({
  religion: msg('Listings cannot select people by religion.'),
  caste: msg('Listings cannot select people by caste.'),
  community: msg('Listings cannot select people by community.'),
  disability: msg('Listings cannot exclude people with disabilities.'),
  gender: msg('Listings cannot select people by gender.'),
  food: msg('Listings cannot select people by what they eat.'),
  marital: msg('Listings cannot select people by marital status.'),
})

/** Returns why a part of a text may not stay. */
export const exclusionReason = ({ kind }: Pick<Exclusion, 'kind'>): string => reasons[kind]

/** Returns the refusal for the author of the text, with what to write instead. */
export function exclusionProblem({ kind, text, suggestion }: Exclusion): string {
  const values = { text: text.length > 120 ? `${text.slice(0, 119)}…` : text }
  const reason = exclusionReason({ kind })
  return suggestion === ''
    ? t('Please leave out “{text}”. {reason}', { ...values, reason })
    : t('Please reword “{text}”. {reason} You could write “{suggestion}”.', {
        ...values,
        reason,
        suggestion,
      })
}
