import { useId } from 'react'
import { cn } from '#app/ui/class-name.ts'

interface SwitchProps {
  label: string
  /** The accessible name, where the visible label alone would be ambiguous. */
  name: string
  isOn: boolean
  busy: boolean
  onTurn: (isOn: boolean) => void
}

/** A switch that takes effect immediately. */
export function Switch({ label, name, isOn, busy, onTurn }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={name}
        disabled={busy}
        onClick={() => onTurn(!isOn)}
        className={cn(
          'relative h-6 w-11 shrink-0 rounded-full border transition-colors',
          isOn ? 'border-primary bg-primary' : 'border-input bg-muted',
        )}
      >
        <span
          aria-hidden
          className={cn(
            'absolute top-0.5 left-0.5 size-4.5 rounded-full shadow-float transition-transform',
            isOn ? 'translate-x-5 bg-card' : 'bg-muted-foreground',
          )}
        />
      </button>
    </div>
  )
}
