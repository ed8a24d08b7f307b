import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { conversation } from '#contract/inquiry/conversation.ts'
import { privacy } from '#contract/privacy.ts'
import { postedRequirement } from '#contract/requirement/admin-requirement.ts'
import { maxHomesPerRequirement, maxOffersPerDay } from '#contract/requirement/limits.ts'
import { eraseDue } from '#server/privacy/erase.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import {
  makeAdministrator,
  makeBroker,
  makeCustomer,
  makeProperty,
  testPassword,
} from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { requirementActs, sought } from '#test/requirement/requirement-acts.ts'

/** Brokers offer homes for a requirement, and its customer answers (decision 0106). */

const site = useApp()
const requirements = requirementActs(site)
const leads = leadActs(site)

const wanted = 'Properties for sale in Whitefield, up to ₹90.0L'
const setProperty = (id: string, change: object) =>
  site.context.db.updateTable('property').set(change).where('id', '=', id).execute()

describe('an offer', () => {
  test('for what an administrator removed shows none of its words any more', async () => {
    const filters = { ...sought, search: 'with a garden' }
    const customer = await makeCustomer(site.context.db, { isVerified: true })
    const broker = await makeBroker(site.context.db)
    const home = await makeProperty(site.context.db, { brokerId: broker.id })
    const { body } = await requirements.post(customer, sought, { note: 'For my parents' })
    const id = body.requirement._id
    await requirements.match()
    assert.equal((await requirements.offer(broker, id, [home.id])).status, 201)
    await requirements.change(customer, id, { filters, note: 'For my parents', version: 1 })
    assert.match(JSON.stringify(await requirements.sent(broker)), /with a garden.*For my parents/)
    const admin = await makeAdministrator(site.context.db, { role: 'moderator' })
    const removal = { params: { id }, body: { reason: 'It names people.' } }
    assert.equal((await site.call(postedRequirement.remove, removal, admin)).status, 200)
    const [sent] = await requirements.sent(broker)
    assert.equal(sent?.requirement.state, 'removed')
    assert.doesNotMatch(JSON.stringify(sent), /with a garden|For my parents|It names/)
    assert.equal((await requirements.seen(broker, id)).status, 404)
  })

  test('is of a live home of the broker’s own for the same deal, once each', async () => {
    const { broker, home, id } = await requirements.makeScenario()
    const { db } = site.context
    const other = await makeProperty(db)
    const pending = await makeProperty(db, { brokerId: broker.id, status: 'pending' })
    const rented = await makeProperty(db, { brokerId: broker.id, listingType: 'rent' })
    for (const { id: wrong } of [other, pending, rented]) {
      const { body } = await requirements.offer(broker, id, [home, wrong])
      assert.equal(body.code, 'requirement_home_not_offered')
    }
    assert.deepEqual(await requirements.sent(broker), [])
    assert.equal((await requirements.offer(broker, id, [home, home])).status, 201)
    assert.equal(
      (await requirements.offer(broker, id, [home])).body.code,
      'requirement_home_offered',
    )
    const both = await Promise.all([1, 2].map(() => makeProperty(db, { brokerId: broker.id })))
    const [one] = both
    const pressed = await Promise.all(
      [1, 2, 3].map(() => requirements.offer(broker, id, [one?.id ?? ''])),
    )
    assert.equal(pressed.filter(({ status }) => status === 201).length, 1)
  })

  test('says whether the home has all that was asked for', async () => {
    const { customer, broker, home, id } = await requirements.makeScenario()
    const near = await makeProperty(site.context.db, { brokerId: broker.id, price: 9_200_000 })
    await requirements.match()
    const { homes } = (await requirements.seen(broker, id)).body
    assert.deepEqual(
      homes.map((one) => [one._id, one.isFit]),
      [
        [home, true],
        [near.id, false],
      ],
    )
    await requirements.offer(broker, id, [home, near.id])
    const { offers } = (await requirements.own(customer, id)).body
    assert.deepEqual(
      new Map(offers.map((one) => [one.home._id, one.isFit])),
      new Map([
        [home, true],
        [near.id, false],
      ]),
    )
  })

  test('is told in one message a press, without the number of anybody', async () => {
    const { customer, offerId } = await requirements.offered()
    assert.ok(offerId)
    const [message, ...others] = await messagesTo(site, customer.id)
    assert.deepEqual(others, [])
    assert.equal(message?.template, 'requirement.offered')
    assert.equal(message?.variables.homes, '1 listing')
    assert.equal(message?.variables.requirement, wanted)
  })

  test('is refused after the end, where nothing is seen, and above the limits', async () => {
    const { customer, broker, home, id } = await requirements.makeScenario()
    const { db } = site.context
    const stranger = await makeBroker(db)
    const far = await makeProperty(db, { brokerId: stranger.id, locationText: 'Hebbal' })
    await requirements.match()
    assert.equal((await requirements.offer(stranger, id, [far.id])).status, 404)
    const more: string[] = []
    for (let n = 0; n <= maxHomesPerRequirement; n++) {
      more.push((await makeProperty(db, { brokerId: broker.id })).id)
    }
    assert.equal((await requirements.offer(broker, id, more.slice(0, -1))).status, 201)
    assert.equal(
      (await requirements.offer(broker, id, [home])).body.code,
      'requirement_offers_full',
    )
    await requirements.step(customer, id, 'pause')
    assert.equal((await requirements.offer(broker, id, [home])).body.code, 'requirement_not_open')
  })

  test('counts against a day over all requirements', async () => {
    const { broker, home, id } = await requirements.makeScenario()
    await sql`
      insert into requirement (id, customer_id, filters, listing_type, min_price, max_price,
        ends_at)
      select gen_random_uuid(), customer_id, filters, listing_type, min_price, max_price, ends_at
      from requirement, generate_series(1, ${maxOffersPerDay})`.execute(site.context.db)
    await sql`
      insert into requirement_offer (id, requirement_id, property_id, broker_id)
      select gen_random_uuid(), id, ${home}::uuid, ${broker.id}::uuid from requirement
      where id <> ${id}`.execute(site.context.db)
    const { body } = await requirements.offer(broker, id, [home])
    assert.equal(body.code, 'requirement_offers_too_many')
    await sql`update requirement_offer set created_at = now() - interval '25 hours'`.execute(
      site.context.db,
    )
    assert.equal((await requirements.offer(broker, id, [home])).status, 201)
  })

  test('is hidden while the home is not live or its broker not verified', async () => {
    const { customer, broker, home, id, offerId } = await requirements.offered()
    const shown = async () => (await requirements.own(customer, id)).body.offers.length
    assert.equal(await shown(), 1)
    await setProperty(home, { status: 'sold' })
    assert.equal(await shown(), 0)
    assert.equal(
      (await requirements.accept(customer, id, offerId)).body.code,
      'requirement_home_gone',
    )
    await setProperty(home, { status: 'approved' })
    const { db } = site.context
    const rejected = { kyc_status: 'pending' } as const
    await db.updateTable('broker').set(rejected).where('id', '=', broker.id).execute()
    assert.equal(await shown(), 0)
    assert.equal((await requirements.own(customer, id)).body.requirement.waitingCount, 0)
  })
})

