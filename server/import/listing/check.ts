import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { priceFields } from '#server/import/listing/mapping/read-plan.ts'
import { readBatches } from '#server/import/listing/row/batch.ts'
import { ContactLines } from '#server/import/listing/row/contact-lines.ts'
import { lockRunInState, settleRun } from '#server/import/run/run-queries.ts'
import { type Assigned, assign, isKnown, keysOf, nobody } from './assign.ts'
import { Report } from './check-report.ts'
import { isNoted } from './counted-note.ts'
import { findDifferences, findSecondPrices } from './difference-queries.ts'
import { rehearseEdits } from './edit.ts'
import { sortOwn } from './exported-row.ts'
import type { Run } from './import-run.ts'
import { findLikeHomes, pairSameHomes } from './like-home-queries.ts'
import { knownKeys } from './listing-queries.ts'
import { openPlaces } from './place.ts'
import {
  closeSeenRows,
  findGone,
  findMissing,
  type GoneListing,
  listChanges,
  listNewPlaces,
  noteGone,
  noteRepeats,
  noteRows,
  openSeenRows,
  pairHomes,
} from './seen-queries.ts'
import { clearReport, insertProblems, saveProgress } from './work-queries.ts'

/** How the work ended: completed, or because it was stopped. */
export type Outcome = 'finished' | 'stopped'

export interface Work {
  /** The connection that has locked the import is used for all of it. */
  connection: Handle
  run: Run
  path: string
  isStopping(): boolean
  onProgress?: ((position: number) => void) | undefined
}

/** Checks an import: parses every row and writes the report, without any other change. */
export async function checkRun({ connection, run, path, ...work }: Work): Promise<Outcome> {
  await transact(connection, (tx) => clearReport(tx, run.id))
  await openSeenRows(connection)
  const places = await openPlaces(connection, 0)
  const report = new Report()
  const contacts = new ContactLines()
  const met = new Map<string, number>()
  const remarks: string[] = []
  try {
    for await (const batch of readBatches(path, run)) {
      if (work.isStopping()) return 'stopped'
      contacts.add(batch.rows)
      const { own, others } = await sortOwn(connection, run, batch.rows, met)
      const sorted = await assign(connection, others, run.brokerId ?? nobody)
      const fresh = await newOnes(connection, sorted.ready)
      await noteGone(connection, sorted.refused)
      const rehearsed = await transact(connection, (tx) => rehearseEdits(tx, run, own), {
        isPatient: true,
      })
      const problems = report.add(batch, rehearsed, sorted, fresh)
      const saveBatch = async (tx: Handle) => {
        if (!(await lockRunInState(tx, run.id, 'checking'))) return false
        await insertProblems(tx, run.id, problems)
        await saveProgress(tx, run.id, report.counts)
        return true
      }
      const isSaved = await transact(connection, saveBatch, { isPatient: true })
      if (!isSaved) return 'stopped'
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
      ...report.addLikeHomes(compared.likeHomes),
      ...report.addPlaces(compared.newPlaces, places),
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
    ...{ status: 'checked', position: 0, message: null, checkedAt: new Date() },
    summary: report.tallies.list(),
    remarks,
    newCities: places.newCities(),
    contactLines: contacts.list(),
  })
  return 'finished'
}

/** Returns the rows that are neither in the database nor earlier in the file. */
async function newOnes(connection: Handle, ready: readonly Assigned[]): Promise<Assigned[]> {
  const known = await knownKeys(connection, keysOf(ready))
  const seen = ready.map((row) => ({
    ...row,
    isNew: !isKnown(row, known),
    isNoted: isNoted(row.notes),
  }))
  const unseen = await noteRows(connection, seen)
  // A key is removed once it is found, so the second of two equal rows in a batch is a repeat.
  const isFirst = seen.map(({ key }) => unseen.delete(key.toString('hex')))
  await noteRepeats(
    connection,
    seen.filter(({ listing }, at) => !isFirst[at] && listing.isNumbered),
  )
  return seen.filter(({ isNew }, at) => isFirst[at] && isNew)
}

/** Compares the file with earlier lists: changes, and listings without a row. */
async function compareLists(tx: Handle, run: Run) {
  if (!(await lockRunInState(tx, run.id, 'checking'))) return undefined
  await pairHomes(tx, run.id)
  await pairSameHomes(tx, run.id)
  const changes = await listChanges(tx, run.id)
  return {
    changes,
    secondPrices: await findSecondPrices(tx),
    gone: await findGone(tx, run.id),
    differences: await findDifferences(tx, run.id),
    likeHomes: await findLikeHomes(tx, run.id),
    missing: await findMissing(tx, run.id),
    newPlaces: await listNewPlaces(tx, run.id),
  }
}

function named(titles: readonly string[], total: number): string {
  const names = titles.map((title) => `"${title}"`).join(', ')
  return total > titles.length
    ? t('{names} and {count} more', { names, count: withCommas(total - titles.length) })
    : names
}

const maxNamed = 30

function goneRemark(gone: readonly GoneListing[]): string {
  const titles = gone.slice(0, maxNamed).map(({ title }) => title)
  return t(
    '{count, plural, one {This home is sold, rented or on hold in this file, but ' +
      'still listed. Mark it as sold or rented if it is no longer available: ' +
      '{titles}.} other {These homes are sold, rented or on hold in this file, but ' +
      'still listed. Mark those that are no longer available as sold or rented: ' +
      '{titles}.}}',
    { count: gone.length, titles: named(titles, gone.length) },
  )
}

function missingRemark({ total, titles }: { total: number; titles: string[] }): string {
  return t(
    '{count, plural, one {One listing from an earlier file is not in this file. It ' +
      'stays unchanged: {titles}.} other {{figure} listings from an earlier file are ' +
      'not in this file. They stay unchanged: {titles}.}}',
    { count: total, figure: withCommas(total), titles: named(titles, total) },
  )
}

function priceHeader({ headers, mapping }: Run): string | null {
  const isPrice = (field: Run['mapping'][number]) => field !== null && priceFields.includes(field)
  return headers[mapping.findIndex(isPrice)] ?? null
}
