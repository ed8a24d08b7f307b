import assert from 'node:assert/strict'
import { payment } from '#contract/billing/payment.ts'
import type { TestDatabase } from '#test/database.ts'
import { makeBroker } from '#test/make.ts'
import { makePlan } from '#test/make-subscription.ts'
import type { RazorpayEvent, RazorpayStandIn, StandInPayment } from '#test/provider/razorpay.ts'
import { brakeAt } from './brake.ts'
import { call } from './call.ts'
import { type Server, startServer } from './server.ts'
import { until } from './until.ts'

/** Payments of a server that is killed (PAY-05). */

export interface Till {
  database: TestDatabase
  gateway: RazorpayStandIn
  /** Where the server keeps its files. */
  path: string
}

export const start = ({ database, gateway: { config }, path }: Till): Promise<Server> =>
  startServer(path, {
    DATABASE_URL: database.url,
    RAZORPAY_URL: config.url,
    RAZORPAY_KEY_ID: config.keyId,
    RAZORPAY_KEY_SECRET: config.keySecret,
    RAZORPAY_WEBHOOK_SECRET: config.webhookSecret,
  })

/** Somebody has paid at the gateway; nothing has been told of it yet. */
export interface PaidThere {
  token: string
  brokerId: string
  orderId: string
  paid: StandInPayment
  captured: RazorpayEvent
}

export async function payThere({ database, gateway }: Till, url: string): Promise<PaidThere> {
  const { db } = database
  const [{ id: brokerId, token }, plan] = [await makeBroker(db), await makePlan(db)]
  const ordered = await call(url, payment.order, { body: { planId: plan.id } }, { token })
  const orderId = ordered.body.order._id
  const opened = await call(url, payment.checkout, { params: { id: orderId } }, { token })
  const paid = gateway.pay(opened.body.checkout.gatewayOrderId)
  return { token, brokerId, orderId, paid, captured: gateway.event('payment.captured', paid) }
}

/** The webhook; answers its status, or nothing where the server went away meanwhile. */
export async function sendEvent(url: string, event: RazorpayEvent): Promise<number | undefined> {
  const request = { method: 'POST', body: event.body, headers: event.headers }
  const answer = await fetch(`${url}/api/webhooks/razorpay`, request).catch(() => undefined)
  await answer?.text().catch(() => undefined)
  return answer?.status
}

/** Where the killed server is: what it wrote last, or what it was about to keep. */
export const steps = [
  ['gateway_event', 'written'],
  ['subscription', 'written'],
  ['payment', 'written'],
  ['invoice', 'written'],
  ['message', 'written'],
  ['audit_event', 'written'],
  ['payment', 'kept'],
] as const
export type CrashStep = (typeof steps)[number]

/** Who finds out that it was paid. */
export type Finder = 'the webhook, sent again' | 'the reconciliation'

/**
 * Kills the server at a step between the capture and the plan, starts it again and lets the payment
 * be found. Answers the new server.
 */
export async function crashAt(
  till: Till,
  server: Server,
  [table, step]: CrashStep,
  finder: Finder,
): Promise<Server> {
  const given = await payThere(till, server.url)
  const brake = await brakeAt(till.database, table, step)
  const answer = sendEvent(server.url, given.captured)
  await brake.reached()
  server.send('SIGKILL')
  await server.ended
  assert.equal(await answer, undefined)
  await brake.release()
  const isKept = step === 'kept'
  assert.deepEqual(await countsOf(till, given), isKept ? once : never)
  return recover(till, given, finder)
}

/** The same for the answer of the form, killed while the gateway is asked about it. */
export async function crashInForm(till: Till, server: Server): Promise<Server> {
  const { gateway } = till
  const given = await payThere(till, server.url)
  const { token, orderId, paid } = given
  gateway.mood = 'hangs'
  const input = { params: { id: orderId }, body: gateway.formAnswer(paid) }
  const answer = call(server.url, payment.paid, input, { token }).catch(() => undefined)
  await until('the gateway is asked', () => gateway.asked.includes(`GET /v1/payments/${paid.id}`))
  server.send('SIGKILL')
  await server.ended
  gateway.mood = 'well'
  assert.equal(await answer, undefined)
  assert.deepEqual(await countsOf(till, given), never)
  return recover(till, given, 'the reconciliation')
}

async function recover(till: Till, given: PaidThere, finder: Finder): Promise<Server> {
  const { db } = till.database
  // More time goes by than the gateway is given to tell us by itself.
  const long = new Date(Date.now() - 3_600_000)
  const isAsked = finder === 'the reconciliation'
  await db
    .updateTable('plan_order')
    .set(isAsked ? { created_at: long, asked_at: null } : { asked_at: new Date() })
    .where('id', '=', given.orderId)
    .execute()
  const server = await start(till)
  if (isAsked) {
    await until('the plan holds', async () => (await countsOf(till, given)).subscriptions === 1)
  } else {
    // It holds when the webhook is answered, not at some later round.
    assert.equal(await sendEvent(server.url, given.captured), 200)
    assert.deepEqual(await countsOf(till, given), once)
  }
  // Whatever comes late changes nothing.
  for (let n = 0; n < 3; n++) assert.equal(await sendEvent(server.url, given.captured), 200)
  assert.deepEqual(await countsOf(till, given), once)
  return server
}

const never = { status: 'open', subscriptions: 0, payments: 0, invoices: 0, told: 0 }
const once = { status: 'paid', subscriptions: 1, payments: 1, invoices: 1, told: 1 }

async function countsOf({ database: { db } }: Till, { brokerId, orderId }: PaidThere) {
  const order = await db
    .selectFrom('plan_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const subscriptions = await db
    .selectFrom('subscription')
    .leftJoin('payment', 'payment.subscription_id', 'subscription.id')
    .select(['subscription.id', 'payment.id as payment_id'])
    .where('broker_id', '=', brokerId)
    .execute()
  const invoices = await db
    .selectFrom('invoice')
    .select('id')
    .where('broker_id', '=', brokerId)
    .execute()
  const notices = await db
    .selectFrom('message')
    .select('id')
    .where('account_id', '=', brokerId)
    .where('template', '=', 'subscription.paid')
    .where('channel', '=', 'email')
    .execute()
  return {
    status: order.status,
    subscriptions: new Set(subscriptions.map(({ id }) => id)).size,
    payments: subscriptions.filter(({ payment_id }) => payment_id).length,
    invoices: invoices.length,
    told: notices.length,
  }
}
