import type { SeenFacts, ShortlistHome, ShortlistRoom } from '#contract/shortlist/room.ts'
import type { Handle } from '#server/db/connect.ts'
import { type CardWithStatus, findCards } from '#server/property/public-page.ts'
import { type HomeRow, listHomes, listVotes, type VoteRow } from './home-queries.ts'
import { listNotes, type NoteRow } from './note-queries.ts'
import type { ParticipantRow } from './participant-queries.ts'
import type { Opened } from './seat.ts'

/** Returns a name with the number that distinguishes namesakes. */
export const displayName = ({ name, name_number }: ParticipantRow): string =>
  name_number > 1 ? `${name} (${name_number})` : name

/** Returns a shortlist as one participant sees it, or a visitor who has not joined. */
export async function presentRoom(
  db: Handle,
  { shortlist, participants, me }: Opened,
): Promise<ShortlistRoom> {
  const homes = await listHomes(db, shortlist.id)
  const votes = await listVotes(db, shortlist, me?.id)
  const notes = await listNotes(db, shortlist.id)
  const cards = await findCards(
    db,
    homes.map(({ property_id }) => property_id),
  )
  return {
    name: shortlist.name,
    isSealed: shortlist.is_sealed,
    isEnded: shortlist.ended_at !== null,
    you: me
      ? {
          participantId: me.id,
          isOwner: me.is_owner,
          shortlistId: me.is_owner ? shortlist.id : null,
        }
      : null,
    participants: participants.map((row) => ({
      _id: row.id,
      name: displayName(row),
      isOwner: row.is_owner,
    })),
    homes: homes.map((home) => {
      const isOfHome = (row: { property_id: string }) => row.property_id === home.property_id
      return presentHome(home, {
        shown: cards.get(home.property_id),
        votes: votes.filter(isOfHome),
        notes: notes.filter((note) => isOfHome(note) && maySee(note, me)),
        isOpen: !shortlist.is_sealed || home.opened_at !== null,
      })
    }),
  }
}

const maySee = (note: NoteRow, me: ParticipantRow | undefined): boolean =>
  !note.is_hidden || me?.is_owner === true || note.participant_id === me?.id

interface Around {
  shown: CardWithStatus | undefined
  votes: VoteRow[]
  notes: NoteRow[]
  isOpen: boolean
}

function presentHome(row: HomeRow, { shown, votes, notes, isOpen }: Around): ShortlistHome {
  return {
    _id: row.property_id,
    addedAt: row.added_at.toISOString(),
    addedPrice: row.price,
    // The column is only written from cards.
    facts: row.facts as SeenFacts,
    property: shown?.card ?? null,
    isAvailable: shown?.isLive ?? false,
    status: row.status,
    statusVersion: row.status_version,
    statusBy: row.status_by,
    statusAt: row.status_at?.toISOString() ?? null,
    isOpen,
    votes: votes.flatMap(({ participant_id, vote }) =>
      vote === null ? [] : { participantId: participant_id, vote },
    ),
    votedBy: votes.map(({ participant_id }) => participant_id),
    notes: notes.map(({ id, participant_id, text, is_hidden, created_at }) => ({
      _id: id,
      participantId: participant_id,
      text,
      isHidden: is_hidden,
      createdAt: created_at.toISOString(),
    })),
  }
}
