import { msg } from '#domain/locale/translate.ts'
import { maxNotesPerHome, maxParticipants, maxShortlistHomes, maxShortlists } from './limits.ts'

/** Refusals of shortlists that are decided together. */
export const shortlistRefusals = {
  shortlist_not_found: [404, msg('Shortlist not found.')],
  shortlist_link_over: [
    404,
    msg('This link is incomplete or no longer works. Please ask for the new one.'),
  ],
  shortlist_ended: [410, msg('This shortlist has ended.')],
  shortlist_not_joined: [409, msg('Please enter your name first.')],
  shortlist_home_not_found: [404, msg('This home is no longer in the shortlist.')],
  shortlist_participant_not_found: [404, msg('This person is no longer in the shortlist.')],
  shortlist_note_not_found: [404, msg('Note not found.')],
  shortlist_full: [
    409,
    msg('A shortlist has at most {limit} homes. Please remove some first.'),
    { limit: maxShortlistHomes },
  ],
  shortlist_people_full: [
    409,
    msg('{limit} people are already in this shortlist.'),
    { limit: maxParticipants },
  ],
  shortlist_notes_full: [
    409,
    msg('There are already {limit} notes on this home.'),
    { limit: maxNotesPerHome },
  ],
  shortlists_too_many: [
    409,
    msg('You have {limit} shortlists. Please delete one first.'),
    { limit: maxShortlists },
  ],
  shortlist_has_votes: [
    409,
    msg('There are votes already, so hidden votes can no longer be turned on or off.'),
  ],
} as const
