import { type WordOf, words } from '#contract/words.ts'

/** What can be taken out as a file, each under the word of its address. */
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

/** What a row of a file does, or why it stays out. */
export const SheetOutcome = words({
  new: 'New',
  changed: 'Updated',
  same: 'Skipped',
  refused: 'Bad',
})
export type SheetOutcome = WordOf<typeof SheetOutcome>
