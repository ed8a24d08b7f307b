import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { giveConsent, mayContact } from '#server/notification/consent/consent.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { sendDue } from '#server/notification/outbox/send-batch.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer } from '#test/make.ts'
import { proveNumber } from '#test/number-proof.ts'
import { everywhere, outbox } from '#test/outbox.ts'
import { signedByMeta } from '#test/provider/whatsapp.ts'
import { type Provider, SendFailure } from './provider.ts'

/** Webhook events are accepted only from the provider, once, and in any order (MSG-01, MSG-04). */

const appSecret = 'app-secret-of-meta'
const verifyToken = 'verify-token-of-ours'
const webhookSecret = 'webhook-secret-of-msg91'
const site = useApp({
  whatsapp: {
    url: 'http://127.0.0.1:9',
    token: 'token-123',
    phoneId: '10001',
    appSecret,
    verifyToken,
  },
  msg91: { url: 'http://127.0.0.1:9', authKey: 'key-12345678', senderId: 'BRKBZR', webhookSecret },
})

type State = 'sent' | 'delivered' | 'read' | 'failed'

const status = (state: State, given: { data?: string; id?: string; code?: number } = {}) => ({
  id: given.id ?? 'wamid.1',
  status: state,
  timestamp: '1795000000',
  recipient_id: '919876543210',
  ...(given.data && { biz_opaque_callback_data: given.data }),
  ...(state === 'failed' && { errors: [{ code: given.code ?? 131049, title: 'Not delivered' }] }),
})

const envelope = (value: object) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '0',
        changes: [
          { field: 'messages', value: { metadata: { phone_number_id: '10001' }, ...value } },
        ],
      },
    ],
  })

const tell = (body: string, signature = signedByMeta(appSecret, body)) =>
  site.app.inject({
    method: 'POST',
    url: '/api/webhooks/whatsapp',
    payload: body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
  })

const tellMsg91 = (payload: string, type: string, secret = webhookSecret) =>
  site.app.inject({
    method: 'POST',
    url: `/api/webhooks/msg91/${secret}`,
    payload,
    headers: { 'content-type': type },
  })

/** Creates a message that a provider accepted under its own id. */
async function sent(channel: 'whatsapp' | 'sms', providerMessageId: string) {
  const number = '+919876543210'
  await queueMessage(site.context.db, {
    to: channel === 'sms' ? { phone: number } : { whatsapp: number },
    template: 'property.approved',
    variables: { name: 'Asha', title: 'Sea view' },
  })
  const provider: Provider = {
    name: channel === 'sms' ? 'msg91' : 'whatsapp',
    idempotent: false,
    carries: true,
    needsTemplate: false,
    send: async () => ({ providerMessageId }),
  }
  await sendDue(site.context, { ...everywhere, [channel]: provider })
}

const state = async () => {
  const [row] = await outbox(site)
  return [row?.status, row?.failure_code ?? null]
}

