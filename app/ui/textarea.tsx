import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'
import { fieldClass } from './input.tsx'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(fieldClass, 'field-sizing-content min-h-24 py-2 leading-relaxed', className)}
      {...props}
    />
  )
}
