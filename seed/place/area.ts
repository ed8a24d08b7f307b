export interface City {
  name: string
  aliases: string[]
  state: string
  latitude: number
  longitude: number
  description: string
  areas: Area[]
}

export interface Area {
  name: string
  aliases: string[]
  pincode: string
  district: string
  latitude: number
  longitude: number
  /** Typical price of a flat, in rupees per square foot, 2025. */
  salePerSqft: number
  /** Typical rent, in rupees per square foot and month, 2025. */
  rentPerSqft: number
  /** True at the edge of the city, which has farm land and industrial sheds. */
  outskirts: boolean
}

type Point = readonly [latitude: number, longitude: number]
type Level = readonly [salePerSqft: number, rentPerSqft: number]

/** Returns one row of a city's table. */
export function area(
  name: string,
  pincode: string,
  district: string,
  [latitude, longitude]: Point,
  [salePerSqft, rentPerSqft]: Level,
  aliases: string[] = [],
): Area {
  return {
    name,
    aliases,
    pincode,
    district,
    latitude,
    longitude,
    salePerSqft,
    rentPerSqft,
    outskirts: false,
  }
}

export function outskirts(...row: Parameters<typeof area>): Area {
  return { ...area(...row), outskirts: true }
}
