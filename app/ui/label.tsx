import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

export function Label({ className, htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label htmlFor={htmlFor} className={cn('field-label', className)} {...props}>
      {children}
    </label>
  )
}
