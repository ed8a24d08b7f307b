import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { relayCall } from '#contract/inquiry/relay-call.ts'
import { agencyActs } from '#test/agency/acts.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'
import { startExotel } from '#test/provider/exotel.ts'
import type { StandIn } from '#test/provider/stand-in.ts'
import { exotel } from './provider/exotel.ts'

/** Calls that a provider connects: nobody sees a number, and each needs its permission. */

const webhookSecret = 'a-secret-of-the-reports'
const account = { accountSid: 'brickbazaar', apiKey: 'key-12345678', apiToken: 'token-12345678' }
const settings = { url: 'http://127.0.0.1:9', ...account, callerId: '08012345678', webhookSecret }
const site = useApp({ exotel: settings })
const leads = leadActs(site)

let standIn: StandIn
before(async () => {
  standIn = await startExotel()
  settings.url = standIn.url
})
after(() => standIn.close())
beforeEach(() => {
  standIn.behaviour = 'accept'
  standIn.requests.length = 0
  site.context.circuits.relay.succeeded()
})

const number = '+919876543210'

async function asked(numberSharing = 'week') {
  const person = await makeCustomer(site.context.db)
  const lister = await leads.makeLister()
  await leads.ask(lister.listing, { phone: number, numberSharing }, person.token)
  const [lead] = (await leads.list(lister.token)).body.inquiries
  const params = { id: lead?._id ?? '' }
  return {
    ...{ lister, person, params },
    lead: async () => (await leads.get(lister.token, params.id)).body.inquiry,
    callSeeker: () =>
      site.call(relayCall.callSeeker, { params, body: {} }, { token: lister.token }),
    callBroker: (token = person.token) => site.call(relayCall.callBroker, { params }, { token }),
    share: (numberSharing: 'week' | 'chat') =>
      site.call(
        conversation.shareNumber,
        { params, body: { numberSharing } },
        { token: person.token },
      ),
  }
}

const calls = () =>
  site.context.db.selectFrom('relay_call').selectAll().orderBy('created_at').execute()
const endOthers = () =>
  site.context.db
    .updateTable('relay_call')
    .set({ created_at: sql`created_at - interval '3 minutes'` })
    .execute()

const report = (given: Record<string, unknown>, secret = webhookSecret) =>
  site.app.inject({
    method: 'POST',
    url: `/api/webhooks/exotel/${secret}`,
    payload: { EventType: 'terminal', Status: 'completed', ConversationDuration: 95, ...given },
  })

describe('a broker', () => {
  test('calls a person who shares the number, without seeing it', async () => {
    const { lead, callSeeker, lister, params } = await asked()
    const shown = await lead()
    assert.deepEqual([shown.contact, shown.phone], ['relay', '+91 •••••• ••10'])
    assert.deepEqual(await leads.names(lister.token, { search: '9876543210' }), [])
    const reads = (Object.values(endpoints) as Endpoint[]).filter(
      ({ method, access }) => method === 'GET' && access === 'broker',
    )
    for (const { path } of reads) {
      const { body } = await site.app.inject({
        url: `/api${path.replace(/:\w+/g, params.id)}`,
        headers: { authorization: `Bearer ${lister.token}` },
      })
      assert.doesNotMatch(body, /9876543210/, `${path} gives the number`)
    }
    assert.equal((await callSeeker()).status, 201)
    const [{ path, headers, body } = assert.fail()] = standIn.requests
    assert.equal(path, '/v1/Accounts/brickbazaar/Calls/connect.json')
    const key = Buffer.from(`${account.apiKey}:${account.apiToken}`).toString('base64')
    assert.equal(headers.authorization, `Basic ${key}`)
    const [call] = await calls()
    assert.deepEqual(
      [body.To, body.CallerId, body.Record, body.CustomField],
      [number, '08012345678', 'false', call?.id],
    )
    assert.match(String(body.StatusCallback), new RegExp(`/api/webhooks/exotel/${webhookSecret}$`))
    assert.deepEqual([call?.state, call?.provider_call_id], ['started', 'provider-1'])
    assert.equal((await callSeeker()).body.code, 'call_running')
  })

  test('cannot once the person stops sharing, nor a person who only chats', async () => {
    const { share, callSeeker } = await asked()
    await share('chat')
    assert.equal((await callSeeker()).body.code, 'call_not_allowed')
    assert.equal((await (await asked('chat')).callSeeker()).status, 409)
    assert.deepEqual(standIn.requests, [])
  })

  test('rings one number five times an hour at most', async () => {
    const { callSeeker } = await asked()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      statuses.push((await callSeeker()).status)
      await endOthers()
    }
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429])
  })

  test('of somebody else cannot', async () => {
    const { params } = await asked()
    const other = await leads.makeLister()
    const input = { params, body: {} }
    assert.equal((await site.call(relayCall.callSeeker, input, { token: other.token })).status, 404)
  })
})

