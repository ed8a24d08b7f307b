import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { SearchFilter } from '#query-language/model/slots.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { foldWord } from '#query-language/text/tokenize.ts'
import { followsPlacePreposition, trailingWords } from './suggest.ts'

/** A way to go on with a question. */
export interface AttributeSuggestion {
  text: string
  /** What it is about. */
  detail: string
}

interface Phrase extends AttributeSuggestion {
  slot: keyof SearchFilter
  /** Said of what is let, or of what is sold; of both where it is not told. */
  of?: 'rent' | 'sale'
  /** Of buildings and not of land. */
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

/** Ways to go on that the language reads, those asked for most first. */
export const attributePhrases: readonly Phrase[] = [
  ...about('possession', 'Possession', 'ready to move|under construction', built),
  ...about('intent', 'Purpose', 'for sale'),
  ...about('intent', 'Purpose', 'for rent', built),
  ...about('tenants', 'Tenants', 'for family|for bachelors', built),
  ...about('budget', 'Budget', 'under 50 lakh|under 80 lakh|under 1 crore', { of: 'sale' }),
  ...about('budget', 'Budget', 'under 15,000|under 25,000|under 40,000', { of: 'rent' }),
  ...about('furnishing', 'Furnishing', 'fully furnished|semi furnished|unfurnished', built),
  ...about('amenities', 'Amenity', 'with lift|with parking|with gym|with swimming pool', built),
  ...about('facing', 'Facing', 'east facing|north facing|west facing'),
  ...about('brokerage', 'Brokerage', 'without brokerage|no brokerage'),
  ...about('lister', 'Posted by', 'from owner'),
]

/**
 * How a question may go on whose last words begin one of our phrases (`3 bhk ready`), best first:
 * none of what was asked for before, nor where nothing was, nor where a place is being named.
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
