import { t } from '#domain/locale/translate.ts'
import { findCity, type KnownCity, knownCities, placeKey, splitCity } from '#domain/place/cities.ts'
import { isKnownLocality, isLocalityAnywhere } from '#domain/place/locality-names.ts'
import { trimSeparators } from '#domain/place/place-separators.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

export interface PlaceRead {
  society?: string
  locality?: string
  city?: KnownCity
  pincode?: string
}

const country = /(?<![\s,.-])[\s,.-]+(?:india|bharat)[\s,.-]*$/i
const pincodeAtEnd = /(?<![\s,(-])[\s,(-]+(?:pin(?:code)?[\s:-]*)?([1-9]\d{2}\s?\d{3})\)?[\s.]*$/i
const states = [...new Set(knownCities.map((city) => city.state))].filter(
  (state) => !findCity(state),
)
const stateAtEnd = new RegExp(`,\\s*(?:${states.join('|')})[\\s.]*$`, 'i')

// A road through half a city is not a locality.
const corridor = regExp('i')`
  ^(?:[ns]h[ -]?\d[\d \w]{0,5}|outer ring road|inner ring road|orr|national highway.*
  |.*\b(?:expressway|highway|bypass))$
`

// Words at the end of area names; buildings rarely end in them.
const areaWord = regExp('i')`
  (?:\b(?:nagar|colony|vihar|layout|budru[kh]+|bk|khurd|kh|peth|wadi|gaon|ganj|bagh|road|rd|marg
  |chowk|village|gram|extension|extn|block|sector|phase|stage|cross|main|street|lane|gali)\.?)$
`
const direction =
  '(?:north|south)?[ -]?(?:east|west)|north|south|central|eastern|western|northern|southern'
const onlyDirection = new RegExp(`^(?:${direction})$`, 'i')
const zoneBehind = new RegExp(`^(.*[^ -])[ -]+(?:${direction})$`, 'i')
const zoneBefore = new RegExp(`^(?:${direction})[ -]+(.+)$`, 'i')

/** Returns the city of a zone as portals name it: "Bangalore East", "South Delhi". */
function cityOfZone(part: string): KnownCity | undefined {
  const name = zoneBehind.exec(part)?.[1] ?? zoneBefore.exec(part)?.[1]
  const city = name === undefined ? undefined : findCity(name)
  return city && !isKnownLocality(city.name, part) ? city : undefined
}

/** Whether the first part of a place is not a building: an area, a section, or a house number. */
const isNoSociety = (part: string) =>
  areaWord.test(part) || section.test(part) || isLocalityAnywhere(part) || !/\p{L}{3}/u.test(part)

/**
 * Parses a place of several parts, from narrow to wide: `Lake View, Kokapet, Outer Ring Road,
 * Hyderabad`. The last part that is neither a known city, a zone of it nor a highway is the
 * locality; the first of several is the society, unless it is itself an area (`Thite Nagar,
 * Kharadi`). A city may also follow without a comma (`Whitefield Bangalore`), and pincode, state
 * and country may follow it.
 */
export function readPlace(text: string): Reading<PlaceRead> {
  if (text.length > 300) return notUnderstood(t('this is too long to be a place'))
  const { rest: bare, pincode } = withoutTail(text)
  const ending = splitCity(bare)
  const parts = (ending ? ending.rest : bare)
    .split(/[,|;>»•·]/)
    .map((part) => trimSeparators(part).replace(/(?<![\s.])[\s.]+$/, ''))
    // What remains of "South Delhi" without its city.
    .filter((part) => part !== '' && !(ending && onlyDirection.test(part)))
    .filter((part, _, all) => all.length === 1 || !isPlaceholder(part))
    // Of a repeated part the wider one counts: "Aundh, Wireless Colony, Aundh".
    .filter((part, at, all) => !all.slice(at + 1).some((other) => isSamePlace(part, other)))
  const zone = parts.at(-1)
  const zoneCity = zone === undefined ? undefined : cityOfZone(zone)
  const isZone = zoneCity !== undefined && (!ending || ending.city === zoneCity)
  const within = isZone && parts.length > 1 ? parts.slice(0, -1) : parts
  const places = within.filter((part) => !corridor.test(part))
  const chosen = withoutRoad(withSections(places.length > 0 ? places : within))
  const locality = chosen.at(-1)
  const first = chosen.length > 1 ? chosen[0] : undefined
  const society = first === undefined || isNoSociety(first) ? undefined : first
  const city = ending?.city ?? zoneCity
  if (!locality && !ending) return notUnderstood(t('this does not name a place'))
  return understood({
    ...(locality && { locality }),
    ...(society && { society }),
    ...(city && { city }),
    ...(pincode && { pincode }),
  })
}

/** A known locality before a road replaces the road: "Project Kaikhali, VIP Road". */
function withoutRoad(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? ''
  const before = (parts.at(-2) ?? '').replace(/^project\s+/i, '')
  const isOnRoad = before !== '' && roadName.test(last) && isLocalityAnywhere(before)
  return isOnRoad ? [...parts.slice(0, -2), before] : parts
}

const roadName = /\b(?:road|rd|marg)\.?$/i

const isSamePlace = (one: string, other: string) => placeKey(one) === placeKey(other)

// "Phase 2" alone is not a place.
const section = /^(?:phase|stage|sector|block|part|pocket|extension|extn)\b[\s-]*\w{0,4}$/i

/** Joins a section to the place before it: `Electronic City, Phase 2`. */
function withSections(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = section.test(part) ? joined.pop() : undefined
    joined.push(before === undefined ? part : `${before} ${part}`)
  }
  return joined
}

