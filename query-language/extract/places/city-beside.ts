import type { Place } from '#query-language/gazetteer/gazetteer.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

/** Of several towns the one beside a sector: "Chandigarh sec 8 / Panchkula sec 6". */
export function cityBeside(
  { slots, text, tokens }: ParseState,
  cities: readonly Place[],
  at: number,
  to: number,
): Place | undefined {
  if (cities.length < 2) return undefined
  const [start, end] = [tokens[at]?.start ?? 0, tokens[to - 1]?.end ?? 0]
  const gapTo = (slot: Slot) =>
    slot.end <= start ? text.slice(slot.end, start) : text.slice(end, slot.start)
  const towns = slots.filter(({ slot }) => slot === 'city')
  const beside = [/^[ -]*$/, /^[ ,()-]*$/].flatMap((gap) =>
    [...towns.filter((slot) => slot.end <= start), ...towns].filter((slot) =>
      gap.test(gapTo(slot)),
    ),
  )
  const [home] = beside
  return home?.slot === 'city' ? cities.find(({ name }) => name === home.value.name) : undefined
}
