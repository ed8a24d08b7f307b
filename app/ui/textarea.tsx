import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn('field field-sizing-content min-h-24 py-2 leading-relaxed', className)}
      {...props}
    />
  )
}
