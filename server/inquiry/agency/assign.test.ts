import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { conversation } from '#contract/inquiry/conversation.ts'
import { privacy } from '#contract/privacy.ts'
import { agencyActs } from '#test/agency/acts.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { outbox } from '#test/outbox.ts'

/** Who of an agency sees and answers a lead. */

const site = useApp()
const acts = agencyActs(site)
const { leadActions, team, assigned, assign, remove, change } = acts
type Person = Awaited<ReturnType<typeof makeBroker>>

const inboxOf = async ({ token }: Person, query: Record<string, string> = {}) =>
  (await leadActions.list(token, query)).body.inquiries
const contactOf = async (person: Person) => {
  const [lead] = await inboxOf(person)
  return lead?.assignee?.name
}
const ask = async (listing: string, number: number, given: Record<string, unknown> = {}) => {
  const { status } = await leadActions.ask(listing, { phone: `98765 4${1000 + number}`, ...given })
  assert.equal(status, 201)
}

describe('a lead of an agency', () => {
  test('is seen by its broker, who manages, and who was made to answer it', async () => {
    const { owner, asha, vikram, id } = await assigned()
    const stranger = await makeBroker(site.context.db)
    const sight = async (person: Person) => [
      (await inboxOf(person)).length,
      (await leadActions.get(person.token, id)).status,
      (await leadActions.stats(person.token)).total,
    ]
    assert.deepEqual(await sight(owner), [1, 200, 1])
    assert.deepEqual(await sight(asha), [1, 200, 1])
    assert.deepEqual(await sight(vikram), [0, 404, 0])
    assert.deepEqual(await sight(stranger), [0, 404, 0])
    assert.equal((await leadActions.reply(vikram.token, id, 'Yes')).status, 404)
    const { id: own } = await makeProperty(site.context.db, { brokerId: vikram.id })
    await ask(own, 1, { name: 'Kiran' })
    assert.equal((await inboxOf(owner)).length, 2)
    assert.equal((await inboxOf(asha)).length, 1)
  })

  test('is filtered by who answers it', async () => {
    const { owner, asha, vikram, listing } = await assigned()
    await ask(listing, 2, { name: 'Kiran' })
    const names = (query: Record<string, string>) => leadActions.names(owner.token, query)
    assert.deepEqual(await names({ answeredBy: 'mine' }), ['Kiran'])
    assert.deepEqual(await names({ answeredBy: 'unassigned' }), ['Kiran'])
    assert.deepEqual(await names({ answeredBy: asha.id }), ['Meera Iyer'])
    assert.deepEqual(await names({ answeredBy: vikram.id }), [])
    assert.equal((await leadActions.list(owner.token, { answeredBy: 'all' })).status, 400)
  })

  test('from before its broker joined is none of the agency’s, until it is given', async () => {
    const { owner, vikram } = await team()
    const { broker, id } = await leadActions.asked()
    await acts.invite(owner, broker.email)
    await acts.accept(broker, await acts.linkTo(broker.email))
    assert.deepEqual(await inboxOf(owner), [])
    await assign(broker, id, { assigneeId: vikram.id, from: broker.id })
    assert.equal((await inboxOf(owner)).length, 1)
    assert.equal((await inboxOf(vikram)).length, 1)
  })

  test('is hidden at once from a colleague whose KYC is not verified any more', async () => {
    const { asha, id } = await assigned()
    await site.context.db
      .updateTable('broker')
      .set({ kyc_status: 'pending' })
      .where('id', '=', asha.id)
      .execute()
    assert.deepEqual(await inboxOf(asha), [])
    assert.equal((await leadActions.get(asha.token, id)).status, 404)
  })
})

