import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'
import { Label } from '#app/ui/label.tsx'

interface FieldFrameProps {
  id: string
  label: string
  required?: boolean | undefined
  help?: ReactNode
  error?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Label above, help below, the error under its field. */
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
      {error && (
        <p id={`${id}-error`} className="text-xs font-medium text-status-red-text">
          {error}
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className="text-xs text-muted-foreground">
          {help}
        </div>
      )}
    </div>
  )
}
