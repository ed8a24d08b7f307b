import { refuse } from '#contract/refusal.ts'
import type { Sender } from './sender-queries.ts'

/**
 * Returns the recipient of a reply: the named conversation, else the only one who may be contacted.
 * With several it is never guessed, because anybody can type a number (decision 0044).
 */
export function chooseRecipient(senders: readonly Sender[], conversation?: string): Sender {
  const open = senders.filter(({ is_withdrawn }) => !is_withdrawn)
  if (!conversation && open.length > 1) throw refuse('conversation_unclear')
  const chosen = conversation ? open.find(({ id }) => id === conversation) : open[0]
  if (!chosen) throw refuse('inquiry_not_found')
  return chosen
}

/**
 * Returns the sender that a change is about, or nobody if several are possible and none is named. A
 * step gives a right to write a review and to rate a visit.
 */
export function chooseConcerned(
  senders: readonly Sender[],
  conversation?: string,
): Sender | undefined {
  if (conversation) return chooseRecipient(senders, conversation)
  const [only, ...others] = senders
  return others.length === 0 ? only : undefined
}
