import { findNamedCity, findRegion, type NamedCity, neighboursOf, placeKey } from './cities.ts'
import { guessCity } from './guess-city.ts'
import { findState } from './indian-states.ts'
import { isKnownLocality, localitiesNamedAsCity } from './locality-names.ts'

/** The city that a text means. */
export interface ResolvedCity {
  city: NamedCity
  /** A part of the city named beside it: "Thane West", "Andheri, Mumbai". */
  part?: string
  pincode?: string
  /** A remark for a person, where the result says more or less than the text. */
  note?: string
}

/** Why a text is not the name of a city. */
export type CityProblem = 'state' | 'region' | 'several' | 'unknown'

export type CityResolution =
  | ({ ok: true } & ResolvedCity)
  | { ok: false; problem: CityProblem; cities?: readonly string[] }

/** A longer text is not the name of a city. */
const maxLength = 120

/**
 * Resolves the city that a text means, in one way for imports, filters and forms: the names of the
 * bundled cities in every script, with state, district words, pincode or a locality beside them,
 * and simple spelling mistakes. For anything else it returns the reason why there is no known city.
 */
export function resolveCity(text: string): CityResolution {
  const unknown = { ok: false, problem: 'unknown' } as const
  if (text.length > maxLength) return unknown
  const exact = findNamedCity(text)
  if (exact) return withPart(exact, text)
  const { rest, pincode } = withoutPincode(text)
  const parts = partsOf(rest)
  const read = parts.map(readPart)
  const answer = answerOf(read, citiesOf(read), text)
  return answer.ok && pincode ? { ...answer, pincode } : answer
}

function withPart(city: NamedCity, text: string): CityResolution {
  const part = localitiesNamedAsCity.get(placeKey(text))
  return part === undefined || part === city.name
    ? { ok: true, city }
    : { ok: true, city, part, note: taken(text, city) }
}

/**
 * Returns the cities named by the parts; the main city of a region only where no other is named
 * ("Noida, Delhi NCR").
 */
function citiesOf(parts: readonly Part[]): NamedCity[] {
  const named = parts.filter(({ isRegion: isOne }) => !isOne)
  const cities = new Set(named.flatMap(({ city }) => city ?? []))
  return [...(cities.size > 0 ? cities : new Set(parts.flatMap(({ city }) => city ?? [])))]
}

interface Part {
  text: string
  city?: NamedCity
  /** Words of the part beside the city. */
  locality?: string
  state?: string
  isRegion?: boolean
  /** Whether the part has more than the name, a state or a country. */
  isLoose?: boolean
}

const country = /^(?:india|bharat|ind|in|भारत)$/

function readPart(text: string): Part {
  const city = findNamedCity(text)
  if (city) return { text, city }
  const key = placeKey(text)
  const state = findState(key)
  if (state) return { text, state }
  if (findRegion(key)) {
    const [first = ''] = key.split(' ')
    const named = findNamedCity(first)
    return { text, isRegion: true, ...(named && { city: named }) }
  }
  if (country.test(key)) return { text, state: '' }
  const words = key.split(' ')
  const bare = words.filter((word) => !qualifiers.has(word))
  if (bare.length === 0) return { text, isLoose: true }
  return { text, ...readWords(bare, bare.length < words.length, text) }
}

/**
 * Parses a city with words beside it: "Pune Maharashtra", "Delhi NCR", "Whitefield Bangalore",
 * "Thane West".
 */
function readWords(words: readonly string[], isLoose: boolean, text: string): Omit<Part, 'text'> {
  const whole = findNamedCity(words.join(' '))
  if (whole) return { city: whole, isLoose, ...sideOf(text, whole) }
  for (let length = words.length - 1; length > 0; length--) {
    const head = findNamedCity(words.slice(0, length).join(' '))
    if (head) {
      const tail = words.slice(length).join(' ')
      const state = findState(tail)
      if (state) return { city: head, state, isLoose }
      if (findRegion(tail)) return { city: head, isRegion: true, isLoose: true }
      if (country.test(tail)) return { city: head, isLoose }
      const again = findNamedCity(tail)
      if (again) return again === head ? { city: head, isLoose } : {}
      if (isPartOf(head, tail, text)) return { city: head, isLoose: true, ...partOf(tail, text) }
    }
    const city = findNamedCity(words.slice(-length).join(' '))
    const before = words.slice(0, -length).join(' ')
    if (city && isPartOf(city, before, text)) {
      return { city, isLoose: true, ...partOf(before, text) }
    }
  }
  return {}
}

const section = /^(?:sector|sec|phase|block|pocket) \w{1,4}$/

const isPartOf = ({ name }: NamedCity, words: string, text: string) =>
  isKnownLocality(name, words) || isKnownLocality(name, text) || section.test(words)

/**
 * Returns the words beside the city in their original spelling: "New Gurgaon" is one name,
 * "Whitefield" is separate.
 */
function partOf(words: string, text: string): { locality: string } {
  const at = placeKey(text).indexOf(words)
  const isAligned = placeKey(text) === text.trim().toLowerCase()
  const own = isAligned ? text.trim().slice(at, at + words.length) : words
  return { locality: /^(?:new|old|upper|lower)$/.test(words) ? text.trim() : own }
}

