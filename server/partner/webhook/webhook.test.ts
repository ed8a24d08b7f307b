import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { audit } from '#contract/audit.ts'
import { broker as brokers } from '#contract/broker/broker.ts'
import { maxWebhooks } from '#contract/partner/limits.ts'
import { partner } from '#contract/partner/partner.ts'
import { partnerWebhook, webhook } from '#contract/partner/webhook.ts'
import { secretsOf } from '#server/secret/secret.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { partnerActs } from '#test/partner/acts.ts'
import { publicUrl, webhookActs } from '#test/partner/webhook.ts'
import { rekeyWebhooks } from './rekey.ts'
import { signatureHeaders } from './signature.ts'

/** Brokers, and the back office for partners, say where their software is told of events. */

const site = useApp({ secretKey: Buffer.alloc(32, 7) })
const hooks = webhookActs(site)
const partners = partnerActs(site)

const rows = () => site.context.db.selectFrom('webhook').selectAll().execute()
const mails = () => site.context.db.selectFrom('message').select(['template', 'body']).execute()

describe('a webhook of a broker', () => {
  test('shows its secret once, keeps it encrypted, and is told of by mail', async () => {
    const { token } = await makeBroker(site.context.db)
    const { secret, webhook: made } = await hooks.add(token)
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.deepEqual([made.url, made.state, made.waiting], [publicUrl, 'active', 0])
    assert.doesNotMatch(JSON.stringify(await hooks.mine(token)), /whsec_/)
    const [row] = await rows()
    assert.ok(!row?.sealed_secret.includes(secret))
    const [mail] = await mails()
    assert.equal(mail?.template, 'partner.webhook_added')
    assert.match(mail?.body ?? '', /8\.8\.8\.8/)
    assert.doesNotMatch(mail?.body ?? '', /whsec_|hook\b.*\/hook/)
  })

  test('shows its secret not again to a call that is repeated with its key', async () => {
    const { token } = await makeBroker(site.context.db)
    const body = { url: publicUrl, kinds: ['lead.created' as const] }
    const add = () =>
      site.call(webhook.create, { body }, { token, headers: { 'idempotency-key': 'once-0001' } })
    const [first, again] = [await add(), await add()]
    assert.equal(first.body.webhook._id, again.body.webhook._id)
    assert.match(first.body.secret ?? '', /^whsec_/)
    assert.equal(again.body.secret, null)
  })

  for (const [url, why] of [
    ['http://8.8.8.8/', /starts with https/],
    ['https://127.0.0.1/', /private network/],
    ['https://[::1]/', /private network/],
    ['https://2852039166/', /private network/],
    ['https://ravi:secret@crm.example.in/', /user name/],
    ['ftp://crm.example.in/', /address like/],
    ['crm.example.in', /address like/],
    [`https://8.8.8.8/?key=bbz_${'0'.repeat(16)}_${'0'.repeat(64)}`, /API key/],
    [`https://8.8.8.8/${'a'.repeat(1000)}`, /under 1000|address like|characters/],
  ] as const) {
    test(`is refused for ${url.slice(0, 60)}`, async () => {
      const { token } = await makeBroker(site.context.db)
      const body = { url, kinds: ['lead.created'] }
      const refused = await site.call(webhook.create, { body }, { token })
      assert.deepEqual([refused.status, refused.body.code], [400, 'invalid_input'])
      assert.equal(refused.body.errors?.[0]?.path, 'url')
      assert.match(refused.body.errors?.[0]?.message ?? '', why)
      assert.deepEqual(await rows(), [])
    })
  }

  test('is one of five at most', async () => {
    const { token } = await makeBroker(site.context.db)
    for (let n = 0; n < maxWebhooks; n++) await hooks.add(token)
    const body = { url: publicUrl, kinds: ['lead.created'] }
    const refused = await site.call(webhook.create, { body }, { token })
    assert.deepEqual([refused.status, refused.body.code], [409, 'webhooks_too_many'])
  })

  test('is changed only by who has seen what it is', async () => {
    const { token } = await makeBroker(site.context.db)
    const { webhook: made } = await hooks.add(token)
    const params = { id: made._id }
    const body = { url: 'https://1.1.1.1/', kinds: ['lead.created' as const], version: 1 }
    const changed = await site.call(webhook.change, { params, body }, { token })
    assert.deepEqual(
      [changed.body.webhook.url, changed.body.webhook.kinds, changed.body.webhook.version],
      ['https://1.1.1.1/', ['lead.created'], 2],
    )
    const outdated = await site.call(webhook.change, { params, body }, { token })
    assert.deepEqual([outdated.status, outdated.body.code], [409, 'changed_meanwhile'])
    const rotated = await site.call(webhook.rotate, { params, body: { version: 1 } }, { token })
    assert.equal(rotated.body.code, 'changed_meanwhile')
  })

  test('is told of by mail when its address changes, and not when its events do', async () => {
    const { token } = await makeBroker(site.context.db)
    const { webhook: made } = await hooks.add(token)
    const params = { id: made._id }
    const kinds = ['lead.created' as const]
    const change = (url: string, version: number) =>
      site.call(webhook.change, { params, body: { url, kinds, version } }, { token })
    assert.equal((await change(publicUrl, 1)).status, 200)
    assert.equal((await change('https://1.1.1.1/other', 2)).status, 200)
    const told = (await mails()).filter(({ template }) => template === 'partner.webhook_changed')
    assert.equal(told.length, 1)
    assert.match(told[0]?.body ?? '', /8\.8\.8\.8 and now leads to 1\.1\.1\.1\./)
    assert.doesNotMatch(told[0]?.body ?? '', /other/)
  })

  test('signs with both secrets for a day after a new one was made', async () => {
    const { token } = await makeBroker(site.context.db)
    const { secret, webhook: made } = await hooks.add(token)
    const params = { id: made._id }
    const rotated = await site.call(webhook.rotate, { params, body: { version: 1 } }, { token })
    assert.notEqual(rotated.body.secret, secret)
    const until = Date.parse(rotated.body.webhook.oldSecretUntil ?? '') - Date.now()
    assert.ok(Math.abs(until / 3_600_000 - 24) < 0.1)
  })

  test('is paused and resumed, and both are in the audit log', async () => {
    const { token } = await makeBroker(site.context.db)
    const { webhook: made } = await hooks.add(token)
    const paused = await hooks.pause(token, made._id, true)
    assert.deepEqual(
      [paused.body.webhook.state, paused.body.webhook.pausedBecause],
      ['paused', 'owner'],
    )
    assert.equal((await hooks.pause(token, made._id, false)).body.webhook.state, 'active')
    const { token: admin } = await makeAdministrator(site.context.db)
    const query = { targetKind: 'webhook' as const }
    const { events } = (await site.call(audit.list, { query }, { token: admin })).body
    assert.deepEqual(
      events.map(({ act }) => act),
      ['webhook.resume', 'webhook.pause', 'webhook.create'],
    )
    assert.equal(events[0]?.target.name, '8.8.8.8')
    assert.doesNotMatch(JSON.stringify(events), /whsec_|\/hook/)
  })

  test('goes with its broker', async () => {
    const { token, id } = await makeBroker(site.context.db)
    await hooks.add(token)
    await partners.make(token, ['leads:read'])
    const { token: admin } = await makeAdministrator(site.context.db)
    const gone = await site.call(brokers.remove, { params: { id } }, { token: admin })
    assert.equal(gone.status, 200, gone.body.message)
    assert.deepEqual(await rows(), [])
  })
})

