import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeInvoiceSetting } from '#test/make-subscription.ts'
import type { RazorpayEvent } from '#test/provider/razorpay.ts'
import { useGateway } from '#test/provider/razorpay-acts.ts'

/**
 * Gateway events of one order in any selection and order, repeated, forged and contradictory, one
 * by one or at once: the result depends only on the genuine events (PAY-02).
 */

const { gateway, site, openOrder, deliver } = await useGateway()

const right = ['first', 'second'] as const
const sayings = [
  ...['first captured', 'first paid', 'first failed', 'first authorized'],
  ...['first returned', 'first returned in part'],
  ...['second captured', 'second failed', 'second returned'],
  ...['wrong captured', 'wrong paid', 'wrong returned'],
  ...['declined failed', 'somebody else’s captured'],
] as const
type Saying = (typeof sayings)[number]

/** How an event arrives: with a valid signature or not, and together with its neighbour or not. */
const said = fc.record({
  what: fc.constantFrom(...sayings),
  isForged: fc.boolean(),
  isAtOnce: fc.boolean(),
})

interface End {
  status: string
  subscriptions: number
  /** Payments that count and those that were refunded, by name. */
  paid: string[]
  refunded: string[]
  invoices: number
  creditNotes: number
  /** Unmatched payments, and those of them that were refunded. */
  unmatched: string[]
  returned: string[]
}

/** Returns the expected state after these events; `winner` is the first matching payment. */
function expected(truly: Set<string>, winner: string | undefined): End {
  const came = (name: string) => truly.has(`${name} captured`) || truly.has(`${name} paid`)
  const wentBack = (name: string) => came(name) && truly.has(`${name} returned`)
  const unmatched = [...right, 'wrong'].filter((name) => came(name) && name !== winner)
  const isBack = winner !== undefined && wentBack(winner)
  const one = winner === undefined ? 0 : 1
  return {
    status: winner ? 'paid' : came('wrong') ? 'flagged' : 'open',
    subscriptions: one,
    paid: winner && !isBack ? [winner] : [],
    refunded: winner && isBack ? [winner] : [],
    invoices: one,
    creditNotes: isBack ? 1 : 0,
    unmatched,
    returned: unmatched.filter(wentBack),
  }
}

/**
 * Creates an order with payments of every kind at the gateway, and the events it can send of them.
 */
async function saga() {
  const { broker, order, gatewayOrderId } = await openOrder()
  const payments = {
    first: gateway.pay(gatewayOrderId),
    second: gateway.pay(gatewayOrderId),
    wrong: gateway.pay(gatewayOrderId, { amount: 100 }),
    declined: gateway.pay(gatewayOrderId, { status: 'failed' }),
    'somebody else’s': gateway.pay('order_of_another_shop', { amount: 99_900 }),
  }
  const names = new Map(Object.entries(payments).map(([name, { id }]) => [id, name]))
  const events = new Map<Saying, RazorpayEvent>()
  const eventOf = (what: Saying): RazorpayEvent => {
    const known = events.get(what)
    if (known) return known
    const [, name = '', act = ''] =
      /^(.+) (captured|paid|failed|authorized|returned.*)$/.exec(what) ?? []
    const of = payments[name as keyof typeof payments]
    const back = { id: `rfnd_${of.id}`, payment_id: of.id, amount: of.amount }
    const event =
      act === 'returned'
        ? gateway.event('refund.processed', back)
        : act === 'returned in part'
          ? gateway.event('refund.processed', { ...back, id: `${back.id}_part`, amount: 1 })
          : act === 'paid'
            ? gateway.event('order.paid', of)
            : gateway.event(`payment.${act}`, { ...of, status: act })
    events.set(what, event)
    return event
  }
  return { broker, order, names, eventOf }
}

async function endOf(orderId: string, brokerId: string, names: Map<string, string>): Promise<End> {
  const { db } = site.context
  const nameOf = ({ gateway_payment_id }: { gateway_payment_id: string | null }) =>
    names.get(gateway_payment_id ?? '') ?? 'unknown'
  const order = await db
    .selectFrom('plan_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const payments = await db
    .selectFrom('payment')
    .innerJoin('subscription', 'subscription.id', 'subscription_id')
    .where('broker_id', '=', brokerId)
    .select(['payment.status', 'gateway_payment_id'])
    .execute()
  const subscriptions = await db
    .selectFrom('subscription')
    .where('broker_id', '=', brokerId)
    .select('id')
    .execute()
  const invoices = await db
    .selectFrom('invoice')
    .where('broker_id', '=', brokerId)
    .select('kind')
    .execute()
  const unmatched = await db
    .selectFrom('unmatched_payment')
    .where('order_id', '=', orderId)
    .select(['gateway_payment_id', 'returned_at'])
    .execute()
  return {
    status: order.status,
    subscriptions: subscriptions.length,
    paid: payments.filter(({ status }) => status === 'paid').map(nameOf),
    refunded: payments.filter(({ status }) => status === 'refunded').map(nameOf),
    invoices: invoices.filter(({ kind }) => kind === 'invoice').length,
    creditNotes: invoices.filter(({ kind }) => kind === 'credit-note').length,
    unmatched: unmatched.map(nameOf).sort(),
    returned: unmatched
      .filter(({ returned_at }) => returned_at)
      .map(nameOf)
      .sort(),
  }
}

const forged = ({ body, headers }: RazorpayEvent): RazorpayEvent => ({
  body,
  headers: { ...headers, 'x-razorpay-signature': 'f'.repeat(64) },
})

test('gateway events in any order and number lead to the same result', async () => {
  await makeInvoiceSetting(site.context.db)
  await fc.assert(
    fc.asyncProperty(fc.array(said, { maxLength: 14 }), async (story) => {
      const { broker, order, names, eventOf } = await saga()
      const truly = new Set<string>()
      let wasPaid = false
      for (const group of together(story)) {
        const answers = await Promise.all(
          group.map(({ what, isForged }) =>
            deliver(isForged ? forged(eventOf(what)) : eventOf(what)),
          ),
        )
        assert.deepEqual(
          answers,
          group.map(({ isForged }) => (isForged ? 400 : 200)),
        )
        for (const { what, isForged } of group) if (!isForged) truly.add(what)
        const { status, paid, refunded } = await endOf(order._id, broker.id, names)
        assert.ok(!wasPaid || status === 'paid', 'a paid order went back')
        wasPaid = status === 'paid'
        assert.ok(paid.length + refunded.length <= 1, 'two payments for one order')
      }
      const end = await endOf(order._id, broker.id, names)
      const [winner] = [...end.paid, ...end.refunded]
      const mayWin = right.filter(
        (name) => truly.has(`${name} captured`) || truly.has(`${name} paid`),
      )
      assert.ok(winner ? mayWin.some((name) => name === winner) : mayWin.length === 0)
      const must = expected(truly, winner)
      assert.deepEqual(end, {
        ...must,
        unmatched: must.unmatched.sort(),
        returned: must.returned.sort(),
      })
    }),
    { numRuns: 60 },
  )
})

/** Groups the events that arrive at the same time. */
function together<Said extends { isAtOnce: boolean }>(story: Said[]): Said[][] {
  const groups: Said[][] = []
  for (const one of story) {
    const last = groups.at(-1)
    if (last && one.isAtOnce) last.push(one)
    else groups.push([one])
  }
  return groups
}
