import { isPlaceName, readPlace } from '#domain/import-cell/read-place.ts'
import { t } from '#domain/locale/translate.ts'
import { cityKey, findCity, findRegion, neighboursOf, placeKey } from '#domain/place/cities.ts'
import { homeOfPlace } from '#domain/place/doubtful-place.ts'
import { localityKey } from '#domain/place/locality-key.ts'
import { isKnownLocality } from '#domain/place/locality-names.ts'
import { outsideOfPincode } from '#domain/place/pincode-city.ts'
import { resolveCity } from '#domain/place/resolve-city.ts'
import type { Facts } from './facts.ts'
import { latinPlace } from './latin-place.ts'

export interface PlaceOfRow {
  city: string
  locality: string | null
  /** The place shown in the listing. */
  text: string
  /** Other names of the city, for searching. */
  aliases: readonly string[]
  notes: string[]
}

/**
 * Decides city and locality of a row. The row's own city stays, with a note if its place names
 * another one. The city entered for the whole file is overridden by a city that the row names: in
 * its place if that is in the same market, in its headline always. A region ("NCR") is not a city,
 * so one of its cities does not contradict it.
 */
export function settlePlace(facts: Facts, fileCity: string | undefined): PlaceOfRow | undefined {
  const forFile = fileCity && !isRegionName(fileCity) ? nameOf(fileCity) : fileCity
  const named = facts.cityNamed
  const headline = facts.headline?.city
  const ownCity = facts.city !== undefined && !isRegionName(facts.city) ? facts.city : undefined
  const isMoved = !ownCity && named !== undefined && mayMove(facts.city ?? forFile, named)
  const isOfHeadline = !isMoved && !facts.city && headline !== undefined
  const said = isMoved ? named : isOfHeadline ? headline : (ownCity ?? facts.city ?? forFile)
  if (said === undefined) return undefined
  const notes: string[] = []
  const answer = isRegionName(said) ? resolveCity(said) : undefined
  const own = answer?.ok ? answer.city.name : said
  const home = answer && facts.locality ? homeInRegion(facts.locality, own) : undefined
  const city = home ?? own
  if (home)
    notes.push(
      t('"{said}" was read as {home}, where {locality} is', {
        said: said ?? '',
        home,
        locality: facts.locality ?? '',
      }),
    )
  else if (answer?.ok && answer.note) notes.push(answer.note)
  const isHeadlineOther = headline !== undefined && cityKey(headline) !== cityKey(city)
  const isAgainstFile = isOfHeadline && forFile !== undefined && cityKey(city) !== cityKey(forFile)
  if (isAgainstFile && !isRegionName(forFile)) {
    notes.push(
      t('the headline says {city}, so this row uses it instead of {forFile}', { city, forFile }),
    )
  } else if (isHeadlineOther && headline !== named) {
    notes.push(t('the headline says {headline}, but the city stays {city}', { headline, city }))
  }
  const isOther =
    named !== undefined && cityKey(named) !== cityKey(isMoved ? (forFile ?? city) : city)
  if (isOther && !isMoved && city === said) {
    notes.push(t('the place names {named}, but the city stays {city}', { named, city }))
  }
  // A region is not a city, so naming one of its cities does not contradict it.
  if (isOther && isMoved && !facts.city && forFile && !isRegionName(forFile)) {
    notes.push(t('read as a place in {city}, not in {forFile}', { city, forFile }))
  }
  const written = (facts.locality ?? facts.cityPart)?.slice(0, 160)
  const latin = written === undefined ? undefined : latinPlace(written, city)
  if (latin) notes.push(t('"{written}" was read as {latin}', { written: written ?? '', latin }))
  const locality = latin ?? written
  const others = (facts.localitiesNamed ?? []).filter((name) => isKnownLocality(city, name))
  const [beside] = others
  if (beside && locality && isKnownLocality(city, locality)) {
    notes.push(
      t('{beside} and {locality} are two places, and {locality} was used', { beside, locality }),
    )
  }
  const isCityItself = locality !== undefined && cityKey(locality) === cityKey(city)
  const isNamed = locality !== undefined && !isCityItself && isPlaceName(locality)
  if (locality && !isCityItself && !isNamed) {
    notes.push(t('not read as a place name, kept as text under the city'))
  }
  return {
    city,
    locality: isNamed ? locality : null,
    text: isCityItself || !locality ? city : locality,
    aliases: findCity(city)?.aliases ?? [],
    notes,
  }
}

/** Returns whether a city overrides the file's: only one in the same market does. */
function mayMove(from: string | undefined, named: string): boolean {
  if (from === undefined) return true
  const region = findCity(named)?.region
  return (
    region !== undefined &&
    (findCity(from)?.region === region || placeKey(from) === placeKey(region) || isRegionName(from))
  )
}

/** Returns the only city of a region with a locality of this name. */
function homeInRegion(locality: string, regionOrCity: string): string | undefined {
  const home = homeOfPlace(locality, regionOrCity)
  return neighboursOf(regionOrCity).find(({ name }) => name === home)?.name
}

const isRegionName = (name: string) => findRegion(name) !== undefined

function nameOf(text: string): string {
  const answer = resolveCity(text)
  return answer.ok ? answer.city.name : text
}

/** Returns a note if the address ends in another locality of the city than the row's. */
export function addressElsewhere(
  address: string | undefined,
  { city, locality }: Pick<PlaceOfRow, 'city' | 'locality'>,
): string | undefined {
  if (!address || !locality || !isKnownLocality(city, locality)) return undefined
  const read = readPlace(address)
  const named = read.ok ? read.value.locality : undefined
  if (named === undefined || !isKnownLocality(city, named)) return undefined
  const own = localityKey(locality)
  const isSame = localityKey(address).includes(own) || own.includes(localityKey(named))
  return isSame
    ? undefined
    : t('the address says {named}, but the place stays {locality}', { named, locality })
}

/** Returns the PIN code of a row, unless it is in another city or state. */
export function settlePincode(
  { pincode, state: written }: Facts,
  city: string,
): { pincode: string | null; note?: string } {
  if (pincode === undefined) return { pincode: null }
  const outside = outsideOfPincode(pincode, city, written)
  if (outside === undefined) return { pincode }
  return {
    pincode: null,
    note: t('left out: this PIN code is not in {outside}', { outside }),
  }
}
