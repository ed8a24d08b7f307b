import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { review } from '#contract/review.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

/** Reviews of brokers: by customers they replied to, moderated, and counted with their number. */

const site = useApp()

/** Creates a customer with an inquiry; by default the broker has replied. */
async function dealt({ answered = true } = {}) {
  const { db } = site.context
  const broker = await makeBroker(db)
  const { id } = await makeProperty(db, { brokerId: broker.id })
  const customer = await ask(id)
  if (answered) await reply(broker)
  return { broker, customer, propertyId: id }
}

async function ask(propertyId: string, phone?: string) {
  const customer = await makeCustomer(site.context.db)
  const body = { name: 'Meera Iyer', phone: phone ?? customer.phone, message: 'Is it still free?' }
  await site.call(inquiry.create, { params: { id: propertyId }, body }, customer)
  return customer
}

async function reply(broker: { token: string }) {
  const { inquiries } = (await site.call(inquiry.list, {}, broker)).body
  for (const { _id } of inquiries) {
    await site.call(inquiry.reply, { params: { id: _id }, body: { text: 'Yes, it is.' } }, broker)
  }
}

const write = (
  id: string,
  customer: { token: string },
  body: { stars: number; text?: string; mayQuote?: boolean } = { stars: 5, text: 'Kept his word.' },
) => site.call(review.create, { params: { id }, body }, customer)

const moderator = () => makeAdministrator(site.context.db, { role: 'moderator' })

async function published(id: string, customer: { token: string }, stars: number, text = 'Good.') {
  const written = await write(id, customer, { stars, text, mayQuote: true })
  const body = { status: 'published' } as const
  const params = { id: written.body.review._id }
  await site.call(review.changeStatus, { params, body }, await moderator())
  return params.id
}

const face = async (id: string) =>
  (await site.call(brokerDirectory.get, { params: { id } })).body.broker

describe('a review is written', () => {
  test('only by the customer a step was for, where several gave the number', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId: broker.id })
    const body = { name: 'Asha Rao', phone: '98111 22233' }
    await site.call(inquiry.create, { params: { id }, body })
    const stranger = await ask(id, '98111 22233')
    const [lead] = (await site.call(inquiry.list, {}, broker)).body.inquiries
    const step = { params: { id: lead?._id ?? '' }, body: { stage: 'contacted' } }
    assert.equal((await site.call(inquiry.change, step, broker)).status, 200)
    assert.equal((await write(broker.id, stranger)).body.code, 'review_not_open')
  })

  test('not by somebody who only typed the number of a customer with a reply', async () => {
    const { broker, customer, propertyId } = await dealt()
    const stranger = await ask(propertyId, customer.phone)
    assert.equal((await write(broker.id, stranger)).body.code, 'review_not_open')
    assert.equal((await write(broker.id, customer)).status, 201)
  })

  test('by a customer whom the broker has replied to, and by nobody else', async () => {
    const { broker, customer } = await dealt({ answered: false })
    assert.equal((await write(broker.id, customer)).body.code, 'review_not_open')
    await reply(broker)
    const { open } = (await site.call(review.own, {}, customer)).body
    assert.deepEqual(
      open.map(({ _id }) => _id),
      [broker.id],
    )
    const answer = await write(broker.id, customer)
    assert.equal(answer.status, 201)
    assert.deepEqual(
      [answer.body.review.status, answer.body.review.authorName],
      ['pending', 'Meera I.'],
    )
    const stranger = await makeCustomer(site.context.db)
    assert.equal((await write(broker.id, stranger)).body.code, 'review_not_open')
  })

  test('also after a call that the broker noted, but not about a lead that is spam', async () => {
    const { broker, customer } = await dealt({ answered: false })
    const { inquiries } = (await site.call(inquiry.list, {}, broker)).body
    const params = { id: inquiries[0]?._id ?? '' }
    await site.call(inquiry.change, { params, body: { stage: 'contacted' } }, broker)
    await site.call(inquiry.change, { params, body: { isSpam: true } }, broker)
    assert.equal((await write(broker.id, customer)).body.code, 'review_not_open')
    await site.call(inquiry.change, { params, body: { isSpam: false } }, broker)
    assert.equal((await write(broker.id, customer)).status, 201)
  })

  test('once for each broker, also ten at once, with one to five stars', async () => {
    const { broker, customer } = await dealt()
    for (const stars of [0, 6, 4.5]) {
      assert.equal((await write(broker.id, customer, { stars })).status, 400)
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(broker.id, customer)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)])
    assert.equal((await site.call(review.own, {}, customer)).body.open.length, 0)
  })
})

