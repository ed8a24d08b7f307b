import { after, before, test } from 'node:test'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { makeInvoiceSetting } from '#test/make-subscription.ts'
import { type RazorpayStandIn, startRazorpay } from '#test/provider/razorpay.ts'
import { crashAt, start, steps } from './payment-crash.ts'
import { endLeftovers, stopServer } from './server.ts'

let database: TestDatabase
let gateway: RazorpayStandIn
let folder: Awaited<ReturnType<typeof temporaryFolder>>

before(async () => {
  database = await testDatabase()
  gateway = await startRazorpay()
  folder = await temporaryFolder()
  await makeInvoiceSetting(database.db)
})
after(async () => {
  endLeftovers()
  await gateway.close()
  await database.drop()
  await folder.remove()
})

test('PAY-05: after a kill at any step a payment is applied once', async (t) => {
  const till = { database, gateway, path: folder.path }
  let server = await start(till)
  for (const step of steps) {
    for (const finder of ['the webhook, sent again', 'the reconciliation'] as const) {
      server = await crashAt(till, server, step, finder)
      t.diagnostic(`killed with ${step[0]} ${step[1]}: found by ${finder}, once`)
    }
  }
  await stopServer(server)
})
