import { AlertChannel, type SavedSearch } from '#contract/saved-search.ts'
import { type SearchFilters, searchLabel } from '#contract/search-label.ts'
import type { SearchRow } from './queries.ts'

export function filtersOf(row: { filters: unknown }): SearchFilters {
  // Written by us only, from the checked schema.
  return row.filters as SearchFilters
}

/** A search as its customer sees it; `open` are the ways alerts may take to this customer. */
export function presentSearch(row: SearchRow, open: readonly AlertChannel[]): SavedSearch {
  const channels = row.channels.filter(AlertChannel.has)
  return {
    _id: row.id,
    name: row.name,
    label: searchLabel(filtersOf(row)),
    filters: filtersOf(row),
    text: row.said,
    alertsEnabled: row.alerts_enabled && channels.some((channel) => open.includes(channel)),
    frequency: row.frequency,
    channels,
    newCount: row.new_count,
    lastRunAt: row.last_run_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
