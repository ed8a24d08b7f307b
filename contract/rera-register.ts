import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment, optional, plainText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { importLimits } from '#contract/upload-limits.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { reraStates } from '#domain/rera/rera-project.ts'

/** What the loaded register of the state says about a number. */
export const RegisterResult = words({
  found: msg('Found on the register'),
  'number-found': msg('Number found, no project name to compare'),
  'other-project': msg('The register names another project'),
  expired: msg('Expired or revoked on the register'),
  missing: msg('Not on the register'),
  unloaded: msg('No register of this state is loaded'),
})
export type RegisterResult = WordOf<typeof RegisterResult>

export const RegisterMatch = z.object({
  result: RegisterResult.schema,
  project: z.string().nullable(),
  promoter: z.string().nullable(),
  status: z.string().nullable(),
  validTo: z.string().nullable(),
  /** The day on which the file was loaded. */
  loadedOn: z.string().nullable(),
})
export type RegisterMatch = z.infer<typeof RegisterMatch>

export const SnapshotStatus = words({
  loading: msg('Loading'),
  done: msg('Loaded'),
  failed: msg('Failed'),
})
export type SnapshotStatus = WordOf<typeof SnapshotStatus>

export const RegisterSnapshot = z.object({
  _id: z.string(),
  state: z.string(),
  part: z.string(),
  fileName: z.string(),
  status: SnapshotStatus.schema,
  isCurrent: z.boolean(),
  /** Lines read so far, and those that were left out. */
  rows: z.number(),
  broken: z.number(),
  problems: z.array(z.object({ line: z.number(), reason: z.string() })),
  message: z.string().nullable(),
  loadedBy: z.string(),
  createdAt: moment,
})
export type RegisterSnapshot = z.infer<typeof RegisterSnapshot>

/** A RERA number of live listings that is due to be looked up again. */
export const DueNumber = z.object({
  /** One of its listings. */
  _id: z.string(),
  title: z.string(),
  number: z.string(),
  state: z.string().nullable(),
  /** The name of the project, as its listings give it. */
  society: z.string().nullable(),
  listings: z.number(),
  /** The day of the last check that covers all its listings; null if there is none. */
  checkedOn: z.string().nullable(),
  portal: z.string().nullable(),
  register: RegisterMatch,
})
export type DueNumber = z.infer<typeof DueNumber>

const states = z.enum(reraStates, { error: () => t('Please choose a state.') })

/** Fields beside the file of a register. */
export const RegisterUpload = z.strictObject({
  state: states,
  /** The part of the state's register, if it comes in several files. */
  part: optional(text(60)),
})

export const reraRegister = {
  qr: endpoint({
    method: 'GET',
    path: '/public/rera/:state/qr',
    access: 'public',
    summary: 'Get a QR code of the RERA register of a state, as SVG',
    params: z.object({ state: states }),
    download: 'image/svg+xml',
  }),
  shareCard: endpoint({
    method: 'GET',
    path: '/public/properties/:id/share-card',
    access: 'public',
    summary:
      'Get the picture to share of a listing in a registered project: its photo, the RERA ' +
      'numbers of project and agent, and the QR code of the register',
    params: idParams,
    download: 'image/jpeg',
  }),
  load: endpoint({
    method: 'POST',
    path: '/rera/registers',
    access: 'property.import',
    summary:
      'Load a file of a public RERA register (multipart field `file`, with `state` and, for ' +
      'registers in several files, `part`); it replaces the earlier one once read',
    upload: { maxBytes: importLimits.maxBytes, maxFiles: 1 },
    reply: z.object({ snapshot: RegisterSnapshot }),
    status: 202,
    timeout: 300_000,
  }),
  list: endpoint({
    method: 'GET',
    path: '/rera/registers',
    access: 'property.review',
    summary: 'List the loaded RERA registers, and the last attempts',
    reply: z.object({ snapshots: z.array(RegisterSnapshot) }),
  }),
  due: endpoint({
    method: 'GET',
    path: '/rera/due',
    access: 'property.review',
    summary: 'List RERA numbers of live listings that were not looked up for 90 days',
    query: z.strictObject(paging(20)),
    reply: z.object({ numbers: z.array(DueNumber), pagination: Pagination }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/rera/checks',
    access: 'property.review',
    summary:
      'Record that a listing’s RERA number was found today, on the website of its register or ' +
      'in the loaded file; counts for all live listings with the same number and project',
    body: z.strictObject({
      listing: id,
      source: z.enum(['website', 'file']),
      /** The values shown on screen: refused if those of the listing have changed since. */
      number: plainText(80),
      state: z.string().max(80).nullable(),
      society: z.string().max(160).nullable(),
    }),
    reply: z.object({ listings: z.number() }),
  }),
}
