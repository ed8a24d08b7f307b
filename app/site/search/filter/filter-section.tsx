import { type ReactNode, useState } from 'react'
import { Rich } from '#app/kit/rich.tsx'
import { t } from '#domain/locale/translate.ts'

const gridClass = 'grid gap-5 lg:grid-cols-2 lg:gap-x-8'

interface FilterSectionProps {
  title: string
  children: ReactNode
}

export function FilterSection({ title, children }: FilterSectionProps) {
  return (
    <section className="space-y-4">
      <h3 className="font-sans text-sm font-semibold text-muted-foreground">{title}</h3>
      <div className={gridClass}>{children}</div>
    </section>
  )
}

interface FoldedSectionProps extends FilterSectionProps {
  /** The values of its filters; with one set it starts open. */
  asked: readonly unknown[]
}

/** Less used filters, collapsed behind a title that has their number. */
export function FoldedSection({ title, asked, children }: FoldedSectionProps) {
  const count = asked.filter((one) => one !== undefined).length
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t"
    >
      <summary className="fold-title">
        {title}
        {count > 0 && (
          <span className="figures font-normal text-link">
            <Rich
              text={t('{count}<0> set</0>', { count })}
              elements={[<span key="unit" className="sr-only" />]}
            />
          </span>
        )}
      </summary>
      <div className={`${gridClass} pt-1 pb-5`}>{children}</div>
    </details>
  )
}
