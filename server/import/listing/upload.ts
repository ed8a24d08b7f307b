import type { Readable } from 'node:stream'
import { v7 } from 'uuid'
import type { ImportUpload } from '#contract/import/import.ts'
import { refuse } from '#contract/refusal.ts'
import { importLimits } from '#contract/upload-limits.ts'
import { type Actor, record } from '#server/audit/record.ts'
import { getBroker } from '#server/broker/service.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { type Inspected, inspect } from '#server/import/listing/mapping/inspect.ts'
import { missingFrom } from '#server/import/listing/mapping/read-plan.ts'
import { proposeParameters } from '#server/import/listing/mapping/suggest-parameters.ts'
import { dropFile, importPath, type StoredFile, storeFile } from '#server/import/run/files.ts'
import { insertRun, updateRun } from '#server/import/run/run-queries.ts'
import { step } from '#server/import/run/step.ts'
import { checkKind, kindByName } from '#server/import/tabular/file-kind.ts'
import { unfolded } from '#server/import/tabular/records.ts'
import {
  headOf,
  readWorkbook,
  unfoldWorkbook,
  type WorkbookSheets,
  workbookPath,
  writeLines,
} from '#server/import/tabular/workbook.ts'
import { planOf, type Run, readRun, requireBroker } from './import-run.ts'
import { recallMapping } from './queries.ts'
import { existing } from './service.ts'

export interface Incoming {
  fileName: string
  content: Readable
  maxBytes?: number
}

const workbookLimits = {
  bytes: importLimits.workbookBytes,
  rows: importLimits.workbookRows,
  columns: 200,
}

/**
 * Sent to the check where nothing has to be asked; left as it is; or made ready to be imported
 * whole.
 */
type Next = 'check' | 'wait' | 'import'

/**
 * Takes a file in: stores it, looks at its beginning, and sends it to the check. A file that is no
 * table, or that cannot be imported whole where that is asked, is refused and leaves nothing
 * behind.
 */
export async function receiveFile(
  db: Handle,
  dataDir: string,
  actor: Actor,
  incoming: Incoming,
  readGiven: () => Promise<{ given: ImportUpload; next: Next }>,
): Promise<Run> {
  const kind = kindByName(incoming.fileName, importLimits.extensions)
  const id = v7()
  const stored = await storeFile(dataDir, id, incoming.content, incoming.maxBytes)
  try {
    checkKind(kind, await headOf(stored.path))
    const { given, next } = await readGiven()
    const workbook = await unfoldWorkbook(stored.path, workbookLimits, given.sheet)
    if (given.sheet && !workbook) throw noSheets(incoming.fileName)
    const inspected = await inspectSheet(stored.path, workbook)
    const fileName = shownName(incoming.fileName)
    return await transact(db, async (tx) => {
      const run = await openImport(tx, id, actor, { fileName, stored, inspected }, given)
      if (next === 'import') return await readyToImport(tx, run)
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

/** Reads another sheet of a workbook: what was matched and checked before is begun anew. */
export async function readSheet(
  db: Handle,
  dataDir: string,
  actor: Actor,
  id: string,
  sheet: string,
): Promise<void> {
  const { workbook: before, fileName } = await existing(db, id)
  if (!before) throw noSheets(fileName)
  const path = importPath(dataDir, id)
  // Outside the transaction, which must not wait for it.
  const { lines, ...workbook } = await readWorkbook(workbookPath(path), workbookLimits, sheet)
  await transact(db, async (tx) => {
    await step(tx, id, 'listings', 'map')
    await writeLines(path, lines)
    const inspected = await inspectSheet(path, workbook)
    const remembered = await recallMapping(tx, inspected.headers)
    await updateRun(tx, id, {
      ...{ status: 'uploaded', checkedAt: null, position: 0, message: null, rows: 0 },
      ...inspected,
      ...(remembered && { mapping: remembered, mappingFrom: 'remembered' as const }),
    })
    await record(tx, actor, 'import.matched', { kind: 'import', id }, { after: { sheet } })
  })
}

async function inspectSheet(path: string, workbook: WorkbookSheets | undefined) {
  const inspected = await inspect(path, workbook && unfolded)
  return { ...inspected, format: { ...inspected.format, ...(workbook && { workbook }) } }
}

const noSheets = (fileName: string) =>
  refuse('invalid_input', { fields: { sheet: `${shownName(fileName)} has no sheets.` } })

/** Accepts what is proposed; refuses what a person would have to match or say. */
async function readyToImport(tx: Handle, run: Run): Promise<Run> {
  const proposals = proposeParameters(planOf(run), run.fileName, run.sample)
  const proposed = Object.fromEntries(proposals.map(({ parameter, value }) => [parameter, value]))
  const ready: Run = {
    ...run,
    parameters: { ...proposed, ...run.parameters },
    status: 'checking',
  }
  const missing = missingFrom(planOf(ready))
  if (missing.length > 0) {
    throw refuse('import_mapping_incomplete', {
      message: missing.map(({ reason }) => reason).join(' '),
      fields: Object.fromEntries(missing.map(({ name, reason }) => [name, reason])),
    })
  }
  requireBroker(ready, ready.brokerId)
  await updateRun(tx, run.id, {
    status: 'checking',
    parameters: {
      ...ready.parameters,
      // Taken without a person: the import says so.
      accepted: proposals.filter(({ parameter }) => run.parameters[parameter] === undefined),
    },
  })
  return ready
}

async function openImport(
  tx: Handle,
  id: string,
  actor: Actor,
  { fileName, stored, inspected }: { fileName: string; stored: StoredFile; inspected: Inspected },
  { brokerId, publish = 'pending', review: _, sheet: __, ...parameters }: ImportUpload,
): Promise<Run> {
  if (brokerId) await getBroker(tx, brokerId)
  const remembered = await recallMapping(tx, inspected.headers)
  const row = await insertRun(tx, {
    id,
    noun: 'properties',
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

/**
 * The name of a file for people: no path, no control or direction characters, not longer than a
 * line.
 */
function shownName(name: string): string {
  const base = name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{C}/gu, '')
    .trim()
  return base.slice(0, 120) || 'listings.csv'
}
