import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Handle } from '#server/db/connect.ts'
import { joinList } from '#server/locale/join-list.ts'
import { countUse } from './count-queries.ts'

/** Refuses to delete a location that is in use, with the counts. */
export async function refuseUsed(
  db: Handle,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { listings, areas, pincodes } = await countUse(db, id)
  const counts = (count: number) => ({ count, figure: withCommas(count) })
  const parts = [
    ...(listings > 0
      ? [t('{count, plural, one {1 listing} other {{figure} listings}}', counts(listings))]
      : []),
    ...(areas > 0
      ? [t('{count, plural, one {1 area} other {{figure} areas}}', counts(areas))]
      : []),
    ...(pincodes > 0
      ? [t('{count, plural, one {1 PIN code} other {{figure} PIN codes}}', counts(pincodes))]
      : []),
  ]
  if (parts.length === 0) return
  throw refuse('in_use', {
    message: t('{name} has {what}. Merge it into another location to delete it.', {
      name,
      what: joinList(parts),
    }),
  })
}
