import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secretsOf } from '#server/secret/secret.ts'
import { readCursor } from './cursor.ts'

test('a place in a list that an older release wrote is refused, not a fault', () => {
  const secrets = secretsOf(Buffer.alloc(32, 7))
  const written = JSON.stringify(['7500000', '01a1fe1e-b7c9-728d-bfc4-e500d294b824'])
  const signature = secrets.sign('property cursor', `newest\n${written}`)
  const after = [Buffer.from(written), signature]
    .map((part) => part.toString('base64url'))
    .join('.')
  assert.throws(() => readCursor(secrets, 'newest', after), { code: 'invalid_input' })
})
