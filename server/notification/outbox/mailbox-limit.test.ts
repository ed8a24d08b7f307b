import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { passwordForgot } from '#contract/account/password-link.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { flag } from '#contract/flag.ts'
import { endpoints } from '#contract/index.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { property } from '#contract/property/property.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { waitlist } from '#contract/waitlist.ts'
import { knownCities } from '#domain/place/cities.ts'
import { sendLinks } from '#server/account/password/forgot.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { queueMessage } from './enqueue.ts'

/** What strangers can send to a mailbox that is not theirs. */

const site = useApp()

const owner = 'mera@gmail.com'
/** Spellings of one mailbox. */
const spellings = [
  (n: number) => `mera+${n}@gmail.com`,
  (n: number) => `Me.ra+${n}@GoogleMail.com`,
  () => owner,
  () => 'm.e.r.a@gmail.com',
]
const spelled = (n: number) => spellings[n % spellings.length]?.(n) ?? owner
const phoneOf = (n: number) => `98765${String(10_000 + n)}`

const isOwners = (recipient: string) => {
  const [name = '', domain = ''] = recipient.toLowerCase().split('@')
  return (
    name.replace(/\+.*$/, '').replaceAll('.', '') === 'mera' && /^g(oogle)?mail\.com$/.test(domain)
  )
}

async function countMails(): Promise<number> {
  await sendLinks(site.context.db, site.context.config)
  const rows = await site.context.db.selectFrom('message').select('recipient').execute()
  return rows.filter(({ recipient }) => isOwners(recipient)).length
}

interface Accounts {
  propertyId: string
  customerId: string
}

type Body = Record<string, unknown>
const person = (n: number) => ({ firstName: 'Mera', lastName: 'Rao', phone: phoneOf(n) })
const secret = { password: 'monsoon rain', confirmPassword: 'monsoon rain' }

/** The request body of a stranger's call with the mailbox. */
const bodies: Record<string, (n: number, accounts: Accounts) => Body> = {
  [nameOf(waitlist.join)]: (n) => ({
    city: knownCities[n % knownCities.length]?.name,
    email: spelled(n),
    consent: true,
  }),
  [nameOf(ticket.contact)]: (n) => ({
    fullName: 'Visit win.example.com',
    email: spelled(n),
    inquiryType: 'general',
    subject: 'You won',
    message: 'Open https://win.example.com',
  }),
  [nameOf(inquiry.create)]: (n) => ({ name: 'Mera', phone: phoneOf(n), email: spelled(n) }),
  [nameOf(flag.report)]: () => ({ reason: 'wrong', note: 'Sold long ago.' }),
  [nameOf(customer.register)]: (n) => ({ ...person(n), email: spelled(n), ...secret }),
  [nameOf(broker.register)]: (n) => ({
    ...person(n),
    companyName: 'Rao Homes',
    email: spelled(n),
    ...secret,
  }),
  [nameOf(passwordForgot.customer)]: () => ({ email: owner }),
  [nameOf(passwordForgot.broker)]: () => ({ email: owner }),
  [nameOf(passwordForgot.administrator)]: () => ({ email: owner }),
}

/** Public calls that send no message, or need a secret that only the owner has. */
const silent = [
  'POST /auth/login',
  'POST /broker-auth/login',
  'POST /customer-auth/login',
  'POST /auth/reset-password',
  'POST /broker-auth/reset-password',
  'POST /customer-auth/reset-password',
  'POST /public/agency-invitation/decline',
  'POST /public/brokers/:id/contacts',
  // Writes to the broker who has this conversation, once while a report is open.
  // Only with the token that the right password has brought.
  'POST /auth/login/factor',
  'POST /broker-auth/login/factor',
  'POST /customer-auth/login/factor',
  // Writes to nobody, and needs that token too.
  'POST /auth/login/passkey',
  'POST /broker-auth/login/passkey',
  'POST /customer-auth/login/passkey',
  'POST /public/inquiry-link/call-reports',
  'POST /public/inquiry-link/messages',
  'POST /public/inquiry-link/withdraw',
  'PUT /public/inquiry-link/number-sharing',
  'POST /public/listing-confirmations',
  'POST /public/properties/:id/contacts',
  // Writes to a mailbox that the owner of the shortlist has proven.
  'POST /public/shortlist/participants',
  'POST /public/shortlist/homes/:id/notes',
  'POST /public/shortlist/notes/:id/removal',
  'PUT /public/shortlist/homes/:id/status',
  'PUT /public/shortlist/homes/:id/vote',
  'POST /public/unsubscribe',
  'POST /public/waitlist/code',
  'POST /public/waitlist/confirmation',
  'PUT /public/ticket-ratings/:token',
]

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

const offered = endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET')

