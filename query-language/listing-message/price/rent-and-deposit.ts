import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { unitNumberAt } from '#query-language/extract/amounts/number-with-unit.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { toEnglish } from '#query-language/text/loan-words.ts'
import { find, type HomeState, wordsAt } from '../home-state.ts'
import { labelBefore, labelBehindUnlessOfNext } from '../number-labels.ts'
import { barePriceAt, statedScale } from '../split/stated-scale.ts'
import { isApart } from '../words.ts'
import { saysSale } from './income.ts'

/** The minimum and maximum of a plausible monthly rent. */
const [minRent, maxRent] = [3_000, 500_000]
/** The minimum and maximum of a plausible deposit in months of rent. */
const [minRents, maxRents] = [1.5, 24]
const joint = /^[/+&-]$/
const depositWord = /^(?:dep|depo|deposit|d|advance|adv|security|sd)$/

/**
 * Reads a rent and its deposit in one: `18k/50k dep`, `Rent/Dep: 25k/75k`, and without a label
 * `38k/1.5L`, which groups write for a home that is let.
 */
export function readRentAndDeposit(state: HomeState): void {
  const { tokens, text } = state.parse
  for (let at = 0; at < tokens.length; at++) {
    const rent = amountAt(state, at)
    if (!rent) continue
    const sign = tokens[rent.next]
    const deposit = joint.test(sign?.text ?? '') ? amountAt(state, rent.next + 1) : undefined
    if (!deposit || isApart(text, tokens[rent.next - 1], tokens[rent.next + 1])) continue
    if (isUpkeep(state, at, rent, deposit, sign?.text ?? '')) {
      const words = wordsAt(state.parse, at, rent.next)
      state.offers.push({ rupees: rent.value, label: 'rent', ...words })
      state.parse.claimed.fill(true, at, rent.next)
      find(state, 'maintenance', deposit.value, [rent.next, deposit.next])
      find(state, 'maintenancePer', 'month', [rent.next, deposit.next])
      at = deposit.next - 1
      continue
    }
    const before = labelBefore(state, at)
    const behind = labelBehindUnlessOfNext(state, deposit.next)
    if (!isPair(state, at, [rent.value, deposit.value], sign?.text ?? '', [before, behind]))
      continue
    const words = wordsAt(state.parse, at, rent.next)
    state.offers.push({ rupees: rent.value, label: 'rent', ...words })
    state.parse.claimed.fill(true, at, rent.next)
    const end = behind?.name === 'deposit' ? behind.to : deposit.next
    find(state, 'deposit', deposit.value, [rent.next + 1, end])
    for (let index = rent.next; index < end; index++) state.used.add(index)
    at = end - 1
  }
}

type Label = { name: string } | undefined
type Amount = { value: number; next: number }

/** "55k + 4.5k" of a home that is let: what comes on top of the rent each month is its upkeep. */
const isUpkeep = (state: HomeState, at: number, rent: Amount, added: Amount, sign: string) =>
  sign === '+' &&
  rent.value >= minRent &&
  rent.value <= maxRent &&
  added.value * minShare <= rent.value &&
  added.value >= 100 &&
  labelBehindUnlessOfNext(state, added.next) === undefined &&
  /^(?:rent)?$/.test(labelBefore(state, at)?.name ?? '') &&
  !saysSale(state.parse.text)
/** Upkeep is a small part of the rent. */
const minShare = 5

function isPair(
  state: HomeState,
  at: number,
  [rent, deposit]: readonly [number, number],
  sign: string,
  [before, behind]: readonly [Label, Label],
): boolean {
  if (before && before.name !== 'rent' && before.name !== 'deposit') return false
  if (deposit <= rent || rent > maxRent) return false
  if (behind) return behind.name === 'deposit' && before?.name !== 'deposit'
  if (isLabelledPair(state, at)) return true
  if (before?.name === 'deposit' || rent < minRent || saysSale(state.parse.text)) return false
  const rents = deposit / rent
  return /^[/+]$/.test(sign) && rents >= minRents && rents <= maxRents
}

/** "Rent/Dep", "R/D" */
function isLabelledPair({ parse: { tokens } }: HomeState, at: number): boolean {
  const end = /^[:-]$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at
  const [rent, sign, deposit] = tokens.slice(Math.max(0, end - 3), end).map(({ text }) => text)
  return (
    /^(?:rent|r)$/.test(rent ?? '') &&
    /^(?:\/|&|\+|-|and)$/.test(sign ?? '') &&
    depositWord.test(deposit ?? '')
  )
}

