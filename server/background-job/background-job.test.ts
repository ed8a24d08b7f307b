import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { audit } from '#contract/audit.ts'
import { backgroundJob } from '#contract/background-job/background-job.ts'
import { JobName } from '#contract/background-job/job-name.ts'
import { openSharedLocks } from '#server/db/shared-locks.ts'
import { jobLock, type Repeated, repeat } from '#server/job/repeat.ts'
import { useApp } from '#test/app.ts'
import { locksAwaited } from '#test/lock.ts'
import { makeAdministrator } from '#test/make.ts'
import { until } from '#test/process/until.ts'
import { makeJobRecorder } from './recorder.ts'

/** What the back office shows of background jobs, and a run at once. */

const site = useApp()

const running: Repeated[] = []
afterEach(async () => {
  for (const job of running.splice(0)) await job.stop()
})

const hour = 3_600_000

/** A job of this process that waits for an hour, unless it is asked to run. */
function start(name: JobName, work: () => Promise<unknown>) {
  running.push(repeat(site.app.log, { name, milliseconds: hour, delay: hour, work }))
}

const manager = () => makeAdministrator(site.context.db, { role: 'admin' })
type Caller = Awaited<ReturnType<typeof manager>>

async function find(name: JobName, by: Caller) {
  const { body } = await site.call(backgroundJob.list, { query: { limit: '100' } }, by)
  return body.jobs.find(({ _id }) => _id === name) ?? assert.fail(name)
}

const run = (name: string, by: Caller) =>
  site.call(backgroundJob.run, { params: { name: name as JobName } }, by)

/** Reads a job until the run that was asked for has ended. */
async function ended(name: JobName, by: Caller) {
  const deadline = Date.now() + 20_000
  for (;;) {
    const job = await find(name, by)
    if (job.askedRun?.endedAt) return job
    assert.ok(Date.now() < deadline)
  }
}

