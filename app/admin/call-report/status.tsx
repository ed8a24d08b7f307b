import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { CallReportStatus } from '#contract/inquiry/call-report.ts'

const tones = {
  open: 'yellow',
  responded: 'yellow',
  upheld: 'red',
  dismissed: 'grey',
} satisfies Record<CallReportStatus, Tone>

export function CallReportBadge({ status }: { status: CallReportStatus }) {
  return <StatusBadge tone={tones[status]} label={CallReportStatus.label(status)} />
}
