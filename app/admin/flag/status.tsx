import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { FlagStatus } from '#contract/flag.ts'

const tones = { open: 'yellow', resolved: 'green', dismissed: 'grey' } satisfies Record<
  FlagStatus,
  Tone
>

export function FlagStatusBadge({ status }: { status: FlagStatus }) {
  return <StatusBadge tone={tones[status]} label={FlagStatus.label(status)} />
}
