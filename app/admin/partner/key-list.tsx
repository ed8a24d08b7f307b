import { KeySquare } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '#app/admin/shell/session.ts'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { RevokeKey } from '#app/partner/key-list.tsx'
import { ApiKeyBadge } from '#app/partner/key-state.tsx'
import { ApiKeyState, apiKey, type OwnedApiKey } from '#contract/partner/api-key.ts'
import { Scope } from '#contract/partner/scope.ts'
import { msg, t } from '#domain/locale/translate.ts'

export const meta = () => [{ title: t('API keys | BrickBazaar') }]

const columns: Column<OwnedApiKey>[] = [
  {
    head: msg('API key'),
    cell: (row) => (
      <div className="max-w-64 min-w-40 wrap-anywhere">
        <span className="block font-medium">{row.name}</span>
        <code className="text-xs whitespace-nowrap text-muted-foreground">{row.prefix}_…</code>
      </div>
    ),
  },
  {
    head: msg('Owner'),
    cell: ({ owner }) => (
      <Link
        to={`/bb-admin/${owner.kind === 'broker' ? 'brokers' : 'partners'}/${owner._id}`}
        className="block max-w-64 text-link wrap-anywhere hover:underline"
      >
        {owner.name}
      </Link>
    ),
  },
  {
    head: msg('What it can do'),
    cell: (row) => (
      <span className="block max-w-64">
        {row.scopes.map((scope) => Scope.label(scope)).join(', ')}
      </span>
    ),
  },
  { head: msg('Status'), cell: (row) => <ApiKeyBadge state={row.state} /> },
  {
    head: msg('Last call'),
    cell: (row) => (row.lastUsedAt ? <When at={row.lastUsedAt} time /> : t('Never')),
  },
  { head: msg('Valid until'), cell: (row) => <When at={row.expiresAt} /> },
  { head: msg('Actions'), acts: true, cell: (row) => <KeyActions row={row} /> },
]

/** The API keys of brokers and partners. */
export default function ApiKeyList() {
  const list = useList(apiKey.list, (reply) => reply.apiKeys)
  const tabs = [{ value: '', label: t('All') }, ...ApiKeyState.options]
  return (
    <ListPage
      title={t('API keys')}
      subtitle={t('Keys by which software of brokers and partners calls BrickBazaar.')}
      list={list}
      columns={columns}
      filters={<SearchBox list={list} label={t('Search by key or owner')} />}
      empty={{
        failed: t('Failed to load API keys'),
        found: t('No API keys found matching your criteria.'),
        none: (
          <Empty
            icon={KeySquare}
            title={t('There are no API keys yet.')}
            text={t('Brokers make them in their portal, and you make them for partners.')}
          />
        ),
      }}
    >
      <ListTabs list={list} name="state" label={t('API keys by status')} tabs={tabs} />
    </ListPage>
  )
}

function KeyActions({ row }: { row: OwnedApiKey }) {
  const may = useMay()
  const canBeUsed = row.state === 'active' || row.state === 'paused'
  if (!canBeUsed || !may('partner.change')) return null
  return <RevokeKey row={row} endpoint={apiKey.revokeAny} />
}
