import type { FastifyInstance } from 'fastify'
import { location } from '#contract/location.ts'
import { openPaginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { serve } from '#server/http/serve.ts'
import { serveCrud } from '#server/http/serve-crud.ts'
import {
  type AdminLocation,
  findCityCalled,
  listAcceptedAreas,
  listAcceptedCities,
  listLocationRows,
} from './admin-queries.ts'
import { mergeLocation } from './merge.ts'
import { listLocations } from './queries.ts'
import { locations, withFigures } from './service.ts'

export function registerLocationRoutes(app: FastifyInstance, context: Context): void {
  registerAdminRoutes(app, context)

  for (const endpoint of [location.brokerList, location.offered]) {
    serve(app, context, endpoint, async ({ db, query }) => ({
      locations: await listLocations(db, query),
    }))
  }
}

function registerAdminRoutes(app: FastifyInstance, context: Context): void {
  serveCrud(app, context, location, {
    list: async ({ db, query }) => {
      const { rows, total } = await listLocationRows(db, query)
      return {
        locations: await withFigures(db, rows),
        pagination: openPaginationOf(query, total),
      }
    },
    get: async ({ db, params }) => one(db, await locations.get(db, params.id)),
    create: async ({ db, viewer, body }) => one(db, await locations.create(db, viewer, body)),
    change: async ({ db, viewer, params, body }) =>
      one(db, await locations.change(db, viewer, params.id, body)),
    remove: async ({ db, viewer, params }) => {
      await locations.remove(db, viewer, params.id)
      return { message: t('Location deleted successfully') }
    },
  })

  serve(app, context, location.merge, async ({ db, viewer, params, body }) => {
    const merged = await mergeLocation(db, viewer, params.id, body.into)
    return { ...(await one(db, merged.location)), moved: merged.moved }
  })

  serve(app, context, location.allCities, async ({ db }) => ({
    cities: await listAcceptedCities(db),
  }))

  serve(app, context, location.areasOf, async ({ db, params }) => {
    const cityId = await findCityCalled(db, params.city)
    if (!cityId) throw refuse('location_not_found')
    return { areas: await listAcceptedAreas(db, cityId) }
  })
}

async function one(db: Handle, row: AdminLocation) {
  const [location] = await withFigures(db, [row])
  if (!location) throw refuse('location_not_found')
  return { location }
}
