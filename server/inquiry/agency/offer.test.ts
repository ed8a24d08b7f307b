import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { agencyFigures } from '#contract/agency/figures.ts'
import { privacy } from '#contract/privacy.ts'
import { brokerVisit, visit } from '#contract/visit/visit.ts'
import { remindBrokers } from '#server/inquiry/follow-up.ts'
import { agencyActs } from '#test/agency/acts.ts'
import { useApp } from '#test/app.ts'
import { indianDay, noonInIndia } from '#test/day.ts'
import { makeBroker, makeCustomer } from '#test/make.ts'
import { outbox } from '#test/outbox.ts'
import { visitActs } from '#test/visit.ts'
import { followMembers } from './hand-over.ts'
import { offerUnanswered } from './offer.ts'

/** Leads that wait, members who cannot answer, visits of colleagues, and figures by member. */

const site = useApp()
const acts = agencyActs(site)
const { leadActions, team, assigned, take, offers, figures } = acts
const visits = visitActs(site)

/** Lets time go by for what was asked, replied and joined. */
const pass = (hours: number) =>
  sql`
    with moved as (
      update lead set first_asked_at = first_asked_at - make_interval(hours => ${hours}),
        last_asked_at = last_asked_at - make_interval(hours => ${hours}),
        handled_at = handled_at - make_interval(hours => ${hours})
    ),
    given as (
      update lead_assignment set assigned_at = assigned_at - make_interval(hours => ${hours})
    )
    update agency_member set joined_at = joined_at - make_interval(hours => ${hours})`.execute(
    site.context.db,
  )
const noon = new Date('2026-11-29T06:30:00Z')
const offer = (now = noon) => offerUnanswered(site.context.db, now)
const waiting = async () => {
  const made = await team()
  await leadActions.ask(made.listing)
  const [lead] = (await leadActions.list(made.owner.token)).body.inquiries
  return { ...made, id: lead?._id ?? '' }
}

describe('an unanswered lead', () => {
  test('is offered though a hundred wait in an agency of one, who can offer none', async () => {
    const alone = await makeBroker(site.context.db)
    await acts.create(alone, 'Alone Homes')
    await sql`
      insert into lead (id, broker_id, phone, name, first_asked_at, last_asked_at)
      select gen_random_uuid(), ${alone.id}, '+9190000' || 10000 + n, 'Ravi', now(), now()
      from generate_series(1, 120) n`.execute(site.context.db)
    const { asha } = await waiting()
    await pass(5)
    await offer()
    assert.equal((await offers(asha)).length, 1)
  })

  test('is offered to the other members after the hours, once, without who asked', async () => {
    const { owner, asha, vikram, listing, id } = await waiting()
    await pass(3)
    await offer()
    assert.deepEqual(await offers(asha), [])
    await pass(2)
    await offer(new Date('2026-11-29T20:30:00Z'))
    assert.deepEqual(await offers(asha), [])
    await offer()
    await offer()
    const shown = await offers(asha)
    assert.equal(shown.length, 1)
    assert.deepEqual(Object.keys(shown[0] ?? {}).toSorted(), [
      '_id',
      'askedAt',
      'brokerName',
      'title',
    ])
    assert.deepEqual(await offers(owner), [])
    assert.equal((await leadActions.get(vikram.token, id)).status, 404)
    const messages = (await outbox(site)).filter(
      ({ template, channel }) => template === 'agency.lead_offered' && channel === 'email',
    )
    assert.deepEqual(
      messages.map(({ account_id }) => account_id).toSorted(),
      [asha.id, vikram.id].toSorted(),
    )
    await leadActions.ask(listing, { phone: '98765 41111' })
    await offer()
    assert.equal((await offers(asha)).length, 1)
  })

  test('goes to the first of two who take it, and the other reads who', async () => {
    const { owner, asha, vikram, id } = await waiting()
    await pass(5)
    await offer()
    const both = await Promise.all([take(asha, id), take(vikram, id)])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409])
    const lost = both.find(({ status }) => status === 409)?.body
    assert.equal(lost?.code, 'lead_offer_taken')
    assert.match(lost?.message ?? '', /^(Asha|Vikram) Shetty was quicker/)
    const [lead] = (await leadActions.list(owner.token)).body.inquiries
    assert.ok(lead?.assignee && lost?.message.startsWith(lead.assignee.name))
    assert.deepEqual([await offers(asha), await offers(vikram)], [[], []])
  })

  test('is offered until it is answered, and never where that is switched off', async () => {
    const { owner, asha, id } = await waiting()
    await pass(5)
    await offer()
    await leadActions.reply(owner.token, id, 'It is free')
    assert.deepEqual(await offers(asha), [])
    assert.equal((await take(asha, id)).body.code, 'lead_offer_over')
    const other = await waiting()
    await acts.change(other.owner, { offerAfterHours: null })
    await pass(100)
    await offer()
    assert.deepEqual(await offers(other.asha), [])
  })
})

