import { AlertChannel, type SavedSearch } from '#contract/saved/saved-search.ts'
import { type SearchFilters, searchLabel } from '#contract/search/labels.ts'
import { describeFilter } from '#query-language/model/describe-filter.ts'
import type { Handle } from '#server/db/connect.ts'
import { compileSearch } from '#server/search/compile-query.ts'
import type { SearchRow } from './queries.ts'

export function filtersOf(row: { filters: unknown }): SearchFilters {
  // The column is only written from the validated schema.
  return row.filters as SearchFilters
}

/** Returns a search as its customer sees it; `open` are the channels that alerts may use. */
export async function presentSearch(
  db: Handle,
  row: SearchRow,
  open: readonly AlertChannel[],
): Promise<SavedSearch> {
  const channels = row.channels.filter(AlertChannel.has)
  return {
    _id: row.id,
    name: row.name,
    label: searchLabel(filtersOf(row)),
    filters: filtersOf(row),
    text: row.said,
    understood: await understoodOf(db, filtersOf(row)),
    alertsEnabled: row.alerts_enabled && channels.some((channel) => open.includes(channel)),
    frequency: row.frequency,
    channels,
    newCount: row.new_count,
    lastRunAt: row.last_run_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

async function understoodOf(db: Handle, { search }: SearchFilters): Promise<string | null> {
  if (!search) return null
  const { reading } = await compileSearch(db, { search })
  const sentence = reading && describeFilter(reading.filter)
  if (!sentence) return null
  const said = [sentence, ...reading.unmatched.map(({ text }) => `“${text}”`)].join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
