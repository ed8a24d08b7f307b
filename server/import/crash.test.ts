import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openCrashSite } from '#test/import-crash.ts'

let site: Awaited<ReturnType<typeof openCrashSite>>
before(async () => {
  site = await openCrashSite()
})
after(() => site.close())

for (const [share, rows] of [
  [0.1, 5_000],
  [0.5, 5_000],
  [0.9, 10_000],
] as const) {
  test(`killed at ${share * 100} %, an import goes on and comes again without doubles`, async () => {
    const { whenKilled, resumed, again } = await site.crash(rows, share)
    assert.ok(whenKilled >= rows * share && whenKilled < rows, `${whenKilled} were in`)
    assert.deepEqual([resumed, again], [rows, rows])
  })
}
