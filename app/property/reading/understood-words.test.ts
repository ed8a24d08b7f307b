import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SearchReading } from '#contract/search/explanation.ts'
import { notesOf, partsOf } from './understood-words.ts'

type Slot = SearchReading['slots'][number]

const slot = (slot: string, label: string, more: Partial<Slot> = {}): Slot => ({
  ...{ slot, label, text: label, start: 0, end: 1, confidence: 1, use: 'filter', note: null },
  ...more,
})
const said = (slots: Slot[], isOrdered?: boolean) =>
  partsOf({ slots }, isOrdered).map(({ label, aside }) => [label, aside].filter(Boolean).join(': '))

test('each part is named once, with the reason why it is not a filter', () => {
  assert.deepEqual(
    said([
      ...[slot('type', 'Studio'), slot('bhk', 'Studio')],
      ...[slot('locality', 'Baner, Pune'), slot('city', 'Pune')],
      slot('rate', 'Under ₹5,000/sq ft', { use: 'none' }),
    ]),
    ['Studio', 'Baner, Pune', 'Under ₹5,000/sq ft: not filtered'],
  )
})

test('an order asked for in words is marked as replaced by the chosen one', () => {
  const slots = [slot('sort', 'Cheapest'), slot('city', 'Pune')]
  assert.deepEqual(said(slots), ['Cheapest', 'Pune'])
  assert.deepEqual(said(slots, true), ['Cheapest: your chosen sort applies', 'Pune'])
})

test('a note about several words is shown once', () => {
  const note = 'A bigha has several sizes.'
  assert.deepEqual(notesOf({ slots: [slot('area', 'a', { note }), slot('area', 'b', { note })] }), [
    note,
  ])
})
