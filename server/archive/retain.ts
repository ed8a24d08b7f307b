import { type Base, isOfKey, listBases, listSegments, readBase } from './base.ts'
import type { Place } from './place.ts'
import { isSegment, numberOf } from './segment.ts'
import { listUploads } from './upload.ts'

interface Retained {
  place: Place
  key: Buffer
  system: string
  dataDir: string | undefined
  /** Every moment of so many days can be restored. */
  days: number
}

const dayMs = 86_400_000

/**
 * Removes what no moment of the days that are kept needs: base backups before the last one that is
 * older than that, the log before the oldest that is left, and uploads that neither it nor a newer
 * one names. Nothing is removed before a whole base backup stands.
 */
export async function retain({ place, key, system, dataDir, days }: Retained): Promise<void> {
  const { whole, broken, names } = await listBases(place, system)
  const bases: Base[] = []
  for (const folder of whole) {
    // One sealed with a former key is kept for as long as its name says.
    if (await isOfKey(place, key, folder)) bases.push(await readBase(place, key, folder))
  }
  const newest = bases.at(-1)
  if (!newest) return
  const horizon = Date.now() - days * dayMs
  const before = bases.filter((base) => Date.parse(base.endedAt) <= horizon)
  const oldest = before.at(-1) ?? bases[0] ?? newest
  const former = whole.filter((folder) => !bases.some((base) => base.folder === folder))
  const goes = (folder: string) => stampOf(folder) < stampOf(oldest.folder)
  const isKept = former.some((folder) => !goes(folder))
  const gone = [...whole, ...broken].filter(goes)
  for (const folder of gone) {
    // The manifest first: what is half removed must not look whole.
    const parts = names.filter((name) => name.startsWith(`${folder}/part-`))
    for (const name of [`${folder}/manifest`, ...parts]) await place.remove(name)
  }
  if (isKept) return
  for (const name of await listSegments(place, system)) {
    const isOld = isSegment(name.slice(0, 24)) && numberOf(name) < numberOf(oldest.startSegment)
    if (isOld) await place.remove(`${system}/wal/${name}`)
  }
  if (dataDir) await removeUploads({ place, system, dataDir }, bases, oldest)
}

const stampOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1)

/** Uploads that were deleted leave the archive with the last base backup that had them. */
async function removeUploads(
  { place, system, dataDir }: { place: Place; system: string; dataDir: string },
  bases: readonly Base[],
  oldest: Base,
): Promise<void> {
  const prefix = `${system}/files/`
  const kept = new Set(await listUploads(dataDir))
  for (const base of bases) {
    if (base.startedAt >= oldest.startedAt) for (const path of base.files ?? []) kept.add(path)
  }
  for (const name of await place.list(prefix)) {
    if (!kept.has(name.slice(prefix.length))) await place.remove(name)
  }
}
