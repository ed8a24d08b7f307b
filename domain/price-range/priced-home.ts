/** The facts of a home that its price is compared by. Rupees (a month for rent), square feet. */
export interface PricedHome {
  id: string
  price: number
  areaSqft: number
  propertyType: string
  bedrooms: number | null
  /** What the area measures; homes are compared on the same basis only. */
  areaBasis: string | null
  furnished: string | null
  society: string | null
  locality: string
  latitude: number | null
  longitude: number | null
  /** Who offers it; undefined where a list does not say. */
  brokerId?: string | undefined
  /** The home that several listings are known to be of; null or undefined where it has one. */
  homeId?: string | null | undefined
}

/** The homes of a locality, and how far it is from the locality of the home in question. */
export interface LocalityHomes {
  kilometres: number
  homes: readonly PricedHome[]
}

/** Types whose price follows area and place closely enough; commercial space does not. */
export const comparedTypes: readonly string[] = ['apartment', 'house', 'villa', 'plot']
