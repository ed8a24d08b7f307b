import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import type { PropertyDraft } from '#contract/property/draft.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import { claimSubmission } from './submission-queries.ts'

export interface Submitted {
  id: string
  /** An equal listing was submitted a moment ago, so nothing was inserted. */
  isRepeated: boolean
}

/**
 * Submits a listing under a new id. Without an idempotency key, a listing equal to one that the
 * broker submitted within a minute is the same (decision 0004); concurrent equal ones wait for the
 * first.
 */
export async function submitOnce(
  tx: Handle,
  draft: PropertyDraft & { brokerId: string },
  isKeyed: boolean,
  add: (id: string) => Promise<void>,
): Promise<Submitted> {
  const id = v7()
  const equal = isKeyed ? undefined : await claim(tx, draft, id)
  if (equal) return { id: equal, isRepeated: true }
  await add(id)
  return { id, isRepeated: false }
}

/** Records a submission; returns the listing of an earlier equal one. */
async function claim(
  tx: Handle,
  { brokerId, ...draft }: PropertyDraft & { brokerId: string },
  id: string,
): Promise<string | undefined> {
  const hash = createHash('sha256')
    .update(JSON.stringify(comparable(draft)))
    .digest()
  return claimSubmission(tx, brokerId, hash, id)
}

/**
 * Normalizes a draft for comparison: ignores case, surplus blanks and invisible characters in
 * texts, and empty values.
 */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') {
    const visible = value.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    return visible.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
  }
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [name, comparable(part)] as const)
  return Object.fromEntries(entries.filter(([, part]) => !isEmpty(part)))
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

export const isKeyed = ({ headers }: FastifyRequest) => headers['idempotency-key'] !== undefined

/** Returns the message that a repetition added nothing. */
export function presentSubmitted<Row>({
  property,
  isRepeated,
}: {
  property: Row
  isRepeated: boolean
}) {
  if (!isRepeated) return { property }
  const message = t('You submitted this listing a moment ago. It was not added again.')
  return { property, isRepeated, message }
}
