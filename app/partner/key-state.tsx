import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { ApiKeyState } from '#contract/partner/api-key.ts'

const tones = {
  active: 'green',
  paused: 'yellow',
  expired: 'grey',
  revoked: 'grey',
  leaked: 'red',
} satisfies Record<ApiKeyState, Tone>

export function ApiKeyBadge({ state }: { state: ApiKeyState }) {
  return <StatusBadge tone={tones[state]} label={ApiKeyState.label(state)} />
}
