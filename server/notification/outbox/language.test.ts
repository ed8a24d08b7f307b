import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { passwordForgot } from '#contract/account/password-link.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { message } from '#contract/message/message.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { waitlist } from '#contract/waitlist.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { localeOfPath, storedLocale } from '#domain/locale/locale.ts'
import { t } from '#domain/locale/translate.ts'
import { sendLinks } from '#server/account/password/forgot.ts'
import { inLocale } from '#server/locale/translations.ts'
import type { Outgoing, Provider } from '#server/notification/channel/provider.ts'
import { notifyOpenedCities } from '#server/waitlist/service.ts'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import { leadActs, meera } from '#test/lead.ts'
import { makeAdministrator, makeCustomer, makeLocation, makeProperty } from '#test/make.ts'
import { everywhere, makeTemplate } from '#test/outbox.ts'
import { portals } from '#test/portal.ts'
import { queueMessage } from './enqueue.ts'
import { sendDue } from './send-batch.ts'

/** People are written to in their own language, whoever makes the message. */

const site = useApp()
const leadActions = leadActs(site)
const seeker = seekerActs(site)
const inHindi = { headers: { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' } }
const hindi = storedLocale('hi')
const password = 'monsoon rain'

/**
 * Returns the language of the newest message of a template, and the script of its subject. Its link
 * leads to a page in the same language.
 */
async function written(template: string): Promise<string> {
  const { language, subject, variables } = await site.context.db
    .selectFrom('message')
    .select(['language', 'subject', 'variables'])
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { link } = Object(variables)
  if (link) assert.equal(localeOfPath(new URL(link).pathname), language, template)
  return `${language} ${/\p{Script=Devanagari}/u.test(subject ?? '') ? 'Devanagari' : 'Latin'}`
}

const person = {
  ...{ firstName: 'Meera', lastName: 'Iyer', email: 'meera@example.in', phone: '98765 43210' },
  password,
}

describe('an account', () => {
  for (const [call, own] of [
    [customer.register, {}],
    [broker.register, { companyName: 'Iyer Homes' }],
  ] as const) {
    test(`opened in Hindi gets its messages in Hindi (${call.path})`, async () => {
      const { body, status } = await site.call(call, { body: { ...person, ...own } }, inHindi)
      assert.equal(status, 201)
      const account: { language: string } = 'customer' in body ? body.customer : body.broker
      assert.equal(account.language, 'hi')
      await sendLinks(site.context.db, site.context.config)
      assert.equal(await written('account.confirm_email'), 'hi Devanagari')
    })
  }

  test('opened in a language that the product does not speak gets English', async () => {
    const french = { headers: { 'accept-language': 'fr' } }
    const { body } = await site.call(customer.register, { body: person }, french)
    assert.equal(body.customer.language, 'en')
  })

  for (const portal of portals) {
    test(`of the realm ${portal.realm} can choose the language of its messages`, async () => {
      const { email, token } = await portal.make(site.context.db)
      const change = (language: string) =>
        site.call(portal.changeProfile, { body: { language } }, { token })
      const { status, body } = await change('hi')
      assert.deepEqual([status, Object.values(body)[0].language], [200, 'hi'])
      const { body: profile } = await site.call(portal.profile, {}, { token })
      assert.equal(Object.values(profile)[0].language, 'hi')
      assert.equal((await change('xx')).status, 400)
      await site.call(passwordForgot[portal.realm], { body: { email } })
      await sendLinks(site.context.db, site.context.config)
      assert.equal(await written('account.reset_password'), 'hi Devanagari')
    })
  }
})

test('a time in a message names the part of the day in Hindi', () => {
  const shown = (clock: string) =>
    inLocale(hindi, () => formatDateTime(`2026-11-05T${clock}:00+05:30`))
  assert.deepEqual(['00:05', '09:30', '12:00', '16:45', '21:10'].map(shown), [
    '05 नवंबर 2026, रात 12:05',
    '05 नवंबर 2026, सुबह 9:30',
    '05 नवंबर 2026, दोपहर 12:00',
    '05 नवंबर 2026, शाम 4:45',
    '05 नवंबर 2026, रात 9:10',
  ])
})

describe('an alert', () => {
  test('leads to pages in the language of its reader, also to stop it', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    await site.call(customer.changeProfile, { body: { language: 'hi' } }, { token })
    await seeker.search(token, { minPrice: 1 })
    for (const title of ['One', 'Two']) await makeProperty(site.context.db, { title })
    const [message] = await seeker.alertsTo(id)
    const { link = '', homes = '' } = message?.variables ?? {}
    const mails: Outgoing[] = []
    const email: Provider = {
      ...everywhere.email,
      send: async (mail) => {
        mails.push(mail)
        return { providerMessageId: 'one' }
      },
    }
    await sendDue(
      site.context,
      { ...everywhere, email },
      {
        // Alerts are sent by day.
        now: new Date('2026-11-22T12:00:00+05:30'),
      },
    )
    const page = mails[0]?.unsubscribe?.page ?? ''
    const addresses = [link, page, ...(homes.match(/http\S+/g) ?? [])]
    assert.equal(addresses.length, 4)
    for (const address of addresses) assert.equal(localeOfPath(new URL(address).pathname), 'hi')
  })
})

describe('a guest who writes in Hindi', () => {
  test('gets the link to the conversation and the reply in Hindi, the broker not', async () => {
    const { token, listing } = await leadActions.makeLister()
    const body = { ...meera, email: 'meera@example.in' }
    await site.call(inquiry.create, { params: { id: listing }, body }, inHindi)
    assert.equal(await written('inquiry.sent'), 'hi Devanagari')
    assert.equal(await written('inquiry.received'), 'en Latin')
    const { body: inbox } = await leadActions.list(token)
    await leadActions.reply(token, inbox.inquiries[0]?._id ?? '', 'Yes.')
    assert.match(await written('inquiry.replied'), /^hi/)
  })

  test('gets the answers of the support in Hindi', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const body = {
      ...{ fullName: 'Meera Iyer', email: 'meera@example.in', inquiryType: 'support' },
      ...{ subject: 'Sign-in', message: 'I cannot sign in.' },
    }
    await site.call(ticket.contact, { body }, inHindi)
    assert.match(await written('ticket.received'), /^hi/)
    const { id } = await site.context.db.selectFrom('ticket').select('id').executeTakeFirstOrThrow()
    for (const resolve of [false, true]) {
      const reply = { params: { id }, body: { text: 'Please try again.', resolve } }
      assert.equal((await site.call(ticket.reply, reply, { token })).status, 201)
      assert.match(await written(resolve ? 'ticket.resolved' : 'ticket.replied'), /^hi/)
    }
  })

  test('hears of the first home of a city in Hindi', async () => {
    const { db, config } = site.context
    const { id } = await makeLocation(db, { name: 'Surat' })
    const body = { city: 'Surat', consent: true, email: 'meera@example.in' }
    await site.call(waitlist.join, { body }, inHindi)
    assert.match(await written('waitlist.confirm_email'), /^hi/)
    await db.updateTable('waitlist').set({ email_confirmed_at: new Date() }).execute()
    await makeProperty(db, { locationId: id })
    await notifyOpenedCities(db, config)
    assert.match(await written('waitlist.opened'), /^hi/)
  })
})

