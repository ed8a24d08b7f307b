import type { ComponentProps } from 'react'
import { Input, numberInput } from '#app/ui/input.tsx'

/** A number input with the rupee sign in front. */
export function RupeeInput(props: ComponentProps<typeof Input>) {
  return (
    <span className="relative block">
      <span
        aria-hidden
        className={
          'pointer-events-none absolute inset-y-0 left-3 flex items-center ' +
          'text-sm text-muted-foreground'
        }
      >
        ₹
      </span>
      <Input {...numberInput} inputMode="numeric" {...props} className="figures pl-7" />
    </span>
  )
}
