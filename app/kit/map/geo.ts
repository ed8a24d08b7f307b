/** The parts of GeoJSON that the map needs. */
type Position = [longitude: number, latitude: number]

export interface Feature<Properties = object> {
  type: 'Feature'
  properties: Properties
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] }
}

export interface Features<Properties = object> {
  type: 'FeatureCollection'
  features: Feature<Properties>[]
}

export const noFeatures: Features = { type: 'FeatureCollection', features: [] }

export const pointAt = <Properties extends object>(
  { latitude, longitude }: { latitude: number; longitude: number },
  properties: Properties,
): Feature<Properties> => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
})

export const toFeatureCollection = <Properties extends object>(
  features: Feature<Properties>[],
): Features<Properties> => ({ type: 'FeatureCollection', features })