/** Removes country, state and pincode from the end of an address, in any order. */
function withoutTail(text: string): { rest: string; pincode?: string } {
  let rest = text
  let pincode: string | undefined
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(country, '').replace(stateAtEnd, '')
    const found = pincodeAtEnd.exec(rest)
    if (found?.[1]) {
      pincode = found[1].replace(/\s/, '')
      rest = rest.slice(0, found.index)
    }
  }
  return { rest, ...(pincode && { pincode }) }
}

const notAPlace = regExp('i')`
  \d\s*(?:bhk|rk|bed)|\b(?:house|flat|plot|door|room|shop) ?(?:no|number|num)\b|\bh ?no\b
  |https?:|www\.|@|\bcontact\b|\bcall\b|\bopposite\b|^(?:near|behind|opp)\b|^(?:no|#)[.: ]*\d
`

// What people enter instead of a locality: "Various", "All over Pune", "Prime location".
const noPlace = regExp('i')`
  ^(?:various|multiple|several|different|many|any|all|all over\b.*|any ?where\b.*|others?
  |misc(?:ellaneous)?|not (?:applicable|available|known|specified|mentioned)|unknown|unspecified
  |(?:price |details )?on request|to be (?:announced|decided)|t\.?b\.?[ad]|not disclosed
  |undisclosed|confidential|same|ditto|as above|prime|good|best|prime (?:location|area)
  |central location|(?:near ?by|surrounding) areas?)(?: (?:locations?|localit(?:y|ies)|areas?
  |places?))?\.?$
`

/** Whether a text in a column of places or names is a placeholder for none. */
export const isPlaceholder = (text: string): boolean => noPlace.test(text.trim())

/**
 * Whether a locality may become a Location: 3 to 60 characters with at least three letters in a
 * row, and no words of an address or an advertisement. Other localities are stored as text under
 * their city.
 */
export function isPlaceName(text: string): boolean {
  return (
    text.length <= 60 &&
    /\p{L}[\p{L}\p{M}]{2}/u.test(text.replace(/\./g, '')) &&
    !notAPlace.test(text) &&
    !isPlaceholder(text)
  )
}

const small = new Set([
  'in',
  'of',
  'at',
  'on',
  'and',
  'the',
  'for',
  'near',
  'to',
  'with',
  'by',
  'ke',
  'ka',
])
const always: Record<string, string> = {
  bhk: 'BHK',
  rk: 'RK',
  ii: 'II',
  iii: 'III',
  iv: 'IV',
  vi: 'VI',
  st: 'St',
  dr: 'Dr',
  mr: 'Mr',
  rd: 'Rd',
  by: 'by',
}

/**
 * Capitalises text that is all lower case, as in the feeds of portals: `3 bhk flat in dlf phase 2`
 * → `3 BHK Flat in DLF Phase 2`. Words without a vowel are taken for initials. Text with a capital
 * is returned unchanged.
 */
export function withCapitals(text: string): string {
  if (/\p{Lu}/u.test(text)) return text
  return text.replace(/[\p{L}\p{N}'’]+/gu, (word, at: number) => {
    const known = always[word]
    if (known) return known
    if ((small.has(word) && at > 0) || /^\d+(?:st|nd|rd|th)$/.test(word)) return word
    if (/^(?=.*\d)[a-z\d]{1,3}$|^[b-df-hj-np-tv-xz]{2,4}$/.test(word)) return word.toUpperCase()
    return word.charAt(0).toUpperCase() + word.slice(1)
  })
}
