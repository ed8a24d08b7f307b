import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { contactChoice } from '#contract/account/contact-choice.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer } from '#test/make.ts'
import { makeTemplate, outbox } from '#test/outbox.ts'
import { metaEvent, signedByMeta } from '#test/provider/whatsapp.ts'

/** A typed number belongs to the account once a code comes back from it (decision 0070). */

const appSecret = 'meta-app-secret-of-a-test'
const site = useApp({
  whatsapp: {
    ...{ url: 'http://127.0.0.1:9', token: 'token-123', phoneId: '10001' },
    ...{ appSecret, verifyToken: 'verify-token-of-ours' },
  },
})
const number = '+919812345678'
const all = { answersByEmail: true, alertsByEmail: true, alertsByWhatsapp: true }

beforeEach(() => makeTemplate(site, 'account.confirm_whatsapp', 'whatsapp'))

let seekers = 0
async function makeSeeker() {
  const { db } = site.context
  const { id, email, token } = await makeCustomer(db, { isVerified: true })
  await db.updateTable('customer').set({ whatsapp: number }).where('id', '=', id).execute()
  const account = { realm: 'customer', id } as const
  const address = `10.7.0.${++seekers}`
  const choose = (body: object = all) =>
    site.call(contactChoice.customerChange, { body }, { token, address })
  const alert = () =>
    queueMessage(db, {
      to: { email, whatsapp: number, account },
      template: 'alert.digest',
      variables: {
        name: 'Tara',
        count: '2 homes',
        search: 'Pune',
        homes: 'x',
        link: 'https://x.in',
      },
    })
  return { id, token, choose, alert }
}

const send = async (payload: string) => {
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/api/webhooks/whatsapp',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': signedByMeta(appSecret, payload),
    },
  })
  assert.equal(statusCode, 200)
}

const write = (body: string, from = number, minutesAgo = 0) =>
  send(metaEvent({ from: from.slice(1), type: 'text', text: { body } }, { minutesAgo }))

const onWhatsapp = async () =>
  (await outbox(site))
    .filter(({ channel }) => channel === 'whatsapp')
    .map(({ template, variables }) => ({ template, code: Object(variables).code as string }))

