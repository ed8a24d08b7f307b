import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { broker } from '#contract/broker/broker.ts'
import { useApp } from '#test/app.ts'
import { sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

const site = useApp()

const administrator = async () =>
  (await makeAdministrator(site.context.db, { role: 'admin' })).token
const change = (token: string, id: string, body: Record<string, unknown>) =>
  site.call(broker.change, { params: { id }, body }, { token })

describe('counts and sorting of the broker list', () => {
  test('the counts match the stored brokers', async () => {
    const { db } = site.context
    const token = await administrator()
    const stats = async () => (await site.call(broker.stats, {}, { token })).body.stats
    const none = { active: 0, expired: 0 }
    assert.deepEqual(await stats(), {
      ...{ total: 0, active: 0, blocked: 0 },
      ...{ kyc: { verified: 0, pending: 0 }, subscriptions: none },
    })
    await makeBroker(db, { status: 'active', kycStatus: 'verified' })
    await makeBroker(db, { status: 'blocked', kycStatus: 'verified' })
    await makeBroker(db, { status: 'suspended', kycStatus: 'pending' })
    await makeBroker(db, { status: 'active', kycStatus: 'rejected' })
    assert.deepEqual(await stats(), {
      ...{ total: 4, active: 2, blocked: 1 },
      ...{ kyc: { verified: 2, pending: 1 }, subscriptions: none },
    })
  })

  test('brokers sort by name, company, status and day, within a selection', async () => {
    const { db } = site.context
    const token = await administrator()
    const asha = await makeBroker(db, {
      ...{ companyName: 'Zenith', status: 'blocked', kycStatus: 'pending' },
    })
    const bela = await makeBroker(db, { companyName: 'apex', kycStatus: 'pending' })
    await change(token, asha.id, { firstName: 'asha' })
    await change(token, bela.id, { firstName: 'Bela' })
    const list = async (query: Record<string, string>) => {
      const { body } = await site.call(broker.list, { query }, { token })
      return body.brokers.map(({ firstName }) => firstName)
    }
    assert.deepEqual(await list({ sort: 'name' }), ['asha', 'Bela'])
    assert.deepEqual(await list({ sort: 'name-desc' }), ['Bela', 'asha'])
    assert.deepEqual(await list({ sort: 'company' }), ['Bela', 'asha'])
    assert.deepEqual(await list({ sort: 'company-desc' }), ['asha', 'Bela'])
    assert.deepEqual(await list({ sort: 'status' }), ['Bela', 'asha'])
    assert.deepEqual(await list({ sort: 'joined' }), ['asha', 'Bela'])
    assert.deepEqual(await list({}), ['Bela', 'asha'])
    assert.deepEqual(await list({ ids: `${asha.id},${v7()}` }), ['asha'])
  })

  test('the KYC queue starts with the broker who has waited longest', async () => {
    const { db } = site.context
    const token = await administrator()
    const first = await makeBroker(db, { kycStatus: 'pending' })
    const second = await makeBroker(db, { kycStatus: 'pending' })
    await makeBroker(db, { kycStatus: 'verified' })
    await sendDocument(site, first.token)
    const admin = async (query: Record<string, string> = {}) => {
      const asked = { kycStatus: 'pending', sort: 'waiting', ...query }
      const { body } = await site.call(broker.list, { query: asked }, { token })
      return body.brokers.map(({ _id }) => _id)
    }
    assert.deepEqual(await admin(), [second.id, first.id])
    assert.deepEqual(await admin({ documents: 'sent' }), [first.id])
    assert.deepEqual(await admin({ documents: 'none' }), [second.id])
  })
})
