import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { agencyActs } from '#test/agency/acts.ts'
import { useApp } from '#test/app.ts'
import { makeProperty } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { requirementActs, sought } from '#test/requirement/requirement-acts.ts'

/** Who manages an agency sees what the homes of its members fit (decisions 0104, 0106). */

const site = useApp()
const requirements = requirementActs(site)
const { team, join } = agencyActs(site)

describe('a requirement that homes of a member fit', () => {
  test('is seen by who manages the agency, with whose they are, by no other agent', async () => {
    const { owner, asha, vikram } = await team()
    const manager = await join(owner, 'manager', 'Meera')
    for (let n = 0; n < 2; n++) await makeProperty(site.context.db, { brokerId: asha.id })
    const far = { ...sought, location: 'Whitefield' }
    const { id } = await requirements.posted(far)
    await requirements.match()
    const name = /^Asha /
    for (const boss of [owner, manager]) {
      const row = (await requirements.matched(boss)).find((one) => one._id === id)
      const fit = row?.colleagues.find((one) => name.test(one.name))
      assert.equal(fit?.count, 2)
      const { status, body } = await requirements.seen(boss, id)
      assert.equal(status, 200)
      assert.ok(body.colleagues.some((one) => name.test(one.name)))
    }
    assert.deepEqual(
      (await requirements.matched(vikram)).map((one) => one._id),
      [],
    )
    assert.equal((await requirements.seen(vikram, id)).status, 404)
    const [own] = await requirements.matched(asha)
    assert.deepEqual([own?.fitCount, own?.colleagues], [2, []])
  })

  test('is offered by who manages the agency, in the name of the member, who is told', async () => {
    const { owner, asha, vikram } = await team()
    const manager = await join(owner, 'manager', 'Meera')
    const { db } = site.context
    const home = await makeProperty(db, { brokerId: asha.id })
    const { id } = await requirements.posted({ ...sought })
    await requirements.match()
    const { body: seen } = await requirements.seen(manager, id)
    const offerable = seen.homes.find((one) => one._id === home.id)
    assert.match(offerable?.colleague ?? '', /^Asha /)
    // Another agent manages nothing.
    assert.equal((await requirements.offer(vikram, id, [home.id])).status, 404)
    const { status, body } = await requirements.offer(manager, id, [home.id], 'Keys with us')
    assert.equal(status, 201, JSON.stringify(body))
    assert.match(body.offers[0]?.colleague ?? '', /^Asha /)
    const [sent] = await requirements.sent(asha)
    assert.deepEqual([sent?.home._id, sent?.colleague], [home.id, null])
    assert.deepEqual(await requirements.sent(manager), [])
    const told = await messagesTo(site, asha.id)
    assert.equal(told.at(-1)?.template, 'requirement.offered_by_manager')
    const event = await db
      .selectFrom('audit_event')
      .where('act', '=', 'requirement.offer')
      .where('target_id', '=', id)
      .select(['actor_id', 'after'])
      .executeTakeFirst()
    assert.equal(event?.actor_id, manager.id)
    assert.match(JSON.stringify(event?.after), new RegExp(asha.id))
    assert.equal((await requirements.withdraw(asha, id, sent?._id ?? '')).status, 200)
  })

  test('is not offered where a member has other homes, nor once the member has left', async () => {
    const { owner, asha } = await team()
    const manager = await join(owner, 'manager', 'Meera')
    const home = await makeProperty(site.context.db, { brokerId: asha.id })
    const dear = await makeProperty(site.context.db, { brokerId: asha.id, price: 99_000_000 })
    const { id } = await requirements.posted({ ...sought })
    await requirements.match()
    const differing = await requirements.offer(manager, id, [dear.id])
    assert.equal(differing.body.code, 'requirement_home_not_offered')
    const { db } = site.context
    await db.deleteFrom('agency_member').where('broker_id', '=', asha.id).execute()
    const names = (await requirements.matched(manager)).flatMap(({ colleagues }) =>
      colleagues.map((one) => one.name),
    )
    assert.ok(!names.some((one) => one.startsWith('Asha')))
    assert.notEqual((await requirements.offer(manager, id, [home.id])).status, 201)
  })
})
