import { regExp } from '#domain/text/reg-exp.ts'
import { type ParseState, placeIn, skip, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

const perHead = regExp()`
  ^(?:(?:per|a|each|har|\/) ?(?:head|person|girl|boy|student|bed|member|banda)|perhead)(?= |$)
`
const headcount = regExp()`
  (?:^| )(\d|two|three|four|five|six|do|teen|char|chaar|paanch|panch) (?:(?:working|young|male
  |female|bachelor) )?(?:girls|boys|students|nurses|people|persons|members|friends|flatmates|log
  |ladies|ladke|ladkiya|ladkiyan|bachelors|professionals|engineers|interns)(?= |$)
`
const counts: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ do: 2, teen: 3, char: 4, chaar: 4, paanch: 5, panch: 5 },
}

/**
 * Reads what each tenant pays: beside a rent of the home it says nothing new, "24k, 6k per head",
 * and alone it is a share of the rent, "5 nurses, 6000 per head". A bed in a PG costs what
 * one pays.
 */
export function readShares(state: ParseState): void {
  const budgets = state.slots.filter((slot) => slot.slot === 'budget')
  const isPg = state.slots.some(({ slot, value }) => slot === 'intent' && value === 'pg')
  if (budgets.length === 0 || isPg) return
  const shares = budgets.flatMap((slot) => {
    const { to } = placeIn(state, slot)
    const words = perHead.exec(wordsOf(state, to, to + 2).join(' '))?.[0].split(' ').length
    return words === undefined ? [] : [{ slot, to, end: to + words }]
  })
  if (shares.length === 0) return
  for (const { to, end } of shares) skip(state, to, end)
  if (shares.length < budgets.length) {
    const gone = new Set<Slot>(shares.map(({ slot }) => slot))
    state.slots = state.slots.filter((slot) => !gone.has(slot))
    return
  }
  const named = headcount.exec(wordsOf(state, 0, state.tokens.length).join(' '))?.[1] ?? ''
  const heads = counts[named] ?? Number(named || 1)
  for (const { slot } of shares) {
    const { min, max } = slot.value
    slot.value = {
      ...slot.value,
      ...(min !== undefined && { min: min * heads }),
      ...(max !== undefined && { max: max * heads }),
    }
  }
}
