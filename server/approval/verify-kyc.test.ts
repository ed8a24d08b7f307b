import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { approval } from '#contract/approval/approval.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { approvalCalls, erasing } from '#test/approval/approval-call.ts'
import { sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'
import { endExpired } from './service.ts'

/** A KYC without a PAN card, and requests of administrators who lost the right to ask. */

const site = useApp()

type Caller = { id: string; token: string }

const { makeAdmins, ask, decide } = approvalCalls(site)

describe('verifying a broker without a PAN card', () => {
  const verifying = (target: string) => ({
    ...{ act: 'broker.verify_kyc', target },
    reason: 'Seen at the office, the card follows',
  })
  const verify = (id: string, by: Caller) =>
    site.call(broker.changeKyc, { params: { id }, body: { kycStatus: 'verified' } }, by)
  const waiting = () => makeBroker(site.context.db, { kycStatus: 'pending' })
  const kycOf = async (id: string, by: Caller) =>
    (await site.call(broker.get, { params: { id } }, by)).body.broker.kycStatus

  test('is refused to one administrator and done by two, who are in its history', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id } = await waiting()
    const alone = await verify(id, vikram)
    assert.deepEqual([alone.status, alone.body.code], [409, 'second_person_needed'])
    assert.match(alone.body.message, /PAN card is missing.*another administrator/)
    const asked = await ask(verifying(id), asha)
    assert.deepEqual([asked.status, asked.body.approval.subject?.kind], [201, 'broker'])
    assert.equal(await kycOf(id, asha), 'pending')
    assert.equal((await decide(asked.body.approval._id, 'approve', vikram)).status, 200)
    assert.equal(await kycOf(id, asha), 'verified')
    const event = await site.context.db
      .selectFrom('audit_event')
      .where('act', '=', 'broker.decide_kyc')
      .select(['actor_id', 'after'])
      .executeTakeFirstOrThrow()
    assert.equal(event.actor_id, vikram.id)
    assert.deepEqual(event.after, {
      ...{ kycStatus: 'verified', withoutPan: true, askedBy: 'Asha Rao' },
      reason: 'Seen at the office, the card follows',
    })
  })

  test('needs no approval once the card is there; an earlier request is outdated', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id, token } = await waiting()
    const { _id } = (await ask(verifying(id), asha)).body.approval
    await sendDocument(site, token)
    assert.equal((await decide(_id, 'approve', vikram)).body.code, 'approval_changed')
    assert.equal((await decide(_id, 'decline', vikram)).status, 200)
    assert.equal((await ask(verifying(id), asha)).body.code, 'approval_not_needed')
    assert.equal((await verify(id, asha)).status, 200)
  })

  test('is not done for a broker who was rejected meanwhile', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id } = await waiting()
    const { _id } = (await ask(verifying(id), asha)).body.approval
    const body = { kycStatus: 'rejected' as const, rejectionReason: 'No licence' }
    assert.equal((await site.call(broker.changeKyc, { params: { id }, body }, asha)).status, 200)
    assert.equal((await decide(_id, 'approve', vikram)).body.code, 'kyc_step_impossible')
  })

  test('is neither asked for nor approved by a moderator', async () => {
    const { asha } = await makeAdmins()
    const moderator = await makeAdministrator(site.context.db, { role: 'moderator' })
    const { id } = await waiting()
    assert.equal((await ask(verifying(id), moderator)).status, 403)
    const { _id } = (await ask(verifying(id), asha)).body.approval
    assert.equal((await decide(_id, 'approve', moderator)).status, 403)
    assert.equal((await verify(id, moderator)).body.code, 'documents_missing')
  })
})

describe('a request whose asker', () => {
  const losses = {
    'was deactivated': 'is_active = false',
    'lost the right': "role = 'moderator'",
  }
  for (const [what, change] of Object.entries(losses)) {
    test(`${what} lapses when it is approved, and can be made by somebody else`, async () => {
      const { asha, vikram } = await makeAdmins()
      const third = await makeAdministrator(site.context.db, { role: 'admin' })
      const { id: target } = await makeCustomer(site.context.db)
      const { _id: id } = (await ask(erasing(target), asha)).body.approval
      await site.pool.query(`update administrator set ${change} where id = $1`, [asha.id])
      const late = await decide(id, 'approve', vikram)
      assert.deepEqual([late.status, late.body.code], [409, 'approval_lapsed'])
      const { body } = await site.call(approval.get, { params: { id } }, vikram)
      assert.deepEqual([body.approval.state, body.approval.may], ['lapsed', []])
      assert.equal((await site.call(customer.get, { params: { id: target } }, vikram)).status, 200)
      assert.equal((await ask(erasing(target), third)).status, 201)
    })

    test(`${what} lapses by itself`, async () => {
      const { asha, vikram } = await makeAdmins()
      const { id: target } = await makeCustomer(site.context.db)
      const { _id: id } = (await ask(erasing(target), asha)).body.approval
      await endExpired(site.context.db)
      const state = async () =>
        (await site.call(approval.get, { params: { id } }, vikram)).body.approval.state
      assert.equal(await state(), 'open')
      await site.pool.query(`update administrator set ${change} where id = $1`, [asha.id])
      await endExpired(site.context.db)
      assert.equal(await state(), 'lapsed')
    })
  }
})
