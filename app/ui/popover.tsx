import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'
import { floatClass } from './overlay.ts'

export const Popover = Primitive.Root
export const PopoverTrigger = Primitive.Trigger
export const PopoverClose = Primitive.Close

export function PopoverContent({
  className,
  align = 'end',
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={cn(floatClass, 'w-80 max-w-[calc(100vw-1rem)] p-4', className)}
        {...props}
      />
    </Primitive.Portal>
  )
}
