import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailConfirm } from '#contract/account/confirm-email.ts'
import { contactChoice } from '#contract/account/contact-choice.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { sendLinks } from '#server/account/password/forgot.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { useApp } from '#test/app.ts'
import { approvalCalls } from '#test/approval/approval-call.ts'
import { leadActs } from '#test/lead.ts'
import { makeBroker, makeCustomer, testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'

/**
 * Messages to an account that enters an address which may belong to somebody else (decision 0070).
 */

const site = useApp()
const { ask, list, reply, makeLister } = leadActs(site)
const victim = 'victim@example.org'

const change = (realm: 'customer' | 'broker', token: string, email = victim) => {
  const body = { email, currentPassword: testPassword }
  const call = realm === 'broker' ? broker.changeProfile : customer.changeProfile
  return site.call(call, { body }, { token })
}

const recipients = async (template: string) => {
  const rows = await site.context.db
    .selectFrom('message')
    .where('template', '=', template)
    .where('channel', '=', 'email')
    .select('recipient')
    .orderBy('id')
    .execute()
  return rows.map(({ recipient }) => recipient)
}

const linkOf = async (id: string) => {
  await sendLinks(site.context.db, site.context.config)
  const mail = (await messagesTo(site, id)).findLast(
    ({ template }) => template === 'account.confirm_email',
  )
  return new URL(mail?.variables.link ?? '').searchParams.get('token') ?? ''
}

test('inquiries of a broker go to the proven address until the new one is confirmed', async () => {
  const { broker: own, token, listing } = await makeLister()
  assert.equal((await change('broker', token)).status, 200)
  await ask(listing, { phone: '98765 40001' })
  assert.deepEqual(await recipients('inquiry.received'), [own.email])
  const confirmed = { body: { token: await linkOf(own.id) } }
  assert.equal((await site.call(emailConfirm.broker, confirmed, { token })).status, 200)
  await ask(listing, { phone: '98765 40002' })
  assert.deepEqual(await recipients('inquiry.received'), [own.email, victim])
})

test('answers to a customer go to the proven address until the new one is confirmed', async () => {
  const { token, listing } = await makeLister()
  const seeker = await makeCustomer(site.context.db, { isVerified: true })
  await ask(listing, { email: seeker.email }, seeker.token)
  assert.equal((await change('customer', seeker.token)).status, 200)
  const [lead] = (await list(token)).body.inquiries
  await reply(token, lead?._id ?? '', 'Come on Sunday')
  assert.deepEqual(await recipients('inquiry.replied'), [seeker.email])
  const confirmed = { body: { token: await linkOf(seeker.id) } }
  const { token: session } = seeker
  assert.equal((await site.call(emailConfirm.customer, confirmed, { token: session })).status, 200)
  await reply(token, lead?._id ?? '', 'Or on Monday')
  assert.deepEqual(await recipients('inquiry.replied'), [seeker.email, victim])
})

test('a broker has to confirm an address that an administrator entered', async () => {
  const { broker: own, token, listing } = await makeLister()
  const entered = { act: 'broker.change_identity', target: own.id, identity: { email: victim } }
  assert.equal(await approvalCalls(site).byTwo(entered), 200)
  await ask(listing, {})
  assert.deepEqual(await recipients('inquiry.received'), [own.email])
  const confirmed = { body: { token: await linkOf(own.id) } }
  assert.equal((await site.call(emailConfirm.broker, confirmed, { token })).status, 200)
})

test('alerts and warnings go to the proven address until then', async () => {
  const { db } = site.context
  const { id, email, token } = await makeCustomer(db, { isVerified: true })
  const body = { answersByEmail: true, alertsByEmail: true, alertsByWhatsapp: false }
  assert.equal((await site.call(contactChoice.customerChange, { body }, { token })).status, 200)
  assert.equal((await change('customer', token)).status, 200)
  assert.equal((await change('customer', token, 'another@example.org')).status, 200)
  await queueMessage(db, {
    to: { email: 'another@example.org', account: { realm: 'customer', id } },
    template: 'alert.digest',
    variables: { name: 'Tara', count: '2 homes', search: 'Pune', homes: 'x', link: 'https://x.in' },
  })
  assert.deepEqual(await recipients('alert.digest'), [email])
  assert.deepEqual(await recipients('account.contact_changed'), [email, email])
})

test('an address proven by another account gets no more of the first’s mail', async () => {
  const { db } = site.context
  const { broker: first, token, listing } = await makeLister()
  assert.equal((await change('broker', token, 'new@example.org')).status, 200)
  const other = await makeBroker(db, { email: first.email })
  await ask(listing, {})
  assert.deepEqual(await recipients('inquiry.received'), ['new@example.org'])
  const rows = await db.selectFrom('broker').select(['id', 'proven_email']).execute()
  assert.equal(rows.find(({ id }) => id === other.id)?.proven_email, first.email)
})
