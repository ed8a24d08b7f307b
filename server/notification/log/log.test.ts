import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import {
  type MessageCategory,
  type MessageChannel,
  type MessageStatus,
  message,
} from '#contract/message/message.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'

/** The message log: the outbox as the back office sees it. */

const site = useApp()

interface Given {
  channel?: MessageChannel
  status?: MessageStatus
  category?: MessageCategory
  recipient?: string
  body?: string
  paise?: number
}

async function make(given: Given = {}) {
  const id = v7()
  await site.context.db
    .insertInto('message')
    .values({
      id,
      channel: given.channel ?? 'sms',
      recipient: given.recipient ?? '+919876543210',
      template: 'property.approved',
      category: given.category ?? 'property',
      variables: '{}',
      body: given.body ?? 'Your listing is approved.',
      status: given.status ?? 'sent',
      cost_paise: given.paise ?? 0,
      provider: 'msg91',
    })
    .execute()
  return id
}

const asAdmin = async (role: 'admin' | 'moderator' = 'admin') => {
  const { token } = await makeAdministrator(site.context.db, { role })
  return { token }
}

describe('the message log', () => {
  test('is filtered by channel, status, category and words, newest first', async () => {
    const first = await make({ status: 'failed', body: 'One', recipient: '+919811111111' })
    const second = await make({ channel: 'whatsapp', category: 'kyc', body: 'Two' })
    const caller = await asAdmin()
    const ids = async (query: Record<string, string>) =>
      (await site.call(message.list, { query }, caller)).body.messages.map(({ _id }) => _id)
    assert.deepEqual(await ids({}), [second, first])
    assert.deepEqual(await ids({ sort: 'oldest' }), [first, second])
    assert.deepEqual(await ids({ type: 'whatsapp' }), [second])
    assert.deepEqual(await ids({ status: 'failed' }), [first])
    assert.deepEqual(await ids({ category: 'kyc' }), [second])
    assert.deepEqual(await ids({ search: 'two' }), [second])
    assert.deepEqual(await ids({ search: '98111 11111' }), [first])
    assert.deepEqual(await ids({ search: '%' }), [])
  })

  test('adds up the number and cost of sent messages', async () => {
    const caller = await asAdmin()
    const empty = await site.call(message.stats, {}, caller)
    assert.deepEqual(
      [empty.body.stats.total, empty.body.stats.deliveryRate, empty.body.stats.averageCost],
      [0, null, null],
    )
    await make({ paise: 50, status: 'delivered' })
    await make({ paise: 50 })
    await make({ channel: 'whatsapp', paise: 25, category: 'kyc', status: 'failed' })
    await make({ channel: 'email', status: 'pending', category: 'kyc' })
    const { stats } = (await site.call(message.stats, {}, caller)).body
    const { categories, ...figures } = stats
    assert.deepEqual(figures, {
      total: 4,
      delivered: 1,
      failed: 1,
      sms: { count: 2, cost: 1 },
      whatsapp: { count: 1, cost: 0.25 },
      email: { count: 1, cost: 0 },
      deliveryRate: 33.3,
      totalCost: 1.25,
      averageCost: 0.31,
    })
    assert.deepEqual(
      categories.filter(({ count }) => count > 0),
      [
        { category: 'kyc', count: 2, percent: 50 },
        { category: 'property', count: 2, percent: 50 },
      ],
    )
  })

  test('sends a failed message again, once, with a line in the audit log', async () => {
    const caller = await asAdmin()
    const id = await make({ status: 'failed' })
    const again = () => site.call(message.resend, { params: { id } }, caller)
    const answers = await Promise.all([again(), again()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const { body } = await site.call(message.list, {}, caller)
    assert.deepEqual([body.messages[0]?.status, body.messages[0]?.may], ['pending', []])
    const events = await site.context.db.selectFrom('audit_event').select('act').execute()
    assert.deepEqual(events, [{ act: 'message.resend' }])
    assert.equal((await site.call(message.resend, { params: { id: v7() } }, caller)).status, 404)
  })

  test('is exported as CSV, filtered, with nothing a spreadsheet would run (EXP-01)', async () => {
    const caller = await asAdmin()
    await make({ body: '=1+1' })
    await make({ channel: 'whatsapp', body: 'Two\nlines, "quoted"' })
    const answer = await site.call(message.export, { query: { type: 'sms' } }, caller)
    const text = String(answer.body)
    assert.equal(answer.status, 200)
    assert.match(String(answer.headers['content-disposition']), /message-logs-\d{4}-\d\d-\d\d\.csv/)
    assert.match(String(answer.headers['content-type']), /text\/csv/)
    assert.match(text, /^\ufeffType,Recipient,Template/)
    assert.ok(text.includes(",'=1+1,"))
    assert.ok(!text.includes('Two'))
    const events = await site.context.db.selectFrom('audit_event').select('act').execute()
    assert.deepEqual(events, [{ act: 'message.export' }])
  })

  test('is exported completely, however long', async () => {
    await site.context.db
      .insertInto('message')
      .values(
        Array.from({ length: 2_500 }, (_, n) => ({
          id: v7(),
          channel: 'sms' as const,
          recipient: '+919876543210',
          template: 'property.approved',
          category: 'property' as const,
          variables: '{}',
          body: `Number ${n}.`,
          created_at: new Date(1_700_000_000_000 + Math.floor(n / 700)),
        })),
      )
      .execute()
    const answer = await site.call(message.export, {}, await asAdmin())
    const numbers = String(answer.body).match(/Number \d+\./g) ?? []
    assert.deepEqual([numbers.length, new Set(numbers).size], [2_500, 2_500])
  })
})
