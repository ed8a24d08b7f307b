import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { approval } from '#contract/approval/approval.ts'
import { broker } from '#contract/broker/broker.ts'
import { useApp } from '#test/app.ts'
import { approvalCalls } from '#test/approval/approval-call.ts'
import { indianDay } from '#test/day.ts'
import { sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** What of a verified broker no administrator changes alone (decision 0125). */

const site = useApp()

type Caller = { id: string; token: string }

const { makeAdmins, ask, decide } = approvalCalls(site)

const change = (id: string, body: Record<string, unknown>, by: Caller) =>
  site.call(broker.change, { params: { id }, body }, by)
const changing = (target: string, identity: Record<string, string>) => ({
  ...{ act: 'broker.change_identity', target, identity },
  reason: 'A spelling mistake, as the PAN card shows',
})
const read = async (id: string, by: Caller) =>
  (await site.call(broker.get, { params: { id } }, by)).body.broker

describe('the name and contact details of a verified broker', () => {
  for (const [field, value] of Object.entries({
    firstName: 'Rahul',
    lastName: 'Kulkarni-Rao',
    companyName: 'Rahul Homes',
    phone: '+919811100099',
    email: 'rahul@example.in',
  })) {
    test(`are not changed by one administrator: ${field}`, async () => {
      const { asha, vikram } = await makeAdmins()
      const { id } = await makeBroker(site.context.db)
      const alone = await change(id, { [field]: value }, vikram)
      assert.deepEqual([alone.status, alone.body.code], [409, 'second_person_needed'])
      const asked = await ask(changing(id, { [field]: value }), asha)
      assert.equal(asked.status, 201, asked.body.message)
      const { _id, changes } = asked.body.approval
      assert.deepEqual(
        changes.map((one) => [one.field, one.to]),
        [[field, value]],
      )
      assert.ok(changes[0]?.from)
      assert.equal((await decide(_id, 'approve', vikram)).status, 200)
      const now = await read(id, asha)
      assert.deepEqual([now[field as 'phone'], now.kycStatus], [value, 'verified'])
      const event = await site.context.db
        .selectFrom('audit_event')
        .where('act', '=', 'broker.change')
        .select(['actor_id', 'after'])
        .executeTakeFirstOrThrow()
      assert.equal(event.actor_id, vikram.id)
      assert.equal(Object(event.after).askedBy, 'Asha Rao')
    })
  }

  test('stay as they are where something else is edited, which one may do', async () => {
    const { asha } = await makeAdmins()
    const { id } = await makeBroker(site.context.db)
    const { firstName, phone } = await read(id, asha)
    const saved = await change(id, { firstName, phone, experience: 12 }, asha)
    assert.deepEqual([saved.status, saved.body.broker.experience], [200, 12])
    assert.equal((await change(id, { whatsapp: '98111 00011' }, asha)).status, 200)
  })

  test('are changed by one while the KYC is not verified', async () => {
    const { asha } = await makeAdmins()
    const { id } = await makeBroker(site.context.db, { kycStatus: 'pending' })
    const asked = await ask(changing(id, { firstName: 'Rahul' }), asha)
    assert.equal(asked.body.code, 'approval_not_needed')
    assert.equal((await change(id, { firstName: 'Rahul' }, asha)).status, 200)
  })

  test('are not asked for where nothing changes, or somebody else has them', async () => {
    const { asha } = await makeAdmins()
    const { id, email } = await makeBroker(site.context.db)
    const other = await makeBroker(site.context.db)
    assert.equal((await ask(changing(id, {}), asha)).status, 400)
    assert.equal((await ask(changing(id, { email }), asha)).status, 400)
    const taken = await ask(changing(id, { email: other.email }), asha)
    assert.equal(taken.body.code, 'email_taken')
    const forged = await ask(
      { ...changing(id, { firstName: 'Rahul' }), act: 'broker.renew_kyc' },
      asha,
    )
    assert.equal(forged.status, 400)
  })

  test('are changed on the state that was seen alone', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id, token } = await makeBroker(site.context.db)
    const { _id } = (await ask(changing(id, { lastName: 'Rao' }), asha)).body.approval
    const body = { companyName: 'Another Company' }
    assert.equal((await site.call(broker.changeProfile, { body }, { token })).status, 200)
    assert.equal((await decide(_id, 'approve', vikram)).body.code, 'approval_changed')
  })
})

describe('another RERA certificate of a verified broker', () => {
  const renewing = (target: string) => ({
    ...{ act: 'broker.renew_kyc', target },
    reason: 'Looked up at MahaRERA',
  })
  const accept = (id: string, by: Caller) =>
    site.call(broker.changeKyc, { params: { id }, body: { kycStatus: 'verified' } }, by)
  async function withNews() {
    const owner = await makeBroker(site.context.db)
    await sendDocument(site, owner.token)
    await sendDocument(site, owner.token, { kind: 'rera', validUntil: indianDay(90) })
    return owner
  }

  test('is accepted by two, who are in its history', async () => {
    const { asha, vikram } = await makeAdmins()
    const moderator = await makeAdministrator(site.context.db, { role: 'moderator' })
    const { id } = await withNews()
    for (const one of [asha, vikram, moderator]) {
      const alone = await accept(id, one)
      assert.deepEqual([alone.status, alone.body.code], [409, 'second_person_needed'])
    }
    assert.equal((await ask(renewing(id), moderator)).status, 403)
    const { _id } = (await ask(renewing(id), asha)).body.approval
    assert.equal((await decide(_id, 'approve', asha)).body.code, 'approval_own')
    assert.equal((await decide(_id, 'approve', vikram)).status, 200)
    assert.equal((await read(id, asha)).kycValidUntil, indianDay(90))
    assert.equal((await ask(renewing(id), asha)).body.code, 'kyc_step_impossible')
    const { body } = await site.call(approval.get, { params: { id: _id } }, asha)
    assert.deepEqual([body.approval.state, body.approval.changes], ['approved', []])
  })

  test('is not accepted where yet another one came meanwhile', async () => {
    const { asha, vikram } = await makeAdmins()
    const { id, token } = await withNews()
    const { _id } = (await ask(renewing(id), asha)).body.approval
    await sendDocument(site, token, { kind: 'rera', number: 'A51700009999' })
    assert.equal((await decide(_id, 'approve', vikram)).body.code, 'approval_changed')
  })
})
