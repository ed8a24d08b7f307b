import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { document } from '#contract/document.ts'
import { buildApp } from '#server/app.ts'
import { readSecrets, secretsOf } from '#server/secret/secret.ts'
import type { Store } from '#server/store/store.ts'
import { useApp } from '#test/app.ts'
import { numbers, pdf, sendDocument } from '#test/document.ts'
import { makeBroker } from '#test/make.ts'
import { finishRekey, rekey } from './rekey.ts'

/** Re-encrypting documents with another key, including interrupted runs. */

const secretKey = randomBytes(32)
const site = useApp({ secretKey })

/** Returns the documents the broker sees when the server has this key. */
async function seenWith(key: Buffer, token: string) {
  const { context, pool } = site
  const app = await buildApp({ ...context, secrets: secretsOf(key), pool, version: 'test' })
  const headers = { authorization: `Bearer ${token}` }
  const get = (url: string) => app.inject({ url: `/api${url}`, headers })
  const { documents } = (await get(document.mine.path)).json()
  const seen: string[] = []
  for (const { _id, number } of documents ?? []) {
    const { rawPayload } = await get(document.ownFile.path.replace(':id', _id))
    seen.push(`${number} ${rawPayload.equals(pdf)}`)
  }
  await app.close()
  return seen.sort()
}

test('documents get a new key, and no server starts until all have it', async () => {
  const { db, stores } = site.context
  const { token } = await makeBroker(db, { kycStatus: 'pending' })
  for (const kind of ['pan', 'gst', 'rera'] as const) {
    const { status } = await sendDocument(site, token, { kind, number: numbers[kind] })
    assert.equal(status, 201)
  }
  const before = await seenWith(secretKey, token)
  assert.equal(before.length, 3)
  const place = { dataDir: site.context.config.dataDir }
  await readSecrets({ ...place, secretKey }, db)

  const other = randomBytes(32)
  let writes = 0
  const breaking: Store = {
    ...stores.documents,
    keep: async (...given) => {
      if (writes++ === 1) throw new Error('The power went')
      await stores.documents.keep(...given)
    },
  }
  await assert.rejects(rekey(db, breaking, secretKey, other), /The power went/)
  for (const key of [secretKey, other]) {
    const start = readSecrets({ ...place, secretKey: key }, db)
    await assert.rejects(start, { message: /was interrupted: run it again/ })
  }
  await assert.rejects(rekey(db, stores.documents, secretKey, randomBytes(32)), /finish it first/)

  assert.equal(await rekey(db, stores.documents, secretKey, other), 3)
  await finishRekey(db, other)
  await readSecrets({ ...place, secretKey: other }, db)
  assert.deepEqual(await seenWith(other, token), before)
  await assert.rejects(readSecrets({ ...place, secretKey }, db), /is not the key/)
})
