import type { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { type ImportUpload, importLimits } from '#contract/import.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { type Inspected, inspect } from './inspect.ts'
import { missingFrom } from './plan.ts'
import { insertRun, recallMapping, updateRun } from './queries.ts'
import { planOf, type Run, readRun } from './run.ts'
import { unfolded } from './source/records.ts'
import { unfoldWorkbook } from './source/workbook.ts'
import { dropFile, type StoredFile, storeFile } from './store.ts'

export interface Incoming {
  fileName: string
  content: Readable
  maximumBytes?: number
}

const workbookLimits = {
  bytes: importLimits.workbookBytes,
  rows: importLimits.workbookRows,
  columns: 200,
}

/**
 * Takes a file in: stores it, looks at its beginning, and sends it to the check at once where nothing
 * has to be asked and the caller does not want to wait. A file that is no table is refused and leaves nothing behind.
 */
export async function receiveFile(
  db: Handle,
  dataDir: string,
  actor: Actor,
  incoming: Incoming,
  given: ImportUpload,
  next: 'check' | 'wait' = 'check',
): Promise<Run> {
  const id = v7()
  const stored = await storeFile(dataDir, id, incoming.content, incoming.maximumBytes)
  try {
    const isWorkbook = await unfoldWorkbook(stored.path, workbookLimits)
    const inspected = await inspect(stored.path, isWorkbook ? unfolded : undefined)
    const fileName = shownName(incoming.fileName)
    return await transact(db, async (tx) => {
      const run = await openImport(tx, id, actor, { fileName, stored, inspected }, given)
      // A proposed matching is looked at by a person first.
      const isKnown = run.mappingFrom !== 'proposed' && missingFrom(planOf(run)).length === 0
      if (next === 'wait' || !isKnown) return run
      await updateRun(tx, id, { status: 'checking' })
      return { ...run, status: 'checking' }
    })
  } catch (error) {
    await dropFile(dataDir, id)
    throw error
  }
}

async function openImport(
  tx: Handle,
  id: string,
  actor: Actor,
  { fileName, stored, inspected }: { fileName: string; stored: StoredFile; inspected: Inspected },
  { brokerId, publish = 'pending', ...parameters }: ImportUpload,
): Promise<Run> {
  const remembered = await recallMapping(tx, inspected.headers)
  const row = await insertRun(tx, {
    id,
    brokerId: brokerId ?? null,
    publish,
    fileName,
    size: stored.size,
    sha256: stored.sha256,
    ...inspected,
    ...(remembered && { mapping: remembered, mappingFrom: 'remembered' as const }),
    parameters,
    createdBy: actor.id,
    createdByName: actor.name,
  })
  const after = { fileName, size: stored.size, layout: inspected.layout }
  await record(tx, actor, 'import.uploaded', { kind: 'import', id }, { after })
  return readRun(row)
}

/** The name of a file for people: no path, no control or direction characters, not longer than a line. */
function shownName(name: string): string {
  const base = name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{C}/gu, '')
    .trim()
  return base.slice(0, 120) || 'listings.csv'
}
