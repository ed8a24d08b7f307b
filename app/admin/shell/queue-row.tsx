import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'

interface QueueRowProps {
  isCurrent: boolean
  onChoose: () => void
  className?: string
  children: ReactNode
}

/** A row of a review queue, which opens its record beside the queue. */
export function QueueRow({ isCurrent, onChoose, className, children }: QueueRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
        className={cn(
          'block w-full px-4 py-3 text-left text-sm ' +
            'hover:bg-accent aria-[current=true]:bg-primary-tint',
          className,
        )}
      >
        {children}
      </button>
    </li>
  )
}
