import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'

export type LabelledFact = readonly [label: string, value: ReactNode]

interface FactListProps {
  facts: readonly LabelledFact[]
  className?: string
  /** Rows of another shape below: `<div>` with `<dt>` and `<dd>`. */
  children?: ReactNode
}

/** Facts in two columns, each below its label. */
export function FactList({ facts, className, children }: FactListProps) {
  return (
    <dl className={cn('grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2', className)}>
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
