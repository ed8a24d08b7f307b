import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

/**
 * The browser's own select, dressed: works without JavaScript and opens as each device does best.
 */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block min-w-0', className)}>
      <select className="field h-10 appearance-none truncate pr-9" {...props}>
        {children}
      </select>
      <ChevronDown aria-hidden className="field-arrow" />
    </span>
  )
}
