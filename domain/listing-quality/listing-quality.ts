import { msg, t } from '#domain/locale/translate.ts'

/**
 * The facts that the quality of a listing depends on; what a form does not have yet is `undefined`.
 */
export interface QualityFacts {
  propertyType?: string | undefined
  listingType?: string | undefined
  title?: string | undefined
  description?: string | undefined
  bedrooms?: number | null | undefined
  bathrooms?: number | null | undefined
  furnished?: string | null | undefined
  floor?: number | null | undefined
  /** Whether it has a known place, and whether it has a pin of its own. */
  isPlaced?: boolean | undefined
  isPinned?: boolean | undefined
  amenities?: readonly string[] | undefined
  photos?: number | undefined
  areaCarpetSqft?: number | undefined
  areaBasis?: string | undefined
  maintenance?: number | undefined
  isMaintenanceIncluded?: boolean | undefined
  deposit?: number | undefined
  availableFrom?: string | undefined
  possession?: string | undefined
  facing?: string | undefined
  ownership?: string | undefined
  rera?: string | undefined
  society?: string | undefined
}

/** One item that a listing still lacks. */
export interface MissingQuality {
  name: string
  /** What to do, for the broker: "Add at least five photos". */
  advice: string
  /** The benefit for whoever looks for a home. */
  brings: string
  points: number
}

export interface ListingQuality {
  /** 0 to 100: the share of the points possible for this kind of listing. */
  score: number
  /** Missing items, most points first. */
  missing: MissingQuality[]
}

type Check = MissingQuality & {
  isMet: (facts: QualityFacts) => boolean
  /** Absent where the check applies to every kind; a plot has no bathrooms. */
  applies?: (facts: QualityFacts) => boolean
}

const isOneOf = (...types: string[]) => {
  return ({ propertyType }: QualityFacts) => types.includes(propertyType ?? '')
}
const isHome = isOneOf('apartment', 'villa', 'house')
const isLand = isOneOf('plot', 'agricultural')
const isBuilt = (facts: QualityFacts) => !isLand(facts)
const isSold = ({ listingType }: QualityFacts) => listingType === 'sell'
const isLet = ({ listingType }: QualityFacts) => listingType === 'rent' || listingType === 'lease'
const isKnown = (value: unknown) => value !== undefined && value !== null && value !== ''
const wordsIn = (text = '') => text.split(/\s+/).filter(Boolean).length
const photosOf = ({ photos = 0 }: QualityFacts) => photos

