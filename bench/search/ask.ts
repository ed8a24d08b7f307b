import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/endpoint.ts'
import { property } from '#contract/property/property.ts'
import { searchReading } from '#contract/search/explanation.ts'

export type Found = ReplyOf<typeof property.publicList>

export interface Response {
  status: number
  /** The home ids of the page, in their order. */
  ids: string[]
  total: number
  reading: Found['interpretation']
}

/** Asks the public list as a visitor does, over the entry of the server. */
export async function ask(app: FastifyInstance, search: string, limit = 10): Promise<Response> {
  const query = { search, limit: String(limit) }
  const { statusCode, body } = await app.inject({ url: `/api${property.publicList.path}`, query })
  if (statusCode !== 200) return { status: statusCode, ids: [], total: 0, reading: null }
  const { properties, pagination, interpretation } = JSON.parse(body) as Found
  const ids = properties.map(({ _id }) => _id)
  return { status: statusCode, ids, total: pagination.total, reading: interpretation }
}

/** Returns the text of a search without one part, as its chip is taken away. */
export async function textWithout(
  app: FastifyInstance,
  search: string,
  { start, end }: { start: number; end: number },
): Promise<string> {
  const query = { search, start: String(start), end: String(end) }
  const { body } = await app.inject({ url: `/api${searchReading.without.path}`, query })
  return String((JSON.parse(body) as { search?: string }).search ?? '')
}
