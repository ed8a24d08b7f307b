import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

export const RequirementState = words({
  open: msg('Open'),
  paused: msg('Paused'),
  ended: msg('Ended'),
  removed: msg('Removed'),
})
export type RequirementState = WordOf<typeof RequirementState>

/** What a customer does with a requirement; `keep` renews it. */
export const RequirementStep = words({
  pause: msg('Pause'),
  resume: msg('Resume'),
  keep: msg('Keep'),
  end: msg('End'),
})
export type RequirementStep = WordOf<typeof RequirementStep>

/** The state after each step; a step that is missing is refused. */
export const requirementLifecycle: Record<
  RequirementState,
  Partial<Record<RequirementStep, RequirementState>>
> = {
  open: { pause: 'paused', keep: 'open', end: 'ended' },
  paused: { resume: 'open', keep: 'paused', end: 'ended' },
  ended: { keep: 'open' },
  removed: {},
}

/** Returns the steps that a state allows. */
export const stepsOf = (state: RequirementState): RequirementStep[] =>
  RequirementStep.keys.filter((step) => requirementLifecycle[state][step] !== undefined)

export const OfferState = words({
  sent: msg('Awaiting an answer'),
  accepted: msg('Accepted'),
  declined: msg('Declined'),
  withdrawn: msg('Withdrawn', { comment: 'An offer that its broker has taken back.' }),
})
export type OfferState = WordOf<typeof OfferState>

/**
 * The state of an offered home after its customer's answer or its broker's withdrawal, made once.
 */
export type OfferAct = 'accept' | 'decline' | 'withdraw'
export const offerLifecycle: Record<OfferState, Partial<Record<OfferAct, OfferState>>> = {
  sent: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' },
  accepted: {},
  declined: {},
  withdrawn: {},
}

export const ShareState = words({
  proposed: msg('Awaiting an answer'),
  accepted: msg('Accepted'),
  declined: msg('Declined'),
  expired: msg('Expired'),
})
export type ShareState = WordOf<typeof ShareState>

/** The state of a shared requirement after its receiver's answer or the time limit. */
export type ShareAct = 'accept' | 'decline' | 'expire'
export const shareLifecycle: Record<ShareState, Partial<Record<ShareAct, ShareState>>> = {
  proposed: { accept: 'accepted', decline: 'declined', expire: 'expired' },
  accepted: {},
  declined: {},
  expired: {},
}
