import type { FastifyInstance } from 'fastify'
import { suggestion } from '#contract/search/suggestion.ts'
import type { Context } from '#server/context.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { type PendingCounts, writeEvery } from '#server/job/pending-counts.ts'
import { repeat } from '#server/job/repeat.ts'
import { memoize } from '#server/resilience/memoize.ts'
import { countSearches } from '#server/search/compile-query.ts'
import { popularSearches, searchIdeas, suggest, sweepSearchSentences } from './service.ts'

const minute = 60_000
const sweepEvery = 6 * 3_600_000
/** More than a page shows, because some may no longer find anything. */
const maxPopular = 12

export function registerSuggestionRoutes(
  app: FastifyInstance,
  context: Context,
  asked: PendingCounts,
): void {
  const { db } = context
  const jobs = [
    repeat(app.log, {
      name: 'count searches',
      milliseconds: writeEvery,
      work: () => asked.writeSome(db),
    }),
    repeat(app.log, {
      name: 'forget searches',
      milliseconds: sweepEvery,
      work: () => sweepSearchSentences(db),
    }),
  ]
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((job) => job.stop()))
    await asked.flush(db)
  })

  serveRead(app, context, suggestion.list, 'everyone', async ({ db, query }) => ({
    suggestions: query.q ? await suggest(db, query.q) : [],
  }))

  // A week's searches change slowly, and each of them has to be counted.
  const popular = memoize(minute, async () => {
    const [asked, own] = await Promise.all([popularSearches(db, maxPopular), searchIdeas(db)])
    const others = own
      .map(({ size, city }) => ({ size, city, text: `${size} in ${city}` }))
      .filter(({ text }) => !asked.includes(text))
    const totals = await countSearches(db, [...asked, ...others.map(({ text }) => text)])
    const findsSome = ({ total }: { total: number }) => total > 0
    return {
      searches: asked.map((text, index) => ({ text, total: totals[index] ?? 0 })).filter(findsSome),
      ideas: others
        .map((one, index) => ({ ...one, total: totals[asked.length + index] ?? 0 }))
        .filter(findsSome),
    }
  })
  serveRead(app, context, suggestion.popular, 'everyone', () => popular())
}
