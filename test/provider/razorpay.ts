import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { RazorpayConfig } from '#server/billing/payment/provider/razorpay.ts'

/** How the stand-in behaves: as it should, or as servers of others do. */
export type Mood =
  | 'well'
  /** Does what is asked and breaks off before it says so. */
  | 'forgets'
  | 'refuses'
  | 'fails'
  | 'garbage'
  | 'redirects'
  | 'trickles'
  | 'hangs'

export interface StandInPayment {
  id: string
  order_id: string
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'failed'
  method: string
  error_description: string | null
}

export interface StandInRefund {
  id: string
  payment_id: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  receipt: string | null
}

export interface RazorpayStandIn {
  config: RazorpayConfig
  mood: Mood
  /** What was asked, in order: `POST /v1/orders`. */
  asked: string[]
  orders: Map<string, { amount: number; currency: string; receipt: string }>
  payments: Map<string, StandInPayment>
  refunds: StandInRefund[]
  /** What becomes of a refund that is asked for. */
  refunded: StandInRefund['status']
  /** Somebody pays an order there; at its own sum unless told. */
  pay(orderId: string, given?: Partial<StandInPayment>): StandInPayment
  /** What its form hands to the page after paying. */
  formAnswer(payment: StandInPayment): { paymentId: string; signature: string }
  /** An event as it is sent: raw body and headers, signed. */
  event(kind: string, entity: object, eventId?: string): RazorpayEvent
  close(): Promise<void>
}

export interface RazorpayEvent {
  body: string
  headers: Record<string, string>
}

const name = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** A payment gateway on the loopback that speaks as much of Razorpay's API as we use. */
export async function startRazorpay(): Promise<RazorpayStandIn> {
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => void answer(gateway, request, response))
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const config: RazorpayConfig = {
    url,
    scriptOrigin: url,
    keyId: 'rzp_test_key_of_the_stand_in',
    keySecret: 'the key secret'.replaceAll(' ', '-'),
    webhookSecret: 'the webhook secret'.replaceAll(' ', '-'),
  }
  const gateway: RazorpayStandIn = {
    config,
    mood: 'well',
    asked: [],
    orders: new Map(),
    payments: new Map(),
    refunds: [],
    refunded: 'processed',
    pay(orderId, given = {}) {
      const payment: StandInPayment = {
        id: name('pay'),
        order_id: orderId,
        amount: gateway.orders.get(orderId)?.amount ?? 0,
        currency: 'INR',
        status: 'captured',
        method: 'upi',
        error_description: null,
        ...given,
      }
      gateway.payments.set(payment.id, payment)
      return payment
    },
    formAnswer: ({ id, order_id }) => ({
      paymentId: id,
      signature: hmac(config.keySecret, `${order_id}|${id}`),
    }),
    event(kind, entity, eventId = name('evt')) {
      const of = kind.startsWith('refund') ? 'refund' : 'payment'
      // Spaces, so that the same JSON written anew is other bytes.
      const body = JSON.stringify({ event: kind, payload: { [of]: { entity } } }, null, 1)
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': hmac(config.webhookSecret, body),
        'x-razorpay-event-id': eventId,
      }
      return { body, headers }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return gateway
}

async function answer(
  gateway: RazorpayStandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = new URL(request.url ?? '/', gateway.config.url).pathname
  gateway.asked.push(`${request.method} ${path}`)
  if (path === '/v1/checkout.js') {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(form)
    return
  }
  if (path === '/stand-in/pay') return payThere(gateway, request, response)
  if (behave(gateway.mood, response)) return
  const { keyId, keySecret } = gateway.config
  const key = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  if (request.headers.authorization !== key) return json(response, 401, { error: {} })
  const body = await read(request)
  if (request.method === 'POST' && path === '/v1/orders') {
    const { amount, currency, receipt } = JSON.parse(body)
    const id = name('order')
    gateway.orders.set(id, { amount, currency, receipt })
    return json(response, 200, { id, entity: 'order', amount, currency, receipt })
  }
  const [, , kind, id = '', of] = path.split('/')
  if (kind === 'orders' && of === 'payments' && gateway.orders.has(id)) {
    const items = [...gateway.payments.values()].filter(({ order_id }) => order_id === id)
    return json(response, 200, { entity: 'collection', count: items.length, items })
  }
  const payment = gateway.payments.get(id)
  if (kind === 'payments' && payment && of === 'refunds') {
    const items = gateway.refunds.filter(({ payment_id }) => payment_id === id)
    return json(response, 200, { entity: 'collection', count: items.length, items })
  }
  if (kind === 'payments' && payment && of === 'refund') {
    const made = refund(gateway, payment, JSON.parse(body), request.headers['x-refund-idempotency'])
    if (gateway.mood === 'forgets') return void request.socket.destroy()
    return json(response, 'error' in made ? 400 : 200, made)
  }
  if (kind === 'payments' && payment) return json(response, 200, payment)
  return json(response, 404, { error: { code: 'BAD_REQUEST_ERROR' } })
}

/** One refund for each key, and never more than was paid. */
function refund(
  { refunds, refunded }: RazorpayStandIn,
  payment: StandInPayment,
  { amount, receipt }: { amount: number; receipt: string },
  key: unknown,
): StandInRefund | { error: { description: string } } {
  const known = refunds.find((made) => made.receipt === receipt && key === receipt)
  if (known) return known
  const back = refunds
    .filter(({ payment_id, status }) => payment_id === payment.id && status !== 'failed')
    .reduce((sum, made) => sum + made.amount, amount)
  if (back > payment.amount) {
    return { error: { description: 'The payment has been fully refunded already.' } }
  }
  const made = { id: name('rfnd'), payment_id: payment.id, amount, receipt, status: refunded }
  refunds.push(made)
  return made
}

function behave(mood: Mood, response: ServerResponse): boolean {
  if (mood === 'well' || mood === 'forgets') return false
  if (mood === 'refuses') json(response, 401, { error: { code: 'BAD_REQUEST_ERROR' } })
  if (mood === 'fails') json(response, 500, { error: {} })
  if (mood === 'garbage') response.end('<html>not what you wanted')
  if (mood === 'redirects') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
  if (mood === 'trickles') {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 500)
    response.on('close', () => clearInterval(drip))
  }
  return true
}

/** Their form, as a page sees it: a button that pays and tells the page. */
const form = `window.Razorpay = function (options) {
  this.on = function () {}
  this.open = async function () {
    const origin = new URL(document.querySelector('script[src*="checkout.js"]').src).origin
    const body = JSON.stringify({ order: options.order_id })
    const answer = await fetch(origin + '/stand-in/pay', { method: 'POST', body })
    const { paymentId, signature } = await answer.json()
    options.handler({ razorpay_payment_id: paymentId, razorpay_order_id: options.order_id,
      razorpay_signature: signature })
  }
}`

async function payThere(
  gateway: RazorpayStandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  // A browser with headers of its own asks first.
  if (request.method === 'OPTIONS') return void response.end()
  const { order } = JSON.parse(await read(request))
  const payment = gateway.pay(order)
  json(response, 200, gateway.formAnswer(payment))
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
