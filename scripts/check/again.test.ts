import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { temporaryFolder } from '#test/folder.ts'
import type { Judged } from './again.ts'

const { path, remove } = await temporaryFolder()
after(remove)

const steady = `test('steady', () => {})`
const broken = `test('broken', () => { throw new Error('as ever') })`
const unsteady = `test('unsteady', () => {
  const been = new URL('been', import.meta.url)
  if (existsSync(been)) return
  writeFileSync(been, '')
  throw new Error('the first time')
})`

/** Runs such test files and then, the way \`npm test\` does, those that failed once more. */
function judge(name: string, ...bodies: string[]): Judged {
  const files = bodies.map((body, index) => {
    const folder = join(path, name, String(index))
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'sample.test.mjs')
    writeFileSync(
      file,
      `import { existsSync, writeFileSync } from 'node:fs'
      import { test } from 'node:test'
      ${body}`,
    )
    return file
  })
  const program = join(path, name, 'run.mjs')
  writeFileSync(
    program,
    `import { runAgain } from ${JSON.stringify(import.meta.resolve('./again.ts'))}
    import { runTests } from ${JSON.stringify(import.meta.resolve('./test-run.ts'))}
    const first = await runTests(${JSON.stringify(files)}, { concurrency: 1, together: 2 })
    console.log(JSON.stringify(await runAgain(first)))`,
  )
  // With it node:test would take the program for a part of this run and do nothing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', env })
  return JSON.parse(stdout.trim().split('\n').pop() ?? '')
}

test('what passes when it runs again has passed, and how it failed is told', () => {
  const { outcome, unsteady: told } = judge('once', steady, `${steady}; ${unsteady}`)
  assert.deepEqual([outcome.passed, outcome.failed, outcome.failures], [3, 0, []])
  assert.equal(told.length, 1)
  assert.match(told[0] ?? '', /✖ unsteady\n[\s\S]*the first time/)
})

test('what fails again has failed', () => {
  const { outcome, unsteady: told } = judge('twice', broken, unsteady)
  assert.deepEqual([outcome.passed, outcome.failed], [1, 1])
  assert.match(outcome.failures.join(), /✖ broken/)
  assert.doesNotMatch(outcome.failures.join(), /unsteady/)
  assert.equal(told.length, 1)
})

test('where many fail none runs again: that is no accident', () => {
  const { outcome, unsteady: told } = judge('many', ...Array.from({ length: 4 }, () => unsteady))
  assert.deepEqual([outcome.passed, outcome.failed, told], [0, 4, []])
})
