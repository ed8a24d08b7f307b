import { read } from '#app/api/inject.ts'
import { cardView } from '#app/property/card-view.ts'
import { addressFor } from '#app/site/search/filter.ts'
import { type City, location } from '#contract/location.ts'
import { marketplace } from '#contract/marketplace.ts'
import { property } from '#contract/property.ts'
import { PropertyType, segments } from '#contract/property-word.ts'

type Arguments = Parameters<typeof read>[0]

/** A search that finds something. */
export interface PopularSearch {
  label: string
  address: string
}

const newestShown = 6
const citiesShown = 6
const searchesShown = 5

/** Everything the home page shows, counted as it stands now. */
export async function readHome(args: Arguments) {
  const [{ stats }, { cities }, { properties }] = await Promise.all([
    read(args, marketplace.stats, {}),
    read(args, location.cities, {}),
    read(args, property.publicList, { query: { limit: String(newestShown) } }),
  ])
  const lively = cities.filter((city) => city.propertyCount > 0).slice(0, citiesShown)
  return {
    stats,
    cities: lively,
    newest: properties.map(cardView),
    popular: await readPopular(args, lively),
    types: searchTypes,
    bySegment: Object.entries(segments).map(([segment, types]) => ({
      segment: segment as keyof typeof segments,
      total: types.reduce((sum, type) => sum + (stats.byType[type] ?? 0), 0),
    })),
  }
}

/** The spec's four types of the first search. */
const searchTypes = [
  { value: '', label: 'All types' },
  ...PropertyType.options.filter(({ value }) =>
    ['apartment', 'villa', 'house', 'commercial'].includes(value),
  ),
]

/** Searches for a home in the liveliest cities; one that would find nothing is not offered. */
async function readPopular(args: Arguments, cities: City[]): Promise<PopularSearch[]> {
  const sizes = ['3 BHK', '2 BHK', '1 BHK']
  const ideas = cities.flatMap(({ name }, index) => {
    const both = [sizes[index % 2], sizes[(index + 1) % 3]]
    return both.map((size) => ({ search: size ?? '3 BHK', location: name }))
  })
  const checked = await Promise.all(
    ideas.map(async (idea) => {
      const query = { ...idea, limit: '1' }
      const { pagination } = await read(args, property.publicList, { query })
      return pagination.total > 0 ? idea : undefined
    }),
  )
  const found = checked.filter((idea) => idea !== undefined)
  // The first idea of every city before the second of any.
  const firsts = cities.flatMap(({ name }) => found.find((idea) => idea.location === name) ?? [])
  const rest = found.filter((idea) => !firsts.includes(idea))
  return [...firsts, ...rest].slice(0, searchesShown).map((idea) => ({
    label: `${idea.search} in ${idea.location}`,
    address: addressFor(idea),
  }))
}
