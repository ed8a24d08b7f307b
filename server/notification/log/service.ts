import { stringify } from 'csv-stringify/sync'
import { Language } from '#contract/account/language.ts'
import {
  type Message,
  MessageCategory,
  MessageChannel,
  type MessageStats,
  MessageStatus,
} from '#contract/message/message.ts'
import { type Pagination, pagesOfLog } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import {
  eachMessage,
  findMessage,
  listMessages,
  type MessageFilter,
  requeue,
  tallyMessages,
} from './queries.ts'
import { statsOf } from './stats.ts'

/** The message log of the back office. */

export async function findMessages(
  db: Handle,
  query: MessageFilter & { page: number; limit: number; sort: 'newest' | 'oldest' },
): Promise<{ messages: Message[]; pagination: Pagination }> {
  const { page, limit, sort, ...filter } = query
  const { rows, ...counted } = await listMessages(db, filter, { page, limit, sort })
  return { messages: rows, pagination: pagesOfLog(page, limit, counted) }
}

export async function messageStats(db: Handle): Promise<MessageStats> {
  return statsOf(await tallyMessages(db))
}

export function resendMessage(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
): Promise<Message> {
  return transact(db, async (tx) => {
    const isWaiting = await requeue(tx, id)
    const message = await findMessage(tx, id)
    if (!message) throw refuse('message_not_found')
    if (!isWaiting) {
      throw refuse('step_impossible', { message: t('Only a failed message can be sent again.') })
    }
    await record(
      tx,
      viewer,
      'message.resend',
      { kind: 'message', id },
      { before: { status: 'failed' }, after: { status: 'pending' } },
    )
    return message
  })
}

const heads = [
  msg('Type'),
  msg('Recipient'),
  msg('Template'),
  msg('Subject'),
  msg('Message'),
  msg('Category'),
  msg('Status'),
  msg('Sender'),
  msg('Created At'),
  msg('Sent At'),
  msg('Delivered At'),
  msg('Cost'),
  msg('Error'),
  msg('Failure Code'),
  msg('Segments'),
  msg('Template ID'),
  msg('Entity ID'),
  msg('Header'),
  msg('Provider Message ID'),
  msg('Consent ID'),
  msg('Language'),
]

/** Yields the matching messages as lines of CSV, read while they are sent. */
export async function* messageLines(db: Handle, filter: MessageFilter): AsyncGenerator<string> {
  yield `\ufeff${lines([heads.map((head) => t(head))])}`
  for await (const messages of eachMessage(db, filter)) {
    yield lines(
      messages.map((row) => [
        MessageChannel.label(row.type),
        row.recipient,
        row.templateName,
        row.subject ?? '',
        row.message,
        MessageCategory.label(row.category),
        MessageStatus.label(row.status),
        row.sender ?? '',
        row.createdAt,
        row.sentAt ?? '',
        row.deliveredAt ?? '',
        row.cost.toFixed(2),
        row.error ?? '',
        row.failureCode ?? '',
        String(row.segments),
        row.templateId ?? '',
        row.entityId ?? '',
        row.header ?? '',
        row.providerMessageId ?? '',
        row.consentId ?? '',
        Language.label(row.sentLanguage ?? row.language),
      ]),
    )
  }
}

function lines(records: string[][]): string {
  return stringify(records, { escape_formulas: true, record_delimiter: 'windows' })
}
