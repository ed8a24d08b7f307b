import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { useApp } from '#test/app.ts'
import { makeCustomer } from '#test/make.ts'
import { makeFailureLog } from './log-failure.ts'
import { repeat } from './repeat.ts'

const lines: string[] = []
const site = useApp({ production: true }, { write: (line) => lines.push(line) })
const faults = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job failed')
beforeEach(() => {
  lines.length = 0
})

test('a round that failed is in the log without the row it failed of, and the next is tried', async () => {
  const { db } = site.context
  const { email, phone } = await makeCustomer(db)
  await sql`alter table customer add constraint nobody check (false) not valid`.execute(db)
  const { promise: second, resolve } = Promise.withResolvers<void>()
  let rounds = 0
  const job = repeat(site.app.log, {
    name: 'touch customers',
    milliseconds: 100,
    work: async () => {
      if (++rounds > 1) return resolve()
      await sql`update customer set first_name = first_name`.execute(db)
    },
  })
  await second
  await job.stop()
  await sql`alter table customer drop constraint nobody`.execute(db)
  const [fault, ...others] = faults()
  assert.deepEqual(others, [])
  assert.deepEqual([fault.job, fault.level, fault.err.code], ['touch customers', 50, '23514'])
  assert.match(fault.err.stack, /violates check constraint "nobody"/)
  for (const value of [email, phone]) assert.ok(!lines.join('').includes(value))
})

test('a fault of every second is told once a minute, another one at once', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2027-03-10T09:00:00+05:30') })
  const tell = makeFailureLog(site.app.log, 'look')
  const away = new Error('The database is away')
  const told = () => faults().map(({ job, err }) => [job, err.message])
  tell(away)
  tell(away)
  tell(new AggregateError([away, new Error('No room')]))
  assert.deepEqual(told(), [
    ['look', 'The database is away'],
    ['look', 'No room'],
  ])
  t.mock.timers.tick(60_000)
  tell(away)
  assert.equal(told().length, 3)
})
