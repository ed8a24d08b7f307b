import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { tokensOf } from '../floors.ts'
import { find, type HomeState, leave, minSalePrice, type Offer, wordsAt } from '../home-state.ts'
import type { HomeValues, Words } from '../model.ts'
import { isApart } from '../words.ts'
import { headingDeal, ownDeal } from './deal-words.ts'

type Deal = HomeValues['listingType']

/** Below this, a number beside an amount with a scale is no rent. */
const minBareRent = 5_000
/** The maximum plausible monthly rent. */
const maxPlainRent = 300_000
/** Above this rate per unit of area a home is for sale. */
const minSaleRate = 1_000
/** Rupees per square foot for which no space is sold. */
const maxRentRate = 400

const dealWord = /^(?:rent|rental|sale|lease|किराया|किराए)$/

/** Skips deals that a message does not offer: "don't call for rent". */
export function skipDeniedDeals(state: HomeState): void {
  const { tokens, text } = state.parse
  for (let at = 1; at < tokens.length; at++) {
    if (!dealWord.test(tokens[at]?.text ?? '') || !isFree(state.parse, at)) continue
    if (isOfTenant(tokens, at)) {
      leave(state, at, at + 1)
      continue
    }
    let from = at
    while (
      from > at - 4 &&
      !isApart(text, tokens[from - 1], tokens[from]) &&
      !isFirst(tokens, from)
    )
      from--
    if (isFirst(tokens, from)) leave(state, from, at + 1)
  }
}

/** "Ideal for rental income": whom it suits. */
const isOfTenant = (tokens: HomeState['parse']['tokens'], at: number) =>
  tokens[at]?.text === 'rental' && tokens[at + 1]?.text === 'income'

const isFirst = (tokens: HomeState['parse']['tokens'], at: number) =>
  /^(?:dont|don|not|never|no)$/.test(tokens[at]?.text ?? '')

/** Whether one home is offered for sale and for rent, each with its amount. */
export function hasBothDeals({ offers, unscaled }: HomeState): boolean {
  const all = [...offers, ...unscaled]
  if (!all.some(({ label }) => label === 'rent')) return false
  const sale = unscaled.some(({ label }) => label === 'price')
  return sale || offers.some(({ label, rupees }) => label !== 'rent' && rupees >= minSalePrice)
}

/** Records the deal by the word that names it, else by the size of the amount. */
export function decideDeal(state: HomeState, only: 'sell' | 'rent' | undefined): Deal | undefined {
  // A name corrected to a word gives no deal: "Alta Monte" is not "month".
  const [named] = state.parse.slots.filter(
    ({ slot, confidence, text, value }) =>
      slot === 'intent' &&
      (confidence === 1 || state.offers.length === 0) &&
      // "Ideal for PG operators", 2.4 Cr
      !(value === 'pg' && state.offers.some((offer) => isSaleSized(offer))) &&
      // "3 months" until the registration are no rent.
      !(monthWord.test(text) && !state.offers.some(({ isMonthly }) => isMonthly)),
  )
  const own =
    named && state.isShared(named.start) ? (ownDeal(state) ?? headingDeal(state)) : undefined
  const said = named?.slot === 'intent' ? settledDeal(state, named, named.value) : undefined
  const deal = only ?? own?.deal ?? said
  if (deal) {
    const words = only ? wordsOfDeal(state, deal) : (own?.words ?? named)
    record(state, deal, words ?? named ?? wordsOfDeal(state, deal))
    return deal
  }
  const offer = state.offers[0]
  if (state.offers.some(({ label, isMonthly }) => label === 'rent' || isMonthly)) {
    record(state, 'rent', wordsOfDeal(state, 'rent'))
    return 'rent'
  }
  // A deposit, and a bed in a shared room, are those of a home that is let.
  const deposit = state.findings.find(({ field }) => /^(?:deposit|roomSharing)/.test(field))
  if (deposit) {
    record(state, 'rent', deposit)
    return 'rent'
  }
  const rate = state.findings.find(({ field }) => field === 'rate')
  if (!offer && rate?.field === 'rate' && rate.value <= maxRentRate && isRented(state)) {
    record(state, 'rent', rate)
    return 'rent'
  }
  if ((!offer || isUnlabelledSmall(offer)) && rate?.field === 'rate' && rate.value >= minSaleRate) {
    record(state, 'sell', rate)
    return 'sell'
  }
  // "Quote 9.25": neither 9.25 lakh nor 9.25 crore is a rent.
  const [bare] = state.unscaled
  if (!offer && bare?.label === 'price' && Math.min(...bare.choices) > maxPlainRent) {
    record(state, 'sell', bare)
    return 'sell'
  }
  if (!offer) return undefined
  const land = state.findings.some(
    ({ field, value }) => field === 'propertyType' && /^(?:plot|agric)/.test(String(value)),
  )
  const bySize =
    offer.rupees >= (land ? minSalePrice / 10 : minSalePrice)
      ? 'sell'
      : offer.rupees <= maxPlainRent
        ? 'rent'
        : undefined
  if (bySize) record(state, bySize, offer)
  else addDoubt(state, 'listingType', ['sell', 'rent'], offer)
  return bySize
}

