import { ScrollText } from 'lucide-react'
import { useAdministrator } from '#app/admin/shell/session.ts'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterDate, FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { Realm, Role } from '#contract/access.ts'
import { type AuditEvent, AuditKind, audit, auditKindsOf } from '#contract/audit.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { ChainState } from './chain-state.tsx'
import { AuditTarget } from './target.tsx'
import { actWords, changesOf } from './words.ts'

export const meta = () => [{ title: t('Audit Log | BrickBazaar') }]

const columns: Column<AuditEvent>[] = [
  {
    head: msg('Action'),
    cell: (event) => <span className="font-medium">{actWords(event.act)}</span>,
  },
  {
    head: msg('Time'),
    cell: (event) => <When at={event.at} time className="whitespace-nowrap" />,
  },
  {
    head: msg('Person'),
    cell: ({ actor }) => (
      <div className="max-w-56 min-w-28 wrap-anywhere">
        <span className="block">{actor.name}</span>
        <span className="block text-xs text-muted-foreground">{standing(actor)}</span>
      </div>
    ),
  },
  { head: msg('Record'), cell: (event) => <AuditTarget event={event} /> },
  { head: msg('Change'), cell: (event) => <Change event={event} /> },
]

/** The audit log: who changed what, from which value to which. Nobody can edit it. */
export default function AuditList() {
  const list = useList(audit.list, (reply) => reply.events)
  const { role } = useAdministrator()
  return (
    <ListPage
      title={t('Audit Log')}
      subtitle={t('Every change and decision. Entries cannot be edited or deleted.')}
      list={list}
      columns={columns}
      filters={
        <>
          <SearchBox list={list} label={t('Search by person or action')} />
          <FilterSelect
            list={list}
            name="targetKind"
            label={t('Record')}
            all={t('Everything')}
            options={auditKindsOf(role).map((value) => ({ value, label: AuditKind.label(value) }))}
          />
          <FilterDate list={list} name="from" label={t('From')} />
          <FilterDate list={list} name="to" label={t('To')} />
        </>
      }
      empty={{
        found: t('No events found matching your criteria.'),
        none: <Empty icon={ScrollText} title={t('No activity yet.')} />,
      }}
    >
      <ChainState />
    </ListPage>
  )
}

function standing({ realm, role }: AuditEvent['actor']): string {
  if (role) return Role.label(role)
  return realm ? Realm.label(realm) : t('System')
}

function Change({ event }: { event: AuditEvent }) {
  const changes = changesOf(event)
  if (changes.length === 0) return <span className="text-muted-foreground">—</span>
  return (
    <ul className="max-w-96 min-w-40 text-xs wrap-anywhere text-muted-foreground">
      {changes.slice(0, 4).map(([name, before, after]) => (
        <li key={name} className="line-clamp-2">
          {name}: {before} → {after}
        </li>
      ))}
      {changes.length > 4 && <li>{t('and {count} more', { count: changes.length - 4 })}</li>}
    </ul>
  )
}
