import { type Random, random } from '@brickbazaar/random'
import { isOver, type LeadStage } from '#contract/inquiry/lead.ts'
import type { SeededCustomer } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { atHour, type SeededInquiry } from '#seed/inquiry.ts'
import { endNotes, secondWords, visitNotes } from '#seed/lead-text.ts'
import type { Handle } from '#server/db/connect.ts'

/** A customer with a reply from a broker, and the time of the first reply. */
export interface RepliedCustomer {
  brokerId: string
  customer: SeededCustomer
  at: Date
}

interface Entry {
  kind: 'reply' | 'stage' | 'note' | 'follow-up'
  at: Date
  text?: string
  before?: string | null
  after?: string | null
}

interface LeadHistory {
  leadId: string
  inquiries: SeededInquiry[]
  entries: Entry[]
  stage: LeadStage
  followUpOn: string | null
  /** A second message of the customer, in the last inquiry. */
  added?: { at: Date; text: string }
}

const hour = 3_600_000
const day = 24 * hour
/** Every lead has its outcome within this many days. */
const giveUpDays = 26

/**
 * Simulates the brokers' work: most inquiries get a reply within hours, homes are visited, some are
 * let or sold, and a few inquiries of the last two days still wait. Returns the customers whom each
 * broker replied to.
 */
export async function seedLeads(
  tx: Handle,
  inquiries: SeededInquiry[],
): Promise<RepliedCustomer[]> {
  const known = await tx.selectFrom('lead').select(['id', 'broker_id', 'phone']).execute()
  const idOf = new Map(known.map(({ id, broker_id, phone }) => [`${broker_id} ${phone}`, id]))
  const grouped = Map.groupBy(
    inquiries,
    ({ listing, customer }) => `${listing.brokerId} ${customer.phone}`,
  )
  const secondTextsOf = new Map(
    inquiries.map(({ listing }) => [listing.brokerId, new Set<string>()]),
  )
  const histories = [...grouped].map(([key, asked]) =>
    historyOf(idOf.get(key) ?? '', asked, secondTextsOf.get(asked[0]?.listing.brokerId ?? '')),
  )
  await writeHistories(tx, histories)
  return histories.flatMap(({ inquiries: [first], entries }) => {
    const reply = entries.find(({ kind }) => kind === 'reply')
    if (!first || !reply) return []
    const { listing, customer } = first
    return [{ brokerId: listing.brokerId, customer, at: reply.at }]
  })
}

function historyOf(
  leadId: string,
  inquiries: SeededInquiry[],
  secondTexts = new Set<string>(),
): LeadHistory {
  const dice = random(`lead ${leadId.slice(-12)}`)
  const history: LeadHistory = { leadId, inquiries, entries: [], stage: 'new', followUpOn: null }
  const speed = random(`speed ${inquiries[0]?.listing.brokerId}`).between(0.4, 5)
  for (const [index, { at, question }] of inquiries.entries()) {
    const replyAt = inWorkingHours(new Date(at.getTime() + speed * dice.between(0.3, 2.5) * hour))
    // Earlier inquiries rarely stay without a reply.
    const isMissed = index < inquiries.length - 1 ? dice.chance(0.1) : dice.chance(0.03)
    if (isMissed || replyAt > daysAgo(0)) continue
    const answers = question.answers.filter(
      (answer) => !history.entries.some((entry) => entry.text === answer),
    )
    if (answers.length === 0) continue
    history.entries.push({ kind: 'reply', at: replyAt, text: dice.pick(answers) })
    if (history.stage === 'new') step(history, 'contacted', replyAt)
  }
  const last = inquiries.at(-1)
  const answered = history.entries.findLast(({ kind }) => kind === 'reply')
  if (last && answered && answered.at > last.at)
    continueLead(history, answered.at, { dice, secondTexts })
  return history
}

