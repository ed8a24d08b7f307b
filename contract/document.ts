import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { documentLimits } from '#contract/upload-limits.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { plainReraNumber, stateOfReraAgent } from '#domain/rera/rera-agent.ts'
import { findReraState, isReraNumber } from '#domain/rera/rera-project.ts'
import { isGstin, isPan, plainNumber } from '#domain/tax/tax-number.ts'
import { endpoint } from './endpoint.ts'
import { day, idParams, moment, optional, text } from './field.ts'
import { type WordOf, words } from './words.ts'

/** Documents for the verification of a broker. */
export const DocumentKind = words({
  pan: msg('PAN card'),
  'address-proof': msg('Address proof'),
  rera: msg('RERA certificate'),
  gst: msg('GST certificate'),
})
export type DocumentKind = WordOf<typeof DocumentKind>

export const Document = z.object({
  _id: z.string(),
  kind: DocumentKind.schema,
  /** Masked; an address proof has no number. */
  number: z.string().nullable(),
  /** A warning for the reviewer, in a sentence. */
  note: z.string().nullable(),
  name: z.string(),
  /** The last day of a RERA certificate in India, where it was given. */
  validUntil: z.string().nullable(),
  /** The state that a RERA certificate registers an agent in, where it is known. */
  state: z.string().nullable(),
  /** Whether the KYC was verified with it. */
  isVerified: z.boolean(),
  mediaType: z.enum(documentLimits.formats),
  bytes: z.number(),
  createdAt: moment,
})
export type Document = z.infer<typeof Document>

const numberRules = {
  pan: (typed: string) => (isPan(plainNumber(typed)) ? plainNumber(typed) : undefined),
  gst: (typed: string) => (isGstin(plainNumber(typed)) ? plainNumber(typed) : undefined),
  rera: (typed: string) => (isReraNumber(typed) ? plainReraNumber(typed) : undefined),
} satisfies Partial<Record<DocumentKind, (typed: string) => string | undefined>>

const wrongNumber: Partial<Record<DocumentKind, string>> = {
  pan: msg('Please enter the PAN as on the card, such as AAPFU0939F.'),
  gst: msg('Please enter a valid 15-character GSTIN, such as 27AAPFU0939F1ZV.'),
  rera: msg('Please enter the number as on the certificate, such as A51700001835.'),
}

/** The fields beside the file; they precede it in the form. */
export const DocumentUpload = z
  .strictObject({
    kind: DocumentKind.schema,
    number: optional(text(60)),
    /** The last day of a RERA certificate: the KYC expires with it. */
    validUntil: optional(day),
    /** The state of a RERA certificate, where its number does not say it. */
    state: optional(text(60)),
  })
  .transform(({ kind, number, validUntil, state }, context) => {
    if (validUntil && kind !== 'rera') {
      const message = t('You can set an expiry date only for a RERA certificate.')
      context.addIssue({ code: 'custom', path: ['validUntil'], message })
    }
    if (state && kind !== 'rera') {
      const message = t('You can set a state only for a RERA certificate.')
      context.addIssue({ code: 'custom', path: ['state'], message })
    }
    if (state && !findReraState(state)) {
      const message = t('Please choose the state of the register.')
      context.addIssue({ code: 'custom', path: ['state'], message })
    }
    // An Aadhaar number must not be stored (UIDAI), so a proof of address has none.
    if (kind === 'address-proof') return { kind, number: null, validUntil: null, agent: null }
    const read = number === undefined ? undefined : numberRules[kind](number)
    if (read) {
      const agent = kind === 'rera' ? { number: read, state: stateOfAgent(read, state) } : null
      return { kind, number: read, validUntil: validUntil ?? null, agent }
    }
    const message =
      number === undefined
        ? t('Please enter the number of the {document}.', { document: DocumentKind.label(kind) })
        : t(wrongNumber[kind] ?? msg('Please enter the number.'))
    context.addIssue({ code: 'custom', path: ['number'], message })
    return z.NEVER
  })

/** The state that was named, or else the one whose format the number has. */
const stateOfAgent = (number: string, named: string | undefined) =>
  findReraState(named ?? '') ?? stateOfReraAgent(number) ?? null

const file = { params: idParams, download: 'application/octet-stream', timeout: 60_000 } as const

export const document = {
  upload: endpoint({
    method: 'POST',
    path: '/broker/documents',
    access: 'broker',
    summary:
      'Upload one KYC document (multipart fields `kind`, `number` and, for RERA, `validUntil` ' +
      'and `state`, then `file`); a rejected KYC becomes pending again',
    upload: { maxBytes: documentLimits.maxBytes, maxFiles: 1 },
    reply: z.object({ document: Document }),
    status: 201,
    timeout: 120_000,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/broker/documents',
    access: 'broker',
    summary: 'List the broker’s own documents, with masked numbers',
    reply: z.object({ documents: z.array(Document) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/broker/documents/:id',
    access: 'broker',
    summary: 'Delete a document, unless the KYC is verified',
    params: idParams,
    reply: Acknowledgement,
  }),
  ownFile: endpoint({
    method: 'GET',
    path: '/broker/documents/:id/file',
    access: 'broker',
    summary: 'Get the file of one’s own document; the access is logged',
    ...file,
  }),
  ofBroker: endpoint({
    method: 'GET',
    path: '/brokers/:id/documents',
    access: 'broker.review',
    summary: 'List the documents of a broker, with masked numbers',
    params: idParams,
    reply: z.object({ documents: z.array(Document) }),
  }),
  number: endpoint({
    method: 'POST',
    path: '/documents/:id/number',
    access: 'broker.review',
    summary: 'Get the full number of a document; the access is logged',
    params: idParams,
    reply: z.object({ number: z.string().nullable() }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/documents/:id/file',
    access: 'broker.review',
    summary: 'Get the file of a document; the access is logged',
    ...file,
  }),
}
