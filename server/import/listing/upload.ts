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
import { actOnRun } from '#server/import/run/act.ts'
import { importPath } from '#server/import/run/files.ts'
import { insertRun, updateRun } from '#server/import/run/run-queries.ts'
import { noSheets, type ReceivedFile } from '#server/import/run/upload.ts'
import { unfolded } from '#server/import/tabular/records.ts'
import {
  readWorkbook,
  type WorkbookSheets,
  workbookPath,
  writeLines,
} from '#server/import/tabular/workbook.ts'
import { planOf, type Run, readRun, requireBroker } from './import-run.ts'
import { recallMapping } from './queries.ts'
import { existing } from './service.ts'

/** Size limits of files of listings. */
export const uploadLimits = {
  ...importLimits,
  workbook: { bytes: importLimits.workbookBytes, rows: importLimits.workbookRows, columns: 200 },
}

/**
 * What happens after the upload: check it if nothing is missing, wait, or prepare it for a complete
 * import.
 */
type Next = 'check' | 'wait' | 'import'

/**
 * Creates an import of a file: inspects its first rows and starts the check. Refuses a file that
 * cannot be imported without a person if that is requested.
 */
export async function takeFile(
  db: Handle,
  actor: Actor,
  file: ReceivedFile,
  given: ImportUpload,
  next: Next,
): Promise<string> {
  const inspected = await inspectSheet(file.path, file.workbook)
  return transact(db, async (tx) => {
    const run = await openImport(tx, actor, file, inspected, given)
    if (next === 'import') await makeReady(tx, run)
    // A proposed mapping needs a person's confirmation.
    const isKnown = run.mappingFrom !== 'proposed' && missingFrom(planOf(run)).length === 0
    if (next === 'check' && isKnown) await updateRun(tx, run.id, { status: 'checking' })
    return run.id
  })
}

/** Switches to another sheet of a workbook; its mapping and check start again. */
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
  // Outside the transaction, so that the lock is not held while the workbook is parsed.
  const { lines, ...workbook } = await readWorkbook(
    workbookPath(path),
    uploadLimits.workbook,
    sheet,
  )
  await actOnRun(db, actor, ['map', 'listings', id], async (tx) => {
    await writeLines(path, lines)
    const inspected = await inspectSheet(path, workbook)
    const remembered = await recallMapping(tx, inspected.headers)
    const change = {
      ...({ status: 'uploaded', checkedAt: null, position: 0, rows: 0, ...inspected } as const),
      ...(remembered && { mapping: remembered, mappingFrom: 'remembered' as const }),
    }
    return { change, after: { sheet } }
  })
}

async function inspectSheet(path: string, workbook: WorkbookSheets | undefined) {
  const inspected = await inspect(path, workbook && unfolded)
  return { ...inspected, format: { ...inspected.format, ...(workbook && { workbook }) } }
}

/** Accepts all proposals; refuses the file if a person would have to map or enter something. */
async function makeReady(tx: Handle, run: Run): Promise<void> {
  const proposals = proposeParameters(planOf(run), run.fileName, run.sample)
  const proposed = Object.fromEntries(proposals.map(({ parameter, value }) => [parameter, value]))
  const ready: Run = { ...run, parameters: { ...proposed, ...run.parameters } }
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
      // Accepted without a person, which the import reports.
      accepted: proposals.filter(({ parameter }) => run.parameters[parameter] === undefined),
    },
  })
}

async function openImport(
  tx: Handle,
  actor: Actor,
  { id, fileName, size, sha256 }: ReceivedFile,
  inspected: Inspected,
  { brokerId, publish = 'pending', review: _, sheet: __, ...parameters }: ImportUpload,
): Promise<Run> {
  if (brokerId) await getBroker(tx, brokerId)
  const remembered = await recallMapping(tx, inspected.headers)
  const row = await insertRun(tx, {
    id,
    noun: 'properties',
    brokerId: brokerId ?? null,
    publish,
    ...{ fileName, size, sha256 },
    ...inspected,
    ...(remembered && { mapping: remembered, mappingFrom: 'remembered' as const }),
    parameters,
    createdBy: actor.id,
    createdByName: actor.name,
  })
  const after = { fileName, size, layout: inspected.layout }
  await record(tx, actor, 'import.uploaded', { kind: 'import', id }, { after })
  return readRun(row)
}
