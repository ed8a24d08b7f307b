import { regExp } from '#domain/text/reg-exp.ts'
import { landmarkName, landmarks, nearLandmark } from '#query-language/lexicon/landmarks.ts'
import { claim, isFree, type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const workplaceName = regExp('i')`
  (?:plant|infopark|technopark|itpl|tech park|it park|eco park|sez|university|hospital|airport
  |campus)$
`
const proximityPhrase = regExp()`
  (?:^| )(?:near|nearby|nearer to|near to|close to|closer to|next to|opposite|opp|behind|beside
  |(?:work|works|working|job|employed|office|study|studying|posted) (?:in|at))$
`

/** Postpositions after a name that the home should be near. */
export const proximityPostpositions = buildPhraseTrie<true>([
  [
    'javal|jawal|जवळ|daggara|daggaralo|pakkathula|pakkathil|pakkam|hattira|hatra|aduthu|aduth|' +
      'najik|ni najik|pase|ni pase|kachhe|er kachhe|er kache|de nede|de kol|' +
      'paas|paas mein|paas me|paas ho|' +
      'pass me|pass mein|pass ho|pass hi|paas hi|pass me ho|paas me ho|ke paas|ke pass|k paas|' +
      'ke pas|ke nazdeek|ke najdik|ke nazdik|ke najdeek|ke kareeb|ke karib|ke aas paas|' +
      'ke aaspaas|ke aspas|ke samne|ke saamne|ke peeche|ke bagal mein|ke bagal me|connectivity|' +
      'nearby|near by|close by|closeby|facing|walking distance|walking distance pe|' +
      'se walking distance|se walking distance pe|se paidal|walkable|walking pe|walking par|' +
      'walking me|' +
      'walking mein|in walking|in walking distance|within walking distance|' +
      'at walking distance|walking distance par|walking distance me|' +
      'walking distance mein|should be close|should be near|should be nearby|' +
      'must be near|must be close|close ho|nazdeek ho|nazdik ho|kachakachi|' +
      'kachhakachhi|paidal doori|paidal doori pe|पैदल दूरी पर|पैदल दूरी|' +
      'के पास|पास हो|पास में हो|से पैदल|' +
      'के नजदीक|के करीब|के सामने|के पीछे|के आसपास|के आस पास',
    true,
  ],
])

/**
 * Turns localities where people work or study into landmarks ("Near Infopark"): nobody lives there,
 * although addresses name them.
 */
export function treatWorkplacesAsLandmarks(state: ParseState): void {
  state.slots = state.slots.map((slot) => {
    if (slot.slot !== 'locality' || slot.value.not || !workplaceName.test(slot.value.name))
      return slot
    const at = state.tokens.findIndex(({ start }) => start === slot.start)
    const end = state.tokens.findLastIndex((token) => token.end <= slot.end) + 1
    const isNear =
      proximityPhrase.test(wordsOf(state, at - 2, at).join(' ')) ||
      proximityPostpositions.find(state.tokens, end) !== undefined
    if (!isNear) return slot
    return { ...slot, slot: 'near', value: { name: slot.value.name } }
  })
}

const institutionOfCity = /^(?:iit|iim|aiims|nit|iiit|nift|nlu|bits)$/i

/**
 * Adds the city of an institution to the filter ("Near IIT Bombay"), as other cities have one too.
 */
export function addCityToInstitutions(state: ParseState): void {
  for (const slot of state.slots) {
    if (slot.slot !== 'near' || !institutionOfCity.test(slot.value.name)) continue
    const city = state.slots.find(
      (one) =>
        one.slot === 'city' &&
        one.start >= slot.end &&
        state.text.slice(slot.end, one.start).trim() === '',
    )
    if (city) slot.value = { ...slot.value, name: `${slot.value.name} ${city.text.toLowerCase()}` }
  }
}

/** Skips stations named after a place: "Near Andheri station" asks for Andheri. */
export function skipStationsOfPlaces(state: ParseState): void {
  for (const slot of [...state.slots]) {
    if (slot.slot !== 'locality' && slot.slot !== 'city') continue
    const at = state.tokens.findIndex(({ start }) => start >= slot.end)
    const match = at > 0 ? landmarks.find(state.tokens, at) : undefined
    if (!match || !isFree(state, at, match.next)) continue
    const isStation = match.meaning === 'railway station' || match.meaning === 'metro station'
    // "Near Bikaner highway", "opposite Jalandhar bus stand": the landmark, not the whole town.
    const first = state.tokens.findIndex(({ start }) => start === slot.start)
    const isNear = /^(?:near|opposite|opp|behind|beside|towards|from|off)$/.test(
      state.tokens[first - 1]?.text ?? '',
    )
    const isAirport = match.meaning === 'airport'
    if (!isStation && !((slot.slot === 'city' || isAirport) && isNear)) continue
    // "Ulwe near Nerul station": Ulwe is searched, the station is the landmark.
    const isOther =
      isNear && state.slots.some((one) => one.slot === 'locality' && one !== slot && !one.value.not)
    if (slot.slot === 'locality' && isOther) {
      const name = `${slot.value.name} ${match.meaning === 'metro station' ? 'metro' : 'station'}`
      skip(state, at, match.next)
      const end = state.tokens[match.next - 1]?.end ?? slot.end
      const text = state.text.slice(slot.start, end)
      const { start, confidence } = slot
      state.slots[state.slots.indexOf(slot)] = {
        ...{ slot: 'near', value: { name }, start, end, text, confidence },
      }
      continue
    }
    // A city is large: "near New Delhi railway station" means the station.
    if (slot.slot === 'city' || isAirport)
      claim(state, 'near', nearLandmark(landmarkName(match.meaning)), [at, match.next])
    else skip(state, at, match.next)
  }
}

/** A distance or a travel time, with the tokens that give it. */
export type Reach = { metres: number } | { minutes: number }

/**
 * Adds a reach to the landmark named before, if any: "I work in Manyata Tech Park, within 20 min of
 * it".
 */
export function attachReach(state: ParseState, at: number, reach: Reach): boolean {
  const start = state.tokens[at]?.start ?? 0
  const named = state.slots.findLast((slot) => slot.slot === 'near' && slot.start < start)
  if (named?.slot !== 'near') return false
  named.value = { ...named.value, ...reach }
  return true
}

/** Adds a station to the place before it, as both are nearby: "1 km of Nerul railway station". */
export function addStationToName(state: ParseState, end: number): void {
  const at = state.tokens.findIndex(({ start }) => start >= end)
  const station = at > 0 ? landmarks.find(state.tokens, at) : undefined
  const named = state.slots.find((slot) => slot.slot === 'near' && slot.end === end)
  if (named?.slot !== 'near' || !station || !/^(?:railway|metro) station$/.test(station.meaning))
    return
  if (!isFree(state, at, station.next)) return
  const kind = landmarkName(station.meaning)
  named.value = { ...named.value, name: `${named.value.name} ${kind}` }
  skip(state, at, station.next)
}