const monthWord = /^(?:months?|mahin[ae]|महीन[ाे]|महिना|monthly)$/i

/** Returns what a word says of the deal; below "FOR RENT" nothing is let for thirty lakh. */
function settledDeal(state: HomeState, { start }: Words, intent: 'sell' | 'rent' | 'lease' | 'pg') {
  const deal = dealOf(state, intent)
  const own = state.offers.filter((offer) => !state.isShared(offer.start))
  const isSale = own.length > 0 && own.every((offer) => isSaleSized(offer))
  return deal === 'rent' && isSale && state.isShared(start) ? undefined : deal
}
const isUnlabelledSmall = ({ label, rupees }: Offer) => !label && rupees < minSalePrice
const isSaleSized = ({ rupees, label, isMonthly }: Offer) =>
  rupees >= minSalePrice && label !== 'rent' && !isMonthly

/** "Warehouse 18000 sft, 17 per sft" */
const isRented = ({ findings }: HomeState) =>
  findings.some(
    ({ field, value }) =>
      field === 'propertyType' && /^(?:industrial|office|commercial)$/.test(String(value)),
  )

/** A lease whose rent is named by the month, or by the square foot, is a rent. */
function dealOf({ offers, parse }: HomeState, intent: 'sell' | 'rent' | 'lease' | 'pg'): Deal {
  if (intent === 'pg') return 'rent'
  const isMonthly =
    offers.some(({ label, isMonthly }) => label === 'rent' || isMonthly) ||
    parse.slots.some(({ slot }) => slot === 'rate')
  return intent === 'lease' && isMonthly ? 'rent' : intent
}

function wordsOfDeal({ offers, unscaled }: HomeState, deal: Deal): Words | undefined {
  const isOf = ({ label, isMonthly }: { label?: string | undefined; isMonthly?: true }) =>
    (label === 'rent' || isMonthly === true) === (deal === 'rent')
  return offers.find(isOf) ?? unscaled.find(isOf)
}

function record(state: HomeState, deal: Deal, words: Words | undefined): void {
  if (!words) return
  const { start, end, text } = words
  state.findings.push({ field: 'listingType', value: deal, start, end, text })
}

/** Records the price. With several amounts, or one without a scale, the broker is asked. */
export function decidePrice(state: HomeState, deal: Deal | undefined): void {
  const { findings } = state
  const isRent = deal === 'rent'
  // What is said of several homes is the price of none that has its own.
  if (state.offers.some(({ start }) => !state.isShared(start))) dropShared(state)
  const hasRents = state.offers.some(({ label }) => label === 'rent')
  const fits = ({ label, rupees, isMonthly }: Offer) =>
    isRent
      ? label === 'rent' || (!hasRents && rupees < minSalePrice * 5)
      : label !== 'rent' && !isMonthly && (deal !== 'sell' || rupees >= minSalePrice / 10)
  const offers = state.offers.filter(fits)
  const labelled = offers.filter(({ label }) => label !== undefined)
  const chosen = distinct(labelled.length > 0 ? labelled : offers)
  leaveOthers(state, chosen, (offer) => fits(offer) || !hasBothDeals(state))
  const unscaled = state.unscaled.filter(({ label }) => (label === 'rent') === isRent)
  const [one] = chosen
  const hasRooms = state.doubts.some(({ field }) => field === 'bhk')
  const others =
    isRent && one && one.label === undefined && !one.isMonthly
      ? lonelyNumbers(state, true).filter(([value]) => value >= minBareRent)
      : []
  if (one && chosen.length === 1 && others.length > 0) {
    // "45000" and "1.5 lac" on lines of their own: one is the rent, the other the deposit.
    addDoubt(state, 'price', [...others.map(([value]) => value), one.rupees], one)
  } else if (one && chosen.length === 1 && hasRooms && isStart(state, one)) {
    addDoubt(state, 'price', [one.rupees], one)
  } else if (one && chosen.length === 1) {
    const { rupees, upTo, start, end, text } = one
    findings.push({ field: 'price', value: rupees, start, end, text })
    if (upTo) findings.push({ field: 'priceMax', value: upTo, start, end, text })
  } else if (one) {
    addDoubt(
      state,
      'price',
      chosen.map(({ rupees }) => rupees),
      one,
    )
  } else if (unscaled[0]) {
    addDoubt(state, 'price', unscaled[0].choices, unscaled[0])
  } else if (!findings.some(({ field }) => field === 'rate')) takeLonelyNumber(state, isRent)
}

