import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** The document of limits matches the code (RAT-01). */

interface Row {
  attempts: number
  minutes: number
  path: string
}

const text = (row: Row) => `${row.path}: ${row.attempts} in ${row.minutes} minutes`

function limitsOfPage(): Row[] {
  const page = readFileSync('docs/verification/limits.md', 'utf8')
  return [...page.matchAll(/\| (\d+) \| (\d+) \| (\S+\.ts) \|$/gm)].map(
    ([, attempts, minutes, path = '']) => ({
      attempts: Number(attempts),
      minutes: Number(minutes),
      path,
    }),
  )
}

function limitsOfCode(): Row[] {
  const paths = globSync('server/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
  return paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/attempts: ([\d_]+), minutes: ([\d *]+)\b/g)].map(
      ([, attempts = '', minutes = '']) => ({
        attempts: Number(attempts.replaceAll('_', '')),
        minutes: minutes.split('*').reduce((product, factor) => product * Number(factor), 1),
        path,
      }),
    ),
  )
}

test('docs/verification/limits.md lists every limit of the code and no other', () => {
  assert.ok(limitsOfPage().length > 0)
  assert.deepEqual(limitsOfPage().map(text).toSorted(), limitsOfCode().map(text).toSorted())
})
