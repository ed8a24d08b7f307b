import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'

/**
 * A cluster's files as one stream: for each file or folder the length and JSON of its entry, then
 * for a file its content in frames, each after its length, and a frame of length zero.
 */
export interface Entry {
  path: string
  isFolder: boolean
}

/** Content that a new start makes anew (PostgreSQL manual, "Backing Up the Data Directory"). */
const emptied =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
/** Files of one run, and of one session. */
const left =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init|\.s\.PGSQL\..*|pgsql_tmp[^/]*|t\d+_\d+.*)(\/|$)/

/** Yields a running cluster in the form above: what changes meanwhile the log will put right. */
export async function* pack(cluster: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  yield* packFolder(cluster, '', signal)
}

async function* packFolder(
  cluster: string,
  folder: string,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  for (const name of (await readdir(join(cluster, folder))).sort()) {
    signal.throwIfAborted()
    const path = folder ? `${folder}/${name}` : name
    const found = await lstat(join(cluster, path)).catch(unlessGone)
    if (!found || left.test(path)) continue
    if (found.isSymbolicLink())
      throw new StartError(
        `${path} in the database folder is a link: tablespaces are not archived.`,
      )
    if (found.isDirectory()) {
      yield entry({ path, isFolder: true })
      if (!emptied.test(`${path}/`)) yield* packFolder(cluster, path, signal)
      else yield* packFolders(cluster, path)
    } else if (found.isFile()) {
      yield entry({ path, isFolder: false })
      yield* frames(join(cluster, path))
    }
  }
}

/** Folders alone, such as `pg_wal/archive_status`. */
async function* packFolders(cluster: string, folder: string): AsyncGenerator<Buffer> {
  if (folder !== 'pg_wal') return
  for (const found of await readdir(join(cluster, folder), { withFileTypes: true }))
    if (found.isDirectory()) yield entry({ path: `${folder}/${found.name}`, isFolder: true })
}

async function* frames(path: string): AsyncGenerator<Buffer> {
  const chunks = createReadStream(path, { highWaterMark: 1024 * 1024 })
  try {
    for await (const chunk of chunks) {
      yield lengthOf(chunk)
      yield chunk
    }
  } catch (error) {
    // A table was dropped: the log drops it again.
    unlessGone(error)
  }
  yield lengthOf(Buffer.alloc(0))
}

function entry(content: Entry): Buffer {
  const json = Buffer.from(JSON.stringify(content))
  return Buffer.concat([lengthOf(json), json])
}

function lengthOf(content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return length
}

function unlessGone(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** Gathers a stream into parts of this many bytes; the last may be shorter. */
export async function* inParts(
  chunks: AsyncIterable<Buffer>,
  bytes: number,
): AsyncGenerator<Buffer> {
  let pending: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    pending.push(chunk)
    size += chunk.length
    if (size < bytes) continue
    yield Buffer.concat(pending)
    pending = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(pending)
}
