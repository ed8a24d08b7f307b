import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { JobName } from '#contract/background-job/job-name.ts'
import { root } from '#server/root.ts'

/** Where jobs are started: a list of names, or the field `name` of a call of `repeat`. */
const starts = [
  ...['server/jobs.ts', 'server/archive/jobs.ts', 'server/alert/watch.ts'],
  ...['server/notification/outbox/sender.ts', 'server/city/routes.ts'],
  'server/partner/webhook/sender.ts',
  ...['server/suggestion/routes.ts', 'server/property/analytics/routes.ts'],
  ...['server/import/listing/work.ts', 'server/import/record/work.ts'],
  ...['server/import/listing/routes.ts', 'server/import/record/routes.ts'],
]
const name = /(?:\[|\bname: |\bname = |untilDone\(log, )'([a-z]+ [a-z ]+)'/g

test('every job that the server starts has a name for people, and no other has', () => {
  const started = starts.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(name)].map(([, found = '']) => found),
  )
  assert.deepEqual([...new Set(started)].toSorted(), JobName.keys.toSorted())
})

test('no other file starts a job', () => {
  const files = globSync('server/**/*.ts', { cwd: root }).filter(
    (path) =>
      !path.endsWith('.test.ts') && /\brepeat\(/.test(readFileSync(join(root, path), 'utf8')),
  )
  const known = ['server/job/repeat.ts', 'server/import/run/worker.ts']
  const others = files.filter(
    (path) =>
      ![...starts, ...known].includes(path) &&
      readFileSync(join(root, path), 'utf8').includes("from '#server/job/repeat.ts'"),
  )
  assert.deepEqual(others, [])
})
