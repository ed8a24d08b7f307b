import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, testPassword } from '#test/make.ts'

const site = useApp()

const meera = {
  firstName: 'Meera',
  lastName: 'Iyer',
  phone: '98765 43210',
  email: 'Meera@Example.in',
  password: 'quiet tamarind',
}
const register = (changes: Record<string, unknown> = {}) =>
  site.call(customer.register, { body: { ...meera, ...changes } })

describe('customer registration', () => {
  test('a registered customer is signed in', async () => {
    const registered = await register()
    assert.equal(registered.status, 201)
    assert.equal(registered.headers['cache-control'], 'no-store')
    assert.partialDeepStrictEqual(registered.body.customer, {
      firstName: 'Meera',
      lastName: 'Iyer',
      phone: '+919876543210',
      email: 'meera@example.in',
      source: 'web',
      status: 'active',
      isVerified: false,
      profileCompletion: 29,
    })
    const profile = await site.call(customer.profile, {}, { token: registered.body.token })
    assert.equal(profile.status, 200)
    assert.deepEqual(profile.body.customer, registered.body.customer)
  })

  test('a customer signs in with the e-mail address in any case', async () => {
    await register()
    const again = await site.call(customer.login, {
      body: { email: 'MEERA@example.IN', password: meera.password },
    })
    assert.equal(again.status, 200)
    assert.equal(again.body.customer.email, 'meera@example.in')
  })

  const fillIn = 'Please fill in all required fields'
  for (const [what, changes, message, field] of [
    ['no first name', { firstName: undefined }, fillIn, 'firstName'],
    ['a blank first name', { firstName: '   ' }, fillIn, 'firstName'],
    ['no last name', { lastName: '' }, fillIn, 'lastName'],
    ['no phone', { phone: '' }, fillIn, 'phone'],
    ['no email', { email: '' }, fillIn, 'email'],
    ['no password', { password: '' }, fillIn, 'password'],
    ['a missing field and a wrong phone', { phone: '12', email: '' }, fillIn, 'email'],
    ['a missing field and unequal passwords', { email: '', confirmPassword: 'x' }, fillIn, 'email'],
    [
      'unequal passwords, also short ones',
      { password: 'abc', confirmPassword: 'abd' },
      'Passwords do not match',
      'confirmPassword',
    ],
    [
      'a password that was not typed again',
      { confirmPassword: '' },
      'Passwords do not match',
      'confirmPassword',
    ],
    [
      'a short password',
      { password: 'abcde', confirmPassword: 'abcde' },
      'Password must be at least 6 characters',
      'password',
    ],
    [
      'a short password of pictures',
      { password: '🏠🏠🏠🏠🏠' },
      'Password must be at least 6 characters',
      'password',
    ],
    [
      'a number that is no mobile',
      { phone: '1234567890' },
      'Please enter a valid mobile number.',
      'phone',
    ],
    ['a wrong email', { email: 'meera' }, 'Please enter a valid email address.', 'email'],
  ] as const) {
    test(`a customer cannot register with ${what}`, async () => {
      const refused = await register(changes)
      assert.equal(refused.status, 400)
      assert.equal(refused.body.message, message)
      assert.ok(refused.body.errors?.some((one) => one.path === field && one.message === message))
      // The length is only checked once both fields match.
      if (field === 'confirmPassword') assert.equal(refused.body.errors?.length, 1)
    })
  }

  test('a phone number is accepted in any notation', async () => {
    for (const [index, phone] of ['9876500001', '098765-00002', '+91 98765 00003'].entries()) {
      const { body } = await register({ phone, email: `meera${index}@example.in` })
      assert.equal(body.customer.phone, `+91987650000${index + 1}`)
    }
    const abroad = await register({ phone: '+44 7911 123456', email: 'abroad@example.in' })
    assert.equal(abroad.body.customer.phone, '+447911123456')
  })

  test('a registration cannot set fields the system decides', async () => {
    for (const field of ['status', 'isVerified', 'source', '_id', 'createdAt', 'role']) {
      const refused = await register({ [field]: 'blocked' })
      assert.equal(refused.status, 400, field)
    }
    assert.equal((await everyCustomer()).length, 0)
  })

  test('registration is audited without password, address or number', async () => {
    const { body } = await register()
    const events = await site.context.db.selectFrom('audit_event').selectAll().execute()
    assert.equal(events.length, 1)
    assert.partialDeepStrictEqual(events[0], {
      act: 'customer.register',
      actor_realm: 'customer',
      actor_id: body.customer._id,
      actor_name: 'Meera Iyer',
      after: { status: 'active', source: 'web' },
    })
    assert.doesNotMatch(JSON.stringify(events), /quiet tamarind|argon2|meera@|43210/)
  })
})

