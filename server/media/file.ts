import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where photos lie: DATA_DIR/media/<id>/<width>.webp. No name of a client is ever part of a path. */

const folderOf = (dataDir: string) => join(dataDir, 'media')
// In the same file system as the photos, so that a finished folder moves in one step.
const incomingOf = (dataDir: string) => join(folderOf(dataDir), 'incoming')

/** The path of one file of a photo or drawing. */
export function pathOf(dataDir: string, id: string, name: string): string {
  return join(folderOf(dataDir), id, name)
}

/** Receives a stream into a file of its own for as long as `work` needs it; nothing stays behind. */
export async function withIncoming<T>(
  dataDir: string,
  chunks: AsyncIterable<Buffer>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(incomingOf(dataDir), randomUUID())
  await mkdir(incomingOf(dataDir), { recursive: true })
  try {
    const file = await open(path, 'wx')
    try {
      // Unlike write(), this goes on after a short write and so meets a full disk as an error.
      await file.writeFile(chunks)
    } finally {
      await file.close()
    }
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Keeps the files of one photo: written and flushed aside, then there all at once. */
export async function keepFiles(
  dataDir: string,
  id: string,
  files: { name: string; data: Buffer }[],
): Promise<void> {
  const draft = join(incomingOf(dataDir), id)
  await mkdir(draft, { recursive: true })
  try {
    for (const { name, data } of files) await writeFlushed(join(draft, name), data)
    await flushFolder(draft)
    await rename(draft, join(folderOf(dataDir), id))
    await flushFolder(folderOf(dataDir))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Removes the files of one photo; without any it does nothing. */
export async function dropFiles(dataDir: string, id: string): Promise<void> {
  await rm(join(folderOf(dataDir), id), { recursive: true, force: true })
}

async function writeFlushed(path: string, data: Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and writes its entries through.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Ids of kept photos that have lain there longer than the given milliseconds. */
export async function oldFolders(dataDir: string, milliseconds: number): Promise<string[]> {
  const names = await old(folderOf(dataDir), milliseconds)
  return names.filter((name) => /^[\da-f-]{36}$/.test(name))
}

/** Removes what an upload that never ended left behind. */
export async function dropOldIncoming(dataDir: string, milliseconds: number): Promise<void> {
  for (const name of await old(incomingOf(dataDir), milliseconds)) {
    await rm(join(incomingOf(dataDir), name), { recursive: true, force: true })
  }
}

async function old(folder: string, milliseconds: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const aged: string[] = []
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - milliseconds) aged.push(name)
  }
  return aged
}
