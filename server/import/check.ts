import { formatRupees } from '#domain/money.ts'
import { withCommas } from '#domain/number.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { type Assigned, assign, isKnown, keysOf, nobody, type Sorted } from './assign.ts'
import { type Batch, readBatches } from './batch.ts'
import type { Remark } from './facts.ts'
import { knownKeys } from './listing-queries.ts'
import { type OwnRows, sortOwn } from './own-row.ts'
import { openPlaces, type Places } from './place.ts'
import { priceFields } from './plan.ts'
import type { Run } from './run.ts'
import {
  closeSeenRows,
  type Difference,
  findDifferences,
  findGone,
  findMissing,
  findSecondPrices,
  type GoneListing,
  noteGone,
  notePriceChanges,
  noteRows,
  openSeenRows,
  type PriceChange,
  type SecondPrice,
} from './seen-queries.ts'
import { Tallies } from './tally.ts'
import {
  clearReport,
  holdRun,
  insertProblems,
  maxProblems,
  type NewProblem,
  saveProgress,
  settleRun,
} from './work-queries.ts'

const priceChanges = 'the price of a listing changes'
const stillListed = 'its listing from an earlier list is still there'
const secondPrices = 'an earlier line has the same home'
const spokenNames: Record<string, string> = {
  propertyType: 'type',
  furnished: 'furnishing',
}

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
  await openSeenRows(connection)
  const places = await openPlaces(connection, 0)
  const report = new Report()
  const met = new Map<string, number>()
  const remarks: string[] = []
  try {
    for await (const batch of readBatches(path, run)) {
      if (work.isStopping()) return 'stopped'
      const { own, others } = await sortOwn(connection, run, batch.rows, met)
      const { ready, refused } = await assign(connection, others, run.brokerId ?? nobody)
      // Before the places of the batch are counted as met.
      const sorted = { ready: ready.map((row) => withPlaceNotes(row, places)), refused }
      const fresh = await newOnes(connection, sorted.ready)
      await noteGone(connection, refused)
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
    const compared = await transact(connection, (tx) => compareLists(tx, run), {
      isPatient: true,
    })
    if (!compared) return 'stopped'
    const header = priceHeader(run)
    const problems = [
      ...report.addPriceChanges(compared.changes, header),
      ...report.addSecondPrices(compared.secondPrices, header),
      ...report.addGone(compared.gone),
      ...report.addDifferences(compared.differences),
    ]
    await transact(connection, async (tx) => {
      await insertProblems(tx, run.id, problems)
      await saveProgress(tx, run.id, report.counts)
    })
    if (compared.gone.length > 0) remarks.push(goneRemark(compared.gone))
    if (compared.missing.total > 0) remarks.push(missingRemark(compared.missing))
  } finally {
    await closeSeenRows(connection)
  }
  await settleRun(connection, run.id, 'checking', {
    ...{ status: 'checked', position: 0, message: null, isChecked: true },
    summary: report.tallies.list(),
    remarks,
    newCities: places.newCities(),
  })
  return 'finished'
}

/** Those that neither the database nor an earlier row of the file has. */
async function newOnes(connection: Handle, ready: readonly Assigned[]): Promise<Assigned[]> {
  const known = await knownKeys(connection, keysOf(ready))
  const unseen = await noteRows(
    connection,
    ready.map((row) => ({
      ...row,
      isNew: !isKnown(row, known),
      isNoted: row.notes.length > 0,
    })),
  )
  return ready.filter((row) => {
    // Taken out once met: the second of two alike in one batch is a repeat.
    return unseen.delete(row.key.toString('hex')) && !isKnown(row, known)
  })
}

/** Compares the file with earlier lists: which prices change, which listings it has no row for. */
async function compareLists(tx: Handle, run: Run) {
  if (!(await holdRun(tx, run.id, 'checking'))) return undefined
  const changes = await notePriceChanges(tx, run.id)
  return {
    changes,
    secondPrices: await findSecondPrices(tx),
    gone: await findGone(tx, run.id),
    differences: await findDifferences(tx, run.id),
    missing: await findMissing(tx, run.id),
  }
}

function named(titles: readonly string[], total: number): string {
  const names = titles.map((title) => `"${title}"`).join(', ')
  return total > titles.length ? `${names} and ${withCommas(total - titles.length)} more` : names
}

const maxNamed = 30

function goneRemark(gone: readonly GoneListing[]): string {
  const titles = gone.slice(0, maxNamed).map(({ title }) => title)
  const what = gone.length === 1 ? 'This home is' : 'These homes are'
  return `${what} sold, let or held by this file, but still listed; mark what is gone as sold or rented: ${named(titles, gone.length)}.`
}