describe('assigning by hand', () => {
  test('has one winner of two who do it at once, and the history says who and why', async () => {
    const { owner, asha, vikram, id } = await assigned()
    const to = (person: Person) => ({
      assigneeId: person.id,
      from: asha.id,
      reason: 'Speaks Tamil',
    })
    const both = await Promise.all([assign(owner, id, to(vikram)), assign(asha, id, to(owner))])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409])
    const { history } = (await leadActions.get(owner.token, id)).body
    const steps = history.filter(({ kind }) => kind === 'assigned')
    assert.equal(steps.length, 2)
    assert.partialDeepStrictEqual(steps[1], { before: 'Ravi Shetty', after: 'Asha Shetty' })
    assert.partialDeepStrictEqual(steps[0], { before: 'Asha Shetty', text: 'Speaks Tamil' })
  })

  test('is for members of one agency, which the database holds as well', async () => {
    const { owner, asha, id } = await assigned()
    const stranger = await makeBroker(site.context.db)
    const refused = await assign(owner, id, { assigneeId: stranger.id, from: asha.id })
    assert.equal(refused.body.code, 'agency_member_not_found')
    await assert.rejects(
      site.context.db.updateTable('lead_assignment').set({ assignee_id: stranger.id }).execute(),
      /lead_assignment_assignee/,
    )
    await site.context.db
      .updateTable('broker')
      .set({ status: 'suspended' })
      .where('id', '=', asha.id)
      .execute()
    const { vikram } = await team()
    assert.equal((await assign(vikram, id, { assigneeId: vikram.id, from: asha.id })).status, 404)
  })

  test('tells the new colleague and the person who asked', async () => {
    await assigned({ email: 'meera@example.in' })
    const sent = (await outbox(site)).filter(({ template }) => template.startsWith('inquiry.'))
    const messages = sent.filter(({ template }) => template === 'inquiry.contact_changed')
    assert.equal(messages.length, 1)
    assert.match(messages[0]?.body ?? '', /Asha Shetty of Neev Homes now answers/)
    const given = sent.filter(({ template }) => template === 'inquiry.assigned')
    assert.deepEqual(given.map(({ channel }) => channel).toSorted(), ['email', 'sms'])
  })

  test('gives back to the broker whom the person asked', async () => {
    const { owner, asha, id } = await assigned()
    const { body } = await assign(asha, id, { assigneeId: null, from: asha.id })
    assert.equal(body.inquiry, null)
    assert.equal(await contactOf(owner), undefined)
    assert.deepEqual(await inboxOf(asha), [])
  })
})

describe('the rule', () => {
  test('gives new leads to the members in turn, and none to who pauses', async () => {
    const { owner, vikram, listing } = await team()
    await change(owner, { assignRule: 'in-turn' })
    await site.context.db
      .updateTable('agency_member')
      .set({ takes_leads: false })
      .where('broker_id', '=', vikram.id)
      .execute()
    for (const number of [1, 2, 3]) await ask(listing, number)
    const leads = await inboxOf(owner, { sort: 'newest' })
    assert.deepEqual(
      leads.map(({ assignee }) => assignee?.name),
      ['Ravi Shetty', 'Asha Shetty', 'Ravi Shetty'],
    )
  })

  test('keeps a person with who answers them', async () => {
    const { owner, listing } = await team()
    await change(owner, { assignRule: 'in-turn' })
    const { id: second } = await makeProperty(site.context.db, { brokerId: owner.id })
    await ask(listing, 1)
    await ask(second, 1)
    assert.equal((await inboxOf(owner)).length, 1)
    assert.equal(await contactOf(owner), 'Ravi Shetty')
  })

  test('finds who works in the locality, else leaves it to be assigned by hand', async () => {
    const { owner, asha, listing } = await team()
    await change(owner, { assignRule: 'locality' })
    await ask(listing, 1)
    assert.equal(await contactOf(owner), undefined)
    await sql`update broker set operating_areas = array[(
      select location_text from property where id = ${listing})] where id = ${asha.id}`.execute(
      site.context.db,
    )
    await ask(listing, 2)
    assert.equal((await inboxOf(asha)).length, 1)
  })

  test('names the broker of the listing, who alone is notified of the inquiry', async () => {
    const { owner, asha } = await team()
    const { id: own } = await makeProperty(site.context.db, { brokerId: asha.id })
    await change(owner, { assignRule: 'listing' })
    await ask(own, 1)
    assert.equal(await contactOf(asha), 'Asha Shetty')
    const messages = (await outbox(site)).filter(({ template }) => template === 'inquiry.received')
    assert.ok(messages.every(({ account_id }) => account_id === asha.id) && messages.length > 0)
  })
})

