import { type Base, isOfKey, listBases, listSegments, readBase } from './base.ts'
import { isSegment, numberOf } from './segment.ts'
import type { ArchiveStore } from './store.ts'
import { listUploads } from './upload.ts'

interface Retained {
  store: ArchiveStore
  key: Buffer
  system: string
  dataDir: string | undefined
  /** Every moment of so many days can be restored. */
  days: number
}

const dayMs = 86_400_000
/** Base backups are a day apart, and one may fail. */
const daysBetweenBases = 2

/**
 * Removes what no moment of the days that are kept needs: base backups before the last one that is
 * older than that, the log before the oldest that is left, and deleted uploads that no moment of
 * these days had. Nothing is removed before a whole base backup is there.
 */
export async function retain({ store, key, system, dataDir, days }: Retained): Promise<void> {
  const { whole, broken, names } = await listBases(store, system)
  const bases: Base[] = []
  for (const folder of whole) {
    // One encrypted with a former key is kept for as long as its name says.
    if (await isOfKey(store, key, folder)) bases.push(await readBase(store, key, folder))
  }
  const newest = bases.at(-1)
  if (!newest) return
  const horizon = Date.now() - days * dayMs
  const before = bases.filter((base) => Date.parse(base.endedAt) <= horizon)
  const oldest = before.at(-1) ?? bases[0] ?? newest
  const former = whole.filter((folder) => !bases.some((base) => base.folder === folder))
  const isBefore = (folder: string) => stampOf(folder) < stampOf(oldest.folder)
  const hasFormerLater = former.some((folder) => !isBefore(folder))
  const removable = [...whole, ...broken].filter(isBefore)
  for (const folder of removable) {
    // The manifest first: what is half removed must not look whole.
    const parts = names.filter((name) => name.startsWith(`${folder}/part-`))
    for (const name of [`${folder}/manifest`, ...parts]) await store.remove(name)
  }
  // Its log is needed as long as it is.
  if (hasFormerLater) return
  for (const name of await listSegments(store, system)) {
    const isOld = isSegment(name.slice(0, 24)) && numberOf(name) < numberOf(oldest.startSegment)
    if (isOld) await store.remove(`${system}/wal/${name}`)
  }
  if (dataDir) await removeUploads({ store, system, dataDir }, { bases, oldest, days })
}

const stampOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1)

/** Removes uploads that were deleted, once no moment that can be restored had them. */
async function removeUploads(
  { store, system, dataDir }: { store: ArchiveStore; system: string; dataDir: string },
  { bases, oldest, days }: { bases: readonly Base[]; oldest: Base; days: number },
): Promise<void> {
  const prefix = `${system}/files/`
  // The archive first: a file that is stored meanwhile is in neither list, or in both.
  const archived = (await store.list(prefix)).map((name) => name.slice(prefix.length))
  const needed = new Set(await listUploads(dataDir))
  for (const base of bases) {
    if (base.startedAt >= oldest.startedAt) for (const path of base.files ?? []) needed.add(path)
  }
  const before = Date.now() - (days + daysBetweenBases) * dayMs
  for (const path of chooseUploads(archived, { needed, before })) {
    await store.remove(prefix + path)
  }
}

/**
 * Returns the uploads to remove: those that nothing needs and that were made before a moment. One
 * that came and went between two base backups is in no list of theirs.
 */
export function chooseUploads(
  archived: readonly string[],
  { needed, before }: { needed: ReadonlySet<string>; before: number },
): string[] {
  return archived.filter((path) => !needed.has(path) && madeAt(path) < before)
}

/** The time of the UUIDv7 that an upload is named by (RFC 9562, 5.7); of another name, never. */
function madeAt(path: string): number {
  const [id] = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-/.exec(path) ?? []
  return id ? Number.parseInt(id.slice(0, 13).replace('-', ''), 16) : Number.POSITIVE_INFINITY
}
