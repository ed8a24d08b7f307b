import type { Remark } from '#contract/import/result.ts'
import { t } from '#domain/locale/translate.ts'

/** Reasons that nobody needs to check row by row: the summary counts them. */
const counted = () => [
  t('garbled characters in the text were repaired'),
  t('left out: {reason}', { reason: t('this is a placeholder, not an address') }),
]

/** Returns whether a note is only counted for the whole file. */
export const isOnlyCounted = ({ reason }: Pick<Remark, 'reason'>): boolean =>
  counted().includes(reason)

/** Returns whether a row has a note that a person should check. */
export const isNoted = (notes: readonly Remark[]): boolean =>
  notes.some((note) => !isOnlyCounted(note))
