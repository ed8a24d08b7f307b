const landmarkCities = ['mumbai', 'delhi', 'bengaluru', 'chennai', 'hyderabad', 'pune'] as const
const otherNames: Record<string, LandmarkCity> = { 'new delhi': 'delhi', bangalore: 'bengaluru' }

export type LandmarkCity = (typeof landmarkCities)[number]
export type Segment = 'residential' | 'commercial' | 'industrial' | 'agricultural'
export type DrawingName = 'street' | 'city' | LandmarkCity | Segment

/** The drawing of a city: what everyone knows it by, or towers where we have drawn nothing yet. */
export function cityDrawing(city: string): LandmarkCity | 'city' {
  const name = city.toLowerCase()
  return landmarkCities.find((known) => known === name) ?? otherNames[name] ?? 'city'
}
