import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { conversation } from '#contract/inquiry/conversation.ts'
import { maxSharesPerDay } from '#contract/requirement/limits.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { requirementActs } from '#test/requirement/requirement-acts.ts'

/** A broker with a customer's confidence shares the requirement and splits (decision 0106). */

const site = useApp()
const requirements = requirementActs(site)
const leads = leadActs(site)

/** A requirement with an accepted offer, and another broker without a home that fits. */
async function makeScenario() {
  const made = await requirements.offered()
  const { body } = await requirements.accept(made.customer, made.id, made.offerId)
  const partner = await makeBroker(site.context.db, { companyName: 'Lata Homes' })
  const far = { brokerId: partner.id, locationText: 'Hebbal' }
  const home = await makeProperty(site.context.db, far)
  await requirements.match()
  return { ...made, conversationId: body.conversationId, partner, partnerHome: home.id }
}

async function shared() {
  const made = await makeScenario()
  const { status, body } = await requirements.propose(made.broker, made.id, made.partner.email)
  assert.equal(status, 201, JSON.stringify(body))
  return { ...made, shareId: body.share._id }
}

/** A proposal of some hours ago, which only the database can make. */
async function proposedBefore(hours: number) {
  const made = await makeScenario()
  const id = v7()
  await sql`
    insert into requirement_share (id, requirement_id, from_broker_id, to_broker_id, percent,
      summary, created_at, expires_at)
    values (${id}, ${made.id}, ${made.broker.id}, ${made.partner.id}, 40, 'Homes for sale',
      now() - make_interval(hours => ${hours}),
      now() + make_interval(hours => 24 - ${hours}))`.execute(site.context.db)
  return { ...made, shareId: id }
}

