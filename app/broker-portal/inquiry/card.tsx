import { CalendarClock } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { assigneeText } from '#app/broker-portal/agency/assign-lead.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { Lead } from '#contract/inquiry/lead.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { InquiryContact } from './contact.tsx'
import { InquiryStage } from './stage.tsx'
import { WaitingSince } from './waiting-since.tsx'

/** A lead in the list: person, listing and next step. */
export function InquiryCard({ row }: { row: Lead }) {
  const { search } = useLocation()
  return (
    <article
      className={cn(
        'relative space-y-2 rounded-lg border bg-card p-4',
        row.isDue && 'border-l-4 border-l-status-red',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-sans text-base font-semibold break-words">
          <Link
            to={{ pathname: row._id, search }}
            preventScrollReset
            // The whole card is the link; the contact buttons are above it and stay clickable.
            className="after:absolute after:inset-0 hover:text-link hover:underline"
          >
            {row.name}
          </Link>
        </h2>
        <InquiryStage row={row} />
      </div>
      <p className="text-sm break-words text-muted-foreground">
        {formatPhone(row.phone)} · {row.property?.title ?? t('General enquiry')}
        {row.inquiryCount > 1 && ` · ${t('{count} enquiries', { count: row.inquiryCount })}`}
        {row.conversationCount > 1 &&
          ` · ${t('{count} people, latest shown', { count: row.conversationCount })}`}
      </p>
      {row.lastMessage && (
        <p className="line-clamp-2 text-sm break-words whitespace-pre-line">{row.lastMessage}</p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground">
        {row.waitingSince ? (
          <WaitingSince row={row} />
        ) : (
          <span>
            <Rich
              text={t('Asked <0/>')}
              elements={[<WaitingTime key="asked" since={row.lastAskedAt} ago />]}
            />
          </span>
        )}
        {(row.assignee || !row.broker.isYou) && <span>{assigneeText(row)}</span>}
        {row.followUpOn && (
          <span
            className={cn(
              'inline-flex items-center gap-1.5',
              row.isDue && 'font-medium text-status-red-text',
            )}
          >
            <CalendarClock aria-hidden className="size-3.5" />
            {row.isDue
              ? t('Follow-up due {date}', { date: formatDate(row.followUpOn) })
              : t('Follow up on {date}', { date: formatDate(row.followUpOn) })}
          </span>
        )}
      </p>
      {!row.isSpam && (
        <div className="relative">
          <InquiryContact row={row} />
        </div>
      )}
    </article>
  )
}
