import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import type { TileArchive } from './archive.ts'
import type { StreetMap } from './street-map.ts'

const folder = '/map-tiles'

/** The address and the properties of street tiles, for the map of a page. */
export const tilesAddress = ({ version, minZoom, maxZoom, bounds }: TileArchive): string =>
  `${folder}/${version}/{z}/{x}/{y}#${[minZoom, maxZoom, ...bounds].join()}`

const digits = /^\d{1,8}$/

/**
 * Registers GET /map-tiles/:version/:z/:x/:y. The version changes with the content, so that
 * browsers and proxies keep a tile for a year.
 */
export function registerStreetMapRoutes(app: FastifyInstance, streets: StreetMap): void {
  app.get<{ Params: Record<'version' | 'z' | 'x' | 'y', string> }>(
    `${folder}/:version/:z/:x/:y`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { archive } = streets
      if (!archive) throw refuse('busy', { retryAfter: 30 })
      const { version, ...place } = request.params
      const [z, x, y] = [place.z, place.x, place.y].map((text) =>
        digits.test(text) ? Number(text) : Number.NaN,
      ) as [number, number, number]
      const isOnMap = z >= archive.minZoom && z <= archive.maxZoom && x < 2 ** z && y < 2 ** z
      if (!isOnMap) throw refuse('not_found')
      if (version !== archive.version) {
        // The page was opened before the file was replaced.
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${folder}/${archive.version}/${z}/${x}/${y}`, 307)
      }
      const tag = `"${version}-${z}-${x}-${y}"`
      const cacheHeaders = { etag: tag, 'cache-control': 'public, max-age=31536000, immutable' }
      if (request.headers['if-none-match']?.includes(tag)) {
        return reply.headers(cacheHeaders).status(304).send()
      }
      const tile = await streets.readTile(z, x, y).catch(() => {
        throw refuse('busy', { retryAfter: 30 })
      })
      reply.headers(cacheHeaders)
      if (!tile) return reply.status(204).send()
      reply.type('application/vnd.mapbox-vector-tile')
      if (!archive.isGzipped) return reply.send(tile)
      reply.header('vary', 'accept-encoding')
      const isTaken = request.headers['accept-encoding']?.includes('gzip')
      if (!isTaken) return reply.send(gunzipSync(tile, { maxOutputLength: maxTile }))
      return reply.header('content-encoding', 'gzip').send(tile)
    },
  )
}

/** The maximum size of a tile; one of a city has a tenth of it. */
const maxTile = 16 * 1024 * 1024
