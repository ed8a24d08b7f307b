import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { temporaryFolder } from '#test/folder.ts'
import { readSecrets, secretsOf } from './secret.ts'

/** The key of KYC documents and signed links is stored outside the database. */

const site = useApp()
const folder = await temporaryFolder()
after(() => folder.remove())

let serial = 0
/** Returns a server's configuration: its own folder, with or without SECRET_KEY. */
const place = (secretKey?: Buffer) => ({
  dataDir: join(folder.path, `data-${serial++}`),
  secretKey,
})
const documentKey = (key: Buffer) => secretsOf(key).keyFor('document')

async function databaseHolds(bytes: Buffer): Promise<boolean> {
  const { rows } = await site.pool.query('select value from secret')
  return rows.some(({ value }) => value.includes(bytes))
}

describe('the key of an installation', () => {
  test('is created at the first start, readable by its owner only, and then stays', async () => {
    const here = place()
    const first = await readSecrets(here, site.context.db)
    const path = join(here.dataDir, 'secret.key')
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex')
    assert.equal(await databaseHolds(key), false)
    const second = await readSecrets(here, site.context.db)
    assert.deepEqual(second.keyFor('document'), first.keyFor('document'))
    assert.deepEqual(await readdir(here.dataDir), ['secret.key'])
  })

  test('is a single one for concurrent starts', async () => {
    const here = place()
    const made = await Promise.all(
      Array.from({ length: 5 }, () => readSecrets(here, site.context.db)),
    )
    const [first] = made
    for (const one of made) assert.deepEqual(one.keyFor('x'), first?.keyFor('x'))
  })

  test('is moved out of the database where an earlier release stored it', async () => {
    const key = randomBytes(32)
    const put = () =>
      site.pool.query(`insert into secret (name, value) values ('signing', $1)`, [key])
    await put()
    const here = place()
    const moved = await readSecrets(here, site.context.db)
    assert.deepEqual(moved.keyFor('document'), documentKey(key))
    assert.equal(await databaseHolds(key), false)
    // It must not remain in the table's file either.
    const { rows } = await site.pool.query(
      `select n_dead_tup, pg_relation_size('secret') as size from pg_stat_user_tables
       where relname = 'secret'`,
    )
    assert.equal(Number(rows[0].size), 8192)
    // Killed after the file was written and before the row was deleted.
    await put()
    const repeated = await readSecrets(here, site.context.db)
    assert.deepEqual(repeated.keyFor('document'), documentKey(key))
    assert.equal(await databaseHolds(key), false)
  })

  test('is moved to SECRET_KEY only if that is the same', async () => {
    const key = randomBytes(32)
    await site.pool.query(`insert into secret (name, value) values ('signing', $1)`, [key])
    const wrong = readSecrets(place(randomBytes(32)), site.context.db)
    await assert.rejects(wrong, /is not the key that/)
    assert.equal(await databaseHolds(key), true, 'the only copy of the key was removed')
    const right = await readSecrets(place(key), site.context.db)
    assert.deepEqual(right.keyFor('document'), documentKey(key))
    assert.equal(await databaseHolds(key), false)
  })

  test('must be the same for every process of a database', async () => {
    const here = place()
    await readSecrets(here, site.context.db)
    const text = (await readFile(join(here.dataDir, 'secret.key'), 'utf8')).trim()
    await assert.rejects(readSecrets(place(), site.context.db), /set SECRET_KEY to its content/)
    const other = place(Buffer.from(text, 'hex'))
    await readSecrets(other, site.context.db)
    await assert.rejects(readSecrets(place(randomBytes(32)), site.context.db), /is not the key/)
  })

  test('that is unreadable stops the start with an error that does not reveal it', async () => {
    const here = place()
    await readSecrets(here, site.context.db)
    await writeFile(join(here.dataDir, 'secret.key'), 'not a key')
    await assert.rejects(readSecrets(here, site.context.db), {
      message: /secret.key does not hold 64 hexadecimal digits/,
    })
  })
})
