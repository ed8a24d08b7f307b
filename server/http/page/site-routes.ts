import { withoutLocale } from '#domain/locale/locale.ts'
import type { ServerBuild } from './render-build.ts'

type Routed = Pick<ServerBuild, 'routes' | 'assets'>

/** The folder of the public site in the ids of routes. */
const siteFolder = 'site/'

/**
 * Returns the build with the routes of the public site alone. The router matches each page against
 * all of its routes and makes them anew for each, which took a tenth of a page with those of the
 * portals.
 */
export function siteOf<Build extends Routed>(build: Build): Build {
  const isOfSite = ([id]: [string, unknown]) => id === 'root' || id.startsWith(siteFolder)
  const only = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(isOfSite))
  const { routes, assets } = build
  return { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } }
}

/**
 * Returns a test of whether no route but those of the site can match a URL: one whose path starts
 * like a route of the site. Anything else, written in another way or unknown, is left to all
 * routes.
 */
export function siteTest(build: Routed): (url: string) => boolean {
  const { routes } = siteOf(build)
  const starts = new Set(Object.keys(routes).map((id) => startOf(routes, id)))
  return (url) => {
    const [path = ''] = withoutLocale(url).split(/[?#]/, 1)
    const [, start = '', ...rest] = path.split('/')
    const isWritten = start === '' ? rest.length === 0 : !rest.includes('')
    return isWritten && starts.has(start) && !/[:*]/.test(start)
  }
}

/** Returns the first part of the path of a route, as it is written in app/routes.ts. */
function startOf(routes: ServerBuild['routes'], id: string): string {
  const { path = '', parentId } = routes[id] ?? {}
  const above = parentId === undefined ? '' : startOf(routes, parentId)
  return above || (path.split('/')[0] ?? '')
}
