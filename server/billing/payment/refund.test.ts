import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { invoice } from '#contract/billing/invoice.ts'
import { payment } from '#contract/billing/payment.ts'
import { subscription } from '#contract/billing/subscription.ts'
import { makeAdministrator } from '#test/make.ts'
import { makeInvoiceSetting, makeSubscription } from '#test/make-subscription.ts'
import { useGateway } from '#test/provider/razorpay-acts.ts'

/** Refunds through the gateway or by a transfer (decision 0052). */

const { gateway, site, openOrder, deliver, reconcileLater, newGateway } = await useGateway()

type Caller = { token: string }

/** Creates a plan paid online and an administrator who can refund it. */
async function paidOnline() {
  const { db } = site.context
  await makeInvoiceSetting(db)
  const caller = await makeAdministrator(db, { role: 'admin' })
  const { gatewayOrderId } = await openOrder()
  const paid = gateway.pay(gatewayOrderId)
  assert.equal(await deliver(gateway.event('payment.captured', paid)), 200)
  const row = await db.selectFrom('payment').selectAll().executeTakeFirstOrThrow()
  const refund = (body: object = { reason: 'Paid twice' }) =>
    site.call(payment.refund, { params: { id: row.id }, body }, caller)
  const shown = async () => {
    const params = { id: row.subscription_id }
    const [line] = (await site.call(subscription.get, { params }, caller)).body.payments
    assert.ok(line)
    return line
  }
  return { caller, paid, refund, shown }
}

const creditNotes = async (caller: Caller) =>
  (await site.call(invoice.list, { query: { kind: 'credit-note' } }, caller)).body.invoices.length

const askedFor = () => gateway.asked.filter((call) => /^POST .*\/refund$/.test(call)).length

