import { CalendarClock } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Age } from '#app/kit/age.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { Lead } from '#contract/inquiry/lead.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { formatDate } from '#domain/date/date.ts'
import { InquiryContact } from './contact.tsx'
import { InquiryStage } from './stage.tsx'

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
        {formatPhone(row.phone)} · {row.property?.title ?? 'About no listing'}
        {row.inquiryCount > 1 && ` · ${row.inquiryCount} inquiries`}
        {row.conversationCount > 1 && ` · ${row.conversationCount} people, the latest shown`}
      </p>
      {row.lastMessage && (
        <p className="line-clamp-2 text-sm break-words whitespace-pre-line">{row.lastMessage}</p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-foreground">
        <span>
          Asked <Age since={row.lastAskedAt} ago />
          {row.isWaiting && <span className="text-status-yellow-text">, waits for you</span>}
        </span>
        {row.followUpOn && (
          <span
            className={cn(
              'inline-flex items-center gap-1.5',
              row.isDue && 'font-medium text-status-red-text',
            )}
          >
            <CalendarClock aria-hidden className="size-3.5" />
            {row.isDue ? 'Due' : 'Follow up'} {formatDate(row.followUpOn)}
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
