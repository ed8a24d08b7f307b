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
  /** What to do, for the broker: "Add a second and third photo". */
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
    advice: 'Add a photo',
    brings: 'A home without a picture is passed over in the results.',
    points: 20,
    isMet: (facts) => photosOf(facts) >= 1,
  },
  {
    name: 'photos',
    advice: 'Have at least five photos',
    brings: 'Rooms, kitchen, bath and the view decide whether somebody comes to see it.',
    points: 15,
    isMet: (facts) => photosOf(facts) >= 5,
  },
  {
    name: 'description',
    advice: 'Describe it in forty words or more',
    brings: 'Search finds the words, and people stop asking what they could have read.',
    points: 10,
    isMet: ({ description }) => wordsIn(description) >= 40,
  },
  {
    name: 'title',
    advice: 'Give the title five words: what it is and what is special',
    brings: 'The title is what a link in WhatsApp shows.',
    points: 5,
    isMet: ({ title }) => wordsIn(title) >= 5,
  },
  {
    name: 'place',
    advice: 'Choose the location from the list',
    brings: 'It is then found under its area and its city.',
    points: 10,
    isMet: ({ isPlaced }) => isPlaced === true,
  },
  {
    name: 'pin',
    advice: 'Pin it on the map',
    brings: 'It shows on the map and in searches around a place.',
    points: 5,
    isMet: ({ isPinned }) => isPinned === true,
  },
  {
    name: 'rooms',
    advice: 'Say how many bedrooms and bathrooms it has',
    brings: 'Most searches name the number of bedrooms.',
    points: 10,
    isMet: ({ bedrooms, bathrooms }) => isKnown(bedrooms) && isKnown(bathrooms),
    applies: isHome,
  },
  {
    name: 'carpet',
    advice: 'Give the carpet area, or say what the area measures',
    brings: 'Buyers compare homes by carpet area.',
    points: 7,
    isMet: ({ areaCarpetSqft, areaBasis }) => isKnown(areaCarpetSqft) || isKnown(areaBasis),
    applies: isBuilt,
  },
  {
    name: 'amenities',
    advice: 'Name at least three amenities',
    brings: 'People filter by lift, parking and power backup.',
    points: 6,
    isMet: ({ amenities = [] }) => amenities.length >= 3,
    applies: isBuilt,
  },
  {
    name: 'floor',
    advice: 'Say which floor it is on',
    brings: 'The first question on the phone for a flat.',
    points: 4,
    isMet: ({ floor }) => isKnown(floor),
    applies: isOneOf('apartment', 'office'),
  },
  {
    name: 'maintenance',
    advice: 'Say what maintenance costs',
    brings: 'So that the price is the whole price.',
    points: 5,
    isMet: ({ maintenance, isMaintenanceIncluded }) =>
      isKnown(maintenance) || isMaintenanceIncluded === true,
    applies: isOneOf('apartment', 'office', 'commercial'),
  },
  {
    name: 'possession',
    advice: 'Say whether it is ready',
    brings: 'It is then found by those who need to move soon.',
    points: 6,
    isMet: ({ possession }) => isKnown(possession),
    applies: (facts) => isSold(facts) && isBuilt(facts),
  },
  {
    name: 'ownership',
    advice: 'Say how it is owned',
    brings: 'Banks and buyers ask for it before a visit.',
    points: 4,
    isMet: ({ ownership }) => isKnown(ownership),
    applies: isSold,
  },
  {
    name: 'rera',
    advice: 'Say how it stands to RERA',
    brings: 'A number a buyer can look up is worth more than a promise.',
    points: 4,
    isMet: ({ rera }) => isKnown(rera),
    applies: (facts) => isSold(facts) && isBuilt(facts),
  },
  {
    name: 'deposit',
    advice: 'Say what the deposit is',
    brings: 'Tenants plan the month they move with it.',
    points: 7,
    isMet: ({ deposit }) => isKnown(deposit),
    applies: isLet,
  },
  {
    name: 'available',
    advice: 'Say from when it is available',
    brings: 'Tenants look by the month they move.',
    points: 5,
    isMet: ({ availableFrom }) => isKnown(availableFrom),
    applies: isLet,
  },
  {
    name: 'facing',
    advice: 'Say where the main door faces',
    brings: 'Many families ask for it before anything else.',
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
        ...{ name, advice, brings },
        points: Math.round((points / all) * 100),
      })),
  }
}
