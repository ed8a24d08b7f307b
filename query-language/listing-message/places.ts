import { findCity } from '#domain/place/cities.ts'
import { extractExplicitPlaces } from '#query-language/extract/places/explicit-places.ts'
import { extractSections } from '#query-language/extract/places/sectors.ts'
import { findPlaces, type Gazetteer, type Place } from '#query-language/gazetteer/gazetteer.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { tokensOf } from './floors.ts'
import type { HomeState } from './home-state.ts'
import { isNameWord } from './society-name.ts'
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
  let cities = extractExplicitPlaces(parse, gazetteer)
  const towns = parse.slots.flatMap((slot) =>
    slot.slot === 'city' && !findCity(slot.value.name) ? [tokensOf(parse, slot)] : [],
  )
  const names = towns.filter(([from, to]) => startsName(state, gazetteer, from, to))
  if (names.length > 0) {
    parse.claimed = [...before]
    parse.slots = []
    for (const [from, to] of names) parse.claimed.fill(true, from, to)
    cities = extractExplicitPlaces(parse, gazetteer)
    for (const [from, to] of names) parse.claimed.fill(false, from, to)
  }
  for (const at of away) parse.claimed[at] = false
  const sides = looseSides(parse)
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

/** "Owner shifting to Bangalore": where somebody goes or lives, and no place of the home. */
const placesElsewhere = ({ tokens, claimed }: ParseState): number[] =>
  tokens.flatMap((token, at) =>
    /^(?:shifting|shifted|moving|moved|relocating|relocated|settled|settling|transferred)$/.test(
      token.text,
    )
      ? [at + 1, at + 2].filter((index) => index < tokens.length && !claimed[index])
      : [],
  )

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
