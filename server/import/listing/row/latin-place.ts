import { cityKey, placeKey } from '#domain/place/cities.ts'
import { localitiesOf } from '#domain/place/locality-names.ts'
import { devanagari } from '#domain/text/devanagari.ts'
import { transliterate } from '#domain/text/edit-distance.ts'
import { dropInherentVowels, isSameName, pronunciationKey } from '#query-language/text/phonetics.ts'

interface Spelled {
  /** The locality's name in the bundled lists. */
  name: string
  spelling: string
}

const heardOf = (text: string) =>
  dropInherentVowels(pronunciationKey(transliterate(placeKey(text)))).replaceAll(' ', '')

/** The localities of a city by sound, built when the first one in Devanagari occurs. */
const indexes = new Map<string, ReadonlyMap<string, readonly Spelled[]>>()

function indexOf(city: string): ReadonlyMap<string, readonly Spelled[]> {
  const key = cityKey(city)
  const known = indexes.get(key)
  if (known) return known
  const spelled = localitiesOf(city).flatMap((line) => {
    const [name = '', ...others] = line.split('|')
    return [name, ...others].map((spelling) => ({ name, spelling: placeKey(spelling) }))
  })
  const index = Map.groupBy(spelled, ({ spelling }) => heardOf(spelling))
  indexes.set(key, index)
  return index
}

const sides: readonly [RegExp, string][] = [
  [/\s*\(?(?:पश्चिम|वेस्ट)\)?$/, ' West'],
  [/\s*\(?(?:पूर्व|ईस्ट)\)?$/, ' East'],
]

/**
 * Returns the Latin name of a locality written in Devanagari, as the filters use it: वाकड in Pune
 * is Wakad. Returns undefined if no locality in the bundled lists sounds like it, or several do.
 */
export function latinPlace(text: string, city: string): string | undefined {
  if (!devanagari.test(text)) return undefined
  const side = sides.find(([word]) => word.test(text))
  const alone = side ? text.replace(side[0], '') : text
  const found = namedIn(alone, city, side?.[1] ?? '')
  return found ?? (side ? namedIn(alone, city, '') : undefined)
}

function namedIn(text: string, city: string, side: string): string | undefined {
  const key = placeKey(text)
  const like = indexOf(city).get(heardOf(`${key}${side.toLowerCase()}`)) ?? []
  const ending = side.trim().toLowerCase()
  const names = like
    .filter(({ spelling }) => isSameName(key, bare(spelling, ending)))
    .map(({ name }) => name)
  const [only, ...others] = new Set(names)
  return others.length === 0 ? only : undefined
}

const bare = (spelling: string, ending: string) =>
  spelling.slice(0, spelling.length - ending.length).trimEnd()
