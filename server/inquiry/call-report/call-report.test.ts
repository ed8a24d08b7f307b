import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { type CallKind, callReport } from '#contract/inquiry/call-report.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { inquiryLink } from '#contract/inquiry/link.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeAdministrator, makeCustomer } from '#test/make.ts'

/** Somebody says that a broker called although their number was not shared. */

const site = useApp()
const leads = leadActs(site)

const today = () => dayInIndia(new Date())
const draft = () => ({ kind: 'call' as CallKind, happenedOn: today(), note: 'At nine at night' })
type Draft = Partial<ReturnType<typeof draft>>

/** A broker with a lead that shares its number, and seekers who chat only. */
async function setUp() {
  const lister = await leads.makeLister()
  await leads.ask(lister.listing, { phone: '9811122233', name: 'Ravi Menon' })
  const [open] = (await leads.list(lister.token)).body.inquiries
  assert.equal(open?.contact, 'open')
  const seeker = async (numberSharing = 'chat') => {
    const person = await makeCustomer(site.context.db)
    const { phone } = await site.context.db
      .updateTable('customer')
      .set({ proven_email: sql`email` })
      .where('id', '=', person.id)
      .returning('phone')
      .executeTakeFirstOrThrow()
    const sent = await leads.ask(lister.listing, { phone, numberSharing }, person.token)
    assert.equal(sent.status, 201)
    const [lead] = (await leads.list(lister.token, { sort: 'newest' })).body.inquiries
    const [params, by] = [{ id: lead?._id ?? '' }, { token: person.token }]
    return {
      ...{ person, params, by },
      report: (given: Draft = {}) =>
        site.call(conversation.reportCall, { params, body: { ...draft(), ...given } }, by),
      choose: (choice: 'week' | 'chat') =>
        site.call(conversation.shareNumber, { params, body: { numberSharing: choice } }, by),
      read: async () => (await site.call(conversation.get, { params }, by)).body.inquiry,
    }
  }
  const by = { token: lister.token }
  return {
    ...lister,
    seeker,
    shown: async () => (await leads.get(lister.token, open?._id ?? '')).body.inquiry,
    reports: async () => (await site.call(callReport.mine, {}, by)).body,
    respond: (id: string, text = 'It was my brother, who has the number from his son.') =>
      site.call(callReport.respond, { params: { id }, body: { text } }, by),
  }
}

async function decider() {
  const { token } = await makeAdministrator(site.context.db, { role: 'moderator' })
  return {
    decide: (id: string, body: Record<string, unknown>) =>
      site.call(callReport.decide, { params: { id }, body: body as { act: 'dismiss' } }, { token }),
    list: async (query: Record<string, string> = {}) =>
      (await site.call(callReport.list, { query }, { token })).body.reports,
    get: async (id: string) =>
      (await site.call(callReport.get, { params: { id } }, { token })).body,
  }
}

const messagesOf = async (template: string, channel: 'email' | 'sms' = 'email') =>
  (
    await site.context.db
      .selectFrom('message')
      .where((row) => row.and({ template, channel }))
      .select('body')
      .orderBy('id')
      .execute()
  ).map(({ body }) => body)

