import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { notification } from '#contract/message/notification.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty, testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'

/** Changes of a verified broker's identity (BRK-6). */

const site = useApp()

async function verified() {
  const owner = await makeBroker(site.context.db, { hasPanCard: true })
  const { id } = await makeProperty(site.context.db, { brokerId: owner.id })
  const isPublic = async () =>
    (await site.call(property.publicGet, { params: { id } })).status === 200
  const save = async (body: Record<string, unknown>) => {
    const answer = await site.call(
      broker.changeProfile,
      { body: { currentPassword: testPassword, ...body } },
      owner,
    )
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body.broker.kycStatus
  }
  return { owner, isPublic, save }
}

/** Returns the messages about the KYC, without those about contact changes. */
const decisionsTo = async (id: string) =>
  (await messagesTo(site, id)).filter(({ template }) => template === 'broker.kyc_decided')

describe('identity changes of a verified broker', () => {
  const changes: [string, Record<string, unknown>][] = [
    ['first name', { firstName: 'Ramesh' }],
    ['last name', { lastName: 'Hegde' }],
    ['phone', { phone: '98111 22334' }],
    ['company', { companyName: 'Hegde Homes' }],
  ]
  for (const [what, body] of changes) {
    test(`changing the ${what} returns the KYC to review and hides the listings`, async () => {
      const { owner, isPublic, save } = await verified()
      assert.equal(await isPublic(), true)
      assert.equal(await save(body), 'pending')
      assert.equal(await isPublic(), false)
      const [told] = await decisionsTo(owner.id)
      assert.equal(told?.variables.decision, 'under review again')
      assert.match(told?.variables.note ?? '', /^You changed your (name|phone|company), so/)
      const admin = await makeAdministrator(site.context.db, { role: 'admin' })
      const params = { id: owner.id }
      await site.call(broker.changeKyc, { params, body: { kycStatus: 'verified' } }, admin)
      assert.equal(await isPublic(), true)
    })
  }

  test('the broker joins the end of the KYC queue, with a notification', async () => {
    const { db } = site.context
    const admin = await makeAdministrator(db, { role: 'moderator' })
    const { owner, save } = await verified()
    const first = await makeBroker(db, { kycStatus: 'pending', hasPanCard: true })
    await save({ companyName: 'Hegde Homes' })
    const query = { kycStatus: 'pending', sort: 'waiting' }
    const { body } = await site.call(broker.list, { query }, admin)
    assert.deepEqual(
      body.brokers.map(({ _id }) => _id),
      [first.id, owner.id],
    )
    const { body: bell } = await site.call(notification.list, {}, admin)
    assert.equal(bell.notifications[0]?.title, 'KYC to verify again: Hegde Homes')
    const events = await db
      .selectFrom('audit_event')
      .select(['act', 'after'])
      .where('act', '=', 'broker.reverify_kyc')
      .execute()
    assert.deepEqual(events[0]?.after, { kycStatus: 'pending', changed: ['company'] })
  })

  test('other changes, or saving the same values, keep the KYC verified', async () => {
    const { owner, isPublic, save } = await verified()
    const same = { firstName: owner.first_name, phone: owner.phone, companyName: 'Shetty Homes' }
    assert.equal(await save({ ...same, experience: 20, operatingAreas: ['Hebbal'] }), 'verified')
    assert.equal(await save({ email: 'new@example.in', whatsapp: '9811122334' }), 'verified')
    assert.equal(await isPublic(), true)
    assert.deepEqual(await decisionsTo(owner.id), [])
  })
})

test('a new name does not return a rejected broker to the queue', async () => {
  const owner = await makeBroker(site.context.db, { kycStatus: 'rejected' })
  const body = { companyName: 'Hegde Homes' }
  const saved = await site.call(broker.changeProfile, { body }, owner)
  assert.equal(saved.body.broker.kycStatus, 'rejected')
  assert.deepEqual(await decisionsTo(owner.id), [])
})
