import type { UseQueryResult } from '@tanstack/react-query'
import { AuditTarget } from '#app/admin/audit/target.tsx'
import { actWords } from '#app/admin/audit/words.ts'
import { CardLink } from '#app/admin/shell/card-link.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import type { audit } from '#contract/audit.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { t } from '#domain/locale/translate.ts'

interface DashboardActivityProps {
  read: UseQueryResult<ReplyOf<typeof audit.list>>
}

/** The latest events of the audit log that the role may read. */
export function DashboardActivity({ read }: DashboardActivityProps) {
  return (
    <section aria-label={t('Recent Activity')} className="min-w-0 rounded-lg border bg-card p-5">
      <h2 className="flex items-baseline justify-between gap-4 text-lg">
        {t('Recent Activity')}
        <span className="font-sans text-xs font-normal">
          <CardLink to="/bb-admin/audit">{t('See all')}</CardLink>
        </span>
      </h2>
      <Loaded read={read} failed={t('Failed to load the activity')} height="mt-4 h-44">
        {({ events }) =>
          events.length === 0 ? (
            <p className="mt-4 text-sm text-muted-foreground">{t('No activity yet.')}</p>
          ) : (
            <ol className="mt-3 space-y-3 text-sm">
              {events.map((event) => (
                <li
                  key={event._id}
                  className={
                    'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 ' +
                    'sm:grid-cols-[8.5rem_minmax(0,1fr)]'
                  }
                >
                  <span className="wrap-anywhere">{actWords(event.act)}</span>
                  <div className="min-w-0">
                    <AuditTarget event={event} />
                    <p className="text-xs wrap-anywhere text-muted-foreground">
                      {event.actor.name} · <When at={event.at} time />
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  )
}
