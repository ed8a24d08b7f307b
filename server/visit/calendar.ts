import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { formatCalendar } from '#domain/visit/calendar.ts'
import type { Handle } from '#server/db/connect.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import { readCalendarToken } from './calendar-link.ts'
import type { VisitContext } from './notify.ts'
import { findVisitById } from './queries.ts'

/** Returns the present state of a visit as a calendar file: booked, moved or cancelled. */
export async function readCalendar(
  db: Handle,
  { config, secrets }: VisitContext,
  token: string,
): Promise<string> {
  const link = readCalendarToken(secrets, token)
  const row = link && (await findVisitById(db, link.visitId))
  if (!link || !row) throw refuse('visit_calendar_broken')
  const isCustomer = link.side === 'customer'
  const other = isCustomer ? `${row.contact_name}, ${row.contact_company}` : row.customer_name
  return formatCalendar({
    id: row.id,
    sequence: row.sequence,
    isCancelled: row.state === 'cancelled',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    changedAt: row.changed_at,
    summary: t('Visit: {title}', { title: row.title }),
    description: t('With {name}. Enquiry {reference}.', { name: other, reference: row.reference }),
    location: row.address,
    url: pageUrl(config, isCustomer ? '/customer-portal/visits' : '/broker-portal/visits'),
  })
}
