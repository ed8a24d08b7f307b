import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { emailConfirm } from '#contract/account/confirm-email.ts'
import { passwordForgot } from '#contract/account/password-link.ts'
import { customer } from '#contract/customer/customer.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { waitlist } from '#contract/waitlist.ts'
import { knownCities } from '#domain/place/cities.ts'
import { sendLinks } from '#server/account/password/forgot.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, makeProperty } from '#test/make.ts'

/** All spellings of a Gmail mailbox share one limit (decision 0039). */

const site = useApp()
const mailbox = 'sunitadeshpandeofpune'
const withDot = (n: number) => `${mailbox.slice(0, n)}.${mailbox.slice(n)}`
const spellings = Array.from({ length: 29 }, (_, n) =>
  n < 21 ? `${n === 0 ? mailbox : withDot(n)}@gmail.com` : `${withDot(n - 20)}@googlemail.com`,
)
const person = (n: number) => ({
  ...{ firstName: 'Sunita', lastName: 'Rao', phone: `98765${String(10_000 + n)}` },
})

/** Makes every call of a stranger that writes to a mailbox, each from another network address. */
async function write(email: string, n: number, propertyId: string): Promise<void> {
  const from = { address: `10.3.${n}.1` }
  const city = knownCities[n % knownCities.length]?.name
  const { firstName: name, phone } = person(n)
  const form = { fullName: 'Sunita', inquiryType: 'general', subject: 'Hello', message: 'Hello' }
  const account = { ...person(n), password: 'monsoon rain' }
  const answers = [
    await site.call(waitlist.join, { body: { city, email, consent: true } }, from),
    await site.call(ticket.contact, { body: { ...form, email } }, from),
    await site.call(
      inquiry.create,
      { params: { id: propertyId }, body: { name, phone, email } },
      from,
    ),
    await site.call(customer.register, { body: { ...account, email } }, from),
    await site.call(passwordForgot.customer, { body: { email } }, from),
  ]
  for (const { status, body } of answers) assert.ok(status < 300, JSON.stringify(body))
  await sendLinks(site.context.db, site.context.config)
}

async function countByTemplate(): Promise<Record<string, number>> {
  const rows = await site.context.db
    .selectFrom('message')
    .where('recipient', 'like', '%@g%mail.com')
    .groupBy('template')
    .select(['template', ({ fn }) => fn.countAll<number>().as('count')])
    .execute()
  return Object.fromEntries(rows.map(({ template, count }) => [template, Number(count)]))
}

const limits = {
  'account.confirm_email': 3,
  'account.reset_password': 5,
  'inquiry.sent': 5,
  'ticket.received': 5,
  'waitlist.confirm_email': 3,
}

describe('29 spellings of a mailbox', () => {
  test('together get no more messages of a kind than one spelling does', async () => {
    const { id } = await makeProperty(site.context.db)
    for (const [n, email] of spellings.entries()) await write(email, n, id)
    assert.deepEqual(await countByTemplate(), limits)
  })

  test('leave the proven spelling of an account one message of each kind', async () => {
    const { id } = await makeProperty(site.context.db)
    const proven = spellings[5] ?? ''
    await makeCustomer(site.context.db, { email: proven, isVerified: true })
    for (const [n, email] of spellings.entries()) {
      if (email !== proven) await write(email, n, id)
    }
    const before = await countByTemplate()
    assert.deepEqual(before, limits)
    for (const n of [40, 41, 42]) await write(proven, n, id)
    assert.deepEqual(await countByTemplate(), {
      'account.confirm_email': 3,
      'account.opened_twice': 1,
      'account.reset_password': 5 + 3,
      'inquiry.sent': 5 + 1,
      'ticket.received': 5 + 1,
      'waitlist.confirm_email': 3 + 1,
    })
  })

  test('are all proven by a link sent to one of them at Gmail', async () => {
    const register = async (email: string, n: number) => {
      const body = { ...person(n), email, password: 'monsoon rain' }
      const answer = await site.call(customer.register, { body })
      await sendLinks(site.context.db, site.context.config)
      return answer.body
    }
    for (const n of [1, 2, 3]) await register(spellings[n] ?? '', n)
    const { token } = await register(spellings[0] ?? '', 0)
    const rows = await site.context.db
      .selectFrom('message')
      .where('template', '=', 'account.confirm_email')
      .select('variables')
      .orderBy('id')
      .execute()
    assert.equal(rows.length, 3)
    const link = new URL(String(Object(rows[2]?.variables).link)).searchParams.get('token') ?? ''
    const confirmed = await site.call(emailConfirm.customer, { body: { token: link } }, { token })
    assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body))
  })

  test('of another provider are each proven by a link of their own', async () => {
    const register = async (email: string, n: number) =>
      (
        await site.call(customer.register, {
          body: { ...person(n), email, password: 'monsoon rain' },
        })
      ).body.token
    await register('sunita+1@example.in', 1)
    const token = await register('sunita@example.in', 2)
    await sendLinks(site.context.db, site.context.config)
    const { variables } = await site.context.db
      .selectFrom('message')
      .where('recipient', '=', 'sunita+1@example.in')
      .select('variables')
      .executeTakeFirstOrThrow()
    const link = new URL(String(Object(variables).link)).searchParams.get('token') ?? ''
    const refused = await site.call(emailConfirm.customer, { body: { token: link } }, { token })
    assert.equal(refused.body.code, 'password_link_over')
  })
})
