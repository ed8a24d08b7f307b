/** The walls between the rooms (CONTRIBUTING.md), as a rule over one import. */

const surfaces = ['site', 'customer-portal', 'broker-portal', 'admin']
/** Rooms of server/ that are no noun: foundations every noun may stand on. */
const foundations = ['http', 'db', 'account', 'audit', 'resilience', 'secret', 'job']

/** Folders that work on the rows of another one: search and review on those of listings. */
const sharedQueries = new Set([
  'search property',
  'home property',
  'property-review property',
  'rera property',
  'inquiry notification',
])

export interface Import {
  target: string
  typeOnly: boolean
}

/** The imports of a source text, dynamic ones and re-exports included. */
export function importsOf(text: string): Import[] {
  const pattern =
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm
  return [...text.matchAll(pattern)].map((match) => ({
    target: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
  }))
}

/** Why `from` must not import `to`, or `undefined` where it may. Paths are from the root. */
export function wallProblem(from: string, to: string, typeOnly: boolean): string | undefined {
  const [room, place, file] = from.split('/')
  const [toRoom, toPlace, toFile] = to.split('/')
  const isOurs = [
    'contract',
    'domain',
    'query-language',
    'server',
    'app',
    'seed',
    'test',
    'scripts',
    'bench',
    'packages',
  ].includes(toRoom ?? '')
  if (room === 'packages' && isOurs && toRoom !== 'packages') {
    return 'packages know nothing of the product'
  }
  if (toRoom === 'bench' && room !== 'bench') return 'bench/ is imported by nothing'
  if (room === 'domain' && isOurs && toRoom !== 'domain') return 'domain/ knows nothing of ours'
  if (room === 'query-language' && isOurs && !['domain', 'query-language'].includes(toRoom ?? '')) {
    return 'query-language/ knows domain/ only'
  }
  if (room === 'contract') {
    if (isOurs ? !['contract', 'domain'].includes(toRoom ?? '') : to !== 'zod') {
      return 'contract/ knows zod and domain/ only'
    }
  }
  if (room === 'app') {
    if (isOurs && !['app', 'contract', 'domain', 'query-language'].includes(toRoom ?? '')) {
      return 'app/ knows contract/, domain/ and query-language/ only'
    }
    return toRoom === 'app'
      ? appProblem(place ?? '', toPlace ?? '')
      : uiProblem(place, isOurs, `${toRoom}/${toPlace}`)
  }
  if (room === 'server')
    return serverProblem({ place, file, path: from }, { toRoom, toPlace, toFile, to, typeOnly })
  return undefined
}

function uiProblem(place: string | undefined, isOurs: boolean, to: string) {
  // Its own few texts are translated too.
  return place === 'ui' && isOurs && to !== 'domain/locale'
    ? 'ui knows nothing of the product'
    : undefined
}

function appProblem(place: string, toPlace: string): string | undefined {
  if (surfaces.includes(place) && surfaces.includes(toPlace) && place !== toPlace) {
    return 'surfaces do not know one another'
  }
  const shared = ['kit', 'ui', 'api', 'theme']
  if (['kit', 'ui'].includes(place) && !toPlace.includes('.') && !shared.includes(toPlace)) {
    return 'kit and ui know no noun'
  }
  if (!surfaces.includes(place) && !place.includes('.') && surfaces.includes(toPlace)) {
    return 'shared parts know no surface'
  }
  return undefined
}

interface ServerFrom {
  place: string | undefined
  file: string | undefined
  path: string
}
interface ServerTo {
  toRoom: string | undefined
  toPlace: string | undefined
  toFile: string | undefined
  to: string
  typeOnly: boolean
}

function serverProblem(from: ServerFrom, to: ServerTo): string | undefined {
  if (to.toRoom === 'app') return 'server/ never imports app/'
  // The composition root may do what no room may.
  const isRoot = ['start.ts', 'main.ts'].includes(from.place ?? '')
  if (to.toRoom === 'seed' && !isRoot) return 'only the start loads the demo'
  if (to.to === 'server/db/connect.ts' && !to.typeOnly && !isRoot && from.place !== 'db') {
    return 'the handle is given, not looked up'
  }
  const isOtherNoun =
    to.toRoom === 'server' &&
    from.file !== undefined &&
    to.toFile !== undefined &&
    to.toPlace !== from.place &&
    !foundations.includes(to.toPlace ?? '') &&
    !sharedQueries.has(`${from.place} ${to.toPlace}`)
  if (isOtherNoun && /queries\.ts$/.test(to.to)) {
    return 'another noun is asked through its service'
  }
  return undefined
}
