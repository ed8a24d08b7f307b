import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { useApp } from '#test/app.ts'
import { nowhere, outbox } from '#test/outbox.ts'
import { queueMessage } from './enqueue.ts'
import { sendDue } from './send-batch.ts'

const site = useApp()

/** A time of day at which promotional messages are sent. */
const noon = new Date('2027-03-11T12:00:00+05:30')

/** Returns the context of the site, and the statements that went through it. */
function countingContext() {
  const statements: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = site.context.db.withPlugin(plugin)
  return { context: { ...site.context, db }, statements }
}

const approve = (phone?: string) =>
  queueMessage(site.context.db, {
    to: { email: 'asha@example.in', phone },
    template: 'property.approved',
    variables: { name: 'Asha', title: 'Sea view' },
  })

test('a round asks for messages only in the channels where some are due', async () => {
  for (let count = 0; count < 3; count++) await approve()
  const { context, statements } = countingContext()
  assert.equal(await sendDue(context, nowhere, { now: noon }), 3)
  assert.ok(statements.length <= 5, statements.join())
  const before = statements.length
  assert.equal(await sendDue(context, nowhere, { now: noon }), 0)
  assert.ok(statements.length - before <= 2, statements.join())
})

test('a round sends what is due in every channel, more than it claims at once', async () => {
  for (let count = 10; count < 70; count++) await approve(`+9198765432${count}`)
  assert.equal(await sendDue(site.context, nowhere, { now: noon }), 120)
  const waiting = (await outbox(site)).filter(({ status }) => status === 'pending')
  assert.deepEqual(waiting, [])
})
