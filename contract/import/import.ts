import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { clearable, day, id, idParams, moment, optional, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { importLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'
import { ImportResult, importReview, Remark } from './result.ts'
import {
  ImportAct,
  ImportField,
  ImportParameter,
  ImportProblemKind,
  ImportStatus,
  ImportWording,
} from './vocabulary.ts'

/** The initial status of imported listings. */
const publish = z.enum(['pending', 'approved'])

/** Values for all rows that the file does not have. */
const parameters = {
  city: text(120),
  listingType: ListingType.schema,
  propertyType: z.enum(PropertyType.keys, { error: () => t('Please choose a property type.') }),
  asOf: day,
  wording: ImportWording.schema,
}

/** A sheet of a workbook; by default the first visible one with rows. */
const sheetName = text(100)

/** Fields beside the file of an upload. Multipart fields are text, hence this schema of texts. */
export const ImportUpload = z.strictObject({
  city: optional(parameters.city),
  listingType: optional(parameters.listingType),
  propertyType: optional(parameters.propertyType),
  asOf: optional(parameters.asOf),
  wording: optional(parameters.wording),
  brokerId: optional(id),
  publish: optional(publish),
  sheet: optional(sheetName),
  review: importReview,
})
export type ImportUpload = z.output<typeof ImportUpload>

/**
 * The field of each column, by its header in the file. Columns and parameters that are left out
 * stay as they are; `null` clears a parameter.
 */
export const ImportMapping = z.strictObject({
  columns: z
    .array(z.strictObject({ header: z.string().max(500), field: ImportField.schema.nullable() }))
    .max(500)
    .optional(),
  city: clearable(parameters.city),
  listingType: clearable(parameters.listingType),
  propertyType: clearable(parameters.propertyType),
  asOf: clearable(parameters.asOf),
  wording: parameters.wording.optional(),
})
export type ImportMapping = z.output<typeof ImportMapping>

const column = z.object({
  header: z.string(),
  field: ImportField.schema.nullable(),
  samples: z.array(z.string()),
  /** The share of the sampled values that this field could parse. */
  readable: z.number().nullable(),
})

const proposal = z.object({
  parameter: ImportParameter.schema,
  value: z.string(),
  reason: z.string(),
})

const summary = z.object({
  kind: ImportProblemKind.schema,
  column: z.string().nullable(),
  reason: z.string(),
  count: z.number(),
})

/** A city of the file that has no Location yet. */
export const ImportCity = z.object({
  name: z.string(),
  /** New rows in this city. */
  rows: z.number(),
  /** Whether the city is known by name; listings in any other city wait for review. */
  isKnown: z.boolean(),
})
export type ImportCity = z.infer<typeof ImportCity>

export const ImportCounts = z.object({
  /** Rows in the file, known after the check. */
  rows: z.number(),
  /** Rows that can be imported: new ones, updates and duplicates. */
  ready: z.number(),
  new: z.number(),
  /** Rows that update a listing (own export, changed price); after the import, those that did. */
  updated: z.number(),
  duplicates: z.number(),
  refused: z.number(),
  /** Rows in which something was interpreted. */
  noted: z.number(),
  inserted: z.number(),
  locationsProposed: z.number(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** A row of the list of imports. */
export const ImportRun = z.object({
  _id: z.string(),
  fileName: z.string(),
  size: z.number(),
  status: ImportStatus.schema,
  layout: z.string().nullable(),
  broker: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
  publish,
  counts: ImportCounts,
  /** The number of rows processed by the running check or import. */
  position: z.number(),
  /** The error or the outcome, in a sentence. */
  message: z.string().nullable(),
  createdBy: z.string(),
  createdAt: moment,
  finishedAt: moment.nullable(),
  may: z.array(ImportAct.schema),
})
export type ImportRun = z.infer<typeof ImportRun>

export const ImportProblem = z.object({
  line: z.number(),
  ...Remark.shape,
  kind: ImportProblemKind.schema,
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** An import with everything known about its file. */
export const ImportDetail = ImportRun.extend({
  columns: z.array(column),
  /** The origin of the mapping: a known layout, an earlier import, the headers, or a person. */
  mappingFrom: z.enum(['layout', 'remembered', 'proposed', 'given']),
  parameters: z.object({
    city: z.string().nullable(),
    listingType: ListingType.schema.nullable(),
    propertyType: PropertyType.schema.nullable(),
    asOf: z.string().nullable(),
    wording: ImportWording.schema,
  }),
  /** Suggested values for parameters the file does not have, to be confirmed. */
  proposals: z.array(proposal),
  /** What must be mapped or given before the check. */
  missing: z.array(z.object({ name: z.string(), reason: z.string() })),
  /**
   * The sheets of a workbook, with their number of rows that are not blank; empty for any other
   * file.
   */
  sheets: z.array(
    z.object({
      name: z.string(),
      isHidden: z.boolean(),
      rows: z.number(),
      isRead: z.boolean(),
    }),
  ),
  /**
   * Assumptions, sheets and columns that are left out, and listings that only an earlier list had.
   */
  remarks: z.array(z.string()),
  /** Doubts about a suggested mapping, to be checked before it is accepted. */
  doubts: z.array(z.string()),
  /** Cities that the import would add; each waits for an administrator under Locations. */
  newCities: z.array(ImportCity),
  summary: z.array(summary),
  problems: z.array(ImportProblem),
})
export type ImportDetail = z.infer<typeof ImportDetail>

const one = z.object({ import: ImportDetail })

export const propertyImport = {
  upload: endpoint({
    method: 'POST',
    path: '/properties/import',
    access: 'property.import',
    summary:
      'Import a file of listings (multipart field `file`): the valid rows are imported, the ' +
      'response has the counts and the refused rows. Field `brokerId`: whose they are; ' +
      '`wording`: what becomes of rows that exclude people. With `review` set to `true` the ' +
      'file is checked only',
    upload: { maxBytes: importLimits.maxBytes, maxFiles: 1 },
    reply: one.extend(ImportResult.partial().shape),
    timeout: 300_000,
  }),
  list: endpoint({
    method: 'GET',
    path: '/properties/import',
    access: 'property.import',
    summary: 'List imports, newest first',
    query: z.strictObject({ ...paging(10), status: optional(ImportStatus.schema) }),
    reply: z.object({ imports: z.array(ImportRun), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/properties/import/:id',
    access: 'property.import',
    summary: 'Get one import: its columns, counts, progress and first problems',
    params: idParams,
    reply: one,
  }),
  map: endpoint({
    method: 'PUT',
    path: '/properties/import/:id/mapping',
    access: 'property.import',
    summary: 'Map the columns to fields, and give the values that the file lacks',
    params: idParams,
    body: ImportMapping,
    reply: one,
  }),
  sheet: endpoint({
    method: 'PUT',
    path: '/properties/import/:id/sheet',
    access: 'property.import',
    summary: 'Read another sheet of a workbook; mapping and check start again',
    params: idParams,
    body: z.strictObject({ sheet: sheetName }),
    reply: one,
  }),
  check: endpoint({
    method: 'POST',
    path: '/properties/import/:id/check',
    access: 'property.import',
    summary: 'Check every row and report; changes nothing but the report',
    params: idParams,
    body: z.strictObject({ brokerId: optional(id) }),
    reply: one,
    status: 202,
  }),
  run: endpoint({
    method: 'POST',
    path: '/properties/import/:id/run',
    access: 'property.import',
    summary: 'Import the valid rows; resumes where an interrupted import stopped',
    params: idParams,
    body: z.strictObject({ brokerId: optional(id), publish: optional(publish) }),
    reply: one,
    status: 202,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/properties/import/:id/cancel',
    access: 'property.import',
    summary: 'Stop after the current batch; rows already imported stay',
    params: idParams,
    reply: one,
  }),
  problems: endpoint({
    method: 'GET',
    path: '/properties/import/:id/problems',
    access: 'property.import',
    summary: 'List refused rows and notes, in the order of the file',
    params: idParams,
    query: z.strictObject({ ...paging(50), kind: optional(ImportProblemKind.schema) }),
    reply: z.object({ problems: z.array(ImportProblem), pagination: Pagination }),
  }),
  refused: endpoint({
    method: 'GET',
    path: '/properties/import/:id/refused',
    access: 'property.import',
    summary: 'Export the refused rows as a file: the original columns and the reason',
    params: idParams,
    download: 'text/csv; charset=utf-8',
    timeout: 120_000,
  }),
}
