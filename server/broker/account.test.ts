import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer, testPassword } from '#test/make.ts'

const site = useApp()

const ravi = {
  firstName: 'Ravi',
  lastName: 'Shetty',
  email: 'Ravi@Example.in',
  phone: '98450 12345',
  companyName: 'Shetty Homes',
  password: 'quiet tamarind',
}
const register = (changes: Record<string, unknown> = {}) =>
  site.call(broker.register, { body: { ...ravi, ...changes } })

describe('broker registration', () => {
  test('a registered broker is signed in, with KYC pending', async () => {
    const registered = await register({
      experience: 12,
      specialization: ['residential', 'rental', 'rental'],
      whatsapp: '9845012346',
      operatingAreas: ['Whitefield', 'Indiranagar'],
    })
    assert.equal(registered.status, 201)
    assert.partialDeepStrictEqual(registered.body.broker, {
      firstName: 'Ravi',
      email: 'ravi@example.in',
      phone: '+919845012345',
      whatsapp: '+919845012346',
      companyName: 'Shetty Homes',
      experience: 12,
      specialization: ['residential', 'rental'],
      operatingAreas: ['Whitefield', 'Indiranagar'],
      status: 'active',
      kycStatus: 'pending',
      kycRejectionReason: null,
      rating: 0,
      totalDeals: 0,
    })
    const profile = await site.call(broker.profile, {}, { token: registered.body.token })
    assert.deepEqual(profile.body.broker, registered.body.broker)
  })

  test('a broker can register with the required fields only', async () => {
    const { status, body } = await register({ whatsapp: '' })
    assert.equal(status, 201)
    assert.partialDeepStrictEqual(body.broker, {
      whatsapp: null,
      experience: 0,
      specialization: [],
      operatingAreas: [],
    })
  })

  const fillIn = 'Please fill in all required fields'
  for (const [what, changes, message, field] of [
    ['no first name', { firstName: '' }, fillIn, 'firstName'],
    ['no last name', { lastName: '' }, fillIn, 'lastName'],
    ['no email', { email: undefined }, fillIn, 'email'],
    ['no phone', { phone: '' }, fillIn, 'phone'],
    ['no company lease', { companyName: ' ' }, fillIn, 'companyName'],
    ['no password', { password: '' }, fillIn, 'password'],
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
      { password: 'abcde' },
      'Password must be at least 6 characters',
      'password',
    ],
    ['less than no experience', { experience: -1 }, 'This cannot be less than 0.', 'experience'],
    ['experience in text', { experience: '3' }, 'Please enter a number.', 'experience'],
  ] as const) {
    test(`a broker cannot register with ${what}`, async () => {
      const refused = await register(changes)
      assert.deepEqual([refused.status, refused.body.message], [400, message])
      assert.ok(refused.body.errors?.some((one) => one.path === field && one.message === message))
    })
  }

  test('a broker can register with a customer’s e-mail address and phone', async () => {
    await makeCustomer(site.context.db, { email: 'ravi@example.in', phone: '+919845012345' })
    assert.equal((await register()).status, 201)
  })

  test('a registration cannot set verification, rating or role', async () => {
    for (const [field, value] of [
      ...[['kycStatus', 'verified'] as const, ['status', 'active'] as const],
      ...[['rating', 5] as const, ['totalDeals', 99] as const, ['role', 'superadmin'] as const],
      ...[['isVerified', true] as const, ['subscriptionPlan', 'gold'] as const],
    ]) {
      assert.equal((await register({ [field]: value })).status, 400, field)
    }
    const rows = await site.context.db.selectFrom('broker').select('id').execute()
    assert.equal(rows.length, 0)
  })
})

describe('the profile of a broker', () => {
  const save = (token: string, body: Record<string, unknown>) =>
    site.call(broker.changeProfile, { body: { currentPassword: testPassword, ...body } }, { token })

  test('a save changes only the given fields', async () => {
    const { token } = await makeBroker(site.context.db)
    const whole = await save(token, {
      whatsapp: '98450 12346',
      experience: 7,
      specialization: ['luxury'],
      operatingAreas: ['Koramangala'],
    })
    const five = await save(token, {
      firstName: 'Rohan',
      lastName: 'Shetty',
      email: 'rohan@example.in',
      phone: '98450 99999',
      companyName: 'Rohan Homes',
    })
    assert.equal(five.status, 200)
    assert.deepEqual(five.body.broker, {
      ...whole.body.broker,
      firstName: 'Rohan',
      email: 'rohan@example.in',
      // The new address is not proven yet.
      isEmailVerified: false,
      phone: '+919845099999',
      companyName: 'Rohan Homes',
      // A new name has to be verified again.
      kycStatus: 'pending',
    })
  })

  test('an empty WhatsApp number is ignored and null clears it', async () => {
    const { token } = await makeBroker(site.context.db)
    await save(token, { whatsapp: '98450 12346' })
    assert.equal((await save(token, { whatsapp: '' })).body.broker.whatsapp, '+919845012346')
    assert.equal((await save(token, { whatsapp: null })).body.broker.whatsapp, null)
  })

  test('a verified broker cannot take another verified broker’s number', async () => {
    const other = await makeBroker(site.context.db)
    const { token } = await makeBroker(site.context.db)
    assert.equal((await save(token, { phone: other.phone })).body.code, 'phone_taken')
  })

  test('fields a broker may not change are refused', async () => {
    const { token, id } = await makeBroker(site.context.db, { kycStatus: 'pending' })
    const row = () =>
      site.context.db.selectFrom('broker').selectAll().where('id', '=', id).executeTakeFirst()
    const before = await row()
    for (const field of [
      ...['_id', 'id', 'status', 'kycStatus', 'kycRejectionReason', 'kyc_status', 'rating'],
      ...['totalDeals', 'isVerified', 'role', 'createdAt', 'subscriptionPlan'],
      ...['subscriptionExpiry', 'password', 'password_hash'],
    ]) {
      const refused = await save(token, { firstName: 'Rohan', [field]: 'verified' })
      assert.equal(refused.status, 400, field)
    }
    assert.deepEqual(await row(), before)
  })
})
