import { withoutPortalChrome } from '#domain/import-cell/portal-chrome.ts'
import { readConfiguration } from '#domain/import-cell/read-configuration.ts'
import { isPlaceholder, readPlace, withCapitals } from '#domain/import-cell/read-place.ts'
import { readPropertyType } from '#domain/import-cell/read-property-type.ts'
import { readPurpose } from '#domain/import-cell/read-purpose.ts'
import { notUnderstood, type Reading, understood } from '#domain/import-cell/reading.ts'
import { t } from '#domain/locale/translate.ts'
import { findRegion, placeKey } from '#domain/place/cities.ts'
import { findState } from '#domain/place/indian-states.ts'
import { trimSeparators } from '#domain/place/place-separators.ts'
import { resolveCity } from '#domain/place/resolve-city.ts'
import { readLine } from '#domain/text/read-text.ts'
import type { Facts } from './facts.ts'
import { readHeadline } from './headline.ts'

/** Parses a column of states, which distinguishes for example the two cities Aurangabad. */
export function readState(cell: string): Reading<Partial<Facts>> {
  const state = findState(placeKey(cell))
  return state ? understood({ state }) : notUnderstood(t('this is not a state of India'))
}

/** Parses a city: a known one under its current name, any other as written. */
export function readCityName(cell: string, { soFar }: { soFar: Facts }): Reading<Partial<Facts>> {
  const line = readLine(cell)
  if (!line.ok) return line
  const said =
    soFar.state && findState(placeKey(line.value)) === undefined ? soFar.state : undefined
  const answer = resolveCity(said ? `${line.value}, ${said}` : line.value)
  // A region is resolved with the place of the row, which may name one of its cities.
  if (answer.ok && findRegion(line.value) === undefined) {
    const { city, part, pincode, note } = answer
    return understood(
      {
        city: city.name,
        ...(part && { cityPart: withCapitals(part) }),
        ...(pincode && !soFar.pincode && { pincode }),
      },
      ...line.notes,
      ...(note ? [note] : []),
    )
  }
  // A known name in another state is another town.
  const isElsewhere = said !== undefined && resolveCity(line.value).ok
  const name = trimSeparators(line.value)
  const city = withCapitals(isElsewhere ? `${name} (${said})` : name)
  return city.length <= 60 && /\p{L}[\p{L}\p{M}]{2}/u.test(city)
    ? understood({ city }, ...line.notes)
    : notUnderstood(t('this is not the name of a city'))
}

/** Returns a place on one line, without text that portals add around it. */
function readPlaceLine(cell: string): Reading<string> {
  const line = readLine(cell)
  if (!line.ok) return line
  const bare = withoutPortalChrome(line.value)
  const place = trimSeparators(bare)
  const isMore = bare !== line.value.replace(/^(?:in|at)\s+/i, '')
  return isMore
    ? understood(
        place,
        ...line.notes,
        t('extra words from a portal around the place were left out'),
      )
    : understood(place, ...line.notes)
}

/** Parses a locality, with its society, highway or city if they are in the same cell. */
export function readLocality(cell: string): Reading<Partial<Facts>> {
  const line = readPlaceLine(cell)
  if (!line.ok) return line
  if (amount.test(line.value))
    return notUnderstood(t('this describes the property, not its location'))
  const place = readPlace(withCapitals(line.value))
  if (!place.ok) return place
  const { locality, city } = place.value
  return understood(
    {
      place: eachPartOnce(line.value),
      ...(locality && { locality }),
      ...(city && { cityNamed: city.name }),
      localitiesNamed: locality ? partsBeside(line.value, locality) : [],
    },
    ...line.notes,
  )
}

// A road runs through a locality.
const roadName = /\b(?:road|rd|marg|highway)\.?$/i

/**
 * Returns the parts of a place other than the chosen locality, unless one contains the other's
 * name.
 */
function partsBeside(text: string, locality: string): string[] {
  const own = placeKey(locality)
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => {
      const key = placeKey(part)
      return key !== '' && !roadName.test(part) && !own.includes(key) && !key.includes(own)
    })
}

/** Parses the name of a building or project, without the person who lists it. */
export function readSociety(cell: string): Reading<Partial<Facts>> {
  const line = readPlaceLine(cell)
  if (!line.ok) return line
  return line.value === '' || isPlaceholder(line.value)
    ? notUnderstood(t('this is a placeholder, not a name'))
    : understood({ society: withCapitals(line.value).slice(0, 160) }, ...line.notes)
}

