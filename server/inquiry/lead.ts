import type { Updateable } from 'kysely'
import { v7 } from 'uuid'
import type { LeadChange } from '#contract/inquiry/inquiry.ts'
import {
  isOver,
  type Lead,
  type LeadEntryKind,
  LeadStage,
  leadLifecycle,
} from '#contract/inquiry/lead.ts'
import { refuse } from '#contract/refusal.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Lead as Table } from '#server/db/tables.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { getLead, lockForChange } from './lead-access.ts'
import { insertEntries, lockLeadByPhone, updateLead } from './lead-queries.ts'
import { type LeadRow, presentLead } from './lead-row.ts'
import { sendReply } from './notify-customer.ts'
import { shareNumberAfterReply } from './number-sharing/queries.ts'
import { chooseConcerned, chooseRecipient } from './sender.ts'
import {
  findConversationOf,
  listMarkedSpam,
  listOfSameGuest,
  listSenders,
  type Sender,
} from './sender-queries.ts'

const daysAhead = 366
const spamUnclear = msg(
  'Several people wrote from this number. Please choose whose conversation is spam.',
)

interface Entry {
  kind: LeadEntryKind
  text?: string
  before?: string | null
  after?: string | null
}

/** Changes the stage, note, follow-up date or spam mark of a lead. */
export function changeLead(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  { version, conversation, ...change }: LeadChange,
): Promise<Lead> {
  return transact(db, async (tx) => {
    const before = await lockForChange(tx, viewer, id)
    if (version !== undefined && version !== before.version) throw refuse('changed_meanwhile')
    const entries = entriesOf(before, change, conversation !== undefined)
    if (entries.length > 0) {
      const senders = await listSenders(tx, before, viewer)
      const isUnclear = change.isSpam && !conversation && senders.length > 1
      if (isUnclear) throw refuse('conversation_unclear', { message: t(spamUnclear) })
      const sender = chooseConcerned(senders, conversation)
      await insertSteps(tx, viewer, { lead: before, sender }, entries)
      // A conversation marked as spam leaves the others of its number unchanged.
      const isSpam = change.isSpam && (await isAllSpam(tx, id, senders))
      const changed = { ...change, ...(isSpam !== undefined && { isSpam }) }
      await updateLead(tx, id, columnsOf(before, changed), { isHandled: true })
    }
    return presentLead(await getLead(tx, viewer, id), viewer)
  })
}

async function isAllSpam(tx: Handle, id: string, senders: readonly Sender[]): Promise<boolean> {
  const spam = await listMarkedSpam(tx, id, idsOf(senders))
  return spam.size === senders.length
}

const idsOf = (senders: readonly Sender[]) => senders.map((sender) => sender.id)

/** Returns the history entries of a change, in order; refuses what is not possible now. */
function entriesOf(
  before: LeadRow,
  change: Omit<LeadChange, 'version' | 'conversation'>,
  isOfOne: boolean,
): Entry[] {
  const { stage = before.stage, note, followUpOn, isSpam = before.is_spam } = change
  const entries: Entry[] = []
  const isMarked = change.isSpam !== undefined && (isOfOne || isSpam !== before.is_spam)
  if (isMarked) entries.push({ kind: isSpam ? 'spam' : 'not-spam' })
  if (stage !== before.stage) {
    if (isSpam || !leadLifecycle[before.stage].includes(stage)) throw impossible(before)
    entries.push({ kind: 'stage', before: before.stage, after: stage })
  }
  if (followUpOn !== undefined && followUpOn !== before.follow_up_on) {
    if (followUpOn && (isSpam || isOver(stage) || before.withdrawn_at)) throw impossible(before)
    if (followUpOn) refuseDay(followUpOn)
    entries.push({ kind: 'follow-up', before: before.follow_up_on, after: followUpOn })
  }
  if (note) entries.push({ kind: 'note', text: note })
  return entries
}

function columnsOf(before: LeadRow, change: Omit<LeadChange, 'version'>): Updateable<Table> {
  const { stage = before.stage, followUpOn, isSpam = before.is_spam } = change
  return {
    stage,
    is_spam: isSpam,
    ...(followUpOn !== undefined && { follow_up_on: followUpOn }),
    // A lead that is over has no reminders.
    ...((isSpam || isOver(stage)) && { follow_up_on: null }),
  }
}

