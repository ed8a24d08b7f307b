import { refuse } from '#contract/refusal.ts'
import {
  type RatingDraft,
  ratingDays,
  type TicketRating,
  type TicketRatingState,
} from '#contract/ticket/rating.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { type PublicAddress, pageUrl } from '#server/http/absolute-url.ts'
import type { Trace } from '#server/http/viewer.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { findRated, saveRating } from './rating-queries.ts'

/** The sender's rating of the reply, by the link in the mail about the settlement. */

export interface Links {
  config: PublicAddress
  secrets: Secrets
}

const purposeOfSignature = 'ticket rating'

/** Returns the URL where the sender can rate the reply without signing in. */
export function ratingLink({ config, secrets }: Links, ticketId: string): string {
  const signature = secrets.sign(purposeOfSignature, ticketId).toString('base64url')
  return pageUrl(config, `/how-did-we-do?token=${ticketId}.${signature}`)
}

export async function readRating(
  db: Handle,
  secrets: Secrets,
  token: string,
): Promise<TicketRating> {
  return present(await findRated(db, idOf(secrets, token)))
}

/** Stores a rating, or the single change of it; repeating the same rating changes nothing. */
export function giveRating(
  db: Handle,
  secrets: Secrets,
  token: string,
  { stars, ...said }: RatingDraft,
  trace: Trace,
): Promise<TicketRating> {
  const id = idOf(secrets, token)
  const comment = said.comment ?? null
  return transact(db, async (tx) => {
    const before = await findRated(tx, id, { isLocked: true })
    if (before.stars === stars && before.rating_comment === comment) return present(before)
    const state = stateOf(before)
    if (state !== 'open' && state !== 'rated') {
      throw refuse('step_impossible', { message: sentences[state]() })
    }
    await saveRating(tx, id, { stars, rating_comment: comment }, state === 'open')
    await record(
      tx,
      { realm: null, id: null, name: 'The sender', trace },
      'ticket.rate',
      { kind: 'ticket', id },
      { before: { stars: before.stars }, after: { stars } },
    )
    return present(await findRated(tx, id))
  })
}

const sentences: Record<Exclude<TicketRatingState, 'open' | 'rated'>, () => string> = {
  final: () => t('You have already changed this rating once and cannot change it again.'),
  over: () => t('The {days} days to rate this are over.', { days: ratingDays }),
  reopened: () => t('We are working on this again. You can rate it once it is resolved.'),
}

function idOf(secrets: Secrets, token: string): string {
  const [id = '', signature = ''] = token.split('.')
  if (!secrets.matches(purposeOfSignature, id, Buffer.from(signature, 'base64url'))) {
    throw refuse('message_link_broken')
  }
  return id
}

type Rated = Awaited<ReturnType<typeof findRated>>

const endOf = (settled: Date) => new Date(settled.getTime() + ratingDays * 86_400_000)

function stateOf({ settled_at, rated_at, rating_changed_at }: Rated): TicketRatingState {
  if (!settled_at) return 'reopened'
  if (endOf(settled_at).getTime() <= Date.now()) return 'over'
  if (!rated_at) return 'open'
  // A ticket that was settled again can be rated again.
  return rating_changed_at && rating_changed_at >= settled_at ? 'final' : 'rated'
}

function present(row: Rated): TicketRating {
  return {
    number: row.number,
    state: stateOf(row),
    stars: row.stars,
    comment: row.rating_comment,
    until: row.settled_at ? endOf(row.settled_at).toISOString() : null,
  }
}
