import { regExp } from '#domain/text/reg-exp.ts'
import type { Slot, TextSpan } from '#query-language/model/slots.ts'
import { hasScale } from './requirement-guesses.ts'
import { clauseOf, type WordsSaid } from './words-said.ts'

type SlotOf<Name extends Slot['slot']> = Extract<Slot, { slot: Name }>

/** More often than this no range of prices goes. */
const maxSpread = 8

/**
 * Returns the slots of a requirement that its other slots show to be none: the land that a house
 * stands on, a home in general beside one kind of home, and a figure that is no price beside the
 * budget.
 */
export function contradicted(
  slots: readonly Slot[],
  words: WordsSaid,
  unmatched: readonly TextSpan[],
): Slot[] {
  return [
    ...furtherTypes(slots, words, unmatched),
    ...homesInGeneral(slots),
    ...figuresBesideBudget(slots),
  ]
}

const typesOf = (slots: readonly Slot[]) =>
  slots.filter((slot): slot is SlotOf<'type'> => slot.slot === 'type' && slot.value.not !== true)

/**
 * "Row house, 900 sqft plot" is how large its land is, and "food court in campus" what is there. A
 * further type of home stands in a list or behind "or".
 */
function furtherTypes(
  slots: readonly Slot[],
  words: WordsSaid,
  unmatched: readonly TextSpan[],
): Slot[] {
  const { text } = words
  const [first, ...others] = typesOf(slots)
  if (!first) return []
  const held = new Set(first.value.types)
  return others.filter((slot) => {
    const { start, end, value } = slot
    if (value.types.every((type) => held.has(type))) return false
    if (isMeasured(slot, text)) return true
    const clause = clauseOf(words, slot)
    if (!clause || clause.start <= first.start) return false
    const isIn = (one: TextSpan) => one.start >= clause.start && one.end <= clause.end
    const rest = text.slice(clause.start, start) + text.slice(end, clause.end)
    return !choice.test(rest) && unmatched.some(isIn)
  })
}
const choice = regExp('iu')`
  (?<![\p{L}\p{M}])(?:or|ya|also|bhi|kinva|athva|ba|illa|alladhe|leda|lekapote|and|aur|ke
  |या|भी|किंवा|বা|অথবা|કે|అథవా|లేదా|ಅಥವಾ|അല്ലെങ്കിൽ|അഥവാ|அல்லது|ਜਾਂ)(?![\p{L}\p{M}])|[\/&]
`

/** "300 mtr plot", "plot of 300 gaj": a size beside it. */
function isMeasured({ value, start, end }: SlotOf<'type'>, text: string): boolean {
  if (value.types.join() !== 'plot') return false
  return sizeBefore.test(text.slice(0, start)) || sizeBehind.test(text.slice(end))
}
const sizeUnit = regExp('i')`
  (?:sq[ ]?\.?(?:ft|yds?|mtrs?|m)|sqft|sft|sqyd|yds?|yards?|gaj|gajam|mtrs?|marla|cents?
  |kanal|guntha)
`.source
const sizeBefore = new RegExp(`\\d ?${sizeUnit} (?:(?:ka|ki|ke|of) )?$`, 'i')
const sizeBehind = new RegExp(
  `^ (?:(?:area|size|of|min|minimum) ){0,3}\\d[\\d,.-]* ?${sizeUnit}`,
  'i',
)

/** "Farm house … a built-up house": what is said in general adds nothing to a kind. */
function homesInGeneral(slots: readonly Slot[]): Slot[] {
  const types = typesOf(slots)
  const isGeneral = ({ value }: SlotOf<'type'>) => value.types.length > 2
  return types.some((slot) => !isGeneral(slot)) ? types.filter(isGeneral) : []
}

/**
 * "1100+ super built, within 80 lakh": 1,100 is no price; nor is 8 in "65 lakh, age max 8". What
 * has the unit of a price is one.
 */
function figuresBesideBudget(slots: readonly Slot[]): Slot[] {
  const budgets = slots.filter((slot): slot is SlotOf<'budget'> => slot.slot === 'budget')
  const amountOf = ({ value }: SlotOf<'budget'>) => value.max ?? value.min ?? 0
  const scaled = budgets.filter(({ text }) => hasScale.test(text))
  // "1.6 lakh per gaj, in NIT 90k": less than a home costs, beside its rate.
  const rates = slots.flatMap((slot) => (slot.slot === 'rate' ? [slot.value] : []))
  const rate = Math.max(0, ...rates.map(({ max, min }) => max ?? min ?? 0))
  const isRate = (slot: SlotOf<'budget'>) => rate > 0 && amountOf(slot) < rate * maxSpread
  const highest = Math.max(...(scaled.length > 0 ? scaled : budgets).map(amountOf))
  return budgets.filter((slot) => {
    const isFar = amountOf(slot) * maxSpread < highest
    return isFar || isRate(slot) || (!scaled.includes(slot) && amountOf(slot) > highest * maxSpread)
  })
}
