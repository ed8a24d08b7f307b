import { msg } from '#domain/locale/translate.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { SearchFilter } from '#query-language/model/slots.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { foldWord } from '#query-language/text/tokenize.ts'
import { followsPlacePreposition, trailingWords } from './suggest.ts'

/** A suggested continuation of a query. */
export interface AttributeSuggestion {
  text: string
  /** The kind of condition it adds. */
  detail: string
}

interface Phrase extends AttributeSuggestion {
  slot: keyof SearchFilter
  /** Only for rentals or only for sales; undefined for both. */
  of?: 'rent' | 'sale'
  /** For buildings, not for land. */
  isOfBuilding?: boolean
}

const minLength = 3

const about = (
  slot: keyof SearchFilter,
  detail: string,
  texts: string,
  more: Pick<Phrase, 'of' | 'isOfBuilding'> = {},
): Phrase[] => texts.split('|').map((text) => ({ slot, detail, text, ...more }))

const built = { isOfBuilding: true }

/** Phrases that the parser understands, most frequent first. */
export const attributePhrases: readonly Phrase[] = [
  ...about('possession', msg('Possession'), 'ready to move|under construction', built),
  ...about('intent', msg('Purpose'), 'for sale'),
  ...about('intent', msg('Purpose'), 'for rent', built),
  ...about('tenants', msg('Tenants'), 'for family|for bachelors', built),
  ...about('budget', msg('Budget'), 'under 50 lakh|under 80 lakh|under 1 crore', { of: 'sale' }),
  ...about('budget', msg('Budget'), 'under 15,000|under 25,000|under 40,000', { of: 'rent' }),
  ...about('furnishing', msg('Furnishing'), 'fully furnished|semi furnished|unfurnished', built),
  ...about(
    'amenities',
    msg('Amenity'),
    'with lift|with parking|with gym|with swimming pool',
    built,
  ),
  ...about('facing', msg('Facing'), 'east facing|north facing|west facing'),
  ...about('brokerage', msg('Brokerage'), 'without brokerage|no brokerage'),
  ...about('lister', msg('Posted by'), 'from owner'),
]

/**
 * Returns continuations of a query whose last words are a prefix of a phrase (`3 bhk ready`), best
 * first. Conditions that are already in the query are not suggested; an empty query or one that
 * ends in a place name gets none.
 */
export function suggestAttributes(
  gazetteer: Gazetteer,
  text: string,
  limit: number,
): (AttributeSuggestion & { lead: string })[] {
  for (const { lead, name } of trailingWords(text)) {
    const typed = name.trim().split(/\s+/).map(foldWord).join(' ')
    if (typed.length < minLength || followsPlacePreposition(lead)) continue
    const candidates = attributePhrases.filter((phrase) => phrase.text.startsWith(typed))
    if (candidates.length === 0) continue
    const { filter } = parseQuery(lead, gazetteer)
    if (Object.keys(filter).length === 0) return []
    return candidates
      .filter((phrase) => phrase.text !== typed && isApplicable(phrase, lead, filter))
      .slice(0, limit)
      .map(({ text: suggestion, detail }) => ({ lead, text: suggestion, detail }))
  }
  return []
}

const land = new Set(['plot', 'agricultural'])

function isApplicable(
  { text, slot, of, isOfBuilding }: Phrase,
  lead: string,
  filter: SearchFilter,
) {
  const { intent = 'sell', types = [] } = filter
  const isInFilter =
    slot === 'amenities' ? lead.toLowerCase().includes(text) : filter[slot] !== undefined
  const isLet = intent === 'rent' || intent === 'pg'
  if (isInFilter || (of && of !== (isLet ? 'rent' : 'sale'))) return false
  return !(isOfBuilding && types.length > 0 && types.every((type) => land.has(type)))
}
