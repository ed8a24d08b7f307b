import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { type AuditEvent, type AuditKind, audit } from '#contract/audit.ts'
import { t } from '#domain/locale/translate.ts'
import { actWords, changesOf } from './words.ts'

interface HistoryProps {
  kind: AuditKind
  id: string
}

/** The events of one record, newest first, with the fields that changed. */
export function History({ kind, id }: HistoryProps) {
  const read = useRead(audit.list, { query: { targetKind: kind, targetId: id, limit: '50' } })
  return (
    <section aria-label={t('History')} className="text-sm">
      <h3 className="mb-2 text-xs text-muted-foreground">{t('History')}</h3>
      <Loaded read={read} failed={t('Failed to load the history')} height="h-10">
        {({ events }) => <EventList events={events} />}
      </Loaded>
    </section>
  )
}

export function EventList({ events }: { events: AuditEvent[] }) {
  if (events.length === 0) return <p className="text-muted-foreground">{t('No activity yet.')}</p>
  return (
    <ol className="space-y-2 border-l pl-4">
      {events.map((event) => (
        <li key={event._id}>
          <p>
            <span className="font-medium">{actWords(event.act)}</span>
            <span className="text-muted-foreground">
              {' '}
              {t('by {name},', { name: event.actor.name })}{' '}
            </span>
            <When at={event.at} time className="text-muted-foreground" />
          </p>
          {changesOf(event).map(([name, before, after]) => (
            <p key={name} className="text-xs break-words text-muted-foreground">
              {name}: {before} → {after}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
