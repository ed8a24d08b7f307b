import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { landmarkName, landmarks, namedLandmarks } from '#query-language/lexicon/landmarks.ts'
import { withinWords } from '#query-language/lexicon/regional/bounds.ts'
import { units } from '#query-language/lexicon/units.ts'
import { claim, isFree, type ParseState, skip } from '#query-language/model/parse-state.ts'
import { nameBefore } from './preceding-name.ts'
import { addStationToName, type Reach } from './proximity-landmarks.ts'
import { landmarkNameAt, namedSpan } from './proximity-names.ts'
import {
  landmarkInCity,
  localityAfterCity,
  localityBeforeSe,
  placeSlotAt,
  replaceWithNear,
} from './proximity-slots.ts'

const wordAfterReach = regExp()`
  ^(?:from|of|to|se|away|walk|walking|paidal|paidel|पैदल|चलकर|chalke|chal|par|pe|drive|driving
  |by|car|distance|ki|doori|duri|door|दूर|commute|से|की|दूरी|hete|hnete|nadandhu
  |nadanthu|chali|chaline
  |da|rasta|raasta|ch|vich|pahunch)$
`

/** Cases before "within": `2 km er moddhe`, `2 km de andar`. */
const caseWord = /^(?:er|r|de|ke|na|ni|ku|inu|ra|दे)$/

export function reachAt(
  state: ParseState,
  at: number,
): (Reach & { from: number; to: number }) | undefined {
  const { tokens } = state
  const first = parseNumberAt(tokens, at)
  // "Within 3-4 km"
  const isRange = /^(?:-|–|to|or|se|ya)$/.test(tokens[first?.next ?? -1]?.text ?? '')
  const number = (first && isRange && parseNumberAt(tokens, first.next + 1)) || first
  const unit = number && units.find(tokens, number.next)
  if (!number || !unit || !isFree(state, at, unit.next)) return undefined
  const { meaning } = unit
  if (meaning.of !== 'metres' && meaning.of !== 'minutes') return undefined
  const from =
    /^(?:within|under|upto|in|max|around|about|paidal|walking)$/.test(tokens[at - 1]?.text ?? '') &&
    isFree(state, at - 1)
      ? at - 1
      : at
  let to = unit.next
  while (wordAfterReach.test(tokens[to]?.text ?? '') && isFree(state, to)) to++
  const isOf = caseWord.test(tokens[to]?.text ?? '')
  const within = isOf ? to + 1 : to
  if (withinWords.has(tokens[within]?.text ?? '') && isFree(state, to, within + 1)) to = within + 1
  return meaning.of === 'metres'
    ? { metres: number.value * meaning.metres, from, to }
    : { minutes: number.value, from, to }
}

export function claimReach(
  state: ParseState,
  at: number,
  { from, to, ...reach }: Reach & { from: number; to: number },
) {
  const place = placeSlotAt(state, to)
  if (place) {
    const ofCity = place.slot === 'city' ? landmarkInCity(state, place) : undefined
    if (ofCity) {
      claim(state, 'near', { name: ofCity.name, ...reach }, [ofCity.from, ofCity.to])
      skip(state, from, to)
      return ofCity.to - 1
    }
    const part = place.slot === 'city' ? localityAfterCity(state, place) : undefined
    // "3 km of Kochi Infopark": the landmark and its city.
    if (part) replaceWithNear(state, part, { name: part.value.name, ...reach }, from)
    else replaceWithNear(state, place, { name: place.value.name, ...reach }, from)
    if (!part) addStationToName(state, place.end)
    skip(state, from, to)
    return to
  }
  const home = localityBeforeSe(state, from)
  if (home) {
    const { value, start, confidence } = home
    const end = state.tokens[to - 1]?.end ?? home.end
    const text = state.text.slice(start, end)
    const near = {
      slot: 'near',
      value: { name: value.name, ...reach },
      start,
      end,
      text,
      confidence,
    } as const
    state.slots[state.slots.indexOf(home)] = near
    skip(state, from - 1, to)
    return to
  }
  // "Metro se 5 min": the landmark precedes the reach.
  const isOf = /^(?:ke|के)$/.test(state.tokens[from - 1]?.text ?? '')
  const last = state.tokens[to - 1]?.text ?? ''
  const isPostposed = withinWords.has(last) || wordOfStart.test(state.tokens[from - 1]?.text ?? '')
  const before = landmarkBefore(state, from) ?? nameBeforeStart(state, from)
  const match =
    isPostposed && before && !wordOfTarget.test(last) ? undefined : landmarkNameAt(state, to)
  if (match) {
    claim(state, 'near', { name: match.name, ...reach }, [from, match.to])
    return match.to - 1
  }
  const landmark = before ?? nameBefore(state, isOf ? from - 1 : from)
  if (!landmark) return undefined
  claim(state, 'near', { name: landmark.name, ...reach }, [landmark.from, to])
  // "School and metro within 2 km"
  const isJoined = /^(?:and|&|aur|और)$/.test(state.tokens[landmark.from - 1]?.text ?? '')
  const other = isJoined ? landmarkBefore(state, landmark.from - 1) : undefined
  if (other) claim(state, 'near', { name: other.name, ...reach }, [other.from, landmark.from - 1])
  return Math.max(at, to - 1)
}

/** What stands behind the place that a reach is measured from: "Golden Temple ton 20 minute". */
const wordOfStart = /^(?:se|से|to|ton|theke|thi|nunchi|nundi|ninnu|inda|irundhu|lirundhu|पासून)$/
/** "5 km from", "10 min walk to" */
const wordOfTarget = /^(?:of|from|to)$/

/** The name before the word that a reach is measured from: "LPU ton 10 minute". */
function nameBeforeStart(state: ParseState, at: number) {
  if (!wordOfStart.test(state.tokens[at - 1]?.text ?? '') || !isFree(state, at - 1))
    return undefined
  const name = nameBefore(state, at - 1, 1)
  return name && isFree(state, name.from, at) ? name : undefined
}

const linkingWord = regExp()`
  ^(?:se|from|से|ke|के|sirf|just|only|is|should|must|be|ki|ku|ge|inda|nunchi|nundi|ninnu|il|la
  |irundhu|theke|thi|ton|to|er|hattira|daggara)$
`

const maxLinkingWords = 3

function landmarkBefore(state: ParseState, at: number) {
  let skip = 0
  // "Station should be within 10 minutes"
  while (skip < maxLinkingWords && linkingWord.test(state.tokens[at - skip - 1]?.text ?? '')) skip++
  for (const count of [3, 2, 1]) {
    const from = at - skip - count
    if (namedLandmarks.find(state.tokens, from)?.next === at - skip && isFree(state, from, at))
      return { name: namedLandmarkText(state, from, at - skip), from }
    const match = landmarks.find(state.tokens, from)
    if (match?.next === at - skip && isFree(state, from, at))
      return withOwnerBefore(state, from, landmarkName(match.meaning))
  }
  return undefined
}

export const namedLandmarkText = (state: ParseState, from: number, to: number) =>
  namedSpan(state, from, to).name.toLowerCase()

/** Extends a landmark by the name before it: "Eon IT park", "Shipra mall". */
export function withOwnerBefore(state: ParseState, at: number, name: string) {
  const owner = name === 'metro' ? undefined : nameBefore(state, at, 1)
  return owner ? { name: `${owner.name} ${name}`, from: owner.from } : { name, from: at }
}
