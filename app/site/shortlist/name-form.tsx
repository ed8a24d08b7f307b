import { useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { maxParticipantName } from '#contract/shortlist/limits.ts'
import { useSaving } from './use-saving.ts'

interface NameFormProps {
  /** The name now, where there is one. */
  name?: string
  label: string
  action: string
  onSave: (name: string) => Promise<void>
}

/** Asks for the name under which the participant votes. */
export function NameForm({ name = '', label, action, onSave }: NameFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(name)
  const { save, problem, isBusy } = useSaving(() => onSave(typed))
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={maxParticipantName}
          autoComplete="given-name"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          className="h-11 min-w-0 flex-1"
        />
        <Button type="submit" disabled={isBusy} className="h-11">
          {action}
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-status-red-text">
          {problem}
        </p>
      )}
    </form>
  )
}
