import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { passwordLink } from '#contract/account/password-link.ts'
import { broker } from '#contract/broker/broker.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { partnerActs } from '#test/partner/acts.ts'
import { submit } from '#test/submission.ts'

const site = useApp()

const admin = async () => (await makeAdministrator(site.context.db, { role: 'admin' })).token
const meera = {
  firstName: 'Meera',
  lastName: 'Pillai',
  email: 'Meera@Example.in',
  phone: '98450 54321',
  companyName: 'Pillai Estates',
}
const add = (token: string, changes: Record<string, unknown> = {}) =>
  site.call(broker.create, { body: { ...meera, ...changes } }, { token })
const change = (token: string, id: string, body: Record<string, unknown>) =>
  site.call(broker.change, { params: { id }, body }, { token })
const remove = (token: string, id: string) =>
  site.call(broker.remove, { params: { id } }, { token })
const setStatus = (token: string, id: string, body: Record<string, unknown>) =>
  site.call(broker.changeStatus, { params: { id }, body }, { token })
const auditOf = (id: string) =>
  site.context.db
    .selectFrom('audit_event')
    .select(['act', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('id')
    .execute()

describe('adding a broker as an administrator', () => {
  test('an added broker sets a password by link and signs in', async () => {
    const { status, body } = await add(await admin(), { experience: 4, whatsapp: '' })
    assert.equal(status, 201)
    assert.partialDeepStrictEqual(body.broker, {
      email: 'meera@example.in',
      phone: '+919845054321',
      whatsapp: null,
      experience: 4,
      status: 'active',
      kycStatus: 'pending',
      subscriptionPlan: null,
      documentCount: 0,
    })
    const signIn = { email: meera.email, password: 'monsoon rain' }
    assert.equal((await site.call(broker.login, { body: signIn })).status, 400)
    const [message] = await messagesTo(site, body.broker._id)
    const link = new URL(message?.variables.link ?? '')
    assert.equal(link.pathname, '/set-password')
    // Readers of the message log must not be able to use the link.
    assert.doesNotMatch(message?.body ?? '', /token=/)
    const token = link.searchParams.get('token')
    const given = { token, password: signIn.password, confirmPassword: signIn.password }
    assert.equal((await site.call(passwordLink.broker, { body: given })).status, 200)
    assert.equal((await site.call(broker.login, { body: signIn })).status, 200)
  })

  test('required fields are checked, and e-mail and phone must be unowned', async () => {
    const token = await admin()
    for (const field of Object.keys(meera)) {
      const refused = await add(token, { [field]: '' })
      assert.deepEqual(
        [refused.status, refused.body.message],
        [400, 'Please fill in all required fields'],
        field,
      )
    }
    assert.equal((await add(token, { experience: -1 })).status, 400)
    await add(token)
    assert.equal((await add(token, { phone: '98450 54322' })).body.code, 'email_taken')
    assert.equal((await add(token, { email: 'm@example.in' })).body.code, 'phone_taken')
  })

  test('adding a broker cannot set fields that are decided elsewhere', async () => {
    const token = await admin()
    for (const field of ['password', 'status', 'kycStatus', 'rating', 'totalDeals', '_id']) {
      assert.equal((await add(token, { [field]: 'verified' })).status, 400, field)
    }
    const rows = await site.context.db.selectFrom('broker').select('id').execute()
    assert.equal(rows.length, 0)
  })

  test('a hostile name is stored as text', async () => {
    const name = `<img src=x onerror=alert(1)> "'&`
    const { body } = await add(await admin(), { firstName: name, companyName: name })
    assert.equal(body.broker.firstName, name)
    const [message] = await messagesTo(site, body.broker._id)
    assert.equal(message?.variables.name, name)
  })
})

describe('editing a broker as an administrator', () => {
  test('an edit keeps fields it does not name', async () => {
    const token = await admin()
    const before = (await add(token, { whatsapp: '98450 11111', specialization: ['luxury'] })).body
      .broker
    const { body } = await change(token, before._id, { companyName: 'Pillai & Daughters' })
    assert.deepEqual(body.broker, { ...before, companyName: 'Pillai & Daughters', version: 2 })
    assert.equal((await change(token, before._id, { whatsapp: null })).body.broker.whatsapp, null)
    assert.deepEqual(
      (await auditOf(before._id)).map(({ act }) => act),
      ['broker.create', 'broker.change', 'broker.change'],
    )
  })

  test('correcting an invited broker’s address replaces the link', async () => {
    const token = await admin()
    const { _id: id } = (await add(token)).body.broker
    await change(token, id, { companyName: 'Pillai & Daughters' })
    await change(token, id, { email: 'right@example.in' })
    const statuses = []
    for (const { variables } of await messagesTo(site, id)) {
      const link = new URL(variables.link ?? '').searchParams.get('token')
      const body = { token: link, password: 'monsoon rain', confirmPassword: 'monsoon rain' }
      statuses.push((await site.call(passwordLink.broker, { body })).status)
    }
    assert.deepEqual(statuses, [400, 200])
    await change(token, id, { email: 'another@example.in' })
    assert.equal((await messagesTo(site, id)).length, 2)
  })

  test('an edit on an older version is refused (CON-06)', async () => {
    const token = await admin()
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending' })
    const saves = await Promise.all(
      ['First', 'Second'].map((firstName) => change(token, id, { firstName, version: 1 })),
    )
    assert.deepEqual(saves.map(({ status }) => status).sort(), [200, 409])
    const late = saves.find(({ status }) => status === 409)
    assert.equal(late?.body.code, 'changed_meanwhile')
  })

  test('decisions and documents do not change the form’s version', async () => {
    const token = await admin()
    const { id, token: own } = await makeBroker(site.context.db, { kycStatus: 'pending' })
    await sendDocument(site, own)
    await setStatus(token, id, { status: 'blocked' })
    assert.equal((await change(token, id, { firstName: 'Ravindra', version: 1 })).status, 200)
  })

  test('an edit cannot take another’s e-mail, and the log masks the number', async () => {
    const token = await admin()
    const { email } = await makeBroker(site.context.db)
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending' })
    assert.equal((await change(token, id, { email })).body.code, 'email_taken')
    assert.equal((await change(token, id, { phone: '98450 77777' })).status, 200)
    assert.doesNotMatch(JSON.stringify(await auditOf(id)), /9845077777/)
  })
})

describe('deleting a broker as an administrator', () => {
  test('a broker without records is deleted and signed out, API keys too', async () => {
    const token = await admin()
    const { id, token: own } = await makeBroker(site.context.db, { kycStatus: 'pending' })
    await sendDocument(site, own)
    const { key } = await partnerActs(site).make(own, ['listings:read'])
    assert.equal((await remove(token, id)).status, 200)
    const byKey = await site.call(property.publicList, {}, { token: key })
    assert.equal(byKey.body.code, 'api_key_over')
    assert.equal((await site.call(broker.profile, {}, { token: own })).status, 401)
    assert.equal((await remove(token, id)).body.code, 'broker_not_found')
    const [, line] = (await auditOf(id)).slice(-2)
    assert.equal(line?.act, 'broker.remove')
    assert.equal((await site.context.db.selectFrom('document').selectAll().execute()).length, 0)
  })

  test('a broker with listings, even one added right now, stays (CON-11)', async () => {
    const { db } = site.context
    const token = await admin()
    const busy = await makeBroker(db)
    await makeProperty(db, { brokerId: busy.id })
    const refused = await remove(token, busy.id)
    assert.deepEqual([refused.status, refused.body.code], [409, 'in_use'])
    assert.match(refused.body.message, /has listings/)

    for (let round = 0; round < 10; round++) {
      const { id, token: own } = await makeBroker(db)
      const [submitted, removed] = await Promise.all([
        submit(site, { token: own }),
        remove(token, id),
      ])
      assert.ok(submitted.status < 500 && removed.status < 500, `${submitted.status}`)
      const listings = await db
        .selectFrom('property')
        .where('broker_id', '=', id)
        .select('id')
        .execute()
      const left = await db.selectFrom('broker').where('id', '=', id).select('id').execute()
      assert.equal(listings.length > 0, removed.status === 409)
      assert.equal(left.length, removed.status === 200 ? 0 : 1)
    }
  })
})

test('a moderator can list and decide brokers but not change them', async () => {
  const { token } = await makeAdministrator(site.context.db, { role: 'moderator' })
  const { id } = await makeBroker(site.context.db, { kycStatus: 'pending' })
  assert.equal((await site.call(broker.list, {}, { token })).status, 200)
  assert.equal((await site.call(broker.stats, {}, { token })).status, 200)
  for (const answer of [
    await add(token),
    await change(token, id, { firstName: 'X' }),
    await remove(token, id),
    await setStatus(token, id, { status: 'blocked' }),
  ]) {
    assert.equal(answer.status, 403)
  }
  const body = { kycStatus: 'rejected', rejectionReason: 'Documents incomplete' }
  assert.equal((await site.call(broker.changeKyc, { params: { id }, body }, { token })).status, 200)
})
