import type { ParseState } from '#query-language/model/parse-state.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'

/** Slots of which one value may be wanted and another accepted: "semi furnished is ok". */
export const tolerable: ReadonlySet<SlotName> = new Set<SlotName>(['furnishing', 'possession'])

/** Not of what may be missing: "ho ya na ho". */
export const toleranceWords = /^(?:is |are |bhi |also )*(?:fine|ok|okay|chalega|chalegi)$/

/** "Under construction is fine if handover is by March": the month is no other status. */
const isOfStatus = (slot: Slot) => slot.slot !== 'possession' || slot.value.status !== undefined

/**
 * Decides what is accepted: beside another furnishing either of them filters, beside another
 * possession neither does, and alone it ranks.
 */
export function markTolerated(state: ParseState, tolerated: ReadonlySet<Slot>): void {
  for (const slot of tolerated) {
    const others = state.slots.filter(
      (other) => !tolerated.has(other) && other.slot === slot.slot && isOfStatus(other),
    )
    if (others.length === 0) slot.isSoft = true
    else if (slot.slot === 'possession')
      state.slots = state.slots.filter((one) => one !== slot && !others.includes(one))
  }
}