/** The weights: most for what people look at first and ask about in the first call. */
const checks: readonly Check[] = [
  {
    name: 'photo',
    advice: msg('Add a photo'),
    brings: msg('People skip homes without photos.'),
    points: 20,
    isMet: (facts) => photosOf(facts) >= 1,
  },
  {
    name: 'photos',
    advice: msg('Add at least five photos'),
    brings: msg('Rooms, kitchen, bathroom and view decide whether people visit.'),
    points: 15,
    isMet: (facts) => photosOf(facts) >= 5,
  },
  {
    name: 'description',
    advice: msg('Describe it in 40 words or more'),
    brings: msg('Search finds these words, and people have fewer questions.'),
    points: 10,
    isMet: ({ description }) => wordsIn(description) >= 40,
  },
  {
    name: 'title',
    advice: msg('Write a title of five words or more'),
    brings: msg('WhatsApp shows the title with the link.'),
    points: 5,
    isMet: ({ title }) => wordsIn(title) >= 5,
  },
  {
    name: 'place',
    advice: msg('Choose the location from the list'),
    brings: msg('People find it under its locality and city.'),
    points: 10,
    isMet: ({ isPlaced }) => isPlaced === true,
  },
  {
    name: 'pin',
    advice: msg('Pin it on the map'),
    brings: msg('It appears on the map and in searches near a place.'),
    points: 5,
    isMet: ({ isPinned }) => isPinned === true,
  },
  {
    name: 'rooms',
    advice: msg('Add bedrooms and bathrooms'),
    brings: msg('Most searches include the number of bedrooms.'),
    points: 10,
    isMet: ({ bedrooms, bathrooms }) => isKnown(bedrooms) && isKnown(bathrooms),
    applies: isHome,
  },
  {
    name: 'carpet',
    advice: msg('Add the carpet area or the area type'),
    brings: msg('Buyers compare homes by carpet area.'),
    points: 7,
    isMet: ({ areaCarpetSqft, areaBasis }) => isKnown(areaCarpetSqft) || isKnown(areaBasis),
    applies: isBuilt,
  },
  {
    name: 'amenities',
    advice: msg('Add at least three amenities'),
    brings: msg('People filter by lift, parking and power backup.'),
    points: 6,
    isMet: ({ amenities = [] }) => amenities.length >= 3,
    applies: isBuilt,
  },
  {
    name: 'floor',
    advice: msg('Add the floor'),
    brings: msg('It is the first question about a flat.'),
    points: 4,
    isMet: ({ floor }) => isKnown(floor),
    applies: isOneOf('apartment', 'office'),
  },
  {
    name: 'maintenance',
    advice: msg('Add the maintenance charge'),
    brings: msg('People can see the full cost.'),
    points: 5,
    isMet: ({ maintenance, isMaintenanceIncluded }) =>
      isKnown(maintenance) || isMaintenanceIncluded === true,
    applies: isOneOf('apartment', 'office', 'commercial'),
  },
  {
    name: 'possession',
    advice: msg('Add the possession status'),
    brings: msg('People who want to move soon can find it.'),
    points: 6,
    isMet: ({ possession }) => isKnown(possession),
    applies: (facts) => isSold(facts) && isBuilt(facts),
  },
  {
    name: 'ownership',
    advice: msg('Add the ownership type'),
    brings: msg('Banks and buyers ask for it before a visit.'),
    points: 4,
    isMet: ({ ownership }) => isKnown(ownership),
    applies: isSold,
  },
  {
    name: 'rera',
    advice: msg('Add the RERA status'),
    brings: msg('Buyers trust a number they can verify.'),
    points: 4,
    isMet: ({ rera }) => isKnown(rera),
    applies: (facts) => isSold(facts) && isBuilt(facts),
  },
  {
    name: 'deposit',
    advice: msg('Add the deposit'),
    brings: msg('Tenants need it to plan their budget.'),
    points: 7,
    isMet: ({ deposit }) => isKnown(deposit),
    applies: isLet,
  },
  {
    name: 'available',
    advice: msg('Add the available-from date'),
    brings: msg('Tenants search by the month they move.'),
    points: 5,
    isMet: ({ availableFrom }) => isKnown(availableFrom),
    applies: isLet,
  },
  {
    name: 'facing',
    advice: msg('Add the main door facing'),
    brings: msg('Many families ask for it first.'),
    points: 3,
    isMet: ({ facing }) => isKnown(facing),
    applies: (facts) => isHome(facts) || isLand(facts),
  },
]

/**
 * Returns how good a listing is for people who look for a home, and what would improve it. The
 * score is a whole number from 0 to 100: the share of the points that apply to its kind. It is
 * pure, so that the form, the lists and the ranking agree.
 */
export function listingQuality(facts: QualityFacts): ListingQuality {
  const asked = checks.filter(({ applies }) => applies?.(facts) ?? true)
  const all = asked.reduce((sum, { points }) => sum + points, 0)
  const open = asked.filter(({ isMet }) => !isMet(facts))
  const lost = open.reduce((sum, { points }) => sum + points, 0)
  return {
    score: Math.round(((all - lost) / all) * 100),
    missing: open
      .toSorted((one, other) => other.points - one.points)
      .map(({ name, advice, brings, points }) => ({
        name,
        advice: t(advice),
        brings: t(brings),
        points: Math.round((points / all) * 100),
      })),
  }
}
