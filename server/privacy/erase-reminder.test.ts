import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { privacy } from '#contract/privacy.ts'
import { remindBrokers } from '#server/inquiry/follow-up.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer, testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { eraseDue } from './erase.ts'

/** Erasing a person who is named in a broker's reminder. */

const site = useApp()
const leads = leadActs(site)
const morning = () => new Date(`${indianDay(0)}T10:00:00+05:30`)

/** Creates a broker who was reminded this morning of Meera and of the others. */
async function reminded(...others: { name: string; phone: string }[]) {
  const { db } = site.context
  const person = await makeCustomer(db)
  const lister = await leads.makeLister()
  await leads.ask(lister.listing, { name: 'Meera Iyer', phone: person.phone }, person.token)
  for (const other of others) await leads.ask(lister.listing, other)
  for (const { _id } of (await leads.list(lister.token)).body.inquiries) {
    const planned = await leads.change(lister.token, _id, { followUpOn: indianDay(0) })
    assert.equal(planned.status, 200)
  }
  assert.equal(await remindBrokers(db, morning()), 1)
  return {
    lister,
    reminders: async () =>
      (await messagesTo(site, lister.broker.id)).filter(
        ({ template }) => template === 'inquiry.follow_up',
      ),
    leaves: async () => {
      const body = { password: testPassword }
      await site.call(privacy.requestDeletion, { body }, { token: person.token })
      await db
        .updateTable('customer_deletion')
        .set({ due_at: sql`now() - interval '1 second'` })
        .execute()
      assert.equal(await eraseDue(db), 1)
    },
  }
}

test('sent reminders are emptied, waiting ones rewritten; nobody is told twice', async () => {
  const { db } = site.context
  const { lister, reminders, leaves } = await reminded({ name: 'Asha Rao', phone: '98860 00001' })
  assert.match(JSON.stringify(await reminders()), /Meera/)
  await db
    .updateTable('message')
    .set({ status: 'sent' })
    .where('template', '=', 'inquiry.follow_up')
    .where('channel', '=', 'sms')
    .execute()
  await leaves()
  assert.equal(await remindBrokers(db, morning()), 0)
  const kept = Object.fromEntries((await reminders()).map(({ channel, ...row }) => [channel, row]))
  assert.deepEqual(Object.keys(kept).sort(), ['email', 'sms'])
  assert.deepEqual([kept.sms?.body, kept.sms?.variables], ['', {}])
  assert.match(kept.email?.body ?? '', /follow up with Asha Rao today\./)
  assert.deepEqual([kept.email?.variables.count, kept.email?.variables.people], ['1', 'Asha Rao'])
  const { inquiries } = (await leads.list(lister.token)).body
  const gone = inquiries.find(({ name }) => name === 'Deleted customer')
  assert.equal(gone?.followUpOn, null)
})

test('a reminder is deleted where nobody else is to be followed up with', async () => {
  const { reminders, leaves } = await reminded()
  await leaves()
  assert.deepEqual(await reminders(), [])
})
