import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openCrashSite } from '#test/import-crash.ts'

let site: Awaited<ReturnType<typeof openCrashSite>>
before(async () => {
  site = await openCrashSite()
})
after(() => site.close())

test('killed halfway, an import goes on and comes again without doubles', async () => {
  const { whenKilled, resumed, again } = await site.crash(5_000, 0.5)
  assert.ok(whenKilled >= 2_500 && whenKilled < 5_000, `${whenKilled} were in`)
  assert.deepEqual([resumed, again], [5_000, 5_000])
})