describe('a report of an unwanted call', () => {
  test('hides every number from the broker until the broker responds', async () => {
    const { seeker, shown, reports, respond } = await setUp()
    const meera = await seeker()
    const sent = await meera.report()
    assert.equal(sent.status, 201)
    assert.equal(sent.body.inquiry.callReport?.status, 'open')
    assert.equal(sent.body.inquiry.mayReportCall, false)
    const hidden = await shown()
    assert.deepEqual([hidden.contact, hidden.numberSharedUntil], ['suspended', null])
    assert.match(hidden.phone, /•/)
    const { reports: own, isSuspended } = await reports()
    assert.ok(isSuspended)
    assert.equal(own[0]?.note, 'At nine at night')
    assert.match(
      (await messagesOf('inquiry.call_reported'))[0] ?? '',
      /All phone numbers are hidden/,
    )
    const sms = async (template: string) => (await messagesOf(template, 'sms'))[0] ?? ''
    assert.match(await sms('inquiry.call_reported'), /Numbers are hidden until you respond\.$/)
    const { decide, list } = await decider()
    assert.equal((await list())[0]?.status, 'open')
    assert.equal((await respond(own[0]?._id ?? '')).status, 200)
    assert.equal((await shown()).contact, 'open')
    assert.equal((await respond(own[0]?._id ?? '')).status, 409)

    const id = own[0]?._id ?? ''
    const upheld = { act: 'uphold', days: 30, decidedOn: 'responded', reason: 'Said twice' }
    assert.equal((await decide(id, upheld)).status, 200)
    assert.equal((await shown()).contact, 'suspended')
    assert.equal((await decide(id, { act: 'dismiss', decidedOn: 'responded' })).status, 409)
    assert.equal((await meera.read()).callReport?.reason, 'Said twice')
    assert.match(
      (await messagesOf('inquiry.call_report_decided'))[0] ?? '',
      /hidden from you until/,
    )
    assert.match(await sms('inquiry.call_report_decided'), /no numbers until \w+ \d+, \d{4}\.$/)
    assert.match((await messagesOf('inquiry.call_report_closed'))[0] ?? '', /It was upheld/)
    const { db } = site.context
    await db.updateTable('call_report').set({ suspended_until: sql`now()` }).execute()
    assert.equal((await shown()).contact, 'open')
    const acts = await db
      .selectFrom('audit_event')
      .where('target_kind', '=', 'call_report')
      .select('act')
      .orderBy('at')
      .execute()
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['call_report.create', 'call_report.respond', 'call_report.uphold'],
    )
  })

  test('opens no new sharing while numbers are hidden, and chat goes on', async () => {
    const { seeker, listing, token, shown, reports } = await setUp()
    const meera = await seeker()
    const ravi = await seeker()
    await meera.report()
    const refused = await ravi.choose('week')
    assert.deepEqual([refused.status, refused.body.code], [409, 'numbers_hidden'])
    assert.ok((await ravi.read()).areNumbersHidden)
    const body = { text: 'Is it quiet?' }
    const written = await site.call(conversation.write, { params: ravi.params, body }, ravi.by)
    assert.equal(written.status, 201)
    const guest = { phone: '9811122244', name: 'A guest' }
    const unreachable = await leads.ask(listing, guest)
    assert.match(JSON.stringify(unreachable.body), /cannot see phone numbers right now/)
    const asked = await leads.ask(listing, { ...guest, email: 'guest@example.in' })
    assert.match(asked.body.notice ?? '', /cannot see phone numbers/)
    const later = await seeker('after-answer')
    await leads.reply(token, later.params.id, 'Yes')
    // The broker's own inbox shows none of the three once numbers are seen again.
    await site.call(
      callReport.respond,
      { params: { id: (await reports()).reports[0]?._id ?? '' }, body: { text: 'A mistake' } },
      { token },
    )
    assert.equal((await shown()).contact, 'open')
    const [first, second] = (await leads.list(token, { sort: 'newest' })).body.inquiries
    assert.deepEqual([first?.contact, second?.contact], ['unshared', 'unshared'])
    await leads.reply(token, later.params.id, 'And now?')
    assert.equal((await leads.get(token, later.params.id)).body.inquiry.contact, 'open')
  })

  test('is refused while the number is shared, and of days on which it was', async () => {
    const { seeker } = await setUp()
    const meera = await seeker('week')
    assert.equal((await meera.read()).mayReportCall, false)
    assert.equal((await meera.report()).status, 409)
    await site.context.db
      .updateTable('inquiry')
      .set({
        created_at: sql`now() - interval '9 days'`,
        number_shared_until: sql`now() - interval '2 days'`,
      })
      .execute()
    assert.equal((await meera.report({ happenedOn: addDays(today(), -3) })).status, 400)
    assert.equal((await meera.report({ happenedOn: addDays(today(), 1) })).status, 400)
    assert.equal((await meera.report({ happenedOn: addDays(today(), -1) })).status, 201)
  })

  test('is one of a conversation at a time, even five at once', async () => {
    const { seeker, reports, respond } = await setUp()
    const meera = await seeker()
    const answers = await Promise.all(Array.from({ length: 5 }, () => meera.report()))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409, 409])
    const [own] = (await reports()).reports
    await respond(own?._id ?? '')
    const { decide } = await decider()
    await decide(own?._id ?? '', { act: 'dismiss' })
    assert.equal((await meera.read()).mayReportCall, true)
  })

  test('belongs to the seeker and the broker of the conversation alone', async () => {
    const { seeker, reports } = await setUp()
    const meera = await seeker()
    const stranger = await makeCustomer(site.context.db)
    const input = { params: meera.params, body: draft() }
    const foreign = await site.call(conversation.reportCall, input, { token: stranger.token })
    assert.equal(foreign.status, 404)
    await meera.report()
    const other = await leads.makeLister()
    const id = (await reports()).reports[0]?._id ?? ''
    const response = { params: { id }, body: { text: 'Nothing happened.' } }
    assert.equal(
      (await site.call(callReport.respond, response, { token: other.token })).status,
      404,
    )
  })

  test('comes by the link of the mails too', async () => {
    const { listing, reports } = await setUp()
    const guest = { phone: '9811122255', email: 'guest@example.in', numberSharing: 'chat' }
    await leads.ask(listing, guest)
    const mail = await site.context.db
      .selectFrom('message')
      .where('template', '=', 'inquiry.sent')
      .select('variables')
      .executeTakeFirstOrThrow()
    const token = new URL(Object(mail.variables).link).searchParams.get('token') ?? ''
    const sent = await site.call(inquiryLink.reportCall, { body: { token, ...draft() } })
    assert.equal(sent.body.conversation.callReport?.status, 'open')
    assert.equal(sent.body.conversation.areNumbersHidden, true)
    assert.ok((await reports()).isSuspended)
  })
})