function missingRemark({ total, titles }: { total: number; titles: string[] }): string {
  const [what, stay] =
    total === 1
      ? ['one listing', 'it stays as it is']
      : [`${withCommas(total)} listings`, 'they stay as they are']
  return `An earlier list had ${what} that this file has no row for; ${stay}: ${named(titles, total)}.`
}

function priceHeader({ headers, mapping }: Run): string | null {
  const isPrice = (field: Run['mapping'][number]) => field !== null && priceFields.includes(field)
  return headers[mapping.findIndex(isPrice)] ?? null
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
    counts.noted += ready.filter(({ notes }) => notes.length > 0).length
    counts.locations += places.unknown(fresh.map(({ listing }) => listing))
    return [
      ...refused.flatMap(({ line, refusals }) => this.#keep('refusal', line, refusals)),
      ...ready.flatMap(({ line, notes }) => this.#keep('note', line, notes)),
    ].sort((a, b) => a.line - b.line)
  }

  /** Rows that are listings of ours at another price are neither new nor duplicates. */
  addPriceChanges(changes: readonly PriceChange[], column: string | null): NewProblem[] {
    const { counts } = this
    return changes.flatMap(({ line, from, listed, to, isNew, isNoted, isClosed }) => {
      if (isNew) counts.new--
      else counts.duplicates--
      if (isClosed) {
        counts.duplicates++
        if (!isNoted) counts.noted++
        const reason = 'this home was sold or let here and stays so'
        return this.#keep('note', line, [{ column: null, value: null, reason }])
      }
      if (from === to) {
        counts.duplicates++
        return []
      }
      counts.updated++
      if (!isNoted) counts.noted++
      const change = `from ${formatRupees(from)} to ${formatRupees(to)}`
      const now = `the price of this listing changes ${change}`
      const edited = `; an earlier list said ${formatRupees(listed)}, it was edited since`
      const reason = from === listed ? now : `${now}${edited}`
      return this.#keep('note', line, [{ column, value: null, reason }], priceChanges)
    })
  }

  /** Rows of one home with several prices are listings of their own; a person may know better. */
  addSecondPrices(rows: readonly SecondPrice[], column: string | null): NewProblem[] {
    return rows.flatMap(({ line, price, firstLine, firstPrice, isNoted }) => {
      if (!isNoted) this.counts.noted++
      const beside = price === firstPrice ? '' : ` for ${formatRupees(firstPrice)}`
      const reason = `line ${firstLine} has the same home${beside}`
      return this.#keep('note', line, [{ column, value: null, reason }], secondPrices)
    })
  }

  /** Points from rows whose homes are gone to the listings they still have. */
  addGone(gone: readonly GoneListing[]): NewProblem[] {
    return gone.flatMap(({ line, title, isLive }) => {
      const state = isLive ? 'is still live' : 'still waits for review'
      const reason = `its listing "${title}" ${state}; please mark it as sold or rented`
      return this.#keep('refusal', line, [{ column: null, value: null, reason }], stillListed)
    })
  }

  /** Only the price of a listing follows its list; what else differs is named. */
  addDifferences(rows: readonly Difference[]): NewProblem[] {
    return rows.flatMap(({ line, names, isRemoved, isNoted }) => {
      if (!isNoted) this.counts.noted++
      const said = names.map((name) => spokenNames[name] ?? name).join(', ')
      const reason = isRemoved
        ? 'this listing was deleted here and stays so'
        : `its listing here says otherwise, which an import does not change: ${said}`
      return this.#keep('note', line, [{ column: null, value: null, reason }])
    })
  }

  /** Keeps the remarks of a row; those that differ in each row are counted under one name. */
  #keep(kind: NewProblem['kind'], line: number, remarks: readonly Remark[], name?: string) {
    return remarks.flatMap((remark) => {
      this.tallies.add(kind, name === undefined ? remark : { ...remark, reason: name })
      this.#kept[kind]++
      return this.#kept[kind] > maxProblems ? [] : [{ kind, line, ...remark }]
    })
  }
}

function withPlaceNotes(row: Assigned, places: Places): Assigned {
  const reasons = [places.reasonToWait(row.listing), places.doubt(row.listing)]
  const notes = reasons.flatMap((reason) => (reason ? [{ column: null, value: null, reason }] : []))
  return { ...row, notes: [...row.notes, ...notes] }
}
