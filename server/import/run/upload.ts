import type { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
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
  /** A workbook is read as a whole and not as a stream. */
  workbook: WorkbookLimits & { bytes: number }
}

/** A file stored under the id of its import. The rows of a workbook replace the workbook there. */
export interface ReceivedFile extends StoredFile {
  id: string
  fileName: string
  workbook: WorkbookSheets | undefined
}

/**
 * Stores a file, parses the other form fields and creates the import. A file that is refused is
 * deleted.
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
  refuse('invalid_input', {
    fields: { sheet: t('{fileName} has no sheets.', { fileName: shownName(fileName) }) },
  })

/**
 * Returns a file name safe for display: without path, control or direction characters, cut to one
 * line.
 */
function shownName(name: string): string {
  const base = name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{C}/gu, '')
    .trim()
  return base.slice(0, 120)
}
