import type { Config } from '#server/config.ts'
import { codeOf } from '#server/db/failure.ts'
import { BrokenArchive, openArchive, type TileArchive } from './archive.ts'
import { openSource } from './source.ts'

/** The street tiles of MAP_TILES. */
export interface StreetMap {
  /** The archive; undefined if the file is broken, and the plain map is used. */
  archive: TileArchive | undefined
  /** Why the last tile could not be read. */
  trouble: string | undefined
  close(): Promise<void>
}

/**
 * Opens the archive of MAP_TILES; undefined without the setting. A broken file is logged and stops
 * nothing: maps are shown without streets.
 */
export async function openStreetMap(
  { mapTiles, s3 }: Pick<Config, 'mapTiles' | 's3'>,
  log: (line: string) => void,
): Promise<StreetMap | undefined> {
  if (!mapTiles) return undefined
  const name = 'path' in mapTiles ? mapTiles.path : `s3:${mapTiles.key}`
  const none = (reason: string): StreetMap => {
    log(`MAP_TILES: ${name} ${reason}. The map goes on without streets.`)
    return { archive: undefined, trouble: reason, close: async () => undefined }
  }
  let close = async () => {}
  try {
    const source = await openSource(mapTiles, s3)
    close = source.close
    return { archive: await openArchive(source), trouble: undefined, close }
  } catch (error) {
    await close()
    return none(reasonOf(error))
  }
}

/** Returns the reason in words that follow the name of the file. */
export function reasonOf(error: unknown): string {
  if (error instanceof BrokenArchive) return error.message
  return `cannot be read (${codeOf(error) ?? (error instanceof Error ? error.message : 'unknown')})`
}
