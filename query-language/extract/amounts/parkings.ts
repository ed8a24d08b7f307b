import { regExp } from '#domain/text/reg-exp.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { parkingWords } from '#query-language/lexicon/particulars/particular-words.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { claim, isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { comparatorBefore } from './comparator.ts'
import { numberBefore } from './number-before.ts'
import { parseNumberAt } from './number-phrase.ts'

/** A number of parkings, and the tokens that say it. */
interface Count {
  min: number
  from: number
  to: number
}

/** More than a home has only where vehicles or spaces are named beside the number. */
const maxOfHome = 6
const maxNamed = 100

/**
 * Extracts a number of car parkings: `2 car parks`, `do gadi ki parking`, `parking for two cars`.
 * A parking without a number is an amenity, and so is one for bikes.
 */
export function extractParkings(state: ParseState): void {
  const { tokens } = state
  for (let at = 0; at < tokens.length; at++) {
    const parking = parkingAt(state, at)
    if (!parking) continue
    const { next, isPlace } = parking
    const count = countBefore(state, at, next, isPlace) ?? countBehind(state, next, isPlace)
    if (!count) {
      const bikes = bikesBeside(state, at, parking.next)
      if (bikes) claim(state, 'amenity', { name: 'Two-wheeler parking' }, bikes)
      at = (bikes?.[1] ?? parking.next) - 1
      continue
    }
    const from = Math.min(at, count.from)
    const to = Math.max(parking.next, count.to)
    const begin = comparatorBefore(state, from)?.from ?? from
    if (isFree(state, begin, to)) claimParkings(state, count.min, [begin, to])
    at = to - 1
  }
}

const coveredWord = /^(?:covered|cover|stilt|basement|podium|underground)$/

function claimParkings(state: ParseState, min: number, span: readonly [number, number]): void {
  const isCovered = wordsOf(state, ...span).some((word) => coveredWord.test(word))
  claim(state, 'parking', { min }, span)
  if (isCovered) claim(state, 'amenity', { name: 'Covered parking' }, span)
}

const bikeWord = /^(?:bike|scooter|scooty|cycle|wheeler|pahiya)$/

/** Returns the phrase for a parking of cars at a token, or for a place that may be one. */
function parkingAt(state: ParseState, at: number) {
  if (!isFree(state, at)) return undefined
  const match = lexicon.find(state.tokens, at)
  if (match?.meaning.slot !== 'amenity' || match.meaning.value.name !== 'Covered parking') {
    const place = parkingWords.find(state.tokens, at)
    return place?.meaning === 'place' ? { next: place.next, isPlace: true } : undefined
  }
  const isOfBike = /^(?:2|two|do)$/.test(state.tokens[at]?.text ?? '')
  const words = wordsOf(state, at, match.next)
  if (
    isOfBike ||
    (words.some((word) => bikeWord.test(word)) && !/^(?:4|four)$/.test(words[0] ?? ''))
  )
    return undefined
  return isFree(state, at, match.next) ? { next: match.next, isPlace: false } : undefined
}

/** "2 covered car parks", "do gadi ki parking", "1 covered and 1 open parking" */
function countBefore(
  state: ParseState,
  at: number,
  next: number,
  isPlace: boolean,
): Count | undefined {
  const { from, isNamed, isOfBike } = wordsBefore(state, at)
  const named = isNamed || manyWord.test(wordsOf(state, at, next).join(' '))
  const number = numberBefore(state, from)
  // "Budget 60 car parking": two wishes.
  const isPrice = priceWord.test(state.tokens[(number?.from ?? 0) - 1]?.text ?? '')
  if ((isPlace && !isNamed) || isPrice) return undefined
  const many = parkingWords.find(state.tokens, from - 1, from)
  if (many?.meaning === 'many' && isFree(state, from - 1)) return { min: 2, from: from - 1, to: at }
  if (isOfBike || !number || !isCount(number.value, named)) {
    // "One car and one bike parking"
    return isOfBike && number
      ? countBefore(state, behindJoint(state, number.from), next, isPlace)
      : undefined
  }
  const joint = behindJoint(state, number.from)
  if (joint === number.from) return { min: number.value, from: number.from, to: at }
  const other = countBefore(state, joint, next, isPlace)
  if (!other) return { min: number.value, from: number.from, to: at }
  // "1 or 2 parkings", and "1 covered + 1 open".
  const isSum = /^(?:\+|and|aur|&|ani|और|आणि)$/.test(state.tokens[joint]?.text ?? '')
  return { min: isSum ? other.min + number.value : other.min, from: other.from, to: at }
}

