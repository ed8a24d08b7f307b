import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type {
  MessageCategory,
  MessageChannel,
  MessageStatus,
  Message as Reply,
} from '#contract/message/message.ts'
import { storedLocale } from '#domain/locale/locale.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import { type Counted, countSome } from '#server/db/count-rows.ts'
import { likePattern } from '#server/db/substring-search.ts'
import type { Message, Tables } from '#server/db/tables.ts'
import { noProvider } from '#server/notification/channel/provider.ts'
import { templateOf, templates } from '#server/notification/template/templates.ts'

/** Error code of a promotional message without consent: it cannot be sent again. */
export const notAgreed = 'no_consent'

/** The links in these messages are deleted after sending, so they cannot be sent again. */
const secretTemplates = Object.keys(templates).filter((name) => templateOf(name)?.secret)

export interface MessageFilter {
  search?: string | undefined
  type?: MessageChannel | undefined
  status?: MessageStatus | undefined
  category?: MessageCategory | undefined
}

type Query<O> = SelectQueryBuilder<Tables, 'message', O>

function matching<O>(query: Query<O>, { search, type, status, category }: MessageFilter): Query<O> {
  let narrowed = query
  if (type) narrowed = narrowed.where('channel', '=', type)
  if (status) narrowed = narrowed.where('status', '=', status)
  if (category) narrowed = narrowed.where('category', '=', category)
  if (search) {
    // Numbers may be typed with spaces and without +91.
    const digits = /^[\d\s+()-]{4,}$/.test(search) ? search.replace(/\D/g, '') : ''
    const found = sql<boolean>`search_text like lower(${likePattern(search)})`
    narrowed = narrowed.where(
      digits ? sql<boolean>`(${found} or search_text like ${likePattern(digits)})` : found,
    )
  }
  return narrowed
}

export async function listMessages(
  db: Handle,
  filter: MessageFilter,
  { page, limit, sort }: { page: number; limit: number; sort: 'newest' | 'oldest' },
): Promise<Counted & { rows: Reply[] }> {
  const counted = await countSome(db, matching(db.selectFrom('message'), filter).select('id'))
  const offset = (page - 1) * limit
  // Searching beyond the last page would read every row once more.
  if (offset >= counted.total) return { ...counted, rows: [] }
  const direction = sort === 'newest' ? 'desc' : 'asc'
  const rows = await matching(db.selectFrom('message'), filter)
    .selectAll()
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { ...counted, rows: rows.map(present) }
}

/** Yields all matching messages in batches, newest first. */
export async function* eachMessage(db: Handle, filter: MessageFilter): AsyncGenerator<Reply[]> {
  const size = 1_000
  let last: { created_at: Date; id: string } | undefined
  for (;;) {
    let query = matching(db.selectFrom('message'), filter).selectAll()
    if (last) {
      const { created_at, id } = last
      query = query.where(sql<boolean>`(created_at, id) < (${created_at}, ${id}::uuid)`)
    }
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .execute()
    if (rows.length > 0) yield rows.map(present)
    if (rows.length < size) return
    last = rows.at(-1)
  }
}

export async function findMessage(db: Handle, id: string): Promise<Reply | undefined> {
  const row = await db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst()
  return row && present(row)
}

/** Resets a failed message to be sent as if it was new; returns whether it had failed. */
export async function requeue(tx: Handle, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({
      status: 'pending',
      attempts: 0,
      error: null,
      failure_code: null,
      lease: null,
      leased_until: null,
      next_attempt_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .where('failure_code', 'is distinct from', notAgreed)
    .where((where) =>
      where.or([
        where('failure_code', 'is distinct from', noProvider),
        where('template', 'not in', secretTemplates),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface Tally {
  channel: MessageChannel
  status: MessageStatus
  category: MessageCategory
  count: number
  paise: number
}

/** Counts and adds up messages of each kind; at most 60 rows. */
export async function tallyMessages(db: Handle): Promise<Tally[]> {
  return db
    .selectFrom('message_tally')
    .select(({ fn }) => [
      'channel',
      'status',
      'category',
      sql<number>`sum(count)::bigint`.as('count'),
      fn.sum<number>('paise').as('paise'),
    ])
    .groupBy(['channel', 'status', 'category'])
    .execute()
}

function present(row: Selectable<Message>): Reply {
  return {
    _id: row.id,
    type: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    message: row.body,
    category: row.category,
    templateName: row.template,
    language: storedLocale(row.language),
    sentLanguage: row.sent_language ? storedLocale(row.sent_language) : null,
    status: row.status,
    sender: row.provider,
    cost: row.cost_paise / 100,
    attempts: row.attempts,
    segments: row.segments,
    isPromotional: row.is_promotional,
    consentId: row.consent_id,
    templateId: row.registered_template,
    entityId: row.entity_id,
    header: row.header,
    providerMessageId: row.provider_message_id,
    failureCode: row.failure_code,
    error: row.error && shownError(row.error),
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    may: isResendable(row) ? ['resend'] : [],
  }
}

/** Our own reasons are stored in English; those of providers stay as they are. */
const shownError = (error: string) => (/[{}]/.test(error) ? error : t(error))

function isResendable({ status, failure_code, template }: Selectable<Message>): boolean {
  if (status !== 'failed' || failure_code === notAgreed) return false
  return failure_code !== noProvider || !secretTemplates.includes(template)
}
