import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { upload } from '#test/photo.ts'
import { noSmallDisk, smallDisk } from '#test/process/small-disk.ts'

const disk = noSmallDisk ? undefined : smallDisk(4)
// The database is elsewhere: where it shares the disk, no call that writes would come this far.
const elsewhere = 'postgres://nobody@localhost/elsewhere'
const site = useApp(disk ? { dataDir: disk.path, databaseUrl: elsewhere } : {})
after(() => disk?.remove())

/** Returns noise, which no format compresses. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()

const rows = () => site.context.db.selectFrom('media').selectAll().execute()

// Only a private disk can be filled without harm to others.
if (disk) {
  test('a full disk refuses a photo and leaves nothing of it (DUR-08)', async () => {
    const { token } = await makeBroker(site.context.db)
    const data = await noise(900)
    for (const left of [data.length / 2, data.length + 60_000]) {
      disk.fill(Math.floor(left))
      const { status, body } = await upload(site, token, { data })
      assert.deepEqual([status, body.code], [507, 'storage_full'], `${left} bytes left`)
      assert.deepEqual(await rows(), [])
      const kept: string[] = await readdir(join(disk.path, 'media')).catch(() => [])
      assert.deepEqual(
        kept.filter((name) => name !== 'incoming'),
        [],
      )
      assert.deepEqual(await readdir(join(disk.path, 'media', 'incoming')), [])
      disk.makeRoom()
    }
    assert.equal((await upload(site, token, { data })).status, 201)
    assert.equal((await rows()).length, 1)
  })
} else {
  test('a photo is stored where there is room', async () => {
    const { token } = await makeBroker(site.context.db)
    assert.equal((await upload(site, token, { data: await noise(200) })).status, 201)
  })
}
