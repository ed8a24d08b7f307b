import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
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

test('a failed round is logged without row data, and the next one still runs', async () => {
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

test('a repeated error is logged once a minute, and a different one at once', (t) => {
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

test('an hourly job that failed is retried after a minute, and then runs hourly', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let runs = 0
  const work = async () => {
    if (++runs === 1) throw new Error('The database is away')
  }
  const job = repeat(site.app.log, { name: 'sweep nothing', milliseconds: 3_600_000, work })
  const runsAfter = async (milliseconds: number) => {
    await settle()
    t.mock.timers.tick(milliseconds)
    return runs
  }
  assert.equal(await runsAfter(59_999), 1)
  assert.equal(await runsAfter(1), 2)
  assert.equal(await runsAfter(3_599_999), 2)
  assert.equal(await runsAfter(1), 3)
  await job.stop()
})

test('a job that takes longer than its pause never runs twice at a time', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const { promise, resolve } = Promise.withResolvers<void>()
  let runs = 0
  const work = () => {
    runs++
    return promise
  }
  const job = repeat(site.app.log, { name: 'take long', milliseconds: 100, work })
  t.mock.timers.tick(1_000)
  assert.equal(runs, 1)
  const stopped = job.stop()
  resolve()
  await stopped
  t.mock.timers.tick(1_000)
  assert.equal(runs, 1)
})

test('the metrics say how often each job ran and failed, and when it last ran', async (t) => {
  const { body: before } = await site.app.inject('/metrics')
  assert.doesNotMatch(before, /count stars/)
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_800_000_000_000 })
  let runs = 0
  const work = async () => {
    if (++runs === 2) throw new Error('The sky is away')
  }
  const job = repeat(site.app.log, { name: 'count stars', milliseconds: 30_000, work })
  for (let pause = 0; pause < 2; pause++) {
    await settle()
    t.mock.timers.tick(30_000)
  }
  await job.stop()
  t.mock.timers.reset()
  const { body } = await site.app.inject('/metrics')
  const lines = body.split('\n').filter((line) => line.includes('"count stars"'))
  assert.deepEqual(lines, [
    'job_runs_total{job="count stars",outcome="done"} 2',
    'job_runs_total{job="count stars",outcome="failed"} 1',
    'job_last_run_timestamp_seconds{job="count stars",outcome="done"} 1800000060',
    'job_last_run_timestamp_seconds{job="count stars",outcome="failed"} 1800000030',
  ])
})
