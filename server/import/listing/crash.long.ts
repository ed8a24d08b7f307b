import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openCrashSite } from '#test/import-crash.ts'

/** The server is killed twenty times at random points of a larger import. */

let site: Awaited<ReturnType<typeof openCrashSite>>
before(async () => {
  site = await openCrashSite()
})
after(() => site.close())

for (let round = 1; round <= 20; round++) {
  test(`round ${round}`, async () => {
    const { whenKilled, resumed, again } = await site.crash(8_000, Math.random() * 0.9)
    assert.ok(whenKilled < 8_000, `${whenKilled} were in`)
    assert.deepEqual([resumed, again], [8_000, 8_000])
  })
}
