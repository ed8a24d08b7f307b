import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { audit } from '#contract/audit.ts'
import { broker } from '#contract/broker/broker.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { apiKey } from '#contract/partner/api-key.ts'
import { maxApiKeys } from '#contract/partner/limits.ts'
import { partner } from '#contract/partner/partner.ts'
import { Scope } from '#contract/partner/scope.ts'
import { property } from '#contract/property/property.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { partnerActs } from '#test/partner/acts.ts'
import { draft } from '#test/submission.ts'

/** Software of brokers and partners calls the API with a key. */

const site = useApp()
const keys = partnerActs(site)
const leadActions = leadActs(site)

const search = (key: string) => site.call(property.publicList, {}, { token: key })

const mails = (template: string) =>
  site.context.db
    .selectFrom('message')
    .where('template', '=', template)
    .select(['recipient', 'subject', 'body'])
    .execute()

describe('an API key of a broker', () => {
  test('is shown once, stored as a hash and announced by mail', async () => {
    const { token, email } = await makeBroker(site.context.db)
    const made = await keys.make(token, ['own-listings:read'])
    assert.match(made.key, /^bbz_[0-9a-f]{16}_[0-9a-f]{64}$/)
    assert.ok(made.key.startsWith(`${made.prefix}_`))
    const [listed] = await keys.mine(token)
    assert.deepEqual(listed && [listed.name, listed.state, listed.lastUsedAt], [
      'CRM',
      'active',
      null,
    ])
    const { rows } = await sql<{ row: string }>`select api_key::text as row from api_key`.execute(
      site.context.db,
    )
    assert.ok(!rows[0]?.row.includes(made.key.split('_')[2] ?? '-'))
    const [mail] = await mails('partner.key_made')
    assert.equal(mail?.recipient, email)
    assert.match(mail?.body ?? '', /CRM.*Read own listings/s)
    assert.ok(!mail?.body.includes(made.key))
  })

  test('is not in a repeated answer, and not in what is stored to repeat it', async () => {
    const { token } = await makeBroker(site.context.db)
    const body = { name: 'CRM', scopes: ['leads:read'], lifetime: '30d' }
    const headers = { 'idempotency-key': 'key-of-the-form' }
    const make = () => site.call(apiKey.create, { body }, { token, headers })
    const [first, second] = [await make(), await make()]
    assert.match(first.body.key ?? '', /^bbz_/)
    assert.deepEqual(second.body, { ...first.body, key: null })
    assert.equal((await keys.mine(token)).length, 1)
  })

  test('adds, edits and removes own listings by the rules of the portal', async () => {
    const { token } = await makeBroker(site.context.db)
    const { key } = await keys.make(token, ['own-listings:read', 'own-listings:write'])
    const by = { token: key }
    const { body, status } = await site.call(property.create, { body: draft }, by)
    assert.equal(status, 201)
    assert.equal(body.property.status, 'pending')
    const params = { id: body.property._id }
    const change = { params, body: { ...draft, title: 'Four bedrooms over the park' } }
    assert.equal((await site.call(property.change, change, by)).status, 200)
    const mine = await site.call(property.mine, {}, by)
    assert.deepEqual(
      mine.body.properties.map(({ title }) => title),
      ['Four bedrooms over the park'],
    )
    assert.equal((await site.call(property.withdraw, { params }, by)).status, 200)
    const wrong = await site.call(property.create, { body: { ...draft, price: 0 } }, by)
    assert.equal(wrong.body.code, 'invalid_input')
    const { token: admin } = await makeAdministrator(site.context.db)
    const { events } = (
      await site.call(audit.list, { query: { targetKind: 'property' } }, { token: admin })
    ).body
    assert.ok(events.length > 0)
    for (const { actor } of events) assert.match(actor.name, /\(API key CRM\)$/)
  })

  test('opens no listing of another broker', async () => {
    const other = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId: other.id })
    const { token } = await makeBroker(site.context.db)
    const { key } = await keys.make(token, ['own-listings:read', 'own-listings:write'])
    const answer = await site.call(property.mineOne, { params: { id } }, { token: key })
    assert.equal(answer.status, 404)
    assert.equal(
      (await site.call(property.withdraw, { params: { id } }, { token: key })).status,
      404,
    )
  })

  test('reads of leads what the portal shows, and no number that is not shared', async () => {
    const lister = await leadActions.makeLister()
    await leadActions.ask(lister.listing, { phone: '9811122233' })
    await leadActions.ask(lister.listing, { phone: '9811122244' })
    await site.context.db
      .updateTable('inquiry')
      .set({ number_shared_until: sql<Date>`now() - interval '1 hour'` })
      .where('phone', 'like', '%22244')
      .execute()
    const { key } = await keys.make(lister.token, ['leads:read'])
    const phones = async (token: string) =>
      (await site.call(inquiry.list, {}, { token })).body.inquiries.map(({ phone }) => phone).sort()
    const seen = await phones(key)
    assert.deepEqual(seen, await phones(lister.token))
    assert.equal(seen.filter((phone) => phone.includes('•')).length, 1)
    assert.ok(seen.some((phone) => phone.includes('9811122233')))
  })

  test('opens nothing beyond its scopes and never acts as a session', async () => {
    const { token } = await makeBroker(site.context.db)
    const { key } = await keys.make(token, ['own-listings:read'])
    const by = { token: key }
    const lacking = await site.call(property.create, { body: draft }, by)
    assert.deepEqual([lacking.status, lacking.body.code], [403, 'api_key_not_allowed'])
    assert.match(lacking.body.message, /own-listings:write/)
    assert.equal((await site.call(broker.profile, {}, by)).body.code, 'api_key_not_allowed')
    const body = { name: 'More', scopes: ['leads:read'], lifetime: '30d' }
    assert.equal((await site.call(apiKey.create, { body }, by)).body.code, 'api_key_not_allowed')
    assert.equal((await search(key)).body.code, 'api_key_not_allowed')
  })

  test('is over once it is revoked, expired, or its broker is blocked', async () => {
    const { db } = site.context
    const one = await makeBroker(db)
    const revoked = await keys.make(one.token, ['listings:read'])
    assert.equal((await search(revoked.key)).status, 200)
    assert.equal((await keys.revoke(one.token, revoked._id)).body.apiKey.state, 'revoked')
    assert.equal((await search(revoked.key)).body.code, 'api_key_over')

    const expired = await keys.make(one.token, ['listings:read'])
    await db
      .updateTable('api_key')
      .set({ created_at: sql<Date>`now() - interval '2 days'`, expires_at: sql<Date>`now()` })
      .where('id', '=', expired._id)
      .execute()
    assert.equal((await search(expired.key)).body.code, 'api_key_over')

    const blocked = await keys.make(one.token, ['listings:read'])
    await db.updateTable('broker').set({ status: 'blocked' }).where('id', '=', one.id).execute()
    assert.deepEqual((await search(blocked.key)).status, 401)
    for (const text of ['bbz_', `${blocked.prefix}_${'0'.repeat(64)}`, 'bbz_%00']) {
      assert.equal((await search(text)).body.code, 'api_key_over')
    }
  })

  test('opens nothing with another secret behind its beginning', async () => {
    const { token } = await makeBroker(site.context.db)
    const made = await keys.make(token, ['listings:read'])
    const last = made.key.endsWith('0') ? '1' : '0'
    for (const text of [`${made.prefix}_${'0'.repeat(64)}`, made.key.slice(0, -1) + last]) {
      assert.equal((await search(text)).body.code, 'api_key_over')
    }
    assert.equal((await search(made.key)).status, 200)
  })

  test('of another broker can be neither seen nor revoked', async () => {
    const one = await makeBroker(site.context.db)
    const other = await makeBroker(site.context.db)
    const made = await keys.make(one.token, ['listings:read'])
    assert.deepEqual(await keys.mine(other.token), [])
    assert.equal((await keys.revoke(other.token, made._id)).status, 404)
    assert.equal((await search(made.key)).status, 200)
  })

  test('says to the minute when it was last used', async () => {
    const { token } = await makeBroker(site.context.db)
    const { key } = await keys.make(token, ['listings:read'])
    await search(key)
    const [{ lastUsedAt } = { lastUsedAt: null }] = await keys.mine(token)
    assert.match(lastUsedAt ?? '', /:00\.000Z$/)
    assert.ok(Date.now() - Date.parse(lastUsedAt ?? '') < 120_000)
  })

  test('has a limit of calls of its own', async () => {
    const { token } = await makeBroker(site.context.db)
    const first = await keys.make(token, ['listings:read'])
    const second = await keys.make(token, ['listings:read'])
    await site.context.db
      .insertInto('throttle')
      .values({
        key: `api key ${first._id}`,
        window_start: sql<Date>`date_trunc('minute', now())`,
        count: rateLimits.callPerApiKey.attempts,
      })
      .execute()
    const refused = await search(first.key)
    assert.deepEqual([refused.status, refused.body.code], [429, 'too_many_attempts'])
    assert.ok(Number(refused.headers['retry-after']) > 0)
    assert.equal((await search(second.key)).status, 200)
  })

  test('is not made beyond ten that can be used', async () => {
    const { token } = await makeBroker(site.context.db)
    for (let n = 0; n < maxApiKeys; n++) await keys.make(token, ['listings:read'])
    const body = { name: 'One more', scopes: ['listings:read'], lifetime: '30d' }
    const refused = await site.call(apiKey.create, { body }, { token })
    assert.equal(refused.body.code, 'api_keys_too_many')
    const [any] = await keys.mine(token)
    await keys.revoke(token, any?._id ?? '')
    assert.equal((await site.call(apiKey.create, { body }, { token })).status, 201)
  })

  test('counts no view and no impression', async () => {
    const owner = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId: owner.id })
    const { token } = await makeBroker(site.context.db)
    const { key } = await keys.make(token, ['listings:read'])
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0' }
    const seen = await site.call(property.publicGet, { params: { id } }, { token: key, headers })
    assert.equal(seen.body.property.views, 0)
    const visited = await site.call(property.publicGet, { params: { id } }, { headers })
    assert.equal(visited.body.property.views, 1)
  })
})

