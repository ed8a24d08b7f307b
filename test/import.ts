import assert from 'node:assert/strict'
import { recogniseLayout } from '#server/import/listing/layout/all.ts'
import { makePlan, missingFrom, type Parameters } from '#server/import/listing/mapping/read-plan.ts'
import type { Listing, RowResult } from '#server/import/listing/row/build-listing.ts'
import { readRow } from '#server/import/listing/row/read-row.ts'

/**
 * Reads one made-up row the way an import does: its layout found by its headers, cells joined by
 * `|`.
 */
export function readMadeUp(headers: string[], row: string, parameters: Parameters = {}): RowResult {
  const cells = row.split('|')
  const layout = recogniseLayout(headers, [cells])
  assert.ok(layout, 'the layout is not recognised')
  const mapping = headers.map((header) => layout.columns[header] ?? null)
  const plan = makePlan(headers, mapping, parameters, layout)
  assert.deepEqual(missingFrom(plan), [])
  return readRow(plan, cells)
}

export function listingOf(result: RowResult): Listing {
  assert.ok(result.listing, JSON.stringify(result))
  return result.listing
}

/** What was said about a row, `column: reason`, whether it went in or not. */
export function reasonsOf(result: RowResult): string[] {
  const remarks = result.listing ? result.notes : result.refusals
  return remarks.map(({ column, reason }) => `${column}: ${reason}`)
}
