import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actWords } from './words.ts'

test('an act is described by its own words, those of its verb, or its name', () => {
  assert.equal(actWords('property.create'), 'Submitted')
  assert.equal(actWords('customer.create'), 'Added')
  assert.equal(actWords('subscription_plan.remove'), 'Deleted')
  assert.equal(actWords('administrator.change_password'), 'Password changed')
  assert.equal(actWords('import.matched'), 'Matched')
})
