import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { temporaryFolder } from '#test/folder.ts'
import type { Outcome, TestRunOptions } from './test-run.ts'

const { path, remove } = await temporaryFolder()
after(remove)

interface Ran extends Omit<Outcome, 'files'> {
  printed: string
}

/** Runs such test files in one process, the way `npm test` does. */
const run = (...bodies: string[]): Ran => runIn({}, ...bodies)

function runIn(options: Partial<TestRunOptions>, ...bodies: string[]): Ran {
  mkdirSync(path, { recursive: true })
  const files = bodies.map((body, index) => {
    const file = join(path, `sample-${index}.test.mjs`)
    writeFileSync(file, `import { after, before, describe, test } from 'node:test'\n${body}`)
    return file
  })
  const program = join(path, 'run.mjs')
  writeFileSync(
    program,
    `import { runTests } from ${JSON.stringify(import.meta.resolve('./test-run.ts'))}
    const options = ${JSON.stringify({ concurrency: 1, share: files.length, ...options })}
    console.log(JSON.stringify(await runTests(${JSON.stringify(files)}, options)))`,
  )
  // With it node:test would take the program for a part of this run and do nothing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', env })
  const lines = stdout.trim().split('\n')
  return { ...JSON.parse(lines.pop() ?? ''), printed: lines.join('\n') }
}

const fail = `() => { throw new Error('sample failure') }`

test('counts tests, not suites, and prints a failure with its stack', () => {
  const { passed, failed, failures, printed } = run(
    `describe('s', () => { test('a', () => {}); test('b', ${fail}) }); test('c', () => {})`,
  )
  assert.deepEqual([passed, failed], [2, 1])
  assert.match(printed, /✖ b\n {2}.*sample-0\.test\.mjs:2\n {4}Error: sample failure\n +at /)
  assert.deepEqual(
    failures.map((failure) => printed.includes(failure)),
    [true],
  )
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

test('what one file prepares is nothing to the next, which also runs after a failure', () => {
  const { passed, failed, printed } = run(
    "let ready = 0; before(() => { ready++ }); test('a', " +
      "() => { if (ready !== 1) throw new Error('no') })",
    `throw new Error('not loaded')`,
    `before(() => { globalThis.late = true }); test('b', ${fail}); test('c', () => {})`,
  )
  assert.deepEqual([passed, failed], [2, 2])
  assert.match(printed, /✔ \S+sample-0\.test\.mjs: 1 of 1/)
  assert.match(printed, /not loaded/)
  assert.match(printed, /✖ \S+sample-2\.test\.mjs: 1 of 2/)
})

test('files that stand after a crash run in another process', () => {
  for (const code of [0, 3]) {
    const { failures, printed } = run(
      `test('a', () => {})`,
      `process.exit(${code})`,
      `test('b', () => {})`,
    )
    assert.match(failures.join(), /sample-1/, `exit ${code}`)
    assert.match(printed, /✔ \S+sample-2\.test\.mjs: 1 of 1/, `exit ${code}`)
  }
})

test('each file runs once, whichever process takes it', () => {
  const body = (name: string) => `test('${name}', () => {})`
  for (const options of [{ share: 1 }, { concurrency: 3, share: 2 }]) {
    const { passed, failed, printed } = runIn(options, ...'abcde'.split('').map(body))
    assert.deepEqual([passed, failed], [5, 0])
    assert.equal(printed.match(/^✔ /gm)?.length, 5)
  }
})

test('a failure that is known is printed and counts for nothing, one beside it does', () => {
  const body = `test('a', ${fail}); test('b', ${fail})`
  const { failed, failures, quarantined, printed } = runIn({ known: { a: 'a reason' } }, body)
  assert.equal(failed, 1)
  assert.match(failures.join(), /^✖ b/)
  assert.match(quarantined.join(), /^✖ a/)
  assert.match(printed, /✖ a\n/)
})

test('what fails does not run again', () => {
  const { passed, failed } = run(`import { existsSync, writeFileSync } from 'node:fs'
    test('unsteady', () => {
      const been = new URL('been', import.meta.url)
      if (existsSync(been)) return
      writeFileSync(been, '')
      throw new Error('the first time')
    })`)
  assert.deepEqual([passed, failed], [0, 1])
})
