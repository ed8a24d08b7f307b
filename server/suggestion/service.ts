import type { Suggestion } from '#contract/search/suggestion.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { suggestPlaces, trailingNames } from '#query-language/suggest/suggest.ts'
import { suggestAttributes } from '#query-language/suggest/suggest-attributes.ts'
import type { Handle } from '#server/db/connect.ts'
import { PendingCounts } from '#server/job/pending-counts.ts'
import { gazetteer } from '#server/location/gazetteer.ts'
import {
  addSentenceCounts,
  deleteSentenceCounts,
  listBusiestCities,
  listPopularSentences,
  pincodesLike,
} from './queries.ts'
import { societiesLike } from './society.ts'

const maxPlaces = 5
/** With places there is room for a few; without any, societies are probably meant. */
const maxSocieties = { beside: 3, alone: 6 }
const maxWishes = 3
const day = 86_400_000
const week = 7 * day

/** Suggests completions of the last words of a text, with the words before them. */
export async function suggest(db: Handle, typed: string): Promise<Suggestion[]> {
  const text = typed.trimStart()
  if (/^\d{2,6}$/.test(text.trim())) {
    const found = await pincodesLike(db, text.trim(), maxPlaces)
    return found.map(({ pincode, area }) => ({
      kind: 'pincode',
      text: pincode,
      detail: area ? t('PIN code of {area}', { area }) : t('PIN code'),
    }))
  }
  const known = await gazetteer(db)
  const places = suggestPlaces(known, text, maxPlaces)
  const room = places.length > 0 ? maxSocieties.beside : maxSocieties.alone
  const societies = await societiesLike(db, trailingNames(text), room)
  const seen = new Set<string>()
  const suggestions: Suggestion[] = [
    ...places.map(({ lead, isCityOfLocality: isHome, place: { name, kind, city } }): Suggestion => {
      const isCity = kind === 'city' && !isHome
      return {
        kind: isCity ? 'city' : 'locality',
        text: `${lead}${kind === 'city' ? name : `${name}, ${city}`}`,
        detail: isCity ? t('City') : t('Locality in {city}', { city }),
      }
    }),
    ...societies.map(
      ({ lead, name, city }): Suggestion => ({
        kind: 'society',
        text: `${lead}${name}${city && !saysOf(lead, city) ? `, ${city}` : ''}`,
        detail: city ? t('Society in {city}', { city }) : t('Society'),
      }),
    ),
    ...suggestAttributes(known, text, maxWishes).map(
      ({ lead, text: wish, detail }): Suggestion => ({
        kind: 'wish',
        text: `${lead}${wish}`,
        detail: t(detail),
      }),
    ),
  ]
  return suggestions.filter(({ text: said }) => !seen.has(said) && seen.add(said))
}

const saysOf = (lead: string, city: string) => lead.toLowerCase().includes(city.toLowerCase())

/**
 * Counts searches by our description of them. It contains no words that were not understood, and so
 * no personal data.
 */
export const searchSentenceCounts = () =>
  new PendingCounts((db, counts) => addSentenceCounts(db, dayInIndia(new Date()), counts), {
    maxKeys: 5_000,
  })

export async function popularSearches(db: Handle, max: number): Promise<string[]> {
  return listPopularSentences(db, dayInIndia(new Date(Date.now() - week)), max)
}

const citiesOfIdeas = 6
const sizes = ['3 BHK', '2 BHK'] as const

/** Returns searches in the cities with most homes, one per city before a second for any. */
export async function searchIdeas(db: Handle): Promise<{ size: string; city: string }[]> {
  const cities = await listBusiestCities(db, citiesOfIdeas)
  return [0, 1].flatMap((turn) =>
    cities.map((city, index) => ({ size: sizes[(index + turn) % 2] ?? sizes[0], city })),
  )
}

/** Deletes old counts. */
export async function sweepSearchSentences(db: Handle): Promise<void> {
  await deleteSentenceCounts(db, dayInIndia(new Date(Date.now() - 5 * week)))
}
