import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'

const comparatorWords =
  'under|below|upto|up to|within|max|maximum|min|minimum|' +
  'less than|not more than|more than|above|around|about|approx'
const plainLinkingWords = 'of|is|are|hai|rs|₹|:|-|charges?|amount|tak|only|per month|monthly'
const linkingWords = `${plainLinkingWords}|${comparatorWords}`
const extraCosts = 'maint(?:enance)?|(?:home |bank |housing )?loan'
const upfrontCosts = 'down ?payment|token|booking amount'
/**
 * Words directly before an amount that is not a price: "Loan of about 30 lakh", "maintenance under
 * 5k".
 */
const costBefore = new RegExp(
  `(?:^| )((?:society )?(?:${extraCosts})|(?:${upfrontCosts}))(?: (?:${linkingWords}))*$`,
)
/**
 * "Rent incl maintenance 25k", "25k with loan": the amount is the total, or not that cost at all.
 */
const inclusiveWord = regExp()`
  (?:^| )(?:incl|including|inclusive|inclusive of|include|includes|with|plus|and|&|\+|aur
  |(?<!(?:for|on) )rent|kiraya|no|zero|without|low|sahit)$
`
/** "… and maintenance less than 3k": a separate limit, unless "and" joins it to the rent. */
const joiningWord = /(?:^| )(?<!(?:rent|kiraya|kiraye) )(?:and|&|aur)$/
const boundedPattern = new RegExp(` (?:${comparatorWords})(?: |$)`)
/** "10 lakh down payment 50 lakh": the first amount is the down payment. */
const amountBefore = /(?:^| )(?:\d|k|l|cr|lakhs?|lacs?|crores?|tak)$/
const upfrontCost = new RegExp(`^(?:${upfrontCosts})$`)
const maxWordsBefore = 7
const maxWordsAfter = 3

/**
 * Words after such an amount ("2 lakh token", "5k maintenance"), unless it is a rent including
 * them.
 */
const costAfter = regExp()`
  ^(?:(?:for |as |ka |ki )?down ?payment|alag rakh\S*
  |token|booking amount|own (?:money|funds?|contribution)|self (?:funds?|funding
  |contribution)|from my (?:side|pocket)|(?:upar|ऊपर) (?:neeche|niche|nichey|नीचे)|(?:idhar
  |इधर) (?:udhar|उधर)|plus minus
  |kam (?:zyada|jyada)|कम ज्यादा|margin money|maint(?:enance)?
  (?! (?:\d|rs|₹|not|extra|excluded|exclusive|included|inclusive|separate|alag|additional|ke|sahit
  |samet|sah|mila|milakar|milake|jod|jodkar|shamil|में|के|सहित|समेत|मिला|मिलाकर|जोडकर)))(?: |$)
`

/**
 * Returns the span of an amount that is not the price of a home, with its words: a loan, a monthly
 * charge or a down payment.
 */
export function nonPriceAmountSpan(
  state: ParseState,
  from: number,
  to: number,
  rupees: number,
): readonly [from: number, to: number] | undefined {
  const costFrom = spanStart(state, from, rupees)
  // "80 lakh tak. Down payment taiyar hai": another sentence.
  const wordsAfter = startsSentence(state, to) ? [] : wordsOf(state, to, to + maxWordsAfter)
  const cost = costAfter.exec(wordsAfter.join(' '))?.[0].trim()
  if (costFrom === undefined && cost === undefined) return undefined
  const end = cost === undefined || costFrom !== undefined ? to : to + cost.split(' ').length
  return [costFrom ?? from, isFree(state, to, end) ? end : to]
}

function spanStart(state: ParseState, from: number, rupees: number): number | undefined {
  const { slots, tokens } = state
  const words = wordsOf(state, from - maxWordsBefore, from)
  const match = costBefore.exec(words.join(' '))
  const cost = match?.[1]
  if (!match || !cost) return undefined
  const before = words.join(' ').slice(0, match.index)
  const costFrom = from - words.length + before.split(' ').filter(Boolean).length
  if (upfrontCost.test(cost))
    return amountBefore.test(before) ? undefined : unclaimedStart(state, costFrom, from)
  // "20k maintenance 2k": the smaller amount after the word is the charge.
  const isSmaller = slots.some(
    (slot) => slot.slot === 'budget' && (slot.value.max ?? 0) > rupees && !cost.includes('loan'),
  )
  if (isSmaller) return unclaimedStart(state, costFrom, from)
  const isItsOwn =
    joiningWord.test(before) &&
    boundedPattern.test(`${match[0]} ${wordsOf(state, from, from + 2).join(' ')}`)
  const isTogether =
    (inclusiveWord.test(before) && !isItsOwn) || tokens[costFrom - 1]?.kind === 'number'
  return isTogether ? undefined : unclaimedStart(state, costFrom, from)
}

/** Tokens that are already claimed stay claimed. */
function unclaimedStart(state: ParseState, costFrom: number, from: number): number {
  let at = from
  while (at > costFrom && isFree(state, at - 1)) at--
  return at
}
