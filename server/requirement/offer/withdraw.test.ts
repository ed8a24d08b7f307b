import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { requirementActs } from '#test/requirement/requirement-acts.ts'

/** A broker takes back an offered home before it is answered (decision 0106). */

const site = useApp()
const requirements = requirementActs(site)

describe('a withdrawn offer', () => {
  test('is gone for the customer, who is told, and is in the audit log', async () => {
    const { customer, broker, home, id, offerId } = await requirements.offered()
    assert.equal((await requirements.withdraw(broker, id, offerId)).status, 200)
    const { requirement, offers } = (await requirements.own(customer, id)).body
    assert.deepEqual([offers, requirement.waitingCount], [[], 0])
    assert.equal((await requirements.sent(broker))[0]?.state, 'withdrawn')
    const told = (await messagesTo(site, customer.id)).at(-1)
    assert.equal(told?.template, 'requirement.offer_withdrawn')
    const { actor_id } = await site.context.db
      .selectFrom('audit_event')
      .select('actor_id')
      .where('act', '=', 'requirement.withdraw_offer')
      .where('target_id', '=', id)
      .executeTakeFirstOrThrow()
    assert.equal(actor_id, broker.id)
    const again = await requirements.offer(broker, id, [home])
    assert.equal(again.body.code, 'requirement_home_offered')
  })

  test('can no longer be answered, and one that was answered is not withdrawn', async () => {
    const { customer, broker, id, offerId } = await requirements.offered()
    await requirements.withdraw(broker, id, offerId)
    for (const answer of [requirements.accept, requirements.decline]) {
      const { body } = await answer(customer, id, offerId)
      assert.equal(body.code, 'requirement_offer_withdrawn')
    }
    const { body } = await requirements.withdraw(broker, id, offerId)
    assert.equal(body.code, 'requirement_offer_withdrawn')
    const other = await requirements.offered()
    await requirements.decline(other.customer, other.id, other.offerId)
    const late = await requirements.withdraw(other.broker, other.id, other.offerId)
    assert.equal(late.body.code, 'requirement_offer_answered')
  })

  test('is withdrawn by its broker alone, and of accept and withdraw one counts', async () => {
    const { customer, broker, id, offerId } = await requirements.offered()
    const stranger = await makeBroker(site.context.db)
    assert.equal((await requirements.withdraw(stranger, id, offerId)).status, 404)
    const other = await requirements.offered()
    const { body } = await requirements.withdraw(broker, id, other.offerId)
    assert.equal(body.code, 'requirement_offer_not_found')
    const pressed = await Promise.all([
      requirements.accept(customer, id, offerId),
      requirements.withdraw(broker, id, offerId),
      requirements.withdraw(broker, id, offerId),
    ])
    assert.equal(pressed.filter(({ status }) => status === 200).length, 1)
  })
})
