import type { Remark } from '#contract/import/result.ts'

/** Reasons that ask nobody to look at their rows: a summary counts them. */
const counted = [
  'the text was UTF-8 read as Latin-1 and has been repaired',
  'left out: this is a placeholder, not an address',
]

/** Whether a note is counted for the file alone and stands on no row. */
export const isOnlyCounted = ({ reason }: Pick<Remark, 'reason'>): boolean =>
  counted.includes(reason)

/** Whether a row has a note to be looked at. */
export const isNoted = (notes: readonly Remark[]): boolean =>
  notes.some((note) => !isOnlyCounted(note))
