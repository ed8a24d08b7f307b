export const maxShortlists = 20
export const maxShortlistHomes = 30
/** The owner included. */
export const maxParticipants = 20
export const maxNotesPerHome = 20
export const maxNoteLength = 500
export const maxShortlistName = 80
export const maxParticipantName = 40
