import { findCity } from '#domain/place/cities.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { findPlaces, type Gazetteer, isSameMarket } from '#query-language/gazetteer/gazetteer.ts'
import { builders } from '#query-language/lexicon/builders.ts'
import { guessedConfidence, isFree } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { tokensOf } from './floors.ts'
import { doubt, type HomeState } from './home-state.ts'

type Locality = Extract<Slot, { slot: 'locality' }>
type PlaceFacts =
  | readonly (readonly ['locality' | 'landmark' | 'society' | 'city', string])[]
  | undefined

/**
 * Returns the facts in a place: where the home is, what is near it, or the name of its building.
 */
export function localityFacts(state: HomeState, gazetteer: Gazetteer, slot: Locality): PlaceFacts {
  const { name, section } = slot.value
  const locality = section ? `${name} ${section}` : name
  if (isForeign(state, slot) || isSender(state, slot)) return undefined
  const isOther = state.parse.slots.some(isOtherPlace(slot))
  // "GOA North": the town itself, where a place in it is named.
  if (isOther && state.findings.some(({ field, value }) => field === 'city' && value === locality))
    return undefined
  // "South Delhi" above "Defence Colony": the part of its town.
  if (ofTown.test(locality) && isOther) {
    const [, town = ''] = ofTown.exec(locality) ?? []
    return state.findings.some(({ field }) => field === 'city') ? undefined : [['city', town]]
  }
  // "Hubli - Dharwad" above "Saptapur": a town, where a place in it is named.
  if (isOther && !section && findCity(name) && state.isShared(slot.start)) return undefined
  if (state.isShared(slot.start) && !section && hasOwnPlace(state)) return undefined
  const shared = sharedPlaces(state)
  // "Inventory: Ghatkopar / Vikhroli" above homes with places of their own.
  if (shared.length > 1 && shared.includes(slot)) {
    const own = state.parse.slots.filter((one) => one.slot === 'locality' && !shared.includes(one))
    if (own.length > 0) return undefined
    // "Kalyani Nagar & Viman Nagar" above "KN - 3bhk".
    const named = shared.filter((one) => isShortFor(state, nameOf(one)))
    if (named.length === 1) return named[0] === slot ? [['locality', nameOf(slot)]] : undefined
    if (shared[0] === slot)
      doubt(state, 'locality', shared.map(nameOf), tokensOf(state.parse, slot))
    return []
  }
  if (isNearby(state, slot)) return [['landmark', locality]]
  if (hasKnownPlace(state, slot) && seen.test(state.parse.text.slice(slot.end))) return undefined
  if (isBuilding(state, gazetteer, slot)) return [['society', locality]]
  // "Omaxe Heights Sector 86": a building, and where it is.
  if (section && buildingName.test(name) && !hasName(state))
    return [
      ['society', name],
      ['locality', section],
    ]
  if (slot.confidence > guessedConfidence) return [['locality', roadOf(state, slot, locality)]]
  if (/[a-z]/i.test(slot.text)) return guessedFacts(state, slot, locality)
  // The spelling of an unlisted place in another script is a guess.
  doubt(state, 'locality', [locality], tokensOf(state.parse, slot))
  return []
}

/** Below "Raj Nagar Extension" a home in Indirapuram has a place of its own. */
const hasOwnPlace = (state: HomeState): boolean =>
  state.parse.slots.some(
    (slot) =>
      slot.slot === 'locality' &&
      !state.isShared(slot.start) &&
      !isNearby(state, slot) &&
      slot.confidence > guessedConfidence &&
      !partOfPlace.test(slot.value.name),
  )
const partOfPlace = /\b(?:road|rd|sector|sec|block|phase|pocket|lane|main|cross|stage|highway)\b/i

const ofTown = /^(?:north|south|east|west|central) (Delhi|Goa|Mumbai|Kolkata|Chennai|Bangalore)$/i

const buildingName = / (?:heights|residency|towers|apartments|greens|gardens|floors|homes)$/i