describe('the number of who asked', () => {
  const numberFor = async (person: Person, id: string) => {
    const { inquiry, conversations } = (await leadActions.get(person.token, id)).body
    return [inquiry.contact, inquiry.phone.includes('•'), conversations[0]?.email]
  }

  test('is shared with the broker only, until it is shared with the colleague', async () => {
    const customer = await makeCustomer(site.context.db, { isVerified: true })
    const { owner, asha, vikram, listing } = await team()
    const { name, phone, email } = { name: 'Meera', phone: customer.phone, email: customer.email }
    await leadActions.ask(listing, { name, phone, email }, customer.token)
    const [lead] = await inboxOf(owner)
    const id = lead?._id ?? ''
    await assign(owner, id, { assigneeId: asha.id, from: owner.id })
    assert.deepEqual(await numberFor(owner, id), ['open', false, email])
    assert.deepEqual(await numberFor(asha, id), ['unshared', true, null])
    const digits = phone.slice(-8)
    assert.equal((await inboxOf(asha, { search: digits })).length, 0)
    assert.equal((await inboxOf(asha, { search: email })).length, 0)
    const own = async () =>
      (await site.call(conversation.get, { params: { id } }, customer)).body.inquiry.contact
    assert.deepEqual(await own(), {
      name: 'Asha Shetty',
      agencyName: 'Neev Homes',
      isNumberShared: false,
    })
    const body = { numberSharing: 'week' } as const
    await site.call(conversation.shareNumber, { params: { id }, body }, customer)
    assert.deepEqual(await numberFor(asha, id), ['open', false, email])
    assert.equal((await own())?.isNumberShared, true)
    const { disclosures } = (await site.call(privacy.disclosures, {}, customer)).body
    assert.equal(disclosures[0]?.colleague, 'Asha Shetty')
    await assign(asha, id, { assigneeId: vikram.id, from: asha.id })
    assert.deepEqual(await numberFor(vikram, id), ['unshared', true, null])
    await assign(vikram, id, { assigneeId: asha.id, from: vikram.id })
    assert.deepEqual(await numberFor(asha, id), ['unshared', true, null])
  })

  test('promised after the broker’s answer is not opened by a colleague’s', async () => {
    const { owner, asha, id } = await assigned({
      numberSharing: 'after-answer',
      email: 'meera@example.in',
    })
    await leadActions.reply(asha.token, id, 'It is free')
    assert.deepEqual((await numberFor(owner, id))[0], 'unshared')
    await leadActions.reply(owner.token, id, 'Hello')
    assert.deepEqual((await numberFor(owner, id))[0], 'open')
    assert.deepEqual((await numberFor(asha, id))[0], 'unshared')
  })
})

test('a reply comes under the name of who wrote it', async () => {
  const { owner, asha, id } = await assigned({ email: 'meera@example.in' })
  await leadActions.reply(asha.token, id, 'It is free')
  const { thread } = (await leadActions.get(owner.token, id)).body
  assert.partialDeepStrictEqual(thread.at(-1), { name: 'Asha Shetty', isOwn: false })
  const [mail] = await leadActions.replies()
  assert.match(mail?.body ?? '', /Asha Shetty/)
})

describe('a member who leaves', () => {
  test('hands open leads over, and keeps what was asked of them', async () => {
    const { owner, asha, vikram, id } = await assigned()
    const { id: own } = await makeProperty(site.context.db, { brokerId: asha.id })
    await ask(own, 1, { name: 'Kiran' })
    const [kiran] = await inboxOf(asha, { search: 'Kiran' })
    await assign(asha, kiran?._id ?? '', { assigneeId: vikram.id, from: asha.id })
    const { body } = await remove(owner, asha.id, { successorId: vikram.id })
    assert.equal(body.handedOver, 1)
    assert.deepEqual(await leadActions.names(vikram.token), ['Meera Iyer'])
    assert.deepEqual(await leadActions.names(asha.token), ['Kiran'])
    assert.deepEqual(await leadActions.names(owner.token), ['Meera Iyer'])
    const refused = await leadActions.reply(asha.token, id, 'A long answer')
    assert.deepEqual([refused.status, refused.body.code], [409, 'lead_of_another'])
    assert.match(refused.body.message, /^Vikram Shetty answers this enquiry now/)
  })

  test('while leads are assigned to them, leaves none behind', async () => {
    const { owner, asha, vikram, listing } = await team()
    for (const number of [1, 2, 3]) await ask(listing, number)
    const leads = await inboxOf(owner)
    const outcomes = await Promise.all([
      ...leads.map(({ _id }) => assign(owner, _id, { assigneeId: asha.id, from: owner.id })),
      remove(owner, asha.id, { successorId: vikram.id }),
    ])
    assert.ok(outcomes.every(({ status }) => [200, 404].includes(status)))
    assert.equal(outcomes.at(-1)?.status, 200)
    assert.deepEqual(await inboxOf(asha), [])
    assert.ok((await inboxOf(owner)).every(({ assignee }) => assignee?._id !== asha.id))
  })
})