test('ten presses at once ring once, and take no connection that another waits for', async () => {
  const { callBroker } = await asked()
  const told = await Promise.all(Array.from({ length: 10 }, () => callBroker()))
  const count = (code: number) => told.filter(({ status }) => status === code).length
  assert.deepEqual([count(201), count(409)], [1, 9])
})

test('a person calls the broker of a conversation, whatever is shared; others cannot', async () => {
  const { callBroker } = await asked('chat')
  const stranger = await makeCustomer(site.context.db)
  assert.equal((await callBroker(stranger.token)).status, 404)
  assert.equal((await callBroker()).status, 201)
  assert.equal(standIn.requests[0]?.body.From, number)
  for (let n = 0; n < 4; n++) {
    await endOthers()
    assert.equal((await callBroker()).status, 201)
  }
  await endOthers()
  assert.equal((await callBroker()).status, 429)
})

test('a person is connected with the colleague who answers for the broker', async () => {
  const { lister, person, params, callBroker } = await asked('chat')
  const team = agencyActs(site)
  await team.create(lister.broker)
  const asha = await team.join(lister.broker)
  await team.assign(lister.broker, params.id, { assigneeId: asha.id, from: lister.broker.id })
  assert.equal((await callBroker(person.token)).status, 201)
  assert.equal(standIn.requests[0]?.body.To, asha.phone)
})