describe('an accepted offer', () => {
  test('opens a conversation and a lead with its origin; the number stays hidden', async () => {
    const { customer, broker, id, offerId } = await requirements.offered()
    const { status, body } = await requirements.accept(customer, id, offerId)
    assert.equal(status, 200, JSON.stringify(body))
    const params = { id: body.conversationId }
    const opened = await site.call(conversation.get, { params }, customer)
    assert.equal(opened.body.inquiry.broker._id, broker.id)
    const [lead] = (await leads.list(broker.token)).body.inquiries
    assert.equal(lead?.contact, 'unshared')
    assert.equal(JSON.stringify(lead).includes(customer.phone), false)
    const { history } = (await leads.get(broker.token, lead?._id ?? '')).body
    assert.deepEqual(
      history.map(({ kind, text }) => [kind, text]),
      [['offer-accepted', wanted]],
    )
    const [sent] = await requirements.sent(broker)
    assert.deepEqual([sent?.state, sent?.leadId], ['accepted', lead?._id])
    assert.equal((await messagesTo(site, broker.id)).at(-1)?.template, 'inquiry.received')
    const [offer] = (await requirements.own(customer, id)).body.offers
    assert.deepEqual([offer?.state, offer?.conversationId], ['accepted', body.conversationId])
  })

  test('shares the number for a week only where its owner chooses so', async () => {
    const { customer, broker, id, offerId } = await requirements.offered()
    await requirements.accept(customer, id, offerId, {
      numberSharing: 'week',
      message: 'When can I come?',
    })
    const [lead] = (await leads.list(broker.token)).body.inquiries
    assert.deepEqual([lead?.contact, lead?.phone], ['open', customer.phone])
    assert.equal(lead?.lastMessage, 'When can I come?')
  })

  test('joins what the customer asked about the home before', async () => {
    const { customer, broker, home, id, offerId } = await requirements.offered()
    await leads.ask(home, { phone: customer.phone, numberSharing: 'chat' }, customer.token)
    assert.equal((await requirements.accept(customer, id, offerId)).status, 200)
    const [lead, ...others] = (await leads.list(broker.token)).body.inquiries
    assert.deepEqual([lead?.inquiryCount, others.length], [1, 0])
  })

  test('is answered once, also by two presses at once, and by its customer alone', async () => {
    const { customer, id, offerId, broker } = await requirements.offered()
    const other = await requirements.posted(sought)
    assert.equal((await requirements.accept(other.customer, id, offerId)).status, 404)
    assert.equal((await requirements.accept(other.customer, other.id, offerId)).status, 404)
    const pressed = await Promise.all([
      requirements.accept(customer, id, offerId),
      requirements.accept(customer, id, offerId),
      requirements.decline(customer, id, offerId),
    ])
    assert.equal(pressed.filter(({ status }) => status === 200).length, 1)
    assert.ok((await leads.list(broker.token)).body.inquiries.length <= 1)
    assert.equal((await requirements.decline(customer, id, offerId)).status, 409)
  })

  test('can be declined, and nothing is answered after the end', async () => {
    const { customer, broker, id, offerId } = await requirements.offered()
    await requirements.step(customer, id, 'end')
    const late = await requirements.accept(customer, id, offerId)
    assert.equal(late.body.code, 'requirement_not_open')
    await requirements.step(customer, id, 'keep')
    assert.equal((await requirements.decline(customer, id, offerId)).status, 200)
    assert.equal((await requirements.sent(broker))[0]?.state, 'declined')
    assert.deepEqual((await leads.list(broker.token)).body.inquiries, [])
  })

  test('leaves nothing of a customer who is erased, and is in their own data before', async () => {
    const { customer, broker, id, offerId } = await requirements.offered()
    await requirements.accept(customer, id, offerId)
    const by = { token: customer.token }
    const data = JSON.stringify((await site.call(privacy.data, {}, by)).body)
    assert.match(data, /Facing the lake/)
    await site.call(privacy.requestDeletion, { body: { password: testPassword } }, by)
    await sql`update customer_deletion set due_at = now() - interval '1 second'`.execute(
      site.context.db,
    )
    assert.equal(await eraseDue(site.context.db), 1)
    assert.deepEqual(await requirements.sent(broker), [])
    const [lead] = (await leads.list(broker.token)).body.inquiries
    assert.equal(lead?.name, 'Deleted customer')
  })
})
