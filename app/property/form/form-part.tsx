import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'

/** A titled section of a long form. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 space-y-5 rounded-lg border bg-card p-5 sm:p-6">
      <legend className="float-left mb-4 w-full font-display text-lg font-semibold">{title}</legend>
      <div className="clear-both space-y-5">{children}</div>
    </fieldset>
  )
}

interface RowProps {
  /** Numbers are short: two fields fit side by side on a phone. */
  figures?: boolean
  children: ReactNode
}

/**
 * Up to six related fields side by side where there is room. Every line is full: with an odd number
 * the first field is wider.
 */
export function Row({ figures = false, children }: RowProps) {
  return (
    <div className="@container">
      <div
        className={cn(
          'grid items-start gap-x-4 gap-y-5 @lg:grid-cols-2 @lg:gap-x-5',
          '@lg:has-[>:nth-child(3)]:grid-cols-3 @lg:has-[>:nth-child(4):last-child]:grid-cols-2',
          '@4xl:has-[>:nth-child(4):last-child]:grid-cols-4',
          '@lg:[&>:first-child:nth-last-child(5)]:col-span-2',
          figures && 'grid-cols-2 @max-lg:[&>:first-child:nth-last-child(odd)]:col-span-2',
        )}
      >
        {children}
      </div>
    </div>
  )
}
