import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { ReviewStatus } from '#contract/review.ts'

const tones = { pending: 'yellow', published: 'green', rejected: 'red' } satisfies Record<
  ReviewStatus,
  Tone
>

export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  return <StatusBadge tone={tones[status]} label={ReviewStatus.label(status)} />
}
