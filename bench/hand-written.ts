import { createServer } from 'node:http'
import pg from 'pg'
import { type PropertyTypeOrSegment, typesOf } from '#contract/property/vocabulary.ts'

/**
 * A process of its own, which the product is measured beside: SQL written by hand on bare
 * `node:http`, with nothing but the lists that are asked for (`hand-table.ts`). Totals are kept for
 * five seconds.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const keptFor = 5_000
const totals = new Map<string, { total: Promise<number>; until: number }>()

const names = new Map<string, string>()

function prepared(text: string, values: unknown[]) {
  // PostgreSQL cuts a name off after 63 bytes.
  const name = names.get(text) ?? `statement ${names.size}`
  names.set(text, name)
  return pool.query({ name, text, values })
}

const columns = `id, title, address, location, city, price, listing_type, property_type, bedrooms,
  bathrooms, area, area_unit, area_sqft, furnished, features, status, created_at, images, broker`
const filters: Record<string, (parameter: string) => string> = {
  location: (parameter) => `city = ${parameter}`,
  propertyType: (parameter) => `property_type = ${parameter}`,
  propertyTypes: (parameter) => `property_type = any(${parameter})`,
  listingType: (parameter) => `listing_type = ${parameter}`,
  search: (parameter) => `words @@ plainto_tsquery('simple', ${parameter})`,
}
const orders: Record<string, string> = { 'price-asc': 'price, id', 'price-desc': 'price desc, id' }

/** What the query filters by: `commercial` is several types, which only the slower way finds. */
function askedOf(query: URLSearchParams): [filter: string, value: unknown][] {
  return Object.keys(filters).flatMap((name): [string, unknown][] => {
    const value = query.get(name)
    if (value === null) return []
    if (name !== 'propertyType') return [[name, value]]
    const types = typesOf(value as PropertyTypeOrSegment)
    return types.length === 1 ? [[name, types[0]]] : [['propertyTypes', types]]
  })
}

async function list(query: URLSearchParams): Promise<unknown> {
  const asked = askedOf(query)
  const values = asked.map(([, value]) => value)
  const where = ['true', ...asked.map(([name], index) => filters[name]?.(`$${index + 1}`))]
  const order = orders[query.get('sort') ?? ''] ?? 'created_at desc, id'
  const limit = Number(query.get('limit') ?? 12)
  const page = Number(query.get('page') ?? 1)
  const text = `select ${columns} from hand_written where ${where.join(' and ')}
    order by ${order} limit $${asked.length + 1} offset $${asked.length + 2}`
  const [{ rows }, total] = await Promise.all([
    prepared(text, [...values, limit, (page - 1) * limit]),
    totalOf(where.join(' and '), values),
  ])
  return { properties: rows, total, page, pages: Math.ceil(total / limit) }
}

function totalOf(where: string, values: unknown[]): Promise<number> {
  const key = JSON.stringify([where, values])
  const kept = totals.get(key)
  if (kept && kept.until > performance.now()) return kept.total
  const text = `select count(*)::int as total from hand_written where ${where}`
  const total = prepared(text, values).then(({ rows }) => rows[0].total as number)
  totals.set(key, { total, until: performance.now() + keptFor })
  return total
}

/** With all photos and former prices, which the page of a listing shows and its card does not. */
async function detail(id: string): Promise<unknown> {
  const text = `select hand_written.*,
    (select json_agg(json_build_object('id', media.id, 'width', width, 'height', height,
        'widths', widths, 'sources', sources, 'is_primary', is_primary)
        order by is_primary desc, position)
      from property_image join media on media.id = media_id
      where property_id = hand_written.id) as photos,
    (select json_agg(json_build_object('at', at, 'price', property_price.price) order by at)
      from property_price where property_id = hand_written.id) as prices
    from hand_written where hand_written.id = $1`
  return (await prepared(text, [id])).rows[0]
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1')
  const id = pathname.split('/')[4]
  const found = id ? await detail(id) : await list(searchParams)
  const body = Buffer.from(JSON.stringify(found))
  const type = 'application/json; charset=utf-8'
  response.writeHead(200, { 'content-type': type, 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  // Listening on a TCP port always gives an address with a port.
  const address = server.address()
  if (address && typeof address === 'object') {
    process.stdout.write(`ready at http://127.0.0.1:${address.port}\n`)
  }
})
