import type { FastifyInstance } from 'fastify'
import { propertyFacet } from '#contract/property/facet.ts'
import { property } from '#contract/property/property.ts'
import { searchReading } from '#contract/search/explanation.ts'
import { saveDecisionViews } from '#server/audit/decision-view-queries.ts'
import { searchedPlace, searchKey } from '#server/city/search-count.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { makeFirstVisitCheck, visitorOf } from '#server/http/visitor.ts'
import type { PendingCounts } from '#server/job/pending-counts.ts'
import { impressionCounts } from '#server/property/analytics/impressions.ts'
import { registerAnalyticsRoutes } from '#server/property/analytics/routes.ts'
import { limitConcurrency } from '#server/resilience/concurrency.ts'
import { countFacets } from './facets/facets.ts'
import { listForReview, listMine } from './internal/list-service.ts'
import { mapListings, writeMap } from './map/map.ts'
import { searchWithout } from './remove-term.ts'
import { searchListings, writeFound } from './search-listings.ts'

/**
 * Text searches are slow. Fewer of them run at once than there are database connections, so that
 * nothing else waits behind them, and a started one finishes before the next starts (decision
 * 0024). Four keep this process busy, which does a third of the work of each.
 */
const searchesAtOnce = 4
/** Facets take as long as several searches, and two connections each. */
const facetsAtOnce = 2
const maxWaiting = 1_000
/** The same as the wait for a connection. */
const maxWaitMs = 3_000

/** Counts of searches, by our description and by the city they name. */
interface SearchCounts {
  asked: PendingCounts
  citySearches: PendingCounts
}

export function registerSearchRoutes(
  app: FastifyInstance,
  context: Context,
  { asked, citySearches }: SearchCounts,
): void {
  const { secrets } = context
  const { prepared } = context.reads
  const shown = impressionCounts()
  const isFirst = makeFirstVisitCheck()
  const isFirstInPlace = makeFirstVisitCheck()
  registerAnalyticsRoutes(app, context, shown)
  const databases = context.config.databaseReplicaUrls.length + 1
  const turn = limitConcurrency(searchesAtOnce * databases, maxWaiting, maxWaitMs)
  const facetTurn = limitConcurrency(facetsAtOnce * databases, maxWaiting, maxWaitMs)
  const inTurn = <Found>(
    { search }: { search?: string | undefined },
    find: () => Promise<Found>,
  ) => (search ? turn(find) : find())

  serveRead(
    app,
    context,
    property.publicList,
    'everyone',
    ({ query }) => inTurn(query, () => searchListings(context, query)),
    {
      write: writeFound,
      onServed: ({ properties, interpretation, commonQuery }, query, visit) => {
        const ids = properties.map(({ id }) => id)
        const place = searchedPlace(query, interpretation)
        // A response served again within half a second counts for its first visitor.
        const { visitor } = visitorOf(context.secrets, visit)
        return () => {
          for (const id of ids) shown.note(id)
          if (commonQuery && isFirst(visitor, commonQuery)) asked.note(commonQuery)
          if (place && isFirstInPlace(visitor, place)) citySearches.note(searchKey(place, visitor))
        }
      },
    },
  )

  serveRead(app, context, searchReading.without, 'everyone', ({ query }) =>
    searchWithout(prepared, query),
  )

  serveRead(
    app,
    context,
    property.publicMap,
    'everyone',
    ({ query }) => inTurn(query, () => mapListings(prepared, query)),
    { write: writeMap },
  )

  serveRead(app, context, propertyFacet.list, 'everyone', async ({ query }) => ({
    facets: await facetTurn(() => countFacets(prepared, query)),
  }))

  serve(app, context, property.mine, ({ db, viewer, query }) =>
    listMine(db, viewer, query, secrets),
  )

  serve(app, context, property.list, async ({ db, viewer, query }) => {
    const list = await listForReview(db, viewer, query, secrets)
    await saveDecisionViews(
      db,
      viewer,
      list.properties.map(({ _id }) => _id),
    )
    return list
  })
}
