import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { makeInvoiceSetting } from '#test/make-subscription.ts'
import { type RazorpayStandIn, startRazorpay } from '#test/provider/razorpay.ts'
import {
  type CrashStep,
  crashAt,
  crashInForm,
  type Finder,
  type PaidThere,
  payThere,
  sendEvent,
  start,
  type Till,
} from './payment-crash.ts'
import { endLeftovers, stopServer } from './server.ts'
import { until } from './until.ts'

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

const newTill = (): Till => ({ database, gateway, path: folder.path })

// Each step in both ways: payment.long.ts.
const cases: [CrashStep, Finder][] = [
  [['subscription', 'written'], 'the reconciliation'],
  [['invoice', 'written'], 'the webhook, sent again'],
  // The answer is lost, what happened is not.
  [['payment', 'kept'], 'the webhook, sent again'],
]

describe('PAY-05: the server is killed between capturing a payment and activating the plan', () => {
  test('the webhook or polling applies the payment once', async (t) => {
    const till = newTill()
    let server = await start(till)
    for (const [step, finder] of cases) {
      server = await crashAt(till, server, step, finder)
      t.diagnostic(`killed with ${step[0]} ${step[1]}: found by ${finder}, once`)
    }
    server = await crashInForm(till, server)
    t.diagnostic(
      'killed while the gateway was asked for the form: found by the reconciliation, once',
    )
    await stopServer(server)
  })
})

describe('PAY-07: the server is killed under fifty payments at once', () => {
  test('invoice numbers have no gaps and no duplicates', async (t) => {
    const till = newTill()
    const { db } = database
    const written = async () => {
      const rows = await db.selectFrom('invoice').select(['serial', 'number']).execute()
      return rows.sort((one, other) => one.serial - other.serial)
    }
    const before = (await written()).length
    const first = await start(till)
    const given: PaidThere[] = []
    for (let n = 0; n < 5; n++) {
      const ten = Array.from({ length: 10 }, () => payThere(till, first.url))
      given.push(...(await Promise.all(ten)))
    }
    const answers = given.map(({ captured }) => sendEvent(first.url, captured))
    await until('some invoices are written', async () => (await written()).length > before + 10)
    first.send('SIGKILL')
    await first.ended
    const answered = (await Promise.all(answers)).filter((status) => status === 200).length
    assert.ok(answered < 50, 'it was killed too late')

    const second = await start(till)
    // As the gateway does: what was not answered with 200 is sent again.
    await Promise.all(
      given.map(({ captured }) =>
        until('it is taken', async () => (await sendEvent(second.url, captured)) === 200),
      ),
    )
    const rows = await written()
    assert.deepEqual(
      rows.map(({ serial }) => serial),
      Array.from({ length: before + 50 }, (_, index) => index + 1),
    )
    assert.equal(new Set(rows.map(({ number }) => number)).size, rows.length)
    assert.ok(rows.every(({ number }) => /^[A-Z0-9/-]{1,16}$/.test(number)))
    t.diagnostic(`${answered} of 50 were answered before the kill; 0 gaps, 0 doubles`)
    await stopServer(second)
  })
})
