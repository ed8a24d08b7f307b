import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { subscription } from '#contract/billing/subscription.ts'
import { subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Plans: what administrators offer brokers, and what visitors see of it. */

const site = useApp()

async function administrator(role: 'admin' | 'moderator' = 'admin') {
  const { token } = await makeAdministrator(site.context.db, { role })
  return { token }
}

type Caller = { token: string }

async function added(body: Record<string, unknown>, caller: Caller) {
  const answer = await site.call(subscriptionPlan.create, { body }, caller)
  assert.equal(answer.status, 201, answer.body.message)
  return answer.body.plan
}

const toggle = (id: string, caller: Caller, body?: { isActive?: boolean; version?: number }) =>
  site.call(subscriptionPlan.toggleStatus, { params: { id }, ...(body && { body }) }, caller)

describe('plans', () => {
  test('a plan has the defaults of PLN-2 for fields left out', async () => {
    const plan = await added({ name: ' Starter ' }, await administrator())
    assert.deepEqual(
      { ...plan, _id: '' },
      {
        _id: '',
        name: 'Starter',
        description: '',
        price: 0,
        duration: 1,
        durationType: 'months',
        features: [],
        limits: {
          propertyListings: -1,
          contactViews: -1,
          premiumListings: 0,
          analyticsAccess: false,
          prioritySupport: false,
        },
        isActive: true,
        isPopular: false,
        sortOrder: 0,
        color: '#3b82f6',
        version: 1,
        subscribers: 0,
      },
    )
  })

  test('empty lines of features are dropped', async () => {
    const features = ['10 listings', '', '   ', ' Support ']
    const plan = await added({ name: 'Starter', features }, await administrator())
    assert.deepEqual(plan.features, ['10 listings', 'Support'])
  })

  test('a change keeps fields and limits it does not name', async () => {
    const caller = await administrator()
    const plan = await added({ name: 'Starter', limits: { propertyListings: 10 } }, caller)
    const nothing = { params: { id: plan._id }, body: { limits: {} } }
    const same = await site.call(subscriptionPlan.change, nothing, caller)
    assert.deepEqual([same.status, same.body.plan], [200, plan])
    const body = { price: 499, limits: { contactViews: 5 }, version: plan.version }
    const { body: changed } = await site.call(
      subscriptionPlan.change,
      { params: { id: plan._id }, body },
      caller,
    )
    assert.deepEqual(changed.plan, {
      ...plan,
      price: 499,
      limits: { ...plan.limits, contactViews: 5 },
      version: 2,
    })
  })

  test('a change based on an older version is refused', async () => {
    const caller = await administrator()
    const plan = await added({ name: 'Starter' }, caller)
    const from = (price: number) =>
      site.call(
        subscriptionPlan.change,
        { params: { id: plan._id }, body: { price, version: plan.version } },
        caller,
      )
    const answers = await Promise.all([from(1), from(2)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  })

  test('plans are listed in order, all of them unless a page is requested', async () => {
    const caller = await administrator()
    await added({ name: 'Second', sortOrder: 2, isActive: false }, caller)
    await added({ name: 'First', sortOrder: 1, price: 999, description: 'For beginners' }, caller)
    const names = async (query: Record<string, string>) => {
      const { body } = await site.call(subscriptionPlan.list, { query }, caller)
      return body.plans.map(({ name }) => name)
    }
    assert.deepEqual(await names({}), ['First', 'Second'])
    assert.deepEqual(await names({ status: 'inactive' }), ['Second'])
    assert.deepEqual(await names({ search: 'BEGINNERS' }), ['First'])
    assert.deepEqual(await names({ page: '2', limit: '1' }), ['Second'])
    for (const sort of ['order', 'name', 'price-desc']) {
      assert.deepEqual(await names({ sort }), ['First', 'Second'], sort)
    }
    for (const sort of ['order-desc', 'name-desc', 'price']) {
      assert.deepEqual(await names({ sort }), ['Second', 'First'], sort)
    }
  })

  test('a plan is toggled, or set to a state however often that is sent', async () => {
    const caller = await administrator()
    const { _id } = await added({ name: 'Starter' }, caller)
    assert.equal((await toggle(_id, caller)).body.plan.isActive, false)
    assert.equal((await toggle(_id, caller)).body.plan.isActive, true)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => toggle(_id, caller, { isActive: false })),
    )
    assert.deepEqual(new Set(answers.map(({ body }) => body.plan.isActive)), new Set([false]))
    const events = await site.context.db
      .selectFrom('audit_event')
      .select('act')
      .where('target_id', '=', _id)
      .execute()
    assert.equal(events.length, 4)
  })

  test('toggling twice at once restores the state', async () => {
    const caller = await administrator()
    const { _id } = await added({ name: 'Starter' }, caller)
    await Promise.all([toggle(_id, caller), toggle(_id, caller)])
    const { body } = await site.call(subscriptionPlan.get, { params: { id: _id } }, caller)
    assert.equal(body.plan.isActive, true)
    assert.equal(body.plan.version, 3)
  })

  test('a toggle is refused if another administrator toggled since', async () => {
    const [one, other] = [await administrator(), await administrator()]
    const { _id, version } = await added({ name: 'Starter' }, one)
    const refused = async (body?: Parameters<typeof toggle>[2]) => {
      const { status, body: problem } = await toggle(_id, other, body)
      assert.deepEqual([status, problem.code], [409, 'decided_meanwhile'])
      assert.match(problem.message, /The plan is inactive now/)
    }
    assert.equal((await toggle(_id, one)).body.plan.isActive, false)
    await refused()
    await refused({ isActive: true, version })
    // Setting the state it already has succeeds.
    assert.equal((await toggle(_id, other, { isActive: false, version })).status, 200)
    assert.equal((await toggle(_id, one)).body.plan.isActive, true)
    await site.call(subscriptionPlan.list, {}, other)
    assert.equal((await toggle(_id, other)).body.plan.isActive, false)
    await refused({ isActive: true, version: version + 1 })
    await site.call(subscriptionPlan.get, { params: { id: _id } }, one)
    assert.equal((await toggle(_id, one)).body.plan.isActive, true)
  })

  test('a plan nobody has had can be deleted, by those with the right', async () => {
    const caller = await administrator()
    const { _id: id } = await added({ name: 'Starter' }, caller)
    const input = { params: { id } }
    const refused = await site.call(
      subscriptionPlan.remove,
      input,
      await administrator('moderator'),
    )
    assert.equal(refused.status, 403)
    const { body } = await site.call(subscriptionPlan.remove, input, caller)
    assert.equal(body.message, 'Subscription plan deleted successfully')
    const again = await site.call(subscriptionPlan.remove, input, caller)
    assert.equal(again.body.code, 'plan_not_found')
    assert.equal((await toggle(v7(), caller)).status, 404)
  })

  test('a plan a broker has cannot be deleted, even while it is assigned', async () => {
    const caller = await administrator()
    for (let round = 0; round < 5; round++) {
      const plan = await added({ name: `Starter ${round}` }, caller)
      const broker = await makeBroker(site.context.db)
      const [assigned, removed] = await Promise.all([
        site.call(
          subscription.assign,
          { params: { id: broker.id }, body: { planId: plan._id } },
          caller,
        ),
        site.call(subscriptionPlan.remove, { params: { id: plan._id } }, caller),
      ])
      const outcome = `${assigned.status} ${removed.status}`
      assert.ok(['201 409', '404 200'].includes(outcome), outcome)
      if (removed.status === 409) assert.equal(removed.body.code, 'plan_in_use')
    }
  })

  for (const [field, value] of [
    ['name', ' '],
    ['price', -1],
    ['price', 9.5],
    ['duration', 0],
    ['durationType', 'weeks'],
    ['color', 'blue'],
    ['features', 'one'],
    ['isActive', 'yes'],
  ] as const) {
    test(`${JSON.stringify(value)} as ${field} is refused at that field`, async () => {
      const body = { name: 'Starter', [field]: value }
      const answer = await site.call(subscriptionPlan.create, { body }, await administrator())
      assert.equal(answer.status, 400)
      assert.deepEqual(
        answer.body.errors?.map(({ path }) => path),
        [field],
      )
    })
  }

  test('a limit below -1 is refused', async () => {
    const body = { name: 'Starter', limits: { propertyListings: -2 } }
    const answer = await site.call(subscriptionPlan.create, { body }, await administrator())
    assert.deepEqual(
      answer.body.errors?.map(({ path }) => path),
      ['limits.propertyListings'],
    )
  })
})

describe('public plans', () => {
  test('visitors see active plans and the lowest monthly price', async () => {
    const caller = await administrator()
    const none = await site.call(subscriptionPlan.offered)
    assert.deepEqual(none.body, { plans: [], startsAt: null })
    await added({ name: 'Month', price: 999, sortOrder: 1 }, caller)
    await added({ name: 'Year', price: 9_000, durationType: 'years', sortOrder: 2 }, caller)
    await added({ name: 'Old', price: 100, isActive: false }, caller)
    const { body } = await site.call(subscriptionPlan.offered)
    assert.deepEqual(
      body.plans.map(({ name }) => name),
      ['Month', 'Year'],
    )
    assert.equal(body.startsAt, 750)
  })
})
