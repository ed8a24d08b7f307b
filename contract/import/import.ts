import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { clearable, day, id, idParams, moment, optional, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { importLimits } from '#contract/upload-limits.ts'
import { ImportResult, importReview, Remark } from './result.ts'
import {
  ImportAct,
  ImportField,
  ImportParameter,
  ImportProblemKind,
  ImportStatus,
} from './vocabulary.ts'

/** What listings of an import start as. */
const publish = z.enum(['pending', 'approved'])

/** What the file does not say about all its rows. */
const parameters = {
  city: text(120),
  listingType: ListingType.schema,
  propertyType: z.enum(PropertyType.keys, 'Please choose a property type.'),
  asOf: day,
}

/** A sheet of a workbook; without it the first visible one with rows is read. */
const sheetName = text(100)

/** Fields beside the file of an upload; multipart fields are text, so they are read by this. */
export const ImportUpload = z.strictObject({
  city: optional(parameters.city),
  listingType: optional(parameters.listingType),
  propertyType: optional(parameters.propertyType),
  asOf: optional(parameters.asOf),
  brokerId: optional(id),
  publish: optional(publish),
  sheet: optional(sheetName),
  review: importReview,
})
export type ImportUpload = z.output<typeof ImportUpload>

/**
 * Which column is what. A header stands as in the file; one that is not named keeps its match. A
 * parameter that is not named stays as it was said; `null` takes it back.
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
})
export type ImportMapping = z.output<typeof ImportMapping>

const column = z.object({
  header: z.string(),
  field: ImportField.schema.nullable(),
  samples: z.array(z.string()),
  /** Of the sampled values, the share this field could read. */
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

/** A city of the file that no Location stands for yet. */
export const ImportCity = z.object({
  name: z.string(),
  /** New rows in it. */
  rows: z.number(),
  /** Whether it is one of the cities known by name; listings of any other wait for review. */
  isKnown: z.boolean(),
})
export type ImportCity = z.infer<typeof ImportCity>

export const ImportCounts = z.object({
  /** Rows of the file, known after the check. */
  rows: z.number(),
  /** Rows that can go in: the new ones, the updated ones and the duplicates. */
  ready: z.number(),
  new: z.number(),
  /** Rows that change a listing (own export, another price); after the import, those that did. */
  updated: z.number(),
  duplicates: z.number(),
  refused: z.number(),
  /** Rows something was interpreted in. */
  noted: z.number(),
  inserted: z.number(),
  locationsProposed: z.number(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** One line of the list of imports. */
export const ImportRun = z.object({
  _id: z.string(),
  fileName: z.string(),
  size: z.number(),
  status: ImportStatus.schema,
  layout: z.string().nullable(),
  broker: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
  publish,
  counts: ImportCounts,
  /** Rows gone through by the check or the import under way. */
  position: z.number(),
  /** Why it failed, or what became of it, in a sentence. */
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

/** An import with all that is known of its file. */
export const ImportDetail = ImportRun.extend({
  columns: z.array(column),
  /** Where the matching came from: a known layout, an earlier import, the headers, or a person. */
  mappingFrom: z.enum(['layout', 'remembered', 'proposed', 'given']),
  parameters: z.object({
    city: z.string().nullable(),
    listingType: ListingType.schema.nullable(),
    propertyType: PropertyType.schema.nullable(),
    asOf: z.string().nullable(),
  }),
  /** Values for what the file does not say, to be confirmed. */
  proposals: z.array(proposal),
  /** What has to be matched or said before the check. */
  missing: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** The sheets of a workbook, with their rows that are not blank; none of any other file. */
  sheets: z.array(
    z.object({
      name: z.string(),
      isHidden: z.boolean(),
      rows: z.number(),
      isRead: z.boolean(),
    }),
  ),
  /** What is taken for granted, the sheets and columns left out, what only an earlier list had. */
  remarks: z.array(z.string()),
  /** What is doubtful about a proposed matching, to be looked at before it is taken. */
  doubts: z.array(z.string()),
  /** Cities the import would add; each waits in the Locations for an administrator. */
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
      'Import a file of listings (multipart field `file`): the good rows go in, the answer ' +
      'has the counts and the refused rows. Field `brokerId`: whose they are. With the field ' +
      '`review` set to `true` the file is checked only',
    upload: { maxBytes: importLimits.maxBytes, maxFiles: 1 },
    reply: one.extend(ImportResult.partial().shape),
    timeout: 300_000,
  }),
  list: endpoint({
    method: 'GET',
    path: '/properties/import',
    access: 'property.import',
    summary: 'Imports, newest first',
    query: z.strictObject({ ...paging(10), status: optional(ImportStatus.schema) }),
    reply: z.object({ imports: z.array(ImportRun), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/properties/import/:id',
    access: 'property.import',
    summary: 'One import: its columns, counts, progress and first problems',
    params: idParams,
    reply: one,
  }),
  map: endpoint({
    method: 'PUT',
    path: '/properties/import/:id/mapping',
    access: 'property.import',
    summary: 'Say which column is what, and what the file does not say',
    params: idParams,
    body: ImportMapping,
    reply: one,
  }),
  sheet: endpoint({
    method: 'PUT',
    path: '/properties/import/:id/sheet',
    access: 'property.import',
    summary: 'Read another sheet of a workbook; the matching and the check begin anew',
    params: idParams,
    body: z.strictObject({ sheet: sheetName }),
    reply: one,
  }),
  check: endpoint({
    method: 'POST',
    path: '/properties/import/:id/check',
    access: 'property.import',
    summary: 'Read every row and report; changes nothing but the report',
    params: idParams,
    body: z.strictObject({ brokerId: optional(id) }),
    reply: one,
    status: 202,
  }),
  run: endpoint({
    method: 'POST',
    path: '/properties/import/:id/run',
    access: 'property.import',
    summary: 'Put the valid rows in; goes on where an interrupted import stopped',
    params: idParams,
    body: z.strictObject({ brokerId: optional(id), publish: optional(publish) }),
    reply: one,
    status: 202,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/properties/import/:id/cancel',
    access: 'property.import',
    summary: 'Stop after the batch under way; what is in stays in',
    params: idParams,
    reply: one,
  }),
  problems: endpoint({
    method: 'GET',
    path: '/properties/import/:id/problems',
    access: 'property.import',
    summary: 'Refused rows and notes, in the order of the file',
    params: idParams,
    query: z.strictObject({ ...paging(50), kind: optional(ImportProblemKind.schema) }),
    reply: z.object({ problems: z.array(ImportProblem), pagination: Pagination }),
  }),
  refused: endpoint({
    method: 'GET',
    path: '/properties/import/:id/refused',
    access: 'property.import',
    summary: 'The refused rows as a file: the original columns and the reason',
    params: idParams,
    download: 'text/csv; charset=utf-8',
    timeout: 120_000,
  }),
}
