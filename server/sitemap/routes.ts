import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import { type Locale, locales, pathIn, pathPrefix } from '#domain/locale/locale.ts'
import type { Context } from '#server/context.ts'
import { memoize } from '#server/resilience/memoize.ts'
import {
  findPartStarts,
  listBrokers,
  listCities,
  listProperties,
  listWritten,
  type SitePage,
} from './queries.ts'
import { indexXml, pagesXml, partSize, robotsText } from './sitemap.ts'

// Computing the parts reads every live listing.
const startsAge = 60 * 60_000

const fixed: SitePage[] = [
  '/',
  '/properties',
  '/brokers',
  '/cities',
  '/about',
  '/contact',
  '/how-results-are-ordered',
].map((path) => ({ path }))

/** Registers robots.txt and the sitemap. They may be an hour old. */
export function registerSitemapRoutes(app: FastifyInstance, { db, config }: Context): void {
  const starts = memoize(startsAge, () => findPartStarts(db, partSize))
  const hidden = { schema: { hide: true } }
  const originOf = (request: FastifyRequest) => {
    const url = URL.parse(config.publicUrl ?? `${request.protocol}://${request.host}`)
    // The Host header may be empty or invalid.
    if (!url) throw refuse('request_unreadable')
    return url.origin
  }

  app.get('/robots.txt', hidden, async (request, reply) =>
    sendText(reply, 'text/plain; charset=utf-8').send(robotsText(originOf(request))),
  )

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const parts = (await starts()).map((_start, part) => `properties-${part + 1}.xml`)
    const files = ['pages.xml', 'brokers.xml', ...parts]
    const paths = locales.flatMap((one) =>
      files.map((file) => `/sitemap${pathPrefix(one)}/${file}`),
    )
    return sendText(reply, xml).send(indexXml(originOf(request), paths))
  })

  for (const locale of locales) {
    const path = `/sitemap${pathPrefix(locale)}/:file`
    app.get<{ Params: { file: string } }>(path, hidden, async (request, reply) => {
      const pages = await pagesOf(request.params.file, locale)
      if (!pages) return reply.callNotFound()
      const inLanguage = pages.map((page) => ({ ...page, path: pathIn(locale, page.path) }))
      return sendText(reply, xml).send(Readable.from(pagesXml(originOf(request), inLanguage)))
    })
  }

  async function pagesOf(file: string, locale: Locale): Promise<SitePage[] | undefined> {
    if (file === 'pages.xml') {
      return [...fixed, ...(await listCities(db)), ...(await listWritten(db, locale))]
    }
    if (file === 'brokers.xml') return listBrokers(db, partSize)
    const part = Number(/^properties-(\d{1,6})\.xml$/.exec(file)?.[1]) - 1
    const bounds = await starts()
    const start = bounds[part]
    if (!start) return undefined
    return listProperties(db, { start, end: bounds[part + 1], max: partSize })
  }
}

const xml = 'application/xml; charset=utf-8'

function sendText(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(type).header('cache-control', 'public, max-age=3600')
}
