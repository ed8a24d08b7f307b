import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureMessage } from './failure-message.ts'

test('a failure is shown without what it quotes of people', () => {
  const parsed = () => JSON.parse('{"name": "Asha", "of": Ramesh}')
  assert.throws(parsed, (error) => {
    assert.match(String(error), /Ramesh/)
    assert.doesNotMatch(failureMessage(error), /Ramesh/)
    return true
  })
  const state = (code: string, text: string) => Object.assign(new Error(text), { code })
  const wrong = 'invalid input syntax for type uuid: "Ramesh Kumar"'
  assert.equal(failureMessage(state('22P02', wrong)), 'invalid input syntax for type uuid: "…"')
  const unknown = 'relation "broker" does not exist'
  assert.equal(failureMessage(state('42P01', unknown)), unknown)
})
