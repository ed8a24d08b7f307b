import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

/**
 * The browser's own select with our styles: works without JavaScript, and opens as is best on each
 * device.
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