/** Creates a listing, and an account of each realm with the mailbox as its address. */
async function makeAccounts({ hasAccounts }: { hasAccounts: boolean }): Promise<Accounts> {
  const { db } = site.context
  const { id: propertyId } = await makeProperty(db)
  const { id: customerId } = await makeCustomer(db, hasAccounts ? { email: owner } : {})
  if (hasAccounts) {
    const { id: brokerId } = await makeBroker(db)
    const { id: administratorId } = await makeAdministrator(db)
    const to = { email: owner }
    await db.updateTable('broker').set(to).where('id', '=', brokerId).execute()
    await db.updateTable('administrator').set(to).where('id', '=', administratorId).execute()
  }
  return { propertyId, customerId }
}

const times = 20
const maxPerCall = 5

describe('another person’s mailbox', () => {
  test('is covered for every public call that could write to it', () => {
    const walked = [...Object.keys(bodies), ...silent]
    assert.deepEqual(offered.map(nameOf).toSorted(), walked.toSorted())
  })

  for (const endpoint of offered) {
    const body = bodies[nameOf(endpoint)]
    if (!body) continue
    test(`gets ${maxPerCall} messages at most of ${times} ${nameOf(endpoint)} calls`, async () => {
      const hasAccounts = endpoint.path.endsWith('forgot-password')
      const accounts = await makeAccounts({ hasAccounts })
      let accepted = 0
      for (let n = 0; n < times; n++) {
        const input = { params: { id: accounts.propertyId }, body: body(n, accounts) }
        const address = `10.${n % 7}.${n % 5}.${n}`
        const { status } = await site.call(endpoint, input, { address })
        if (status < 300) accepted += 1
        assert.ok(status < 500)
      }
      assert.ok(accepted > 0, 'no call was accepted')
      assert.ok((await countMails()) <= maxPerCall, `${await countMails()} messages`)
    })
  }

  test('gets at most five password links of thirty accounts opened with it', async () => {
    for (let n = 0; n < 30; n++) {
      const email = `mera+${n}@gmail.com`
      await site.call(customer.register, { body: { ...person(n), email, ...secret } })
      const address = `10.1.${n}.1`
      await site.call(passwordForgot.customer, { body: { email } }, { address })
    }
    await sendLinks(site.context.db, site.context.config)
    const links = await site.context.db
      .selectFrom('message')
      .where('template', '=', 'account.reset_password')
      .select('id')
      .execute()
    assert.equal(links.length, 5)
  })

  test('gets at most 30 messages and five links when 40 listings asked about sell', async () => {
    const { db } = site.context
    const { id: brokerId, token } = await makeBroker(db)
    for (let n = 0; n < 40; n++) {
      const { id } = await makeProperty(db, { brokerId })
      const asked = { name: 'Mera', phone: phoneOf(n), email: spelled(n) }
      const address = `10.0.${n}.1`
      await site.call(inquiry.create, { params: { id }, body: asked }, { address })
      const body = { status: 'sold', closedSource: 'referral' }
      const closed = await site.call(property.close, { params: { id }, body }, { token })
      assert.equal(closed.status, 200, JSON.stringify(closed.body))
    }
    const count = await countMails()
    assert.ok(count > 0 && count <= 30 + maxPerCall, `${count} messages`)
  })
})

describe('messages caused by strangers', () => {
  test('use up no message that the owner of the mailbox waits for', async () => {
    const accounts = await makeAccounts({ hasAccounts: true })
    for (const call of [waitlist.join, ticket.contact]) {
      for (let n = 0; n < 20; n++) {
        const body = bodies[nameOf(call)]?.(n, accounts)
        await site.call(call, { body }, { address: `10.0.0.${n}` })
      }
    }
    const before = await countMails()
    const own = bodies[nameOf(ticket.contact)]?.(2, accounts)
    const options = { address: '10.9.9.9' }
    assert.equal((await site.call(ticket.contact, { body: own }, options)).status, 201)
    await site.call(passwordForgot.customer, { body: { email: owner } }, options)
    assert.equal(await countMails(), before + 1)
  })

  test('contain no link of theirs: addresses are removed from names', async () => {
    const { id } = await makeProperty(site.context.db)
    const name = 'Win at https://evil.example.com pay@evil.in'
    const body = { name, phone: phoneOf(1) }
    assert.equal((await site.call(inquiry.create, { params: { id }, body })).status, 201)
    const { body: text } = await site.context.db
      .selectFrom('message')
      .where('template', '=', 'inquiry.received')
      .where('channel', '=', 'email')
      .select('body')
      .executeTakeFirstOrThrow()
    assert.doesNotMatch(text, /evil/)
    assert.match(text, /A customer/)
  })

  test('contain at most a hundred characters of a name', async () => {
    const { db } = site.context
    const variables = { name: 'M'.repeat(500), link: 'https://brickbazaar.in/set-password?token=x' }
    const to = { email: 'cut@example.in' }
    await queueMessage(db, { to, template: 'account.reset_password', variables })
    const { variables: stored } = await db
      .selectFrom('message')
      .where('recipient', '=', to.email)
      .select('variables')
      .executeTakeFirstOrThrow()
    assert.deepEqual(stored, { ...variables, name: `${'M'.repeat(99)}…` })
  })
})