describe('running a job at once', () => {
  test('runs it once, shows how it ends and who asked, and is in the audit log', async () => {
    const asha = await manager()
    const { promise, resolve } = Promise.withResolvers<void>()
    let runs = 0
    start('age listings', () => {
      runs++
      return promise
    })
    const begun = await run('age listings', asha)
    assert.equal(begun.status, 202)
    assert.deepEqual(
      [begun.body.job.state, begun.body.job.askedRun?.askedBy, begun.body.job.askedRun?.endedAt],
      ['running', 'Asha Rao', null],
    )
    const again = await run('age listings', asha)
    assert.deepEqual([again.status, again.body.code], [409, 'job_running'])
    resolve()
    const { askedRun } = await ended('age listings', asha)
    assert.deepEqual([askedRun?.error, runs], [null, 1])
    const { body } = await site.call(audit.list, { query: { targetKind: 'background_job' } }, asha)
    assert.deepEqual(
      body.events.map(({ act, actor, target, after }) => [act, actor._id, target.name, after]),
      [['background_job.run', asha.id, 'age listings', { job: 'age listings' }]],
    )
  })

  test('waits for the run that is going on and never runs beside it', async () => {
    const asha = await manager()
    const first = Promise.withResolvers<void>()
    let going = 0
    let most = 0
    let runs = 0
    const work = async () => {
      most = Math.max(most, ++going)
      if (++runs === 1) await first.promise
      going--
    }
    running.push(repeat(site.app.log, { name: 'age listings', milliseconds: hour, work }))
    assert.equal((await run('age listings', asha)).status, 202)
    assert.equal(runs, 1)
    first.resolve()
    await ended('age listings', asha)
    assert.deepEqual([runs, most], [2, 1])
  })

  test('never runs beside a scheduled run of another server, which begins none', async (t) => {
    const asha = await manager()
    const other = openSharedLocks(site.pool)
    t.after(() => other.close())
    const [scheduled, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const there: string[] = []
    const running = other.work(jobLock('age listings'), async () => {
      there.push('scheduled')
      await scheduled.promise
    })
    await until('the scheduled run begins', () => there.length > 0)
    const begun = Promise.withResolvers<void>()
    start('age listings', async () => {
      there.push('asked')
      begun.resolve()
      await asked.promise
    })
    assert.equal((await run('age listings', asha)).body.job.state, 'running')
    const { db } = site.context
    await until('the asked one waits', async () => (await locksAwaited(db)) > 0)
    assert.deepEqual(there, ['scheduled'])
    scheduled.resolve()
    await running
    await begun.promise
    const late = await other.work(jobLock('age listings'), async () => void there.push('late'))
    assert.deepEqual([late, there], [false, ['scheduled', 'asked']])
    asked.resolve()
    assert.equal((await ended('age listings', asha)).askedRun?.error, null)
    assert.ok(await other.work(jobLock('age listings'), async () => undefined))
  })

  test('that fails says why, without values of rows and people', async () => {
    const asha = await manager()
    start('age listings', async () => {
      throw new Error('No reply of meera@example.in (+91 98200 12345) to https://x.in/?k=1\nat x')
    })
    await run('age listings', asha)
    const { askedRun } = await ended('age listings', asha)
    assert.equal(askedRun?.error, 'No reply of … (…) to …')
    start('flag wordings', () => site.pool.query(`select 'Meera Iyer'::uuid`))
    await run('flag wordings', asha)
    const other = await ended('flag wordings', asha)
    assert.equal(other.askedRun?.error, 'invalid input syntax for type uuid: "…"')
  })

  test('is refused where the job does not run, and to moderators', async () => {
    const asha = await manager()
    const away = await run('erase customers', asha)
    assert.deepEqual([away.status, away.body.code], [409, 'job_away'])
    assert.equal((await run('no such job', asha)).status, 404)
    const moderator = await makeAdministrator(site.context.db, { role: 'moderator' })
    assert.equal((await run('age listings', moderator)).status, 403)
    assert.equal((await site.call(backgroundJob.list, {}, moderator)).status, 403)
  })

  test('leaves connections to others: two at a time, a third once one has ended', async (t) => {
    const asha = await manager()
    const end = Promise.withResolvers<void>()
    t.after(() => end.resolve())
    const names = ['age listings', 'flag wordings', 'hash photos'] as const
    for (const name of names) start(name, () => end.promise)
    const asked = await Promise.all(names.map((name) => run(name, asha)))
    assert.deepEqual(asked.map(({ status }) => status).toSorted(), [202, 202, 409])
    const last = names[asked.findIndex(({ status }) => status === 409)] ?? assert.fail()
    assert.match((await run(last, asha)).body.message, /^Two jobs are running already/)
    end.resolve()
    for (const name of names) if (name !== last) await ended(name, asha)
    const deadline = Date.now() + 20_000
    while ((await run(last, asha)).status !== 202) assert.ok(Date.now() < deadline)
    await ended(last, asha)
  })

  test('that a killed server left open is not shown as running, and can be asked for', async () => {
    const asha = await manager()
    await site.pool.query(
      `insert into background_job_run (id, job, asked_by, asked_by_name)
       values (gen_random_uuid(), 'age listings', $1, 'Asha Rao')`,
      [asha.id],
    )
    const { state, askedRun } = await find('age listings', asha)
    assert.deepEqual([state, askedRun?.error], ['new', 'The server stopped during this run'])
    assert.ok(askedRun?.endedAt)
  })

  test('that a killed server left open is ended by the next one', async () => {
    const asha = await manager()
    await site.pool.query(
      `insert into background_job_run (id, job, asked_by, asked_by_name)
       values (gen_random_uuid(), 'age listings', $1, 'Asha Rao')`,
      [asha.id],
    )
    start('age listings', async () => undefined)
    assert.equal((await run('age listings', asha)).status, 202)
    await ended('age listings', asha)
    const { rows } = await site.pool.query('select error from background_job_run order by asked_at')
    assert.deepEqual(rows, [{ error: 'The server stopped during this run' }, { error: null }])
  })
})

describe('the table of jobs', () => {
  test('gets what changes at once, and counts once a minute', async (t) => {
    const asha = await manager()
    const { db } = site.context
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
    let isAway = false
    start('age listings', async () => {
      if (isAway) throw new Error('The database is away')
    })
    const tell = makeJobRecorder(db)
    const once = async () => {
      await run('age listings', asha)
      await ended('age listings', asha)
      await tell()
      const { state, runs, failures, failuresInRow, error } = await find('age listings', asha)
      return [state, runs, failures, failuresInRow, error]
    }
    const before = await once()
    const first = Number(before[1])
    assert.equal(before[0], 'ok')
    assert.deepEqual(await once(), before)
    t.mock.timers.tick(60_000)
    assert.equal((await once())[1], first + 2)
    isAway = true
    const failing = await once()
    assert.deepEqual(failing.slice(3), [1, 'The database is away'])
    assert.equal(failing[0], 'failing')
    assert.deepEqual(await once(), failing)
    t.mock.timers.tick(60_000)
    assert.equal((await once())[3], 3)
    isAway = false
    const mended = await once()
    assert.deepEqual([mended[0], mended[3]], ['ok', 0])
  })

  test('says of each job whether it is on schedule, overdue or failing', async () => {
    const asha = await manager()
    await site.pool.query(`
      insert into background_job (name, pause_ms, started_at, succeeded_at, failed_at, error,
        failures, failures_in_row) values
      ('age listings', 60000, now(), now() - interval '9 minutes', null, null, 0, 0),
      ('end visits', 10000, now(), now() - interval '11 minutes', null, null, 0, 0),
      ('rate listings', 5000, now(), now() - interval '1 hour', now(), 'No room', 4, 4),
      ('sweep photos', 3600000, now(), now() - interval '2 hours', null, null, 0, 0)`)
    const { body } = await site.call(backgroundJob.list, { query: { limit: '100' } }, asha)
    assert.equal(body.pagination.total, JobName.keys.length)
    assert.deepEqual(
      body.jobs.slice(0, 4).map(({ _id, state }) => [_id, state]),
      [
        ['rate listings', 'failing'],
        ['end visits', 'overdue'],
        ['sweep photos', 'ok'],
        ['age listings', 'ok'],
      ],
    )
    const { body: one } = await site.call(
      backgroundJob.list,
      { query: { state: 'failing', search: 'QUALITY' } },
      asha,
    )
    assert.deepEqual(
      one.jobs.map(({ _id }) => _id),
      ['rate listings'],
    )
    const { body: stats } = await site.call(backgroundJob.stats, {}, asha)
    assert.deepEqual([stats.states.failing, stats.states.overdue, stats.states.ok], [1, 1, 2])
  })

  test('says what waits for a job and what failed in queues', async () => {
    const asha = await manager()
    await site.pool.query(`
      insert into message (id, channel, recipient, template, category, variables, body, status)
      select gen_random_uuid(), 'email', 'a@example.in', 'x', 'notification', '{}', 'x', status
      from unnest(array['pending', 'pending', 'failed']) status`)
    assert.deepEqual((await find('send messages', asha)).waiting, { count: 2, isMore: false })
    assert.equal((await find('sweep photos', asha)).waiting, null)
    const { body } = await site.call(backgroundJob.stats, {}, asha)
    assert.deepEqual(body.queues[0], {
      ...{ _id: 'messages', waiting: { count: 2, isMore: false } },
      failed: { count: 1, isMore: false },
    })
  })
})
