import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { type Assigned, assign, nobody } from './assign.ts'
import { readBatches } from './batch.ts'
import type { Outcome, Work } from './check.ts'
import { insertListings, knownKeys } from './listing-queries.ts'
import { openPlaces, type Places } from './place.ts'
import type { Run } from './run.ts'
import { holdRun, saveProgress, settleRun } from './work-queries.ts'

/**
 * Lets the valid rows in, batch by batch. Each batch is one transaction that also moves the position,
 * so an import that was cut off goes on exactly where it stopped.
 */
export async function performRun({ connection, run, path, ...work }: Work): Promise<Outcome> {
  const counts = {
    inserted: run.row.inserted_count,
    locations: run.row.position === 0 ? 0 : run.row.location_count,
  }
  let position = run.row.position
  const places = await openPlaces(connection, counts.locations)
  for await (const batch of readBatches(path, run, position)) {
    if (work.isStopping()) return 'stopped'
    const { ready } = await assign(connection, batch.rows, run.brokerId ?? nobody)
    const done = await transact(connection, async (tx) => {
      const held = await holdRun(tx, run.id, 'running')
      // Another process took over after this one lost its lock: the rows are its business now.
      if (held?.position !== position) return undefined
      const added = await letIn(tx, run, ready, places)
      const next = {
        inserted: counts.inserted + added.inserted,
        locations: counts.locations + added.proposed,
      }
      await saveProgress(tx, run.id, { position: batch.position, ...next })
      return { next, keep: added.keep }
    })
    if (!done) return 'stopped'
    done.keep()
    Object.assign(counts, done.next)
    position = batch.position
    work.onProgress?.(position)
  }
  await settleRun(connection, run.id, 'running', {
    ...{ status: 'done', message: null, isFinished: true },
    // Until here the figure of the check stands: of a part of the file it would say nothing.
    duplicates: Math.max(0, run.row.ready_count - counts.inserted),
  })
  return 'finished'
}

async function letIn(tx: Handle, run: Run, ready: readonly Assigned[], places: Places) {
  const known = await knownKeys(
    tx,
    ready.map(({ key }) => key),
  )
  const fresh = ready.filter(({ key }) => !known.has(key.toString('hex')))
  const resolved = await places.resolve(
    tx,
    fresh.map(({ listing }) => listing),
  )
  const inserted = await insertListings(
    tx,
    fresh.map((row, at) => ({ ...row, locationId: resolved.ids[at] ?? '' })),
    {
      id: run.id,
      publish: run.publish,
      actor: { id: run.row.started_by, name: run.row.started_by_name ?? run.row.created_by_name },
    },
  )
  return { inserted, proposed: resolved.proposed, keep: resolved.keep }
}
