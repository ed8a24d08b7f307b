import assert from 'node:assert/strict'
import { test } from 'node:test'
import { policy, workerPolicy } from './page-policy.ts'

test('pages connect only to this site and the origin of the operator’s map', () => {
  assert.match(policy('n'), /connect-src 'self';/)
  assert.match(
    policy('n', 'https://maps.example.in/styles/plain.json?key=1'),
    /connect-src 'self' https:\/\/maps\.example\.in;/,
  )
})

test('so does the worker of the map, which loads the tiles', () => {
  assert.match(workerPolicy(), /connect-src 'self'$/)
  assert.match(
    workerPolicy('https://maps.example.in/style.json'),
    /connect-src 'self' https:\/\/maps\.example\.in$/,
  )
  assert.doesNotMatch(workerPolicy(), /sandbox/)
})
