import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { webhook } from '#contract/partner/webhook.ts'
import { webhookEvents } from '#contract/partner/webhook-event.ts'
import { followListingChanges } from '#server/listing-change/feed.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { partnerActs } from '#test/partner/acts.ts'
import { accept, later, type Receiver, startReceiver, webhookActs } from '#test/partner/webhook.ts'
import { makeSender, type SenderOptions } from './sender.ts'

/** What reaches software, and what happens where it does not. */

const site = useApp({ webhookNetworks: ['127.0.0.1'] })
const hooks = webhookActs(site)
const partners = partnerActs(site)
const leads = leadActs(site)

let receiver: Receiver
before(async () => {
  receiver = await startReceiver()
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer = accept
})
after(() => receiver.close())

/** Sends all that is due, and what becomes due meanwhile. */
async function sendDue(options: SenderOptions = {}): Promise<void> {
  const sender = makeSender(site.context, options)
  while (await sender.startDue()) await sender.settled()
}

const types = () => receiver.received.map(({ body }) => JSON.parse(body).type)
const ids = () => receiver.received.map(({ headers }) => headers['webhook-id'])

async function withTest(url = receiver.url) {
  const { token } = await makeBroker(site.context.db)
  const made = await hooks.add(token, { url })
  await hooks.test(token, made.webhook._id)
  const hook = { token, id: made.webhook._id, secret: made.secret }
  const log = async () => (await hooks.log(token, hook.id))[0]
  const state = async () => (await hooks.mine(token))[0]
  return { ...hook, log, state }
}

describe('a broker’s webhook', () => {
  test('is told of changes of own listings, with ids, as the contract has it', async () => {
    const { db } = site.context
    const { token, id: brokerId } = await makeBroker(db)
    await hooks.add(token, { url: receiver.url })
    const { id } = await makeProperty(db, { brokerId, price: 5_000_000 })
    await makeProperty(db, { brokerId: (await makeBroker(db)).id })
    await db.updateTable('property').set({ price: 4_800_000 }).where('id', '=', id).execute()
    await followListingChanges(db)
    await sendDue()
    assert.deepEqual(types().sort(), ['listing.price_changed', 'listing.published'])
    for (const { body } of receiver.received) {
      const event = JSON.parse(body) as { type: keyof typeof webhookEvents; data: object }
      assert.partialDeepStrictEqual(webhookEvents[event.type].strict().parse(event), event)
      assert.partialDeepStrictEqual(event.data, { listing: id })
    }
  })

  test('is told of a new lead without name, number and address, once', async () => {
    const lister = await leads.makeLister()
    await hooks.add(lister.token, { url: receiver.url, kinds: ['lead.created'] })
    const other = await makeBroker(site.context.db)
    await hooks.add(other.token, { url: receiver.url })
    const asked = { phone: '9811122233', email: 'asha@example.in', name: 'Asha Rao' }
    await leads.ask(lister.listing, asked)
    await leads.ask(lister.listing, { ...asked, message: 'And parking?' })
    await sendDue()
    assert.deepEqual(types(), ['lead.created'])
    const [{ body = '', headers } = { headers: {} }] = receiver.received
    const [lead] = (await leads.list(lister.token)).body.inquiries
    assert.deepEqual(JSON.parse(body).data, { lead: lead?._id, listing: lister.listing })
    assert.doesNotMatch(body + JSON.stringify(headers), /98111|asha|Rao/i)
  })

  test('of a blocked broker is told nothing, and a paused one misses events', async () => {
    const { db } = site.context
    const { token, id: brokerId } = await makeBroker(db)
    const { webhook: made } = await hooks.add(token, { url: receiver.url })
    await hooks.pause(token, made._id, true)
    await makeProperty(db, { brokerId })
    await followListingChanges(db)
    await hooks.pause(token, made._id, false)
    await sendDue()
    assert.deepEqual(types(), [])
    await makeProperty(db, { brokerId })
    await followListingChanges(db)
    await db.updateTable('broker').set({ status: 'blocked' }).where('id', '=', brokerId).execute()
    await sendDue()
    assert.deepEqual(types(), [])
  })
})

test('a partner’s webhook is told of all public listings', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const { _id } = await partners.addPartner(token)
  await hooks.addForPartner(token, _id, receiver.url)
  for (let n = 0; n < 3; n++) await makeProperty(db, { brokerId: (await makeBroker(db)).id })
  await makeProperty(db, { brokerId: (await makeBroker(db)).id, status: 'pending' })
  await followListingChanges(db)
  await sendDue()
  assert.deepEqual(types(), Array(3).fill('listing.published'))
})

