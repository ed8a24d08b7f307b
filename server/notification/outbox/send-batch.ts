import { v7 } from 'uuid'
import type { MessageChannel } from '#contract/message/message.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { msg } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import type { Provider, Providers } from '#server/notification/channel/provider.ts'
import {
  isPromotionalTime,
  readSettings,
  type Settings,
} from '#server/notification/setting-queries.ts'
import type { Circuit } from '#server/resilience/circuit.ts'
import {
  claimDue,
  type Due,
  listDueChannels,
  type Outcome,
  settle,
  settleLapsed,
} from './queries.ts'
import { applyReceipts } from './receipt-queries.ts'
import { sendOne } from './send-message.ts'

/** Longer than all timeouts of a provider together. */
const leaseSeconds = 60
/** Limits a round, so that a stopping server does not wait for a long queue. */
export const perRound = 200

const uncertain = msg(
  'The server stopped while sending this, so it may have been delivered. It will ' +
    'not be sent again automatically.',
)

export interface SendOptions {
  signal?: AbortSignal | undefined
  circuits?: Record<MessageChannel, Circuit> | undefined
  /** The current time for hours and days; by default that of the clock. */
  now?: Date | undefined
}

/** What a message is sent with. */
export interface Sending {
  context: Context
  provider: Provider
  settings: Settings
  now: Date
  /** The day in India that the cost is counted for. */
  day: string
  /** Whether promotional messages were due when the round began. */
  hasPromotional: boolean
}

/**
 * Sends messages that are due: channels in parallel, so that none waits for another's provider, and
 * one message after the other in each. Safe with any number of other senders. Returns the number of
 * messages processed.
 */
export async function sendDue(
  context: Context,
  providers: Providers,
  { signal, circuits, now = new Date() }: SendOptions = {},
): Promise<number> {
  const all = Object.values(providers)
  const idempotent = all.filter((provider) => provider.idempotent).map(({ name }) => name)
  await settleLapsed(context.db, { idempotent, uncertain })
  // Asked once, because most rounds find messages in one channel of several.
  const due = Map.groupBy(await listDueChannels(context.db), ({ channel }) => channel)
  if (due.size === 0) return 0
  const settings = await readSettings(context.db)
  const taken = await Promise.all(
    Array.from(due, ([channel, kinds]) => {
      const provider = providers[channel]
      const hasPromotional = kinds.some(({ isPromotional }) => isPromotional)
      const sending = { context, provider, settings, now, day: dayInIndia(now), hasPromotional }
      return sendChannel(channel, sending, circuits?.[channel], signal)
    }),
  )
  return taken.reduce((sum, count) => sum + count, 0)
}

async function sendChannel(
  channel: MessageChannel,
  sending: Sending,
  circuit: Circuit | undefined,
  signal: AbortSignal | undefined,
): Promise<number> {
  // With several messages a provider may take longer than the lease.
  const max = sending.provider.carries ? 1 : 50
  let taken = 0
  while (taken < perRound) {
    if (signal?.aborted || circuit?.isOpen()) return taken
    const lease = v7()
    const due = await claimNext(channel, sending, { lease, max })
    if (due.length === 0) return taken
    taken += due.length
    const outcomes = new Map<string, { ids: string[]; outcome: Outcome }>()
    for (const message of due) {
      const { isProviderWell, ...outcome } = await sendOne(sending, message)
      const key = JSON.stringify(outcome)
      const alike = outcomes.get(key) ?? { ids: [], outcome }
      alike.ids.push(message.id)
      outcomes.set(key, alike)
      if (isProviderWell === true) circuit?.succeeded()
      if (isProviderWell === false) circuit?.failed(outcome.error ?? 'No answer.')
    }
    for (const { ids, outcome } of outcomes.values()) await finish(sending, { ids, lease }, outcome)
    // What is added meanwhile notifies the sender again.
    if (due.length < max && !sending.hasPromotional) return taken
  }
  return taken
}

/** Claims account messages before promotional ones, which are only sent by day. */
async function claimNext(
  channel: MessageChannel,
  { context: { db }, provider, settings, now, hasPromotional }: Sending,
  given: { lease: string; max: number },
): Promise<Due[]> {
  const claim = { channel, provider: provider.name, seconds: leaseSeconds, ...given }
  const due = await claimDue(db, { ...claim, promotional: false })
  if (due.length > 0 || !hasPromotional || !isPromotionalTime(settings, now)) return due
  return claimDue(db, { ...claim, promotional: true })
}

async function finish(
  { context: { db }, provider }: Sending,
  sent: { ids: string[]; lease: string },
  outcome: Outcome,
): Promise<void> {
  await settle(db, sent, outcome)
  // The provider's receipt may have arrived before its response was stored.
  const providerId = outcome.provider_message_id
  if (providerId) await applyReceipts(db, provider.name, providerId)
}
