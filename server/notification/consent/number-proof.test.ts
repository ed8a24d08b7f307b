import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contactChoice } from '#contract/account/contact-choice.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer } from '#test/make.ts'
import { outbox } from '#test/outbox.ts'
import { signedByMeta } from '#test/provider/whatsapp.ts'

/** A number that an account typed belongs to whoever answers from it (decision 0048). */

const appSecret = 'meta-app-secret-of-a-test'
const site = useApp({
  whatsapp: {
    ...{ url: 'http://127.0.0.1:9', token: 'token-123', phoneId: '10001' },
    ...{ appSecret, verifyToken: 'verify-token-of-ours' },
  },
})
const number = '+919812345678'
const all = { answersByEmail: true, alertsByEmail: true, alertsByWhatsapp: true }

async function makeSeeker() {
  const { db } = site.context
  const { id, email, token } = await makeCustomer(db, { isVerified: true })
  await db.updateTable('customer').set({ whatsapp: number }).where('id', '=', id).execute()
  const account = { realm: 'customer', id } as const
  const choose = (body: object = all) =>
    site.call(contactChoice.customerChange, { body }, { token })
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

const write = async (body: string, from = number) => {
  const messages = [{ from: from.slice(1), type: 'text', text: { body } }]
  const payload = JSON.stringify({ entry: [{ changes: [{ value: { messages } }] }] })
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

const onWhatsapp = async () =>
  (await outbox(site))
    .filter(({ channel }) => channel === 'whatsapp')
    .map(({ template, variables }) => ({ template, code: Object(variables).code as string }))

describe('a number that somebody typed', () => {
  test('gets no alerts, only the code that asks whose it is, twice a day', async () => {
    for (let n = 0; n < 4; n++) {
      const stranger = await makeSeeker()
      assert.equal((await stranger.choose()).status, 200)
      await stranger.alert()
    }
    const sent = await onWhatsapp()
    assert.deepEqual(
      sent.map(({ template }) => template),
      ['account.confirm_whatsapp', 'account.confirm_whatsapp'],
    )
  })

  test('gets the alerts of the account whose code came back from it, and of no other', async () => {
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

  test('that said STOP gets nothing until it says START, whatever accounts choose', async () => {
    const { db } = site.context
    await write('Stop')
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

  test('gets thirty messages about accounts a day at most, over all that typed it', async () => {
    const { db } = site.context
    const chosen = { email: true, sms: true, whatsapp: true }
    for (let n = 0; n < 4; n++) {
      const broker = await makeBroker(db, { kycStatus: 'pending' })
      await db.updateTable('broker').set({ whatsapp: number }).where('id', '=', broker.id).execute()
      await site.call(contactChoice.change, { body: chosen }, broker)
      for (let turn = 0; turn < 10; turn++) {
        await queueMessage(db, {
          to: { whatsapp: number, account: { realm: 'broker', id: broker.id } },
          template: 'property.approved',
          variables: { name: 'Asha', title: 'Sea view' },
        })
      }
    }
    assert.equal((await onWhatsapp()).length, 30)
  })
})
