import { useState } from 'react'
import { actWords } from '#app/admin/audit/words.ts'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { AuditKind, audit } from '#contract/audit.ts'
import { t } from '#domain/locale/translate.ts'

/** The signed-in administrator's own events of the audit log. */
export function OwnActivity() {
  const [page, setPage] = useState(1)
  const read = useRead(audit.own, { query: { page: String(page) } }, { keepPrevious: true })
  return (
    <Loaded read={read} failed={t('Failed to load your activity')}>
      {({ events, pagination }) => (
        <div className="space-y-4">
          {events.length === 0 && (
            <p className="text-sm text-muted-foreground">{t('No activity yet.')}</p>
          )}
          <ol className="divide-y rounded-lg border bg-card empty:hidden">
            {events.map((event) => (
              <li
                key={event._id}
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 text-sm"
              >
                <span className="font-medium">{actWords(event.act)}</span>
                <span className="min-w-0 break-words text-muted-foreground">
                  {AuditKind.label(event.target.kind)}
                  {event.target.name && `: ${event.target.name}`}
                </span>
                <span className="ml-auto text-xs text-muted-foreground">
                  <When at={event.at} time />
                  {event.address && ` · ${event.address}`}
                </span>
              </li>
            ))}
          </ol>
          {pagination.pages > 1 && (
            <div className="flex items-center justify-between gap-3 text-sm">
              <p className="figures text-muted-foreground">
                {t('Page {page} of {pages}', { page, pages: pagination.pages })}
              </p>
              <div className="flex gap-2">
                <Button variant="outline" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                  {t('Previous')}
                </Button>
                <Button
                  variant="outline"
                  disabled={page >= pagination.pages}
                  onClick={() => setPage(page + 1)}
                >
                  {t('Next')}
                </Button>
              </div>
            </div>
          )}
        </div>
      )}
    </Loaded>
  )
}
