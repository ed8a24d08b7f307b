import { findCity } from '#domain/place/cities.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { extractExplicitPlaces } from '#query-language/extract/places/explicit-places.ts'
import { extractSections } from '#query-language/extract/places/sectors.ts'
import { findPlaces, type Gazetteer, type Place } from '#query-language/gazetteer/gazetteer.ts'
import { units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { tokensOf } from './floors.ts'
import type { HomeState } from './home-state.ts'
import { landmarkNames } from './landmark-names.ts'
import { isNameWord } from './society/society-name.ts'
import { isApart } from './words.ts'

/**
 * Extracts the places that a message names exactly. A town that starts the name of a building is
 * none ("Konark Pooram"), and a side belongs to the place before it alone: below "Elan West" stands
 * Wagholi, and no Wagholi West.
 */
export function extractNamedPlaces(state: HomeState, gazetteer: Gazetteer): Place[] {
  const { parse } = state
  const away = placesElsewhere(parse)
  for (const at of away) parse.claimed[at] = true
  const before = [...parse.claimed]
  const near = landmarkNames(state, gazetteer)
  let cities = extractExplicitPlaces(parse, gazetteer)
  const names = parse.slots.flatMap((slot) => {
    if (slot.slot !== 'city') return []
    const [from, to] = tokensOf(parse, slot)
    const isTown =
      !findCity(slot.value.name) &&
      (startsName(state, gazetteer, from, to) || endsName(state, gazetteer, from))
    return isTown || isOfLandmark(parse, to) || isInLandmark(parse, near, from, to)
      ? [[from, to] as const]
      : []
  })
  if (names.length > 0) {
    parse.claimed = [...before]
    parse.slots = []
    for (const [from, to] of names) parse.claimed.fill(true, from, to)
    cities = extractExplicitPlaces(parse, gazetteer)
    for (const [from, to] of names) parse.claimed.fill(false, from, to)
  }
  for (const at of away) parse.claimed[at] = false
  const sides = [...looseSides(parse), ...sizes(parse)]
  for (const at of sides) parse.claimed[at] = true
  extractSections(parse, cities, gazetteer)
  for (const at of sides) parse.claimed[at] = false
  return cities
}

function startsName(state: HomeState, gazetteer: Gazetteer, from: number, to: number): boolean {
  const { tokens, text } = state.parse
  const next = tokens[to]
  if (!next || isApart(text, tokens[to - 1], next) || !isNameWord(state, to)) return false
  // "Viman Nagar - Konark Nest"
  const before = tokens[from - 1]?.text ?? ''
  if (/^(?:in|at|near)$/.test(before)) return false
  if (/^[,-]$/.test(before) && findPlaces(gazetteer, next.text).length > 0) return false
  return /^\p{Lu}\p{Ll}/u.test(text.slice(next.start)) && next.text.length > 3
}

/** "Poonam Sagar area", "off Yamuna Nagar": a town that ends a name, or is beside the home. */
function endsName(state: HomeState, gazetteer: Gazetteer, from: number): boolean {
  const { tokens, text } = state.parse
  const before = tokens[from - 1]
  if (!before || isApart(text, before, tokens[from])) return false
  if (before.text === 'off') return true
  if (!isNameWord(state, from - 1) || findPlaces(gazetteer, before.text).length > 0) return false
  const isCapital = /^\p{Lu}\p{Ll}{2}/u.test(text.slice(before.start))
  return isCapital && /^ $/.test(text.slice(before.end, tokens[from]?.start))
}

/** "Bank of Baroda", "Udupi Garden ke paas"; in "opposite Infosys Mysuru" the town is one. */
const isInLandmark = (
  { tokens }: ParseState,
  near: readonly { from: number; to: number }[],
  from: number,
  to: number,
) =>
  near.some(
    (name) =>
      name.from <= from &&
      to <= name.to &&
      (from === name.from || to < name.to || /^(?:of|de)$/.test(tokens[from - 1]?.text ?? '')),
  )

const crossing = regExp()`
  ^(?:signal|circle|chowk|chowkdi|rasta|naka|hotel|restaurant|sweets|bakery|darshini|cafe|dhaba
  |highway)$
`

/** "Near Udupi garden signal", "Jodhpur char rasta", "Pune - Nagar highway": no town. */
function isOfLandmark({ tokens, text, claimed }: ParseState, to: number): boolean {
  const begin = tokens[to]?.text === '-' ? to + 1 : to
  for (let at = begin; at < begin + 3; at++) {
    const token = tokens[at]
    if (token?.kind !== 'word' || isApart(text, tokens[at - 1], token)) return false
    // "Indore highway" is near the town, "Pune - Nagar highway" runs through both.
    if (crossing.test(token.text)) return token.text !== 'highway' || at > begin
    if (claimed[at] || /^(?:near|in|at|me|mein|ke|ka|opp|behind)$/.test(token.text)) return false
  }
  return false
}

/** "Owner shifting to Bangalore": where somebody goes or lives, and no place of the home. */
const placesElsewhere = ({ tokens, claimed }: ParseState): number[] =>
  tokens.flatMap((token, at) =>
    // "10 months advance, Chennai style", "owner Delhi based"
    /^(?:style|type|pattern|system|based)$/.test(tokens[at + 1]?.text ?? '') && !claimed[at]
      ? [at]
      : goes.test(token.text) || isOfOwner(tokens, at)
        ? [at + 1, at + 2].filter((index) => index < tokens.length && !claimed[index])
        : [],
  )
const goes = /^(?:shifting|shifted|moving|moved|relocating|relocated|settled|settling|transferred)$/

/** "Owner is in Bangalore", "seller lives in Dubai", "owner Pune me hai" */
const isOfOwner = (tokens: ParseState['tokens'], at: number) =>
  /^(?:in|at|from)$/.test(tokens[at]?.text ?? '') &&
  [1, 2, 3].some((back) =>
    /^(?:owner|seller|landlord|malik)$/.test(tokens[at - back]?.text ?? ''),
  ) &&
  [1, 2].some((back) =>
    /^(?:is|lives|stays|based|sits|currently)$/.test(tokens[at - back]?.text ?? ''),
  )

/** "Same scheme 940 sqft": a size, and no part of a place. */
const sizes = (parse: ParseState): number[] =>
  parse.tokens.flatMap(({ kind }, at) => {
    const unit = kind === 'number' ? units.find(parse.tokens, at + 1)?.meaning : undefined
    return unit?.of === 'area' && isFree(parse, at) ? [at] : []
  })

const side = /^(?:east|west|north|south)$/

/** Sides that do not stand behind a place. */
function looseSides(parse: ParseState): number[] {
  const { tokens, text, claimed } = parse
  return tokens.flatMap((token, at) => {
    if (!side.test(token.text) || !isFree(parse, at)) return []
    const last = /^[(,-]$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1
    return claimed[last] && !isApart(text, tokens[last], token) ? [] : [at]
  })
}
