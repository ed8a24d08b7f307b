import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

interface TooltipProps {
  text: ReactNode
  /** One element that can take focus. */
  children: ReactNode
}

/** A short word on hover or focus; never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={250}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-md bg-foreground px-3 py-1.5 text-xs text-background data-[state=delayed-open]:animate-fade-in"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
