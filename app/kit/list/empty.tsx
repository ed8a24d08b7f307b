import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'

interface EmptyProps {
  title: ReactNode
  /** Why it is empty, and what to do next. */
  text?: ReactNode
  icon?: LucideIcon
  action?: ReactNode
  className?: string
}

export function Empty({ title, text, icon: Icon, action, className }: EmptyProps) {
  return (
    <div className={cn('flex flex-col items-center gap-2 px-6 py-14 text-center', className)}>
      {Icon && (
        <span className="mb-2 grid size-12 place-items-center rounded-lg bg-primary-tint text-link">
          <Icon aria-hidden className="size-6" />
        </span>
      )}
      <p className="font-medium text-balance">{title}</p>
      {text && <p className="max-w-md text-sm text-muted-foreground">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
