import { Switch as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

/** On or off, at once: for what takes effect without a Save. Name it with a label or aria-label. */
export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        'inline-flex h-6 w-10.5 shrink-0 items-center rounded-full bg-input px-0.5 transition-colors data-[state=checked]:bg-primary disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <Primitive.Thumb className="size-5 rounded-full bg-white shadow-sm transition-transform data-[state=checked]:translate-x-4.5 dark:data-[state=checked]:bg-primary-foreground" />
    </Primitive.Root>
  )
}
