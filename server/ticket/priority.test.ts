import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ticket } from '#contract/ticket/ticket.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'

/** Tickets of brokers; priority support in a plan gets an earlier reply (decision 0063). */

const site = useApp()

const ask = (caller: { token: string }, subject = 'My listing') =>
  site.call(ticket.ask, { body: { subject, message: 'It does not show.' } }, caller)

/** Creates a broker, with priority support between two days if they are given. */
async function broker(days?: [startsIn: number, endsIn: number]) {
  const { db } = site.context
  const made = await makeBroker(db)
  if (days) {
    const [startsIn, endsIn] = days
    const limits = { prioritySupport: true }
    await makeSubscription(db, { brokerId: made.id, startsIn, endsIn, limits })
  }
  return made
}

const support = () => makeAdministrator(site.context.db, { role: 'moderator' })

const listed = async (caller: { token: string }, sort = 'newest') =>
  (await site.call(ticket.list, { query: { sort } }, caller)).body.tickets

describe('a ticket of a broker', () => {
  test('is promised a reply within a day while an active plan includes it', async () => {
    const caller = await support()
    for (const [days, hours] of [
      [[-5, 25], 24],
      [undefined, 48],
      [[-30, 0], 48],
      [[2, 30], 48],
    ] as const) {
      const asked = await ask(await broker(days && [...days]))
      assert.deepEqual([asked.status, asked.body.answerWithinHours], [201, hours])
      const found = (await listed(caller)).find(({ number }) => number === asked.body.number)
      assert.ok(found?.dueAt)
      const promised = (Date.parse(found.dueAt) - Date.parse(found.createdAt)) / 3_600_000
      assert.deepEqual([Math.round(promised), found.isPriority], [hours, hours === 24])
    }
    const messages = await site.context.db
      .selectFrom('message')
      .select('body')
      .where('template', '=', 'ticket.priority')
      .execute()
    assert.equal(messages.length, 1)
    assert.match(messages[0]?.body ?? '', /within 24 hours/)
  })

  test('with priority is listed first and is next to be handled, until it is settled', async () => {
    const caller = await support()
    const usual = await broker()
    await ask(usual, 'first')
    await ask(await broker([-5, 25]), 'urgent')
    await ask(usual, 'last')
    const subjects = async (sort: string) => (await listed(caller, sort)).map((row) => row.subject)
    assert.deepEqual(await subjects('newest'), ['urgent', 'last', 'first'])
    assert.deepEqual(await subjects('oldest'), ['urgent', 'first', 'last'])
    const rows = await listed(caller)
    const idOf = (subject: string) => rows.find((row) => row.subject === subject)?._id ?? ''
    const one = await site.call(ticket.get, { params: { id: idOf('last') } }, caller)
    assert.equal(one.body.next, idOf('urgent'))
    const params = { id: idOf('urgent') }
    await site.call(ticket.changeStatus, { params, body: { act: 'resolve' } }, caller)
    assert.deepEqual(await subjects('newest'), ['last', 'urgent', 'first'])
  })

  test('is limited in number, and needs a broker', async () => {
    const one = await broker()
    const codes: number[] = []
    for (let n = 0; n < 11; n++) codes.push((await ask(one)).status)
    assert.deepEqual(codes, [...Array(10).fill(201), 429])
    assert.equal((await ask({ token: 'nobody' })).status, 401)
  })
})
