import { test } from 'node:test'
import { replay } from '#test/alert/replay.ts'
import { useApp } from '#test/app.ts'

const site = useApp()

test('ten thousand listing events against a thousand searches, with twenty kills', async (t) => {
  await replay(t, site, String(site.pool.options.connectionString), {
    searches: 1_000,
    listings: 2_000,
    events: 10_000,
    kills: 20,
  })
})
