import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regExp } from '#domain/text/reg-exp.ts'
import { summary } from './summary.ts'

const nothing = { phases: [], files: [], failures: [], quarantined: [], known: {} }

test('a run tells what each phase took, and its ten slowest files, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    name: `${index}.test.ts`,
    milliseconds: index * 1_000,
  }))
  const phases = [
    { name: 'tools', milliseconds: 48_000 },
    { name: 'tests', milliseconds: 301_400 },
  ]
  const [first, , ...rows] = summary({ ...nothing, phases, files }).split('\n')
  assert.equal(first, 'tools 48.0 s, tests 301.4 s')
  assert.equal(rows.length, 10)
  assert.match(rows[0] ?? '', /^ +11\.0 s {2}11\.test\.ts$/)
  assert.match(rows[9] ?? '', /^ +2\.0 s {2}2\.test\.ts$/)
})

test('what failed stands once more before it', () => {
  const failures = ['✖ a name\n    Error: why']
  const text = summary({ ...nothing, failures })
  assert.match(text, /^Failed:\n✖ a name\n {4}Error: why\n/)
})

test('what is in quarantine is named with its reason, also where it passed', () => {
  const known = { 'a name': 'the clock', another: 'the disk' }
  const text = summary({ ...nothing, quarantined: ['✖ a name'], known })
  assert.match(
    text,
    regExp()`
      ^Failed in quarantine:\n✖ a name\n
      In quarantine:\n {2}a name: the clock\n {2}another: the disk\n
    `,
  )
})
