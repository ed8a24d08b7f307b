import { needsReraReview } from '#contract/property/rera-rule.ts'
import { toSqft } from '#domain/area/area.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { cashToday } from '#server/cost/cash-needed.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { readBatches } from '#server/import/listing/row/batch.ts'
import { lockRunInState, settleRun } from '#server/import/run/run-queries.ts'
import { confirmListed } from '#server/property/availability/confirm.ts'
import { type Assigned, assign, isKnown, keysOf, nobody } from './assign.ts'
import type { Outcome, Work } from './check.ts'
import { correctReport } from './correct-report.ts'
import { applyEdits, applyPriceChanges, starterOf } from './edit.ts'
import { sortOwn } from './exported-row.ts'
import type { Run } from './import-run.ts'
import { insertListings, knownKeys } from './listing-queries.ts'
import { openPlaces, type Places } from './place.ts'
import { sortPriceChanges } from './price-change.ts'
import { Tallies } from './reason-counts.ts'
import { saveProgress } from './work-queries.ts'

/**
 * Imports the valid rows in batches. Each batch is a transaction that also updates the position, so
 * an interrupted import resumes exactly where it stopped.
 */
export async function performRun({ connection, run, path, ...work }: Work): Promise<Outcome> {
  const counts = {
    inserted: run.row.inserted_count,
    // The counts of the check stay until the first batch is imported.
    updated: run.row.position === 0 ? 0 : run.row.updated_count,
    locations: run.row.position === 0 ? 0 : run.row.location_count,
    refusedByRun: run.row.run_refused_count,
  }
  let position = run.row.position
  let tallies = new Tallies(run.summary)
  const met = await linesMet(connection, run, path)
  const places = await openPlaces(connection, counts.locations)
  const reading = { from: position, contactLines: run.row.contact_lines }
  for await (const batch of readBatches(path, run, reading)) {
    if (work.isStopping()) return 'stopped'
    const { own, others } = await sortOwn(connection, run, batch.rows, met)
    const { ready, refused: unfit } = await assign(connection, others, run.brokerId ?? nobody)
    const enter = async (tx: Handle) => {
      const held = await lockRunInState(tx, run.id, 'running')
      // Another process continued after this one lost its lock.
      if (held?.position !== position) return undefined
      const { reprices, others: rest } = await sortPriceChanges(tx, run.id, ready)
      const repriced = await applyPriceChanges(tx, run, reprices)
      const added = await insertRows(tx, run, rest, places)
      // What its broker lists again is still available.
      await confirmListed(
        tx,
        { id: run.id, createdAt: run.row.created_at },
        { keys: keysOf(rest), ids: reprices.map(({ id }) => id) },
        [...new Set(ready.map(({ brokerId }) => brokerId))],
      )
      const edited = await applyEdits(tx, run, own.edits)
      const refused = [...own.refused, ...unfit, ...repriced.refused, ...edited.refused]
      const corrected = await correctReport(tx, run.id, batch.rows, refused, tallies)
      const next = {
        inserted: counts.inserted + added.inserted,
        updated: counts.updated + repriced.changed + edited.changed,
        locations: counts.locations + added.proposed,
        refusedByRun: counts.refusedByRun + refused.length,
      }
      await saveProgress(tx, run.id, { position: batch.position, ...next })
      return { next, keep: added.keep, corrected }
    }
    const done = await transact(connection, enter, { isPatient: true })
    if (!done) return 'stopped'
    done.keep()
    Object.assign(counts, done.next)
    tallies = done.corrected
    position = batch.position
    work.onProgress?.(position)
  }
  const ready = run.row.row_count - counts.refusedByRun
  await settleRun(connection, run.id, 'running', {
    ...{ status: 'done', message: null, finishedAt: new Date() },
    // Until now the counts of the check were shown, because those of a part of the file would
    // mislead.
    ...{ ready, refused: counts.refusedByRun },
    duplicates: Math.max(0, ready - counts.inserted - counts.updated),
  })
  return 'finished'
}

/** Returns the lines of the listings identified by rows before the position. */
async function linesMet(connection: Handle, run: Run, path: string): Promise<Map<string, number>> {
  const met = new Map<string, number>()
  const { position } = run.row
  if (position === 0 || !run.mapping.includes('ownId')) return met
  for await (const batch of readBatches(path, run)) {
    await sortOwn(connection, run, batch.rows, met)
    if (batch.position >= position) break
  }
  return met
}

async function insertRows(tx: Handle, run: Run, ready: readonly Assigned[], places: Places) {
  const known = await knownKeys(tx, keysOf(ready))
  const fresh = ready.filter((row) => !isKnown(row, known))
  const today = dayInIndia(new Date())
  // A doubtful place or a RERA number needs a person, even if the import publishes.
  const reasons = fresh.map(({ listing }) =>
    places.reasonToWait({ ...listing, hasPoint: listing.latitude !== null }),
  )
  const resolved = await places.resolve(
    tx,
    fresh.map(({ listing }) => listing),
  )
  const cash = await cashToday(
    tx,
    fresh.map(({ listing }) => ({ ...listing, areaSqft: toSqft(listing.area, listing.areaUnit) })),
  )
  const inserted = await insertListings(
    tx,
    fresh.map((row, at) => ({
      ...row,
      locationId: resolved.ids[at] ?? '',
      cashNeeded: cash[at] ?? null,
      status:
        reasons[at] === undefined && !needsReraReview(row.listing, today)
          ? run.publish
          : ('pending' as const),
    })),
    {
      id: run.id,
      actor: starterOf(run),
    },
  )
  return { inserted, proposed: resolved.proposed, keep: resolved.keep }
}
