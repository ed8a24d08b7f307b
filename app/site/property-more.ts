import { loadLate } from '#app/site/late-data.ts'
import { readFilter } from '#app/site/search/filter/read-filter.ts'
import type { Route } from './+types/property-more.ts'
import { readMore } from './search/read-list.ts'

/** Loads the next cards of the listing page, for Load More. */
export async function loader(args: Route.LoaderArgs) {
  const { filter, page, after } = readFilter(new URL(args.request.url).searchParams)
  return { list: await readMore(args, { filter, page, after: after ?? '' }) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadLate(serverLoader)
