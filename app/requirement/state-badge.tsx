import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { OfferState, RequirementState, ShareState } from '#contract/requirement/vocabulary.ts'

const tones = {
  open: 'green',
  paused: 'yellow',
  ended: 'grey',
  removed: 'red',
} satisfies Record<RequirementState, Tone>

export function RequirementBadge({ state }: { state: RequirementState }) {
  return <StatusBadge tone={tones[state]} label={RequirementState.label(state)} filled />
}

const offerTones = {
  sent: 'yellow',
  accepted: 'green',
  declined: 'grey',
  withdrawn: 'grey',
} satisfies Record<OfferState, Tone>

export function OfferBadge({ state }: { state: OfferState }) {
  return <StatusBadge tone={offerTones[state]} label={OfferState.label(state)} filled />
}

const shareTones = {
  proposed: 'yellow',
  accepted: 'green',
  declined: 'grey',
  expired: 'grey',
} satisfies Record<ShareState, Tone>

export function ShareBadge({ state }: { state: ShareState }) {
  return <StatusBadge tone={shareTones[state]} label={ShareState.label(state)} filled />
}
