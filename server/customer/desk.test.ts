import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { passwordLink } from '#contract/account/password-link.ts'
import { customer } from '#contract/customer/customer.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { createPasswordLink } from '#server/account/password/password-link.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeCustomer, makeProperty, testPassword } from '#test/make.ts'

/** Customer administration: add, change, block, delete. */

const site = useApp()

async function signIn(role: 'admin' | 'moderator' = 'admin') {
  const { token } = await makeAdministrator(site.context.db, { role })
  return { token }
}

const meera = {
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'Meera@Example.in',
  phone: '98450 12345',
}

const add = async (body: Record<string, unknown>, who?: { token: string }) =>
  site.call(customer.create, { body }, who ?? (await signIn()))
const change = async (id: string, body: Record<string, unknown>, who?: { token: string }) =>
  site.call(customer.change, { params: { id }, body }, who ?? (await signIn()))
const remove = async (id: string, who?: { token: string }) =>
  site.call(customer.remove, { params: { id } }, who ?? (await signIn()))

const events = (id: string) =>
  site.context.db
    .selectFrom('audit_event')
    .select(['act', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('id')
    .execute()

describe('adding a customer as an administrator', () => {
  test('an added customer is by default from the web, active and unverified', async () => {
    const { status, body } = await add({ ...meera, whatsapp: '' })
    assert.equal(status, 201, JSON.stringify(body))
    const { email, phone, whatsapp, source, isVerified, lastActive } = body.customer
    assert.deepEqual(
      { status: body.customer.status, email, phone, whatsapp, source, isVerified, lastActive },
      {
        status: 'active',
        email: 'meera@example.in',
        phone: '+919845012345',
        whatsapp: null,
        source: 'web',
        isVerified: false,
        lastActive: null,
      },
    )
    const [event] = await events(body.customer._id)
    assert.equal(event?.act, 'customer.create')
    assert.doesNotMatch(JSON.stringify(event), /eera@|98450/)
  })

  test('an added customer signs in and is verified once the link set a password', async () => {
    const { db } = site.context
    const { body } = await add(meera)
    const id = body.customer._id
    const credentials = { email: meera.email, password: testPassword }
    assert.equal((await site.call(customer.login, { body: credentials })).status, 400)
    const sent = await db
      .selectFrom('message')
      .select(['recipient', 'template'])
      .where('account_id', '=', id)
      .execute()
    assert.deepEqual(sent, [{ recipient: 'meera@example.in', template: 'account.set_password' }])
    const token = await createPasswordLink(db, { realm: 'customer', id })
    await site.call(passwordLink.customer, {
      body: { token, password: testPassword, confirmPassword: testPassword },
    })
    const signedIn = await site.call(customer.login, { body: credentials })
    assert.equal(signedIn.status, 200)
    assert.equal(signedIn.body.customer.isVerified, true)
  })

  for (const field of Object.keys(meera)) {
    test(`adding a customer requires ${field}`, async () => {
      const { status, body } = await add({ ...meera, [field]: '' })
      assert.deepEqual([status, body.message], [400, 'Please fill in all required fields'])
      assert.deepEqual(
        body.errors?.map(({ path }) => path),
        [field],
      )
    })
  }

  test('an added customer’s address and number must be unowned', async () => {
    const who = await signIn()
    await add(meera, who)
    const sameEmail = await add({ ...meera, phone: '98450 99999' }, who)
    assert.deepEqual([sameEmail.status, sameEmail.body.code], [409, 'email_taken'])
    const samePhone = await add({ ...meera, email: 'other@example.in' }, who)
    assert.deepEqual([samePhone.status, samePhone.body.errors?.[0]?.path], [409, 'phone'])
  })

  test('adding a customer accepts only the form’s fields', async () => {
    for (const extra of [{ status: 'blocked' }, { isVerified: true }, { source: 'moon' }]) {
      assert.equal((await add({ ...meera, ...extra })).status, 400)
    }
  })

  test('hostile text is stored as text', async () => {
    const hostile = '<script>alert(1)</script>'
    const who = await signIn()
    const { body } = await add({ ...meera, firstName: hostile, lastName: hostile }, who)
    assert.equal(body.customer.firstName, hostile)
    const found = await site.call(customer.list, { query: { search: hostile } }, who)
    assert.equal(found.body.customers[0]?.lastName, hostile)
  })
})

describe('changing a customer as an administrator', () => {
  test('a change keeps other fields and is audited with masked values', async () => {
    const { id } = await makeCustomer(site.context.db)
    const dateOfBirth = '1990-05-17'
    const { body } = await change(id, { whatsapp: '98450 12345', dateOfBirth, source: 'referral' })
    const { whatsapp, source, firstName } = body.customer
    assert.deepEqual([whatsapp, source, firstName], ['+919845012345', 'referral', 'Meera'])
    const emptied = await change(id, { whatsapp: null, dateOfBirth: '' })
    assert.deepEqual(
      [emptied.body.customer.whatsapp, emptied.body.customer.dateOfBirth],
      [null, dateOfBirth],
    )
    const [first] = await events(id)
    assert.deepEqual(first?.after, { whatsapp: '…45', dateOfBirth: '…', source: 'referral' })
  })

  test('a change on an older version is refused, activity does not age it', async () => {
    const { db } = site.context
    const who = await signIn()
    const { id, token } = await makeCustomer(db)
    await site.call(customer.changeProfile, { body: { interests: ['Gym'] } }, { token })
    const answers = await Promise.all(
      ['One', 'Two'].map((lastName) => change(id, { lastName, version: 1 }, who)),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'changed_meanwhile')
  })

  test('an administrator marks the address as verified; a new one unmarks it', async () => {
    const { id } = await makeCustomer(site.context.db)
    const ticked = await change(id, { isVerified: true })
    assert.equal(ticked.body.customer.isVerified, true)
    const moved = await change(id, { email: 'new@example.in' })
    assert.equal(moved.body.customer.isVerified, false)
    const both = await change(id, { email: 'newer@example.in', isVerified: true })
    assert.equal(both.body.customer.isVerified, true)
  })

  test('a customer’s own change of address unmarks it too', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    await change(id, { isVerified: true })
    const own = await site.call(
      customer.changeProfile,
      { body: { email: 'own@example.in', currentPassword: testPassword } },
      { token },
    )
    assert.equal(own.body.customer.isVerified, false)
  })

  test('correcting an invited customer’s address sends the link again', async () => {
    const { body } = await add(meera)
    await change(body.customer._id, { email: 'right@example.in' })
    const sent = await site.context.db
      .selectFrom('message')
      .select('recipient')
      .orderBy('id')
      .execute()
    assert.deepEqual(
      sent.map(({ recipient }) => recipient),
      ['meera@example.in', 'right@example.in'],
    )
    const links = await site.context.db.selectFrom('password_link').selectAll().execute()
    assert.equal(links.length, 1)
  })
})

describe('blocking and deleting customers', () => {
  test('deactivating a customer needs a reason and signs out', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    const body = { status: 'inactive', reason: 'Asked for it by phone' }
    const { status } = await site.call(
      customer.changeStatus,
      { params: { id }, body },
      await signIn(),
    )
    assert.equal(status, 200)
    assert.equal((await site.call(customer.profile, {}, { token })).status, 401)
    assert.deepEqual((await events(id))[0]?.after, body)
  })

  test('deleting a customer removes sessions and links; the audit has no name', async () => {
    const { id, token, email } = await makeCustomer(site.context.db)
    const { status, body } = await remove(id)
    assert.deepEqual([status, body.message], [200, 'Customer deleted successfully'])
    assert.equal((await site.call(customer.profile, {}, { token })).status, 401)
    assert.equal((await remove(id)).body.code, 'customer_not_found')
    assert.doesNotMatch(JSON.stringify(await events(id)), new RegExp(email))
  })

  test('a customer with inquiries cannot be deleted, and their number is given', async () => {
    const { db } = site.context
    const { id, token } = await makeCustomer(db)
    const listing = await makeProperty(db)
    const sent = await site.call(
      inquiry.create,
      {
        params: { id: listing.id },
        body: { name: 'Meera Iyer', phone: '98450 12345' },
      },
      { token },
    )
    assert.ok(sent.status < 300, JSON.stringify(sent.body))
    const { status, body } = await remove(id)
    assert.deepEqual([status, body.code], [409, 'in_use'])
    assert.match(body.message, /^Meera Iyer has 1 enquiry and cannot be deleted\./)
  })

  test('a moderator cannot change a customer', async () => {
    const who = await signIn('moderator')
    const { id } = await makeCustomer(site.context.db)
    const answers = [
      await site.call(customer.list, {}, who),
      await site.call(customer.get, { params: { id } }, who),
      await remove(id, who),
      await change(id, { lastName: 'X' }, who),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [403, 403, 403, 403],
    )
  })

  test('an unknown customer is not found', async () => {
    assert.equal((await change(v7(), { lastName: 'X' })).body.code, 'customer_not_found')
  })
})
