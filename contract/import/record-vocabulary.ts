import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** Records that can be exported, by the word in the address. */
export const SheetNoun = words({
  brokers: msg('Brokers'),
  customers: msg('Customers'),
  properties: msg('Properties'),
  subscriptions: msg('Subscriptions'),
  locations: msg('Locations'),
  interests: msg('Interests'),
  cms: msg('CMS pages'),
})
export type SheetNoun = WordOf<typeof SheetNoun>

export const SheetFormat = words({ csv: msg('CSV'), xlsx: msg('Excel (.xlsx)') })
export type SheetFormat = WordOf<typeof SheetFormat>

/** The result for a row of a file, or why it is refused. */
export const SheetOutcome = words({
  new: msg('New'),
  changed: msg('Updated'),
  same: msg('Skipped'),
  refused: msg('Rejected'),
})
export type SheetOutcome = WordOf<typeof SheetOutcome>
