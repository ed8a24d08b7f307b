import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transact } from '#server/db/transact.ts'
import { useApp } from '#test/app.ts'
import { everywhere } from '#test/outbox.ts'
import { queueMessage } from './enqueue.ts'
import { queuedSignal } from './queries.ts'
import { startSender } from './sender.ts'

const site = useApp()

// Commits that send one take turns at writing to the disk.
test('a message sends a notification only from a process without a sender', async (context) => {
  const listener = await site.pool.connect()
  context.after(() => listener.release(true))
  let notified = 0
  listener.on('notification', () => notified++)
  await listener.query(`listen ${queuedSignal}`)
  const queue = () =>
    transact(site.context.db, (tx) =>
      queueMessage(tx, {
        to: { email: 'asha@example.in' },
        template: 'account.set_password',
        variables: { name: 'Asha', link: 'https://example.in/set-password?token=broker.s3cret' },
      }),
    )
  const sender = startSender(site.context, site.pool, everywhere, site.app.log)
  context.after(() => sender.stop())
  await queue()
  await listener.query('select')
  assert.equal(notified, 0)
  await sender.stop()
  await queue()
  await listener.query('select')
  assert.equal(notified, 1)
})
