import { read } from '#app/api/inject.ts'
import { searchReading } from '#contract/search/explanation.ts'
import { addressFor, type Filter, paramsOf } from './filter.ts'

/**
 * Leads to the list without the part of the search that stands there; what is left the server tells
 * then.
 */
export function addressWithout(filter: Filter, part: { start: number; end: number }): string {
  const params = paramsOf(filter)
  params.set('without', `${part.start}-${part.end}`)
  return `/properties?${params}`
}

/** Where an address leads that names a part to take away. */
export async function leftAddress(
  args: Parameters<typeof read>[0],
  filter: Filter,
  params: URLSearchParams,
): Promise<string | undefined> {
  const [, start = '', end = ''] = /^(\d{1,3})-(\d{1,3})$/.exec(params.get('without') ?? '') ?? []
  if (!(Number(start) < Number(end))) return undefined
  const query = { search: filter.search, start, end }
  const { search } = await read(args, searchReading.without, { query })
  return addressFor({ ...filter, search: search || undefined })
}
