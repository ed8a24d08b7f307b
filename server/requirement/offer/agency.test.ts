import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { agencyActs } from '#test/agency/acts.ts'
import { useApp } from '#test/app.ts'
import { makeProperty } from '#test/make.ts'
import { requirementActs, sought } from '#test/requirement/requirement-acts.ts'

/** Who manages an agency sees what the homes of its members fit (decisions 0104, 0106). */

const site = useApp()
const desk = requirementActs(site)
const { team, join } = agencyActs(site)

describe('a requirement that homes of a member fit', () => {
  test('is seen by who manages the agency, with whose they are, by no other agent', async () => {
    const { owner, asha, vikram } = await team()
    const manager = await join(owner, 'manager', 'Meera')
    for (let n = 0; n < 2; n++) await makeProperty(site.context.db, { brokerId: asha.id })
    const far = { ...sought, location: 'Whitefield' }
    const { id } = await desk.posted(far)
    await desk.match()
    const name = /^Asha /
    for (const boss of [owner, manager]) {
      const row = (await desk.matched(boss)).find((one) => one._id === id)
      const fit = row?.colleagues.find((one) => name.test(one.name))
      assert.equal(fit?.count, 2)
      const { status, body } = await desk.seen(boss, id)
      assert.equal(status, 200)
      assert.ok(body.colleagues.some((one) => name.test(one.name)))
    }
    assert.deepEqual(
      (await desk.matched(vikram)).map((one) => one._id),
      [],
    )
    assert.equal((await desk.seen(vikram, id)).status, 404)
    const [own] = await desk.matched(asha)
    assert.deepEqual([own?.fitCount, own?.colleagues], [2, []])
  })

  test('is offered by that member alone, and unseen once the member has left', async () => {
    const { owner, asha } = await team()
    const manager = await join(owner, 'manager', 'Meera')
    const home = await makeProperty(site.context.db, { brokerId: asha.id })
    const { id } = await desk.posted({ ...sought })
    await desk.match()
    const offered = await desk.offer(manager, id, [home.id])
    assert.equal(offered.body.code, 'requirement_home_not_offered')
    const { db } = site.context
    await db.deleteFrom('agency_member').where('broker_id', '=', asha.id).execute()
    const names = (await desk.matched(manager)).flatMap(({ colleagues }) =>
      colleagues.map((one) => one.name),
    )
    assert.ok(!names.some((one) => one.startsWith('Asha')))
  })
})
