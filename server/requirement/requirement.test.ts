import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { postedRequirement } from '#contract/requirement/admin-requirement.ts'
import { maxOpenRequirements, requirementDays } from '#contract/requirement/limits.ts'
import { requirement } from '#contract/requirement/requirement.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { requirementActs, sought } from '#test/requirement/requirement-acts.ts'

/** Customers post what they look for (decision 0106). */

const site = useApp()
const requirements = requirementActs(site)

const setRequirement = (id: string, change: object) =>
  site.context.db.updateTable('requirement').set(change).where('id', '=', id).execute()
const pathsOf = (body: object) =>
  ((body as { errors?: { path: string }[] }).errors ?? []).map(({ path }) => path)
const templates = async (accountId: string) =>
  (await messagesTo(site, accountId)).map(({ template }) => template)

describe('posting a requirement', () => {
  test('needs a deal, a place, a budget and a proven mailbox', async () => {
    const customer = await makeCustomer(site.context.db, { isVerified: true })
    const { status, body } = await requirements.post(customer, { propertyType: 'villa' })
    assert.equal(status, 400)
    assert.deepEqual(pathsOf(body).sort(), [
      'filters.listingType',
      'filters.location',
      'filters.maxPrice',
    ])
    const unproven = await makeCustomer(site.context.db)
    assert.equal((await requirements.post(unproven)).body.code, 'requirement_email_unproven')
  })

  test('refuses contact details and words that choose people, wherever they are', async () => {
    const customer = await makeCustomer(site.context.db, { isVerified: true })
    const refusedField = async (filters: object, more: object = {}) => {
      const { status, body } = await requirements.post(customer, filters, more)
      assert.equal(status, 400, JSON.stringify(body))
      return pathsOf(body)
    }
    const phone = 'call 98220 00123'
    assert.deepEqual(await refusedField(sought, { note: phone }), ['note'])
    for (const name of ['search', 'location', 'amenities']) {
      assert.deepEqual(await refusedField({ ...sought, [name]: phone }), [`filters.${name}`])
    }
    const chosen = 'only hindu families in the building'
    assert.deepEqual(await refusedField(sought, { note: chosen }), ['note'])
    assert.deepEqual(await refusedField({ ...sought, search: chosen }), ['filters.search'])
  })

  test('is limited to a few at once, also when an ended one is kept', async () => {
    const customer = await makeCustomer(site.context.db, { isVerified: true })
    const first = (await requirements.post(customer)).body.requirement._id
    assert.equal((await requirements.step(customer, first, 'end')).body.requirement.state, 'ended')
    for (let n = 0; n < maxOpenRequirements; n++) {
      assert.equal((await requirements.post(customer)).status, 201)
    }
    assert.equal((await requirements.post(customer)).body.code, 'requirements_too_many')
    assert.equal(
      (await requirements.step(customer, first, 'keep')).body.code,
      'requirements_too_many',
    )
    const twice = await makeCustomer(site.context.db, { isVerified: true })
    const all = await Promise.all(
      Array.from({ length: maxOpenRequirements + 2 }, () => requirements.post(twice)),
    )
    assert.equal(all.filter(({ status }) => status === 201).length, maxOpenRequirements)
  })
})