/** Whether the own text of a home begins with the first letters of a place. */
function isShortFor({ parse: { tokens }, isShared }: HomeState, name: string): boolean {
  const letters = name
    .toLowerCase()
    .split(' ')
    .map((word) => word.charAt(0))
  const first = tokens.find(({ start, kind }) => kind === 'word' && !isShared(start))
  return letters.length > 1 && first?.text === letters.join('')
}

/** "Versova side view" */
const seen = /^ (?:(?:side|sea|beach) )?(?:view|facing)\b/i

const nameOf = ({ value: { name, section } }: Locality) => (section ? `${name} ${section}` : name)

/** Places apart that are named for several homes; a place within another one is none of its own. */
const sharedPlaces = ({ parse, isShared }: HomeState): Locality[] => {
  const found = parse.slots.filter(
    (slot): slot is Locality =>
      slot.slot === 'locality' && slot.confidence > guessedConfidence && isShared(slot.start),
  )
  const isList = found.some(({ end }, at) =>
    /^ ?(?:\/|&|\+|and|or)/i.test(parse.text.slice(end, found[at + 1]?.start)),
  )
  return isList ? found : []
}

const isOtherPlace = (slot: Slot) => (other: Slot) =>
  other.slot === 'locality' && (other.end <= slot.start || other.start >= slot.end)

/** "Oberoi Spr" in Andheri is no Southern Peripheral Road of Gurugram. */
const isForeign = ({ parse }: HomeState, slot: Locality): boolean =>
  slot.text.length <= 4 &&
  slot.value.city !== undefined &&
  parse.slots.some(
    (other) =>
      isOtherPlace(slot)(other) &&
      other.slot === 'locality' &&
      other.text.length > 4 &&
      other.value.city !== undefined &&
      !isSameMarket(other.value.city, slot.value.city ?? ''),
  )

/** "Sachin Jadhav 98609 57500" below a home that has its place: who sent it. */
const isSender = ({ parse }: HomeState, slot: Locality): boolean =>
  beforePhone.test(parse.text.slice(slot.end, slot.end + 40)) &&
  parse.slots.some(isOtherPlace(slot))
const beforePhone = /^(?:[ ]\p{Lu}\p{L}{1,20})?[ ]?(?:[|:,-] ?)?\+?\d{5}/u

/** "Coastal Road 4 mins", "10 km from Wipro" */
const farBehind = regExp('i')`
  ^(?:[ ](?:airport|station|stn|metro|college|bridge|mall|market|circle|junction|signal))?
  [ :]{0,2}(?:is[ ]|theke[ ]|se[ ]|ki[ ]|ku[ ]|nundi[ ]|pasun[ ]|thi[ ])?[(-]?[ ]?(?:just[ ]
  |only[ ]|approx[ ]
  |@[ ])?\d{1,3}(?:[.]\d)?[ ]?(?:-[ ]?\d+[ ]?)?
  (?:mins?|minutes?|kms?|mtrs?|meters?|metres?)\b(?![ ](?:from|to|se|away|walk[ ]from
  |drive[ ]from)\b)
`
/** "Vijayanagar hatra", "Adibatla daggara" */
const nearBehind = regExp('i')`
  ^(?:[ ](?:phase|ph|sector|gate)[ ]?\d{1,3})?
  [ ](?:(?:er|la|ke|ki|chya|cha|ni|na)[ ])?(?:hatra|hattira|daggara|dagara
  |pakkathula|pakkathil
  |pakkam|aduthu|aduth|arugil|arukil|samor|shejari|samne|saamne|peeche|kol|nere
  |javal|jawal|javalach|pase|paase|najdik|najik|najdeek|kache|kachhe|paas|pass)\b
`
/** "Kothaguda jn", "Electronic City metro", "आनंदवली जवळ": what is called after the place. */
const crossingBehind = regExp('iu')`
  ^[ ](?:(?:metro|jn|jct|junction|chowk|circle|signal|flyover|toll|stn|station|depot|naka)
  (?![\p{L}])(?![ ](?:road|rd|area))
  |(?:जवळ|समोर|शेजारी|के[ ]पास|के[ ]सामने|దగ్గర|ಹತ್ತಿರ|அருகில்|নিকটে|কাছে|નજીક)(?![\p{L}\p{M}]))
`
const farBefore = regExp('i')`
  \d[ ]?(?:mins?|minutes?|kms?|mtrs?|meters?)(?:[ ](?:drive|walk|away|walking))?
  [ ](?:from|to|away[ ]from)[ ](?:the[ ])?$
`

