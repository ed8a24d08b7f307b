import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { consent } from '#contract/account/consent.ts'
import { smtp } from '#server/notification/channel/email/smtp.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { sendDue } from '#server/notification/outbox/send-batch.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer } from '#test/make.ts'
import { proveNumber } from '#test/number-proof.ts'
import { everywhere, outbox } from '#test/outbox.ts'
import { type MailServer, startMailServer } from '#test/provider/smtp.ts'
import { giveConsent, listConsents, mayContact, withdrawConsent } from './consent.ts'
import { stopAddress } from './opt-out-queries.ts'
import { unsubscribeLink } from './unsubscribe.ts'

/** Promotional messages: only with consent, by day, and never after it was withdrawn (MSG-04). */

const site = useApp()
const form = { how: 'form', address: '10.0.0.1' } as const
const noon = new Date('2026-11-21T12:00:00+05:30')

async function makeSeeker() {
  const { db } = site.context
  const { id, email, phone } = await makeCustomer(db, { isVerified: true })
  const person = { realm: 'customer', id } as const
  await proveNumber(db, person, phone)
  return { id, email, phone, person }
}

type Seeker = Awaited<ReturnType<typeof makeSeeker>>

const agree = ({ person }: Seeker, channel: 'email' | 'sms' = 'email') =>
  giveConsent(site.context.db, person, {
    purpose: 'alerts',
    channel,
    data: ['e-mail address', 'saved searches'],
    proof: form,
  })

const alert = ({ person, email, phone }: Seeker) =>
  queueMessage(site.context.db, {
    to: { email, phone, account: person },
    template: 'alert.matched',
    variables: {
      name: 'Meera',
      news: 'New',
      search: '2 BHK in Whitefield',
      title: 'Sea view',
      price: 'Rs 85 L',
      place: 'Whitefield',
      link: 'https://example.in/properties/1',
    },
  })

const states = async () =>
  (await outbox(site)).map(({ channel, status, failure_code }) => [channel, status, failure_code])

describe('a promotional message', () => {
  test('is sent on the channels the person agreed to, and on no other', async () => {
    const seeker = await makeSeeker()
    await alert(seeker)
    assert.deepEqual(await states(), [])
    await agree(seeker)
    await agree(seeker)
    await alert(seeker)
    await sendDue(site.context, everywhere, { now: noon })
    assert.deepEqual(await states(), [['email', 'sent', null]])
    const [row] = await outbox(site)
    const [given] = await listConsents(site.context.db, seeker.person)
    assert.equal(row?.consent_id, given?.id)
    assert.equal(given?.notice, '2026-11-29.3')
  })

  test('waits until ten in the morning, and other messages do not', async () => {
    const seeker = await makeSeeker()
    await agree(seeker)
    await alert(seeker)
    await queueMessage(site.context.db, {
      to: { email: seeker.email },
      template: 'ticket.received',
      variables: { number: 'T-1' },
    })
    const at = (time: string) =>
      sendDue(site.context, everywhere, { now: new Date(`2026-11-21T${time}+05:30`) })
    await at('09:59:59')
    await at('21:00:00')
    assert.deepEqual(
      (await states()).map(([, status]) => status),
      ['pending', 'sent'],
    )
    await at('10:00:00')
    assert.deepEqual(
      (await states()).map(([, status]) => status),
      ['sent', 'sent'],
    )
  })

  for (const [what, stop] of Object.entries({
    'the consent was taken back': ({ person }: Seeker) =>
      withdrawConsent(site.context.db, person, 'alerts', 'sms', form),
    'the phone said STOP': ({ phone }: Seeker) =>
      stopAddress(site.context.db, 'sms', phone, { requestId: 'r' }),
    'the customer was blocked': ({ id }: Seeker) =>
      site.context.db
        .updateTable('customer')
        .set({ status: 'blocked' })
        .where('id', '=', id)
        .execute(),
  })) {
    test(`that waits is not sent once ${what}`, async () => {
      const { db } = site.context
      const seeker = await makeSeeker()
      await agree(seeker, 'sms')
      assert.equal(await mayContact(db, seeker.person, 'alerts', 'sms'), true)
      await alert(seeker)
      await stop(seeker)
      assert.equal(await mayContact(db, seeker.person, 'alerts', 'sms'), false)
      await sendDue(site.context, everywhere, { now: noon })
      assert.deepEqual(await states(), [['sms', 'failed', 'no_consent']])
      await alert(seeker)
      assert.equal((await outbox(site)).length, 1)
    })
  }

  test('is not sent to a number that sent STOP, whoever has it now', async () => {
    const { db } = site.context
    const seeker = await makeSeeker()
    await agree(seeker, 'sms')
    const phone = '+919812345678'
    await proveNumber(db, seeker.person, phone)
    await stopAddress(db, 'sms', phone, { requestId: 'r' })
    assert.equal(await mayContact(db, seeker.person, 'alerts', 'sms'), true)
    await db.updateTable('customer').set({ phone }).where('id', '=', seeker.id).execute()
    assert.equal(await mayContact(db, seeker.person, 'alerts', 'sms'), false)
  })

  test('is not sent after STOP although an account agrees again', async () => {
    const { db } = site.context
    const seeker = await makeSeeker()
    await agree(seeker, 'sms')
    await stopAddress(db, 'sms', seeker.phone, { requestId: 'r' })
    await agree(seeker, 'sms')
    assert.equal(await mayContact(db, seeker.person, 'alerts', 'sms'), false)
    const history = await listConsents(db, seeker.person)
    assert.deepEqual(
      history.map(({ withdrawn_at }) => withdrawn_at === null),
      [true, false],
    )
  })

  test('is no longer sent to an address that turned out to be wrong', async () => {
    const server = await startMailServer()
    server.recipient = '550 no such person'
    const email = smtp(server.url, 'no-reply@brickbazaar.in')
    const seeker = await makeSeeker()
    await agree(seeker)
    await alert(seeker)
    await sendDue(site.context, { ...everywhere, email }, { now: noon })
    email.close?.()
    await server.close()
    assert.deepEqual(await states(), [['email', 'failed', 'wrong_address']])
    assert.equal(await mayContact(site.context.db, seeker.person, 'alerts', 'email'), false)
  })
})