/** Returns an amount of rupees at a token: with its scale, or large enough without one. */
function amountAt(state: HomeState, at: number): { value: number; next: number } | undefined {
  const { parse } = state
  const number = isFree(parse, at) ? parseNumberAt(parse.tokens, at) : undefined
  if (!number || number.isWord || !isFree(parse, at, number.next)) return undefined
  const counted = unitNumberAt(parse, number)
  if (counted) return counted.unit.of === 'amount' ? counted : undefined
  const isOther = units.find(parse.tokens, number.next) ?? roomUnits.find(parse.tokens, number.next)
  return !isOther && number.value >= minRent && number.value < 10_000_000 ? number : undefined
}

/** "62k pm", "1.1 lakh per month" */
export const monthly = regExp('iu')`
  ^[ ]?(?:\/-)?[ ]?(?:(?:\/|per|a|every|p)[ ]?m(?:on|n)?th|p\.?[ ]?m\b|monthly|month\b|mahin[ae]\b
  |महीना|महिना|प्रति माह)
`

const rentWord = regExp()`
  ^(?:nela|nelala|maas|maasam|mash|mahino|tingalu|maah|माह|मास|rent|rents|bhada|bhade|bhaade
  |kiraya|months?|mahine|mahina|महिना|महीना|महिने)$
`
const brokerWord = regExp()`
  ^(?:brokerage|brokrage|brokage|brok|bro|bkg|agent|agents
  |commission|dalali|comsn|दलाली|कमीशन|कमिशन)$
`
/** "Half", before a month of rent. */
const halfWord = regExp()`
  ^(?:half|1\/2|½|0[.]5|aadha|adha|aadhe|ardha|ardhe|ardho|adho|sagam|ardhi|arai|ardho|आधा|आधे
  |अर्धा|अर्धे)$
`
const months = [undefined, 'one-month', 'two-months'] as const

/** Reads "2 rent deposit", "1 rent brokerage", "ब्रोकरेज 1 महिना": counted in rents. */
export function readCountedRents(state: HomeState): void {
  const { parse } = state
  const { tokens, text } = parse
  for (let at = 0; at + 2 < tokens.length; at++) {
    const first = toEnglish(tokens[at]?.text ?? '')
    const isFirst = brokerWord.test(first) || /^(?:advance|adv)$/.test(first)
    const [label, count, rent] = isFirst
      ? tokens.slice(at, at + 3)
      : [tokens[at + 2], ...tokens.slice(at, at + 2)]
    const isHalf = halfWord.test(toEnglish(count?.text ?? ''))
    const isOfMonth =
      rentWord.test(rent?.text ?? '') ||
      units.find(tokens, isFirst ? at + 2 : at + 1)?.meaning.of === 'months'
    if (!count || !(isHalf || count.kind === 'number') || !isOfMonth) continue
    if (!isFree(parse, at) || !isFree(parse, at + 2) || isApart(text, count, label)) continue
    const span = [at, at + 3] as const
    const fee = isHalf ? 'fifteen-days' : months[count.value]
    const isDeposit = depositWord.test(toEnglish(label?.text ?? '')) || label?.text === 'sec'
    if (isDeposit && !isHalf && count.value <= maxRents)
      find(state, 'depositMonths', count.value, span)
    else if (brokerWord.test(label?.text ?? '') && fee) find(state, 'brokerage', fee, span)
  }
}

/** Reads "3bhk, 9th floor, 1.68" in a list whose other prices are named in crores. */
export function readBareCrores({ parse, offers }: HomeState, isCrores: (at: number) => boolean) {
  for (const [at, { kind, start, value }] of parse.tokens.entries()) {
    if (kind !== 'number' || !isCrores(start)) continue
    const rupees = Math.round(value * 10_000_000)
    offers.push({ rupees, label: 'price', ...wordsAt(parse, at, at + 1) })
    parse.claimed[at] = true
  }
}

/** Reads "4bhk - 5.75" below "rates in Cr": the number that ends a line of the home. */
export function readStatedScale(state: HomeState): void {
  const { parse, isShared } = state
  const { tokens, text } = parse
  const scale = statedScale(text)
  if (scale === undefined) return
  for (const [at, token] of tokens.entries()) {
    const isLast = tokens[at + 1] === undefined || text[tokens[at + 1]?.start ?? 0] === '\n'
    if (token.kind !== 'number' || !isLast || !isFree(parse, at) || isShared(token.start)) continue
    if (barePriceAt(text.slice(0, token.end)) !== token.start) continue
    const rupees = Math.round(token.value * scale)
    state.offers.push({ rupees, label: 'price', ...wordsAt(parse, at, at + 1) })
    parse.claimed[at] = true
    return
  }
}
