import { maxShortlistHomes } from '#contract/shortlist/limits.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns the homes that an address asks to add; a truncated address still has the first ones. */
export function readIds(params: URLSearchParams): string[] {
  const given = params.get('add')?.split(',') ?? []
  return [...new Set(given.filter((id) => uuid.test(id)))].slice(0, maxShortlistHomes)
}
