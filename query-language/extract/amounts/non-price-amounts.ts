import { type Draft, isFree, wordsOf } from '#query-language/model/parse-state.ts'

const bounds =
  'under|below|upto|up to|within|max|maximum|min|minimum|less than|not more than|more than|above|around|about|approx'
const small = `of|is|are|hai|rs|₹|:|-|charges?|amount|tak|only|per month|monthly|${bounds}`
const besides = 'maint(?:enance)?|(?:home |bank |housing )?loan'
const paidFirst = 'down ?payment|token|booking amount'
/** "EMI of about 30k", "maintenance under 5k": the words at whose end an amount of another kind stands. */
const ahead = new RegExp(`(?:^| )((?:society )?(?:${besides})|(?:${paidFirst}))(?: (?:${small}))*$`)
/** "Rent incl maintenance 25k", "25k with loan": all of it together, or none of it. */
const within =
  /(?:^| )(?:incl|including|inclusive|inclusive of|include|includes|with|plus|and|&|\+|aur|(?<!(?:for|on) )rent|kiraya|no|zero|without|low|sahit)$/
/** "… and maintenance less than 3k": a bound of its own, unless it is of the rent as well. */
const joined = /(?:^| )(?<!(?:rent|kiraya|kiraye) )(?:and|&|aur)$/
const bounded = new RegExp(` (?:${bounds})(?: |$)`)
/** Of "10 lakh down payment 50 lakh" the first is meant. */
const told = /(?:^| )(?:\d|k|l|cr|lakhs?|lacs?|crores?|tak)$/
const first = new RegExp(`^(?:${paidFirst})$`)
const mostAhead = 7

/** "40k EMI", "5k maintenance": the words behind, unless the amount is a rent with it. */
const behind =
  /^(?:down ?payment|token|booking amount|emi|maint(?:enance)?(?! (?:\d|rs|₹|extra|excluded|exclusive|included|inclusive|separate|alag|additional)))(?: |$)/

/**
 * Where an amount with the words around it begins and ends that is no price of a home: what is lent, or
 * paid a month or at first.
 */
export function otherMoney(
  draft: Draft,
  from: number,
  to: number,
  most: number,
): readonly [from: number, to: number] | undefined {
  const begin = beginOf(draft, from, most)
  const said = behind.exec(wordsOf(draft, to, to + 2).join(' '))?.[0].trim()
  if (begin === undefined && said === undefined) return undefined
  const end = said === undefined || begin !== undefined ? to : to + said.split(' ').length
  return [begin ?? from, isFree(draft, to, end) ? end : to]
}

function beginOf(draft: Draft, from: number, most: number): number | undefined {
  const { slots, tokens } = draft
  const emi = wordsOf(draft, from - 4, from).lastIndexOf('emi')
  if (emi >= 0) return freeFrom(draft, from - Math.min(4, from) + emi, from)
  const words = wordsOf(draft, from - mostAhead, from)
  const found = ahead.exec(words.join(' '))
  const said = found?.[1]
  if (!found || !said) return undefined
  const before = words.join(' ').slice(0, found.index)
  const begin = from - words.length + before.split(' ').filter(Boolean).length
  if (first.test(said)) return told.test(before) ? undefined : freeFrom(draft, begin, from)
  // "20k maintenance 2k": the smaller amount behind the word.
  const isSmaller = slots.some(
    (slot) => slot.slot === 'budget' && (slot.value.max ?? 0) > most && !said.includes('loan'),
  )
  if (isSmaller) return freeFrom(draft, begin, from)
  const isItsOwn =
    joined.test(before) && bounded.test(`${found[0]} ${wordsOf(draft, from, from + 2).join(' ')}`)
  const isTogether = (within.test(before) && !isItsOwn) || tokens[begin - 1]?.kind === 'number'
  return isTogether ? undefined : freeFrom(draft, begin, from)
}

/** What has been read already stays read. */
function freeFrom(draft: Draft, begin: number, from: number): number {
  let at = from
  while (at > begin && isFree(draft, at - 1)) at--
  return at
}
