import { v7 } from 'uuid'
import { orRefuse } from '#contract/or-refuse.ts'
import type { PropertyCompared } from '#contract/property/compare.ts'
import { refuse } from '#contract/refusal.ts'
import { maxNotesPerHome } from '#contract/shortlist/limits.ts'
import type { ShortlistRoom } from '#contract/shortlist/room.ts'
import type { ShortlistStatus, ShortlistVote } from '#contract/shortlist/vocabulary.ts'
import { contactDetailProblem } from '#domain/contact/contact-detail.ts'
import { findContactBeside } from '#domain/contact/spread-contact.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { findCompared } from '#server/property/compare.ts'
import { listHomes, lockHome, saveVote, updateHome } from './home-queries.ts'
import { deleteNote, insertNote, listNotes } from './note-queries.ts'
import { type ParticipantRow, updateSeen } from './participant-queries.ts'
import { presentRoom } from './present.ts'
import { type ShortlistRow, updateShortlist } from './queries.ts'
import { type Caller, lockByToken, openByToken } from './seat.ts'

/** What participants do in a shared shortlist. */

export async function readRoom(db: Handle, token: string, caller: Caller): Promise<ShortlistRoom> {
  const opened = await openByToken(db, token, caller)
  if (opened.me) await updateSeen(db, opened.me.id)
  return presentRoom(db, opened)
}

/** Returns the facts of the homes with a public page. */
export async function readComparison(db: Handle, token: string): Promise<PropertyCompared[]> {
  const { shortlist } = await openByToken(db, token, { viewer: undefined, cookies: undefined })
  const homes = await listHomes(db, shortlist.id)
  return findCompared(
    db,
    homes.map(({ property_id }) => property_id),
  )
}

interface Seated {
  shortlist: ShortlistRow
  me: ParticipantRow
}

/** Changes a locked shortlist on behalf of a participant, who has given a name. */
function changeAsParticipant(
  db: Handle,
  { token, caller }: { token: string; caller: Caller },
  work: (tx: Handle, seated: Seated) => Promise<void>,
): Promise<ShortlistRoom> {
  return transact(db, async (tx) => {
    const opened = await lockByToken(tx, token, caller)
    const { shortlist, me } = opened
    if (!me) throw refuse('shortlist_not_joined')
    await work(tx, { shortlist, me })
    await updateSeen(tx, me.id)
    return presentRoom(tx, opened)
  })
}

export interface Acting {
  token: string
  caller: Caller
  /** The home, or the note. */
  id: string
}

export function vote(
  db: Handle,
  { id, ...by }: Acting,
  given: ShortlistVote | null,
): Promise<ShortlistRoom> {
  return changeAsParticipant(db, by, async (tx, { shortlist, me }) => {
    await getHome(tx, shortlist, id)
    await saveVote(tx, { shortlistId: shortlist.id, propertyId: id, participantId: me.id }, given)
    if (given && !shortlist.first_voted_at) {
      await updateShortlist(tx, shortlist.id, { first_voted_at: new Date() })
    }
  })
}

/** Changes the stage of a home; refused if somebody else has changed it since. */
export function setStatus(
  db: Handle,
  { id, ...by }: Acting,
  { status, version }: { status: ShortlistStatus; version: number },
): Promise<ShortlistRoom> {
  return changeAsParticipant(db, by, async (tx, { shortlist, me }) => {
    const home = await getHome(tx, shortlist, id)
    if (home.status_version !== version) throw refuse('changed_meanwhile')
    await updateHome(tx, shortlist.id, id, {
      ...{ status, status_version: version + 1 },
      ...{ status_by: me.id, status_at: new Date() },
    })
  })
}

export function addNote(db: Handle, { id, ...by }: Acting, text: string): Promise<ShortlistRoom> {
  return changeAsParticipant(db, by, async (tx, { shortlist, me }) => {
    await getHome(tx, shortlist, id)
    const notes = (await listNotes(tx, shortlist.id)).filter((note) => note.property_id === id)
    if (notes.length >= maxNotesPerHome) throw refuse('shortlist_notes_full')
    // A phone number split in two is still a phone number.
    const own = notes.filter((note) => note.participant_id === me.id)
    const spread = findContactBeside(
      text,
      own.map((note) => note.text),
    )
    if (spread) {
      const message = contactDetailProblem(spread)
      throw refuse('invalid_input', { message, fields: { text: message } })
    }
    await insertNote(tx, {
      ...{ id: v7(), shortlist_id: shortlist.id, property_id: id },
      ...{ participant_id: me.id, text },
    })
  })
}

export function removeNote(db: Handle, { id, ...by }: Acting): Promise<ShortlistRoom> {
  return changeAsParticipant(db, by, async (tx, { shortlist, me }) => {
    const whose = { shortlistId: shortlist.id, participantId: me.id }
    if (!(await deleteNote(tx, whose, id))) throw refuse('shortlist_note_not_found')
  })
}

async function getHome(tx: Handle, shortlist: ShortlistRow, propertyId: string) {
  return orRefuse(await lockHome(tx, shortlist.id, propertyId), 'shortlist_home_not_found')
}
