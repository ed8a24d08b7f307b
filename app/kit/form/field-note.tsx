import type { ReactNode } from 'react'

interface FieldNoteProps {
  id: string
  help?: ReactNode
  error?: ReactNode
}

/** The help and the error under a field, with the ids that its input refers to. */
export function FieldNote({ id, help, error }: FieldNoteProps) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="text-xs font-medium text-status-red-text">
          {error}
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className="text-xs text-muted-foreground">
          {help}
        </div>
      )}
    </>
  )
}
