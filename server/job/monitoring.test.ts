import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { customer } from '#contract/customer/customer.ts'
import { countDone } from '#server/job/job-runs.ts'
import { useApp } from '#test/app.ts'

/** The alert rules and the dashboard of deploy/monitoring name only what /metrics exports. */

const site = useApp()
const read = (name: string) =>
  readFileSync(new URL(`../../deploy/monitoring/${name}`, import.meta.url), 'utf8')

/** Metrics of what this test has none of: replicas, and sign-ins before the first. */
const elsewhere = ['database_replica_following']
/** Prometheus itself makes it. */
const own = ['up']

/** Returns the names of metrics in an expression. */
function metricsIn(expression: string): string[] {
  return [...expression.matchAll(/\b([a-z][a-z\d]*(?:_[a-z\d]+)+|up)\b(?=\s*[{[><=)]|\s*$)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(histogram_quantile)$/.test(name))
}

const expressions = () =>
  [...read('alerts.yaml').matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.+)\n)/g)].map(
    ([, block, line]) => block ?? line ?? '',
  )

async function exported(): Promise<string> {
  countDone('count stars')
  await site.call(customer.login, { body: { email: 'nobody@example.in', password: 'x' } })
  const { body } = await site.app.inject('/metrics')
  return body
}

for (const [file, list] of [
  ['alerts.yaml', expressions],
  [
    'dashboard.json',
    () =>
      JSON.parse(read('dashboard.json')).panels.flatMap(
        ({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr),
      ),
  ],
] as const) {
  test(`every metric in ${file} is exported`, async () => {
    const body = await exported()
    const names: string[] = list().flatMap(metricsIn)
    assert.ok(list().length > 10 && names.length >= list().length, names.join())
    const missing = names.filter(
      (name) => !elsewhere.includes(name) && !own.includes(name) && !body.includes(`\n${name}`),
    )
    assert.deepEqual(missing, [])
  })
}

test('every job that an alert names is one', () => {
  const jobs = readFileSync(new URL('../jobs.ts', import.meta.url), 'utf8')
  const named = [...read('alerts.yaml').matchAll(/\bjob!?="([^"]+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'brickbazaar')
  assert.ok(named.length >= 2)
  for (const name of named) assert.ok(jobs.includes(`['${name}'`), name)
})