describe('a delivery', () => {
  test('is signed by Standard Webhooks, with both secrets after a change', async () => {
    const hook = await withTest()
    const rotated = await site.call(
      webhook.rotate,
      { params: { id: hook.id }, body: { version: 1 } },
      { token: hook.token },
    )
    await sendDue()
    const [{ body, headers } = assert.fail()] = receiver.received
    for (const secret of [hook.secret, rotated.body.secret ?? '']) {
      const standard = new StandardWebhook(secret)
      const event = standard.verify(body, headers as Record<string, string>)
      assert.deepEqual((event as { type: string }).type, 'test')
      assert.throws(() => standard.verify(`${body} `, headers as Record<string, string>))
    }
    assert.equal(headers['content-type'], 'application/json')
    await sql`update webhook set old_secret_until = now() - interval '1 second'`.execute(
      site.context.db,
    )
    await hooks.test(hook.token, hook.id)
    await sendDue()
    const signature = String(receiver.received[1]?.headers['webhook-signature'])
    assert.equal(signature.split(' ').length, 1)
  })

  test('is in the log with status, duration and tries', async () => {
    receiver.answer = (response) => response.writeHead(201).end('thanks')
    const hook = await withTest()
    await sendDue()
    const seen = await hook.log()
    assert.partialDeepStrictEqual(seen, {
      ...{ kind: 'test', status: 'delivered', tries: 1, responseStatus: 201 },
      ...{ response: 'thanks', error: null, nextTryAt: null },
    })
    assert.ok((seen?.durationMs ?? -1) >= 0)
    assert.equal((await hook.state())?.state, 'active')
    assert.ok((await hook.state())?.deliveredAt)
  })

  test('is tried ten times over three days under one id, then its webhook is paused', async () => {
    receiver.answer = (response) => response.writeHead(500).end('down')
    const hook = await withTest()
    const waits: number[] = []
    for (let n = 0; n < 10; n++) {
      await sendDue()
      const seen = await hook.log()
      const wait = Date.parse(seen?.nextTryAt ?? '') - Date.now()
      if (seen?.nextTryAt) waits.push(Math.round(wait / 1000))
      // It is not due yet.
      await sendDue()
      assert.equal(receiver.received.length, n + 1)
      await later(site, (waits.at(-1) ?? 0) / 3600)
    }
    const expected = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
    assert.deepEqual(
      waits.map((wait, n) => Math.abs(wait - (expected[n] ?? 0)) <= 2),
      Array(9).fill(true),
    )
    assert.equal(new Set(ids()).size, 1)
    assert.partialDeepStrictEqual(await hook.log(), {
      ...{ status: 'failed', tries: 10, responseStatus: 500, response: 'down' },
    })
    assert.partialDeepStrictEqual(await hook.state(), {
      ...{ state: 'paused', pausedBecause: 'failing' },
    })
    const mails = await site.context.db.selectFrom('message').select(['template']).execute()
    assert.equal(mails.filter(({ template }) => template === 'partner.webhook_paused').length, 1)
  })

  test('of a webhook that accepts others does not pause it', async () => {
    const hook = await withTest()
    receiver.answer = (response) => response.writeHead(500).end()
    for (let n = 0; n < 12; n++) {
      await sendDue()
      await later(site, 20)
      if (n % 3 === 2) {
        receiver.answer = accept
        await hooks.test(hook.token, hook.id)
        await sendDue()
        receiver.answer = (response) => response.writeHead(500).end()
        await hooks.test(hook.token, hook.id)
      }
    }
    assert.equal((await hook.state())?.pausedBecause, null)
  })

  test('is sent again by hand under the same id, also after it was accepted', async () => {
    const hook = await withTest()
    const pending = await hook.log()
    const waiting = await hooks.resend(hook.token, hook.id, pending?._id ?? '')
    assert.equal(waiting.body.code, 'webhook_delivery_waiting')
    await sendDue()
    const again = await hooks.resend(hook.token, hook.id, pending?._id ?? '')
    assert.equal(again.status, 202)
    await sendDue()
    assert.deepEqual(ids(), [pending?._id, pending?._id])
    const other = await withTest()
    const foreign = await hooks.resend(other.token, other.id, pending?._id ?? '')
    assert.equal(foreign.body.code, 'webhook_delivery_not_found')
  })

  test('that waits is sent when its webhook is resumed; tests go to a paused one', async () => {
    const hook = await withTest()
    receiver.answer = (response) => response.writeHead(503).end()
    const lister = await site.context.db.selectFrom('broker').select('id').executeTakeFirstOrThrow()
    await makeProperty(site.context.db, { brokerId: lister.id })
    await followListingChanges(site.context.db)
    await sendDue()
    receiver.received.length = 0
    receiver.answer = accept
    await hooks.pause(hook.token, hook.id, true)
    await later(site)
    await sendDue()
    assert.deepEqual(types(), ['test'])
    await hooks.pause(hook.token, hook.id, false)
    await sendDue()
    assert.deepEqual(types(), ['test', 'listing.published'])
  })

  test('is swept from the log after 14 days', async () => {
    const hook = await withTest()
    await sendDue()
    await sql`update webhook_delivery set created_at = now() - interval '15 days'`.execute(
      site.context.db,
    )
    const { sweepDeliveries } = await import('./log.ts')
    await sweepDeliveries(site.context.db)
    assert.equal(await hook.log(), undefined)
  })
})
