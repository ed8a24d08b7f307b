import { cityKey, findCity, placeKey } from '#domain/city.ts'
import { isPlaceName } from '#domain/read-place.ts'
import type { Facts } from './facts.ts'

export interface PlaceOfRow {
  city: string
  locality: string | null
  /** What the listing shows as its place. */
  text: string
  /** Other names of the city, to be found by. */
  aliases: readonly string[]
  notes: string[]
}

/**
 * Settles city and locality of a row. A place that ends in another city of the same market (a sector
 * of Noida in a file of Delhi) goes to that city, with a note; one of a far city does not.
 */
export function settlePlace(facts: Facts, fileCity: string | undefined): PlaceOfRow | undefined {
  const given = facts.city ?? fileCity
  const stated = given && (findCity(given)?.name ?? given)
  const named = facts.cityNamed
  const overrules =
    named !== undefined && (stated === undefined || isOneMarket(stated, named)) && stated !== named
  const city = overrules ? named : stated
  if (city === undefined) return undefined
  const notes: string[] = []
  // A region is no city: naming one of its cities contradicts nothing.
  if (overrules && stated && findCity(stated)) {
    notes.push(`taken as a place in ${named}, not in ${stated}`)
  }
  const written = facts.locality?.slice(0, 160)
  const isCityItself = written !== undefined && cityKey(written) === cityKey(city)
  const locality = written && !isCityItself && isPlaceName(written) ? written : null
  if (written && !isCityItself && !locality) {
    notes.push('not taken as the name of a place; kept as text under the city')
  }
  const known = findCity(city)
  return {
    city: known?.name ?? city,
    locality,
    text: isCityItself || !written ? (known?.name ?? city) : written,
    aliases: known?.aliases ?? [],
    notes,
  }
}

function isOneMarket(stated: string, named: string): boolean {
  const region = findCity(named)?.region
  return (
    region !== undefined &&
    (findCity(stated)?.region === region || placeKey(stated) === placeKey(region))
  )
}
