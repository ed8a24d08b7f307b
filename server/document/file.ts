import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where documents lie: DATA_DIR/documents/<id>, encrypted. No name of a client is part of a path. */

const folderOf = (dataDir: string) => join(dataDir, 'documents')
// In the same file system, so that a finished file moves in one step.
const incomingOf = (dataDir: string) => join(folderOf(dataDir), 'incoming')

/** Writes a file aside as it arrives; `keep` puts it in its place, flushed. */
export async function receiveFile(
  dataDir: string,
  id: string,
  chunks: AsyncIterable<Buffer>,
): Promise<{ keep(): Promise<void>; drop(): Promise<void> }> {
  const draft = join(incomingOf(dataDir), id)
  const kept = join(folderOf(dataDir), id)
  const drop = async () => {
    await rm(draft, { force: true })
    await rm(kept, { force: true })
  }
  await mkdir(incomingOf(dataDir), { recursive: true, mode: 0o700 })
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(chunks)
    await file.sync()
  } catch (error) {
    await file.close()
    await drop()
    throw error
  }
  await file.close()
  return {
    drop,
    async keep() {
      await rename(draft, kept)
      await flushFolder(folderOf(dataDir))
    },
  }
}

export async function readDocument(dataDir: string, id: string): Promise<Buffer | undefined> {
  return readFile(join(folderOf(dataDir), id)).catch(() => undefined)
}

export async function dropDocument(dataDir: string, id: string): Promise<void> {
  await rm(join(folderOf(dataDir), id), { force: true })
}

/** Removes what uploads that never ended left behind, and names the files older than that. */
export async function oldDocuments(dataDir: string, milliseconds: number): Promise<string[]> {
  for (const name of await old(incomingOf(dataDir), milliseconds)) {
    await rm(join(incomingOf(dataDir), name), { force: true })
  }
  const names = await old(folderOf(dataDir), milliseconds)
  return names.filter((name) => /^[\da-f-]{36}$/.test(name))
}

async function old(folder: string, milliseconds: number): Promise<string[]> {
  const aged: string[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found?.isFile() && found.mtimeMs < Date.now() - milliseconds) aged.push(name)
  }
  return aged
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
