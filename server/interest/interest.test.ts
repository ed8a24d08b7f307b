import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { interest } from '#contract/interest.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeCustomer } from '#test/make.ts'

/** Interest categories: how the back office manages and the portals offer them. */

const site = useApp()

async function administrator(role: 'admin' | 'moderator' = 'admin') {
  const { token } = await makeAdministrator(site.context.db, { role })
  return { token }
}

async function added(body: Record<string, unknown>, token: string) {
  const answer = await site.call(interest.create, { body }, { token })
  assert.equal(answer.status, 201, answer.body.message)
  return answer.body.interest
}

// The icons of REP-9.
const icons =
  'home heart map-pin car wifi shield zap droplets tree-pine dumbbell graduation-cap stethoscope ' +
  'shopping-cart coffee plane camera music gamepad-2 book palette'

describe('an interest', () => {
  test('an interest has one of the twenty icons of REP-9, and no other', async () => {
    const { token } = await administrator()
    for (const icon of icons.split(' ')) {
      assert.equal((await added({ name: `With ${icon}`, icon }, token)).icon, icon)
    }
    const answer = await site.call(interest.create, { body: { name: 'X', icon: 'sun' } }, { token })
    assert.equal(answer.status, 400)
  })

  test('an interest has the defaults of REP-9 for fields left out', async () => {
    const { token } = await administrator()
    const garden = await added({ name: ' Garden ' }, token)
    assert.deepEqual(
      { ...garden, _id: '' },
      {
        _id: '',
        name: 'Garden',
        description: null,
        category: 'lifestyle',
        icon: 'home',
        color: '#3b82f6',
        isActive: true,
        sortOrder: 0,
        version: 1,
      },
    )
  })

  test('keeps the fields that a change does not name, and counts versions', async () => {
    const { token } = await administrator()
    const gym = await added({ name: 'Gym', category: 'amenity', icon: 'dumbbell' }, token)
    const change = { name: 'Gymnasium', version: gym.version }
    const { body } = await site.call(
      interest.change,
      { params: { id: gym._id }, body: change },
      { token },
    )
    assert.deepEqual(body.interest, { ...gym, name: 'Gymnasium', version: 2 })
  })

  test('refuses a change based on an older version', async () => {
    const { token } = await administrator()
    const gym = await added({ name: 'Gym' }, token)
    const from = (name: string) =>
      site.call(
        interest.change,
        { params: { id: gym._id }, body: { name, version: gym.version } },
        { token },
      )
    const answers = await Promise.all([from('Gym one'), from('Gym two')])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'changed_meanwhile')
  })

  test('has a unique name', async () => {
    const { token } = await administrator()
    await added({ name: 'Gym' }, token)
    const { status, body } = await site.call(interest.create, { body: { name: 'Gym' } }, { token })
    assert.equal(status, 409)
    assert.deepEqual(body.errors, [{ path: 'name', message: 'This name is already in use.' }])
  })

  test('is found by words and category, in its order', async () => {
    const { token } = await administrator()
    await added({ name: 'Near a school', category: 'family', sortOrder: 2 }, token)
    await added({ name: 'Playground', category: 'family', sortOrder: 1 }, token)
    await added({ name: 'School bus', category: 'lifestyle' }, token)
    const names = async (query: Record<string, string>) => {
      const { body } = await site.call(interest.list, { query }, { token })
      assert.equal(body.pagination.total, body.interests.length)
      return body.interests.map(({ name }) => name)
    }
    assert.deepEqual(await names({ category: 'family' }), ['Playground', 'Near a school'])
    assert.deepEqual(await names({ search: 'SCHOOL' }), ['School bus', 'Near a school'])
    for (const [sort, inOrder] of [
      ['order-desc', ['Near a school', 'Playground', 'School bus']],
      ['name', ['Near a school', 'Playground', 'School bus']],
      ['name-desc', ['School bus', 'Playground', 'Near a school']],
      ['category', ['Near a school', 'Playground', 'School bus']],
      ['category-desc', ['School bus', 'Near a school', 'Playground']],
    ] as const) {
      assert.deepEqual(await names({ sort }), inOrder, sort)
    }
  })

  test('returns everything unless a page is asked for', async () => {
    const { token } = await administrator()
    for (let n = 0; n < 12; n++) await added({ name: `Interest ${n}` }, token)
    const all = await site.call(interest.list, {}, { token })
    assert.equal(all.body.interests.length, 12)
    const page = await site.call(interest.list, { query: { page: '2', limit: '5' } }, { token })
    assert.equal(page.body.interests.length, 5)
    assert.deepEqual(page.body.pagination, { page: 2, limit: 5, total: 12, pages: 3 })
  })

  test('is offered to visitors while it is active', async () => {
    const { token } = await administrator()
    await added({ name: 'Garden' }, token)
    await added({ name: 'Helipad', isActive: false }, token)
    const { body } = await site.call(interest.offered)
    assert.deepEqual(body.interests, [{ name: 'Garden', category: 'lifestyle' }])
  })

  test('is deleted once, and only by those who may', async () => {
    const { token } = await administrator()
    const garden = await added({ name: 'Garden' }, token)
    const input = { params: { id: garden._id } }
    assert.equal(
      (await site.call(interest.remove, input, await administrator('moderator'))).status,
      403,
    )
    const { body } = await site.call(interest.remove, input, { token })
    assert.equal(body.message, 'Interest deleted successfully')
    assert.equal(
      (await site.call(interest.remove, input, { token })).body.code,
      'interest_not_found',
    )
    assert.equal((await site.call(interest.get, { params: { id: v7() } }, { token })).status, 404)
  })

  test('that customers have chosen is not deleted, and the refusal counts them', async () => {
    const { token } = await administrator()
    const garden = await added({ name: 'Garden' }, token)
    const { id } = await makeCustomer(site.context.db)
    await site.context.db
      .updateTable('customer')
      .set({ interests: ['gym', 'garden'] })
      .where('id', '=', id)
      .execute()
    const params = { id: garden._id }
    const { status, body } = await site.call(interest.remove, { params }, { token })
    assert.deepEqual([status, body.code], [409, 'in_use'])
    assert.match(body.message, /^1 customer has chosen Garden\. Deactivate it instead/)
    await site.context.db
      .updateTable('customer')
      .set({ interests: ['gym'] })
      .execute()
    assert.equal((await site.call(interest.remove, { params }, { token })).status, 200)
  })

  test('leaves a line in the audit log for every change', async () => {
    const { token } = await administrator()
    const garden = await added({ name: 'Garden' }, token)
    const params = { id: garden._id }
    await site.call(interest.change, { params, body: { color: '#00ff00' } }, { token })
    await site.call(interest.change, { params, body: { color: '#00ff00' } }, { token })
    await site.call(interest.remove, { params }, { token })
    const events = await site.context.db
      .selectFrom('audit_event')
      .select(['act', 'before', 'after'])
      .where('target_id', '=', garden._id)
      .orderBy('id')
      .execute()
    assert.deepEqual(
      events.map(({ act }) => act),
      ['interest.create', 'interest.change', 'interest.remove'],
    )
    assert.deepEqual(events[1]?.before, { color: '#3b82f6' })
    assert.deepEqual(events[1]?.after, { color: '#00ff00' })
  })

  for (const [field, value] of [
    ['name', ''],
    ['name', 'x'.repeat(81)],
    ['color', 'red'],
    ['color', '#fff;background:url(//evil)'],
    ['icon', 'skull'],
    ['category', 'everything'],
    ['sortOrder', 1.5],
  ] as const) {
    test(`refuses ${JSON.stringify(value).slice(0, 30)} as ${field} at that field`, async () => {
      const { token } = await administrator()
      const body = { name: 'Garden', [field]: value }
      const answer = await site.call(interest.create, { body }, { token })
      assert.equal(answer.status, 400)
      assert.deepEqual(
        answer.body.errors?.map(({ path }) => path),
        [field],
      )
    })
  }
})
