import { readFilter } from '#app/site/search/filter/read-filter.ts'
import type { Route } from './+types/property-more.ts'
import { readMore } from './search/read-list.ts'
import type { MoreResponse } from './search/use-more.ts'

/** Loads the next cards of the listing page, for Load More. */
export async function loader(args: Route.LoaderArgs) {
  const { filter, page, after } = readFilter(new URL(args.request.url).searchParams)
  return readMore(args, { filter, page, after: after ?? '' })
}

const timeoutMs = 10_000

/** Reports a page that fails to load beside the button; the cards on screen stay (SRC-3). */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<MoreResponse> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The next page took too long.')), timeoutMs)
  })
  try {
    return { list: await Promise.race([serverLoader(), tooSlow]) }
  } catch {
    return { failed: true }
  } finally {
    clearTimeout(timer)
  }
}
