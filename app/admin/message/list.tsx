import { MessageSquare, RotateCw } from 'lucide-react'
import { ExportButton } from '#app/admin/shell/export-button.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { download } from '#app/api/download.ts'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { useSelection } from '#app/kit/list/use-selection.tsx'
import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Message, MessageCategory, MessageStatus, message } from '#contract/message/message.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { MessageBulk } from './bulk.tsx'
import { carrierNames, MessageCarriers } from './carrier.tsx'
import { MessageCards, MessageShares, rupees } from './figures.tsx'
import { MessageTabs } from './tabs.tsx'
import { MessageText } from './text.tsx'

export const meta = () => [{ title: t('Message Logs | BrickBazaar') }]

const tones = {
  sent: 'green',
  delivered: 'green',
  failed: 'red',
  pending: 'yellow',
} satisfies Record<MessageStatus, Tone>

const columns: Column<Message>[] = [
  {
    head: msg('Recipient'),
    cell: (row) => (
      <div className="max-w-56 min-w-28 md:max-w-40 2xl:max-w-52">
        <span className="figures block truncate font-medium" title={row.recipient}>
          {row.recipient}
        </span>
        {row.type === 'whatsapp' && (
          <span translate="no" className="block truncate text-xs text-muted-foreground">
            {row.templateName}
          </span>
        )}
      </div>
    ),
  },
  { head: msg('Message'), cell: (row) => <MessageText row={row} /> },
  { head: msg('Category'), cell: (row) => MessageCategory.label(row.category) },
  {
    head: msg('Status'),
    cell: (row) => (
      <div className="space-y-1 2xl:whitespace-nowrap">
        <StatusBadge tone={tones[row.status]} label={MessageStatus.label(row.status)} />
        <span className="block text-xs text-muted-foreground">{carriedBy(row)}</span>
      </div>
    ),
  },
  {
    head: msg('Sent At'),
    sort: { up: 'oldest', down: 'newest' },
    cell: (row) =>
      row.sentAt ? (
        <When at={row.sentAt} time className="inline-block md:max-w-32 md:text-balance" />
      ) : (
        '—'
      ),
  },
  {
    head: msg('Cost'),
    align: 'right',
    cell: (row) => (
      <div>
        <span className="figures">{rupees(row.cost)}</span>
        {row.segments > 1 && (
          <span className="block text-xs whitespace-nowrap text-muted-foreground">
            {t('{count, plural, one {# segment} other {# segments}}', { count: row.segments })}
          </span>
        )}
      </div>
    ),
  },
]

const acts: Column<Message> = {
  head: msg('Actions'),
  acts: true,
  cell: (row) => <Resend row={row} />,
}

/** The provider, with the number of attempts where it needed several. */
function carriedBy({ sender, attempts }: Message): string {
  if (sender === null || attempts === 0) return t('Queued')
  const by = carrierNames[sender] ?? sender
  return attempts > 1 ? t('{provider}, {attempts} attempts', { provider: t(by), attempts }) : t(by)
}

const tabs = [
  { value: '', label: msg('All Messages') },
  { value: 'sms', label: msg('SMS') },
  { value: 'whatsapp', label: msg('WhatsApp') },
  { value: 'email', label: msg('Email') },
]

export default function MessageList() {
  const list = useList(message.list, (reply) => reply.messages)
  const stats = useRead(message.stats, {})
  const may = useMay()
  const selection = useSelection(list, (row) =>
    t('message to {recipient}', { recipient: row.recipient }),
  )
  // Only failed messages can be resent: a page without any has no column for it.
  const mayResend = may('message.resend') && list.rows.some((row) => row.may.includes('resend'))
  const { type, search, status, category } = list.values
  return (
    <ListPage
      title={t('Message Logs')}
      subtitle={t('Every SMS, WhatsApp message and email with its delivery status.')}
      list={list}
      columns={[
        ...(may('message.resend') ? [selection.column] : []),
        ...columns,
        ...(mayResend ? [acts] : []),
      ]}
      filters={
        <>
          <SearchBox list={list} label={t('Search by phone or message')} />
          <FilterSelect
            list={list}
            name="status"
            label={t('Status')}
            all={t('All statuses')}
            options={MessageStatus.options}
          />
          <FilterSelect
            list={list}
            name="category"
            label={t('Category')}
            all={t('All categories')}
            options={MessageCategory.options}
          />
          <MessageBulk selection={selection} />
        </>
      }
      actions={
        <ExportButton
          label={t('Export Logs')}
          save={() => download(message.export, { query: { type, search, status, category } })}
          done={t('Message logs exported successfully')}
          failed={t('Failed to export message logs')}
        />
      }
      empty={{
        found:
          typeof type === 'string'
            ? t('No {type} logs found matching your criteria', { type: type.toUpperCase() })
            : t('No message logs found matching your criteria'),
        none: (
          <Empty
            icon={MessageSquare}
            title={t('No messages yet.')}
            text={t('Messages appear here once the first one is queued.')}
          />
        ),
      }}
    >
      <MessageTabs />
      <MessageCards stats={stats.data?.stats} failed={stats.isError} />
      <MessageShares stats={stats.data?.stats} failed={stats.isError} />
      <MessageCarriers />
      <ListTabs list={list} name="type" label={t('Messages by channel')} tabs={tabs} />
    </ListPage>
  )
}

function Resend({ row }: { row: Message }) {
  const may = useMay()
  const { send, busy } = useSend(message.resend, {
    done: t('Message queued again'),
    failed: t('Failed to send the message again'),
  })
  if (!row.may.includes('resend') || !may('message.resend')) return null
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={busy}
      aria-label={t('Resend link: {recipient}', { recipient: row.recipient })}
      onClick={() => void send({ params: { id: row._id } })}
    >
      <RotateCw aria-hidden />
      {busy ? t('Sending...') : t('Resend link')}
    </Button>
  )
}