describe('the unsubscribe link of a message', () => {
  let server: MailServer
  before(async () => {
    server = await startMailServer()
  })
  after(() => server.close())

  test('is in the mail and its headers, and works without signing in', async () => {
    const seeker = await makeSeeker()
    await agree(seeker)
    await alert(seeker)
    const email = smtp(server.url, 'no-reply@brickbazaar.in')
    await sendDue(site.context, { ...everywhere, email }, { now: noon })
    email.close?.()
    const content = server.mails[0]?.content.replace(/=\r\n/g, '').replace(/=3D/g, '=') ?? ''
    const [, page = ''] = /To stop these messages: (\S+)/.exec(content) ?? []
    const [, oneClick = ''] = /List-Unsubscribe:\s*<(\S+)>/.exec(content) ?? []
    assert.match(content, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/)
    const token = new URL(page).searchParams.get('token') ?? ''
    const shown = await site.call(consent.unsubscribing, { query: { token } })
    assert.deepEqual(shown.body.unsubscribing, {
      purpose: 'alerts',
      channel: 'email',
      recipient: `c•••${seeker.email.slice(seeker.email.indexOf('@'))}`,
      isOver: false,
    })
    // A mail program does this automatically.
    const { pathname, search } = new URL(oneClick)
    const answer = await site.app.inject({
      method: 'POST',
      url: pathname + search,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    assert.equal(answer.statusCode, 200)
    assert.equal(await mayContact(site.context.db, seeker.person, 'alerts', 'email'), false)
    const again = await site.call(consent.unsubscribe, { query: { token } })
    assert.equal(again.status, 200)
    const after = await site.call(consent.unsubscribing, { query: { token } })
    assert.equal(after.body.unsubscribing.isOver, true)
  })

  test('stops nothing if it is forged or cut', async () => {
    const { db, secrets, config } = site.context
    const seeker = await makeSeeker()
    await agree(seeker)
    const [given] = await listConsents(db, seeker.person)
    const { page } = unsubscribeLink({ config, secrets }, given?.id ?? '')
    const token = new URL(page).searchParams.get('token') ?? ''
    for (const wrong of [
      token.slice(0, -1),
      `${given?.id}.`,
      'x',
      `${given?.id}.${'A'.repeat(22)}`,
    ]) {
      const answer = await site.call(consent.unsubscribe, { query: { token: wrong } })
      assert.equal(answer.body.code, 'message_link_broken')
    }
    assert.equal(await mayContact(db, seeker.person, 'alerts', 'email'), true)
  })
})
