import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { costRate } from '#contract/cost/cost-rate.ts'
import { firstCostRates } from '#domain/money/first-cost-rates.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { insertFirstRates } from './queries.ts'

const site = useApp()
let admin: Awaited<ReturnType<typeof makeAdministrator>>

beforeEach(async () => {
  admin = await makeAdministrator(site.context.db, { role: 'admin' })
})

const slab = {
  ...{ charge: 'stamp-duty', state: 'Goa', place: 'any', buyer: 'any', above: 0, percent: 3 },
  ...{ validFrom: '2026-04-01', source: 'Gazette', address: 'https://goa.gov.in/' },
  checkedOn: '2026-11-29',
}
const lakh = 100_000
const add = async (changes: object) => {
  const { status, body } = await site.call(
    costRate.create,
    { body: { ...slab, ...changes } },
    admin,
  )
  return { status, body, said: body.errors?.[0]?.message ?? body.message }
}

describe('the rates of charges on homes', () => {
  test('a new marketplace starts with rates, and each state is told its own', async () => {
    await insertFirstRates(site.context.db, firstCostRates())
    await insertFirstRates(site.context.db, firstCostRates())
    const { body } = await site.call(costRate.list, {}, admin)
    assert.equal(body.pagination.total, firstCostRates().length)
    const { body: open } = await site.call(costRate.publicList, { query: { state: 'Kerala' } })
    const of = open.rates.map((rate) => [rate.state, rate.charge, rate.percent].join(' '))
    assert.ok(of.includes('Kerala stamp-duty 8') && of.includes(' brokerage-gst 18'))
    assert.ok(!of.some((rate) => rate.startsWith('Goa')))
    // Former rates are not for today.
    const forms = open.rates.flatMap(({ charge, note }) => (charge === 'tds' ? note : []))
    assert.deepEqual(forms, ['Form 141'])
  })

  test('a slab or a day has one rate', async () => {
    assert.equal((await add({ upTo: 50 * lakh })).status, 201)
    assert.deepEqual(
      [(await add({ above: 40 * lakh })).said, (await add({ upTo: 60 * lakh })).status],
      ['Another rate already covers some of these amounts on some of these days.', 409],
    )
    // Another buyer, place or state is another kind.
    assert.equal((await add({ buyer: 'woman', percent: 2 })).status, 201)
    assert.equal((await add({ place: 'rural' })).status, 201)
    assert.equal((await add({ state: 'Sikkim' })).status, 201)
  })

  test('a gap between slabs or days is refused, and said', async () => {
    const { body } = await add({ upTo: 50 * lakh, validUntil: '2027-04-01' })
    const late = await add({ above: 75 * lakh, validUntil: '2027-04-01' })
    assert.equal(late.status, 409)
    assert.equal(
      late.said,
      'No rate would apply above ₹50,00,000 up to ₹75,00,000. Enter that slab first.',
    )
    const rest = await add({ above: 50 * lakh, validUntil: '2027-04-01' })
    assert.equal(rest.status, 201)
    const next = await add({ validFrom: '2027-05-01' })
    assert.match(next.said, /^No rate would apply from Apr 01, 2027 to May 01, 2027/)
    assert.equal((await add({ validFrom: '2027-04-01' })).status, 201)
    // Neither a change nor a removal makes one.
    const params = { id: body.rate._id }
    const change = { params, body: { validUntil: '2027-03-01' } }
    assert.equal((await site.call(costRate.change, change, admin)).status, 409)
    assert.equal(
      (await site.call(costRate.change, { params, body: { upTo: 40 * lakh } }, admin)).status,
      409,
    )
    assert.equal(
      (await site.call(costRate.change, { params, body: { percent: 4 } }, admin)).status,
      200,
    )
  })

  test('a middle slab that is moved to another state would leave a gap, and stays', async () => {
    await add({ upTo: 50 * lakh })
    const { body } = await add({ above: 50 * lakh, upTo: 75 * lakh })
    await add({ above: 75 * lakh })
    const change = { params: { id: body.rate._id }, body: { state: 'Sikkim' } }
    const moved = await site.call(costRate.change, change, admin)
    assert.equal(moved.body.code, 'cost_rate_slab_gap')
  })

  test('a rate is a percentage or an amount, of a slab and days that have a length', async () => {
    const said = async (changes: object) => (await add(changes)).said
    const one = 'Enter either a percentage or a fixed amount.'
    assert.equal(await said({ percent: null }), one)
    assert.equal(await said({ fixedAmount: 100 }), one)
    assert.match(await said({ above: 10, upTo: 10 }), /must end above/)
    assert.match(await said({ validUntil: '2026-04-01' }), /must be after the start date/)
    assert.match(await said({ state: 'Atlantis' }), /choose a state/)
    assert.match(await said({ address: 'javascript:alert(1)' }), /web address/)
  })

  test('moderators read rates and do not change them', async () => {
    const { db } = site.context
    admin = await makeAdministrator(db, { role: 'moderator' })
    assert.equal((await add({})).status, 403)
    assert.equal((await site.call(costRate.list, {}, admin)).status, 200)
  })
})
