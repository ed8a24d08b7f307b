import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { TicketAct, TicketStatus, ticket, ticketLifecycle } from '#contract/ticket/ticket.ts'
import { answerHours, settleMonths } from '#domain/date/answer-time.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'

/** Tickets, from the contact form to the reply. */

const site = useApp()

const draft = {
  fullName: 'Meera Iyer',
  email: 'Meera@Example.in',
  inquiryType: 'support',
  subject: 'I cannot sign in',
  message: 'It says that my account is blocked.',
}

function write(given: Record<string, unknown> = {}, address = '10.0.0.1') {
  return site.call(ticket.contact, { body: { ...draft, ...given } }, { address })
}

async function opened(given: Record<string, unknown> = {}) {
  const { body } = await write(given)
  const { id } = await site.context.db
    .selectFrom('ticket')
    .select('id')
    .where('number', '=', body.ticket.number)
    .executeTakeFirstOrThrow()
  return { id, number: body.ticket.number }
}

const messages = () =>
  site.context.db
    .selectFrom('message')
    .select(['template', 'recipient', 'subject', 'body'])
    .orderBy('id')
    .execute()

async function support() {
  const { token, id } = await makeAdministrator(site.context.db, { role: 'moderator' })
  return { token, id }
}

describe('the contact form', () => {
  test('opens a ticket with a number, and confirms it by e-mail', async () => {
    const { status, body } = await write()
    assert.equal(status, 201)
    assert.match(body.ticket.number, /^T-\d{4}-000001$/)
    const [ack, ...others] = await messages()
    assert.deepEqual(others, [])
    assert.deepEqual([ack?.template, ack?.recipient], ['ticket.received', 'meera@example.in'])
    assert.ok(ack?.body.includes(body.ticket.number))
    // A stranger who enters another person's address must not choose the text sent there.
    assert.doesNotMatch(`${ack?.subject}${ack?.body}`, /Meera|sign in|blocked/)
  })

  test('numbers tickets without a gap, also many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => write({ email: `person${n}@example.in` })),
    )
    assert.deepEqual(
      answers.map(({ body }) => Number(body.ticket.number.slice(-6))).sort((a, b) => a - b),
      Array.from({ length: 20 }, (_, n) => n + 1),
    )
  })

  test('names each field that is missing or wrong', async () => {
    for (const [field, value] of [
      ['fullName', ''],
      ['email', ''],
      ['email', 'nobody'],
      ['subject', ' '],
      ['message', undefined],
      ['phone', '12'],
      ['inquiryType', 'everything'],
      ['status', 'closed'],
    ] as const) {
      const { status, body } = await write({ [field]: value })
      assert.equal(status, 400, `${field} ${value}`)
      if (field !== 'status') assert.equal(body.errors?.[0]?.path, field)
    }
    assert.equal((await write({ phone: '', inquiryType: undefined })).status, 201)
  })

  test('filled in by a bot is thanked and stores nothing', async () => {
    const { status, body } = await write({ website: 'https://spam.example' })
    assert.equal(status, 201)
    assert.match(body.ticket.number, /^T-\d{4}-\d{6}$/)
    assert.deepEqual(
      [await messages(), await site.context.db.selectFrom('ticket').select('id').execute()],
      [[], []],
    )
  })

  test('is strict per e-mail address and generous per network (RAT-04)', async () => {
    const codes: number[] = []
    for (let n = 0; n < 6; n++) codes.push((await write({}, '10.0.1.1')).status)
    assert.deepEqual(codes, [201, 201, 201, 201, 201, 429])
    // A stranger who uses somebody's address does not block that person.
    assert.equal((await write({}, '10.0.1.2')).status, 201)
    const office: number[] = []
    for (let n = 0; n < 61; n++) {
      office.push((await write({ email: `office${n}@example.in` }, '10.9.9.9')).status)
    }
    assert.deepEqual(
      office.filter((code) => code !== 201),
      [429],
    )
  })
})

