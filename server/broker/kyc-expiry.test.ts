import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { kycStep } from '#contract/broker/kyc-steps.ts'
import { document } from '#contract/document.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { approvalCalls } from '#test/approval/approval-call.ts'
import { indianDay } from '#test/day.ts'
import { sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { followCertificates } from './kyc-expiry.ts'

/** A KYC expires with the RERA certificate. */

const site = useApp()
const { byTwo } = approvalCalls(site)

const verify = async (id: string) => {
  const { token } = await makeAdministrator(site.context.db, { role: 'moderator' })
  const body = { kycStatus: 'verified' } as const
  return site.call(broker.changeKyc, { params: { id }, body }, { token })
}

/** Creates a broker verified by a certificate that expires in some days. */
async function verifiedFor(days: number) {
  const owner = await makeBroker(site.context.db, { kycStatus: 'pending', isEmailVerified: true })
  await sendDocument(site, owner.token)
  const sent = await sendDocument(site, owner.token, { kind: 'rera', validUntil: indianDay(60) })
  assert.equal(sent.body.document.validUntil, indianDay(60))
  assert.equal((await verify(owner.id)).body.broker.kycValidUntil, indianDay(60))
  const { id: propertyId } = await makeProperty(site.context.db, { brokerId: owner.id })
  await endIn(owner.id, days)
  return { ...owner, propertyId }
}

const endIn = (id: string, days: number) =>
  site.context.db
    .updateTable('broker')
    .set({ kyc_valid_until: indianDay(days) })
    .where('id', '=', id)
    .execute()

const follow = () => followCertificates(site.context.db)
const isLive = async (id: string) =>
  (await site.call(property.publicGet, { params: { id } })).status === 200
const decisions = async (id: string) =>
  (await messagesTo(site, id))
    .filter(({ channel }) => channel === 'email')
    .map(({ variables }) => variables.decision?.replace(/until .*/, 'until …'))
const validUntil = async (id: string) =>
  (
    await site.context.db
      .selectFrom('broker')
      .where('id', '=', id)
      .select('kyc_valid_until')
      .executeTakeFirstOrThrow()
  ).kyc_valid_until
const statusOf = async (owner: { token: string }) =>
  (await site.call(broker.profile, {}, owner)).body.broker.kycStatus

describe('a KYC with a RERA certificate', () => {
  test('a KYC expires after its last day, and the listings leave the site', async () => {
    const admin = await makeAdministrator(site.context.db)
    const owner = await verifiedFor(0)
    await follow()
    assert.deepEqual([await statusOf(owner), await isLive(owner.propertyId)], ['verified', true])
    await endIn(owner.id, -1)
    await Promise.all([follow(), follow()])
    assert.deepEqual([await statusOf(owner), await isLive(owner.propertyId)], ['pending', false])
    assert.deepEqual(await decisions(owner.id), [
      'verified',
      'verified until …',
      'under review again',
    ])
    const { body } = await site.call(kycStep.mine, {}, owner)
    assert.deepEqual(
      [body.steps[0]?.kind, body.steps[0]?.reason],
      ['reopened', 'Your RERA certificate expired.'],
    )
    const lines = await site.context.db
      .selectFrom('audit_event')
      .select('act')
      .where('act', '=', 'broker.expire_kyc')
      .execute()
    assert.equal(lines.length, 1)
    const rung = await site.context.db
      .selectFrom('notification')
      .select('link')
      .where('administrator_id', '=', admin.id)
      .execute()
    assert.ok(rung.length > 0)
  })

  test('the broker is notified 30 and 7 days before and on the day, once each', async () => {
    const owner = await verifiedFor(31)
    for (const days of [31, 30, 29, 7, 6, 0]) {
      await endIn(owner.id, days)
      await follow()
      await follow()
    }
    assert.deepEqual(await decisions(owner.id), [
      'verified',
      'verified until …',
      'verified until …',
      'verified until …',
    ])
  })

  test('an accepted certificate renews the KYC before or after the end', async () => {
    const owner = await verifiedFor(3)
    await sendDocument(site, owner.token, { kind: 'rera', validUntil: indianDay(90) })
    const alone = await verify(owner.id)
    assert.deepEqual([alone.status, alone.body.code], [409, 'second_person_needed'])
    const renewing = { act: 'broker.renew_kyc', target: owner.id }
    assert.equal(await byTwo(renewing), 200)
    assert.equal(await validUntil(owner.id), indianDay(90))
    assert.equal(await byTwo(renewing), 409)
    await endIn(owner.id, -1)
    await follow()
    await sendDocument(site, owner.token, { kind: 'rera', validUntil: indianDay(400) })
    assert.equal((await verify(owner.id)).body.broker.kycValidUntil, indianDay(400))
    assert.equal(await isLive(owner.propertyId), true)
  })

  test('an expired certificate does not verify a KYC', async () => {
    const owner = await makeBroker(site.context.db, { kycStatus: 'pending' })
    await sendDocument(site, owner.token)
    await sendDocument(site, owner.token, { kind: 'rera', validUntil: indianDay(-1) })
    const refused = await verify(owner.id)
    assert.deepEqual([refused.status, refused.body.code], [409, 'certificate_over'])
  })

  test('only RERA certificates have an expiry date', async () => {
    const owner = await makeBroker(site.context.db, { kycStatus: 'pending' })
    const wrong = await sendDocument(site, owner.token, { kind: 'pan', validUntil: indianDay(5) })
    assert.deepEqual([wrong.status, wrong.body.errors?.[0]?.path], [400, 'validUntil'])
    const never = await sendDocument(site, owner.token, { kind: 'rera' })
    assert.equal(never.body.document.validUntil, null)
    assert.equal((await site.call(document.mine, {}, owner)).body.documents.length, 1)
  })
})
