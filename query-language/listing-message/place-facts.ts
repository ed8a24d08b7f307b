import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { builders } from '#query-language/lexicon/builders.ts'
import { guessedConfidence, isFree } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { tokensOf } from './floors.ts'
import { doubt, type HomeState } from './home-state.ts'

type Locality = Extract<Slot, { slot: 'locality' }>
type PlaceFacts = readonly (readonly ['locality' | 'landmark' | 'society', string])[] | undefined

/** Returns what a place says of a home: where it is, what is near, or the name of its building. */
export function localityFacts(state: HomeState, gazetteer: Gazetteer, slot: Locality): PlaceFacts {
  const { name, section } = slot.value
  const locality = section ? `${name} ${section}` : name
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
  // The spelling of a place that nobody listed is a guess where it is in another script.
  doubt(state, 'locality', [locality], tokensOf(state.parse, slot))
  return []
}

const buildingName = / (?:heights|residency|towers|apartments|greens|gardens|floors|homes)$/i

/** "Versova side view" */
const seen = /^ (?:(?:side|sea|beach) )?(?:view|facing)\b/i

/** "DLF Phase 3, near Cyber Hub": what is near is no place of the home where another is named. */
function isNearby({ parse }: HomeState, slot: Slot): boolean {
  const before = parse.tokens.findLast((token) => token.end <= slot.start)?.text ?? ''
  const isOther = (other: Slot) =>
    other.slot === 'locality' && (other.end <= slot.start || other.start >= slot.end)
  return /^(?:near|nr|opp|opposite|behind|beside)$/.test(before) && parse.slots.some(isOther)
}

/** "Eksar Road": a road that bears the name of a place, and is another. */
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

/** A place that nobody listed, by its ending alone: "Shipra Sun City" in Indirapuram is none. */
function guessedFacts(state: HomeState, slot: Locality, name: string): PlaceFacts {
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

/** Whether a name is that of a large building, which few look for as a place. */
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
