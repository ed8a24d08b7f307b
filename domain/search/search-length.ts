/**
 * Characters that the search box of a list takes: the contract refuses more, and the box takes no
 * more.
 */
export const maxSearchLength = 200

/** Characters of a question for homes: whole messages are pasted there. */
export const maxQuestionLength = 1_000
