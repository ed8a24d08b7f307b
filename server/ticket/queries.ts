import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import {
  type InquiryType,
  type Ticket as Reply,
  type TicketDue,
  type TicketMessage,
  type TicketRated,
  type TicketStatus,
  ticketActs,
} from '#contract/ticket/ticket.ts'
import { storedLocale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { containsText } from '#server/db/substring-search.ts'
import type { Tables, Ticket } from '#server/db/tables.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

export interface TicketFilter {
  search?: string | undefined
  status?: TicketStatus | undefined
  category?: InquiryType | undefined
  assignee?: string | undefined
  rated?: TicketRated | undefined
  due?: TicketDue | undefined
}

export async function insertTicket(
  tx: Handle,
  row: Insertable<Ticket>,
  text: string,
): Promise<void> {
  await tx.insertInto('ticket').values(row).execute()
  await insertEntry(tx, { id: row.id, ticket_id: row.id, author_name: row.full_name, text })
}

export async function insertEntry(
  tx: Handle,
  entry: Insertable<Tables['ticket_message']>,
): Promise<void> {
  await tx.insertInto('ticket_message').values(entry).execute()
}

const selected = (db: Handle) =>
  db
    .selectFrom('ticket')
    .leftJoin('administrator', 'administrator.id', 'ticket.assignee_id')
    .selectAll('ticket')
    .select(['administrator.first_name', 'administrator.last_name'])

type Row = Selectable<Ticket> & { first_name: string | null; last_name: string | null }

function matching<O>(
  query: SelectQueryBuilder<Tables, 'ticket', O>,
  viewer: AdministratorViewer,
  { search, status, category, assignee, rated, due }: TicketFilter,
) {
  let narrowed = query
  if (status) narrowed = narrowed.where('ticket.status', '=', status)
  if (category) narrowed = narrowed.where('ticket.inquiry_type', '=', category)
  if (assignee === 'none') narrowed = narrowed.where('ticket.assignee_id', 'is', null)
  else if (assignee) {
    narrowed = narrowed.where('ticket.assignee_id', '=', assignee === 'me' ? viewer.id : assignee)
  }
  if (rated) narrowed = narrowed.where('ticket.stars', '<=', rated === 'low' ? 2 : 5)
  if (due) narrowed = narrowed.where(isLate)
  if (search) narrowed = narrowed.where(containsText('ticket.search_text', search))
  return narrowed
}

/** The first reply is due first, then the settlement. */
const isLate = sql<boolean>`(ticket.settled_at is null
  and case when ticket.replied_at is null then ticket.answer_due_at
    else ticket.settle_due_at end < now())`

/** A priority ticket that is not settled. */
const waitsFirst = sql<boolean>`(ticket.is_priority and ticket.settled_at is null)`

export async function listTickets(
  db: Handle,
  viewer: AdministratorViewer,
  filter: TicketFilter,
  { page, limit, sort }: { page: number; limit: number; sort: 'newest' | 'oldest' },
): Promise<{ rows: Reply[]; total: number }> {
  const total = await countRows(matching(db.selectFrom('ticket'), viewer, filter))
  const direction = sort === 'newest' ? 'desc' : 'asc'
  const rows = await selected(db)
    .where('ticket.id', 'in', (select) =>
      matching(select.selectFrom('ticket'), viewer, filter)
        .select('ticket.id')
        .orderBy(waitsFirst, 'desc')
        .orderBy('ticket.created_at', direction)
        .orderBy('ticket.id', direction)
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .orderBy(waitsFirst, 'desc')
    .orderBy('ticket.created_at', direction)
    .orderBy('ticket.id', direction)
    .execute()
  return { rows: rows.map(present), total }
}

export async function findTicket(db: Handle, id: string): Promise<Reply | undefined> {
  const row = await selected(db).where('ticket.id', '=', id).executeTakeFirst()
  return row && present(row)
}

/** Locks a ticket until the transaction ends and returns it. */
export async function lockTicket(tx: Handle, id: string): Promise<Reply | undefined> {
  await tx.selectFrom('ticket').select('id').where('id', '=', id).forUpdate().execute()
  return findTicket(tx, id)
}

export async function listThread(db: Handle, id: string): Promise<TicketMessage[]> {
  const rows = await db
    .selectFrom('ticket_message')
    .selectAll()
    .where('ticket_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    from: row.administrator_id ? 'support' : 'sender',
    name: row.author_name,
    text: row.text,
    createdAt: row.created_at.toISOString(),
  }))
}

/** Returns the open ticket that has waited longest other than this one, priority tickets first. */
export async function findNext(db: Handle, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('ticket')
    .select('id')
    .where('status', '=', 'open')
    .where('id', '<>', id)
    .orderBy('is_priority', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function updateTicket(
  tx: Handle,
  id: string,
  change: { status?: TicketStatus; assignee_id?: string | null; isReply?: boolean },
): Promise<void> {
  const { isReply, ...named } = change
  const isSettled = named.status === 'resolved' || named.status === 'closed'
  await tx
    .updateTable('ticket')
    .set({
      ...named,
      updated_at: sql<Date>`now()`,
      ...(isReply && { replied_at: sql<Date>`coalesce(replied_at, now())` }),
      ...(named.status && { settled_at: isSettled ? sql<Date>`now()` : null }),
    })
    .where('id', '=', id)
    .execute()
}

/** Returns whether an administrator has ever replied to the ticket. */
export async function hasReply(db: Handle, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('ticket')
    .where('id', '=', id)
    .where('replied_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countByStatus(db: Handle) {
  const of = (status: TicketStatus) => sql<number>`count(*) filter (where status = ${status})`
  return db
    .selectFrom('ticket')
    .select([
      of('open').as('open'),
      of('pending').as('pending'),
      of('resolved').as('resolved'),
      of('closed').as('closed'),
      sql<number>`count(*) filter (where ${isLate})`.as('overdue'),
      sql<number>`count(*) filter (where status = 'open' and assignee_id is null)`.as('unassigned'),
    ])
    .executeTakeFirstOrThrow()
}

export interface TicketPerson {
  _id: string
  name: string
}

export async function listAssignees(db: Handle): Promise<TicketPerson[]> {
  const rows = await db
    .selectFrom('administrator')
    .select(['id', 'first_name', 'last_name'])
    .where('is_active', '=', true)
    // An invited administrator without a password yet cannot read tickets.
    .where('password_hash', 'is not', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ _id: row.id, name: `${row.first_name} ${row.last_name}` }))
}

function present(row: Row): Reply {
  const due = row.replied_at ? row.settle_due_at : row.answer_due_at
  return {
    _id: row.id,
    number: row.number,
    inquiryType: row.inquiry_type,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    language: storedLocale(row.language),
    subject: row.subject,
    status: row.status,
    assignee: row.assignee_id
      ? { _id: row.assignee_id, name: `${row.first_name} ${row.last_name}` }
      : null,
    createdAt: row.created_at.toISOString(),
    isPriority: row.is_priority,
    dueAt: row.settled_at ? null : due.toISOString(),
    overdue: !row.settled_at && due.getTime() < Date.now(),
    rating:
      row.stars === null || row.rated_at === null
        ? null
        : {
            stars: row.stars,
            comment: row.rating_comment,
            ratedAt: (row.rating_changed_at ?? row.rated_at).toISOString(),
          },
    version: row.version,
    may: ticketActs(row.status),
  }
}
