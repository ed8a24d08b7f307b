import { Hourglass } from 'lucide-react'
import { ExportButton } from '#app/admin/shell/export-button.tsx'
import { download } from '#app/api/download.ts'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { StatCard } from '#app/kit/stat-card.tsx'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { type WaitlistEntry, WaitlistStatus, waitlist } from '#contract/waitlist.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

export const meta = () => [{ title: t('Waitlist | BrickBazaar') }]

const tones = { unconfirmed: 'grey', waiting: 'yellow', told: 'green' } as const

const columns: Column<WaitlistEntry>[] = [
  {
    head: msg('City'),
    cell: (row) => <span className="block max-w-64 font-medium wrap-anywhere">{row.city}</span>,
  },
  {
    head: msg('Email'),
    cell: (row) => <span className="block max-w-80 wrap-anywhere">{row.email ?? '—'}</span>,
  },
  {
    head: msg('Phone'),
    cell: (row) => (
      <span className="figures whitespace-nowrap">{row.phone ? formatPhone(row.phone) : '—'}</span>
    ),
  },
  {
    head: msg('Status'),
    cell: (row) => (
      <StatusBadge tone={tones[row.status]} label={WaitlistStatus.label(row.status)} />
    ),
  },
  {
    head: msg('Joined'),
    sort: { up: 'oldest', down: 'newest' },
    cell: (row) => <When at={row.consentedAt} className="whitespace-nowrap" />,
  },
  {
    head: msg('Notified'),
    cell: (row) => (row.toldAt ? <When at={row.toldAt} className="whitespace-nowrap" /> : '—'),
  },
]

const tabs = [{ value: '', label: msg('All') }, ...WaitlistStatus.options]

/** People waiting for the first live listing of a city; they are notified automatically. */
export default function WaitlistList() {
  const list = useList(waitlist.list, (reply) => reply.entries)
  const stats = useRead(waitlist.stats, {})
  const figures = stats.data?.stats
  const [first] = figures?.cities ?? []
  const { search, status } = list.values
  return (
    <ListPage
      title={t('Waitlist')}
      subtitle={t(
        'People waiting for the first live listing in a city. Each is notified once, ' +
          'automatically.',
      )}
      list={list}
      columns={columns}
      filters={<SearchBox list={list} label={t('Search by city, email or phone')} />}
      actions={
        <ExportButton
          label={t('Export')}
          save={() => download(waitlist.export, { query: { search, status } })}
          done={t('Waitlist exported successfully')}
          failed={t('Failed to export the waitlist')}
        />
      }
      empty={{
        found: t('No entries found matching your criteria.'),
        none: (
          <Empty
            icon={Hourglass}
            title={t('No one is waiting.')}
            text={t('Visitors join on the Cities page.')}
          />
        ),
      }}
    >
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label={t('Waiting')} value={figures?.waiting} failed={stats.isError} />
        <StatCard label={t('Not confirmed')} value={figures?.unconfirmed} failed={stats.isError} />
        <StatCard label={t('Notified')} value={figures?.told} failed={stats.isError} />
        <StatCard
          label={t('Most wanted city')}
          value={figures && (first?.city ?? '—')}
          detail={first && t('{total} waiting', { total: withCommas(first.waiting) })}
          failed={stats.isError}
        />
      </dl>
      <ListTabs list={list} name="status" label={t('Entries by status')} tabs={tabs} />
    </ListPage>
  )
}
