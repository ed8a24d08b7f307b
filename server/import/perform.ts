import { sql } from 'kysely'
import { Refusal } from '#contract/refusal.ts'
import type { Actor } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { editByLine } from '#server/property/in-file.ts'
import { type Assigned, assign, isKnown, keysOf, nobody } from './assign.ts'
import { readBatches } from './batch.ts'
import type { Outcome, Work } from './check.ts'
import { insertListings, knownKeys } from './listing-queries.ts'
import { type Edit, sortOwn } from './own-row.ts'
import { openPlaces, type Places } from './place.ts'
import { noteListed, type Reprice, sortPriceChanges } from './price-change.ts'
import type { Run } from './run.ts'
import { holdRun, saveProgress, settleRun } from './work-queries.ts'

/**
 * Lets the valid rows in, batch by batch. Each batch is one transaction that also moves the position,
 * so an import that was cut off goes on exactly where it stopped.
 */
export async function performRun({ connection, run, path, ...work }: Work): Promise<Outcome> {
  const counts = {
    inserted: run.row.inserted_count,
    // What the check counted stands until the first batch is in.
    updated: run.row.position === 0 ? 0 : run.row.updated_count,
    locations: run.row.position === 0 ? 0 : run.row.location_count,
  }
  let position = run.row.position
  const met = new Map<string, number>()
  const places = await openPlaces(connection, counts.locations)
  for await (const batch of readBatches(path, run, position)) {
    if (work.isStopping()) return 'stopped'
    const { own, others } = await sortOwn(connection, run, batch.rows, met)
    const { ready } = await assign(connection, others, run.brokerId ?? nobody)
    const enter = async (tx: Handle) => {
      const held = await holdRun(tx, run.id, 'running')
      // Another process took over after this one lost its lock: the rows are its business now.
      if (held?.position !== position) return undefined
      const { reprices, others: rest } = await sortPriceChanges(tx, run.id, ready)
      const repriced = await applyPriceChanges(tx, run, reprices)
      const taken = new Set(reprices.map(({ row }) => row.key.toString('hex')))
      const unpaired = rest.filter(({ key }) => !taken.has(key.toString('hex')))
      const added = await letIn(tx, run, unpaired, places)
      const next = {
        inserted: counts.inserted + added.inserted,
        updated: counts.updated + repriced + (await applyEdits(tx, run, own.edits)),
        locations: counts.locations + added.proposed,
      }
      await saveProgress(tx, run.id, { position: batch.position, ...next })
      return { next, keep: added.keep }
    }
    const done = await transact(connection, enter, { isPatient: true })
    if (!done) return 'stopped'
    done.keep()
    Object.assign(counts, done.next)
    position = batch.position
    work.onProgress?.(position)
  }
  await settleRun(connection, run.id, 'running', {
    ...{ status: 'done', message: null, isFinished: true },
    // Until here the figure of the check stands: of a part of the file it would say nothing.
    duplicates: Math.max(0, run.row.ready_count - counts.inserted - counts.updated),
  })
  return 'finished'
}

async function letIn(tx: Handle, run: Run, ready: readonly Assigned[], places: Places) {
  const known = await knownKeys(tx, keysOf(ready))
  const fresh = ready.filter((row) => !isKnown(row, known))
  // A doubtful place waits for a person, however the import publishes.
  const reasons = fresh.map(({ listing }) => places.reasonToWait(listing))
  const resolved = await places.resolve(
    tx,
    fresh.map(({ listing }) => listing),
  )
  const inserted = await insertListings(
    tx,
    fresh.map((row, at) => ({
      ...row,
      locationId: resolved.ids[at] ?? '',
      status: reasons[at] === undefined ? run.publish : ('pending' as const),
    })),
    {
      id: run.id,
      actor: starterOf(run),
    },
  )
  return { inserted, proposed: resolved.proposed, keep: resolved.keep }
}

/** Changes the listings the rows name. One that was sold or deleted since the check stays as it is. */
async function applyEdits(tx: Handle, run: Run, edits: readonly Edit[]): Promise<number> {
  const actor = starterOf(run)
  let changed = 0
  for (const { id, change } of edits) {
    if (await unlessRefused(tx, () => editByLine(tx, actor, id, change))) changed++
  }
  return changed
}

/** Gives listings the price their list says now; how many had another. */
async function applyPriceChanges(
  tx: Handle,
  run: Run,
  reprices: readonly Reprice[],
): Promise<number> {
  const actor = starterOf(run)
  let changed = 0
  for (const reprice of reprices) {
    const { id, change } = reprice
    const isDone = await unlessRefused(tx, async () => {
      if (change) await editByLine(tx, actor, id, change)
      await noteListed(tx, reprice)
    })
    if (isDone && change) changed++
  }
  return changed
}

/** Does this whole or not at all; says whether it was allowed. */
async function unlessRefused(tx: Handle, edit: () => Promise<void>): Promise<boolean> {
  let isAllowed = true
  await sql`savepoint edit`.execute(tx)
  try {
    await edit()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint edit`.execute(tx)
    isAllowed = false
  }
  await sql`release savepoint edit`.execute(tx)
  return isAllowed
}

/** Whoever started the import; without an account, the command line. */
function starterOf({ row }: Run): Actor {
  const realm = row.started_by === null ? null : 'administrator'
  const name = row.started_by_name ?? row.created_by_name
  return { realm, id: row.started_by, name, trace: { address: null, requestId: null } }
}