const side = /\b(?:west|east|north|south)$/i

/** "Thane West" is a part of Thane that people search for by this name. */
function sideOf(text: string, city: NamedCity): { locality?: string } {
  const name = text.trim()
  return side.test(name) && isKnownLocality(city.name, name) ? { locality: name } : {}
}

function answerOf(
  parts: readonly Part[],
  cities: readonly NamedCity[],
  text: string,
): CityResolution {
  const [city, other] = cities
  if (city && other) return { ok: false, problem: 'several', cities: cities.map((one) => one.name) }
  const states = parts.flatMap(({ state }) => state || [])
  const hasRegion = parts.some((part) => part.isRegion)
  if (!city) {
    const unread = parts.filter(isUnread)
    if (unread.length === 0 && states.length > 0) return { ok: false, problem: 'state' }
    if (unread.length === 0 && hasRegion) return { ok: false, problem: 'region' }
    const [only, ...more] = unread
    const guess = only && more.length === 0 ? guessCity(bareOf(only.text)) : undefined
    return guess && !isContradicted(guess, states)
      ? { ok: true, city: guess, note: taken(text, guess) }
      : { ok: false, problem: 'unknown' }
  }
  const part = parts.find(isUnread)?.text ?? parts.find(({ locality }) => locality)?.locality
  const isNoted = hasRegion || part !== undefined || parts.some(({ isLoose }) => isLoose)
  const isOdd = isContradicted(city, states)
  // "Bilaspur, Himachal Pradesh" is a different, unknown town; "Noida, Delhi" is a slip within one
  // market.
  const isOfMarket = neighboursOf(city.name).some(({ state }) => states.includes(state))
  if (isOdd && !isOfMarket) return { ok: false, problem: 'unknown' }
  const note = isOdd
    ? `${taken(text, city)}, which lies in ${city.state}`
    : isNoted
      ? taken(text, city)
      : undefined
  return { ok: true, city, ...(part && { part }), ...(note && { note }) }
}

const isUnread = ({ city, state, isRegion: isOne, isLoose }: Part) =>
  !city && state === undefined && !isOne && !isLoose

/** The states from which newer states were split off; older files still use them. */
const formerStates: Record<string, readonly string[]> = {
  Telangana: ['Andhra Pradesh'],
  Uttarakhand: ['Uttar Pradesh'],
  Jharkhand: ['Bihar'],
  Chhattisgarh: ['Madhya Pradesh'],
  Chandigarh: ['Punjab', 'Haryana'],
}

const isContradicted = ({ state }: NamedCity, states: readonly string[]) =>
  states.some((said) => said !== state && !formerStates[state]?.includes(said))

const taken = (text: string, { name }: NamedCity) => `"${text.trim()}" was taken as ${name}`

const pincode = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/
const pinWord = /\bpin(?:\s?code)?\b[\s.:-]*$/i

function withoutPincode(text: string): { rest: string; pincode?: string } {
  const found = pincode.exec(text)
  if (!found) return { rest: withoutZone(text) }
  const before = text.slice(0, found.index).replace(pinWord, '')
  const rest = before + text.slice(found.index + found[0].length)
  return { rest, pincode: found[0].replace(' ', '') }
}

/** Removes the delivery zone of "Chennai - 28", which preceded pincodes. */
function withoutZone(text: string): string {
  const start = text.length - (/\d{1,3}$/.exec(text)?.[0].length ?? 0)
  let end = start
  while (end > 0 && /[\s.,-]/.test(text.charAt(end - 1))) end--
  return end < start && start < text.length && /\p{L}/u.test(text.charAt(end - 1))
    ? text.slice(0, end)
    : text
}

function partsOf(text: string): string[] {
  const parts = text.split(/[,/|;:()[\]{}&+\n–—]|\s-+\s|\s-|-\s/)
  // Splits "Bangalore-Karnataka", but not "Pimpri-Chinchwad", which is one name.
  return parts
    .flatMap((part) => (findNamedCity(part) ? [part] : part.split('-')))
    .map((part) => part.replace(/^[\s.*#'"]+|[\s.*#'"]+$/g, ''))
    .filter((part) => part !== '')
}

const bareOf = (text: string) =>
  placeKey(text)
    .split(' ')
    .filter((word) => !qualifiers.has(word))
    .join(' ')

/** Words around the name of a city that name no other place. */
const qualifiers = new Set(
  (
    'city town urban rural suburban suburb suburbs ' +
    'district districts distt dist dt zilla zila jila ' +
    'taluk taluka tehsil tahsil metro metropolitan ' +
    'region area municipal municipality corporation ' +
    'mahanagar mahanagarpalika palika nigam cantt ' +
    'cantonment division and nearby surroundings around ' +
    'all others other outskirts of the main proper only ' +
    'centre center sadar shahar sheher dehat gramin ' +
    'greater central e w n s east west north south eastern western northern southern near old ' +
    'शहर जिला जिल्हा तालुका तहसील'
  ).split(' '),
)
