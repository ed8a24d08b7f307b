import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { flag } from '#contract/flag.ts'
import { notification } from '#contract/message/notification.ts'
import { property } from '#contract/property/property.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { submit } from '#test/submission.ts'
import { sweepNotifications } from './service.ts'

/** Administrators are notified in the app of whatever waits for them. */

const site = useApp()

async function bell(caller: { token: string }) {
  const { body } = await site.call(notification.list, {}, caller)
  return { titles: body.notifications.map(({ title }) => title), ...body }
}

const write = () =>
  site.call(ticket.contact, {
    body: { fullName: 'Meera', email: 'meera@example.in', subject: 'Hello', message: 'Hi' },
  })

const register = (n = 0) =>
  site.call(broker.register, {
    body: {
      firstName: 'Ravi',
      lastName: 'Shetty',
      email: `ravi${n}@example.in`,
      phone: `98765 4321${n}`,
      companyName: 'Shetty Homes',
      password: 'correct horse',
    },
  })

async function report() {
  const { id } = await makeProperty(site.context.db)
  await site.call(flag.report, { params: { id }, body: { reason: 'fake' } })
}

describe('a notification', () => {
  test('is created for each new task: a listing, a KYC, a ticket, a report', async () => {
    const { db } = site.context
    const caller = await makeAdministrator(db, { role: 'moderator' })
    const owner = await makeBroker(db)
    await submit(site, owner, { title: 'Sea view' })
    await register()
    await write()
    const { id } = await makeProperty(db, { title: 'Old fort' })
    await site.call(flag.report, { params: { id }, body: { reason: 'fake' } })
    const { titles, unread, notifications } = await bell(caller)
    assert.equal(unread, 4)
    assert.match(titles.join('\n'), /Old fort\n.*Hello\nKYC.*Shetty Homes\n.*Sea view$/)
    for (const { link } of notifications)
      assert.match(link, /^\/bb-admin\/\w+(\/|\?\w+=)[\da-f-]{36}$/)
  })

  test('is created again when a listing is resubmitted, but not for every edit', async () => {
    const { db } = site.context
    const caller = await makeAdministrator(db)
    const owner = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId: owner.id, status: 'rejected' })
    const edit = (title: string) =>
      site.call(property.change, { params: { id }, body: { title } }, owner)
    await edit('Sea view')
    await edit('Sea view with a garden')
    assert.deepEqual((await bell(caller)).titles, ['Listing to review: Sea view'])
  })

  test('is marked as read singly or all at once, per administrator', async () => {
    const { db } = site.context
    const caller = await makeAdministrator(db)
    const other = await makeAdministrator(db)
    await write()
    await report()
    await submit(site, await makeBroker(db))
    const { notifications } = await bell(caller)
    const read = (token: string) =>
      site.call(notification.read, { params: { id: notifications[0]?._id ?? '' } }, { token })
    assert.equal((await read(other.token)).status, 404)
    assert.equal((await read(caller.token)).body.unread, 2)
    assert.equal((await read(caller.token)).body.unread, 2)
    assert.equal((await site.call(notification.readAll, {}, caller)).body.unread, 0)
    assert.deepEqual([(await bell(caller)).unread, (await bell(other)).unread], [0, 3])
  })

  test('of a kind is one line with their number, until it is read', async () => {
    const { db } = site.context
    const caller = await makeAdministrator(db)
    const owner = await makeBroker(db)
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => submit(site, owner, { title: `Flat ${n}` })),
    )
    for (let n = 0; n < 3; n++) {
      await write()
      await report()
      await register(n)
    }
    assert.deepEqual((await bell(caller)).titles.toSorted(), [
      '12 listings to review',
      '3 KYCs to review',
      '3 new tickets',
      '3 reported listings',
    ])
    const { notifications } = await bell(caller)
    for (const { link } of notifications)
      assert.match(link, /^\/bb-admin\/(review|kyc|tickets|flags)$/)
    await site.call(notification.readAll, {}, caller)
    await submit(site, owner, { title: 'The thirteenth' })
    assert.deepEqual(
      [(await bell(caller)).unread, (await bell(caller)).titles[0]],
      [1, 'Listing to review: The thirteenth'],
    )
  })

  test('goes to active administrators, and is deleted after ninety days', async () => {
    const { db } = site.context
    await makeAdministrator(db, { isActive: false })
    await write()
    const rows = () => db.selectFrom('notification').select('id').execute()
    assert.deepEqual(await rows(), [])
    await makeAdministrator(db)
    await write()
    await sweepNotifications(db)
    assert.equal((await rows()).length, 1)
    await db
      .updateTable('notification')
      .set({ created_at: new Date(Date.now() - 91 * 86_400_000) })
      .execute()
    await sweepNotifications(db)
    assert.deepEqual(await rows(), [])
  })
})
