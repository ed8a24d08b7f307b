import { read } from '#app/api/inject.ts'
import type { CardView } from '#app/property/card-view.ts'
import { expiredProperty } from '#contract/property/expired.ts'
import { formatDate } from '#domain/date/date.ts'
import { readSimilar } from './detail/similar.ts'

type Arguments = Parameters<typeof read>[0]

/** The data of the page of an expired listing. */
export interface Expired {
  title: string
  /** The day on which its broker last confirmed it. */
  since: string
  similar: CardView[]
}

/** Loads homes similar to an expired one. */
export async function readExpired(args: Arguments, id: string): Promise<Expired> {
  const { property } = await read(args, expiredProperty.get, { params: { id } })
  const similar = await readSimilar(args, property)
  return {
    title: property.title,
    since: formatDate(property.confirmedOn),
    similar: similar.map(({ card }) => card),
  }
}
