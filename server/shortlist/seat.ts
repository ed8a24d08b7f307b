import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { readSecretHash } from './participant-cookie.ts'
import { listParticipants, type ParticipantRow } from './participant-queries.ts'
import { findByToken, lockShortlist, type ShortlistRow } from './queries.ts'

/** The caller of a shared shortlist: an account, a browser that has joined, or any visitor. */
export interface Caller {
  viewer: Viewer | undefined
  cookies: string | undefined
}

export interface Opened {
  shortlist: ShortlistRow
  participants: ParticipantRow[]
  /** Undefined before a name is given. */
  me: ParticipantRow | undefined
}

/** Opens a shortlist by its link. */
export async function openByToken(db: Handle, token: string, caller: Caller): Promise<Opened> {
  return seat(db, requireOpen(await findByToken(db, token)), caller)
}

/** The same, locked; the link is checked again because it may have been replaced meanwhile. */
export async function lockByToken(tx: Handle, token: string, caller: Caller): Promise<Opened> {
  const found = requireOpen(await findByToken(tx, token))
  const locked = requireOpen(await lockShortlist(tx, found.id))
  if (!locked.link_hash.equals(found.link_hash)) throw refuse('shortlist_link_over')
  return seat(tx, locked, caller)
}

function requireOpen(row: ShortlistRow | undefined): ShortlistRow {
  if (!row) throw refuse('shortlist_link_over')
  if (row.ended_at) throw refuse('shortlist_ended')
  return row
}

async function seat(
  db: Handle,
  shortlist: ShortlistRow,
  { viewer, cookies }: Caller,
): Promise<Opened> {
  const participants = await listParticipants(db, shortlist.id)
  const secretHash = readSecretHash(cookies, shortlist.id)
  const me =
    (viewer?.realm === 'customer'
      ? participants.find(({ customer_id }) => customer_id === viewer.id)
      : undefined) ??
    (secretHash && participants.find(({ secret_hash }) => secret_hash?.equals(secretHash)))
  return { shortlist, participants, me }
}