/**
 * "DLF Phase 3, near Cyber Hub": the landmark is not the place of the home if another place is
 * named.
 */
function isNearby({ parse }: HomeState, slot: Slot): boolean {
  const before = parse.tokens.findLast((token) => token.end <= slot.start)?.text ?? ''
  const isBeside =
    /^(?:near|nr|opp|opposite|behind|beside|off|above|adjacent|facing)$/.test(before) ||
    /^ side\b/i.test(parse.text.slice(slot.end)) ||
    nearBehind.test(parse.text.slice(slot.end, slot.end + 40)) ||
    crossingBehind.test(parse.text.slice(slot.end, slot.end + 20)) ||
    farBehind.test(parse.text.slice(slot.end, slot.end + 40)) ||
    farBefore.test(parse.text.slice(Math.max(0, slot.start - 40), slot.start))
  return isBeside && parse.slots.some(isOtherPlace(slot))
}

/** "Eksar Road": a road named after a place, and elsewhere. */
function roadOf({ parse }: HomeState, slot: Slot, name: string): string {
  const at = parse.tokens.findIndex(({ start }) => start >= slot.end)
  const [road, next] = parse.tokens.slice(Math.max(0, at))
  const isRoad = at > 0 && /^(?:road|rd)$/.test(road?.text ?? '') && isFree(parse, at)
  const isBeside = parse.text.slice(slot.end, road?.start).trim() === ''
  if (!isRoad || !isBeside || /^(?:touch|facing|side|view)$/.test(next?.text ?? '')) return name
  parse.claimed[at] = true
  slot.end = road?.end ?? slot.end
  slot.text = parse.text.slice(slot.start, slot.end)
  return `${name} Road`
}

/** Endings that places and buildings share: beside a known place the name is that of a building. */
const sharedEnding = /(?: |^)(?:city|township|enclave|avenue|world|gardens?|park)$/i

/** An unlisted place known by its ending alone: "Shipra Sun City" in Indirapuram is none. */
function guessedFacts(state: HomeState, slot: Locality, name: string): PlaceFacts {
  const [off = ''] = /^off /i.exec(name) ?? []
  if (off) return [['landmark', name.slice(off.length)]]
  if (!hasKnownPlace(state, slot)) return [['locality', name]]
  if (!/^\p{Lu}\p{L}{2,}/u.test(slot.text)) return undefined
  if (hasName(state) || !sharedEnding.test(slot.text)) return [['locality', name]]
  if (/ (?:city|township)$/i.test(slot.text)) return [['society', name]]
  // "Mohan Garden" may be a colony as well as a building.
  doubt(state, 'society', [name], tokensOf(state.parse, slot))
  return []
}

const hasName = ({ findings }: HomeState) => findings.some(({ field }) => field === 'society')

const hasKnownPlace = ({ parse }: HomeState, slot: Locality) =>
  parse.slots.some(
    (other) => other !== slot && other.slot === 'locality' && other.confidence > guessedConfidence,
  )

/** Whether a name is that of a large building, which is seldom searched as a place. */
function isBuilding(state: HomeState, gazetteer: Gazetteer, slot: Locality): boolean {
  const { name, section, city } = slot.value
  const words = name.toLowerCase().split(' ')
  const places = findPlaces(gazetteer, name).filter((place) => place.city === city)
  const isRare =
    places.length > 0 && places.every((place) => place.isRare && place.ids.length === 0)
  if (section || words.length < 2 || !isRare || hasName(state)) return false
  return (
    hasKnownPlace(state, slot) &&
    (/ (?:city|township)$/i.test(name) || builders.has(words[0] ?? ''))
  )
}
