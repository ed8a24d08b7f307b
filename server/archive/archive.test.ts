import assert from 'node:assert/strict'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Archived, restoreFor, useArchived } from '#test/archive/archived.ts'
import { runStatement } from '#test/embedded.ts'
import { until } from '#test/process/until.ts'

/** The archive of a running database, and what comes back from it. */

const insertMark = async ({ client }: Archived, name: string): Promise<Date> => {
  await client.query('insert into mark (name) values ($1)', [name])
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  // PostgreSQL counts microseconds.
  return new Date((rows[0]?.at.getTime() ?? 0) + 1)
}

/** Everything until now is in the archive. */
async function settle({ archive }: Archived): Promise<void> {
  const begin = Date.now()
  await archive.closeSegment()
  await until('the archive reaches to now', () => {
    const { behindSeconds } = archive.state
    return behindSeconds !== null && behindSeconds <= (Date.now() - begin) / 1000 + 0.5
  })
}

const names = async (url: string) =>
  (await runStatement(url, 'select name from mark order by name')).map(({ name }) => name)

test('every moment of the archive comes back, and nothing that is damaged', async (t) => {
  const site = await useArchived()
  await site.client.query('create table mark (name text primary key)')
  await insertMark(site, 'a, before the base backup')
  await site.archive.takeBaseWhenDue()
  await insertMark(site, 'b')
  const moment = await insertMark(site, 'c, the last that is wanted')
  await until('the millisecond is over', () => Date.now() > moment.getTime() + 2)
  await insertMark(site, 'd, a mistake')
  await settle(site)

  await t.test('as it was at a given moment', async () => {
    const { url, discard, dataDir } = await restoreFor(site, { time: moment })
    const found = await names(url)
    await discard()
    assert.deepEqual(found, ['a, before the base backup', 'b', 'c, the last that is wanted'])
    assert.deepEqual(
      (await readdir(dataDir)).filter((name) => name.includes('new')),
      [],
    )
  })

  await t.test('the log is encrypted: no text of it can be read in the archive', async () => {
    for (const name of await site.store.list('')) {
      const content = await readFile(join(site.folder, name))
      assert.ok(!content.includes('the last that is wanted'), name)
    }
  })

  await t.test('not before its first base backup, nor beyond its end', async () => {
    await assert.rejects(
      restoreFor(site, { time: new Date(moment.getTime() - 3_600_000) }),
      /The archive begins at .*name a moment after that/,
    )
    await assert.rejects(
      restoreFor(site, { time: new Date(Date.now() + 60_000) }),
      /The archive does not reach .*: [\dA-F]{24} is not in it/,
    )
  })

  await t.test(
    'with a wrong key, a missing or a truncated object nothing is restored',
    async () => {
      await assert.rejects(
        restoreFor({ store: site.store, key: Buffer.alloc(32, 8) }, { time: moment }),
        /encrypted with another key: set SECRET_KEY/,
      )
      const stored = await site.store.list('')
      const base = stored.find((name) => name.endsWith('part-000000')) ?? ''
      const segment = stored.filter((name) => /wal\/[\dA-F]{24}$/.test(name)).at(-1) ?? ''
      const faults: [string, RegExp][] = [
        [base, /part-000000 in the archive is damaged.*cut off/],
        [segment, /wal\/[\dA-F]{24} in the archive is damaged.*Nothing was restored/],
      ]
      for (const [name, sentence] of faults) {
        const path = join(site.folder, name)
        const whole = await readFile(path)
        await writeFile(path, whole.subarray(0, whole.length - 100))
        await assert.rejects(restoreFor(site, { time: moment }), sentence)
        await rename(path, `${site.folder}/aside`)
        await assert.rejects(restoreFor(site, { time: moment }), /is missing|is not in it/)
        await rm(`${site.folder}/aside`)
        await writeFile(path, whole)
      }
    },
  )

  await t.test('one object never stands for another', async () => {
    const [first = '', second = ''] = (await site.store.list('')).filter((name) =>
      /wal\/[\dA-F]{24}$/.test(name),
    )
    const original = await readFile(join(site.folder, first))
    await writeFile(join(site.folder, first), await readFile(join(site.folder, second)))
    const { decrypt } = await import('./encryption.ts')
    const content = await site.store.get(first)
    assert.ok(content)
    await assert.rejects(decrypt(site.key, first, content), /damaged/)
    await writeFile(join(site.folder, first), original)
  })

  await t.test(
    'what is restored goes on on a line of its own, with a new base backup',
    async () => {
      const recovered = await restoreFor(site, { time: moment })
      const rows = await runStatement(
        recovered.url,
        'select timeline_id from pg_control_checkpoint()',
      )
      await recovered.keep()
      assert.deepEqual(rows, [{ timeline_id: 2 }])
      const held = await readdir(join(recovered.dataDir, 'postgres-18', 'pg_wal', 'archive_status'))
      assert.ok(held.includes('00000002.history.ready'), held.join())
    },
  )
})
