import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from './listing-terms.ts'

test('an office that states its cabins has their word, and one that has none does not', () => {
  const office = { title: 'Office', description: '', propertyType: 'office', address: '' } as const
  const words = (detail: object) => wordsOf({ ...office, detail }, [])
  assert.deepEqual(words({ seats: 40, cabins: 4 }), ['office', 'workstations', 'cabins'])
  assert.deepEqual(words({ cabins: 0, meetingRooms: 1 }), ['office', 'meeting', 'room'])
})
