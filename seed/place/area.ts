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
  /** What a flat here typically costs, rupees per square foot, 2025. */
  salePerSqft: number
  /** What it typically lets for, rupees per square foot a month, 2025. */
  rentPerSqft: number
  /** True at the edge of the city, where farm land and industrial sheds are found. */
  outskirts: boolean
}

type Point = readonly [latitude: number, longitude: number]
type Level = readonly [salePerSqft: number, rentPerSqft: number]

/** One row of a city's table. */
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