describe('refunds of gateway payments', () => {
  test('a refund through the gateway happens once, with one credit note', async () => {
    const { caller, paid, refund, shown } = await paidOnline()
    const answers = await Promise.all([refund(), refund()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const [made, ...more] = gateway.refunds
    assert.deepEqual(
      [made?.payment_id, made?.amount, more.length, askedFor()],
      [paid.id, 99_900, 0, 1],
    )
    const line = await shown()
    assert.deepEqual([line.status, line.refund?.status, line.may], ['refunded', 'processed', []])
    assert.equal((await refund()).body.code, 'payment_step_impossible')
    assert.equal(await creditNotes(caller), 1)
  })

  test('a payment counts until the bank refunded it, whatever the event order', async () => {
    const { caller, refund, shown } = await paidOnline()
    gateway.refunded = 'pending'
    assert.equal((await refund()).status, 200)
    const waiting = await shown()
    assert.deepEqual([waiting.status, waiting.refund?.status, waiting.may], ['paid', 'created', []])
    assert.equal((await refund()).status, 409)
    assert.equal(await creditNotes(caller), 0)
    const [made] = gateway.refunds
    assert.ok(made)
    const events = ['refund.processed', 'refund.created', 'refund.processed', 'refund.failed']
    const answers = await Promise.all(events.map((kind) => deliver(gateway.event(kind, made))))
    assert.ok(answers.every((status) => status === 200))
    assert.equal(await deliver(gateway.event('refund.failed', made)), 200)
    assert.equal((await shown()).status, 'refunded')
    assert.equal((await shown()).refund?.status, 'processed')
    assert.equal(await creditNotes(caller), 1)
  })

  test('a failed refund is shown and can be requested again', async () => {
    const { caller, refund, shown } = await paidOnline()
    gateway.refunded = 'pending'
    await refund()
    const [made] = gateway.refunds
    assert.ok(made)
    made.status = 'failed'
    for (let n = 0; n < 3; n++) await deliver(gateway.event('refund.failed', made))
    const failed = await shown()
    assert.deepEqual(
      [failed.status, failed.refund?.status, failed.may],
      [...(['paid', 'failed', ['refund']] as const)],
    )
    const notices = await site.context.db.selectFrom('notification').select('title').execute()
    assert.equal(notices.filter(({ title }) => title.startsWith('Refund failed')).length, 1)
    gateway.refunded = 'processed'
    assert.equal((await refund()).status, 200)
    assert.equal((await shown()).status, 'refunded')
    assert.equal(gateway.refunds.length, 2)
    assert.equal(await creditNotes(caller), 1)
  })

  test('a refund by somebody who has not seen the last one fail gets 409', async () => {
    const { refund } = await paidOnline()
    gateway.refunded = 'pending'
    const give = (decidedOn: string) => refund({ reason: 'Paid twice', decidedOn })
    assert.equal((await give('none')).status, 200)
    const [made] = gateway.refunds
    assert.ok(made)
    made.status = 'failed'
    await deliver(gateway.event('refund.failed', made))
    const late = await give('none')
    assert.deepEqual(
      [late.status, late.body.code, late.body.message],
      [
        409,
        'decided_meanwhile',
        'Someone else has already decided this. The payment status is now: Refund failed.',
      ],
    )
    assert.equal((await give('failed')).status, 200)
  })

  for (const mood of ['fails', 'forgets'] as const) {
    test(`a refund is retried when the gateway ${mood}, and made once`, async () => {
      const { caller, refund, shown } = await paidOnline()
      gateway.mood = mood
      assert.equal((await refund()).status, 200)
      assert.equal((await shown()).refund?.status, 'created')
      await reconcileLater()
      gateway.mood = 'well'
      await Promise.all([reconcileLater(), reconcileLater()])
      assert.equal((await shown()).status, 'refunded')
      assert.equal(gateway.refunds.length, 1)
      assert.equal(await creditNotes(caller), 1)
    })
  }

  test('a refund without a webhook is checked by reconciliation', async () => {
    const { refund, shown } = await paidOnline()
    gateway.refunded = 'pending'
    await refund()
    const [made] = gateway.refunds
    assert.ok(made)
    await reconcileLater()
    assert.equal((await shown()).refund?.status, 'created')
    made.status = 'processed'
    await reconcileLater()
    assert.equal((await shown()).status, 'refunded')
  })

  test('a refund the gateway refuses shows why and opens no circuit', async () => {
    const { paid, refund, shown } = await paidOnline()
    gateway.refunds.push({
      ...{ id: 'rfnd_theirs', payment_id: paid.id, amount: 100, receipt: null, status: 'pending' },
    })
    for (let n = 0; n < 6; n++) await refund()
    const line = await shown()
    assert.deepEqual([line.status, line.refund?.status], ['paid', 'failed'])
    assert.match(line.refund?.error ?? '', /fully refunded/)
    assert.equal(site.context.circuits.gateway.read().state, 'closed')
  })

  const failures = async () => {
    const notices = await site.context.db.selectFrom('notification').select('title').execute()
    return notices.filter(({ title }) => title.startsWith('Refund failed')).length
  }
  /** A processed refund for which the gateway's list contains no receipt. */
  function givenBack({ id, amount }: { id: string; amount: number }) {
    const made = { payment_id: id, amount, receipt: null, status: 'processed' as const }
    gateway.refunds.push({ id: 'rfnd_theirs', ...made })
    return { id: 'rfnd_theirs', ...made }
  }

  test('a refunded payment stays so if a later request is refused', async () => {
    const { db } = site.context
    const { caller, paid, refund, shown } = await paidOnline()
    gateway.mood = 'fails'
    await refund()
    gateway.mood = 'well'
    const { id } = await db.selectFrom('payment_refund').select('id').executeTakeFirstOrThrow()
    const made = { ...givenBack(paid), receipt: id }
    const there = newGateway()
    await reconcileLater({
      ...there,
      async refund(asked) {
        // The webhook arrives before the response.
        assert.equal(await deliver(gateway.event('refund.processed', made)), 200)
        return there.refund(asked)
      },
    })
    assert.equal(askedFor(), 1)
    const line = await shown()
    assert.deepEqual([line.status, line.refund?.status], ['refunded', 'processed'])
    assert.deepEqual([await failures(), await creditNotes(caller)], [0, 1])
  })

  test('a refund in the gateway’s dashboard ends the one under way here', async () => {
    const { caller, paid, refund, shown } = await paidOnline()
    gateway.mood = 'fails'
    await refund()
    gateway.mood = 'well'
    assert.equal(await deliver(gateway.event('refund.processed', givenBack(paid))), 200)
    const line = await shown()
    assert.deepEqual([line.status, line.refund?.status], ['refunded', 'processed'])
    await reconcileLater()
    assert.equal((await shown()).refund?.status, 'processed')
    assert.deepEqual([askedFor(), await failures(), await creditNotes(caller)], [0, 0, 1])
  })

  test('a refund by transfer stores its reference and skips the gateway', async () => {
    const { caller, refund, shown } = await paidOnline()
    assert.equal((await refund({ reason: 'Old card', reference: 'UTR 7' })).status, 200)
    const line = await shown()
    assert.deepEqual([line.status, line.refund?.reference], ['refunded', 'UTR 7'])
    assert.equal(askedFor(), 0)
    assert.equal(await creditNotes(caller), 1)
  })
})

test('a bank payment is refunded only with the reference of the transfer', async () => {
  const { db } = site.context
  const caller = await makeAdministrator(db, { role: 'admin' })
  const { id } = await makeSubscription(db, { startsIn: -3, endsIn: 20, paid: 999 })
  const one = await site.call(subscription.get, { params: { id } }, caller)
  const params = { id: one.body.payments[0]?._id ?? '' }
  const without = await site.call(payment.refund, { params, body: { reason: 'Left' } }, caller)
  assert.equal(without.status, 400)
  assert.match(without.body.errors?.[0]?.message ?? '', /reference of the refund transfer/)
  const body = { reason: 'Left', reference: 'UTR 4711' }
  const given = await site.call(payment.refund, { params, body }, caller)
  const [line] = given.body.payments
  assert.deepEqual([line?.status, line?.refund?.reference], ['refunded', 'UTR 4711'])
})
