import { refuse } from '#contract/refusal.ts'
import type { Sender } from './sender-queries.ts'

/**
 * Chooses whom an answer goes to: the conversation that is named, else the only one who may be
 * written to. Anybody can type a number, so several are never guessed between (decision 0044).
 */
export function chooseRecipient(senders: readonly Sender[], conversation?: string): Sender {
  const open = senders.filter(({ is_withdrawn }) => !is_withdrawn)
  if (!conversation && open.length > 1) throw refuse('conversation_unclear')
  const chosen = conversation ? open.find(({ id }) => id === conversation) : open[0]
  if (!chosen) throw refuse('inquiry_not_found')
  return chosen
}

/**
 * Chooses whose step a change is: nobody's where several senders could be meant and none is named.
 * A step gives a right to a review and to rate a visit.
 */
export function chooseConcerned(
  senders: readonly Sender[],
  conversation?: string,
): Sender | undefined {
  if (conversation) return chooseRecipient(senders, conversation)
  const [only, ...others] = senders
  return others.length === 0 ? only : undefined
}