const manyWord = /(?:^| )(?:cars|car parks|parks|parkings|spaces|slots|garages)(?: |$)|jagah/
const priceWord = /^(?:budget|rent|max|under|upto|below|price|kiraya|bhada)$/

const jointWord = /^(?:\+|and|aur|&|ani|or|ya|-|to|और|या|आणि)$/
const behindJoint = ({ tokens }: ParseState, at: number) =>
  jointWord.test(tokens[at - 1]?.text ?? '') ? at - 1 : at

const isCount = (value: number, isNamed: boolean) =>
  value >= 1 && value % 1 === 0 && value <= (isNamed ? maxNamed : maxOfHome)

const maxWordsBetween = 6

/** Walks back over the words between a number and its parking. */
function wordsBefore(state: ParseState, at: number) {
  const { tokens } = state
  const seen = { from: at, isNamed: false, isOfBike: false }
  for (let walked = 0; walked < maxWordsBetween; walked++) {
    const end = seen.from
    const begin = [2, 1].map((size) => end - size)
    const match = begin
      .map((from) => ({ from, found: parkingWords.find(tokens, from, end) }))
      .find(({ from, found }) => found?.next === end && isFree(state, from, end))
    const meaning = match?.found?.meaning
    const isSign = /^-$/.test(tokens[end - 1]?.text ?? '')
    if (!match && isSign) {
      seen.from = end - 1
      continue
    }
    if (!match || meaning === 'many') break
    seen.from = match.from
    seen.isNamed ||= meaning === 'vehicle'
    seen.isOfBike ||= meaning === 'bike'
  }
  return seen
}

/** "Parking for 2 bikes", "parking: 2 two-wheelers", "do scooter ki parking" */
function bikesBeside(state: ParseState, at: number, next: number) {
  const { tokens } = state
  let end = next
  while (end < next + maxWordsBetween && leadWord.test(tokens[end]?.text ?? '')) end++
  const behind = [parseNumberAt(tokens, end)?.next, end]
    .map((from) => (from === undefined ? undefined : parkingWords.find(tokens, from)))
    .find((found) => found?.meaning === 'bike')
  if (behind && isFree(state, at, behind.next)) return [at, behind.next] as const
  const { from, isOfBike } = wordsBefore(state, at)
  const begin = numberBefore(state, from)?.from ?? from
  return isOfBike && isFree(state, begin, next) ? ([begin, next] as const) : undefined
}

const neededBehind = regExp()`
  ^(?:chahiye|chaahiye|chahie|hona|honi|hone|ho|must|needed|required|minimum|min|compulsory|undali
  |kavali|venum|vendum|beku|irbeku|pahije|hava|havi|lagbe|joie|joiye|venam|dorkar|darkar|only|slots?
  |spaces?|nos|numbers|atleast|चाहिए|हो|हवी|पाहिजे)$
`

/** "Parking for two cars", "car parking rendu undali", "parking - 2" */
function countBehind(state: ParseState, next: number, isPlace: boolean): Count | undefined {
  const { tokens } = state
  let begin = next
  while (begin < next + maxWordsBetween && leadWord.test(tokens[begin]?.text ?? '')) begin++
  const number = isFree(state, begin) ? parseNumberAt(tokens, begin) : undefined
  if (!number || !isFree(state, next, number.next)) return undefined
  const vehicle = parkingWords.find(tokens, number.next)
  const isOfCars = vehicle?.meaning === 'vehicle'
  if (isOfCars && isCount(number.value, true))
    return { min: number.value, from: next, to: vehicle.next }
  if (isPlace) return undefined
  const behind = tokens[number.next]
  const isMeasured = units.find(tokens, number.next) ?? roomUnits.find(tokens, number.next)
  const isAlone = !behind || behind.kind === 'sign' || neededBehind.test(behind.text)
  if (begin > next + 2 || isMeasured || !isAlone || !isCount(number.value, false)) return undefined
  return { min: number.value, from: next, to: number.next }
}
const leadWord = regExp()`
  ^(?:for|of|in|front|space|spaces|slots?|at|least|atleast|min|minimum|:|-|=|hai|ke|liye
  |needed|required|के|लिए)$
`