describe('the webhook of WhatsApp', () => {
  test('is verified with the agreed token', async () => {
    const ask = (token: string) =>
      site.app.inject({
        url:
          '/api/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=' +
          `${token}&hub.challenge=4711`,
      })
    const answer = await ask(verifyToken)
    assert.deepEqual([answer.statusCode, answer.body], [200, '4711'])
    assert.equal((await ask('another-token-of-ours')).statusCode, 403)
  })

  test('accepts only events signed over the exact bytes', async () => {
    await sent('whatsapp', 'wamid.1')
    const body = envelope({ statuses: [status('delivered')] })
    const forged = [
      signedByMeta('another secret', body),
      signedByMeta(appSecret, `${body} `),
      signedByMeta(appSecret, body).replace('sha256=', 'sha1='),
      '',
    ]
    for (const signature of forged) assert.equal((await tell(body, signature)).statusCode, 403)
    assert.deepEqual(await state(), ['sent', null])
    assert.equal((await tell('not json')).statusCode, 400)
    assert.equal((await tell(body)).statusCode, 200)
    assert.deepEqual(await state(), ['delivered', null])
  })

  const orders: [State[], [string, string | null]][] = [
    [
      ['sent', 'delivered', 'read'],
      ['delivered', null],
    ],
    [
      ['read', 'delivered', 'sent'],
      ['delivered', null],
    ],
    [
      ['failed', 'delivered'],
      ['delivered', null],
    ],
    [
      ['delivered', 'failed'],
      ['delivered', null],
    ],
    [
      ['sent', 'failed', 'sent'],
      ['failed', '131049'],
    ],
    [
      ['failed', 'sent', 'failed'],
      ['failed', '131049'],
    ],
  ]
  for (const [order, end] of orders) {
    test(`ends as ${end[0]} after ${order.join(', ')}`, async () => {
      await sent('whatsapp', 'wamid.1')
      for (const one of order) await tell(envelope({ statuses: [status(one)] }))
      assert.deepEqual(await state(), end)
      const { delivered_at, cost_paise } = (await outbox(site))[0] ?? {}
      if (end[0] === 'delivered') assert.equal(delivered_at?.getTime(), 1_795_000_000_000)
      assert.equal(cost_paise, 25)
    })
  }

  test('may arrive before the id of its message is known', async () => {
    await tell(envelope({ statuses: [status('delivered')] }))
    await sent('whatsapp', 'wamid.1')
    assert.deepEqual(await state(), ['delivered', null])
  })

  test('reports that a message whose response was lost was sent', async () => {
    await queueMessage(site.context.db, {
      to: { whatsapp: '+919876543210' },
      template: 'property.approved',
      variables: { name: 'Asha', title: 'Sea view' },
    })
    const whatsapp: Provider = {
      name: 'whatsapp',
      idempotent: false,
      carries: true,
      needsTemplate: false,
      send: async () => {
        throw new SendFailure('uncertain', 'No answer in time.')
      },
    }
    await sendDue(site.context, { ...everywhere, whatsapp })
    const [row] = await outbox(site)
    assert.equal(row?.status, 'failed')
    await tell(envelope({ statuses: [status('sent', { data: row?.id ?? '' })] }))
    assert.equal((await state())[0], 'sent')
    await tell(envelope({ statuses: [status('delivered', { data: row?.id ?? '' })] }))
    assert.equal((await state())[0], 'delivered')
  })

  test('ignores unknown events and handles the others', async () => {
    await sent('whatsapp', 'wamid.1')
    const body = envelope({
      statuses: [
        null,
        { id: 7 },
        status('delivered', { id: 'wamid.unknown' }),
        status('delivered'),
      ],
      messages: [{ from: '919876543210', type: 'image' }],
    })
    assert.equal((await tell(body)).statusCode, 200)
    assert.deepEqual(await state(), ['delivered', null])
  })

  test('handles STOP, but only as an order', async () => {
    const { db } = site.context
    const { id } = await makeCustomer(db)
    const number = '+919812345678'
    await db.updateTable('customer').set({ whatsapp: number }).where('id', '=', id).execute()
    const person = { realm: 'customer', id } as const
    const proof = { how: 'profile' } as const
    await proveNumber(db, person, number)
    await giveConsent(db, person, { purpose: 'alerts', channel: 'whatsapp', proof })
    await giveConsent(db, person, { purpose: 'account', channel: 'whatsapp', proof })
    const write = (body: string) =>
      tell(envelope({ messages: [{ from: '919812345678', type: 'text', text: { body } }] }))
    const may = () =>
      Promise.all(
        (['alerts', 'account'] as const).map((purpose) =>
          mayContact(db, person, purpose, 'whatsapp'),
        ),
      )
    await write('Please stop by on Sunday')
    assert.deepEqual(await may(), [true, true])
    await write(' Stop. ')
    assert.deepEqual(await may(), [false, false])
  })
})

describe('the webhook of MSG91', () => {
  const report = (code: string) => ({ number: '919876543210', status: code, desc: 'X' })
  const packed = (code: string) =>
    `data=${encodeURIComponent(JSON.stringify([{ requestId: 'req-1', report: [report(code)] }]))}`
  const single = (code: string) => JSON.stringify({ requestId: 'req-1', ...report(code) })
  const asForm = 'application/x-www-form-urlencoded'

  test('is found by its secret only', async () => {
    const { statusCode } = await tellMsg91(
      single('1'),
      'application/json',
      'another-secret-of-msg91',
    )
    assert.equal(statusCode, 404)
  })

  test('accepts forms and JSON', async () => {
    await sent('sms', 'req-1')
    assert.equal((await tellMsg91(packed('2'), asForm)).statusCode, 200)
    assert.deepEqual(await state(), ['failed', '2'])
    assert.equal((await tellMsg91(single('1'), 'application/json')).statusCode, 200)
    assert.deepEqual(await state(), ['delivered', null])
    assert.equal((await tellMsg91('data=nonsense', asForm)).statusCode, 400)
  })

  test('handles STOP', async () => {
    const { db } = site.context
    const { id, phone } = await makeCustomer(db)
    const person = { realm: 'customer', id } as const
    await giveConsent(db, person, { purpose: 'alerts', channel: 'sms', proof: { how: 'form' } })
    await tellMsg91(JSON.stringify({ number: phone.slice(1), message: 'STOP' }), 'application/json')
    assert.equal(await mayContact(db, person, 'alerts', 'sms'), false)
  })
})