describe('a number that somebody typed', () => {
  test('gets no alerts, only the code to confirm it, at most five times a day', async () => {
    const isSent = []
    for (let n = 0; n < 7; n++) {
      const stranger = await makeSeeker()
      const { status, body } = await stranger.choose()
      assert.equal(status, 200)
      isSent.push(body.whatsappCode?.isSent)
      await stranger.alert()
    }
    assert.deepEqual(isSent, [true, true, true, true, true, false, false])
    const sent = await onWhatsapp()
    assert.deepEqual(
      sent.map(({ template }) => template),
      Array(5).fill('account.confirm_whatsapp'),
    )
  })

  test('is sent two codes a day for one account; the response says when none is sent', async () => {
    const stranger = await makeSeeker()
    for (let n = 0; n < 5; n++) await stranger.choose()
    assert.equal((await onWhatsapp()).length, 2)
    const { body } = await stranger.choose()
    assert.equal(body.whatsappCode?.isSent, false)
    assert.match(
      body.whatsappCode?.message ?? '',
      /^We cannot send more codes .* send us START \d{6} from it/,
    )
    const owner = await makeSeeker()
    assert.equal((await owner.choose()).body.whatsappCode?.isSent, true)
    assert.equal((await onWhatsapp()).length, 3)
  })

  test('is proven by the code on the screen once strangers used up its messages', async () => {
    for (let n = 0; n < 6; n++) await (await makeSeeker()).choose()
    const strangers = await makeSeeker()
    const owner = await makeSeeker()
    const codeOf = async ({ choose }: typeof owner) => {
      const { isSent, message } = (await choose()).body.whatsappCode ?? {}
      assert.equal(isSent, false)
      return /send us START (\d{6})/.exec(message ?? '')?.[1] ?? ''
    }
    const isProven = async ({ token }: typeof owner) =>
      (await site.call(contactChoice.customerGet, {}, { token })).body.isWhatsappProven
    const [own] = [await codeOf(owner), await codeOf(strangers)]
    // A bare START proves nothing for an account that typed the number.
    await write('START')
    await codeOf(strangers)
    await write(`START ${own}`, '+919800000000')
    assert.equal(await isProven(owner), false)
    await write(`START ${own}`)
    assert.deepEqual([await isProven(owner), await isProven(strangers)], [true, false])
  })

  test('is reported to get no code where there is no provider', async () => {
    await site.context.db.deleteFrom('message_template').execute()
    const { body } = await (await makeSeeker()).choose()
    assert.equal(body.whatsappCode?.isSent, false)
    assert.match(
      body.whatsappCode?.message ?? '',
      /^We could not send a code .* We will contact you by email/,
    )
    assert.deepEqual(await onWhatsapp(), [])
  })

  test('is sent two codes a day for the accounts of one address', async () => {
    const isSent = []
    for (let n = 0; n < 4; n++) {
      const { token } = await makeSeeker()
      const { body } = await site.call(contactChoice.customerChange, { body: all }, { token })
      isSent.push(body.whatsappCode?.isSent)
    }
    assert.deepEqual(isSent, [true, true, false, false])
  })

  test('is proven once per code: the same event again lifts no later STOP', async () => {
    const owner = await makeSeeker()
    await owner.choose()
    const [own] = await onWhatsapp()
    const start = metaEvent({ from: number.slice(1), text: { body: `START ${own?.code}` } })
    const read = async () =>
      (await site.call(contactChoice.customerGet, {}, { token: owner.token })).body.isWhatsappProven
    await send(start)
    assert.equal(await read(), true)
    await write('STOP', number, -1)
    assert.equal(await read(), false)
    await send(start)
    assert.equal(await read(), false)
    assert.equal((await owner.choose()).status, 400)
  })

  test('is not proven by a used code, after a STOP and a START without one', async () => {
    const owner = await makeSeeker()
    await owner.choose()
    const [own] = await onWhatsapp()
    const read = async () =>
      (await site.call(contactChoice.customerGet, {}, { token: owner.token })).body.isWhatsappProven
    await write(`START ${own?.code}`)
    assert.equal(await read(), true)
    await write('STOP', number, -1)
    await write('START', number, -2)
    await write(`START ${own?.code}`, number, -3)
    assert.equal(await read(), false)
  })

  test('is not proven by a code that came back after 15 minutes', async () => {
    const owner = await makeSeeker()
    await owner.choose()
    const [own] = await onWhatsapp()
    await write(`START ${own?.code}`, number, -17)
    const read = () => site.call(contactChoice.customerGet, {}, { token: owner.token })
    assert.equal((await read()).body.isWhatsappProven, false)
    await write(`START ${own?.code}`)
    assert.equal((await read()).body.isWhatsappProven, true)
  })

  test('is not proven by an event of another one of our numbers', async () => {
    await write('STOP', number, 10)
    const message = { from: number.slice(1), text: { body: 'START' } }
    await send(metaEvent(message, { phoneId: '20002' }))
    const owner = await makeSeeker()
    assert.equal((await owner.choose()).status, 400)
    await send(metaEvent(message))
    assert.equal((await owner.choose()).status, 200)
  })

  const orders = [
    ...['STOP ALL', 'Stop promotions', 'stop please', 'Please stop.', 'रोको', 'बंद करो'].map(
      (body) => ({ text: { body } }),
    ),
    { type: 'button', button: { text: 'Stop', payload: 'x' } },
    { type: 'interactive', interactive: { button_reply: { id: 'x', title: 'STOP' } } },
  ]
  for (const order of orders) {
    test(`is stopped by ${JSON.stringify(order)}`, async () => {
      await send(metaEvent({ from: number.slice(1), ...order }))
      assert.equal((await (await makeSeeker()).choose()).status, 400)
    })
  }

  test('is not stopped by a sentence with the word in it', async () => {
    for (const body of ['Please stop by on Sunday', 'Is there a bus stop', 'Do not stop']) {
      await write(body)
    }
    assert.equal((await (await makeSeeker()).choose()).status, 200)
  })

  test('gets the alerts of the account whose code it sent back, and of no other', async () => {
    const owner = await makeSeeker()
    const stranger = await makeSeeker()
    const { body } = await owner.choose()
    assert.equal(body.isWhatsappProven, false)
    await stranger.choose()
    const [own, strangers] = await onWhatsapp()
    await write(`START ${own?.code}`, '+919800000000')
    await owner.alert()
    assert.equal((await onWhatsapp()).length, 2)
    await write(`start ${own?.code}`)
    await owner.alert()
    await stranger.alert()
    assert.deepEqual((await onWhatsapp()).map(({ template }) => template).slice(2), [
      'alert.digest',
    ])
    assert.notEqual(own?.code, strangers?.code)
    const read = await site.call(contactChoice.customerGet, {}, { token: owner.token })
    assert.equal(read.body.isWhatsappProven, true)
  })

  test('that sent STOP gets nothing until it sends START, whatever accounts choose', async () => {
    const { db } = site.context
    await write('Stop', number, 5)
    const stranger = await makeSeeker()
    const refused = await stranger.choose()
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.path], [400, 'alertsByWhatsapp'])
    const broker = await makeBroker(db)
    await db.updateTable('broker').set({ whatsapp: number }).execute()
    const chosen = { email: true, sms: true, whatsapp: true }
    const ofBroker = await site.call(contactChoice.change, { body: chosen }, broker)
    assert.equal(ofBroker.status, 400)
    await queueMessage(db, {
      to: { whatsapp: number },
      template: 'property.approved',
      variables: { name: 'Asha', title: 'Sea view' },
    })
    assert.deepEqual(await onWhatsapp(), [])
    await write('START')
    assert.equal((await stranger.choose()).status, 200)
    assert.equal((await onWhatsapp()).length, 1)
  })

  test('gets at most thirty account messages a day, over all who typed it', async () => {
    const { db } = site.context
    for (let n = 0; n < 4; n++) {
      const broker = await makeBroker(db, { kycStatus: 'pending' })
      for (let turn = 0; turn < 10; turn++) {
        await queueMessage(db, {
          to: { phone: number, account: { realm: 'broker', id: broker.id } },
          template: 'property.approved',
          variables: { name: 'Asha', title: 'Sea view' },
        })
      }
    }
    assert.equal((await outbox(site)).length, 30)
  })
})
