import type { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { refuse } from '#contract/refusal.ts'
import { checkKind, kindByName } from '#server/import/tabular/file-kind.ts'
import {
  headOf,
  unfoldWorkbook,
  type WorkbookLimits,
  type WorkbookSheets,
} from '#server/import/tabular/workbook.ts'
import { dropFile, type StoredFile, storeFile } from './files.ts'

export interface Incoming {
  fileName: string
  content: Readable
}

export interface UploadLimits {
  maxBytes: number
  extensions: readonly string[]
  /** A workbook is read at once and not as a stream. */
  workbook: WorkbookLimits & { bytes: number }
}

/** A file that is stored by the id of its import; the rows of a workbook lie in its place. */
export interface ReceivedFile extends StoredFile {
  id: string
  fileName: string
  workbook: WorkbookSheets | undefined
}

/**
 * Stores a file, reads what was said beside it and has it taken in. A file that is no table, or
 * that is refused, leaves nothing behind.
 */
export async function receiveFile<Given extends { sheet?: string | undefined }, Taken>(
  dataDir: string,
  { fileName, content }: Incoming,
  limits: UploadLimits,
  readGiven: () => Promise<Given>,
  take: (file: ReceivedFile, given: Given) => Promise<Taken>,
): Promise<Taken> {
  const kind = kindByName(fileName, limits.extensions)
  const id = v7()
  const stored = await storeFile(dataDir, id, content, limits.maxBytes)
  try {
    checkKind(kind, await headOf(stored.path))
    const given = await readGiven()
    const workbook = await unfoldWorkbook(stored.path, limits.workbook, given.sheet)
    if (given.sheet && !workbook) throw noSheets(fileName)
    return await take({ ...stored, id, fileName: shownName(fileName), workbook }, given)
  } catch (error) {
    await dropFile(dataDir, id)
    throw error
  }
}

export const noSheets = (fileName: string) =>
  refuse('invalid_input', { fields: { sheet: `${shownName(fileName)} has no sheets.` } })

/**
 * The name of a file for people: no path, no control or direction characters, not longer than a
 * line.
 */
function shownName(name: string): string {
  const base = name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{C}/gu, '')
    .trim()
  return base.slice(0, 120)
}