describe('a webhook of a partner', () => {
  test('is told of public listings only, and added while the partner is active', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const { _id: id, version } = await partners.addPartner(token)
    await hooks.addForPartner(token, id)
    const params = { id }
    const body = { url: publicUrl, kinds: ['lead.created'] }
    const refused = await site.call(partnerWebhook.create, { params, body }, { token })
    assert.match(refused.body.errors?.[0]?.message ?? '', /public listings only/)
    const listed = await site.call(partnerWebhook.list, { params }, { token })
    assert.equal(listed.body.webhooks.length, 1)
    const change = { params, body: { isActive: false, version } }
    await site.call(partner.change, change, { token })
    const more = { params, body: { url: publicUrl, kinds: ['listing.changed'] } }
    const inactive = await site.call(partnerWebhook.create, more, { token })
    assert.equal(inactive.body.code, 'partner_inactive')
  })

  test('is no broker’s: the doors of partners open no webhook of a broker', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const broker = await makeBroker(site.context.db)
    const { webhook: made } = await hooks.add(broker.token)
    const params = { id: made._id }
    const removed = await site.call(partnerWebhook.remove, { params }, { token })
    assert.deepEqual([removed.status, removed.body.code], [404, 'webhook_not_found'])
    assert.equal((await rows()).length, 1)
  })
})

test('secrets stay the same under another master key', async () => {
  const { db } = site.context
  const { token } = await makeBroker(db)
  const { webhook: made } = await hooks.add(token)
  const params = { id: made._id }
  await site.call(webhook.rotate, { params, body: { version: 1 } }, { token })
  const sign = async (key: Buffer) => {
    const [row] = await rows()
    const sealed = [row?.sealed_secret, row?.sealed_old_secret].filter((one) => one != null)
    const what = { webhookId: made._id, id: 'msg', at: new Date(0), body: '{}', sealed }
    return signatureHeaders(secretsOf(key), what)
  }
  const [from, to] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)]
  const before = await sign(from)
  await rekeyWebhooks(db, from, to)
  await rekeyWebhooks(db, from, to)
  assert.deepEqual(await sign(to), before)
})
