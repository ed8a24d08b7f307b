import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ratingDays, ticketRating } from '#contract/ticket/rating.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'

/** The sender of a settled ticket rates the reply. */

const site = useApp()

async function openTicket() {
  const caller = await makeAdministrator(site.context.db, { role: 'moderator' })
  const draft = { fullName: 'Meera', email: 'meera@example.in', subject: 'Help', message: 'Please' }
  const { body } = await site.call(ticket.contact, { body: draft })
  const { id } = await site.context.db
    .selectFrom('ticket')
    .where('number', '=', body.ticket.number)
    .select('id')
    .executeTakeFirstOrThrow()
  return { caller, id, params: { id }, number: body.ticket.number }
}

type OpenTicket = Awaited<ReturnType<typeof openTicket>>

const reply = ({ params, caller }: OpenTicket, resolve?: boolean) =>
  site.call(ticket.reply, { params, body: { text: 'Done.', resolve } }, caller)
const changeStatus = ({ params, caller }: OpenTicket, name: 'resolve' | 'close' | 'reopen') =>
  site.call(ticket.changeStatus, { params, body: { act: name } }, caller)

const sent = () =>
  site.context.db
    .selectFrom('message')
    .select(['template', 'body', 'variables'])
    .orderBy('id')
    .execute()

/** Returns the token in the link of the last mail. */
async function tokenSent() {
  const variables = (await sent()).at(-1)?.variables
  assert.ok(variables && typeof variables === 'object' && 'link' in variables)
  const link = String(variables.link)
  assert.match(link, /\/how-did-we-do\?token=/)
  return new URL(link).searchParams.get('token') ?? ''
}

const rate = (token: string, stars: unknown, comment?: string) =>
  site.call(ticketRating.give, { params: { token }, body: { stars, comment } })
const read = (token: string) => site.call(ticketRating.get, { params: { token } })

/** Backdates the settlement of the ticket by this many days. */
const settleDaysAgo = (days: number) =>
  site.context.db
    .updateTable('ticket')
    .set({ settled_at: new Date(Date.now() - days * 86_400_000) })
    .execute()

async function settleTicket() {
  const made = await openTicket()
  await reply(made, true)
  return { ...made, token: await tokenSent() }
}

describe('the mail of a settled ticket asks for a rating', () => {
  test('with the reply that resolves it, and with the action that does', async () => {
    const answered = await openTicket()
    await reply(answered)
    assert.equal((await sent()).at(-1)?.template, 'ticket.replied')
    await changeStatus(answered, 'close')
    const closing = (await sent()).at(-1)
    assert.equal(closing?.template, 'ticket.settled')
    assert.ok(closing?.body.includes(answered.number))
    await changeStatus(await openTicket(), 'resolve')
    assert.equal((await sent()).at(-1)?.template, 'ticket.settled')
    await reply(await openTicket(), true)
    assert.equal((await sent()).at(-1)?.template, 'ticket.resolved')
  })

  test('once: not when a resolved ticket is closed, and never without a reply', async () => {
    const made = await settleTicket()
    const before = (await sent()).length
    await changeStatus(made, 'close')
    assert.equal((await sent()).length, before)
    const unanswered = await openTicket()
    await changeStatus(unanswered, 'close')
    assert.equal((await sent()).at(-1)?.template, 'ticket.received')
  })

  test('with a link that the log does not show', async () => {
    const { token } = await settleTicket()
    assert.ok(!(await sent()).at(-1)?.body.includes(token.slice(-22)))
  })
})

describe('the rating of a ticket', () => {
  test('can be given, changed once, and is then final', async () => {
    const { token, params, caller } = await settleTicket()
    assert.deepEqual((await read(token)).body.rating.state, 'open')
    const given = await rate(token, 2, 'Slow')
    assert.deepEqual([given.body.rating.state, given.body.rating.stars], ['rated', 2])
    // Repeating the same rating does not count as the one change.
    assert.equal((await rate(token, 2, 'Slow')).body.rating.state, 'rated')
    assert.equal((await rate(token, 4)).body.rating.state, 'final')
    const third = await rate(token, 5)
    assert.deepEqual([third.status, third.body.code], [409, 'step_impossible'])
    const { rating } = (await site.call(ticket.get, { params }, caller)).body.ticket
    assert.deepEqual([rating?.stars, rating?.comment], [4, null])
    const { body } = await site.call(ticket.list, { query: { rated: 'yes' } }, caller)
    assert.equal(body.pagination.total, 1)
    const low = await site.call(ticket.list, { query: { rated: 'low' } }, caller)
    assert.equal(low.body.pagination.total, 0)
  })

  test('is changed once where two changes arrive at the same moment', async () => {
    const { token } = await settleTicket()
    await rate(token, 3)
    const responses = await Promise.all([rate(token, 1), rate(token, 5)])
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409])
  })

  test('is possible for a month after the settlement', async () => {
    const { token } = await settleTicket()
    await settleDaysAgo(ratingDays - 1)
    assert.equal((await rate(token, 5)).status, 200)
    await settleDaysAgo(ratingDays)
    assert.equal((await read(token)).body.rating.state, 'over')
    assert.equal((await rate(token, 1)).status, 409)
  })

  test('waits while the ticket is reopened, and can then be changed once more', async () => {
    const made = await settleTicket()
    await rate(made.token, 1)
    await rate(made.token, 2)
    await changeStatus(made, 'reopen')
    assert.equal((await rate(made.token, 5)).status, 409)
    await reply(made, true)
    assert.equal((await rate(made.token, 5)).body.rating.state, 'final')
  })

  test('takes one to five stars and a few words', async () => {
    const { token } = await settleTicket()
    for (const wrong of [0, 6, 2.5, '5', undefined, null]) {
      const { status, body } = await rate(token, wrong)
      assert.deepEqual([status, body.errors?.[0]?.path], [400, 'stars'], String(wrong))
    }
    assert.equal((await rate(token, 5, 'x'.repeat(1001))).body.errors?.[0]?.path, 'comment')
  })

  test('with a forged or shortened token is refused', async () => {
    const first = await settleTicket()
    const other = await settleTicket()
    const [, signature] = other.token.split('.')
    for (const wrong of [
      first.token.slice(0, -2),
      `${first.id}.${signature}`,
      `${first.id}.`,
      'x',
      `${first.id}.${'A'.repeat(22)}`,
    ]) {
      assert.equal((await rate(wrong, 5)).body.code, 'message_link_broken', wrong)
      assert.equal((await read(wrong)).body.code, 'message_link_broken', wrong)
    }
  })
})
