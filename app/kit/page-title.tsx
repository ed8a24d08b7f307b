import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'

interface PageTitleProps {
  title: ReactNode
  subtitle?: ReactNode
  /** Buttons on the right. */
  actions?: ReactNode
  className?: string
}

export function PageTitle({ title, subtitle, actions, className }: PageTitleProps) {
  return (
    <header className={cn('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}>
      <div className="min-w-0 space-y-1">
        <h1 className="text-2xl">{title}</h1>
        {subtitle && <p className="text-sm text-muted-foreground">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
