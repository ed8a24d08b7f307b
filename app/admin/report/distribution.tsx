import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { withCommas } from '#domain/text/format-number.ts'

export interface Share {
  id: string
  label: ReactNode
  count: number
  /** The list of the rows that it counts. */
  to?: string | undefined
  /** A colour of the theme, the same for the same thing on every screen. */
  color?: string | undefined
}

interface DistributionListProps {
  title: string
  shares: readonly Share[]
  /** Shown where there is nothing to count. */
  empty: string
  /** Bars relative to the largest value instead of the sum, for a ranking. */
  ranked?: boolean
}

/** The colour of a status on every screen (REP-7); sold and rented are past, so grey. */
export const statusColor: Record<string, string> = {
  active: 'var(--status-green)',
  verified: 'var(--status-green)',
  approved: 'var(--status-green)',
  pending: 'var(--status-yellow)',
  inactive: 'var(--status-grey)',
  blocked: 'var(--status-red)',
  suspended: 'var(--status-red)',
  rejected: 'var(--status-red)',
  sold: 'var(--status-grey)',
  rented: 'var(--status-grey)',
}

/** A distribution: each part with its number, its share and a link to its rows. */
export function DistributionList({ title, shares, empty, ranked = false }: DistributionListProps) {
  const sum = shares.reduce((total, { count }) => total + count, 0)
  const maxCount = Math.max(...shares.map(({ count }) => count), 1)
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border bg-card p-5">
      <h3 className="text-sm text-muted-foreground">{title}</h3>
      {sum === 0 ? (
        <p className="mt-3 text-sm">{empty}</p>
      ) : (
        <ul className="mt-3 space-y-3 text-sm">
          {shares.map((share) => (
            <li key={share.id}>
              <div className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 break-words">{share.label}</span>
                <Figure share={share} of={ranked ? undefined : sum} />
              </div>
              <div aria-hidden className="mt-1 h-2 overflow-hidden rounded-full bg-secondary">
                <div
                  className="h-full rounded-full"
                  style={{
                    width: `${(share.count / (ranked ? maxCount : sum)) * 100}%`,
                    backgroundColor: share.color ?? 'var(--primary)',
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Figure({ share: { count, to }, of }: { share: Share; of: number | undefined }) {
  const figure = withCommas(count)
  return (
    <span className="figures shrink-0">
      {to ? (
        <Link to={to} className="font-medium text-link hover:underline">
          {figure}
        </Link>
      ) : (
        <span className="font-medium">{figure}</span>
      )}
      {of !== undefined && (
        <span className="ml-2 inline-block w-12 text-right text-xs text-muted-foreground">
          {((count / of) * 100).toFixed(1)}%
        </span>
      )}
    </span>
  )
}
