import {
  Bell,
  CalendarCheck,
  Heart,
  type LucideIcon,
  MessageSquare,
  Reply,
  Search,
} from 'lucide-react'
import { Link } from 'react-router'
import { When } from '#app/kit/form/date.tsx'
import type { Activity as Row } from '#contract/dashboard.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

interface Look {
  icon: LucideIcon
  words: (row: Row) => string
  to: (row: Row) => string
}

const listing = ({ targetId }: Row) => `/properties/${targetId}`
const search = ({ targetId }: Row) => `/customer-portal/saved-searches/${targetId}`
const talk = ({ targetId }: Row) => `/customer-portal/inquiries/${targetId}`

const looks: Record<Row['kind'], Look> = {
  saved: { icon: Heart, words: ({ title }) => t('You saved {title}', { title }), to: listing },
  search: {
    icon: Search,
    words: ({ title }) => t('You saved the search “{title}”', { title }),
    to: search,
  },
  alert: {
    icon: Bell,
    words: ({ title, count }) =>
      t('{count, plural, one {# home matches “{title}”} other {{figure} homes match “{title}”}}', {
        count: count ?? 0,
        figure: withCommas(count ?? 0),
        title,
      }),
    to: search,
  },
  inquiry: {
    icon: MessageSquare,
    words: ({ title }) => t('You enquired about {title}', { title }),
    to: talk,
  },
  reply: { icon: Reply, words: ({ title }) => t('{title} replied', { title }), to: talk },
  visit: {
    icon: CalendarCheck,
    words: ({ title }) => t('Visit scheduled with {title}', { title }),
    to: talk,
  },
}

/** Recent activity; each row links to its subject. */
export function Activity({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) {
    return (
      <p className="rounded-lg border bg-card p-5 text-sm text-muted-foreground">
        {t('No activity yet. Your saved homes, searches and enquiries appear here.')}
      </p>
    )
  }
  return (
    <ol className="divide-y rounded-lg border bg-card">
      {rows.map((row) => {
        const { icon: Icon, words, to } = looks[row.kind]
        return (
          <li key={row._id}>
            <Link
              to={to(row)}
              className={
                'flex items-start gap-3 px-4 py-3 text-sm ' +
                'hover:bg-accent focus-visible:-outline-offset-2'
              }
            >
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
              <span className="min-w-0">
                <span className="line-clamp-2 break-words">{words(row)}</span>
                <When at={row.at} time className="text-xs text-muted-foreground" />
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
