import { type WordOf, words } from '#contract/words.ts'

/** Records that can be exported, by the word in the address. */
export const SheetNoun = words({
  brokers: 'Brokers',
  customers: 'Customers',
  properties: 'Properties',
  subscriptions: 'Subscriptions',
  locations: 'Locations',
  interests: 'Interests',
  cms: 'CMS pages',
})
export type SheetNoun = WordOf<typeof SheetNoun>

export const SheetFormat = words({ csv: 'CSV', xlsx: 'Excel (.xlsx)' })
export type SheetFormat = WordOf<typeof SheetFormat>

/** The result for a row of a file, or why it is refused. */
export const SheetOutcome = words({
  new: 'New',
  changed: 'Updated',
  same: 'Skipped',
  refused: 'Refused',
})
export type SheetOutcome = WordOf<typeof SheetOutcome>
