import assert from 'node:assert/strict'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { property } from '#contract/property/property.ts'
import { diskStore } from '#server/store/disk.ts'
import { saveFiles } from '#server/store/draft.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'
import { sweepMedia } from './sweep.ts'

const site = useApp()

const folder = () => join(site.context.config.dataDir, 'media')
const sweep = () => sweepMedia(site.context.db, site.context.stores.photos)
const idOf = (url: string) => url.split('/')[2] ?? ''

async function storedFiles(): Promise<string[]> {
  const names = await readdir(folder())
  const rows = await site.context.db.selectFrom('media').select('id').execute()
  const folders = names.filter((name) => name !== 'incoming').toSorted()
  assert.deepEqual(folders, rows.map(({ id }) => id).toSorted(), 'folders and rows')
  return folders
}

const age = (id: string, hours: number) =>
  site.context.db
    .updateTable('media')
    .set({ created_at: sql`now() - make_interval(hours => ${hours})` })
    .where('id', '=', id)
    .execute()

async function ageFolder(path: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(path, then, then)
}

/** Removes photos of other tests in this file, whose rows are gone with the cleared database. */
async function clearFolder(): Promise<void> {
  for (const name of await readdir(folder()).catch(() => []))
    await ageFolder(join(folder(), name), 4)
  await sweep()
}

test('an upload is deleted after a day unless a listing has it (UPL-12)', async () => {
  await clearFolder()
  const owner = await makeBroker(site.context.db)
  const [old, fresh, used] = [
    idOf((await makePhoto(site, owner)).url),
    idOf((await makePhoto(site, owner)).url),
    await makePhoto(site, owner),
  ]
  const { id } = await makeProperty(site.context.db, { brokerId: owner.id, status: 'pending' })
  await site.call(property.change, { params: { id }, body: { images: [{ url: used.url }] } }, owner)
  await age(old, 25)
  await age(fresh, 23)
  await age(idOf(used.url), 1_000)
  await sweep()
  assert.deepEqual(await storedFiles(), [fresh, idOf(used.url)].toSorted())
})

test('files without a row are deleted, but not those that may still get one (DUR-09)', async () => {
  await clearFolder()
  const [stale, young] = [v7(), v7()]
  for (const id of [stale, young]) {
    await mkdir(join(folder(), id), { recursive: true })
    await writeFile(join(folder(), id, '400.webp'), 'x')
  }
  await mkdir(join(folder(), 'incoming'), { recursive: true })
  for (const name of ['half-a-file', 'fresh-file'])
    await writeFile(join(folder(), 'incoming', name), 'x')
  await ageFolder(join(folder(), stale), 4)
  await ageFolder(join(folder(), 'incoming', 'half-a-file'), 4)
  await sweep()
  const names = await readdir(folder())
  assert.ok(!names.includes(stale) && names.includes(young))
  assert.deepEqual(await readdir(join(folder(), 'incoming')), ['fresh-file'])
})

test('a listing and the sweep that use one photo at the same time agree', async () => {
  const { db } = site.context
  const owner = await makeBroker(db)
  for (let round = 0; round < 10; round++) {
    const { url } = await makePhoto(site, owner)
    await age(idOf(url), 25)
    const { id } = await makeProperty(db, { brokerId: owner.id, status: 'pending' })
    const [answer] = await Promise.all([
      site.call(property.change, { params: { id }, body: { images: [{ url }] } }, owner),
      sweep().catch(() => undefined),
    ])
    const rows = await db.selectFrom('media').select('id').where('id', '=', idOf(url)).execute()
    if (answer.status === 200) assert.equal(rows.length, 1)
    else
      assert.deepEqual([answer.status, answer.body.code, rows.length], [400, 'image_not_yours', 0])
  }
})

test('the sweep does nothing where nothing was uploaded', async () => {
  await sweepMedia(site.context.db, diskStore(join(site.context.config.dataDir, 'nowhere')))
})

test('two processes that load the same demo at once share its pictures', async () => {
  const { photos } = site.context.stores
  const id = v7()
  const load = () => saveFiles(photos, id, [{ name: 'drawing.svg', data: '<svg/>' }])
  await Promise.all([load(), load()])
  assert.equal((await photos.read(id, 'drawing.svg'))?.toString(), '<svg/>')
  await photos.drop(id)
})