describe('the profile of a customer', () => {
  const whole = {
    whatsapp: '98765 43211',
    dateOfBirth: '1990-04-01',
    gender: 'female',
    interests: ['Gym', { name: 'Parks' }],
    preferredLocations: ['Whitefield'],
    budgetRange: { min: 5_000_000, max: 9_000_000 },
    propertyType: ['apartment', 'villa'],
  }
  const save = (token: string, body: Record<string, unknown>) =>
    site.call(
      customer.changeProfile,
      { body: { currentPassword: testPassword, ...body } },
      { token },
    )

  test('a full profile is 100 % complete', async () => {
    const { token } = await makeCustomer(site.context.db)
    const saved = await save(token, whole)
    assert.equal(saved.status, 200)
    assert.partialDeepStrictEqual(saved.body.customer, {
      whatsapp: '+919876543211',
      dateOfBirth: '1990-04-01',
      gender: 'female',
      interests: [{ name: 'Gym' }, { name: 'Parks' }],
      preferredLocations: [{ name: 'Whitefield' }],
      budgetRange: { min: 5_000_000, max: 9_000_000 },
      propertyType: ['apartment', 'villa'],
      profileCompletion: 100,
    })
    const read = await site.call(customer.profile, {}, { token })
    assert.deepEqual(read.body.customer, saved.body.customer)
  })

  test('a save changes only the given fields', async () => {
    const { token } = await makeCustomer(site.context.db)
    const before = (await save(token, whole)).body.customer
    const { body } = await save(token, { firstName: 'Mira' })
    assert.deepEqual(body.customer, { ...before, firstName: 'Mira' })
  })

  test('an empty text is ignored and null clears', async () => {
    const { token } = await makeCustomer(site.context.db)
    const before = (await save(token, whole)).body.customer
    const kept = await save(token, { whatsapp: '', dateOfBirth: '', gender: '' })
    assert.deepEqual(kept.body.customer, before)
    const emptied = await save(token, { whatsapp: null, dateOfBirth: null, gender: null })
    assert.partialDeepStrictEqual(emptied.body.customer, {
      whatsapp: null,
      dateOfBirth: null,
      gender: null,
      profileCompletion: 86,
    })
  })

  test('choosing an item twice counts once', async () => {
    const { token } = await makeCustomer(site.context.db)
    const { body } = await save(token, { interests: ['Gym', { name: 'Gym' }, 'Gym '] })
    assert.deepEqual(body.customer.interests, [{ name: 'Gym' }])
  })

  for (const [what, change, field] of [
    ['a birthday less than 18 years ago', { dateOfBirth: '2015-01-01' }, 'dateOfBirth'],
    ['a day that does not exist', { dateOfBirth: '1999-02-29' }, 'dateOfBirth'],
    ['a birthday in the year 0', { dateOfBirth: '0000-01-01' }, 'dateOfBirth'],
    ['a lower budget above the upper', { budgetRange: { min: 2, max: 1 } }, 'budgetRange.min'],
    ['a negative budget', { budgetRange: { min: -1, max: 1 } }, 'budgetRange.min'],
    ['a budget that is no number', { budgetRange: { min: '1', max: 1 } }, 'budgetRange.min'],
    ['an unknown type of property', { propertyType: ['castle'] }, 'propertyType.0'],
    ['an unknown gender', { gender: 'unknown' }, 'gender'],
    ['a blank first name', { firstName: ' ' }, 'firstName'],
  ] as const) {
    test(`a profile cannot have ${what}`, async () => {
      const { token } = await makeCustomer(site.context.db)
      const refused = await save(token, change)
      assert.equal(refused.status, 400)
      assert.equal(refused.body.errors?.[0]?.path, field)
    })
  }

  test('fields a customer may not change are refused', async () => {
    const { token, id } = await makeCustomer(site.context.db)
    const before = await rowOf(id)
    for (const field of [
      ...['_id', 'id', 'status', 'source', 'isVerified', 'role', 'createdAt', 'lastActive'],
      ...['profileCompletion', 'password', 'passwordHash', 'password_hash', 'kycStatus'],
    ]) {
      const refused = await save(token, { firstName: 'Mira', [field]: 'blocked' })
      assert.equal(refused.status, 400, field)
    }
    assert.deepEqual(await rowOf(id), before)
  })

  test('profile changes are audited with masked contacts', async () => {
    const { token, email } = await makeCustomer(site.context.db)
    await save(token, { firstName: 'Mira', email: 'mira@example.in', whatsapp: '98765 43211' })
    const event = await site.context.db
      .selectFrom('audit_event')
      .select(['act', 'before', 'after'])
      .executeTakeFirstOrThrow()
    assert.deepEqual(event, {
      act: 'customer.change_profile',
      before: { firstName: 'Meera', email: `${email.slice(0, 1)}…@example.in`, whatsapp: null },
      after: { firstName: 'Mira', email: 'm…@example.in', whatsapp: '…11' },
    })
  })

  test('a save that changes nothing is not audited', async () => {
    const { token } = await makeCustomer(site.context.db)
    assert.equal((await save(token, {})).status, 200)
    assert.equal((await save(token, { firstName: 'Meera' })).status, 200)
    assert.deepEqual(await site.context.db.selectFrom('audit_event').select('id').execute(), [])
  })
})

function everyCustomer() {
  return site.context.db.selectFrom('customer').select('id').execute()
}

function rowOf(id: string) {
  return site.context.db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
}
