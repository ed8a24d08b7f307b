import type { PropertyPublic } from '#contract/property/property.ts'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { makeBatchLoader } from '#server/db/batch-loader.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Visit } from '#server/http/visitor.ts'
import { viewCounter } from '#server/property/analytics/view-count.ts'
import { presentPublic } from './present.ts'
import { findPublic, type PublicRow, whyWithoutPage } from './public-queries.ts'

export { type CardWithStatus, findCards } from './card-queries.ts'

/** Small enough that the first request does not wait long for the last. */
const maxBatch = 16

/** Returns a function that returns a listing with a public page and counts the view. */
export function listingVisits(
  context: Pick<Context, 'db' | 'reads' | 'secrets'>,
  onFailure: (error: unknown) => void,
): (id: string, visit: Visit) => Promise<PropertyPublic> {
  const { prepared } = context.reads
  const countView = viewCounter(context, onFailure)
  const find = makeBatchLoader(maxBatch, async (ids: string[]) => {
    const rows = await findPublic(prepared, [...new Set(ids)])
    const known = new Map<string, PublicRow>(rows.map((row) => [row.id, row]))
    return ids.map((id) => known.get(id))
  })
  return async (id, visit) => {
    const row = await find(id)
    if (!row) throw refuse(await whyWithoutPage(prepared, id))
    return presentPublic(row, await countView(row, visit))
  }
}

/** Returns what an advert of a listing with a public page shows beside its texts. */
export async function findAdvert(prepared: Handle, id: string) {
  const [row] = await findPublic(prepared, [id])
  if (!row) return undefined
  const { detail, broker, images } = presentPublic(row, 0)
  const [image] = images
  const [, photo, file] = /^\/media\/([\da-f-]+)\/([^/?]+)$/.exec(image?.url ?? '') ?? []
  return {
    detail,
    agentNumber: broker.agentNumber,
    photo: photo && file ? { id: photo, file } : null,
  }
}
