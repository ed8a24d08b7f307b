import { Refusal } from '#contract/refusal.ts'
import type { Actor } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { rehearse, withSavepoint } from '#server/db/savepoint.ts'
import { editByLine } from '#server/search/internal/export-rows.ts'
import type { Refused } from './assign.ts'
import type { Edit, OwnRows } from './exported-row.ts'
import type { Run } from './import-run.ts'
import type { Reprice } from './price-change.ts'
import { noteListed } from './price-change-queries.ts'

/** The number of listings that rows have changed, and the rows whose change was refused. */
export interface Edited {
  changed: number
  refused: Refused[]
}

/** Edits the listings that rows identify. */
export async function applyEdits(tx: Handle, run: Run, edits: readonly Edit[]): Promise<Edited> {
  const actor = starterOf(run)
  const edited: Edited = { changed: 0, refused: [] }
  for (const { line, id, change } of edits) {
    const refused = await refusalOf(tx, line, () => editByLine(tx, actor, id, change))
    if (refused) edited.refused.push(refused)
    else edited.changed++
  }
  return edited
}

/** Makes the edits and rolls them back, so that the check refuses what the import would refuse. */
export async function rehearseEdits(tx: Handle, run: Run, own: OwnRows): Promise<OwnRows> {
  if (own.edits.length === 0) return own
  const { refused } = await rehearse(tx, () => applyEdits(tx, run, own.edits))
  const lines = new Set(refused.map(({ line }) => line))
  return {
    ...own,
    edits: own.edits.filter(({ line }) => !lines.has(line)),
    refused: [...own.refused, ...refused],
  }
}

/** Applies the prices of a new list; `changed` counts listings that had another price. */
export async function applyPriceChanges(
  tx: Handle,
  run: Run,
  reprices: readonly Reprice[],
): Promise<Edited> {
  const actor = starterOf(run)
  const edited: Edited = { changed: 0, refused: [] }
  for (const { id, change, row } of reprices) {
    const refused = await refusalOf(tx, row.line, async () => {
      if (change) await editByLine(tx, actor, id, change)
      await noteListed(tx, id, row)
    })
    if (refused) edited.refused.push(refused)
    else if (change) edited.changed++
  }
  return edited
}

/** Runs an edit in a savepoint; returns the row as refused if the edit was refused. */
async function refusalOf(
  tx: Handle,
  line: number,
  edit: () => Promise<void>,
): Promise<Refused | undefined> {
  try {
    await withSavepoint(tx, edit)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const reason = [error.message, ...Object.values(error.fields)].join(' ')
    return { line, refusals: [{ column: null, value: null, reason }] }
  }
}

/** Returns who started the import; without an account it was the command line. */
export function starterOf({ row }: Run): Actor {
  const realm = row.started_by === null ? null : 'administrator'
  const name = row.started_by_name ?? row.created_by_name
  return { realm, id: row.started_by, name, trace: { address: null, requestId: null } }
}