/** Parses society, locality and city from one cell. */
export function readWholePlace(cell: string): Reading<Partial<Facts>> {
  const line = readPlaceLine(cell)
  if (!line.ok) return line
  const place = readPlace(line.value)
  if (!place.ok) return place
  const { society, locality, city, pincode } = place.value
  return understood(
    {
      place: eachPartOnce(line.value),
      ...(locality && { locality }),
      ...(society && { society: society.slice(0, 160) }),
      ...(city && { city: city.name, cityNamed: city.name }),
      ...(pincode && { pincode }),
    },
    ...line.notes,
  )
}

function eachPartOnce(text: string): string {
  const parts = text.split(',').map((part) => part.trim())
  const named = parts.filter((part) => part && (parts.length === 1 || !isPlaceholder(part)))
  return [...new Set(named)].join(', ')
}

// What people type into required fields: `111`, `000`, `middle floor`.
const placeholder =
  /^(?:\W|\d{1,6}$|(.)\1*$)|^(?:middle|top|ground|first|second) floor$|^tower$|^test$/i
const typedAtRandom = /^(?:abc|pqr|xyz|asdf|qwerty)\d*$/i

// `60 sq. yd. bmt, gf, ff demand 1.40 cr`, `park facing`: a description of the offer, not a place.
const amount = /(?:₹|\brs\.?)\s*\d|\d\s*(?:cr|crores?|lacs?|lakhs?)\b/i
const view = /^(?:[a-z]+ ){1,2}facing$|^[a-z]+[ -]facing$/i

function addressProblem(text: string): string | undefined {
  const isEmpty = text.length < 3 || placeholder.test(text) || typedAtRandom.test(text)
  if (isEmpty || isPlaceholder(text)) {
    return t('this is a placeholder, not an address')
  }
  return amount.test(text) || view.test(text)
    ? t('this describes the property, not its location')
    : undefined
}

/** Parses an address as typed. Placeholders such as three digits are left out with a note. */
export function readAddress(cell: string): Reading<Partial<Facts>> {
  const line = readPlaceLine(cell)
  if (!line.ok) return line
  const problem = addressProblem(line.value)
  if (problem) return notUnderstood(problem)
  return understood({ address: withCapitals(line.value) }, ...line.notes)
}

/**
 * Parses an address that ends in locality, city and perhaps PIN code; separate columns take
 * precedence.
 */
export function readFullAddress(
  cell: string,
  { soFar }: { soFar: Facts },
): Reading<Partial<Facts>> {
  const line = readPlaceLine(cell)
  if (!line.ok) return line
  const place = readPlace(line.value)
  if (!place.ok) return place
  const problem = addressProblem(line.value)
  if (problem) return notUnderstood(problem)
  const { locality, city, pincode } = place.value
  return understood(
    {
      address: withCapitals(line.value),
      ...(locality && !soFar.locality && { locality }),
      ...(city && { cityNamed: city.name, ...(!soFar.city && { city: city.name }) }),
      ...(pincode && { pincode }),
    },
    ...line.notes,
  )
}

/**
 * Parses rooms, type and place from `3 BHK Independent Builder Floor in DLF City Phase 2`, as far
 * as they are named.
 */
export function readHeading(cell: string): Reading<Partial<Facts>> {
  const line = readLine(cell)
  if (!line.ok) return line
  const [kind = '', ...where] = withCapitals(line.value).split(/ (?:in|at) /i)
  const rooms = readConfiguration(kind)
  const type = readPropertyType(kind)
  const place = where.length > 0 ? readLocality(where.join(' in ')) : undefined
  const headlinePurpose = readPurpose(line.value)
  const { city } = readHeadline(line.value)
  if (!rooms.ok && !type.ok && !place?.ok) {
    return notUnderstood(t('this has no rooms, type or place'))
  }
  return understood(
    {
      heading: withCapitals(line.value),
      ...(city && { headline: { city } }),
      ...(headlinePurpose && { headlinePurpose }),
      ...(rooms.ok && {
        bhk: rooms.value.bhk,
        bedrooms: rooms.value.bedrooms,
        roomWord: rooms.value.word,
      }),
      ...(type.ok && { propertyType: type.value }),
      ...(place?.ok && place.value),
    },
    ...line.notes,
    ...(rooms.ok ? rooms.notes : []),
  )
}
