import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownProperty } from '#contract/own-property.ts'
import { property } from '#contract/property.ts'
import { propertyCompare } from '#contract/property-compare.ts'
import { propertyFacet } from '#contract/property-facet.ts'
import { propertyReview } from '#contract/property-review.ts'
import { searchReading } from '#contract/search-reading.ts'
import { searchedPlace } from '#server/city/search-count.ts'
import { makeContactToken } from '#server/contact/page-token.ts'
import type { Context } from '#server/context.ts'
import { receivedAt } from '#server/http/received-at.ts'
import { serve } from '#server/http/serve.ts'
import { turns } from '#server/http/turn.ts'
import type { PendingCounts } from '#server/job/pending-counts.ts'
import { noteView } from '#server/recommendation/view.ts'
import { findCompared } from './compare.ts'
import { countFacets } from './facet.ts'
import { mapListings, writeMap } from './map.ts'
import { mountNumber } from './number-routes.ts'
import { countByStatus, sumOwn } from './queries.ts'
import { commonSentence } from './reading.ts'
import { decideListing, findAll, getForReview, removeListing } from './review.ts'
import { addForBroker, editForBroker, getSignals } from './review-keep.ts'
import { searchListings, writeFound } from './search.ts'
import {
  changeListing,
  closeListing,
  confirmListing,
  createListing,
  findAskers,
  findMine,
  getMine,
  restoreListing,
  withdrawListing,
} from './service.ts'
import { shownCounts } from './shown.ts'
import { searchWithout } from './text-without.ts'
import { listingVisits } from './visit.ts'

/**
 * What is searched by words takes long: fewer at once than the database has connections, so that nothing
 * else waits behind them, and one that has begun goes on before the next one begins (0379). Four keep
 * this process busy: it has a third of the work of each.
 */
const searchesAtOnce = 4
/** The numbers beside the filters take several searches' time, and two connections each. */
const facetsAtOnce = 2
const mostWaiting = 1_000
/** As long as is waited for a connection. */
const patience = 3_000

const removed = { message: 'Property deleted successfully' }

/** What searches are counted by: our sentence for them, and the city they name. */
interface SearchCounts {
  asked: PendingCounts
  citySearches: PendingCounts
}

export function mountProperty(app: FastifyInstance, context: Context, counts: SearchCounts): void {
  mountPublic(app, context, counts)
  mountOwn(app, context)
  mountReview(app, context)
}

function mountPublic(
  app: FastifyInstance,
  context: Context,
  { asked, citySearches }: SearchCounts,
): void {
  const { prepared } = context.reads
  const visitListing = listingVisits(context, (error) => app.log.warn({ err: error }, 'view'))
  const shown = shownCounts()
  mountNumber(app, context, shown)
  const databases = context.config.databaseReplicaUrls.length + 1
  const turn = turns(searchesAtOnce * databases, mostWaiting, patience)
  const facetTurn = turns(facetsAtOnce * databases, mostWaiting, patience)
  const inTurn = <Found>(
    { search }: { search?: string | undefined },
    find: () => Promise<Found>,
  ) => (search ? turn(find) : find())

  serve(
    app,
    context,
    property.publicList,
    ({ query }) => inTurn(query, () => searchListings(context, query)),
    {
      kept: 'everyone',
      write: writeFound,
      given: ({ properties, interpretation }, query) => {
        const ids = properties.map(({ id }) => id)
        const sentence = interpretation && commonSentence(interpretation)
        const place = searchedPlace(query, interpretation)
        return () => {
          for (const id of ids) shown.note(id)
          if (sentence) asked.note(sentence)
          if (place) citySearches.note(place)
        }
      },
    },
  )

  serve(
    app,
    context,
    searchReading.without,
    async ({ query }) => ({ search: await searchWithout(prepared, query) }),
    { kept: 'everyone' },
  )

  serve(
    app,
    context,
    property.publicMap,
    ({ query }) => inTurn(query, () => mapListings(prepared, query)),
    { kept: 'everyone', write: writeMap },
  )

  serve(
    app,
    context,
    propertyFacet.list,
    async ({ query }) => ({ facets: await facetTurn(() => countFacets(prepared, query)) }),
    { kept: 'everyone' },
  )

  serve(
    app,
    context,
    propertyCompare.some,
    async ({ query }) => ({ properties: await findCompared(prepared, query.ids) }),
    { kept: 'everyone' },
  )

  // Looking at a listing counts, so it is done once by each visitor.
  serve(
    app,
    context,
    property.publicGet,
    async ({ db, viewer, params, trace }) => {
      const property = await visitListing(params.id, { viewer, trace })
      if (viewer?.realm === 'customer') await noteView(db, viewer, params.id)
      return { property, contactToken: makeContactToken(context.secrets, params.id) }
    },
    { kept: 'visitor' },
  )
}