describe('a partner', () => {
  test('gets keys for public listings only, until it is inactive', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const { _id: id, version } = await keys.addPartner(token)
    const made = await keys.makeForPartner(token, id)
    assert.deepEqual(made.scopes, ['listings:read'])
    assert.equal((await search(made.key)).status, 200)
    const leads = await site.call(inquiry.list, {}, { token: made.key })
    assert.equal(leads.body.code, 'api_key_not_allowed')
    const read = await site.call(partner.get, { params: { id } }, { token })
    assert.equal(read.body.partner.keyCount, 1)
    const change = { params: { id }, body: { isActive: false, version } }
    assert.equal((await site.call(partner.change, change, { token })).status, 200)
    assert.equal((await search(made.key)).status, 401)
    const more = await site.call(
      apiKey.createForPartner,
      { params: { id }, body: { name: 'More', lifetime: '30d' } },
      { token },
    )
    assert.equal(more.body.code, 'partner_inactive')
  })

  test('has a name of its own', async () => {
    const { token } = await makeAdministrator(site.context.db)
    await keys.addPartner(token)
    const body = { name: 'housing assistant', email: 'b@example.com' }
    const taken = await site.call(partner.create, { body }, { token })
    assert.deepEqual([taken.status, taken.body.code], [409, 'name_taken'])
  })

  test('and brokers have their keys in one list, where an administrator revokes any', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const { _id: id } = await keys.addPartner(token)
    await keys.makeForPartner(token, id)
    const owner = await makeBroker(site.context.db)
    const made = await keys.make(owner.token, Scope.keys)
    const list = async (query: Record<string, string> = {}) =>
      (await site.call(apiKey.list, { query }, { token })).body.apiKeys
    assert.deepEqual(
      (await list()).map((row) => row.owner.kind),
      ['broker', 'partner'],
    )
    assert.equal((await list({ search: 'housing' })).length, 1)
    assert.equal((await list({ search: made.prefix })).length, 1)
    await site.call(apiKey.revokeAny, { params: { id: made._id } }, { token })
    assert.equal((await search(made.key)).status, 401)
    assert.deepEqual(
      (await list({ state: 'revoked' })).map(({ _id }) => _id),
      [made._id],
    )
  })
})
