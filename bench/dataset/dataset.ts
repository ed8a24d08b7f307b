/** What the listings of a database are made from; `even.ts` and `skewed.ts` are two of them. */
export interface Dataset {
  name: string
  cities: readonly CityRow[]
  areasOfEach: number
  /** Names of areas are made of a first and a second part; so are those of societies. */
  areaNames: readonly [first: readonly string[], second: readonly string[]]
  societyNames: readonly [first: readonly string[], second: readonly string[]]
  /** How many brokers so many listings have. */
  brokers(listings: number): number
  /** 1: all brokers have as many listings; with 4 a tenth of them have more than half of all. */
  brokerSkew: number
  adjectives: readonly string[]
  surroundings: readonly string[]
  /** What descriptions are made of; the commoner ones come first. */
  remarks: readonly string[]
  /** Of these each listing has so many, at least and at most. */
  remarksOfEach: readonly [min: number, max: number]
  amenities: readonly string[]
  amenitiesOfEach: readonly [min: number, max: number]
  features: readonly string[]
  featuresOfEach: readonly [min: number, max: number]
  /** What visitors look for, beside names of societies. */
  wanted: readonly string[]
}

/** Rupees per square foot; the share of the market, in no unit; three digits of PIN codes. */
export type CityRow = readonly [
  name: string,
  state: string,
  latitude: number,
  longitude: number,
  level: number,
  weight: number,
  pincodes: number,
]
