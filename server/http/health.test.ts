import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { noSmallDisk, smallDisk } from '#test/process/small-disk.ts'
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

const disk = noSmallDisk ? undefined : smallDisk(64)

if (disk) {
  describe('a nearly full disk of the embedded database', () => {
    const site = useApp({ dataDir: disk.path })
    after(disk.remove)

    test('the server is alive but not ready until there is space', async () => {
      assert.deepEqual(await healthOf(site), { ready: 200, status: 'ready', live: 200 })
      disk.fill(16 * 1024 * 1024)
      await until('it says so', async () => (await healthOf(site)).status !== 'ready')
      assert.deepEqual(await healthOf(site), { ready: 503, status: 'disk full', live: 200 })
      disk.makeRoom()
      await until('it is ready again', isReady(site))
    })

    test('calls that write are refused, and those that read are served', async () => {
      const write = () =>
        site.call(customer.login, { body: { email: 'a@example.in', password: 'x' } })
      assert.equal((await write()).status, 400)
      disk.fill(16 * 1024 * 1024)
      await until('writes are refused', async () => (await write()).status === 507)
      const { body, headers } = await write()
      assert.deepEqual([body.code, headers['retry-after']], ['storage_full', '60'])
      assert.match(body.message, /Nothing was saved/)
      assert.equal((await site.app.inject('/api/public/properties')).statusCode, 200)
      disk.makeRoom()
      // Sign-ins that often fail are refused by their own limit later on.
      await until('writes are taken again', async () => (await write()).status !== 507)
    })
  })
}
