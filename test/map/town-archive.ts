import { writeTileArchive } from './tile-archive.ts'
import { writeVectorTile } from './vector-tile.ts'

const zooms = [7, 8, 9, 10, 11, 12]

/** Writes streets of Pune: a tile at each zoom with a road, a river, a park and a name. */
export function writeTownArchive(): Buffer {
  const content = writeVectorTile([
    {
      name: 'landuse',
      features: [
        {
          type: 'polygon',
          points: [
            [2_000, 1_900],
            [2_300, 1_900],
            [2_300, 2_200],
          ],
          properties: { kind: 'park' },
        },
      ],
    },
    {
      name: 'water',
      features: [
        {
          type: 'line',
          points: [
            [0, 2_600],
            [4_096, 2_300],
          ],
          properties: { kind: 'river', name: 'Mula' },
        },
      ],
    },
    {
      name: 'roads',
      features: [
        {
          type: 'line',
          points: [
            [0, 1_400],
            [4_096, 2_800],
          ],
          properties: { kind: 'highway', name: 'Mumbai Road' },
        },
      ],
    },
    {
      name: 'places',
      features: [
        {
          type: 'point',
          points: [[2_048, 2_048]],
          properties: { kind: 'locality', kind_detail: 'city', name: 'पुणे', 'name:en': 'Pune' },
        },
      ],
    },
  ])
  return writeTileArchive({
    tiles: zooms.map((z) => ({ z, ...tileAt(z, 73.8, 18.55), content })),
    minZoom: Math.min(...zooms),
    maxZoom: Math.max(...zooms),
    bounds: [73.5, 18.3, 74.1, 18.8],
  })
}

/** The tile of a point, in the projection of web maps. */
function tileAt(zoom: number, longitude: number, latitude: number) {
  const across = 2 ** zoom
  const turn = (latitude * Math.PI) / 180
  return {
    x: Math.floor(((longitude + 180) / 360) * across),
    y: Math.floor(((1 - Math.asinh(Math.tan(turn)) / Math.PI) / 2) * across),
  }
}
