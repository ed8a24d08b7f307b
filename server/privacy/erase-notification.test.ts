import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { notification } from '#contract/message/notification.ts'
import { privacy } from '#contract/privacy.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeCustomer, testPassword } from '#test/make.ts'
import { eraseDue } from './erase.ts'

const site = useApp()

test('notifications of an erased customer’s tickets lose the subject', async () => {
  const { db } = site.context
  const { token: reader } = await makeAdministrator(db, { role: 'moderator' })
  const people = [await makeCustomer(db), await makeCustomer(db)] as const
  // Read in between, because unread notifications of a kind are merged.
  for (const { email, token } of people) {
    await site.call(notification.readAll, {}, { token: reader })
    const body = { fullName: 'Meera Iyer', email, subject: `I am ${email}`, message: 'Help.' }
    assert.equal((await site.call(ticket.contact, { body }, { token })).status, 201)
  }
  const [leaver, other] = people
  await site.call(privacy.requestDeletion, { body: { password: testPassword } }, leaver)
  await db
    .updateTable('customer_deletion')
    .set({ due_at: sql`now() - interval '1 second'` })
    .execute()
  assert.equal(await eraseDue(db), 1)
  const { notifications } = (await site.call(notification.list, {}, { token: reader })).body
  assert.deepEqual(
    notifications.map(({ title }) => title.replace(/\d{4}-\d+/, 'year-number')).sort(),
    ['T-year-number', `T-year-number: I am ${other.email}`],
  )
})
