import { isDeepStrictEqual } from 'node:util'
import { v7 } from 'uuid'
import { type RefusalCode, refuse } from '#contract/refusal.ts'
import { record, type Snapshot } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { type Constraints, refuseBroken } from './constraint-refusals.ts'
import { deleteRow, lockRow } from './queries.ts'

/** What a kind of master data defines: its queries and its refusals. */
export interface CrudNoun<Reply, Draft, Change> {
  table: keyof Tables & string
  missing: RefusalCode
  constraints: Constraints
  find(db: Handle, id: string): Promise<Reply | undefined>
  insert(tx: Handle, id: string, draft: Draft, viewer: AdministratorViewer): Promise<void>
  update(tx: Handle, id: string, change: Change, viewer: AdministratorViewer): Promise<void>
  /** For records that need more than deleting the row. */
  remove?(tx: Handle, id: string): Promise<void>
}

interface Versioned {
  version: number
}

/**
 * Creates the four services of a kind of master data, each one transaction with an audit entry.
 * Refuses a change based on an older version; two concurrent changes run one after the other.
 */
export function makeCrudService<
  Reply extends Versioned,
  Draft,
  Change extends { version?: number | undefined },
>(noun: CrudNoun<Reply, Draft, Change>) {
  const { table, missing, constraints } = noun
  const target = (id: string) => ({ kind: table, id })

  const get = async (db: Handle, id: string): Promise<Reply> => {
    const reply = await noun.find(db, id)
    if (!reply) throw refuse(missing)
    return reply
  }

  const lockOrRefuse = async (tx: Handle, id: string): Promise<Reply> => {
    await lockRow(tx, table, id)
    return get(tx, id)
  }

  return {
    get,

    create: (db: Handle, viewer: AdministratorViewer, draft: Draft): Promise<Reply> =>
      refuseBroken(
        transact(db, async (tx) => {
          const id = v7()
          await noun.insert(tx, id, draft, viewer)
          const after = await get(tx, id)
          await record(tx, viewer, `${table}.create`, target(id), { after: snapshot(after) })
          return after
        }),
        constraints,
      ),

    change: (db: Handle, viewer: AdministratorViewer, id: string, change: Change): Promise<Reply> =>
      refuseBroken(
        transact(db, async (tx) => {
          const before = await lockOrRefuse(tx, id)
          if ((change.version ?? before.version) !== before.version) {
            throw refuse('changed_meanwhile')
          }
          if (namesSomething(change)) await noun.update(tx, id, change, viewer)
          const after = await get(tx, id)
          const changed = difference(snapshot(before), snapshot(after))
          if (changed) await record(tx, viewer, `${table}.change`, target(id), changed)
          return after
        }),
        constraints,
      ),

    remove: (db: Handle, viewer: AdministratorViewer, id: string): Promise<void> =>
      refuseBroken(
        transact(db, async (tx) => {
          const before = await lockOrRefuse(tx, id)
          await (noun.remove ? noun.remove(tx, id) : deleteRow(tx, table, id))
          await record(tx, viewer, `${table}.remove`, target(id), { before: snapshot(before) })
        }),
        constraints,
      ),
  }
}

/** Without this check an empty change or group would produce an UPDATE without SET. */
function namesSomething({ version, ...named }: Versioned | { version?: number | undefined }) {
  return Object.values(named).some((value) => value !== undefined && !isDeepStrictEqual(value, {}))
}

function snapshot<Reply extends Versioned>(reply: Reply): Snapshot {
  const { version, ...rest } = reply
  return rest
}

function difference(before: Snapshot, after: Snapshot) {
  const keys = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]))
  if (keys.length === 0) return undefined
  const only = (state: Snapshot) => Object.fromEntries(keys.map((key) => [key, state[key]]))
  return { before: only(before), after: only(after) }
}