function dropShared(state: HomeState): void {
  for (const offer of state.offers.filter(({ start }) => state.isShared(start))) {
    const [from, to] = tokensOf(state.parse, offer)
    state.parse.claimed.fill(false, from, to)
    leave(state, from, to)
  }
  state.offers = state.offers.filter(({ start }) => !state.isShared(start))
}

/** Leaves amounts beside the price among the unmatched words. */
function leaveOthers(
  state: HomeState,
  chosen: readonly Offer[],
  isOwn: (offer: Offer) => boolean,
): void {
  for (const offer of state.offers) {
    if (!isOwn(offer) || chosen.some(({ rupees }) => rupees === offer.rupees)) continue
    const [from, to] = tokensOf(state.parse, offer)
    state.parse.claimed.fill(false, from, to)
    leave(state, from, to)
  }
}

/** "Starting 55 lakhs", "58L onwards": the minimum of several prices. */
function isStart({ parse: { text } }: HomeState, { start, end, text: said }: Offer): boolean {
  return (
    /\b(?:start|onward)/i.test(said) ||
    /\bstart(?:ing|s)?(?: (?:from|at|@|price|range))?[ :@-]{0,3}$/i.test(text.slice(0, start)) ||
    /^ ?(?:\/-)? ?onwards?\b/i.test(text.slice(end))
  )
}

function distinct(offers: readonly Offer[]): Offer[] {
  return offers.filter(
    (offer, at) => offers.findIndex(({ rupees }) => rupees === offer.rupees) === at,
  )
}

function addDoubt<Field extends 'price' | 'listingType'>(
  state: HomeState,
  field: Field,
  choices: readonly HomeValues[Field][],
  { start, end, text }: Words,
): void {
  state.doubts.push({ field, choices, start, end, text })
}

/** "2bhk, 900 sq feet, 6/10. 24000": the only remaining number that can be the amount. */
function takeLonelyNumber(state: HomeState, isRent: boolean): void {
  const lonely = lonelyNumbers(state, isRent)
  const [only] = lonely
  if (!only) return
  const isBed = state.parse.slots.some(({ slot, value }) => slot === 'intent' && value === 'pg')
  if (lonely.length === 1) find(state, 'price', only[0], [only[1], only[2]])
  // "Triple sharing 7500, double sharing 9000"
  else if (isBed) {
    const choices = lonely.map(([value]) => value)
    addDoubt(state, 'price', choices, wordsAt(state.parse, only[1], only[2]))
  }
}

type Lonely = readonly [value: number, from: number, to: number]

function lonelyNumbers({ parse }: HomeState, isRent: boolean): Lonely[] {
  return parse.tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || !isFree(parse, at)) return []
    const number = parseNumberAt(parse.tokens, at)
    if (!number) return []
    const { value, next } = number
    if (/^ ?(?:\/|per) ?(?:seat|desk|slot)\b/i.test(parse.text.slice(parse.tokens[next - 1]?.end)))
      return []
    const fits = isRent ? value >= 2_000 && value <= 1_000_000 : value >= 500_000 && value < 1e10
    return fits ? [[value, at, next] as const] : []
  })
}
