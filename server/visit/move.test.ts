import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { brokerVisit, visit } from '#contract/visit/visit.ts'
import { useApp } from '#test/app.ts'
import { outbox } from '#test/outbox.ts'
import { visitActs } from '#test/visit.ts'

/** Another time for a visit that was booked. */

const site = useApp()
const { tomorrow, booked, own, passTo } = visitActs(site)

const mails = async (template: string) =>
  (await outbox(site)).filter((one) => one.template === template && one.channel === 'email')

describe('a customer', () => {
  test('moves a visit to another free time, which both hear of', async () => {
    const { customer, listing, first, id } = await booked()
    const [second = ''] = await tomorrow(listing)
    const move = (startsAt: string, version = 1) =>
      site.call(visit.move, { params: { id }, body: { startsAt, version } }, customer)
    const { status, body } = await move(second)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.visit.startsAt, second)
    assert.equal((await tomorrow(listing))[0], first)
    assert.equal((await move(first)).body.code, 'changed_meanwhile')
    assert.equal((await mails('visit.moved')).length, 2)
  })

  test('moves no visit to its own time, and none more than five times a day', async () => {
    const { customer, listing, first, id } = await booked()
    const times = await tomorrow(listing)
    const move = async (startsAt = '', version = 1) => {
      const body = { startsAt, version }
      return (await site.call(visit.move, { params: { id }, body }, customer)).body
    }
    assert.equal((await move(first)).code, 'visit_same_time')
    assert.equal((await mails('visit.moved')).length, 0)
    for (let n = 0; n < 5; n++) await move(times[n], n + 1)
    assert.equal((await move(times[6], 6)).code, 'too_many_attempts')
    assert.equal((await own(customer)).visits[0]?.startsAt, times[4])
    assert.equal((await mails('visit.moved')).length, 10)
  })

  test('moves no visit in its last two hours, except to what the broker proposes', async () => {
    const { customer, broker, listing, id } = await booked()
    const [, second = '', third = ''] = await tomorrow(listing)
    await passTo(id, '-119 minutes')
    const [seen] = (await own(customer)).visits
    const version = seen?.version ?? 0
    const body = { startsAt: second, version }
    const moved = await site.call(visit.move, { params: { id }, body }, customer)
    assert.equal(moved.body.code, 'visit_step_impossible')
    assert.deepEqual([seen?.may.includes('move'), seen?.may.includes('cancel')], [false, true])
    const proposal = { params: { id }, body: { startsAt: third, version } }
    assert.equal(
      (await site.call(brokerVisit.propose, proposal, { token: broker.token })).status,
      200,
    )
    const answer = { params: { id }, body: { accept: true, version: version + 1 } }
    const { body: accepted } = await site.call(visit.answerProposal, answer, customer)
    assert.equal(accepted.visit.startsAt, third)
    await passTo(id, '-121 minutes')
    assert.ok((await own(customer)).visits[0]?.may.includes('move'))
  })
})
