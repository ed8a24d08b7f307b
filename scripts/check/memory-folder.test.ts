import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { temporaryFolder } from '#test/folder.ts'

const { path, remove } = await temporaryFolder()
after(remove)

/** What another process prints that asks for a folder there, and whether it stood while it ran. */
function ask(place: string): { folder: string | undefined; stood: boolean } {
  const program = `
    import { existsSync } from 'node:fs'
    import { memoryFolder } from ${JSON.stringify(import.meta.resolve('./memory-folder.ts'))}
    const folder = memoryFolder(process.argv[1])
    console.log(JSON.stringify({ folder, stood: folder !== undefined && existsSync(folder) }))`
  const child = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '--eval', program, place],
    { encoding: 'utf8' },
  )
  return JSON.parse(child.stdout)
}

test('a folder in memory goes with its process, and with it what a killed one left', () => {
  // A process that has ended: its number is nobody's now.
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = join(path, `brickbazaar-check-${pid}`)
  const own = join(path, `brickbazaar-check-${process.pid}`)
  const other = join(path, 'somebody-else')
  for (const folder of [left, own, other]) mkdirSync(folder, { recursive: true })
  const { folder, stood } = ask(path)
  const { bavail, bsize } = statfsSync(path)
  assert.equal(stood, bavail * bsize >= 4 * 1024 ** 3)
  assert.equal(folder !== undefined && existsSync(folder), false)
  assert.deepEqual([left, own, other].map(existsSync), [!stood, true, true])
})

test('where there is no such place there is no folder', () => {
  assert.deepEqual(ask(join(path, 'nowhere')), { stood: false })
})
