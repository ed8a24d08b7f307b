import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { DeliveryStatus, WebhookState } from '#contract/partner/webhook.ts'

const tones = { active: 'green', failing: 'red', paused: 'grey' } satisfies Record<
  WebhookState,
  Tone
>
const deliveryTones = { pending: 'grey', delivered: 'green', failed: 'red' } satisfies Record<
  DeliveryStatus,
  Tone
>

export function WebhookBadge({ state }: { state: WebhookState }) {
  return <StatusBadge tone={tones[state]} label={WebhookState.label(state)} />
}

export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  return <StatusBadge tone={deliveryTones[status]} label={DeliveryStatus.label(status)} />
}
