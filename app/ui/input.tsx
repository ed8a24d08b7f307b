import type { ComponentProps, WheelEvent } from 'react'
import { cn } from './class-name.ts'

/**
 * For a number field: announced as a number (FRM-7), without spin buttons, and not changed by a
 * mouse wheel that scrolls the page.
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
        'field h-10',
        props.type === 'file' &&
          'py-1.5 pl-1.5 file:mr-3 file:h-7 file:rounded-sm file:border-0 file:bg-secondary ' +
            'file:px-3 file:text-xs file:font-medium file:text-secondary-foreground',
        className,
      )}
      {...props}
    />
  )
}
