import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'

/** One part of a long form, framed and named. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 space-y-5 rounded-lg border bg-card p-5 sm:p-6">
      <legend className="float-left mb-4 w-full font-display text-lg font-semibold">{title}</legend>
      <div className="clear-both space-y-5">{children}</div>
    </fieldset>
  )
}

interface RowProps {
  /** Figures are short: two of them stand side by side on a phone too. */
  figures?: boolean
  children: ReactNode
}

/** Fields that belong together stand side by side where there is room. */
export function Row({ figures = false, children }: RowProps) {
  return (
    <div
      className={cn(
        'grid items-start gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:gap-x-5',
        figures && 'grid-cols-2',
      )}
    >
      {children}
    </div>
  )
}
