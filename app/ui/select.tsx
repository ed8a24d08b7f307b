import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'
import { fieldClass } from './input.tsx'

/**
 * The browser's own select, dressed: works without JavaScript and opens as each device does best.
 */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block min-w-0', className)}>
      <select
        className={cn(
          fieldClass,
          'h-10 appearance-none truncate pr-9 [&>option]:bg-popover ' +
            '[&>option]:text-popover-foreground',
        )}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className={
          'pointer-events-none absolute top-1/2 right-3 ' +
          'size-4 -translate-y-1/2 text-muted-foreground'
        }
      />
    </span>
  )
}