test('a suspended member’s open leads go to the owner, who is notified how many', async () => {
  const { owner, asha, id } = await assigned()
  const { db, config } = site.context
  await db.updateTable('broker').set({ status: 'suspended' }).where('id', '=', asha.id).execute()
  await followMembers(db, config)
  await followMembers(db, config)
  const { inquiry } = (await leadActions.get(owner.token, id)).body
  assert.equal(inquiry.assignee?.isYou, true)
  const messages = (await outbox(site)).filter(
    ({ template, channel }) => template === 'agency.leads_given' && channel === 'email',
  )
  assert.deepEqual(
    messages.map(({ account_id }) => account_id),
    [owner.id],
  )
})

test('who answers is reminded of follow-ups, and notified who is not to be contacted', async () => {
  const customer = await makeCustomer(site.context.db, { isVerified: true })
  const { owner, asha, listing } = await team()
  await leadActions.ask(listing, { phone: customer.phone, email: customer.email }, customer.token)
  const [lead] = (await leadActions.list(owner.token)).body.inquiries
  const id = lead?._id ?? ''
  await acts.assign(owner, id, { assigneeId: asha.id, from: owner.id })
  await leadActions.change(asha.token, id, { followUpOn: indianDay(0) })
  await remindBrokers(site.context.db, noonInIndia(0))
  const params = { params: { id: owner.id } }
  await site.call(privacy.withdrawContact, params, customer)
  const to = async (name: string) =>
    (await outbox(site))
      .filter(({ template, channel }) => template === name && channel === 'email')
      .map(({ account_id }) => account_id)
  assert.deepEqual(await to('inquiry.follow_up'), [asha.id])
  assert.deepEqual((await to('inquiry.withdrawn')).toSorted(), [asha.id, owner.id].toSorted())
})

test('a visit follows its lead: the colleague sees it, and the customer who comes', async () => {
  const { owner, asha, vikram, listing } = await team()
  await visits.publish(owner)
  const customer = await makeCustomer(site.context.db, { isVerified: true })
  const [time = ''] = await visits.tomorrow(listing)
  const { _id, inquiryId } = (await visits.book(customer, listing, time)).body.visit
  await acts.assign(owner, inquiryId, { assigneeId: asha.id, from: owner.id })
  const [seen] = await visits.ofBroker(asha)
  assert.equal(seen?.contact.isYou, true)
  assert.deepEqual(await visits.ofBroker(vikram), [])
  const [own] = (await visits.own(customer)).visits
  assert.equal(own?.contactName, 'Asha Shetty')
  const cancel = (token: string) =>
    site.call(brokerVisit.cancel, { params: { id: _id }, body: { reason: 'busy' } }, { token })
  assert.equal((await cancel(vikram.token)).status, 404)
  await visits.passTo(_id, '-30 minutes')
  const { code } = (await site.call(visit.list, {}, customer)).body.visits[0] ?? {}
  const enter = { params: { id: _id }, body: { code } }
  assert.equal((await site.call(brokerVisit.prove, enter, asha)).status, 200)
})

test('figures are by who answers: managers read all, agents their own', async () => {
  const { owner, asha, vikram, id, listing } = await assigned()
  await leadActions.ask(listing, { phone: '98765 41111' })
  await leadActions.reply(asha.token, id, 'It is free')
  await sql`update lead_entry set created_at = created_at + interval '90 minutes'
    where kind = 'reply'`.execute(site.context.db)
  const rows = await figures(owner)
  const of = (memberId: string) => rows.find(({ _id }) => _id === memberId)
  assert.partialDeepStrictEqual(of(asha.id), { inquiries: 1, replied: 1, replyMinutes: 90 })
  assert.partialDeepStrictEqual(of(owner.id), { inquiries: 1, replied: 0, liveListings: 1 })
  assert.partialDeepStrictEqual(of(vikram.id), { inquiries: 0, replyMinutes: null })
  assert.deepEqual(
    (await figures(asha)).map(({ _id }) => _id),
    [asha.id],
  )
  const file = await site.call(agencyFigures.export, { query: { days: '90' } }, owner)
  assert.match(String(file.headers['content-type']), /^text\/csv/)
  assert.equal(String(file.body).trim().split('\r\n').length, 4)
})