describe('nobody switches a broker off with reports', () => {
  test('of accounts without a proven mailbox, which only reach the queue', async () => {
    const { seeker, reports } = await setUp()
    const meera = await seeker()
    await site.context.db.updateTable('customer').set({ proven_email: null }).execute()
    assert.equal((await meera.report()).status, 201)
    const { isSuspended, reports: own } = await reports()
    assert.deepEqual([isSuspended, own.length], [false, 1])
  })

  test('one after the other: after two that nobody upheld no further one suspends', async () => {
    const { seeker, reports, respond } = await setUp()
    const suspended: boolean[] = []
    for (let n = 0; n < 3; n++) {
      await (await seeker()).report()
      suspended.push((await reports()).isSuspended)
      for (const { _id, mayRespond } of (await reports()).reports) {
        if (mayRespond) await respond(_id)
      }
    }
    assert.deepEqual(suspended, [true, true, false])
  })

  test('after two were dismissed', async () => {
    const { seeker, reports } = await setUp()
    const meera = await seeker()
    const { decide } = await decider()
    for (let n = 0; n < 2; n++) {
      assert.equal((await meera.report()).status, 201)
      const id = (await reports()).reports[0]?._id ?? ''
      assert.equal((await decide(id, { act: 'dismiss' })).status, 200)
    }
    const refused = await meera.report()
    assert.equal(refused.status, 409)
    assert.match(refused.body.message, /were dismissed/)
  })

  test('nor silences a neighbour by reports under the address of that person', async () => {
    const { seeker, reports } = await setUp()
    const [meera, asha] = [await seeker(), await seeker()]
    await site.context.db
      .updateTable('inquiry')
      .set({ email: asha.person.email })
      .where('customer_id', '=', meera.person.id)
      .execute()
    const { decide } = await decider()
    for (let n = 0; n < 2; n++) {
      await meera.report()
      const id = (await reports()).reports[0]?._id ?? ''
      assert.equal((await decide(id, { act: 'dismiss' })).status, 200)
    }
    assert.equal((await asha.report()).status, 201)
    assert.equal((await meera.report()).status, 409)
  })
})

test('an administrator decides with a length, and sees what was shared', async () => {
  const { seeker, reports } = await setUp()
  const meera = await seeker()
  await meera.choose('week')
  await meera.choose('chat')
  await meera.report()
  // On the day on which sharing ended the call may have come before.
  assert.equal((await reports()).isSuspended, false)
  const id = (await reports()).reports[0]?._id ?? ''
  const { decide, get } = await decider()
  assert.equal((await decide(id, { act: 'uphold' })).status, 400)
  assert.equal((await decide(id, { act: 'dismiss', days: 7 })).status, 400)
  const { report } = await get(id)
  assert.deepEqual(report.may, ['uphold', 'dismiss'])
  assert.ok(report.sharingEndedAt)
})
