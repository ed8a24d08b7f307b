import type { ComponentProps, WheelEvent } from 'react'
import { cn } from './class-name.ts'

export const fieldClass =
  'w-full min-w-0 rounded-md border border-input/70 bg-card px-3 ' +
  'text-base text-foreground transition-[border-color,box-shadow] ' +
  'placeholder:text-muted-foreground hover:border-input focus-visible:border-ring ' +
  'focus-visible:outline-none focus-visible:ring-3 focus-visible:ring-ring/25 ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive ' +
  'aria-invalid:ring-destructive/20 sm:text-sm'

/**
 * For a figure: announced as a number (FRM-7), without spinning, and not changed by a wheel that
 * scrolls the page under the pointer.
 */
export const numberInput = {
  type: 'number',
  step: 'any',
  inputMode: 'decimal',
  autoComplete: 'off',
  onWheel: (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
} as const

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      className={cn(
        fieldClass,
        'h-10 file:mr-3 file:h-7 file:rounded-sm file:border-0 file:bg-secondary file:px-3 ' +
          'file:text-xs file:font-medium file:text-secondary-foreground',
        props.type === 'file' && 'py-1.5 pl-1.5',
        className,
      )}
      {...props}
    />
  )
}
