import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { temporaryFolder } from '#test/folder.ts'

const { path, remove } = await temporaryFolder()
after(remove)

/** Runs one test file the way `npm test` does, in a process of its own. */
function run(body: string): { passed: number; failed: number; printed: string } {
  mkdirSync(path, { recursive: true })
  const file = join(path, 'sample.test.mjs')
  writeFileSync(file, `import { after, before, describe, test } from 'node:test'\n${body}`)
  const program = join(path, 'run.mjs')
  writeFileSync(
    program,
    `import { runTests } from ${JSON.stringify(import.meta.resolve('./test-run.ts'))}
    console.log(JSON.stringify(await runTests([${JSON.stringify(file)}], 1)))`,
  )
  // With it node:test would take the program for a part of this run and do nothing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', env })
  const lines = stdout.trim().split('\n')
  return { ...JSON.parse(lines.pop() ?? ''), printed: lines.join('\n') }
}

const fail = `() => { throw new Error('sample failure') }`

test('counts tests, not suites, and prints a failure with its stack', () => {
  const { passed, failed, printed } = run(
    `describe('s', () => { test('a', () => {}); test('b', ${fail}) }); test('c', () => {})`,
  )
  assert.deepEqual([passed, failed], [2, 1])
  assert.match(printed, /✖ b\n {2}.*sample\.test\.mjs:2\n {4}Error: sample failure\n +at /)
})

test('skipped tests count for nothing', () => {
  const { passed, failed } = run(`test('a', { skip: true }, () => {}); test('b', () => {})`)
  assert.deepEqual([passed, failed], [1, 0])
})

test('a hook that fails is a failure even when every test passed', () => {
  for (const hook of [
    `after(${fail})`,
    `describe('s', () => { after(${fail}); test('b', () => {}) })`,
  ]) {
    assert.equal(run(`test('a', () => {}); ${hook}`).failed, 1, hook)
  }
  assert.equal(run(`describe('s', () => { before(${fail}); test('a', () => {}) })`).passed, 0)
})

test('a file that crashes, leaves early or tests nothing is a failure', () => {
  for (const body of [`throw new Error('no')`, 'process.exit(3)', '']) {
    assert.equal(run(body).failed, 1, body)
  }
})
