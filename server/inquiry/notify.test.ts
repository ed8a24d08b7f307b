import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { smtp } from '#server/notification/channel/email/smtp.ts'
import { startSender } from '#server/notification/outbox/sender.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeProperty } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { everywhere } from '#test/outbox.ts'
import { type MailServer, startMailServer } from '#test/provider/smtp.ts'
import { sendDigests } from './digest.ts'
import { remindBrokers } from './follow-up.ts'

/** How brokers are notified of inquiries and follow-ups: at once, once, and never in a flood. */

const site = useApp()
const leads = leadActs(site)
const kinds = async (brokerId: string) =>
  (await messagesTo(site, brokerId)).map(({ template, channel }) => `${template} ${channel}`)

describe('an inquiry', () => {
  test('notifies by e-mail and SMS; an addition to it does not', async () => {
    const { broker, listing } = await leads.makeLister()
    await leads.ask(listing)
    await leads.ask(listing)
    assert.deepEqual(await kinds(broker.id), ['inquiry.received email', 'inquiry.received sms'])
  })

  test('in a flood sends twenty notifications an hour, then one number (RAT-04)', async () => {
    const { broker, listing } = await leads.makeLister()
    const others = await Promise.all(
      Array.from({ length: 5 }, () => makeProperty(site.context.db, { brokerId: broker.id })),
    )
    const all = [listing, ...others.map(({ id }) => id)]
    // Sixty inquiries about all listings as from a bot, fifteen at a time: more might not get a
    // connection in time.
    for (let first = 0; first < 60; first += 15) {
      await Promise.all(
        Array.from({ length: 15 }, (_, n) =>
          leads.ask(all[n % all.length] ?? '', { phone: `98765 4${3300 + first + n}` }),
        ),
      )
    }
    assert.equal((await kinds(broker.id)).length, 40)
    await sendDigests(site.context.db)
    assert.equal((await kinds(broker.id)).length, 40, 'the hour is not over')
    await sql`update inquiry_digest set since = since - interval '61 minutes'`.execute(
      site.context.db,
    )
    await Promise.all([sendDigests(site.context.db), sendDigests(site.context.db)])
    const messages = await messagesTo(site, broker.id)
    assert.equal(messages.length, 42)
    assert.equal(messages.at(-1)?.variables.count, '40')
  })

  test('notifies at once, without waiting for a round of the sender', {
    timeout: 20_000,
  }, async () => {
    const server: MailServer = await startMailServer()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.heard = resolve
    const email = smtp(server.url, 'no-reply@brickbazaar.in')
    // The rounds are so far apart that only the signal of the commit can trigger the sending.
    const sender = startSender(site.context, site.pool, { ...everywhere, email }, site.app.log, {
      pause: 600_000,
    })
    const { listing } = await leads.makeLister()
    await leads.ask(listing)
    await promise
    await sender.stop()
    await server.close()
    assert.match(server.mails[0]?.content ?? '', /asked about/)
  })
})

describe('a follow-up', () => {
  const at = (time: string) => new Date(`2027-03-10T${time}+05:30`)
  const due = async (names: string[]) => {
    const { broker, token, listing } = await leads.makeLister()
    for (const [n, name] of names.entries()) {
      await leads.ask(listing, { name, phone: `98765 4321${n}` })
    }
    await site.context.db.updateTable('lead').set({ follow_up_on: '2027-03-10' }).execute()
    await site.context.db.deleteFrom('message').execute()
    return { broker, token }
  }

  test('is sent in the morning of its day, once, even by two servers or restarted', async () => {
    const { broker } = await due(['Meera', 'Asha', 'Ravi', 'Sunil'])
    const { db } = site.context
    assert.equal(await remindBrokers(db, at('08:59:59')), 0)
    const counts = await Promise.all([
      remindBrokers(db, at('09:00:00')),
      remindBrokers(db, at('09:00:00')),
    ])
    assert.deepEqual(counts.sort(), [0, 1])
    assert.equal(await remindBrokers(db, at('09:01:00')), 0)
    const messages = await messagesTo(site, broker.id)
    assert.deepEqual(
      messages.map(({ channel }) => channel),
      ['email', 'sms'],
    )
    assert.equal(messages[0]?.variables.count, '4')
    assert.match(messages[0]?.variables.people ?? '', /^\w+, \w+ and 2 more$/)
  })

  test('is sent later where the server was down at nine, but not at night', async () => {
    await due(['Meera'])
    const { db } = site.context
    assert.equal(await remindBrokers(db, at('21:00:00')), 0)
    assert.equal(await remindBrokers(db, at('15:20:00')), 1)
  })

  test('of spam, or of a broker who may not sign in, is not sent', async () => {
    const { broker } = await due(['Meera'])
    const { db } = site.context
    await db.updateTable('broker').set({ status: 'blocked' }).where('id', '=', broker.id).execute()
    assert.equal(await remindBrokers(db, at('10:00:00')), 0)
    await db.updateTable('broker').set({ status: 'active' }).where('id', '=', broker.id).execute()
    await db.updateTable('lead').set({ is_spam: true }).execute()
    assert.equal(await remindBrokers(db, at('10:00:00')), 0)
  })
})
