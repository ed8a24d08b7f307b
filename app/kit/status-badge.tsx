import { cn } from '#app/ui/class-name.ts'

/** Each status has the same colour on every screen (REP-7). */
export type Tone = 'green' | 'grey' | 'yellow' | 'red'

const dots: Record<Tone, string> = {
  green: 'bg-status-green',
  grey: 'bg-status-grey',
  yellow: 'bg-status-yellow',
  red: 'bg-status-red',
}

const tints: Record<Tone, string> = {
  green: 'bg-status-green-tint text-status-green-text',
  grey: 'bg-status-grey-tint text-status-grey-text',
  yellow: 'bg-status-yellow-tint text-status-yellow-text',
  red: 'bg-status-red-tint text-status-red-text',
}

interface StatusBadgeProps {
  tone: Tone
  label: string
  /** With a tinted background, for cards and headings; tables show only dot and word. */
  filled?: boolean
  className?: string
}

/** A status as a dot and a word. */
export function StatusBadge({ tone, label, filled = false, className }: StatusBadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex w-fit items-center gap-2 whitespace-nowrap',
        filled && 'rounded-sm px-2 py-1 text-xs font-medium',
        filled && tints[tone],
        className,
      )}
    >
      <span aria-hidden className={cn('size-2 shrink-0 rounded-full', dots[tone])} />
      {label}
    </span>
  )
}