/** Adds what follows a reply: a second message, a visit, a note, and an outcome. */
function continueLead(
  history: LeadHistory,
  from: Date,
  { dice, secondTexts }: { dice: Random; secondTexts: Set<string> },
): void {
  let at = from
  const later = (low: number, high: number) => {
    at = inWorkingHours(new Date(at.getTime() + dice.between(low, high) * day))
    return at <= daysAgo(0)
  }
  // No broker gets the same follow-up message from two customers.
  const [second] = dice.shuffle(secondWords).filter(({ text }) => !secondTexts.has(text))
  if (second && dice.chance(0.35)) {
    const { text, answer } = second
    const addedAt = new Date(at.getTime() + dice.between(0.3, 3) * hour)
    const replyAt = inWorkingHours(new Date(addedAt.getTime() + dice.between(0.2, 2) * hour))
    if (replyAt <= daysAgo(0)) {
      history.added = { at: addedAt, text }
      secondTexts.add(text)
      history.entries.push({ kind: 'reply', at: replyAt, text: answer })
      at = replyAt
    }
  }
  const isVisited = dice.chance(0.6)
  if (isVisited && later(0.1, 0.8)) step(history, 'visit-planned', at)
  if (isVisited && later(1, 4)) {
    history.entries.push({ kind: 'note', at, text: dice.pick(visitNotes) })
    if (dice.chance(0.4)) step(history, 'negotiating', at)
  }
  const end = isVisited && dice.chance(0.16) ? 'closed' : 'lost'
  if (later(isVisited ? 3 : 8, isVisited ? 12 : giveUpDays)) {
    history.entries.push({ kind: 'note', at, text: dice.pick(endNotes[end]) })
    step(history, end, at)
  }
  if (isOver(history.stage)) return
  const followUpOn = daysAgo(-dice.whole(0, 5)).toISOString().slice(0, 10)
  const noted = history.entries.at(-1)?.at ?? from
  history.followUpOn = followUpOn
  history.entries.push({ kind: 'follow-up', at: noted, before: null, after: followUpOn })
}

function step(history: LeadHistory, stage: LeadStage, at: Date): void {
  history.entries.push({ kind: 'stage', at, before: history.stage, after: stage })
  history.stage = stage
}

/** Returns the same moment, or the next morning if it is outside working hours. */
function inWorkingHours(at: Date): Date {
  const morning = 9.2 + (at.getTime() % 97) / 60
  if (at < atHour(at, 9)) return atHour(at, morning)
  if (at > atHour(at, 20.5)) return atHour(new Date(at.getTime() + day), morning)
  return at
}

async function writeHistories(tx: Handle, histories: LeadHistory[]): Promise<void> {
  const entries = histories.flatMap(({ leadId, inquiries: [first], entries: made }) =>
    made.map(({ kind, at, text = null, before = null, after = null }, index) => ({
      // One millisecond apart keeps simultaneous entries in order.
      id: seedId(`entry ${leadId} ${index}`, new Date(at.getTime() + index)),
      lead_id: leadId,
      customer_id: first?.customer.id ?? null,
      conversation_id: first?.id ?? null,
      ...{ kind, text, before, after, created_at: new Date(at.getTime() + index) },
    })),
  )
  await tx.insertInto('lead_entry').values(entries).execute()
  for (const { leadId, inquiries, entries: made, stage, followUpOn, added } of histories) {
    const last = inquiries.at(-1)
    if (added && last) {
      const { id, at, text } = last
      const messages = JSON.stringify([
        { at: at.toISOString(), text },
        { at: added.at.toISOString(), text: added.text },
      ])
      await tx
        .updateTable('inquiry')
        .set({ messages, updated_at: added.at })
        .where('id', '=', id)
        .execute()
    }
    const handled = made.at(-1)
    if (!handled) continue
    await tx
      .updateTable('lead')
      .set({ stage, follow_up_on: followUpOn, handled_at: handled.at })
      .where('id', '=', leadId)
      .execute()
  }
  await writeReads(tx, histories)
}

/** Marks replies from before yesterday as read by the customers. */
async function writeReads(tx: Handle, histories: LeadHistory[]): Promise<void> {
  const read = histories.flatMap(({ leadId, inquiries: [first], entries }) =>
    first && entries.length > 0
      ? [{ lead_id: leadId, customer_id: first.customer.id, read_at: daysAgo(1.5) }]
      : [],
  )
  await tx.insertInto('conversation_read').values(read).execute()
}
