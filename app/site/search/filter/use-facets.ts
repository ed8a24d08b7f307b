import { useEffect, useState } from 'react'
import type { PropertyFacets } from '#contract/property/facet.ts'
import { currentLocale } from '#domain/locale/translate.ts'
import { type Filter, unorderedQueryOf } from './filter.ts'

/**
 * Returns how many homes each choice of the filters would show: loaded once somebody opens the
 * filters, and again when they change. Absent where loading fails. Uses fetch directly: the typed
 * call would bring the whole contract into every first load.
 */
export function useFacets(filter: Filter, isWanted: boolean): PropertyFacets | undefined {
  const asked = unorderedQueryOf(filter)
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined && value !== '') params.set(name, String(value))
  }
  const query = params.toString()
  const [known, setKnown] = useState<{ query: string; facets: PropertyFacets }>()
  useEffect(() => {
    if (!isWanted) return
    const control = new AbortController()
    read(query, control.signal)
      .then((facets) => facets && setKnown({ query, facets }))
      .catch(() => undefined)
    return () => control.abort()
  }, [query, isWanted])
  return known?.query === query ? known.facets : undefined
}

async function read(query: string, signal: AbortSignal): Promise<PropertyFacets | null> {
  const response = await fetch(`/api/public/properties/facets?${query}`, {
    signal,
    headers: { 'accept-language': currentLocale() },
  })
  if (!response.ok) return null
  return ((await response.json()) as { facets: PropertyFacets | null }).facets
}
