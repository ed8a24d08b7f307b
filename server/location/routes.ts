import type { FastifyInstance } from 'fastify'
import { location } from '#contract/location.ts'
import type { Context } from '#server/context.ts'
import { remember } from '#server/http/remember.ts'
import { serve } from '#server/http/serve.ts'
import { listCities, listLocations } from '#server/location/queries.ts'

// The medians read every live listing; a page of cities may be a minute old and says so.
const citiesAge = 60_000

export function mountLocation(app: FastifyInstance, context: Context): void {
  const cities = remember(citiesAge, async () => ({
    cities: await listCities(context.db),
    asOf: new Date().toISOString(),
  }))

  serve(app, context, location.brokerList, async ({ db, query }) => ({
    locations: await listLocations(db, query),
  }))

  serve(app, context, location.cities, () => cities())
}
