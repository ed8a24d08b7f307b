import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { kycStep } from '#contract/broker/kyc-steps.ts'
import { useApp } from '#test/app.ts'
import { sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** The KYC history shown to brokers: each state and the reason for it (BRK-7). */

const site = useApp()

test('a broker sees the history of their own KYC only, newest first', async () => {
  const { db } = site.context
  const owner = await makeBroker(db, { kycStatus: 'pending' })
  const other = await makeBroker(db, { kycStatus: 'pending' })
  const admin = await makeAdministrator(db)
  const decide = async (kycStatus: string, rejectionReason?: string) => {
    const body = { kycStatus, ...(rejectionReason && { rejectionReason }) }
    const input = { params: { id: owner.id }, body }
    assert.equal((await site.call(broker.changeKyc, input, admin)).status, 200)
  }
  const steps = async (viewer = owner) =>
    (await site.call(kycStep.mine, {}, viewer)).body.steps.map(({ kind, reason }) => [kind, reason])

  assert.deepEqual(await steps(), [['opened', null]])
  await sendDocument(site, owner.token)
  await sendDocument(site, owner.token, { kind: 'address-proof' })
  await decide('rejected', 'The PAN card is not readable.')
  await sendDocument(site, owner.token)
  await decide('verified')
  const change = { firstName: 'Ramesh', companyName: 'Hegde Homes' }
  await site.call(broker.changeProfile, { body: change }, owner)
  await decide('verified')
  await decide('rejected', 'A document has expired')
  assert.deepEqual(await steps(), [
    ['revoked', 'A document has expired'],
    ['verified', null],
    ['reopened', 'You changed your name and company.'],
    ['verified', null],
    ['resubmitted', null],
    ['rejected', 'The PAN card is not readable.'],
    ['sent', null],
    ['opened', null],
  ])
  assert.deepEqual(await steps(other), [['opened', null]])
  const { body } = await site.call(kycStep.mine, {}, owner)
  assert.ok(!JSON.stringify(body).includes(admin.first_name), 'names the reviewer')
})