describe('an SMS and a WhatsApp message', () => {
  const name = 'broker.status_changed'
  const sent: { text: string; code: string | null | undefined }[] = []
  const carrier: Provider = {
    ...everywhere.sms,
    needsTemplate: true,
    send: async ({ text, registered }) => {
      sent.push({ text, code: registered?.providerLanguage })
      return { providerMessageId: 'one' }
    },
  }
  const send = () => sendDue(site.context, { ...everywhere, sms: carrier, whatsapp: carrier })

  /** An administrator suspends a broker who reads Hindi. */
  async function suspend(channel: 'sms' | 'whatsapp') {
    sent.length = 0
    const { db } = site.context
    const to = { [channel]: '+919876543210', phone: '+919876543210', language: hindi }
    await queueMessage(db, {
      to: channel === 'sms' ? to : { whatsapp: to.whatsapp, language: hindi },
      template: name,
      variables: () => ({
        name: 'Asha',
        standing: 'suspended',
        note: t('Please choose a photo.'),
      }),
    })
    await send()
    const { token } = await makeAdministrator(db)
    const { body } = await site.call(message.list, {}, { token })
    const [row] = body.messages
    return { token, row }
  }

  for (const channel of ['sms', 'whatsapp'] as const) {
    test(`goes in the recipient's language where that is registered (${channel})`, async () => {
      await makeTemplate(site, name, channel, 'en')
      await makeTemplate(site, name, channel, 'hi')
      const { row } = await suspend(channel)
      assert.match(sent[0]?.text ?? '', /^नमस्ते Asha/)
      assert.equal(sent[0]?.code, channel === 'sms' ? null : 'hi')
      assert.deepEqual(
        [row?.language, row?.sentLanguage, row?.message],
        ['hi', null, sent[0]?.text],
      )
    })

    test(`goes wholly in English where only that is registered (${channel})`, async () => {
      await makeTemplate(site, name, channel, 'en')
      const { row } = await suspend(channel)
      assert.equal(
        sent[0]?.text,
        'Hello Asha, your broker account on BrickBazaar is now suspended. Please choose a photo.',
      )
      assert.deepEqual([row?.sentLanguage, row?.message, row?.segments], ['en', sent[0]?.text, 1])
    })
  }

  test('is refused while nothing is registered, and can be resent afterwards', async () => {
    await makeTemplate(site, name, 'sms', 'hi')
    await site.context.db.updateTable('message_template').set({ is_active: false }).execute()
    const { token, row } = await suspend('sms')
    assert.deepEqual([sent.length, row?.failureCode], [0, 'template_missing'])
    await site.context.db.updateTable('message_template').set({ is_active: true }).execute()
    await site.call(message.resend, { params: { id: row?._id ?? '' } }, { token })
    await send()
    assert.match(sent[0]?.text ?? '', /^नमस्ते Asha/)
  })
})
