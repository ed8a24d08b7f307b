import { v7 } from 'uuid'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import {
  type Ticket,
  type TicketAct,
  type TicketMessage,
  TicketStatus,
  ticketLifecycle,
} from '#contract/ticket/ticket.ts'
import { storedLocale } from '#domain/locale/locale.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { lowerLabel } from '#server/locale/join-list.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import {
  findNext,
  findTicket,
  hasReply,
  insertEntry,
  listAssignees,
  listThread,
  lockTicket,
  updateTicket,
} from './queries.ts'
import { type Links, ratingLink } from './rating.ts'

/** What the back office does with tickets. */

export async function getTicket(
  db: Handle,
  id: string,
): Promise<{ ticket: Ticket; thread: TicketMessage[]; next: string | null }> {
  return {
    ticket: orRefuse(await findTicket(db, id), 'ticket_not_found'),
    thread: await listThread(db, id),
    next: await findNext(db, id),
  }
}

/** Replies by e-mail; the reply is in the thread of the ticket. */
export function replyToTicket(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  reply: { text: string; resolve?: boolean | undefined; version?: number | undefined },
  links: Links,
): Promise<Ticket> {
  return transact(db, async (tx) => {
    const before = await lockUnchanged(tx, id, reply.version)
    const status = stepFrom(before, reply.resolve ? 'resolve' : 'reply')
    await insertEntry(tx, {
      id: v7(),
      ticket_id: id,
      administrator_id: viewer.id,
      author_name: viewer.name,
      text: reply.text,
    })
    await updateTicket(tx, id, { status, isReply: true })
    const { fullName: name, subject, number, email } = before
    const variables = { name, subject, number, reply: reply.text }
    const to = { email, language: storedLocale(before.language) }
    if (reply.resolve) {
      await queueMessage(tx, {
        to,
        template: 'ticket.resolved',
        variables: () => ({ ...variables, link: ratingLink(links, id) }),
      })
    } else {
      await queueMessage(tx, { to, template: 'ticket.replied', variables })
    }
    await recordEvent(tx, viewer, 'ticket.reply', before, { status })
    return orRefuse(await findTicket(tx, id), 'ticket_not_found')
  })
}

export function changeTicketStatus(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { act, version }: { act: Exclude<TicketAct, 'reply'>; version?: number | undefined },
  links: Links,
): Promise<Ticket> {
  return transact(db, async (tx) => {
    const before = await lockUnchanged(tx, id, version)
    const status = stepFrom(before, act)
    await updateTicket(tx, id, { status })
    if (isSettled(status) && !isSettled(before.status)) await askHowItWas(tx, act, before, links)
    await recordEvent(tx, viewer, `ticket.${act}`, before, { status })
    return orRefuse(await findTicket(tx, id), 'ticket_not_found')
  })
}

/**
 * E-mails that a ticket is settled and asks for a rating. A ticket closed without a reply gets no
 * mail, because anybody can enter anybody's address.
 */
async function askHowItWas(
  tx: Handle,
  act: TicketAct,
  { _id, number, email, language }: Ticket,
  links: Links,
): Promise<void> {
  if (act === 'close' && !(await hasReply(tx, _id))) return
  await queueMessage(tx, {
    to: { email, language: storedLocale(language) },
    template: 'ticket.settled',
    variables: () => ({ number, link: ratingLink(links, _id) }),
  })
}

export function assignTicket(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  assigneeId: string | null,
): Promise<Ticket> {
  return transact(db, async (tx) => {
    const before = await lockUnchanged(tx, id)
    if (assigneeId === (before.assignee?._id ?? null)) return before
    const assignee = (await listAssignees(tx)).find(({ _id }) => _id === assigneeId)
    if (assigneeId && !assignee) throw refuse('administrator_not_found')
    await updateTicket(tx, id, { assignee_id: assigneeId })
    await record(
      tx,
      viewer,
      'ticket.assign',
      { kind: 'ticket', id },
      {
        before: { assignee: before.assignee?.name ?? null },
        after: { assignee: assignee?.name ?? null },
      },
    )
    return orRefuse(await findTicket(tx, id), 'ticket_not_found')
  })
}

function isSettled(status: TicketStatus): boolean {
  return status === 'resolved' || status === 'closed'
}

/** Locks the ticket; refuses one that changed since the version the caller saw. */
async function lockUnchanged(tx: Handle, id: string, version?: number): Promise<Ticket> {
  const ticket = orRefuse(await lockTicket(tx, id), 'ticket_not_found')
  if (version !== undefined && version !== ticket.version) throw refuse('changed_meanwhile')
  return ticket
}

function stepFrom({ status }: Ticket, act: TicketAct): TicketStatus {
  const to = ticketLifecycle[status][act]
  if (to) return to
  const now = lowerLabel(TicketStatus.label(status))
  throw refuse('step_impossible', {
    message: t('This ticket is {now}, so this is not possible now.', { now }),
  })
}

function recordEvent(
  tx: Handle,
  viewer: AdministratorViewer,
  act: string,
  before: Ticket,
  after: { status: TicketStatus },
): Promise<void> {
  const target = { kind: 'ticket', id: before._id }
  return record(tx, viewer, act, target, { before: { status: before.status }, after })
}
