import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { until } from '#test/process/until.ts'

/** /readyz when the database responds on old connections but cannot serve. */

async function healthOf(site: ReturnType<typeof useApp>) {
  const [ready, live] = [await site.app.inject('/readyz'), await site.app.inject('/livez')]
  return { ready: ready.statusCode, status: ready.json().status, live: live.statusCode }
}

const isReady = (site: ReturnType<typeof useApp>) => async () =>
  (await healthOf(site)).status === 'ready'

describe('an unwritable database', () => {
  const site = useApp()

  for (const [state, said] of [
    ['53100', 'disk full'],
    ['25006', 'database unreachable'],
  ] as const) {
    test(`the server is not ready while writes fail with ${state}`, async () => {
      await until('it is ready', isReady(site))
      await site.pool.query(`
        create function fail() returns trigger language plpgsql as
          $$ begin raise sqlstate '${state}'; end $$;
        create trigger fail before insert on readiness execute function fail()`)
      await until('it says so', async () => (await healthOf(site)).status !== 'ready')
      assert.deepEqual(await healthOf(site), { ready: 503, status: said, live: 200 })
      await site.pool.query('drop function fail() cascade')
      await until('it is ready again', isReady(site))
    })
  }

  test('the server is not ready without new connections, though old ones work', async () => {
    await until('it is ready', isReady(site))
    const { rows } = await site.pool.query('select current_database() as name')
    await site.pool.query(`alter database ${rows[0].name} connection limit 0`)
    const limited = async () => (await healthOf(site)).status === 'database unreachable'
    await until('it says so', limited)
    assert.equal((await site.pool.query('select 1')).rowCount, 1)
    await site.pool.query(`alter database ${rows[0].name} connection limit -1`)
    await until('it is ready again', isReady(site))
  })

  test('a hundred probes check the database once', async () => {
    await until('it is ready', isReady(site))
    await site.pool.query(`
      create sequence probes;
      create function count_probe() returns trigger language plpgsql as
        $$ begin perform nextval('probes'); return new; end $$;
      create trigger count_probe before insert on readiness for each statement execute function
        count_probe()`)
    await Promise.all(Array.from({ length: 100 }, () => site.app.inject('/readyz')))
    const { rows } = await site.pool.query('select last_value from probes')
    assert.ok(rows[0].last_value < 5, `${rows[0].last_value} writes`)
  })
})

/** Mounts a small disk that can be filled without harm; only possible as root. */
function smallDisk(): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'bb-small-disk-'))
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', path], { stdio: 'ignore' })
    return path
  } catch {
    return undefined
  }
}

const disk = smallDisk()

if (disk) {
  describe('a nearly full disk of the embedded database', () => {
    const site = useApp({ dataDir: disk })
    after(() => execFileSync('/bin/umount', ['--lazy', disk]))

    test('the server is alive but not ready until there is space', async () => {
      assert.deepEqual(await healthOf(site), { ready: 200, status: 'ready', live: 200 })
      await writeFile(join(disk, 'filler'), Buffer.alloc(48 * 1024 * 1024))
      await until('it says so', async () => (await healthOf(site)).status !== 'ready')
      assert.deepEqual(await healthOf(site), { ready: 503, status: 'disk full', live: 200 })
      await rm(join(disk, 'filler'))
      await until('it is ready again', isReady(site))
    })
  })
}
