import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { razorpayAccount } from '#server/billing/payment/provider/razorpay.ts'
import { exotel } from '#server/inquiry/relay/provider/exotel.ts'
import { smtp } from '#server/notification/channel/email/smtp.ts'
import type { Outgoing } from '#server/notification/channel/provider.ts'
import { msg91 } from '#server/notification/channel/sms/msg91.ts'
import { whatsapp } from '#server/notification/channel/whatsapp/whatsapp.ts'
import { openBucket } from '#server/store/s3.ts'
import { temporaryFolder } from '#test/folder.ts'
import { startExotel } from '#test/provider/exotel.ts'
import { startMsg91 } from '#test/provider/msg91.ts'
import { startObjectStore } from '#test/provider/object-store.ts'
import { startRazorpay } from '#test/provider/razorpay.ts'
import { startMailServer } from '#test/provider/smtp.ts'
import { startWhatsApp } from '#test/provider/whatsapp.ts'
import { type Authority, makeAuthority, noOpenssl } from '#test/tls/authority.ts'
import { type Door, openDoor } from '#test/tls/door.ts'
import { makeCircuit } from './circuit.ts'

/** Services that are called by TLS, with certificates that are wrong, and mended. */

const secret = 'hush-hush-hush'
const mail: Outgoing = {
  ...{ id: 'a-message', channel: 'email', recipient: 'asha@example.in', subject: 'Hello' },
  ...{ text: 'Hello', variables: [], unsubscribe: undefined },
  registered: { providerTemplate: '1107160000000000001', providerLanguage: 'en' },
}
const short: Outgoing = { ...mail, channel: 'sms', recipient: '+919876543210' }

interface Service {
  /** The stand-in that speaks without TLS. */
  start(): Promise<{ url: string; close(): Promise<void> }>
  /** A call by way of the door. */
  open(url: string): () => Promise<unknown>
}

const bucketOf = (store: Awaited<ReturnType<typeof startObjectStore>>) => ({
  ...{ url: store.config.endpoint, close: () => store.close() },
})

const services: Record<string, Service> = {
  'the bucket': {
    start: async () => bucketOf(await startObjectStore()),
    open: (endpoint) => {
      const bucket = 'files-of-the-test'
      const keys = { accessKeyId: 'KEYOFTHETEST', secretAccessKey: secret }
      const { objects } = openBucket({ endpoint, region: 'ap-south-1', bucket, ...keys })
      return () => objects.get('a-photo')
    },
  },
  'the mail server': {
    start: startMailServer,
    open: (url) => {
      const { send } = smtp(url.replace('https://', `smtps://user:${secret}@`), 'no-reply@test.in')
      return () => send(mail)
    },
  },
  MSG91: {
    start: startMsg91,
    open: (url) => {
      const account = { url, authKey: secret, senderId: 'BRKBZR', webhookSecret: undefined }
      return () => msg91(account).send(short)
    },
  },
  WhatsApp: {
    start: startWhatsApp,
    open: (url) => {
      const account = { phoneId: '10001', appSecret: secret, verifyToken: secret }
      return () =>
        whatsapp({ url, token: secret, ...account }).send({ ...short, channel: 'whatsapp' })
    },
  },
  Exotel: {
    start: startExotel,
    open: (url) => {
      const account = {
        accountSid: 'sid',
        apiKey: secret,
        apiToken: secret,
        callerId: '08012345678',
      }
      const relay = exotel({ url, ...account }, 'https://example.in/report')
      return () => relay.start({ id: 'a-call', from: '+919876543210', to: '+919876543211' })
    },
  },
  Razorpay: {
    start: async () => {
      const { config, close } = await startRazorpay()
      return { url: config.url, close }
    },
    open: (url) => {
      // As the stand-in knows them.
      const keys = { keyId: 'rzp_test_key_of_the_stand_in', keySecret: 'the-key-secret' }
      return async () => {
        const circuit = makeCircuit()
        const gateway = razorpayAccount({
          ...{ url, scriptOrigin: url, webhookSecret: secret },
          ...keys,
        }).open(circuit)
        const order = { amountPaise: 100, reference: 'BB-1' }
        return gateway.createOrder(order).catch(() => {
          throw new Error(circuit.read().lastError?.text)
        })
      }
    },
  },
}

describe('a service that is called by TLS', { skip: noOpenssl }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let authority: Authority
  let stranger: Authority
  let distrust: () => void
  before(async () => {
    folder = await temporaryFolder()
    authority = makeAuthority(join(folder.path, 'authority'))
    stranger = makeAuthority(join(folder.path, 'stranger'))
    distrust = authority.trust()
  })
  after(async () => {
    distrust()
    await folder.remove()
  })

  const faults: [what: string, show: () => Door['certificate']][] = [
    ['the certificate of 127.0.0.1 has expired', () => authority.issue('expired')],
    ['the certificate of 127.0.0.1 is not valid yet', () => authority.issue('early')],
    ['the certificate of 127.0.0.1 is for another name', () => authority.issue('of another name')],
    ['from an authority that is not known here', () => stranger.issue()],
    ['127.0.0.1 answers without TLS', () => undefined],
  ]

  for (const [name, { start, open }] of Object.entries(services)) {
    test(`(${name}) is not called while its certificate is wrong, but after`, async (t) => {
      const standIn = await start()
      t.after(() => standIn.close())
      const door = await openDoor({ port: new URL(standIn.url).port })
      t.after(() => door.close())
      const call = open(`https://127.0.0.1:${door.port}`)
      for (const [what, show] of faults) {
        door.certificate = show()
        await assert.rejects(call(), (error: Error) => {
          assert.ok(error.message.includes(what), `${error.message} for ${what}`)
          assert.ok(!error.message.includes(secret) && !error.message.includes('asha'))
          return true
        })
      }
      door.certificate = authority.issue()
      await call()
    })
  }
})
