import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { broker } from '#contract/broker/broker.ts'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { useApp } from '#test/app.ts'
import { approvalCalls } from '#test/approval/approval-call.ts'
import { indianDay } from '#test/day.ts'
import { sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { openAgentNumbers } from './agent-number.ts'
import { keyOf } from './service.ts'

const site = useApp()
const { byTwo } = approvalCalls(site)
const registered = { rera: 'registered', reraNumber: 'P51700019929' } as const

const verify = async (id: string) => {
  const { token } = await makeAdministrator(site.context.db, { role: 'moderator' })
  const body = { kycStatus: 'verified' } as const
  return (await site.call(broker.changeKyc, { params: { id }, body }, { token })).status
}

/** Makes a broker who waits for the KYC with a certificate, and a home in Maharashtra. */
async function withCertificate(given: { number?: string; validUntil?: string } = {}) {
  const { db } = site.context
  const owner = await makeBroker(db, { kycStatus: 'pending' })
  await sendDocument(site, owner.token)
  await sendDocument(site, owner.token, { kind: 'rera', ...given })
  const { id: locationId } = await makeLocation(db, { name: 'Thane', state: 'Maharashtra' })
  const listed = { brokerId: owner.id, locationId, detail: registered }
  return { ...owner, locationId, homeId: (await makeProperty(db, listed)).id }
}

const shown = async (id: string) =>
  (await site.call(property.publicGet, { params: { id } })).body.property.broker.agentNumber
const agentsOf = async (id: string) =>
  (await site.call(brokerDirectory.get, { params: { id } })).body.broker.agents
const lacks = async (id: string) => {
  const reviewer = await makeAdministrator(site.context.db, { role: 'moderator' })
  const { body } = await site.call(propertyReview.signals, { params: { id } }, reviewer)
  return body.signals.missing.includes('rera-agent')
}

describe('the number of a RERA agent', () => {
  test('is public once the KYC is verified with its certificate', async () => {
    const { id, token, homeId } = await withCertificate()
    assert.equal(await lacks(homeId), true)
    await verify(id)
    assert.equal(await shown(homeId), 'A51700001835')
    assert.equal(await lacks(homeId), false)
    assert.deepEqual(await agentsOf(id), [{ state: 'Maharashtra', number: 'A51700001835' }])
    // A further certificate is shown when two have accepted it, though the KYC holds.
    await sendDocument(site, token, {
      ...{ kind: 'rera', number: 'A51700009999', validUntil: indianDay(900) },
    })
    assert.equal(await shown(homeId), 'A51700001835')
    assert.equal(await verify(id), 409)
    assert.equal(await byTwo({ act: 'broker.renew_kyc', target: id }), 200)
    assert.equal(await shown(homeId), 'A51700009999')
  })

  test('of a certificate that is valid longer replaces one that ends', async () => {
    const { id, token, homeId } = await withCertificate({ validUntil: indianDay(3) })
    await verify(id)
    await sendDocument(site, token, {
      ...{ kind: 'rera', number: 'A51700009999', validUntil: indianDay(900) },
    })
    await byTwo({ act: 'broker.renew_kyc', target: id })
    assert.equal(await shown(homeId), 'A51700009999')
    await site.context.db
      .updateTable('document')
      .set({ valid_until: indianDay(-1) })
      .where('kind', '=', 'rera')
      .execute()
    assert.equal(await shown(homeId), null)
    assert.deepEqual(await agentsOf(id), [])
  })

  test('is shown on homes in the state that registered it alone', async () => {
    const { id, token, homeId } = await withCertificate({ number: 'DLRERA2023A0041' })
    // The number of Telangana has no format that is known: the broker names the state.
    const named = { kind: 'rera', number: 'A02400001234', state: 'Telangana' }
    assert.equal((await sendDocument(site, token, named)).body.document.state, 'Telangana')
    const unknown = await sendDocument(site, token, { ...named, state: 'Atlantis' })
    assert.deepEqual([unknown.status, unknown.body.errors?.[0]?.path], [400, 'state'])
    await verify(id)
    assert.equal(await shown(homeId), null)
    assert.equal(await lacks(homeId), true)
    assert.deepEqual(await agentsOf(id), [
      { state: 'Delhi', number: 'DLRERA2023A0041' },
      { state: 'Telangana', number: 'A02400001234' },
    ])
  })

  test('is asked for the sale of a registered project by a broker in Maharashtra', async () => {
    const { id, locationId } = await withCertificate({ number: 'DLRERA2023A0041' })
    for (const [given, isLacking] of [
      [{}, true],
      [{ listingType: 'rent' }, false],
      [{ detail: {} }, false],
      [{ detail: { ...registered, listedBy: 'promoter' } }, false],
    ] as const) {
      const home = { brokerId: id, locationId, detail: registered, ...given }
      assert.equal(await lacks((await makeProperty(site.context.db, home)).id), isLacking)
    }
  })

  test('that was only stored encrypted is read from the certificate at the start', async () => {
    const { id, homeId } = await withCertificate()
    await verify(id)
    const { db } = site.context
    await db.updateTable('document').set({ agent_number: null, agent_state: null }).execute()
    assert.equal(await shown(homeId), null)
    await openAgentNumbers(db, keyOf(site.context))
    assert.equal(await shown(homeId), 'A51700001835')
  })

  test('is on the picture for sharing, beside a QR code that can be read', async () => {
    const { id, homeId } = await withCertificate()
    await verify(id)
    const card = await site.app.inject(`/api/public/properties/${homeId}/share-card`)
    assert.equal(card.headers['content-type'], 'image/jpeg')
    const { data, info } = await sharp(card.rawPayload)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.height], [1200, 630])
    const code = encode('https://maharera.maharashtra.gov.in', { ecc: 'M', border: 4 })
    const side = Math.floor(190 / code.size)
    const top = 630 - 210 + Math.floor((210 - side * code.size) / 2)
    const isDark = (row: number, column: number) =>
      (data[(top + row * side + 2) * 1200 + 10 + column * side + 2] ?? 0) < 128
    const read = code.data.map((line, row) => line.map((_, column) => isDark(row, column)))
    assert.deepEqual(read, code.data)
    const plain = await makeProperty(site.context.db, { brokerId: id })
    const none = await site.app.inject(`/api/public/properties/${plain.id}/share-card`)
    assert.equal(none.statusCode, 404)
  })
})