function refuseDay(day: string): void {
  const wait = (Date.parse(day) - Date.parse(dayInIndia(new Date()))) / 86_400_000
  if (wait >= 0 && wait <= daysAhead) return
  const sentence =
    wait < 0
      ? t('Please choose today or a later date.')
      : t('Please choose a date within one year.')
  throw refuse('invalid_input', { fields: { followUpOn: sentence } })
}

function impossible({ stage, is_spam, withdrawn_at }: LeadRow) {
  if (withdrawn_at) {
    return refuse('step_impossible', {
      message: t('This person no longer wishes to be contacted.'),
    })
  }
  const now = is_spam ? t('marked as spam') : inSentence(LeadStage.label(stage))
  return refuse('step_impossible', {
    message: t('This enquiry is {now}, so this is not possible now.', { now }),
  })
}

/** Replies to one sender of a lead; the first reply to a new lead makes it contacted. */
export function replyToLead(
  db: Handle,
  config: Config,
  viewer: BrokerViewer,
  id: string,
  { text, conversation }: { text: string; conversation?: string | undefined },
): Promise<Lead> {
  return transact(db, async (tx) => {
    const before = await lockForChange(tx, viewer, id)
    if (before.is_spam || before.withdrawn_at) throw impossible(before)
    const stage = before.stage === 'new' ? 'contacted' : before.stage
    const entries: Entry[] = [{ kind: 'reply', text }]
    if (stage !== before.stage) entries.push({ kind: 'stage', before: before.stage, after: stage })
    const sender = chooseRecipient(await listSenders(tx, before, viewer), conversation)
    await insertSteps(tx, viewer, { lead: before, sender }, entries)
    await updateLead(tx, id, { stage }, { isHandled: true })
    // The sender agreed to share it with this broker, not with a colleague who is quicker.
    if (before.broker_id === viewer.id) await shareNumberAfterReply(tx, sender.id)
    await sendReply(tx, config, viewer.id, sender, text)
    return presentLead(await getLead(tx, viewer, id), viewer)
  })
}

export async function countReply(db: Handle, viewer: BrokerViewer): Promise<void> {
  await countAttempt(db, `inquiry reply ${viewer.id}`, rateLimits.replyPerBroker)
}

/** Entries are only visible to the broker; the audit log records the steps without any text. */
async function insertSteps(
  tx: Handle,
  viewer: BrokerViewer,
  { lead: { id }, sender }: { lead: LeadRow; sender: Sender | undefined },
  entries: Entry[],
): Promise<void> {
  const whose = {
    lead_id: id,
    customer_id: sender?.customer_id ?? null,
    conversation_id: sender?.id ?? null,
    author_id: viewer.id,
  }
  await insertEntries(
    tx,
    entries.map((entry) => ({ id: v7(), ...whose, ...entry })),
  )
  const target = { kind: 'inquiry', id }
  for (const { kind, before, after } of entries) {
    if (kind === 'stage') {
      await record(tx, viewer, 'inquiry.stage', target, {
        before: { stage: before },
        after: { stage: after },
      })
    } else if (kind === 'spam' || kind === 'not-spam') {
      const isSpam = kind === 'spam'
      await record(tx, viewer, 'inquiry.spam', target, {
        before: { isSpam: !isSpam },
        after: { isSpam },
      })
    }
  }
}

/**
 * Reopens a lead that was over when a sender asks again with this inquiry; the entry belongs to
 * that sender alone. Returns whether to notify the broker: not where the sender is marked as spam.
 */
export async function welcomeBack(
  tx: Handle,
  { brokerId, phone, inquiryId }: { brokerId: string; phone: string; inquiryId: string },
): Promise<boolean> {
  const { id, stage, is_spam } = await lockLeadByPhone(tx, brokerId, phone)
  const whose = await findConversationOf(tx, inquiryId)
  const own = [whose.conversation_id, ...(await listOfSameGuest(tx, inquiryId))]
  if ((await listMarkedSpam(tx, id, own)).size > 0) return false
  if (is_spam) {
    await insertEntries(tx, [{ id: v7(), lead_id: id, ...whose, kind: 'not-spam' }])
    await updateLead(tx, id, { is_spam: false }, { isHandled: false })
  }
  if (isOver(stage)) {
    await insertEntries(tx, [
      { id: v7(), lead_id: id, ...whose, kind: 'asked-again', before: stage, after: 'new' },
    ])
    await updateLead(tx, id, { stage: 'new' }, { isHandled: false })
  }
  return true
}
