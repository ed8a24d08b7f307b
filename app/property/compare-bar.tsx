import { X } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { clearChosen, useChosen } from './compare-choice.ts'

/** What is chosen to compare, within reach while one goes on looking. */
export function CompareBar({ className }: { className?: string }) {
  const chosen = useChosen()
  const count = chosen.length
  if (count === 0) return null
  return (
    <section
      aria-label="Homes to compare"
      className={cn(
        'fixed inset-x-3 bottom-20 z-30 mx-auto flex max-w-xl animate-pop-in items-center gap-2 rounded-lg border bg-popover py-2 pr-2 pl-4 shadow-float map:bottom-5',
        className,
      )}
    >
      <p role="status" className="min-w-0 flex-1 text-sm">
        <span className="font-medium">
          {count} {count === 1 ? 'home' : 'homes'} to compare
        </span>
        <span className="block truncate text-xs text-muted-foreground">
          {count === 1 ? 'Choose another one' : chosen.map(({ title }) => title).join(' · ')}
        </span>
      </p>
      {count > 1 && (
        <Link
          to={`/compare?ids=${chosen.map(({ id }) => id).join(',')}`}
          className={buttonClass({ className: 'h-11' })}
        >
          Compare
        </Link>
      )}
      <button
        type="button"
        onClick={clearChosen}
        aria-label="Compare none"
        className={cn(buttonClass({ variant: 'ghost', size: 'icon' }), 'size-11')}
      >
        <X aria-hidden />
      </button>
    </section>
  )
}
