import { sql } from 'kysely'
import { Refusal } from '#contract/refusal.ts'
import type { Actor } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { editByLine } from '#server/search/internal/export-rows.ts'
import type { Refused } from './assign.ts'
import type { Edit, OwnRows } from './exported-row.ts'
import type { Run } from './import-run.ts'
import { noteListed, type Reprice } from './price-change.ts'

/** What became of rows that change listings: how many did, and those that were not allowed. */
export interface Edited {
  changed: number
  refused: Refused[]
}

/** Changes the listings that the rows name. */
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

/** Makes the edits and takes them back: what the import would refuse, its check refuses. */
export async function rehearseEdits(tx: Handle, run: Run, own: OwnRows): Promise<OwnRows> {
  if (own.edits.length === 0) return own
  await sql`savepoint rehearsal`.execute(tx)
  const { refused } = await applyEdits(tx, run, own.edits)
  await sql`rollback to savepoint rehearsal`.execute(tx)
  const lines = new Set(refused.map(({ line }) => line))
  return {
    ...own,
    edits: own.edits.filter(({ line }) => !lines.has(line)),
    refused: [...own.refused, ...refused],
  }
}

/** Gives listings the price their list says now; `changed` counts those that had another. */
export async function applyPriceChanges(
  tx: Handle,
  run: Run,
  reprices: readonly Reprice[],
): Promise<Edited> {
  const actor = starterOf(run)
  const edited: Edited = { changed: 0, refused: [] }
  for (const reprice of reprices) {
    const { id, change, row } = reprice
    const refused = await refusalOf(tx, row.line, async () => {
      if (change) await editByLine(tx, actor, id, change)
      await noteListed(tx, reprice)
    })
    if (refused) edited.refused.push(refused)
    else if (change) edited.changed++
  }
  return edited
}

/** Does this whole or not at all; returns the row as refused where it was not allowed. */
async function refusalOf(
  tx: Handle,
  line: number,
  edit: () => Promise<void>,
): Promise<Refused | undefined> {
  let refused: Refused | undefined
  await sql`savepoint edit`.execute(tx)
  try {
    await edit()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint edit`.execute(tx)
    const reason = [error.message, ...Object.values(error.fields)].join(' ')
    refused = { line, refusals: [{ column: null, value: null, reason }] }
  }
  await sql`release savepoint edit`.execute(tx)
  return refused
}

/** Whoever started the import; without an account, the command line. */
export function starterOf({ row }: Run): Actor {
  const realm = row.started_by === null ? null : 'administrator'
  const name = row.started_by_name ?? row.created_by_name
  return { realm, id: row.started_by, name, trace: { address: null, requestId: null } }
}
