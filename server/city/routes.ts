import type { FastifyInstance } from 'fastify'
import { city } from '#contract/city.ts'
import { refuse } from '#contract/refusal.ts'
import { slugOf } from '#domain/text/slug.ts'
import type { Context } from '#server/context.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { type PendingCounts, writeEvery } from '#server/job/pending-counts.ts'
import { repeat } from '#server/job/repeat.ts'
import { memoize } from '#server/resilience/memoize.ts'
import { type CalledCity, listCities, readCity, sweepCitySearches } from './queries.ts'

// The medians read every live listing, so the figures are cached for a minute; pages show their
// age.
const age = 60_000
const sweepEvery = 6 * 3_600_000

export function registerCityRoutes(
  app: FastifyInstance,
  context: Context,
  searches: PendingCounts,
): void {
  const { db } = context
  const jobs = [
    repeat(app.log, {
      name: 'count searches of cities',
      milliseconds: writeEvery,
      work: () => searches.writeSome(db),
    }),
    repeat(app.log, {
      name: 'forget searches of cities',
      milliseconds: sweepEvery,
      work: () => sweepCitySearches(db),
    }),
  ]
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((job) => job.stop()))
    await searches.flush(db)
  })

  const all = memoize(age, async () => ({
    cities: await listCities(context.db),
    asOf: new Date().toISOString(),
  }))
  const makePage = (id: string) => memoize(age, () => readCity(context.db, id))
  const pages = new Map<string, ReturnType<typeof makePage>>()

  serveRead(app, context, city.list, 'everyone', () => all())

  serveRead(app, context, city.get, 'everyone', async ({ params }) => {
    const { cities, asOf } = await all()
    const found = cities.find((one) => isCalled(one, params.city))
    if (!found) throw refuse('location_not_found')
    // The map has at most as many entries as there are cities.
    const page = pages.get(found._id) ?? makePage(found._id)
    pages.set(found._id, page)
    return { city: { ...found, ...(await page()) }, asOf }
  })
}

function isCalled({ _id, name, slug, aliases }: CalledCity, text: string): boolean {
  const wanted = text.toLowerCase()
  const names = [_id, slug, name.toLowerCase(), ...aliases.map((alias) => alias.toLowerCase())]
  return names.includes(wanted) || aliases.some((alias) => slugOf(alias) === wanted)
}
