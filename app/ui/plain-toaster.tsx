import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { deliverToasts, type ToastOptions } from './toast.ts'

interface Line extends ToastOptions {
  id: string | number
  text: string
}

const time = 4_000
const maxToasts = 3
let serial = 0

/** Shows messages where the toaster failed to load, as without a connection. */
export function PlainToaster() {
  const [lines, setLines] = useState<readonly Line[]>([])
  useEffect(
    () =>
      deliverToasts((_, text, options) => {
        const id = options?.id ?? ++serial
        const others = (now: readonly Line[]) => now.filter((line) => line.id !== id)
        setLines((now) => [...others(now), { ...options, id, text }].slice(-maxToasts))
        setTimeout(() => setLines(others), options?.duration ?? time)
      }),
    [],
  )
  return (
    <ul
      className={
        'pointer-events-none fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-50 flex ' +
        'w-[min(356px,calc(100vw-2rem))] flex-col gap-3'
      }
    >
      {lines.map(({ id, text, description, action }) => (
        <li
          key={id}
          role="alert"
          className="rounded-lg border bg-popover p-4 text-sm text-popover-foreground shadow-float"
        >
          <span className="block font-medium">{text}</span>
          {typeof description !== 'function' && (
            <span className="block text-muted-foreground">{description}</span>
          )}
          {action && typeof action === 'object' && 'onClick' in action && (
            <Button
              variant="outline"
              size="sm"
              className="pointer-events-auto mt-2"
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
