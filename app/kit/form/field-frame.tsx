import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'
import { Label } from '#app/ui/label.tsx'
import { FieldNote } from './field-note.tsx'

interface FieldFrameProps {
  id: string
  label: string
  required?: boolean | undefined
  help?: ReactNode
  error?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A field with its label above, and its help and error below. */
export function FieldFrame({
  id,
  label,
  required,
  help,
  error,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <Label htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden className="text-destructive">
            *
          </span>
        )}
      </Label>
      {children}
      <FieldNote id={id} help={help} error={error} />
    </div>
  )
}
