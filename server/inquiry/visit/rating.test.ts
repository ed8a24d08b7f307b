import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conversation } from '#contract/inquiry/conversation.ts'
import type { LeadStage } from '#contract/inquiry/lead.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'

/** When a customer is asked to rate a visit that a broker planned. */

const site = useApp()
const leads = leadActs(site)

async function asked() {
  const customer = await makeCustomer(site.context.db)
  const made = await leads.makeLister()
  const phone = { phone: customer.phone }
  await leads.ask(made.listing, phone, customer.token)
  const { body } = await leads.list(made.token)
  const id = body.inquiries[0]?._id ?? ''
  return {
    ...made,
    id,
    customer,
    ask: (token = customer.token) => leads.ask(made.listing, phone, token),
    go: async (...stages: LeadStage[]) => {
      for (const stage of stages) {
        assert.equal((await leads.change(made.token, id, { stage })).status, 200, stage)
      }
    },
    visit: async () => (await site.call(conversation.get, { params: { id } }, customer)).body.visit,
    rate: (stars: unknown, token = customer.token) =>
      site.call(conversation.rateVisit, { params: { id }, body: { stars } }, { token }),
  }
}

describe('the rating of a visit', () => {
  const ways: [LeadStage[], boolean][] = [
    [['contacted', 'negotiating', 'lost'], false],
    [['visit-planned'], false],
    [['visit-planned', 'contacted'], false],
    [['visit-planned', 'negotiating'], true],
    [['visit-planned', 'closed'], true],
    [['visit-planned', 'lost'], true],
    [['visit-planned', 'contacted', 'lost'], true],
    [['visit-planned', 'lost', 'contacted'], true],
  ]
  for (const [stages, isAsked] of ways) {
    test(`is ${isAsked ? '' : 'not '}asked for after ${stages.join(', ')}`, async () => {
      const { go, visit, rate } = await asked()
      await go(...stages)
      assert.deepEqual(await visit(), isAsked ? { stars: null } : null)
      assert.equal((await rate(4)).status, isAsked ? 201 : 409)
      assert.deepEqual(await visit(), isAsked ? { stars: 4 } : null)
    })
  }

  test('is asked for once per inquiry: again after another inquiry led to a visit', async () => {
    const { go, visit, rate, ask } = await asked()
    await go('visit-planned', 'lost')
    assert.equal((await rate(2)).status, 201)
    assert.equal((await rate(5)).body.code, 'visit_rated')
    await leads.age('2 days')
    await ask()
    await go('visit-planned')
    assert.deepEqual(await visit(), { stars: 2 })
    await go('negotiating')
    assert.deepEqual(await visit(), { stars: null })
    assert.equal((await rate(5)).status, 201)
    assert.deepEqual(await visit(), { stars: 5 })
  })

  test('is asked of the customer who visited, and of nobody else', async () => {
    const { go, rate, broker } = await asked()
    await go('visit-planned', 'closed')
    const stranger = await makeCustomer(site.context.db)
    assert.equal((await rate(1, stranger.token)).body.code, 'inquiry_not_found')
    assert.equal((await rate(1, broker.token)).status, 403)
    assert.equal((await rate(6)).status, 400)
  })

  test('is stored once where the button is pressed twice', async () => {
    const { go, rate } = await asked()
    await go('visit-planned', 'closed')
    const answers = await Promise.all([rate(1), rate(5)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
  })
})
