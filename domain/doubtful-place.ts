import { findNamedCity, findRegion, placeKey } from './city.ts'
import { findState } from './indian-state.ts'
import { isKnownLocality } from './known-locality-name.ts'

const road =
  /\b(?:roads?|rd|marg|highway|hwy|expressway|e-?way|bypass|flyover|street|st|lane|gali|galli|cross|underpass|bridge|[ns]h[ -]?\d+)\b\.?$|^(?:[ns]h[ -]?\d+|national highway|state highway|(?:outer|inner) ring road)\b|(?:रोड|मार्ग|सड़क|हाईवे)$/iu
// Letters of any script, numbers, and the signs that names are written with.
const ordinary = /^[\p{L}\p{M}\p{N}\s.,'’()&/\-\u200c\u200d]+$/u
const strayEdge = /^[\s.,'’)&/-]|[\s,'’(&/-]$/u

/**
 * Why a person should look at a place before it is taken as one: it looks like a road, a state or another
 * city, or has stray signs. Localities of the bundled lists ("MG Road, Bengaluru") are known.
 */
export function doubtAboutPlace(name: string, city: string): string | undefined {
  if (hasStraySigns(name)) return 'has stray signs'
  if (isKnownLocality(city, name)) return undefined
  const key = placeKey(name)
  if (road.test(name.trim())) return 'looks like a road'
  if (findState(key) !== undefined || key === 'india') return 'is the name of a state'
  if (findRegion(key)) return 'is the name of a region'
  const other = findNamedCity(name)
  return other && `is the name of another city, ${other.name}`
}

function hasStraySigns(name: string): boolean {
  const isOpen = name.split('(').length !== name.split(')').length
  return isOpen || !ordinary.test(name) || strayEdge.test(name) || /\d{4}|([-.,/&])\s*\1/.test(name)
}
