import type { SearchFilters } from './labels.ts'

/**
 * Returns the address of the listing page with these filters. The page calls `propertyType` just
 * `type`.
 */
export function searchAddress({ propertyType, ...filters }: SearchFilters): string {
  const said = { ...(propertyType && { type: propertyType }), ...filters }
  const params = new URLSearchParams(said)
  return `/properties${params.size > 0 ? `?${params}` : ''}`
}
