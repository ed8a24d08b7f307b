/** Tiles of streets on this site, and what they cover. */
export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  minZoom: number
  maxZoom: number
  /** West, south, east and north in degrees. */
  bounds: [number, number, number, number]
}

/** Returns the tiles that the page names; undefined where no street map is installed. */
export function readTiles(): Tiles | undefined {
  const [path, about] = document.documentElement.dataset.mapTiles?.split('#') ?? []
  if (!path || !about) return undefined
  const [minZoom = 0, maxZoom = 0, ...bounds] = about.split(',').map(Number)
  const [west = 0, south = 0, east = 0, north = 0] = bounds
  // Tiles are loaded by a worker, which has another base.
  return { url: location.origin + path, minZoom, maxZoom, bounds: [west, south, east, north] }
}
