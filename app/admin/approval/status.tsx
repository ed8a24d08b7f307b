import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { ApprovalState } from '#contract/approval/approval.ts'

const tones = {
  open: 'yellow',
  approved: 'green',
  declined: 'red',
  withdrawn: 'grey',
  expired: 'grey',
  lapsed: 'grey',
} satisfies Record<ApprovalState, Tone>

export function ApprovalBadge({ state }: { state: ApprovalState }) {
  return <StatusBadge tone={tones[state]} label={ApprovalState.label(state)} />
}
