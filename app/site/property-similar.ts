import { read } from '#app/api/inject.ts'
import { loadLate } from '#app/site/late-data.ts'
import { property as endpoints } from '#contract/property/property.ts'
import type { Route } from './+types/property-similar.ts'
import { readSimilar } from './detail/similar.ts'

/** Loads homes like the one of a page, when its visitor scrolls to them. */
export async function loader(args: Route.LoaderArgs) {
  const { property } = await read(args, endpoints.publicGet, { params: { id: args.params.id } })
  return { similar: await readSimilar(args, property) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadLate(serverLoader)
