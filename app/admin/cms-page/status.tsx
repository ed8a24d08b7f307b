import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { PageStatus } from '#contract/cms-page.ts'

const tones: Record<PageStatus, Tone> = { draft: 'grey', published: 'green', archived: 'yellow' }

export function PageStatusBadge({ status }: { status: PageStatus }) {
  return <StatusBadge tone={tones[status]} label={PageStatus.label(status)} />
}