function mountOwn(app: FastifyInstance, context: Context): void {
  const { secrets } = context

  serve(app, context, property.create, async ({ db, viewer, body, request }) =>
    answerSubmitted(await createListing(db, viewer, body, secrets, isKeyed(request))),
  )

  serve(app, context, property.mine, ({ db, viewer, query }) =>
    findMine(db, viewer, query, secrets),
  )

  serve(app, context, property.mineStats, async ({ db, viewer }) => ({
    stats: await sumOwn(db, viewer),
  }))

  serve(app, context, property.mineOne, async ({ db, viewer, params }) => ({
    property: await getMine(db, viewer, params.id, secrets),
  }))

  serve(app, context, property.change, async ({ db, viewer, params, body }) => ({
    property: await changeListing(db, viewer, params.id, body, secrets),
  }))

  serve(app, context, property.close, async ({ db, viewer, params, body }) => ({
    property: await closeListing(db, viewer, params.id, body, secrets),
  }))

  serve(app, context, ownProperty.askers, async ({ db, viewer, params }) => ({
    askers: await findAskers(db, viewer, params.id),
  }))

  serve(app, context, ownProperty.confirm, async ({ db, viewer, params }) => ({
    property: await confirmListing(db, viewer, params.id, secrets),
  }))

  serve(app, context, ownProperty.restore, async ({ db, viewer, params }) => ({
    property: await restoreListing(db, viewer, params.id, secrets),
  }))

  serve(app, context, property.withdraw, async ({ db, viewer, params }) => {
    await withdrawListing(db, viewer, params.id)
    return removed
  })
}

function mountReview(app: FastifyInstance, context: Context): void {
  const { secrets } = context

  serve(app, context, property.list, ({ db, viewer, query }) => findAll(db, viewer, query, secrets))

  serve(app, context, property.stats, async ({ db }) => ({ stats: await countByStatus(db) }))

  serve(app, context, property.get, ({ db, viewer, params }) =>
    getForReview(db, viewer, params.id, secrets),
  )

  serve(app, context, property.changeStatus, async ({ db, viewer, params, body, reply }) => ({
    property: await decideListing(
      db,
      viewer,
      params.id,
      { ...body, receivedAt: receivedAt(reply) },
      secrets,
    ),
  }))

  serve(app, context, property.remove, async ({ db, viewer, params }) => {
    await removeListing(db, viewer, params.id)
    return removed
  })

  serve(app, context, propertyReview.signals, ({ db, viewer, params }) =>
    getSignals(db, viewer, params.id, secrets),
  )

  serve(app, context, propertyReview.add, async ({ db, viewer, body, request }) =>
    answerSubmitted(await addForBroker(db, viewer, body, secrets, isKeyed(request))),
  )

  serve(app, context, propertyReview.edit, async ({ db, viewer, params, body }) => ({
    property: await editForBroker(db, viewer, params.id, body, secrets),
  }))
}

const isKeyed = ({ headers }: FastifyRequest) => headers['idempotency-key'] !== undefined

/** A repetition says that it added nothing. */
function answerSubmitted<Row>({ property, isRepeated }: { property: Row; isRepeated: boolean }) {
  if (!isRepeated) return { property }
  const message = 'This listing was submitted a moment ago. Nothing was added.'
  return { property, isRepeated, message }
}
