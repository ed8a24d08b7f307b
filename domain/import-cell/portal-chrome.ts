import { findNamedCity } from '#domain/place/cities.ts'
import { findState } from '#domain/place/indian-states.ts'
import { regExp } from '#domain/text/reg-exp.ts'

const mapLink = regExp('i')`
  (?<![\s|,•·-])[\s|,•·-]*\b(?:view|see|show|open)(?: it| this| locality)?(?: on| in)?
  (?: the)? (?:google )?map\b.*$
`
const poster = regExp('i')`
  (?<![\s|,•·(-])[\s|,•·(-]*\b(?:(?:posted|listed|uploaded|advertised) by\b
  |(?:owner(?: name)?|dealer|agent|broker)\s*:).*$
`
// Words of a headline attached to the place: "for Sale inBengali Square".
const offer =
  /^(?:(?:[Ff]or|FOR) )?(?:[Ss]ale|[Rr]ent|[Ll]ease|SALE|RENT) (?:in|at|IN|AT) ?(?=\p{Lu})/u
const byName =
  /(?<!\s)\s+by\s+(?!the\b)\p{L}[\p{L}\p{M}.'’]*(?:\s+\p{L}[\p{L}\p{M}.'’]*){0,3}\s*$/iu

/**
 * Removes what the page of a portal adds to a place: the word before it, the link to a map and the
 * name of the person who lists it (`Jakkur, Bangalore by Asha K - View Map` → `Jakkur, Bangalore`).
 * A name is removed only where a link after it, or a city or state before it, shows that it is not
 * part of the place.
 */
export function withoutPortalChrome(text: string): string {
  const place = text.replace(offer, '').replace(/^(?:in|at)\s+(?=\S)/i, '')
  const unlinked = place.replace(mapLink, '').replace(poster, '')
  const isLinked = unlinked !== place
  const found = byName.exec(unlinked)
  const before = found ? unlinked.slice(0, found.index) : ''
  return (found && (isLinked || endsInCity(before)) ? before : unlinked).trim()
}

function endsInCity(place: string): boolean {
  const last = place.split(',').at(-1)?.trim() ?? ''
  const word = last.split(/\s+/).at(-1) ?? ''
  return [last, word].some(
    (name) => findNamedCity(name) !== undefined || findState(name.toLowerCase()) !== undefined,
  )
}
