import { type Base, isOfKey, listBases, listSegments, readBase } from '#server/archive/base.ts'
import { Damaged, decrypt } from '#server/archive/encryption.ts'
import { bytesOf, isHistory, timelineOf } from '#server/archive/segment.ts'
import type { ArchiveStore } from '#server/archive/store.ts'
import { StartError } from '#server/start-error.ts'

/** Where a restore goes: a moment, a named position, or as far as the archive reaches. */
export type Target = { time: Date } | { name: string } | 'latest'

/** Returns whose archive it is; refuses one of several databases unless one is named. */
export async function chooseSystem(
  store: ArchiveStore,
  given: string | undefined,
): Promise<string> {
  const names = await store.list('')
  const systems = [...new Set(names.map((name) => name.split('/')[0] ?? ''))].filter((name) =>
    /^\d+$/.test(name),
  )
  if (given && systems.includes(given)) return given
  const [first, ...others] = systems
  if (given || !first) {
    throw new StartError(
      given
        ? `The archive holds no database ${given}: ${systems.join(', ') || 'it is empty'}.`
        : 'The archive is empty.',
    )
  }
  if (others.length === 0) return first
  throw new StartError(
    `The archive holds several databases: name one with --database (${systems.join(', ')}).`,
  )
}

/** Returns the newest base backup that leads to the target. */
export async function chooseBase(
  store: ArchiveStore,
  key: Buffer,
  system: string,
  target: Target,
): Promise<Base> {
  const { whole } = await listBases(store, system)
  const timelines = await readTimelines(store, key, system)
  let oldest: Base | undefined
  let ofOtherKey: string | undefined
  for (const folder of whole.toReversed()) {
    if (!(await isOfKey(store, key, folder))) {
      ofOtherKey ??= folder
      continue
    }
    const base = await readBase(store, key, folder)
    if (!timelines.include(base)) continue
    oldest = base
    if (typeof target === 'string' || 'name' in target) return base
    if (Date.parse(base.endedAt) <= target.time.getTime()) return base
  }
  if (oldest && typeof target !== 'string')
    throw new StartError(`The archive begins at ${oldest.endedAt}: name a moment after that.`)
  throw new Damaged(
    ofOtherKey
      ? `${ofOtherKey} in the archive was encrypted with another key: set SECRET_KEY, or ` +
          'DATA_DIR/secret.key, to the one of that time.'
      : 'The archive holds no whole base backup.',
  )
}

/**
 * Reads the newest timeline and where it left its ancestors (PostgreSQL manual, "Timelines"). It
 * includes a base backup that ended on it, or on an ancestor before it left that.
 */
async function readTimelines(store: ArchiveStore, key: Buffer, system: string) {
  const histories = [...(await listSegments(store, system))].filter(isHistory).sort()
  const newest = histories.at(-1)
  const left = new Map<number, number>()
  if (newest) {
    const object = `${system}/wal/${newest}`
    const encrypted = await store.get(object)
    const text = encrypted ? (await decrypt(key, object, encrypted)).toString() : ''
    for (const [, timeline, lsn = ''] of text.matchAll(/^(\d+)\t([\dA-F]+\/[\dA-F]+)/gm))
      left.set(Number(timeline), bytesOf(lsn))
  }
  const latest = newest ? timelineOf(newest) : 1
  return {
    include({ timeline, end }: Base): boolean {
      return timeline === latest || end <= (left.get(timeline) ?? -1)
    },
  }
}
