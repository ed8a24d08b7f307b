import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { property } from '#contract/property/property.ts'
import { transact } from '#server/db/transact.ts'
import { smtp } from '#server/notification/channel/email/smtp.ts'
import type { Provider, Providers } from '#server/notification/channel/provider.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeProperty } from '#test/make.ts'
import { everywhere } from '#test/outbox.ts'
import { type MailServer, startMailServer } from '#test/provider/smtp.ts'
import { queueMessage, rewriteWaiting } from './enqueue.ts'
import { sendDue } from './send-batch.ts'

/** The outbox: written with its cause, sent once, retried, and finally given up. */

const site = useApp()
const all = () => site.context.db.selectFrom('message').selectAll().orderBy('id').execute()

const link = 'https://example.in/set-password?token=broker.s3cret'
const invite = (given: { email?: string; name?: string } = {}) =>
  queueMessage(site.context.db, {
    to: { email: given.email ?? 'asha@example.in' },
    template: 'account.set_password',
    variables: { name: given.name ?? 'Asha', link },
  })

/** Makes everything that waits due and all leases expired. */
const later = () =>
  sql`update message
    set next_attempt_at = now(), leased_until = leased_until - interval '1 hour'`.execute(
    site.context.db,
  )

/** Creates a provider that counts its messages and behaves as given. */
function counting(send: () => Promise<void> = async () => undefined, idempotent = false) {
  const ids: string[] = []
  const provider: Provider = {
    name: 'counting',
    idempotent,
    carries: true,
    needsTemplate: false,
    send: async ({ id }) => {
      ids.push(id)
      await send()
      return { providerMessageId: id }
    },
  }
  return { ids, providers: { ...everywhere, email: provider } }
}

describe('a message', () => {
  test('is stored together with its cause, or not at all', async () => {
    const { db } = site.context
    await assert.rejects(
      transact(db, async (tx) => {
        await queueMessage(tx, {
          to: { email: 'asha@example.in' },
          template: 'account.set_password',
          variables: { name: 'Asha', link },
        })
        throw new Error('changed my mind')
      }),
    )
    assert.deepEqual(await all(), [])
  })

  const approve = () =>
    queueMessage(site.context.db, {
      to: { email: 'asha@example.in', phone: '+919876543210', whatsapp: '+919876543210' },
      template: 'property.approved',
      variables: { name: 'Asha', title: 'Sea view' },
    })

  test('is sent on every channel with an address, at the price of each', async () => {
    await approve()
    assert.equal(await sendDue(site.context, everywhere), 3)
    const rows = await all()
    assert.deepEqual(
      rows.map(({ channel, status, provider, cost_paise, subject }) => [
        ...[channel, status, provider, cost_paise, subject],
      ]),
      [
        ['email', 'sent', 'carrier', 0, 'Approved: Sea view'],
        ['sms', 'sent', 'carrier', 50, null],
        ['whatsapp', 'sent', 'carrier', 25, null],
      ],
    )
    assert.ok(rows.every(({ sent_at }) => sent_at))
  })

  test('keeps its link out of the log, and deletes it after sending (MSG-06)', async () => {
    await invite()
    const [waiting] = await all()
    assert.match(waiting?.body ?? '', /password here: •••/)
    await sendDue(site.context, everywhere)
    assert.doesNotMatch(JSON.stringify(await all()), /s3cret/)
  })

  test('that is rewritten while it is being sent keeps its new text', async () => {
    const { db } = site.context
    const account = { realm: 'broker', id: v7() } as const
    await queueMessage(db, {
      to: { email: 'asha@example.in', account },
      template: 'inquiry.follow_up',
      variables: { name: 'Asha', count: '2', people: 'Ravi and Meera' },
    })
    const rewrite = () =>
      rewriteWaiting(db, account, 'inquiry.follow_up', async () => ({
        ...{ name: 'Asha', count: '1', people: 'Ravi' },
      }))
    const { providers } = counting(rewrite)
    assert.equal(await sendDue(site.context, providers), 1)
    const [row] = await all()
    assert.equal(row?.status, 'sent')
    assert.doesNotMatch(JSON.stringify(row), /Meera/)
    assert.match(row?.body ?? '', /follow up with Ravi today\./)
    // Sent messages are not rewritten.
    await rewriteWaiting(db, account, 'inquiry.follow_up', async () => undefined)
    assert.equal((await all()).length, 1)
  })

  test('is sent once by twenty concurrent senders', async () => {
    for (let n = 0; n < 30; n++) await invite({ email: `asha${n}@example.in` })
    const { ids, providers } = counting()
    await Promise.all(Array.from({ length: 20 }, () => sendDue(site.context, providers)))
    assert.equal(ids.length, 30)
    assert.equal(new Set(ids).size, 30)
    assert.ok((await all()).every(({ status }) => status === 'sent'))
  })

  test('is tried six times with growing delays, and then given up', async () => {
    await invite()
    const { ids, providers } = counting(async () => {
      throw new Error('no route')
    })
    const waits: number[] = []
    for (let n = 0; n < 8; n++) {
      await sendDue(site.context, providers)
      const [row] = await all()
      const wait = Number(row?.next_attempt_at) - Date.now()
      if (row?.status === 'pending') waits.push(Math.round(wait / 10_000) * 10)
      // It is not due yet, so nothing is sent.
      await sendDue(site.context, providers)
      await later()
    }
    assert.equal(ids.length, 6)
    assert.deepEqual(waits, [30, 120, 480, 1920, 7680])
    const [row] = await all()
    assert.deepEqual([row?.status, row?.attempts, row?.error], ['failed', 6, 'no route'])
  })
})

