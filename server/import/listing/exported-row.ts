import type { Remark } from '#contract/import/result.ts'
import type { ImportField } from '#contract/import/vocabulary.ts'
import { PropertyChange } from '#contract/property/draft.ts'
import { propertyLifecycle } from '#contract/property/lifecycle.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { plainCell } from '#domain/import-cell/safe-cell.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import type { ReadLine } from '#server/import/listing/row/batch.ts'
import { propertyFields } from '#server/import/record/columns/properties.ts'
import { readValues } from '#server/import/record/mapping.ts'
import { isSame } from '#server/import/record/record-kind.ts'
import { lowerLabel } from '#server/locale/join-list.ts'
import { linesById, type PropertyLine, removedIds } from '#server/search/internal/export-rows.ts'
import type { Run } from './import-run.ts'

/** A row that identifies one of our listings and differs from it. */
export interface Edit {
  line: number
  id: string
  change: PropertyChange
}

/** The results of the rows that identify our listings. */
export interface OwnRows {
  same: number
  edits: Edit[]
  refused: { line: number; refusals: Remark[] }[]
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Separates the rows that identify existing listings, which they edit, from the others, which may
 * be new. `met` maps the listings identified by earlier rows to their lines.
 */
export async function sortOwn(
  db: Handle,
  run: Pick<Run, 'mapping'>,
  rows: readonly ReadLine[],
  met: Map<string, number>,
): Promise<{ own: OwnRows; others: ReadLine[] }> {
  const own: OwnRows = { same: 0, edits: [], refused: [] }
  const column = run.mapping.indexOf('ownId')
  if (column < 0) return { own, others: [...rows] }
  const idOf = ({ cells }: ReadLine) =>
    plainCell(cells[column] ?? '')
      .trim()
      .toLowerCase()
  const ids = rows.map(idOf).filter((id) => uuid.test(id))
  const known = await linesById(db, ids)
  const removed = await removedIds(
    db,
    ids.filter((id) => !known.has(id)),
  )
  const header = propertyFields.find(({ key }) => key === '_id')?.label ?? null
  const others: ReadLine[] = []
  for (const row of rows) {
    const id = idOf(row)
    const listing = known.get(id)
    const refuseRow = (reason: string) => {
      const value = row.cells[column] ?? null
      own.refused.push({ line: row.line, refusals: [{ column: header, value, reason }] })
    }
    if (!listing) {
      if (removed.has(id)) refuseRow(t('this listing was deleted earlier and is not restored'))
      else others.push(row)
      continue
    }
    const before = met.get(id)
    if (before !== undefined) {
      refuseRow(t('line {line} already has this listing', { line: before }))
      continue
    }
    met.set(id, row.line)
    const { change, refusals } = compare(listing, run.mapping, row.cells)
    if (refusals.length > 0) own.refused.push({ line: row.line, refusals })
    else if (change) own.edits.push({ line: row.line, id: listing._id, change })
    else own.same++
  }
  return { own, others }
}

const detail = 'detail.'
const isDetail = (key: string) => key.startsWith(detail)

/** Fields of an import by another name than the columns of the export. */
const otherKeys: Partial<Record<ImportField, string>> = {
  locality: 'location',
  brokerage: 'detail.brokeragePercent',
}

/** Returns the key of the exported column that a field of the import is. */
function keyOf(field: ImportField | null): string | null {
  if (field === null) return null
  const inDetail = `${detail}${field}`
  const isOfDetail = propertyFields.some(({ key }) => key === inDetail)
  return otherKeys[field] ?? (isOfDetail ? inDetail : field)
}

/** Returns how a row differs from a listing. Blank cells are ignored. */
function compare(
  listing: PropertyLine,
  mapping: Run['mapping'],
  cells: readonly string[],
): { change?: PropertyChange; refusals: Remark[] } {
  const keys = mapping.map(keyOf)
  const { values, problems } = readValues(
    { fields: propertyFields, mapping: keys },
    cells.map((cell) => plainCell(cell).trim()),
  )
  if (problems.length > 0) return { refusals: problems }
  const changed = propertyFields.filter(
    (field) => values.has(field.key) && !isSame(field, field.from(listing), values.get(field.key)),
  )
  if (changed.length === 0) return { refusals: [] }
  const { status, floor, totalFloors } = listing
  if (!propertyLifecycle[status][status === 'rejected' ? 'resubmit' : 'edit']) {
    const reason = t('this listing is {status} and can no longer be edited', {
      status: lowerLabel(PropertyStatus.label(status)),
    })
    return { refusals: [{ column: null, value: null, reason }] }
  }
  const named = Object.fromEntries(
    changed.filter(({ key }) => !isDetail(key)).map(({ key }) => [key, values.get(key)]),
  )
  const details = changed.filter(({ key }) => isDetail(key))
  if (details.length > 0) {
    const given = details.map(({ key }) => [key.slice(detail.length), values.get(key)])
    // An edit replaces all details.
    named.detail = { ...listing.detail, ...Object.fromEntries(given) }
  }
  // The rule between the two floors is checked on the result of the change.
  const read = PropertyChange.safeParse({ floor, totalFloors, ...named })
  if (read.success) {
    const entries = Object.entries(read.data).filter(([key]) => Object.hasOwn(named, key))
    return { change: Object.fromEntries(entries), refusals: [] }
  }
  return {
    refusals: read.error.issues.map(({ path, message }) => {
      const field = propertyFields.find(({ key }) => key === path.join('.') || key === path[0])
      const at = keys.findIndex((key) => key !== null && key === field?.key)
      return { column: field?.label ?? null, value: cells[at] ?? null, reason: message }
    }),
  }
}
