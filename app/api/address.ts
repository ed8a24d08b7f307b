import type { Endpoint } from '#contract/endpoint.ts'

function partOf(input: object, name: 'params' | 'query'): [string, unknown][] {
  const part: unknown = name in input ? Reflect.get(input, name) : undefined
  return part && typeof part === 'object' ? Object.entries(part) : []
}

/**
 * Returns the address of a call below /api, with `:params` filled in and empty query values left
 * out.
 */
export function addressOf(endpoint: Endpoint, input: object): string {
  let path: string = endpoint.path
  for (const [name, value] of partOf(input, 'params')) {
    path = path.replace(`:${name}`, encodeURIComponent(String(value)))
  }
  const query = queryOf(input)
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`
}

/** Returns parameters and query of the call as the server reads them from its address. */
export const partsOf = (input: object) => ({
  params: Object.fromEntries(partOf(input, 'params').map(([name, value]) => [name, `${value}`])),
  query: Object.fromEntries(queryOf(input)),
})

function queryOf(input: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of partOf(input, 'query')) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query
}

/**
 * Whether a parameter is invalid for the endpoint: `import` is no id, so `/properties/import` is
 * another endpoint, whose response this one cannot parse.
 */
export function isOtherAddress({ params }: Endpoint, input: object): boolean {
  return params?.safeParse(Reflect.get(input, 'params')).success === false
}