describe('a sender that dies between sending and recording it (MSG-02)', () => {
  /** Sends a message and never returns. */
  async function die(idempotent: boolean) {
    await invite()
    const { promise, resolve } = Promise.withResolvers<void>()
    const dead = counting(() => {
      resolve()
      return new Promise(() => undefined)
    }, idempotent)
    void sendDue(site.context, dead.providers)
    await promise
    const next = counting(undefined, idempotent)
    await sendDue(site.context, next.providers)
    assert.deepEqual(next.ids, [], 'its lease still holds')
    await later()
    await sendDue(site.context, next.providers)
    return { first: dead.ids, second: next.ids }
  }

  test('retries with the same id if the provider has idempotency', async () => {
    const { first, second } = await die(true)
    assert.deepEqual(second, first)
    assert.equal((await all())[0]?.status, 'sent')
  })

  test('leaves the message to an administrator if the provider has no idempotency', async () => {
    const { second } = await die(false)
    assert.deepEqual(second, [])
    const [row] = await all()
    assert.equal(row?.status, 'failed')
    assert.match(row?.error ?? '', /may have been delivered/)
  })
})

describe('e-mail through a mail server', () => {
  let server: MailServer
  let providers: Providers
  before(async () => {
    server = await startMailServer()
    providers = { ...everywhere, email: smtp(server.url, 'no-reply@brickbazaar.in') }
  })
  after(async () => {
    providers.email.close?.()
    await server.close()
  })

  test('arrives with its link, and no name can add a header (MSG-05)', async () => {
    await invite({ name: 'Asha\r\nBcc: all\r\n\r\nHello' })
    await queueMessage(site.context.db, {
      to: { email: 'asha@example.in' },
      template: 'ticket.replied',
      variables: {
        name: 'Asha',
        subject: 'Rent\r\nBcc: all',
        number: 'T-2026-000001',
        reply: 'One\nTwo',
      },
    })
    const stored = await all()
    assert.equal(stored[1]?.subject, 'Re: Rent Bcc: all (T-2026-000001)')
    assert.match(stored[0]?.body ?? '', /^Hello Asha Bcc: all Hello, an account/)
    await sendDue(site.context, providers)
    const [invited, replied] = server.mails.splice(0)
    assert.equal(invited?.to, 'asha@example.in')
    const plain = (text = '') => text.replace(/=\r\n/g, '').replace(/=3D/g, '=')
    assert.ok(plain(invited?.content).includes(link))
    for (const { content = '' } of [invited ?? {}, replied ?? {}] as { content?: string }[]) {
      const [head = ''] = content.split('\r\n\r\n', 1)
      assert.doesNotMatch(head, /^bcc:/im)
    }
    assert.match(plain(replied?.content), /One\r\nTwo/)
  })

  test('is not retried after a permanent refusal, but after a temporary one', async () => {
    server.answer = '550 no such person'
    await invite()
    await sendDue(site.context, providers)
    assert.equal((await all())[0]?.status, 'failed')
    server.answer = '451 come back later'
    await invite()
    await sendDue(site.context, providers)
    assert.equal((await all())[1]?.status, 'pending')
    server.answer = '250 queued'
    await later()
    await sendDue(site.context, providers)
    assert.equal((await all())[1]?.status, 'sent')
  })

  test('is not sent twice if the server does not respond after accepting it', async () => {
    server.mails.length = 0
    server.answer = undefined
    await invite()
    await sendDue(site.context, providers)
    server.answer = '250 queued'
    await later()
    await sendDue(site.context, providers)
    assert.equal(server.mails.length, 1)
    assert.equal((await all())[0]?.status, 'failed')
  })

  for (const greeting of ['silence', 'garbage', 'trickle'] as const) {
    test(`waits while the server greets with ${greeting}, and is sent once it works`, async () => {
      const faulty = await startMailServer()
      faulty.greeting = greeting
      const email = smtp(faulty.url, 'no-reply@brickbazaar.in', { milliseconds: 400 })
      await invite()
      await sendDue(site.context, { ...everywhere, email })
      assert.equal((await all())[0]?.status, 'pending')
      faulty.greeting = 'usual'
      await later()
      await sendDue(site.context, { ...everywhere, email })
      assert.equal((await all())[0]?.status, 'sent')
      assert.equal(faulty.mails.length, 1)
      email.close?.()
      await faulty.close()
    })
  }

  test('waits while no mail server can be reached', async () => {
    const nobody = smtp('smtp://127.0.0.1:9', 'no-reply@brickbazaar.in')
    await invite()
    await sendDue(site.context, { ...everywhere, email: nobody })
    assert.equal((await all())[0]?.status, 'pending')
  })
})

describe('people are notified', () => {
  const sentMessages = async () =>
    (await all()).map(({ channel, template }) => `${template} ${channel}`)

  test('a broker, of the decision on a listing', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    const { id } = await makeProperty(db, { status: 'pending', title: 'Sea view' })
    await site.call(
      property.changeStatus,
      { params: { id }, body: { status: 'rejected', rejectionReason: 'No photos' } },
      { token },
    )
    assert.deepEqual(await sentMessages(), ['property.rejected email', 'property.rejected sms'])
    const [row] = await all()
    assert.match(row?.body ?? '', /"Sea view" was not approved: No photos/)
    assert.equal(row?.account_realm, 'broker')
  })
})
