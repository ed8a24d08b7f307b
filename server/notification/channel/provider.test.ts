import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { messageCarrier } from '#contract/message/carrier.ts'
import { msg91 } from '#server/notification/channel/sms/msg91.ts'
import { whatsapp } from '#server/notification/channel/whatsapp/whatsapp.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { sendDue } from '#server/notification/outbox/send-batch.ts'
import { makeCircuit } from '#server/resilience/circuit.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { everywhere, later, makeTemplate, outbox } from '#test/outbox.ts'
import { startMsg91 } from '#test/provider/msg91.ts'
import type { Behaviour, StandIn } from '#test/provider/stand-in.ts'
import { startWhatsApp } from '#test/provider/whatsapp.ts'
import type { Provider } from './provider.ts'

/** SMS and WhatsApp through their providers, working and failing (PRC-09, MSG-02, MSG-03). */

const site = useApp()
const milliseconds = 400

const doors = {
  sms: {
    start: startMsg91,
    open: (url: string) =>
      msg91(
        { url, authKey: 'key-12345678', senderId: 'BRKBZR', webhookSecret: undefined },
        { milliseconds },
      ),
  },
  whatsapp: {
    start: startWhatsApp,
    open: (url: string) =>
      whatsapp(
        {
          url,
          token: 'token-123',
          phoneId: '10001',
          appSecret: 'app-secret',
          verifyToken: 'verify',
        },
        { milliseconds },
      ),
  },
}

const title = 'Sea view with a very long name that no operator lets through'
const tell = (channel: 'sms' | 'whatsapp') =>
  queueMessage(site.context.db, {
    to: channel === 'sms' ? { phone: '+919876543210' } : { whatsapp: '+919876543210' },
    template: 'property.approved',
    variables: { name: 'Asha', title },
  })

for (const channel of ['sms', 'whatsapp'] as const) {
  describe(`${channel} through its provider`, () => {
    let standIn: StandIn
    let provider: Provider
    before(async () => {
      standIn = await doors[channel].start()
      provider = doors[channel].open(standIn.url)
    })
    after(() => standIn.close())
    beforeEach(async () => {
      standIn.requests.length = 0
      standIn.behaviour = 'accept'
      await makeTemplate(site, 'property.approved', channel)
    })
    const send = (circuits?: Parameters<typeof sendDue>[2]) =>
      sendDue(site.context, { ...everywhere, [channel]: provider }, circuits)
    const state = async () => {
      const [row] = await outbox(site)
      return [row?.status, row?.attempts]
    }

    test('is sent as the registered template with its variables and cost', async () => {
      await tell(channel)
      await send()
      const [row] = await outbox(site)
      assert.deepEqual(
        [row?.status, row?.provider, row?.provider_message_id, row?.cost_paise],
        ['sent', provider.name, 'provider-1', channel === 'sms' ? 50 : 25],
      )
      assert.deepEqual(standIn.requests[0]?.body, expected(channel, row?.id ?? ''))
      assert.equal(standIn.requests.length, 1)
    })

    test('is refused before sending where no template is registered (MSG-03)', async () => {
      await site.context.db.deleteFrom('message_template').execute()
      await tell(channel)
      await send()
      const [row] = await outbox(site)
      assert.deepEqual([row?.status, row?.failure_code], ['failed', 'template_missing'])
      assert.equal(standIn.requests.length, 0)
      const spending = await site.context.db.selectFrom('message_spending').selectAll().execute()
      assert.deepEqual(spending, [])
    })

    /** A message that may have been sent is never retried; one that certainly was not is. */
    const outcomes: [Behaviour, 'failed' | 'pending'][] = [
      ['refuse', 'failed'],
      ['hang', 'failed'],
      ['fail-after-accept', 'failed'],
      ['garbage', 'failed'],
      ['trickle', 'failed'],
      ['close', 'failed'],
      ['upgrade', 'failed'],
      ['redirect', 'pending'],
      ['unavailable', 'pending'],
    ]
    for (const [behaviour, status] of outcomes) {
      test(`that meets "${behaviour}" is ${status}, and reaches nobody twice`, async () => {
        standIn.behaviour = behaviour
        await tell(channel)
        await send()
        assert.deepEqual(await state(), [status, 1])
        standIn.behaviour = 'accept'
        await later(site)
        await send()
        assert.deepEqual(await state(), status === 'failed' ? ['failed', 1] : ['sent', 2])
        assert.deepEqual(
          standIn.requests.map(({ path }) => path).filter((path) => path === '/elsewhere'),
          [],
        )
      })
    }

    test('waits while the provider is down, and the circuit spares the rest', async () => {
      const nobody = doors[channel].open('http://127.0.0.1:9')
      let clock = 0
      const circuit = makeCircuit(() => clock)
      const { circuits } = site.context
      circuits[channel] = circuit
      const caller = await makeAdministrator(site.context.db, { role: 'admin' })
      const shown = async () => {
        const { body } = await site.call(messageCarrier.list, {}, caller)
        const found = body.carriers.find(({ service }) => service === channel)
        const metrics = (await site.app.inject('/metrics')).body
        assert.match(metrics, new RegExp(`service="${channel}",state="${found?.state}"} 1`))
        return [found?.state, Date.parse(found?.since ?? ''), found?.lastError?.text]
      }
      assert.deepEqual(await shown(), ['closed', 0, undefined])
      clock = 1_000
      for (let n = 0; n < 8; n++) await tell(channel)
      await sendDue(site.context, { ...everywhere, [channel]: nobody }, { circuits })
      const tries = (await outbox(site)).map(({ attempts }) => attempts)
      assert.deepEqual(tries, [1, 1, 1, 1, 1, 0, 0, 0])
      await send({ circuits })
      assert.equal(standIn.requests.length, 0, 'the circuit is open')
      const [state, since, why] = await shown()
      assert.deepEqual([state, since], ['open', 1_000])
      assert.match(String(why), /ECONNREFUSED/)
      clock += 30_000
      assert.deepEqual((await shown()).slice(0, 2), ['half-open', 31_000])
      await later(site)
      await send({ circuits })
      assert.equal(standIn.requests.length, 8)
      assert.ok((await outbox(site)).every(({ status }) => status === 'sent'))
      assert.deepEqual((await shown()).slice(0, 2), ['closed', 31_000])
    })

    test('does not delay the other channels', async () => {
      standIn.behaviour = 'hang'
      await tell(channel)
      await queueMessage(site.context.db, {
        to: { email: 'asha@example.in' },
        template: 'property.approved',
        variables: { name: 'Asha', title },
      })
      const { promise, resolve } = Promise.withResolvers<string>()
      const email: Provider = {
        ...everywhere.email,
        send: async ({ id }) => {
          resolve(id)
          return { providerMessageId: id }
        },
      }
      const round = sendDue(site.context, { ...everywhere, [channel]: provider, email })
      const first = await Promise.race([promise.then(() => 'email'), round.then(() => channel)])
      assert.equal(first, 'email')
      await round
    })
  })
}

function expected(channel: 'sms' | 'whatsapp', id: string) {
  if (channel === 'sms') {
    return {
      template_id: 'sms-property-approved',
      sender: 'BRKBZR',
      short_url: '0',
      recipients: [
        {
          mobiles: '919876543210',
          name: 'Asha',
          // Forty characters at most.
          title: 'Sea view with a very long name that n...',
        },
      ],
    }
  }
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919876543210',
    type: 'template',
    template: {
      name: 'whatsapp-property-approved',
      language: { code: 'en' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Asha' },
            { type: 'text', text: title },
          ],
        },
      ],
    },
    biz_opaque_callback_data: id,
  }
}
