import { v7 } from 'uuid'
import type { BodyOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusal.ts'
import { maxShortlistHomes, maxShortlists } from '#contract/shortlist/limits.ts'
import type { OwnedShortlist, ShortlistLine, shortlist } from '#contract/shortlist/shortlist.ts'
import { record } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { hashToken } from '#server/secret/token-hash.ts'
import { deleteHome, hasPublic, insertHomes, lockHome, updateHome } from './home-queries.ts'
import { addParticipant } from './join.ts'
import { currentToken, tokenOf } from './link.ts'
import { setHidden } from './note-queries.ts'
import { deleteParticipant, listParticipants, updateSeen } from './participant-queries.ts'
import { presentRoom } from './present.ts'
import {
  countShortlists,
  deleteShortlist,
  findOwned,
  findOwnerContact,
  insertShortlist,
  listShortlists,
  lockShortlist,
  lockShortlistsOf,
  type ShortlistRow,
  updateShortlist,
} from './queries.ts'

/** The shortlists of their owner. */

type Means = Pick<Context, 'secrets'>

export async function findShortlists(
  db: Handle,
  viewer: CustomerViewer,
  propertyIds: string[],
): Promise<ShortlistLine[]> {
  return (await listShortlists(db, viewer, propertyIds)).map((row) => ({
    _id: row.id,
    name: row.name,
    homeCount: Number(row.home_count),
    participantCount: Number(row.participant_count),
    isEnded: row.ended_at !== null,
    createdAt: row.created_at.toISOString(),
    has: row.has,
  }))
}

export function createShortlist(
  db: Handle,
  means: Means,
  viewer: CustomerViewer,
  { name, isSealed, propertyIds }: BodyOf<typeof shortlist.create>,
): Promise<OwnedShortlist> {
  return transact(db, async (tx) => {
    await lockShortlistsOf(tx, viewer)
    if ((await countShortlists(tx, viewer)) >= maxShortlists) throw refuse('shortlists_too_many')
    const id = v7()
    await insertShortlist(tx, {
      ...{ id, customer_id: viewer.id, name, is_sealed: isSealed },
      link_hash: hashToken(tokenOf(means.secrets, { id, number: 1 })),
    })
    const owner = await findOwnerContact(tx, viewer.id)
    if (!owner) throw refuse('session_over')
    await addParticipant(tx, { id, customer_id: viewer.id }, owner.first_name, viewer)
    if (propertyIds.length > 0) await add(tx, id, propertyIds)
    await record(tx, viewer, 'shortlist.create', { kind: 'shortlist', id })
    return present(tx, means, viewer, id)
  })
}

export async function readShortlist(
  db: Handle,
  means: Means,
  viewer: CustomerViewer,
  id: string,
): Promise<OwnedShortlist> {
  return present(db, means, viewer, id)
}

/** Changes a locked shortlist of the viewer that has not ended. */
function change(
  db: Handle,
  means: Means,
  { viewer, id }: { viewer: CustomerViewer; id: string },
  work: (tx: Handle, row: ShortlistRow) => Promise<void>,
): Promise<OwnedShortlist> {
  return transact(db, async (tx) => {
    const row = await lockOwned(tx, viewer, id)
    if (row.ended_at) throw refuse('shortlist_ended')
    await work(tx, row)
    return present(tx, means, viewer, id)
  })
}

export interface Own {
  viewer: CustomerViewer
  id: string
}

export function changeShortlist(
  db: Handle,
  means: Means,
  own: Own,
  { name, isSealed, version }: BodyOf<typeof shortlist.change>,
): Promise<OwnedShortlist> {
  return change(db, means, own, async (tx, row) => {
    if (row.version !== version) throw refuse('changed_meanwhile')
    if (isSealed !== row.is_sealed && row.first_voted_at) throw refuse('shortlist_has_votes')
    await updateShortlist(tx, row.id, { name, is_sealed: isSealed, version: version + 1 })
  })
}

export function removeShortlist(db: Handle, { viewer, id }: Own): Promise<void> {
  return transact(db, async (tx) => {
    await lockOwned(tx, viewer, id)
    await deleteShortlist(tx, id)
    await record(tx, viewer, 'shortlist.remove', { kind: 'shortlist', id })
  })
}

export function endShortlist(db: Handle, means: Means, own: Own): Promise<OwnedShortlist> {
  return change(db, means, own, async (tx, { id }) => {
    await updateShortlist(tx, id, { ended_at: new Date() })
    await record(tx, own.viewer, 'shortlist.end', { kind: 'shortlist', id })
  })
}

export function replaceLink(db: Handle, means: Means, own: Own): Promise<OwnedShortlist> {
  return change(db, means, own, async (tx, { id, link_number }) => {
    const number = link_number + 1
    await updateShortlist(tx, id, {
      link_number: number,
      link_hash: hashToken(tokenOf(means.secrets, { id, number })),
    })
    await record(tx, own.viewer, 'shortlist.replace_link', { kind: 'shortlist', id })
  })
}

export function addHomes(
  db: Handle,
  means: Means,
  own: Own,
  propertyIds: string[],
): Promise<OwnedShortlist> {
  return change(db, means, own, (tx, { id }) => add(tx, id, propertyIds))
}

async function add(tx: Handle, id: string, propertyIds: string[]): Promise<void> {
  if (!(await hasPublic(tx, propertyIds))) throw refuse('property_not_found')
  const leftOut = await insertHomes(tx, id, propertyIds, maxShortlistHomes)
  if (leftOut > 0) throw refuse('shortlist_full')
}

export function removeHome(
  db: Handle,
  means: Means,
  own: Own,
  propertyId: string,
): Promise<OwnedShortlist> {
  return change(db, means, own, async (tx, { id }) => {
    if (!(await deleteHome(tx, id, propertyId))) throw refuse('shortlist_home_not_found')
  })
}

/** Shows the hidden votes on a home to everyone. */
export function openVotes(
  db: Handle,
  means: Means,
  own: Own,
  propertyId: string,
): Promise<OwnedShortlist> {
  return change(db, means, own, async (tx, { id }) => {
    const home = await lockHome(tx, id, propertyId)
    if (!home) throw refuse('shortlist_home_not_found')
    if (home.opened_at) return
    await updateHome(tx, id, propertyId, { opened_at: new Date() })
    await record(tx, own.viewer, 'shortlist.open_votes', { kind: 'shortlist', id })
  })
}

export function removeParticipant(
  db: Handle,
  means: Means,
  own: Own,
  participantId: string,
): Promise<OwnedShortlist> {
  return change(db, means, own, async (tx, { id }) => {
    if (!(await deleteParticipant(tx, id, participantId))) {
      throw refuse('shortlist_participant_not_found')
    }
    await record(tx, own.viewer, 'shortlist.remove_participant', { kind: 'shortlist', id })
  })
}

export function hideNote(
  db: Handle,
  means: Means,
  own: Own,
  note: { id: string; isHidden: boolean },
): Promise<OwnedShortlist> {
  return change(db, means, own, async (tx, { id }) => {
    if (!(await setHidden(tx, id, note))) throw refuse('shortlist_note_not_found')
  })
}

async function lockOwned(tx: Handle, viewer: CustomerViewer, id: string): Promise<ShortlistRow> {
  const found = await findOwned(tx, viewer, id)
  const locked = found && (await lockShortlist(tx, found.id))
  if (!locked) throw refuse('shortlist_not_found')
  return locked
}

async function present(
  db: Handle,
  { secrets }: Means,
  viewer: CustomerViewer,
  id: string,
): Promise<OwnedShortlist> {
  const row = await findOwned(db, viewer, id)
  if (!row) throw refuse('shortlist_not_found')
  const participants = await listParticipants(db, id)
  const me = participants.find(({ is_owner }) => is_owner)
  if (me) await updateSeen(db, me.id)
  return {
    _id: id,
    version: row.version,
    token: row.ended_at ? null : currentToken(secrets, row),
    hasVotes: row.first_voted_at !== null,
    people: participants.map((one) => ({
      _id: one.id,
      joinedAt: one.joined_at.toISOString(),
      seenAt: one.seen_at.toISOString(),
    })),
    room: await presentRoom(db, { shortlist: row, participants, me }),
  }
}
