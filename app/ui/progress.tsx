import { cn } from './class-name.ts'

interface ProgressProps {
  /** 0 to 100. */
  value: number
  label: string
  className?: string
}

export function Progress({ value, label, className }: ProgressProps) {
  const share = Math.min(100, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share)}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-secondary', className)}
    >
      <div
        className="h-full rounded-full bg-primary transition-[width]"
        style={{ width: `${share}%` }}
      />
    </div>
  )
}
