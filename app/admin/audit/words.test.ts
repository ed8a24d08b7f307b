import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actWords, changesOf } from './words.ts'

test('an act is described by its own words, those of its verb, or its name', () => {
  assert.equal(actWords('property.create'), 'Submitted')
  assert.equal(actWords('customer.create'), 'Added')
  assert.equal(actWords('subscription_plan.remove'), 'Deleted')
  assert.equal(actWords('administrator.change_password'), 'Password changed')
  assert.equal(actWords('import.matched'), 'Matched')
})

test('the details of a listing are compared field by field, by their labels', () => {
  const detail = { age: '10+ years', society: 'Sarang Towers' }
  const changed = changesOf({
    act: 'property.change',
    before: { price: 1, detail },
    after: { price: 2, detail: { ...detail, projectUnits: 40, society: 'Hill Crest' } },
  })
  assert.deepEqual(changed, [
    ['Price', '1', '2'],
    ['Society or project', 'Sarang Towers', 'Hill Crest'],
    ['Homes in the project', '—', '40'],
  ])
})