describe('a ticket', () => {
  test('is listed by status, category, assignee and words', async () => {
    const caller = await support()
    const first = await opened()
    const second = await opened({ inquiryType: 'broker', subject: 'A plan for ten' })
    const params = { id: second.id }
    await site.call(ticket.assign, { params, body: { assigneeId: caller.id } }, caller)
    const numbers = async (query: Record<string, string>) =>
      (await site.call(ticket.list, { query }, caller)).body.tickets.map(({ number }) => number)
    assert.deepEqual(await numbers({}), [second.number, first.number])
    assert.deepEqual(await numbers({ sort: 'oldest' }), [first.number, second.number])
    assert.deepEqual(await numbers({ category: 'broker' }), [second.number])
    assert.deepEqual(await numbers({ assignee: 'me' }), [second.number])
    assert.deepEqual(await numbers({ assignee: caller.id }), [second.number])
    assert.deepEqual(await numbers({ assignee: 'none' }), [first.number])
    assert.deepEqual(await numbers({ search: 'PLAN' }), [second.number])
    assert.deepEqual(await numbers({ search: first.number }), [first.number])
    assert.deepEqual(await numbers({ status: 'closed' }), [])
    const { stats } = (await site.call(ticket.stats, {}, caller)).body
    assert.deepEqual([stats.open, stats.pending, stats.overdue, stats.unassigned], [2, 0, 0, 1])
  })

  test('is replied to by e-mail and waits for the sender; the next open one is named', async () => {
    const caller = await support()
    const { id, number } = await opened()
    const other = await opened()
    const { status, body } = await site.call(
      ticket.reply,
      { params: { id }, body: { text: 'We have unblocked it.\nPlease try again.' } },
      caller,
    )
    assert.deepEqual([status, body.ticket.status], [201, 'pending'])
    const sent = (await messages()).at(-1)
    assert.deepEqual(
      [sent?.template, sent?.recipient, sent?.subject],
      ['ticket.replied', 'meera@example.in', `Re: I cannot sign in (${number})`],
    )
    assert.match(sent?.body ?? '', /We have unblocked it\.\nPlease try again\./)
    const read = await site.call(ticket.get, { params: { id } }, caller)
    assert.deepEqual(
      read.body.thread.map(({ from, text }) => [from, text]),
      [
        ['sender', draft.message],
        ['support', 'We have unblocked it.\nPlease try again.'],
      ],
    )
    assert.equal(read.body.next, other.id)
  })

  for (const from of TicketStatus.keys) {
    for (const act of TicketAct.keys) {
      const to = ticketLifecycle[from][act]
      test(`that is ${from} ${to ? `becomes ${to}` : 'stays'} on ${act}`, async () => {
        const { db } = site.context
        const caller = await support()
        const { id } = await opened()
        await db.updateTable('ticket').set({ status: from }).where('id', '=', id).execute()
        const params = { id }
        const answer =
          act === 'reply'
            ? await site.call(ticket.reply, { params, body: { text: 'Hello' } }, caller)
            : await site.call(ticket.changeStatus, { params, body: { act } }, caller)
        const after = (await site.call(ticket.get, { params }, caller)).body.ticket
        if (to) assert.deepEqual([answer.status < 300, after.status], [true, to])
        else assert.deepEqual([answer.body.code, after.status], ['step_impossible', from])
        const events = await db.selectFrom('audit_event').select('act').execute()
        assert.deepEqual(events, to ? [{ act: `ticket.${act}` }] : [])
      })
    }
  }

  test('accepts one of two replies from the same state', async () => {
    const caller = await support()
    const { id } = await opened()
    const reply = () =>
      site.call(ticket.reply, { params: { id }, body: { text: 'Hello', version: 1 } }, caller)
    const answers = await Promise.all([reply(), reply()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    assert.equal((await messages()).length, 2)
  })

  test('is overdue after 48 hours without a reply and a month without a settlement', async () => {
    const { db } = site.context
    const caller = await support()
    const { id } = await opened()
    const overdue = async () => {
      const { body } = await site.call(ticket.get, { params: { id } }, caller)
      const { stats } = (await site.call(ticket.stats, {}, caller)).body
      assert.equal(stats.overdue, body.ticket.overdue ? 1 : 0)
      const late = await site.call(ticket.list, { query: { due: 'late' } }, caller)
      assert.equal(late.body.pagination.total, stats.overdue)
      return body.ticket.overdue
    }
    const pass = (column: 'answer_due_at' | 'settle_due_at') =>
      db
        .updateTable('ticket')
        .set({ [column]: new Date(Date.now() - 1_000) })
        .execute()
    assert.equal(await overdue(), false)
    await pass('answer_due_at')
    assert.equal(await overdue(), true)
    await site.call(ticket.reply, { params: { id }, body: { text: 'Hello' } }, caller)
    assert.equal(await overdue(), false)
    await pass('settle_due_at')
    assert.equal(await overdue(), true)
    await site.call(ticket.changeStatus, { params: { id }, body: { act: 'resolve' } }, caller)
    assert.equal(await overdue(), false)
  })

  test('is due when the sender was told it would be', async () => {
    const { id } = await opened()
    const { answered, settled } = await site.context.db
      .selectFrom('ticket')
      .where('id', '=', id)
      .select([
        sql<boolean>`answer_due_at = created_at + make_interval(hours => ${answerHours.usual})`.as(
          'answered',
        ),
        sql<boolean>`settle_due_at = created_at + make_interval(months => ${settleMonths})`.as(
          'settled',
        ),
      ])
      .executeTakeFirstOrThrow()
    assert.deepEqual([answered, settled], [true, true])
  })

  test('is assigned to active administrators, and can be unassigned', async () => {
    const { db } = site.context
    const caller = await support()
    const gone = await makeAdministrator(db, { isActive: false })
    const invited = await makeAdministrator(db)
    await db
      .updateTable('administrator')
      .set({ password_hash: null })
      .where('id', '=', invited.id)
      .execute()
    const { id } = await opened()
    const give = (assigneeId: string | null) =>
      site.call(ticket.assign, { params: { id }, body: { assigneeId } }, caller)
    assert.equal((await give(gone.id)).body.code, 'administrator_not_found')
    assert.equal((await give(invited.id)).body.code, 'administrator_not_found')
    assert.equal((await give(v7())).status, 404)
    assert.equal((await give(caller.id)).body.ticket.assignee?._id, caller.id)
    assert.equal((await give(null)).body.ticket.assignee, null)
    const { body } = await site.call(ticket.assignees, {}, caller)
    assert.deepEqual(
      body.assignees.map(({ _id }) => _id),
      [caller.id],
    )
  })
})
