import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { subscription } from '#contract/billing/subscription.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { followAuditLog, verifyDatabase } from '#server/audit/chain/service.ts'
import { keyFileIn } from '#server/secret/key-file.ts'
import { readSecrets } from '#server/secret/secret.ts'
import { useApp } from '#test/app.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { makeInvoiceSetting, makePlan } from '#test/make-subscription.ts'
import { putBack } from './backup/put-back.ts'
import { takeBackup } from './backup/take.ts'

/** Everything is written away under load and comes back equal (DUR-13). */

const site = useApp()
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let empty: TestDatabase
const said: string[] = []
const say = (line: string) => void said.push(line)

before(async () => {
  folder = await temporaryFolder()
})
after(() => folder.remove())
beforeEach(async () => {
  empty = await testDatabase({ bare: true })
})
afterEach(() => empty.drop())

let serial = 0
/**
 * A marketplace with a listing, an invoice and uploads, its backup's folder, and where it may go.
 */
async function market() {
  const { db, config } = site.context
  await makeInvoiceSetting(db)
  const caller = await makeAdministrator(db, { role: 'admin' })
  const { id: brokerId } = await makeBroker(db, { companyName: 'Tab\there, line\nthere, \\N' })
  const { id: listing } = await makeProperty(db, { brokerId, status: 'approved' })
  const plan = await makePlan(db)
  const assign = { params: { id: brokerId }, body: { planId: plan.id } }
  assert.equal((await site.call(subscription.assign, assign, caller)).status, 201)
  await followAuditLog(db)
  await mkdir(join(config.dataDir, 'media', 'one'), { recursive: true })
  await writeFile(join(config.dataDir, 'media', 'one', 'large.webp'), Buffer.alloc(300_000, 7))
  await mkdir(join(config.dataDir, 'documents'), { recursive: true })
  await writeFile(join(config.dataDir, 'documents', 'two'), 'sealed')
  serial++
  const from = { pool: site.pool, dataDir: config.dataDir, keyFile: keyFileIn(config.dataDir), say }
  const dataDir = join(folder.path, `data-${serial}`)
  const to = { pool: empty.pool, dataDir, keyFile: keyFileIn(dataDir), say }
  return { listing, backup: join(folder.path, `backup-${serial}`), from, to }
}

const ask = (id: string, caller: number) =>
  site.call(
    inquiry.create,
    { params: { id }, body: { name: 'Meera', phone: `98${10_000_000 + caller}` } },
    { address: `10.0.${caller >> 8}.${caller & 255}` },
  )

describe('a backup', () => {
  test('taken while people write comes back equal, whole and working', async () => {
    const { listing, backup, from, to } = await market()
    let isTaken = false
    let asked = 0
    const writing = (async () => {
      while (!isTaken) assert.equal((await ask(listing, asked++)).status, 201)
    })()
    const manifest = await takeBackup({ ...from, folder: backup })
    isTaken = true
    await writing
    await putBack({ ...to, folder: backup })

    // One moment: what is counted on the listing is what is there.
    const { rows } = await sql<{ counted: number; there: number }>`
      select inquiries as counted, (select count(*)::int from inquiry) as there
      from property`.execute(empty.db)
    assert.equal(rows[0]?.counted, rows[0]?.there)
    for (const path of ['media/one/large.webp', 'documents/two']) {
      assert.deepEqual(
        await readFile(join(to.dataDir, path)),
        await readFile(join(from.dataDir, path)),
      )
    }
    // Taken anew, it is the same to the last byte.
    const again = await takeBackup({ ...to, folder: `${backup}-again` })
    assert.deepEqual(again.tables, manifest.tables)
    assert.deepEqual(again.files, manifest.files)
    assert.deepEqual(again.sequences, manifest.sequences)
    // Documents can be opened there.
    const { secrets } = site.context
    const restored = await readSecrets({ dataDir: to.dataDir, secretKey: undefined }, empty.db)
    assert.deepEqual(restored.keyFor('document'), secrets.keyFor('document'))
    assert.equal((await stat(join(backup, 'secret.key'))).mode & 0o777, 0o600)
    assert.ok(said.some((line) => line.includes('secret.key opens the documents')))
    // The audit log proves itself there.
    const chain = await verifyDatabase(empty.db)
    assert.deepEqual([chain.entries, chain.breaks], [1, []])
    // The rules of the database hold again.
    await assert.rejects(sql`delete from invoice`.execute(empty.db), /never changed/)
  })

  test('is not put over what is there, nor into a folder in use', async () => {
    const { backup, from, to } = await market()
    await takeBackup({ ...from, folder: backup })
    await assert.rejects(takeBackup({ ...from, folder: backup }), /is not empty/)
    await assert.rejects(putBack({ ...from, folder: backup }), /The database is not empty/)
    await mkdir(join(to.dataDir, 'media', 'mine'), { recursive: true })
    await assert.rejects(putBack({ ...to, folder: backup }), /media is not empty/)
    await assert.rejects(putBack({ ...to, folder: folder.path }), /no whole backup/)
  })

  test('damaged or of another release is named and leaves nothing behind', async () => {
    const { backup, from, to } = await market()
    await takeBackup({ ...from, folder: backup })
    const table = join(backup, 'tables', 'broker.copy')
    const rows = await readFile(table, 'utf8')
    await writeFile(table, rows.replace('line', 'lime'))
    await assert.rejects(putBack({ ...to, folder: backup }), /damaged; nothing .*: broker/)
    const { rows: left } = await sql`select from broker`.execute(empty.db)
    assert.equal(left.length, 0)
    await assert.rejects(readdir(join(to.dataDir, 'media')), /ENOENT/)
    const manifest = join(backup, 'manifest.json')
    const kept = await readFile(manifest, 'utf8')
    for (const path of ['media/../../taken', 'documents/..', '../media/one', '/media/one', 'one']) {
      await writeFile(manifest, kept.replace('media/one/large.webp', path))
      await assert.rejects(putBack({ ...to, folder: backup }), /manifest.json cannot be read/)
    }
    await writeFile(manifest, kept.replace('0000-baseline', '0000-other'))
    await assert.rejects(putBack({ ...to, folder: backup }), /another release/)
  })
})
