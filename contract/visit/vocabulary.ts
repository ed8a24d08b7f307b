import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** The state of a visit. `met` is proven by the code of the visitor. */
export const VisitState = words({
  booked: msg('Booked'),
  met: msg('Took place'),
  cancelled: msg('Cancelled'),
})
export type VisitState = WordOf<typeof VisitState>

/** What can be done with a visit, and by whom; the service asks this table. */
export const visitActs = {
  move: 'customer',
  'answer-proposal': 'customer',
  propose: 'broker',
  prove: 'broker',
  cancel: 'both',
  'say-missed': 'both',
  'answer-missed': 'both',
} as const satisfies Record<string, VisitSide | 'both'>
export type VisitAct = keyof typeof visitActs

/** The two sides of a visit. */
export type VisitSide = 'customer' | 'broker'

/** Why a side cancels; a listing that was sold or rented cancels its visits by itself. */
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