describe('a report of the provider', () => {
  test('is stored once, with the length, and in the history of the lead', async () => {
    const { callSeeker, lister, params } = await asked()
    await callSeeker()
    const [call = assert.fail()] = await calls()
    const end = { CallSid: 'provider-1', CustomField: call.id }
    assert.equal((await report(end, 'a-secret-of-strangers')).statusCode, 404)
    assert.equal((await report({ ...end, CallSid: 'another' })).statusCode, 200)
    assert.equal((await calls())[0]?.state, 'started')
    await Promise.all([report(end), report(end)])
    await report({ ...end, Status: 'failed', ConversationDuration: 0 })
    const [ended] = await calls()
    assert.deepEqual([ended?.state, ended?.talk_seconds], ['completed', 95])
    const { history } = (await leads.get(lister.token, params.id)).body
    assert.deepEqual(
      history.map(({ kind, text }) => [kind, text]),
      [['called', '2']],
    )
  })

  test('that nobody picked up is a try of the broker, and three credit the contact', async () => {
    const { callSeeker, lead, lister, params } = await asked()
    const { db } = site.context
    const period = { startsIn: -10, endsIn: 20, brokerId: lister.broker.id }
    await makeSubscription(db, { ...period, limits: { contactViews: 5 } })
    await lead()
    const ago = sql<Date>`now() - interval '5 days'`
    await db.updateTable('lead').set({ last_asked_at: ago, first_asked_at: ago }).execute()
    await db.updateTable('contact_view').set({ viewed_at: ago }).execute()
    const guarantee = async () => (await leads.get(lister.token, params.id)).body.guarantee
    for (const [index, Status] of (['no-answer', 'busy', 'no-answer'] as const).entries()) {
      await callSeeker()
      const call = (await calls()).at(-1)
      const Legs = [{ Status: 'completed' }, { Status }]
      const end = { CallSid: call?.provider_call_id, CustomField: call?.id, Status, Legs }
      for (let n = 0; n < 2; n++) await report({ ...end, ConversationDuration: 0 })
      const { tries, credit, mayRecordTry } = await guarantee()
      assert.deepEqual([tries.length, mayRecordTry], [index + 1, false])
      assert.ok(tries.every(({ isConnected }) => isConnected))
      assert.equal(credit?.reason, index === 2 ? 'unreachable' : undefined)
      const dayBefore = sql<Date>`tried_at - interval '1 day'`
      await db.updateTable('lead_try').set({ tried_at: dayBefore }).execute()
      await endOthers()
    }
  })

  test('that the broker did not pick up is no try', async () => {
    const { callSeeker, lister, params } = await asked()
    for (const Legs of [undefined, 'x', [{ Status: 'no-answer' }], [{}, { Status: 'no-answer' }]]) {
      await callSeeker()
      const call = (await calls()).at(-1)
      const end = { CallSid: call?.provider_call_id, CustomField: call?.id, Legs }
      await report({ ...end, Status: 'no-answer', ConversationDuration: 0 })
      assert.equal((await calls()).at(-1)?.state, 'no-answer')
      const { tries } = (await leads.get(lister.token, params.id)).body.guarantee
      assert.deepEqual(tries, [])
      await endOthers()
    }
  })

  test('names a call of the provider once: another one cannot end by it', async () => {
    const [first, second] = [await asked(), await asked()]
    await first.callSeeker()
    await second.callSeeker()
    const [one = assert.fail(), other = assert.fail()] = await calls()
    const stolen = { CustomField: other.id, CallSid: one.provider_call_id, Status: 'completed' }
    await site.context.db
      .updateTable('relay_call')
      .set({ provider_call_id: null })
      .where('id', '=', other.id)
      .execute()
    assert.equal((await report(stolen)).statusCode, 200)
    assert.equal((await calls())[1]?.ended_at, null)
  })

  test('of another shape changes nothing', async () => {
    const { callSeeker } = await asked()
    await callSeeker()
    const before = await calls()
    const known = { CallSid: 'provider-1', CustomField: before[0]?.id }
    const odd = [{}, { CustomField: 'x' }, { CustomField: [1], CallSid: {} }]
    for (const given of [...odd, { ...known, Status: 'in-progress' }]) {
      assert.equal((await report(given)).statusCode, 200)
    }
    assert.deepEqual(await calls(), before)
  })
})

describe('a provider that fails', () => {
  for (const behaviour of ['refuse', 'unavailable', 'redirect', 'close', 'garbage'] as const) {
    test(`(${behaviour}) is told as a call that could not be connected`, async () => {
      const { callSeeker } = await asked()
      standIn.behaviour = behaviour
      const { status, body } = await callSeeker()
      assert.deepEqual([status, body.code], [503, 'call_failed'])
      const [call] = await calls()
      const mayRing = behaviour === 'close' || behaviour === 'garbage'
      assert.equal(call?.state, mayRing ? 'starting' : 'failed')
    })
  }

  test('and hangs is given up in time; its report is taken all the same', async () => {
    const { callSeeker } = await asked()
    standIn.behaviour = 'garbage'
    await callSeeker()
    const [call = assert.fail()] = await calls()
    await report({ CallSid: 'late', CustomField: call.id, Status: 'no-answer' })
    assert.equal((await calls())[0]?.state, 'no-answer')
    standIn.behaviour = 'hang'
    const relay = exotel(settings, 'http://127.0.0.1/report', { milliseconds: 200 })
    await assert.rejects(
      relay.start({ id: call.id, from: number, to: number }),
      /No answer in time/,
    )
  })

  test('five times in a row is left alone for a while', async () => {
    standIn.behaviour = 'unavailable'
    for (let n = 0; n < 5; n++) await (await asked()).callSeeker()
    const count = standIn.requests.length
    assert.equal((await (await asked()).callSeeker()).body.code, 'call_failed')
    assert.equal(standIn.requests.length, count)
  })
})
