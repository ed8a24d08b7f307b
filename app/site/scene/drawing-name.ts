const landmarkCities = ['mumbai', 'delhi', 'bengaluru', 'chennai', 'hyderabad', 'pune'] as const
const otherNames: Record<string, LandmarkCity> = { 'new delhi': 'delhi', bangalore: 'bengaluru' }

export type LandmarkCity = (typeof landmarkCities)[number]
export type Segment = 'residential' | 'commercial' | 'industrial' | 'agricultural'
export type DrawingName = 'street' | 'city' | LandmarkCity | Segment

/** Returns the drawing of a city: its landmark, or towers for cities without a drawing. */
export function cityDrawing(city: string): LandmarkCity | 'city' {
  const name = city.toLowerCase()
  return landmarkCities.find((known) => known === name) ?? otherNames[name] ?? 'city'
}
