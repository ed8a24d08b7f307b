import { changeDays, type ListingChange } from '#contract/property/listing-change.ts'
import { refuse } from '#contract/refusal.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { workForARound } from '#server/job/round.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { findEnds, listChanges, numberChanges, sweepOldChanges } from './queries.ts'

const perTransaction = 500

/** Adds pending changes to the feed. */
export async function followListingChanges(db: Database): Promise<void> {
  await workForARound(() =>
    transact(db, async (tx) => (await numberChanges(tx, perTransaction)) === perTransaction),
  )
}

export const sweepListingChanges = (db: Handle) => sweepOldChanges(db, changeDays)

interface Page {
  changes: ListingChange[]
  next: string
  isMore: boolean
}

/** Returns the changes after a cursor; without one none, and the present cursor. */
export async function readChanges(
  db: Handle,
  secrets: Secrets,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Page> {
  const from = after === undefined ? undefined : readCursor(secrets, after)
  const { last, isSwept } = await findEnds(db, from)
  if (isSwept) throw refuse('listing_changes_gone')
  if (from === undefined) return { changes: [], next: writeCursor(secrets, last), isMore: false }
  const rows = await listChanges(db, from, limit + 1)
  const shown = rows.slice(0, limit)
  return {
    changes: shown.map((row) => ({
      _id: row.id,
      listing: row.property_id,
      kind: row.kind,
      price: row.price,
      at: row.at.toISOString(),
    })),
    next: writeCursor(secrets, shown.at(-1)?.number ?? from),
    isMore: rows.length > limit,
  }
}

const purpose = 'listing change cursor'

function writeCursor(secrets: Secrets, number: string): string {
  return `${number}.${secrets.sign(purpose, number).toString('base64url')}`
}

function readCursor(secrets: Secrets, text: string): string {
  const [number = '', signature = ''] = text.split('.')
  if (!secrets.matches(purpose, number, Buffer.from(signature, 'base64url'))) {
    throw refuse('invalid_input', { fields: { after: refuse('listing_changes_gone').message } })
  }
  return number
}
