import type { Document } from '#contract/document.ts'
import { t } from '#domain/locale/translate.ts'
import { stateOfReraAgent } from '#domain/rera/rera-agent.ts'
import { open } from '#server/secret/cipher.ts'
import type { DocumentRow } from './queries.ts'

/** Returns a document for the API, with its number masked. */
export function documentReply(row: DocumentRow, key: Buffer): Document {
  const number = numberOf(row, key)
  return {
    _id: row.id,
    kind: row.kind,
    number: number === null ? null : maskNumber(number),
    note: noteOf(row, number),
    name: row.name,
    validUntil: row.valid_until,
    state: row.agent_state,
    isVerified: row.verified_at !== null,
    mediaType: row.media_type,
    bytes: row.bytes,
    createdAt: row.created_at.toISOString(),
  }
}

export function numberOf(row: DocumentRow, key: Buffer): string | null {
  return row.number && open(key, row.id, row.number).toString('utf8')
}

/** `AAPFU0939F` → `AAXXXXX39F`: enough for the owner to recognize it. */
export function maskNumber(number: string): string {
  const shown = number.length < 8 ? 1 : 2
  return number
    .split('')
    .map((sign, index) =>
      index < shown || index >= number.length - shown - 1 || !/[\dA-Z]/.test(sign) ? sign : 'X',
    )
    .join('')
}

function noteOf({ kind, agent_state }: DocumentRow, number: string | null): string | null {
  if (kind !== 'rera' || number === null) return null
  const state = stateOfReraAgent(number)
  if (state && state !== agent_state && agent_state) {
    return t('This looks like a number from {state}. Please check it against the certificate.', {
      state,
    })
  }
  if (state || agent_state) return null
  return t(
    'This does not look like a RERA agent number, such as A51700001835. Please ' +
      'check it against the certificate.',
  )
}
