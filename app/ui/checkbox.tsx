import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      className={cn(
        'checkbox-mark size-4.5 shrink-0 appearance-none rounded-sm border border-input ' +
          'bg-card bg-center bg-no-repeat transition-colors ' +
          'checked:border-primary checked:bg-primary indeterminate:border-primary ' +
          'indeterminate:bg-primary disabled:opacity-50 aria-invalid:border-destructive',
        className,
      )}
      {...props}
    />
  )
}
