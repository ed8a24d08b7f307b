import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

const site = useApp()

const person = { name: 'Meera Iyer', phone: '98765 43210' }
const sentence = 'Your inquiry has been sent to the broker'

async function ask(
  id: string,
  given: Record<string, unknown> = {},
  options: { token?: string; address?: string; key?: string } = {},
) {
  const { key, ...rest } = options
  return site.call(
    inquiry.create,
    { params: { id }, body: { ...person, ...given } },
    { ...rest, headers: key ? { 'idempotency-key': key } : {} },
  )
}

const all = () => site.context.db.selectFrom('inquiry').selectAll().orderBy('id').execute()

/** Returns the texts of an inquiry, in order. */
function textsOf(row: { messages: unknown } | undefined): string[] {
  const messages = row?.messages as { text: string }[] | undefined
  return (messages ?? []).map(({ text }) => text)
}

const counted = async (id: string) => {
  const { inquiries } = await site.context.db
    .selectFrom('property')
    .select('inquiries')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return inquiries
}

describe('an inquiry', () => {
  test('is stored with a reference that people can say, and counted', async () => {
    const { id, broker_id } = await makeProperty(site.context.db)
    const { status, body } = await ask(id, { email: 'Meera@Example.in', message: 'Is it free?' })
    assert.deepEqual([status, body.message], [201, sentence])
    assert.match(body.inquiry.reference, /^BB-[2-9B-DF-HJ-NP-TV-Z]{6}$/)
    const [row] = await all()
    assert.deepEqual(
      [
        row?.reference,
        row?.property_id,
        row?.broker_id,
        row?.customer_id,
        row?.name,
        row?.phone,
        row?.email,
      ],
      [
        body.inquiry.reference,
        id,
        broker_id,
        null,
        person.name,
        '+919876543210',
        'meera@example.in',
      ],
    )
    assert.deepEqual(textsOf(row), ['Is it free?'])
    assert.equal(await counted(id), 1)
  })

  test('is linked to the customer who is signed in', async () => {
    const { id } = await makeProperty(site.context.db)
    const customer = await makeCustomer(site.context.db)
    await ask(id, {}, { token: customer.token })
    assert.equal((await all())[0]?.customer_id, customer.id)
  })

  test('of the same phone on the same listing within a day extends the first', async () => {
    const { id } = await makeProperty(site.context.db)
    const first = await ask(id, { message: 'One' })
    const second = await ask(id, { message: 'Two', phone: '+91 98765-43210' })
    assert.equal(second.body.inquiry.reference, first.body.inquiry.reference)
    const [row, ...others] = await all()
    assert.deepEqual(others, [])
    assert.deepEqual(textsOf(row), ['One', 'Two'])
    assert.equal(await counted(id), 1)
  })

  test('of another phone, another listing or another day is a new one', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    await ask(id)
    await ask(id, { phone: '98765 43211' })
    await ask((await makeProperty(db)).id)
    assert.equal((await all()).length, 3)
    await db.updateTable('inquiry').set({ created_at: sql`now() - interval '25 hours'` }).execute()
    await ask(id)
    assert.equal((await all()).length, 4)
    assert.equal(await counted(id), 3)
  })

  test('sent twenty times at once is one', async () => {
    const { id } = await makeProperty(site.context.db)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(id, { message: `${index}` })),
    )
    assert.equal(new Set(answers.map(({ body }) => body.inquiry.reference)).size, 1)
    const [row, ...others] = await all()
    assert.deepEqual([others.length, textsOf(row).length, await counted(id)], [0, 20, 1])
  })

  test('sent again under its key gets its first response and adds nothing (CON-01)', async () => {
    const { id } = await makeProperty(site.context.db)
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => ask(id, { message: 'Once' }, { key: 'one-inquiry' })),
    )
    const good = answers.filter(({ status }) => status === 201)
    assert.ok(good.length > 0)
    assert.equal(new Set(good.map(({ body }) => body.inquiry.reference)).size, 1)
    assert.equal(textsOf((await all())[0]).length, 1)
  })

  test('needs a live listing', async () => {
    const { db } = site.context
    const blocked = await makeBroker(db, { status: 'blocked' })
    for (const given of [
      { status: 'pending' },
      { status: 'rejected' },
      { status: 'sold' },
      { brokerId: blocked.id },
    ] as const) {
      const { id } = await makeProperty(db, given)
      const { status, body } = await ask(id)
      assert.deepEqual([status, body.code], [404, 'property_not_found'], JSON.stringify(given))
    }
    assert.equal((await ask('01999999-9999-7999-8999-999999999999')).status, 404)
    assert.deepEqual(await all(), [])
  })

  test('needs a name and a valid phone number', async () => {
    const { id } = await makeProperty(site.context.db)
    for (const given of [
      { name: '' },
      { phone: '12' },
      { phone: '' },
      { email: 'x' },
      { brokerId: id },
    ]) {
      assert.equal((await ask(id, given)).status, 400, JSON.stringify(given))
    }
    assert.equal((await ask(id, { email: '', message: '' })).status, 201)
  })
})

describe('a bot', () => {
  test('that fills the hidden field is thanked and stores nothing', async () => {
    const { id } = await makeProperty(site.context.db)
    const { status, body } = await ask(id, { website: 'https://spam.example' })
    assert.deepEqual([status, body.message], [201, sentence])
    assert.match(body.inquiry.reference, /^BB-.{6}$/)
    assert.deepEqual([await all(), await counted(id)], [[], 0])
  })

  test('that keeps asking is limited by address, an IPv6 line as a whole', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const { attempts } = rateLimits.inquiryPerAddress
    let stopped = 0
    for (let index = 0; index <= attempts; index++) {
      const { status, headers } = await ask(
        id,
        { phone: `+9198000${10_000 + index}` },
        { address: `2001:db8:1:2::${(index + 1).toString(16)}` },
      )
      if (status !== 429) continue
      stopped++
      assert.ok(Number(headers['retry-after']) > 0)
    }
    assert.equal(stopped, 1)
    assert.equal((await ask(id, {}, { address: '2001:db8:1:3::1' })).status, 201)
  })

  test('that types somebody’s number is limited, and its owner may still ask', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const owner = await makeCustomer(db)
    const stranger = { address: '10.0.1.1' }
    const codes: number[] = []
    for (let index = 0; index < 21; index++) codes.push((await ask(id, {}, stranger)).status)
    assert.deepEqual(
      codes.filter((code) => code !== 201),
      [429],
    )
    assert.equal((await ask(id, {}, { address: '10.0.1.2' })).status, 201)
    // The owner may still ask from the stranger's own address when signed in.
    assert.equal((await ask(id, {}, { ...stranger, token: owner.token })).status, 201)
  })

  test('with an account is limited by the account, whatever number it types', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const { token } = await makeCustomer(db)
    const codes: number[] = []
    for (let index = 0; index < 21; index++) {
      const phone = `+9198001${10_000 + index}`
      codes.push((await ask(id, { phone }, { token, address: `10.0.2.${index}` })).status)
    }
    assert.deepEqual(
      codes.filter((code) => code !== 201),
      [429],
    )
  })

  test('that asks a little every hour is limited by the day', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const given = { address: '10.0.3.1' }
    assert.equal((await ask(id, {}, given)).status, 201)
    await db
      .updateTable('throttle')
      .set({ count: 199, window_start: sql<Date>`window_start - interval '23 hours'` })
      .where('key', '=', 'inquiries of a day from 10.0.3.1')
      .execute()
    assert.equal((await ask(id, {}, given)).status, 201)
    assert.equal((await ask(id, {}, given)).status, 429)
  })
})
