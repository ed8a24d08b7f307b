import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { codeOf } from '#server/db/failure.ts'
import { Damaged, decrypt, encrypt } from './encryption.ts'
import type { ArchiveStore } from './store.ts'

/** Where photos and documents lie below DATA_DIR. A file is stored once and never changed. */
const rooms = ['media', 'documents'] as const

interface Uploads {
  store: ArchiveStore
  key: Buffer
  system: string
  dataDir: string
  signal: AbortSignal
}

/** Stores the uploads that the archive lacks; returns the paths of all that are there. */
export async function archiveUploads(uploads: Uploads): Promise<string[]> {
  const { store, key, system, dataDir, signal } = uploads
  const stored = new Set(await store.list(`${system}/files/`))
  const present: string[] = []
  for (const path of await listUploads(dataDir)) {
    signal.throwIfAborted()
    const name = `${system}/files/${path}`
    if (!stored.has(name)) {
      const content = await readFile(join(dataDir, path)).catch(unlessGone)
      if (!content) continue
      await store.put(name, await encrypt(key, name, content))
    }
    present.push(path)
  }
  return present
}

/** Brings back the uploads that DATA_DIR lacks; returns how many. */
export async function restoreUploads(uploads: Uploads): Promise<number> {
  const { store, key, system, dataDir } = uploads
  const prefix = `${system}/files/`
  const present = new Set(await listUploads(dataDir))
  let restored = 0
  for (const name of await store.list(prefix)) {
    const path = name.slice(prefix.length)
    if (present.has(path)) continue
    if (!isUpload(path)) throw new Damaged(`${name} in the archive is no upload.`)
    const encrypted = await store.get(name)
    if (!encrypted) continue
    await writeWhole(join(dataDir, path), await decrypt(key, name, encrypted))
    restored++
  }
  return restored
}

/** Paths below DATA_DIR; drafts lie in folders of their own and are left out. */
export async function listUploads(dataDir: string): Promise<string[]> {
  const paths: string[] = []
  for (const room of rooms) {
    const found = await readdir(join(dataDir, room), {
      withFileTypes: true,
      recursive: true,
    }).catch(() => [])
    for (const file of found) {
      if (!file.isFile()) continue
      const path = relative(dataDir, join(file.parentPath, file.name)).split(sep).join('/')
      if (isUpload(path)) paths.push(path)
    }
  }
  return paths.sort()
}

const isUpload = (path: string) => /^(media|documents)\/[\da-f-]{36}(\/[\w.-]+)?$/.test(path)

async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.restored`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

function unlessGone(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
