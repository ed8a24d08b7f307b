import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { type Assigned, assign, isKnown, keysOf, nobody, type Sorted } from './assign.ts'
import { type Batch, readBatches } from './batch.ts'
import type { Remark } from './facts.ts'
import { knownKeys } from './listing-queries.ts'
import { type OwnRows, sortOwn } from './own-row.ts'
import { openPlaces, type Places } from './place.ts'
import type { Run } from './run.ts'
import { Tallies } from './tally.ts'
import {
  clearReport,
  closeSeenKeys,
  holdRun,
  insertProblems,
  mostProblems,
  type NewProblem,
  noteKeys,
  openSeenKeys,
  saveProgress,
  settleRun,
} from './work-queries.ts'

/** How a piece of work ended: to its end, or because somebody said stop. */
export type Outcome = 'finished' | 'stopped'

export interface Work {
  /** One connection for all of it: the one that holds the lock of the import. */
  connection: Handle
  run: Run
  path: string
  isStopping(): boolean
  onProgress?: ((position: number) => void) | undefined
}

/** The dry run: reads every row and writes the report. Nothing else changes. */
export async function checkRun({ connection, run, path, ...work }: Work): Promise<Outcome> {
  await transact(connection, (tx) => clearReport(tx, run.id))
  await openSeenKeys(connection)
  const places = await openPlaces(connection, 0)
  const report = new Report()
  try {
    for await (const batch of readBatches(path, run)) {
      if (work.isStopping()) return 'stopped'
      const { own, others } = await sortOwn(connection, run, batch.rows)
      const sorted = await assign(connection, others, run.brokerId ?? nobody)
      const fresh = await newOnes(connection, sorted.ready)
      const problems = report.add(batch, own, sorted, fresh, places)
      const note = async (tx: Handle) => {
        if (!(await holdRun(tx, run.id, 'checking'))) return false
        await insertProblems(tx, run.id, problems)
        await saveProgress(tx, run.id, report.counts)
        return true
      }
      const isHeld = await transact(connection, note, { isPatient: true })
      if (!isHeld) return 'stopped'
      work.onProgress?.(batch.position)
    }
  } finally {
    await closeSeenKeys(connection)
  }
  await settleRun(connection, run.id, 'checking', {
    ...{ status: 'checked', position: 0, message: null, isChecked: true },
    summary: report.tallies.list(),
    newCities: places.newCities(),
  })
  return 'finished'
}

/** Those that neither the database nor an earlier row of the file has. */
async function newOnes(connection: Handle, ready: readonly Assigned[]): Promise<Assigned[]> {
  const keys = ready.map(({ key }) => key)
  const known = await knownKeys(connection, keysOf(ready))
  const unseen = await noteKeys(connection, keys)
  return ready.filter((row) => {
    // Taken out once met: the second of two alike in one batch is a repeat.
    return unseen.delete(row.key.toString('hex')) && !isKnown(row, known)
  })
}

/** The counts of a check, and which of its problems are kept. */
class Report {
  readonly tallies = new Tallies()
  readonly counts = {
    ...{
      position: 0,
      rows: 0,
      ready: 0,
      new: 0,
      updated: 0,
      duplicates: 0,
      refused: 0,
      noted: 0,
      locations: 0,
    },
  }
  readonly #kept = { refusal: 0, note: 0 }

  add(
    batch: Batch,
    own: OwnRows,
    { ready, refused: unfit }: Sorted,
    fresh: Assigned[],
    places: Places,
  ): NewProblem[] {
    const { counts } = this
    const refused = [...own.refused, ...unfit]
    counts.position = batch.position
    counts.rows += batch.rows.length
    counts.ready += ready.length + own.edits.length + own.same
    counts.updated += own.edits.length
    counts.new += fresh.length
    counts.duplicates += ready.length - fresh.length + own.same
    counts.refused += refused.length
    // Before the places of the batch are counted as met.
    const noted = ready.map(({ line, listing, notes }) => ({
      line,
      notes: [...notes, ...placeNotes(places, listing)],
    }))
    counts.noted += noted.filter(({ notes }) => notes.length > 0).length
    counts.locations += places.unknown(fresh.map(({ listing }) => listing))
    return [
      ...refused.flatMap(({ line, refusals }) => this.#keep('refusal', line, refusals)),
      ...noted.flatMap(({ line, notes }) => this.#keep('note', line, notes)),
    ].sort((a, b) => a.line - b.line)
  }

  #keep(kind: NewProblem['kind'], line: number, remarks: Sorted['refused'][number]['refusals']) {
    return remarks.flatMap((remark) => {
      this.tallies.add(kind, remark)
      this.#kept[kind]++
      return this.#kept[kind] > mostProblems ? [] : [{ kind, line, ...remark }]
    })
  }
}

function placeNotes(places: Places, listing: Assigned['listing']): Remark[] {
  const reasons = [places.reasonToWait(listing), places.doubt(listing)]
  return reasons.flatMap((reason) => (reason ? [{ column: null, value: null, reason }] : []))
}
