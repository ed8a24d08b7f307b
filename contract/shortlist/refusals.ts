import { msg } from '#domain/locale/translate.ts'

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
  shortlist_full: [409, msg('A shortlist has at most 30 homes. Please remove some first.')],
  shortlist_people_full: [409, msg('20 people are already in this shortlist.')],
  shortlist_notes_full: [409, msg('There are already 20 notes on this home.')],
  shortlists_too_many: [409, msg('You have 20 shortlists. Please delete one first.')],
  shortlist_has_votes: [
    409,
    msg('There are votes already, so hidden votes can no longer be turned on or off.'),
  ],
} as const
