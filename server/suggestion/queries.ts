import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { Counts } from '#server/job/pending-counts.ts'

/** PIN codes of live listings that begin like this. */
export async function pincodesLike(
  db: Handle,
  beginning: string,
  most: number,
): Promise<{ pincode: string; area: string | null }[]> {
  const { rows } = await sql<{ pincode: string; area: string | null }>`
    select place.pincode, min(parent.name) as area
    from location place left join location parent on parent.id = place.parent_id
    where place.type = 'pincode' and place.is_active and place.pincode like ${`${beginning}%`}
    group by place.pincode order by place.pincode limit ${most}`.execute(db)
  return rows
}

/** What was asked most since a day in India. */
export async function listPopularSentences(
  db: Handle,
  since: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ sentence: string }>`
    select sentence from search_count where day >= ${since}::date
    group by sentence having sum(count) >= 3
    order by sum(count) desc, sentence limit ${most}`.execute(db)
  return rows.map(({ sentence }) => sentence)
}

/** Adds to the counts of a day; sentences in one order, so that servers never wait in a circle. */
export async function addSentenceCounts(db: Handle, day: string, counts: Counts): Promise<void> {
  await sql`
    insert into search_count (day, sentence, count)
    select ${day}::date, sentence, count
    from unnest(${counts.map(([sentence]) => sentence)}::text[],
      ${counts.map(([, count]) => count)}::bigint[])
      as asked (sentence, count)
    on conflict (day, sentence) do update set count = search_count.count + excluded.count`.execute(
    db,
  )
}

export async function deleteSentenceCounts(db: Handle, before: string): Promise<void> {
  await sql`delete from search_count where day < ${before}::date`.execute(db)
}
