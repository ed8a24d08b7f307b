import type { Handle } from '#server/db/connect.ts'
import type { Market } from '#server/db/index-state.ts'
import { type CompiledSearch, compileSearch, type Reading } from '#server/search/compile-query.ts'
import { type Filter, filterOf, type PublicFilter } from '#server/search/filter-conditions.ts'
import { countPublic } from '#server/search/public-list-queries.ts'
import { countWays } from './count-ways.ts'
import { makeWayCompiler, type Question, type WayConditions } from './way-conditions.ts'

/** Counts what each search finds beside the filters of the form. */
export async function totalsOf<Asked extends Question>(
  db: Handle,
  { isFolded }: Market,
  query: PublicFilter,
  reading: Reading,
  ways: readonly Asked[],
): Promise<ReadonlyMap<Asked, number>> {
  if (ways.length === 0) return new Map()
  const compile = makeWayCompiler(db, query, reading)
  const [form, conditions] = await Promise.all([
    formOf(db, query),
    Promise.all(ways.map((way) => compile(way))),
  ])
  const totals = isFolded
    ? await countWays(db, conditions, form)
    : await countPublic(
        db,
        { isFolded },
        conditions.map((way) => ({ filter: filterWith(form, way), terms: undefined })),
      )
  return new Map(ways.map((way, index) => [way, totals[index] ?? 0]))
}

/** Returns the compiled filters of the form but for its deal; `undefined` where there are none. */
async function formOf(db: Handle, { search: _, listingType: __, ...query }: PublicFilter) {
  return hasForm(query) ? compileSearch(db, query, { isDealOpen: true }) : undefined
}

/** Returns whether filters of the form take homes away. */
export const hasForm = ({ search: _, ...query }: PublicFilter): boolean =>
  Object.values(query).some((value) => value !== undefined)

function filterWith(form: CompiledSearch | undefined, { places, others }: WayConditions): Filter {
  const filter = form?.filter ?? filterOf({}, undefined)
  const conditions = [...others, ...places].map(({ condition }) => condition)
  return { ...filter, worded: [...filter.worded, ...conditions] }
}
