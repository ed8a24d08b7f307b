import { sql } from 'kysely'
import { namesOfCity } from '#domain/place/cities.ts'
import { localityKey } from '#domain/place/locality-key.ts'
import { resolveCity } from '#domain/place/resolve-city.ts'
import { sideSpellings } from '#domain/place/side-of-place.ts'

export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** SQL condition: the location has this id, name or alias, in any case (PLC-1). */
export function isCalled(text: string) {
  return uuid.test(text)
    ? sql<boolean>`id = ${text}::uuid`
    : sql<boolean>`(lower(name) = lower(${text}) or folded(aliases) @> array[lower(${text})]
        or ${isSpelt(text)})`
}

/** SQL condition: the location has this name with its side spelled differently ("West", "W"). */
function isSpelt(text: string) {
  const names = sideSpellings(localityKey(text))
  return names.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(lower(name) = any(${names}::text[]) or folded(aliases) && ${names}::text[])`
}

/** SQL condition: the location is a city with one of these names, in any case. */
export function isCityNamed(names: readonly string[]) {
  const folded = names.map((name) => name.toLowerCase())
  return sql<boolean>`(type = 'city'
    and (lower(name) = any(${folded}::text[]) or folded(aliases) && ${folded}::text[]))`
}

/**
 * SQL condition: the location is the city that a text means, also by other names: "Pune City",
 * "पुणे" (decision 0036).
 */
export function isCityOf(text: string) {
  const answer = resolveCity(text)
  return answer.ok && !answer.part
    ? sql<boolean>`(${isCalled(text)} or ${isCityNamed(namesOfCity(answer.city))})`
    : isCalled(text)
}

/** SQL condition: the location has this name, or the name and a place around it: "Camp, Pune". */
export function isNamed(text: string) {
  const comma = text.lastIndexOf(',')
  const [name, around] = [text.slice(0, Math.max(comma, 0)).trim(), text.slice(comma + 1).trim()]
  if (!name || !around) return isCalled(text)
  return sql<boolean>`(${isCalled(text)} or ${isCalled(name)} and exists (
    select from (select id from location where ${isCityOf(around)}) as place
    where place.id = location.parent_id
      or place.id = (select parent.parent_id from location parent
        where parent.id = location.parent_id)))`
}

export function isNamedOrCity(text: string, cities: readonly string[]) {
  return sql<boolean>`(${isNamed(text)} or ${isCityNamed(cities)})`
}

export const hasId = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::uuid[])`
