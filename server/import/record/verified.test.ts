import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { useApp } from '#test/app.ts'
import { sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { sendSheet } from '#test/sheet-call.ts'

/** A file changes nothing of a verified broker that needs two administrators (decision 0125). */

const site = useApp()

test('a row that renames a verified broker, or accepts a certificate, is refused', async () => {
  const { token } = await makeAdministrator(site.context.db, { role: 'admin' })
  const verified = await makeBroker(site.context.db)
  await sendDocument(site, verified.token)
  await sendDocument(site, verified.token, { kind: 'rera' })
  const waiting = await makeBroker(site.context.db, { kycStatus: 'pending', isEmailVerified: true })
  const rows = [verified, waiting].map(({ email, phone }) =>
    [...['Rahul', 'Rao', email, phone, 'Rahul Homes'], 'Verified'].join(','),
  )
  const file = `First Name,Last Name,Email,Phone,Company Name,KYC Status\n${rows.join('\n')}`
  const { status, body } = await sendSheet(site, token, 'brokers', file, 'brokers.csv', {
    review: 'false',
  })
  assert.equal(status, 200, JSON.stringify(body))
  const read = async (id: string) =>
    (await site.call(broker.get, { params: { id } }, { token })).body.broker
  assert.notEqual((await read(verified.id)).companyName, 'Rahul Homes')
  assert.equal((await read(waiting.id)).companyName, 'Rahul Homes')
  assert.match(JSON.stringify(body), /needs the approval of another administrator/)
  const { rows: documents } = await site.pool.query(
    `select verified_at from document where broker_id = '${verified.id}' and kind = 'rera'`,
  )
  assert.deepEqual(documents, [{ verified_at: null }])
})
