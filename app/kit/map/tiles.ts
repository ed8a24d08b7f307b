/** Street tiles of this site, and the area they cover. */
export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  minZoom: number
  maxZoom: number
  /** West, south, east and north in degrees. */
  bounds: [number, number, number, number]
}

/** Returns the street tiles of the page; undefined if no street map is installed. */
export function readTiles(): Tiles | undefined {
  const [path, about] = document.documentElement.dataset.mapTiles?.split('#') ?? []
  if (!path || !about) return undefined
  const [minZoom = 0, maxZoom = 0, ...bounds] = about.split(',').map(Number)
  const [west = 0, south = 0, east = 0, north = 0] = bounds
  // Tiles are loaded by a worker, which has another base URL.
  return { url: location.origin + path, minZoom, maxZoom, bounds: [west, south, east, north] }
}