describe('sharing a requirement', () => {
  test('needs an accepted offer and a verified broker, found by mail, number or id', async () => {
    const { customer, broker, id, offerId } = await requirements.offered()
    const { db } = site.context
    const partner = await makeBroker(db)
    const early = await requirements.propose(broker, id, partner.email)
    assert.equal(early.body.code, 'requirement_share_early')
    await requirements.accept(customer, id, offerId)
    const pending = await makeBroker(db, { kycStatus: 'pending' })
    for (const to of [pending.email, 'nobody@example.in', 'Lata']) {
      assert.equal(
        (await requirements.propose(broker, id, to)).body.code,
        'requirement_share_nobody',
      )
    }
    const self = await requirements.propose(broker, id, broker.email)
    assert.equal(self.body.code, 'requirement_share_self')
    const byPhone = await makeBroker(db)
    const byId = await makeBroker(db)
    for (const to of [partner.email.toUpperCase(), byPhone.phone, byId.id]) {
      assert.equal((await requirements.propose(broker, id, to)).status, 201)
    }
    const again = await requirements.propose(broker, id, partner.email)
    assert.equal(again.body.code, 'requirement_share_known')
    for (const percent of [0, 100, 12.5]) {
      assert.equal((await requirements.propose(broker, id, pending.email, { percent })).status, 400)
    }
  })

  test('shows nothing but the kind of home until its receiver accepts', async () => {
    const { customer, broker, partner, id, shareId } = await shared()
    const [before] = await requirements.shares(partner)
    assert.deepEqual([before?.summary, before?.requirementId], ['Properties for sale', null])
    assert.deepEqual([before?.percent, before?.mayAnswer], [40, true])
    assert.equal((await requirements.seen(partner, id)).status, 404)
    assert.equal((await requirements.answerShare(broker, shareId, 'accept')).status, 404)
    const { body } = await requirements.answerShare(partner, shareId, 'accept')
    assert.deepEqual([body.share.state, body.share.requirementId], ['accepted', id])
    const seen = await requirements.seen(partner, id)
    assert.equal(seen.status, 200)
    for (const secret of [customer.id, customer.phone, customer.email, 'Meera']) {
      assert.equal(JSON.stringify([seen.body, body]).includes(secret), false)
    }
    // Whoever was given it does not pass it on.
    const third = await makeBroker(site.context.db)
    const passed = await requirements.propose(partner, id, third.email)
    assert.equal(passed.body.code, 'requirement_share_early')
    const told = await messagesTo(site, broker.id)
    assert.equal(told.at(-1)?.template, 'requirement.share_answered')
  })

  test('is answered once, and a declined one can be proposed anew', async () => {
    const { broker, partner, id, shareId } = await shared()
    const pressed = await Promise.all([
      requirements.answerShare(partner, shareId, 'decline'),
      requirements.answerShare(partner, shareId, 'decline'),
    ])
    assert.deepEqual(pressed.map(({ status }) => status).sort(), [200, 409])
    assert.equal((await requirements.answerShare(partner, shareId, 'accept')).status, 409)
    assert.equal((await requirements.seen(partner, id)).status, 404)
    assert.equal((await requirements.propose(broker, id, partner.email)).status, 201)
  })

  test('expires after 24 hours, before a job has run', async () => {
    const late = await proposedBefore(24)
    const { broker, partner, id, shareId } = late
    const answer = await requirements.answerShare(partner, shareId, 'accept')
    assert.equal(answer.body.code, 'requirement_share_over')
    assert.equal((await requirements.shares(partner))[0]?.state, 'expired')
    assert.equal((await requirements.propose(broker, id, partner.email)).status, 201)
    const inTime = await proposedBefore(23)
    assert.equal(
      (await requirements.answerShare(inTime.partner, inTime.shareId, 'accept')).status,
      200,
    )
  })

  test('keeps its terms, whoever writes to the database', async () => {
    const { shareId } = await shared()
    const { db } = site.context
    const write = (change: ReturnType<typeof sql>) =>
      sql`update requirement_share set ${change} where id = ${shareId}`.execute(db)
    for (const change of [
      sql`percent = 10`,
      sql`note = 'other'`,
      sql`expires_at = expires_at + interval '1 day', created_at = created_at + interval '1 day'`,
    ]) {
      await assert.rejects(write(change), /terms of a shared requirement/)
    }
    const late = sql`state = 'accepted', decided_at = expires_at`
    await assert.rejects(write(late), /requirement_share_in_time/)
    await write(sql`state = 'accepted', decided_at = now()`)
    await assert.rejects(write(sql`state = 'declined'`), /terms of a shared requirement/)
  })

  test('ends with the requirement, and with the confidence of its customer', async () => {
    const { customer, partner, id, shareId } = await shared()
    await requirements.step(customer, id, 'pause')
    const paused = await requirements.answerShare(partner, shareId, 'accept')
    assert.equal(paused.body.code, 'requirement_not_open')
    await requirements.step(customer, id, 'resume')
    assert.equal((await requirements.answerShare(partner, shareId, 'accept')).status, 200)
    assert.equal((await requirements.seen(partner, id)).status, 200)
    await sql`update contact_consent set withdrawn_at = now(), withdrawal = '{}'`.execute(
      site.context.db,
    )
    assert.equal((await requirements.seen(partner, id)).status, 404)
  })

  test('is limited to some a day', async () => {
    const { broker, partner, id, shareId } = await shared()
    await requirements.answerShare(partner, shareId, 'decline')
    await sql`
      insert into requirement_share (id, from_broker_id, to_broker_id, percent, summary, created_at,
        expires_at)
      select gen_random_uuid(), ${broker.id}, ${partner.id}, 40, 'Homes', now(),
        now() + interval '24 hours'
      from generate_series(2, ${maxSharesPerDay})`.execute(site.context.db)
    const { body } = await requirements.propose(broker, id, partner.email)
    assert.equal(body.code, 'requirement_shares_too_many')
  })
})

describe('a home offered through another broker', () => {
  test('is answered by that broker, whose lead it becomes; its own broker is told', async () => {
    const { customer, broker, partner, partnerHome, id, shareId } = await shared()
    assert.equal((await requirements.offer(partner, id, [partnerHome])).status, 404)
    await requirements.answerShare(partner, shareId, 'accept')
    assert.equal((await requirements.offer(partner, id, [partnerHome])).status, 201)
    const { offers } = (await requirements.own(customer, id)).body
    const offer = offers.find(({ state }) => state === 'sent')
    assert.deepEqual([offer?.broker._id, offer?.through?._id], [partner.id, broker.id])
    const { body } = await requirements.accept(customer, id, offer?._id ?? '')
    const params = { id: body.conversationId }
    const opened = await site.call(conversation.get, { params }, customer)
    assert.equal(opened.body.inquiry.broker._id, broker.id)
    assert.deepEqual((await leads.list(partner.token)).body.inquiries, [])
    const [sent] = await requirements.sent(partner)
    assert.deepEqual([sent?.state, sent?.leadId, sent?.through?._id], ['accepted', null, broker.id])
    const told = (await messagesTo(site, partner.id)).at(-1)
    assert.equal(told?.template, 'requirement.offer_taken')
    assert.equal(JSON.stringify(told).includes('Meera'), false)
    const [given] = await requirements.shares(broker)
    assert.deepEqual([given?.isGiven, given?.offerCount], [true, 1])
    // An accepted home of another broker gives no confidence of one's own.
    assert.equal((await requirements.seen(partner, id)).body.mayShare, false)
  })
})