describe('a review is public', () => {
  test('once it was approved, and its stars count from then on', async () => {
    const { broker, customer, propertyId } = await dealt()
    const other = await ask(propertyId)
    await reply(broker)
    await write(broker.id, customer, { stars: 1 })
    assert.deepEqual(
      [(await face(broker.id)).rating, (await face(broker.id)).reviewCount],
      [null, 0],
    )
    await published(broker.id, other, 4)
    const { rating, reviewCount } = await face(broker.id)
    assert.deepEqual([rating, reviewCount], [4, 1])
    const list = (await site.call(review.ofBroker, { params: { id: broker.id } })).body
    assert.deepEqual([list.reviews.map(({ stars }) => stars), list.pagination.total], [[4], 1])
  })

  test('no longer when it is rejected with a reason, which its author sees', async () => {
    const { broker, customer } = await dealt()
    const id = await published(broker.id, customer, 5)
    const caller = await moderator()
    await site.call(review.list, {}, caller)
    const reject = (body: Record<string, unknown>) =>
      site.call(review.changeStatus, { params: { id }, body }, caller)
    assert.equal((await reject({ status: 'rejected' })).status, 400)
    assert.equal((await reject({ status: 'rejected', rejectionReason: 'Insults' })).status, 200)
    assert.equal((await face(broker.id)).reviewCount, 0)
    const { reviews } = (await site.call(review.own, {}, customer)).body
    assert.deepEqual([reviews[0]?.status, reviews[0]?.rejectionReason], ['rejected', 'Insults'])
    const again = await reject({ status: 'rejected', rejectionReason: 'Insults' })
    assert.equal(again.body.code, 'step_impossible')
  })

  test('after a single decision, also if two decide at once, on the current version', async () => {
    const { broker, customer } = await dealt()
    const { _id: id } = (await write(broker.id, customer)).body.review
    const caller = await moderator()
    const old = { status: 'published', version: 7 }
    const answer = await site.call(review.changeStatus, { params: { id }, body: old }, caller)
    assert.equal(answer.body.code, 'changed_meanwhile')
    const body = { status: 'published' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        site.call(review.changeStatus, { params: { id }, body }, caller),
      ),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(409)])
  })

  test('not while its broker is not public', async () => {
    const { db } = site.context
    const { broker, customer } = await dealt()
    await published(broker.id, customer, 5)
    assert.equal((await site.call(review.quoted, {})).body.reviews.length, 1)
    await db
      .updateTable('broker')
      .set({ kyc_status: 'pending' })
      .where('id', '=', broker.id)
      .execute()
    assert.equal((await site.call(review.ofBroker, { params: { id: broker.id } })).status, 404)
    assert.equal((await site.call(review.quoted, {})).body.reviews.length, 0)
  })

  test('on the home page from four stars on, if its author agreed', async () => {
    const { broker, customer, propertyId } = await dealt()
    await published(broker.id, customer, 3)
    const second = await ask(propertyId)
    const third = await ask(propertyId)
    await reply(broker)
    await published(broker.id, second, 4, 'Showed us six homes in a day.')
    const silent = await write(broker.id, third, { stars: 5, text: 'Between us.' })
    const params = { id: silent.body.review._id }
    const body = { status: 'published' }
    await site.call(review.changeStatus, { params, body }, await moderator())
    const { reviews } = (await site.call(review.quoted, {})).body
    assert.deepEqual(
      reviews.map(({ text }) => text),
      ['Showed us six homes in a day.'],
    )
  })
})

describe('the broker of a review', () => {
  test('replies once, in public', async () => {
    const { broker, customer } = await dealt()
    const id = await published(broker.id, customer, 4)
    const say = (who: { token: string }) =>
      site.call(review.answer, { params: { id }, body: { text: 'Thank you.' } }, who)
    assert.equal((await say(await makeBroker(site.context.db))).status, 404)
    assert.equal((await say(broker)).status, 201)
    assert.equal((await say(broker)).body.code, 'review_answered')
    const { reviews } = (await site.call(review.ofBroker, { params: { id: broker.id } })).body
    assert.equal(reviews[0]?.answer, 'Thank you.')
    assert.deepEqual((await site.call(review.ofMe, {}, broker)).body.reviews[0]?.may, [])
  })

  test('cannot see a pending review', async () => {
    const { broker, customer } = await dealt()
    const { _id: id } = (await write(broker.id, customer)).body.review
    assert.deepEqual((await site.call(review.ofMe, {}, broker)).body.reviews, [])
    const body = { text: 'Not true.' }
    assert.equal((await site.call(review.answer, { params: { id }, body }, broker)).status, 404)
  })
})

describe('the review desk', () => {
  test('is filtered, searched and counted', async () => {
    const { broker, customer, propertyId } = await dealt()
    await published(broker.id, customer, 5, 'Patient with my parents.')
    const other = await ask(propertyId)
    await reply(broker)
    await write(broker.id, other, { stars: 2, text: 'Late twice.' })
    const caller = await moderator()
    const texts = async (query: Record<string, string>) =>
      (await site.call(review.list, { query }, caller)).body.reviews.map(({ text }) => text)
    assert.deepEqual(await texts({}), ['Late twice.', 'Patient with my parents.'])
    assert.deepEqual(await texts({ status: 'pending' }), ['Late twice.'])
    assert.deepEqual(await texts({ search: 'PARENTS' }), ['Patient with my parents.'])
    const { stats } = (await site.call(review.stats, {}, caller)).body
    assert.deepEqual(stats, { pending: 1, published: 1, rejected: 0, average: 5 })
  })
})
