import { z } from 'zod'
import { ImportCity } from '#contract/import/import.ts'
import {
  ImportField,
  ImportParameter,
  type ImportStatus,
  ImportWording,
} from '#contract/import/vocabulary.ts'
import { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { layoutOf } from '#server/import/listing/layout/all.ts'
import type { Proposal } from '#server/import/listing/layout/layout.ts'
import { makePlan, type Parameters, type Plan } from '#server/import/listing/mapping/read-plan.ts'
import type { RunRow } from '#server/import/run/run-queries.ts'
import type { Format } from '#server/import/tabular/records.ts'
import { WorkbookSheets } from '#server/import/tabular/workbook.ts'

/** How often a reason occurred. */
export interface Tally {
  kind: 'refusal' | 'note'
  column: string | null
  reason: string
  count: number
}

/** An import with its stored JSON parsed. */
export interface Run {
  id: string
  brokerId: string | null
  publish: 'pending' | 'approved'
  fileName: string
  size: number
  status: ImportStatus
  format: Format
  /** The sheets of a workbook; undefined for other files. */
  workbook: WorkbookSheets | undefined
  headers: string[]
  sample: string[][]
  layout: string | null
  mapping: (ImportField | null)[]
  mappingFrom: RunRow['mapping_from']
  parameters: Parameters
  /** Proposals accepted as parameters without a person. */
  accepted: Proposal[]
  summary: Tally[]
  newCities: ImportCity[]
  row: RunRow
}

// Our own JSON, but validated, because an older release may have written it.
const format = z.object({
  kind: z.enum(['text', 'gzip', 'unfolded']),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  delimiter: z.enum([',', ';', '\t', '|']),
  skip: z.number().default(0),
  nameRows: z.number().default(1),
})
const stored = z.object({ workbook: WorkbookSheets.optional() })
const mapping = z.array(ImportField.schema.nullable().catch(null))
const parameters = z.object({
  city: z.string().optional(),
  listingType: ListingType.schema.optional(),
  propertyType: PropertyType.schema.optional(),
  asOf: z.string().optional(),
  wording: ImportWording.schema.optional(),
})
const accepted = z.object({
  accepted: z
    .array(z.object({ parameter: ImportParameter.schema, value: z.string(), reason: z.string() }))
    .default([]),
})
const summary = z.array(
  z.object({
    kind: z.enum(['refusal', 'note']),
    column: z.string().nullable(),
    reason: z.string(),
    count: z.number(),
  }),
)
const newCities = z.array(ImportCity)
const sample = z.array(z.array(z.string()))

export function readRun(row: RunRow): Run {
  return {
    id: row.id,
    brokerId: row.broker_id,
    publish: row.publish,
    fileName: row.file_name,
    size: row.size,
    status: row.status,
    format: format.parse(row.format),
    workbook: stored.parse(row.format).workbook,
    headers: row.headers,
    sample: sample.parse(row.sample),
    layout: row.layout,
    mapping: mapping.parse(row.mapping),
    mappingFrom: row.mapping_from,
    parameters: parameters.parse(row.parameters),
    accepted: accepted.parse(row.parameters).accepted,
    summary: summary.parse(row.summary),
    newCities: newCities.parse(row.new_cities),
    row,
  }
}

export function readMapping(document: unknown): (ImportField | null)[] {
  return mapping.parse(document)
}

/** Refuses an import without a broker: none is chosen and no column can name one. */
export function requireBroker({ mapping }: Run, brokerId: string | null | undefined): void {
  if (brokerId || mapping.some((field) => field === 'brokerEmail' || field === 'brokerPhone'))
    return
  throw refuse('invalid_input', {
    message: t('Please choose the broker these listings belong to.'),
    fields: { brokerId: t('Please choose a broker.') },
  })
}

/** Returns how to parse the rows of this import. */
export function planOf(run: Run): Plan {
  return makePlan(run.headers, run.mapping, run.parameters, layoutOf(run.layout), run.sample)
}
