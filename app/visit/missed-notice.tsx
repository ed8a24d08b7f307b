import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { visit } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'
import { replyBy } from './reply-by.ts'
import { visitTimeText } from './visit-time-text.ts'

/** Visits that the customer missed according to the broker, while a reply counts. */
export function MissedNotice() {
  const { data } = useRead(visit.list, { query: { when: 'to-answer' } })
  if (!data || data.visits.length === 0) return null
  return (
    <Alert tone="warning" title={t('Were you at this visit?')}>
      <ul className="space-y-2">
        {data.visits.map(({ _id, startsAt, property, missed }) => (
          <li key={_id}>
            <Link to="/customer-portal/visits?when=past" className="underline underline-offset-4">
              {property.title}
            </Link>
            <span className="block">{visitTimeText(startsAt)}</span>
            {missed.customer && (
              <span className="block">
                {t('It counts as missed if you do not reply by {when}.', {
                  when: replyBy(missed.customer),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
