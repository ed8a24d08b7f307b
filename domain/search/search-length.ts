/** Maximum characters in the search box of a list, for the box and the contract alike. */
export const maxSearchLength = 200

/** Maximum characters of a search for homes: people paste whole messages. */
export const maxQuestionLength = 1_000