describe('the life of a requirement', () => {
  test('pauses, resumes and ends; what has ended changes no more until it is kept', async () => {
    const { customer, broker, id } = await requirements.makeScenario()
    const states = async () => (await requirements.matched(broker)).length
    assert.equal(await states(), 1)
    assert.equal((await requirements.step(customer, id, 'pause')).body.requirement.state, 'paused')
    assert.equal(await states(), 0)
    assert.equal(
      (await requirements.step(customer, id, 'pause')).body.code,
      'requirement_step_impossible',
    )
    await requirements.step(customer, id, 'resume')
    await requirements.match()
    assert.equal(await states(), 1)
    const ended = (await requirements.step(customer, id, 'end')).body.requirement
    assert.deepEqual([ended.state, ended.may], ['ended', ['keep']])
    assert.equal(await states(), 0)
    const { version } = ended
    const change = await requirements.change(customer, id, { filters: sought, version })
    assert.equal(change.body.code, 'requirement_not_open')
    await requirements.step(customer, id, 'keep')
    await requirements.match()
    assert.equal(await states(), 1)
  })

  test('ends by itself, is asked about once before, and is kept by one press', async () => {
    const { customer, broker, id } = await requirements.makeScenario()
    await setRequirement(id, { ends_at: sql`now() + interval '4 days'` })
    for (let round = 0; round < 2; round++) await requirements.end()
    assert.deepEqual(await templates(customer.id), ['requirement.ending'])
    await setRequirement(id, { ends_at: sql`now() - interval '1 second'` })
    // Its time is over before the job has written that.
    const over = (await requirements.own(customer, id)).body.requirement
    assert.deepEqual([over.state, over.may], ['ended', ['keep']])
    assert.deepEqual(await requirements.matched(broker), [])
    assert.equal((await requirements.seen(broker, id)).status, 404)
    await requirements.end()
    const kept = (await requirements.step(customer, id, 'keep')).body.requirement
    const days = (Date.parse(kept.endsAt) - Date.now()) / 86_400_000
    assert.deepEqual([kept.state, Math.round(days)], ['open', requirementDays])
    // The next term is asked about anew.
    await setRequirement(id, { ends_at: sql`now() + interval '4 days'` })
    await requirements.end()
    assert.equal((await templates(customer.id)).length, 2)
  })

  test('is changed on the version that was seen, and matched anew', async () => {
    const { customer, broker, id } = await requirements.makeScenario()
    const dear = { filters: { ...sought, maxPrice: '100' }, version: 1 }
    assert.equal((await requirements.change(customer, id, dear)).status, 200)
    assert.equal((await requirements.change(customer, id, dear)).body.code, 'changed_meanwhile')
    await requirements.match()
    assert.deepEqual(await requirements.matched(broker), [])
  })

  test('is removed by an administrator with a reason, for good', async () => {
    const { customer, broker, id } = await requirements.makeScenario()
    const { token } = await makeAdministrator(site.context.db, { role: 'moderator' })
    const remove = (body: { reason: string; version?: number }) =>
      site.call(postedRequirement.remove, { params: { id }, body }, { token })
    assert.equal((await remove({ reason: 'No', version: 9 })).body.code, 'changed_meanwhile')
    const removed = await remove({ reason: 'This advertises a home.', version: 1 })
    assert.equal(removed.body.requirement.state, 'removed')
    assert.equal((await remove({ reason: 'Again' })).status, 409)
    assert.equal((await requirements.seen(broker, id)).status, 404)
    assert.equal(
      (await requirements.step(customer, id, 'keep')).body.code,
      'requirement_step_impossible',
    )
    const { removalReason } = (await requirements.own(customer, id)).body.requirement
    assert.equal(removalReason, 'This advertises a home.')
    assert.deepEqual(await templates(customer.id), ['requirement.removed'])
    const query = { state: 'removed', search: 'whitefield' } as const
    const list = await site.call(postedRequirement.list, { query }, { token })
    assert.deepEqual(
      list.body.requirements.map(({ _id }) => _id),
      [id],
    )
  })
})

describe('who looks for a home', () => {
  test('is in no answer to a broker, and a requirement of another is not found', async () => {
    const { customer, broker, id, home } = await requirements.makeScenario()
    await requirements.offer(broker, id, [home], 'Facing the lake')
    const answers = [
      await requirements.matched(broker),
      (await requirements.seen(broker, id)).body,
      await requirements.sent(broker),
      await messagesTo(site, broker.id),
    ]
    const said = JSON.stringify(answers)
    const { rows } = await sql<{ word: string }>`
      select unnest(array[id::text, first_name, last_name, email, phone]) as word
      from customer where id = ${customer.id}`.execute(site.context.db)
    for (const { word } of rows) assert.equal(said.includes(word), false, word)
    const other = await makeBroker(site.context.db)
    await makeProperty(site.context.db, { brokerId: other.id, locationText: 'Hebbal' })
    await requirements.match()
    assert.equal((await requirements.seen(other, id)).status, 404)
    const stranger = await makeCustomer(site.context.db)
    assert.equal((await requirements.own(stranger, id)).status, 404)
    const list = await site.call(requirement.list, {}, stranger)
    assert.deepEqual(list.body.requirements, [])
  })

  test('is seen by nobody while blocked', async () => {
    const { customer, broker, id } = await requirements.makeScenario()
    const { db } = site.context
    const blocked = { status: 'blocked' } as const
    await db.updateTable('customer').set(blocked).where('id', '=', customer.id).execute()
    assert.deepEqual(await requirements.matched(broker), [])
    assert.equal((await requirements.seen(broker, id)).status, 404)
  })
})
