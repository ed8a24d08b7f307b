import { read } from '#app/api/inject.ts'
import { searchReading } from '#contract/search/explanation.ts'
import { addressFor, type Filter, paramsOf } from './filter.ts'

/**
 * Returns the address of the list without a part of the search text; the server computes the
 * remaining text when it is opened.
 */
export function addressWithout(filter: Filter, part: { start: number; end: number }): string {
  const params = paramsOf(filter)
  params.set('without', `${part.start}-${part.end}`)
  return `/properties?${params}`
}

/** Returns the address without the part that the parameters name, or why that part stays. */
export async function leftAddress(
  args: Parameters<typeof read>[0],
  filter: Filter,
  params: URLSearchParams,
): Promise<{ address?: string; kept?: string }> {
  const [, start = '', end = ''] = /^(\d{1,3})-(\d{1,3})$/.exec(params.get('without') ?? '') ?? []
  if (!(Number(start) < Number(end))) return {}
  const query = { search: filter.search, start, end }
  const { search, kept } = await read(args, searchReading.without, { query })
  return kept === null
    ? { address: addressFor({ ...filter, search: search || undefined }) }
    : { kept }
}
