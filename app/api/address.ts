import type { Endpoint } from '#contract/endpoint.ts'

function partOf(input: object, name: 'params' | 'query'): [string, unknown][] {
  const part: unknown = name in input ? Reflect.get(input, name) : undefined
  return part && typeof part === 'object' ? Object.entries(part) : []
}

/** The address of one call below /api: `:params` filled in, empty query values left out. */
export function addressOf(endpoint: Endpoint, input: object): string {
  let path: string = endpoint.path
  for (const [name, value] of partOf(input, 'params')) {
    path = path.replace(`:${name}`, encodeURIComponent(String(value)))
  }
  const query = new URLSearchParams()
  for (const [name, value] of partOf(input, 'query')) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * Whether a parameter is none of the endpoint's, as `import` is no id: `/properties/import` is
 * another call, whose answer this one cannot read.
 */
export function isOtherAddress({ params }: Endpoint, input: object): boolean {
  return params?.safeParse(Reflect.get(input, 'params')).success === false
}
