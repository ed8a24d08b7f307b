import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

const site = useApp()
const seekers = seekerActs(site)

const correct = async (token: string, id: string, change: Record<string, unknown>) => {
  const answer = await site.call(property.change, { params: { id }, body: change }, { token })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.equal(answer.body.property.status, 'approved')
}

describe('a correction', () => {
  const corrections: [search: string, change: Record<string, unknown>][] = [
    ['fully furnished flat', { furnished: 'fully-furnished' }],
    ['flat with gym', { amenities: ['Gym'] }],
    ['ready to move flat', { detail: { possession: 'ready' } }],
    ['pet friendly flat', { detail: { petsAllowed: true } }],
    ['east facing flat', { detail: { facing: 'east' } }],
  ]
  for (const [search, change] of corrections) {
    test(`a correction that makes a home match "${search}" is alerted once`, async () => {
      const { db } = site.context
      const { id, token } = await makeCustomer(db)
      const broker = await makeBroker(db)
      const home = await makeProperty(db, { brokerId: broker.id, title: 'Corrected' })
      await seekers.work()
      await seekers.search(token, { search })
      assert.deepEqual(await seekers.alertsTo(id), [])
      await correct(broker.token, home.id, change)
      const [message, ...others] = await seekers.alertsTo(id)
      assert.deepEqual(others, [])
      assert.deepEqual(
        [message?.variables.title, message?.variables.news],
        ['Corrected', 'New match'],
      )
      await correct(broker.token, home.id, { parkingSpaces: 2 })
      assert.equal((await seekers.alertsTo(id)).length, 1)
    })
  }

  test('correcting a home that matched before is not alerted', async () => {
    const { db } = site.context
    const { id, token } = await makeCustomer(db)
    const broker = await makeBroker(db)
    const home = await makeProperty(db, { brokerId: broker.id, bedrooms: 2 })
    await seekers.work()
    await seekers.search(token, { search: '2 bhk flat' })
    await correct(broker.token, home.id, { furnished: 'fully-furnished' })
    await correct(broker.token, home.id, { amenities: ['Gym'] })
    assert.deepEqual(await seekers.alertsTo(id), [])
  })

  test('several corrections count as one, compared with the first state', async () => {
    const { db } = site.context
    const { id, token } = await makeCustomer(db)
    const broker = await makeBroker(db)
    const home = await makeProperty(db, { brokerId: broker.id })
    await seekers.work()
    await seekers.search(token, { search: 'east facing flat with gym' })
    await correct(broker.token, home.id, { detail: { facing: 'east' } })
    await correct(broker.token, home.id, { amenities: ['Gym'] })
    await correct(broker.token, home.id, { furnished: 'fully-furnished' })
    assert.equal((await seekers.alertsTo(id)).length, 1)
  })
})
