import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const towns = buildGazetteer([
  { id: 'pune', name: 'Pune', kind: 'city', state: 'Maharashtra' },
  { id: 'bangalore', name: 'Bangalore', kind: 'city', state: 'Karnataka' },
  { id: 'whitefield', name: 'Whitefield', kind: 'area', parentId: 'bangalore' },
])

const ids = (text: string) =>
  parseQuery(text, towns).slots.flatMap((slot) =>
    slot.slot === 'locality' || slot.slot === 'city' ? slot.value.ids : [],
  )

/** Returns the slots in shorthand, followed by the unmatched terms with a question mark. */
const notes = (text: string) => {
  const { slots, unmatched } = parseQuery(text, buildGazetteer([]))
  return [...toShorthand(slots), ...unmatched.map((word) => `? ${word.text}`)]
}

test('a state beside a place is ignored, and alone it selects all its cities', () => {
  assert.deepEqual(notes('2 bhk Indirapuram, Uttar Pradesh'), ['bhk 2', 'loc Indirapuram'])
  assert.deepEqual(notes('2 bhk uttar khand dehradun'), ['bhk 2', 'city Dehradun'])
  assert.deepEqual(notes('villa Uttar Kannada'), ['city Uttara Kannada', 'type villa'])
  assert.deepEqual(notes('Kerala villa'), ['city Kerala', 'type villa'])
  assert.deepEqual(notes('villa maharashtra nagar'), ['loc Maharashtra Nagar', 'type villa'])
  assert.deepEqual(ids('flat in karnataka'), ['bangalore'])
  assert.deepEqual(ids('flat in whitefeild karnataka'), ['whitefield'])
  assert.deepEqual(ids('maharashtra, not in pune'), ['pune', 'pune'])
})

test('a state abbreviation is parsed only after a place or a preposition', () => {
  assert.deepEqual(ids('flat in MH under 40 lakh'), ['pune'])
  assert.deepEqual(notes('plot in UP'), ['city Uttar Pradesh', 'type plot'])
  assert.deepEqual(notes('UP mein 2 bhk'), ['bhk 2', 'city Uttar Pradesh'])
  assert.deepEqual(notes('2 bhk Indirapuram, U.P.'), ['bhk 2', 'loc Indirapuram'])
  assert.deepEqual(notes('2 bhk Indirapuram UP'), ['bhk 2', 'loc Indirapuram'])
  assert.deepEqual(notes('villa Chennai TN'), ['city Chennai', 'type villa'])
  assert.deepEqual(notes('2 bhk pune up to 50 lakh'), ['bhk 2', 'city Pune', 'max 50L'])
  assert.deepEqual(notes('2 bhk up to 50 lakh'), ['bhk 2', 'max 50L'])
})
