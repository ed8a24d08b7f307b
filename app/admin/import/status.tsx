import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { ImportStatus } from '#contract/import/vocabulary.ts'

const tones: Record<ImportStatus, Tone> = {
  uploaded: 'grey',
  checking: 'yellow',
  checked: 'yellow',
  running: 'yellow',
  done: 'green',
  cancelled: 'grey',
  interrupted: 'red',
  failed: 'red',
}

export function ImportStatusBadge({ status, filled }: { status: ImportStatus; filled?: boolean }) {
  return (
    <StatusBadge
      tone={tones[status]}
      label={ImportStatus.label(status)}
      {...(filled !== undefined && { filled })}
    />
  )
}
