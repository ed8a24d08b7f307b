import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { cityKey, findCity, findNamedCity, findRegion, neighboursOf, placeKey } from './cities.ts'
import { kilometresBetween } from './distance.ts'
import { findState } from './indian-states.ts'
import { isKnownLocality, onlyCityOf } from './locality-names.ts'

const road = regExp('iu')`
  \b(?:roads?|rd|marg|highway|hwy|expressway|e-?way|bypass|flyover|street|st|lane|gali|galli
  |cross|underpass|bridge|[ns]h[ -]?\d+)\b\.?$|^(?:[ns]h[ -]?\d+|national highway|state highway
  |(?:outer|inner) ring road)\b|(?:रोड|मार्ग|सड़क|हाईवे)$
`
// Letters of any script, digits, and the punctuation used in names.
const ordinary = /^[\p{L}\p{M}\p{N}\s.,'’()&/\-\u200c\u200d]+$/u
const cutEdge = /^[\s.,'’)&/-]|[\s,'’(&/-]$/u

/**
 * Returns why a person should check a place before it is created: it looks like a road, a state or
 * another city, is in a distant city, or has unusual signs. Localities in the bundled lists ("MG
 * Road, Bengaluru") and roads named after them are not doubted. A point in the city rules out a
 * distant place.
 */
export function doubtAboutPlace(
  name: string,
  city: string,
  hasPointInCity = false,
): string | undefined {
  if (hasOtherSigns(name)) return t('contains unusual characters')
  if (isKnownLocality(city, name)) return undefined
  const key = placeKey(name)
  if (road.test(name.trim())) {
    return isKnownLocality(city, name.replace(roadWord, '')) ? undefined : t('looks like a road')
  }
  if (findState(key) !== undefined || key === 'india') return t('is the name of a state')
  if (findRegion(key)) return t('is the name of a region')
  const isNear = (home: string) => neighboursOf(city).some((near) => near.name === home)
  const other = findNamedCity(name)
  if (other && !(hasPointInCity && isFar(other.name, city))) {
    return t('is the name of another city, {name}', { name: other.name })
  }
  const parts = name.split(several).filter((part) => isKnownLocality(city, part))
  if (parts.length > 1) return t('names several places')
  if (hasPointInCity || common.test(name.trim())) return undefined
  const home = homeOfPlace(name, city)
  return home && !isNear(home)
    ? t('is in {home} on our list, not in {city}', { home, city })
    : undefined
}

/** The largest cities have a radius of about 60 km, so cities this far apart do not overlap. */
const farKilometres = 120

function isFar(one: string, other: string): boolean {
  const [from, to] = [findCity(one), findCity(other)]
  return !from || !to || kilometresBetween(from, to) > farKilometres
}

// Endings of names that many cities have. Most such names in real files that match a distant city
// alone ("Ganga Nagar", "Srirampura", "Babarpur") also exist in the city of the file.
const common = new RegExp(
  '(?:nagar|vihar|colony|puram?|pur|abad|ganj|enclave|layout|gardens?|park|city|town|' +
    'agrahara|palya|halli|market|bazaa?r|chowk|wadi|gaon|area|village)$',
  'i',
)

const roadWord = /(?<!\s)\s+(?:main\s+)?(?:road|rd|main)\.?$/i
const several = /(?<!\s)\s*[/&]\s*|(?<!\s)\s+(?:and|or)\s+/i
/** Shorter names are words that other cities use as well. */
const minLength = 5
const everywhere = /^(?:sector|sec|phase|block|pocket|ward|zone|main|new|old)\b/i
const partOfCity =
  /^(?:east|west|north|south|extension|(?:sector|sec|phase|block|ward)[\s-]*\w{1,4})$/i

/**
 * Returns the other city to which a locality belongs: it is the only one with the locality in the
 * bundled lists, or the name begins with that city ("Thane West", "Noida Sector 62").
 */
export function homeOfPlace(name: string, city: string): string | undefined {
  if (isKnownLocality(city, name)) return undefined
  const listed = name.length < minLength || everywhere.test(name) ? undefined : onlyCityOf(name)
  const home = listed ?? leadingCity(name)
  return home && cityKey(home) !== cityKey(city) ? home : undefined
}

function leadingCity(name: string): string | undefined {
  const words = name.trim().split(/\s+/)
  for (const length of [2, 1]) {
    const found = findCity(words.slice(0, length).join(' '))
    const behind = words.slice(length).join(' ')
    if (found && partOfCity.test(behind)) return found.name
  }
  return undefined
}

function hasOtherSigns(name: string): boolean {
  const isOpen = name.split('(').length !== name.split(')').length
  return isOpen || !ordinary.test(name) || cutEdge.test(name) || /\d{4}|([-.,/&])\s*\1/.test(name)
}
