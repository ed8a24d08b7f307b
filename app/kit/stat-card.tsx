import type { ReactNode } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { withCommas } from '#domain/text/format-number.ts'

interface StatCardProps {
  label: string
  value: number | string | undefined
  /** What the figure is compared with, or made of. */
  detail?: ReactNode
  /** Whether the figure failed to load: shows a dash, never an invented number. */
  failed?: boolean
}

/** One figure with its name, inside a `<dl>`. */
export function StatCard(props: StatCardProps) {
  const { label, value, detail, failed = false } = props
  const shown = typeof value === 'number' ? withCommas(value) : value
  const isLoading = shown === undefined && !failed
  // The line of a detail that comes with the figure, so that nothing below moves then.
  const awaited = isLoading && 'detail' in props ? '\u00a0' : null
  return (
    <div className="min-w-0 rounded-lg border bg-card px-5 py-4">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="mt-1">
        {isLoading ? (
          <Skeleton className="mt-1 h-8 w-16" />
        ) : (
          <span className="figures font-display text-2xl font-semibold wrap-anywhere">
            {shown ?? '—'}
          </span>
        )}
        {(detail || awaited) && (
          <span className="mt-0.5 block text-xs text-muted-foreground">{detail || awaited}</span>
        )}
      </dd>
    </div>
  )
}
