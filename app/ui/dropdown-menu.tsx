import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'
import { floatClass } from './overlay.ts'

export const DropdownMenu = Primitive.Root
export const DropdownMenuTrigger = Primitive.Trigger

export function DropdownMenuContent({
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
        className={cn(floatClass, 'min-w-44 p-1', className)}
        {...props}
      />
    </Primitive.Portal>
  )
}

interface DropdownMenuItemProps extends ComponentProps<typeof Primitive.Item> {
  /** For actions that cannot be undone. */
  destructive?: boolean
}

export function DropdownMenuItem({ className, destructive, ...props }: DropdownMenuItemProps) {
  return (
    <Primitive.Item
      className={cn(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-3 py-2 ' +
          'text-sm outline-none select-none data-[disabled]:pointer-events-none ' +
          'data-[disabled]:opacity-50 data-[highlighted]:bg-accent [&_svg]:size-4 ' +
          '[&_svg]:text-muted-foreground',
        destructive &&
          'text-status-red-text data-[highlighted]:bg-status-red-tint [&_svg]:text-current',
        className,
      )}
      {...props}
    />
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn('px-3 py-2 text-sm', className)} {...props} />
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('-mx-1 my-1 h-px bg-border', className)} {...props} />
}
