import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** The state of a visit. `met` is proven by the code of the visitor. */
export const VisitState = words({
  booked: msg('Booked'),
  met: msg('Took place'),
  cancelled: msg('Cancelled'),
})
export type VisitState = WordOf<typeof VisitState>

/** The two sides of a visit. */
export type VisitSide = 'customer' | 'broker'

/** What each side can do with a visit; the service says which of these it may do now. */
export const actsOfSide = {
  customer: ['move', 'answer-proposal', 'cancel', 'say-missed', 'answer-missed'],
  broker: ['propose', 'prove', 'cancel', 'say-missed', 'answer-missed'],
} as const satisfies Record<VisitSide, readonly string[]>
export type VisitAct = (typeof actsOfSide)[VisitSide][number]

/** Why a side cancels; selling or renting out a listing cancels its visits. */
export const CancelReason = words({
  busy: msg('I cannot come at this time'),
  'found-another': msg('I have found another home'),
  'not-interested': msg('I am no longer interested'),
  unavailable: msg('The home cannot be shown at this time'),
  gone: msg('The home is no longer available'),
  other: msg('Another reason'),
})
export type CancelReason = WordOf<typeof CancelReason>

export const customerReasons = ['busy', 'found-another', 'not-interested', 'other'] as const
export const brokerReasons = ['busy', 'unavailable', 'gone', 'other'] as const
