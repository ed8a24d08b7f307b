import { scriptOf } from '#domain/text/indic-scripts.ts'
import {
  type Gazetteer,
  isSameMarket,
  type Place,
  placeNameKey,
} from '#query-language/gazetteer/gazetteer.ts'
import { type NameBySound, toNameTokens } from './devanagari-names.ts'
import {
  differenceOf,
  isAtHome,
  latinFormsOf,
  maxDifference,
  namesAlike,
  namesWithSound,
} from './script-name-index.ts'
import { soundKeyIn } from './script-sounds.ts'
import { type ScriptSuffix, stemsOf } from './script-words.ts'
import type { Token } from './tokenize.ts'

/** Names of several words in a script of India, before their words are read one by one. */

const maxWords = 4
/** The consonants of two words; fewer belong to other words too. */
const minSoundLength = 4

/** A word as written, or without what is hung on it. */
interface Form {
  text: string
  suffix?: ScriptSuffix
}

interface WholeName {
  name: NameBySound
  to: number
  suffix: ScriptSuffix | undefined
  rank: number
}

/**
 * Writes names of several words as the gazetteer spells them, with the word for what is hung on the
 * last one: "ਨਹਿਰੂ ਬਾਗ" holds no garden, and "ഗാന്ധി ചൗക്കിൽ" no name of one word. Without a
 * city only names with Locations, since two words of talk may sound like some name of India.
 */
export function writeWholeNames(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  const cities = citiesHeard(tokens, gazetteer)
  const written: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = wholeNameAt(tokens, gazetteer, cities, at)
    const token = tokens[at]
    if (!match && token) written.push(token)
    else if (match) written.push(...nameTokensOf(tokens.slice(at, match.to), match))
    at = match?.to ?? at + 1
  }
  return written
}

const formsOf = (token: Token): Form[] => {
  const script = scriptOf(token.text)
  if (script === undefined) return [{ text: token.text }]
  return [
    { text: token.text },
    ...stemsOf(token.text, script).map((suffix) => ({ text: suffix.stem, suffix })),
  ]
}

/** Returns the cities that are named, in any form; Locations come before other cities. */
function citiesHeard(tokens: readonly Token[], gazetteer: Gazetteer): ReadonlySet<string> {
  return new Set(
    tokens.flatMap((token) => {
      const script = token.kind === 'word' ? scriptOf(token.text) : undefined
      if (script === undefined)
        return (gazetteer.byKey.get(token.text) ?? []).filter(isCity).map(({ name }) => name)
      const [best] = formsOf(token)
        .flatMap(({ text }) => {
          const forms = latinFormsOf([text], script)
          return namesAlike(gazetteer, forms, script).flatMap((name) => {
            const city = name.places.find(isCity)
            return city
              ? { city, rank: differenceOf(forms, name, script) + (city.ids.length > 0 ? 0 : 1) }
              : []
          })
        })
        .toSorted((one, other) => one.rank - other.rank)
      return best ? [best.city.name] : []
    }),
  )
}

const isCity = ({ kind, point, ids }: Place) =>
  kind === 'city' && (point !== undefined || ids.length > 0)

function wholeNameAt(
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  cities: ReadonlySet<string>,
  at: number,
): WholeName | undefined {
  const script = scriptOf(tokens[at]?.text ?? '')
  if (script === undefined) return undefined
  for (let to = Math.min(at + maxWords, tokens.length); to > at + 1; to--) {
    const span = tokens.slice(at, to)
    const last = span.at(-1)
    if (!last || !span.every(({ kind, text }) => kind === 'word' && scriptOf(text) === script))
      continue
    const first = span.slice(0, -1).map(({ text }) => text)
    const [best] = formsOf(last)
      .flatMap(({ text, suffix }) => {
        const forms = latinFormsOf([...first, text], script)
        const [latin = ''] = forms
        if (soundKeyIn(latin, script).length < minSoundLength) return []
        return namesWithSound(gazetteer, forms, script).flatMap((name): WholeName | [] => {
          const difference = differenceOf(forms, name, script)
          const places = name.places.filter((place) => hasWords(place, name.key, span.length))
          const [rank] = places
            .flatMap((place) => rankOf(place, cities, isAtHome(name, script)) ?? [])
            .toSorted()
          if (rank === undefined || difference > maxDifference(latin)) return []
          return { name: { ...name, places }, to, suffix, rank: rank + difference }
        })
      })
      .toSorted((one, other) => one.rank - other.rank)
    if (best) return best
  }
  return undefined
}

const hasWords = ({ name }: Place, key: string, count: number) => {
  const words = name.toLowerCase().split(/[\s-]+/)
  return words.length === count && placeNameKey(words) === key
}

/** Returns the rank of a place, or undefined if it is not meant: Locations first. */
function rankOf(
  { kind, city, ids }: Place,
  cities: ReadonlySet<string>,
  isHome: boolean,
): number | undefined {
  if (kind === 'city') return undefined
  const isOurs = ids.length > 0
  if (cities.size === 0) return isOurs ? 0 : undefined
  if (cities.has(city)) return isOurs ? 0 : 1
  const isNear = [...cities].some((named) => isSameMarket(city, named))
  return isNear && (isOurs || isHome) ? 2 : undefined
}

function nameTokensOf(span: readonly Token[], { name, suffix }: WholeName): Token[] {
  const last = span.at(-1)
  if (!last || !suffix) return toNameTokens(span, name)
  const end = Math.max(last.start + 1, last.end - suffix.ending.length)
  const written = toNameTokens([...span.slice(0, -1), { ...last, end }], name)
  return suffix.word === ''
    ? written
    : [...written, { ...last, text: suffix.word, start: end, glued: true }]
}
