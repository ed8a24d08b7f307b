import { test } from 'node:test'
import { replay } from '#test/alert/replay.ts'
import { useApp } from '#test/app.ts'

const site = useApp()

test('each listing is told once to each search it fits, though the tellers are killed', async (t) => {
  await replay(t, site, String(site.pool.options.connectionString), {
    searches: 25,
    listings: 40,
    events: 200,
    kills: 3,
  })
})
