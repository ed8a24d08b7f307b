import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'
import { floatClass } from './overlay.ts'

export const Popover = Primitive.Root
export const PopoverTrigger = Primitive.Trigger

interface PopoverContentProps extends ComponentProps<typeof Primitive.Content> {
  /** The accessible name. */
  'aria-label': string
}

export function PopoverContent({ className, align = 'end', ...props }: PopoverContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={cn(floatClass, 'p-1', className)}
        {...props}
      />
    </Primitive.Portal>
  )
}
