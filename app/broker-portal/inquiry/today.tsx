import { BellRing, CalendarDays, CircleAlert, MessageSquare } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { useBroker } from '#app/broker-portal/session.ts'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { replyBy } from '#app/visit/reply-by.ts'
import { document } from '#contract/document.ts'
import { callReport } from '#contract/inquiry/call-report.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { property } from '#contract/property/property.ts'
import { brokerVisit } from '#contract/visit/visit.ts'
import { formatTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

const named = 3

/** Of an agency the reader's part: what colleagues answer is not theirs to do. */
const mine = { answeredBy: 'mine' }

/** The whole line is the link, as a large target on phones. */
const whole = 'text-link after:absolute after:inset-0 hover:underline'

/** Separate calls, because one of them may fail. */
function useToday() {
  const inbox = useRead(inquiry.stats, { query: mine }, { every: 15_000 })
  const due = useRead(inquiry.list, { query: { ...mine, stage: 'due', limit: String(named) } })
  const sentBack = useRead(property.mine, { query: { status: 'rejected', limit: '1' } })
  const visits = useRead(brokerVisit.list, { query: { when: 'today', limit: String(named) } })
  const missed = useRead(brokerVisit.list, { query: { when: 'to-answer', limit: String(named) } })
  const reports = useRead(callReport.mine, {})
  return { inbox, due, sentBack, visits, missed, reports }
}

/**
 * Whether the work for today is loaded: the content below waits for it, so that it does not shift.
 */
export function useTodayKnown(): boolean {
  const { kycStatus } = useBroker()
  const papers = useRead(document.mine, {}, { enabled: kycStatus === 'pending' })
  const reads = [...Object.values(useToday()), ...(kycStatus === 'pending' ? [papers] : [])]
  const isKnown = reads.every(({ data, isError }) => data !== undefined || isError)
  // Stays true once set: a failed read that is retried must not hide the page.
  const [wasKnown, setWasKnown] = useState(false)
  useEffect(() => {
    if (isKnown) setWasKnown(true)
  }, [isKnown])
  return isKnown || wasKnown
}

/** What is due today: visits, follow-ups, inquiries without a reply, rejected listings. */
export function Today() {
  const { inbox, due, sentBack, visits, missed, reports } = useToday()
  const coming = visits.data?.visits ?? []
  const disputed = missed.data?.visits ?? []
  const toRespond = (reports.data?.reports ?? []).filter(({ mayRespond }) => mayRespond)
  const people = due.data?.inquiries ?? []
  const waiting = inbox.data?.stats.waiting ?? 0
  const rejected = sentBack.data?.pagination.total ?? 0
  const further = (inbox.data?.stats.due ?? 0) - people.length
  const listed = [coming, disputed, toRespond, people].flat().length
  if (listed + waiting + rejected === 0) return null
  return (
    <section aria-labelledby="today">
      <Card>
        <CardHeader>
          <CardTitle id="today">{t('To do today')}</CardTitle>
        </CardHeader>
        <CardContent>
          <ul className="divide-y text-sm">
            {toRespond.map((report) => (
              <Item key={report._id} icon={<CircleAlert aria-hidden />}>
                <Link to="/broker-portal/inquiries" className={whole}>
                  {t('Respond to the report of {name}', { name: report.name })}
                </Link>
                {reports.data?.isSuspended && (
                  <span className="block text-xs text-muted-foreground">
                    {t('Phone numbers are hidden from you')}
                  </span>
                )}
              </Item>
            ))}
            {disputed.map((visit) => (
              <Item key={visit._id} icon={<CircleAlert aria-hidden />}>
                <Link to="/broker-portal/visits?when=past" className={whole}>
                  {t('{name} says that you did not come. Reply.', { name: visit.customer.name })}
                </Link>
                {visit.missed.broker && (
                  <span className="block text-xs text-muted-foreground">
                    {t('It counts as missed if you do not reply by {when}.', {
                      when: replyBy(visit.missed.broker),
                    })}
                  </span>
                )}
              </Item>
            ))}
            {coming.map((visit) => (
              <Item key={visit._id} icon={<CalendarDays aria-hidden />}>
                <Link to="/broker-portal/visits?when=today" className={whole}>
                  {t('{time}: visit of {name}', {
                    time: formatTime(visit.startsAt),
                    name: visit.customer.name,
                  })}
                </Link>
                <span className="block text-xs break-words text-muted-foreground">
                  {visit.property.title}
                </span>
              </Item>
            ))}
            {people.map((lead) => (
              <Item key={lead._id} icon={<BellRing aria-hidden />}>
                <Link to={`/broker-portal/inquiries/${lead._id}`} className={whole}>
                  {t('Follow up with {name}', { name: lead.name })}
                </Link>
                <span className="block text-xs break-words text-muted-foreground">
                  {lead.property?.title}
                </span>
              </Item>
            ))}
            {further > 0 && (
              <Item icon={<BellRing aria-hidden />}>
                <Link to="/broker-portal/inquiries?stage=due&answeredBy=mine" className={whole}>
                  {t(
                    '{count, plural, one {{figure} more follow-up} other {{figure} more ' +
                      'follow-ups}}',
                    counted(further),
                  )}
                </Link>
              </Item>
            )}
            {waiting > 0 && (
              <Item icon={<MessageSquare aria-hidden />}>
                <Link to="/broker-portal/inquiries?stage=waiting&answeredBy=mine" className={whole}>
                  {t(
                    '{count, plural, one {{figure} enquiry is awaiting your reply} ' +
                      'other {{figure} enquiries are awaiting your reply}}',
                    counted(waiting),
                  )}
                </Link>
              </Item>
            )}
            {rejected > 0 && (
              <Item icon={<CircleAlert aria-hidden />}>
                <Link to="/broker-portal/properties?status=rejected" className={whole}>
                  {t(
                    '{count, plural, one {{figure} rejected listing to fix and resubmit} ' +
                      'other {{figure} rejected listings to fix and resubmit}}',
                    counted(rejected),
                  )}
                </Link>
              </Item>
            )}
          </ul>
        </CardContent>
      </Card>
    </section>
  )
}

/** A count for a plural, and how it is written. */
const counted = (count: number) => ({ count, figure: withCommas(count) })

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li
      className={
        'relative flex items-start gap-3 py-3 first:pt-0 last:pb-0 ' +
        '[&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted-foreground'
      }
    >
      {icon}
      <div className="min-w-0">{children}</div>
    </li>
  )
}
