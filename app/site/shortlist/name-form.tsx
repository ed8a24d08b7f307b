import { type FormEvent, useId, useState } from 'react'
import { CallRefused } from '#app/api/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { maxParticipantName } from '#contract/shortlist/limits.ts'
import { t } from '#domain/locale/translate.ts'

interface NameFormProps {
  /** The name now, where there is one. */
  name?: string
  label: string
  action: string
  onSave: (name: string) => Promise<void>
}

/** Asks for the name under which one votes. */
export function NameForm({ name = '', label, action, onSave }: NameFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onSave(typed)
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
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

/** Returns the sentence about the only field of a form, or about the whole. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallRefused) return Object.values(error.fields)[0] ?? error.message
  return error instanceof Error ? error.message : t('Please try again.')
}
