import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { upload } from '#test/photo.ts'

/** Mounts a disk of four megabytes; returns undefined if this user may not mount one. */
function smallDisk(): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'bb-small-disk-'))
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=4m', 'none', path], { stdio: 'ignore' })
    return path
  } catch {
    return undefined
  }
}

const disk = smallDisk()
const site = useApp(disk ? { dataDir: disk } : {})
after(() => {
  if (disk) execFileSync('/bin/umount', ['--lazy', disk])
})

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
    const room = 4 * 1024 * 1024
    for (const left of [data.length / 2, data.length + 60_000]) {
      const filler = join(disk, 'filler')
      await writeFile(filler, Buffer.alloc(Math.floor(room - left)))
      const { status, body } = await upload(site, token, { data })
      assert.deepEqual([status, body.code], [507, 'storage_full'], `${left} bytes left`)
      assert.deepEqual(await rows(), [])
      const kept: string[] = await readdir(join(disk, 'media')).catch(() => [])
      assert.deepEqual(
        kept.filter((name) => name !== 'incoming'),
        [],
      )
      assert.deepEqual(await readdir(join(disk, 'media', 'incoming')), [])
      await rm(filler)
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
