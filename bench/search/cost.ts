import type { FastifyInstance } from 'fastify'
import { ask } from './ask.ts'

/** Milliseconds of this process for a query; the database is a process of its own. */
export interface Cost {
  clients: number
  queries: number
  median: number
  p95: number
}

/**
 * Returns what queries cost the server. Several clients ask at once, and each of their queries
 * counts for an equal share of what all cost together.
 */
export async function measureCost(
  app: FastifyInstance,
  texts: readonly string[],
  clients: number,
): Promise<Cost> {
  const costs: number[] = []
  for (let start = 0; start < texts.length; start += clients) {
    const part = texts.slice(start, start + clients)
    // A last handful would be cheaper or dearer than the rest by its size.
    if (part.length < clients && costs.length > 0) break
    const before = process.cpuUsage()
    await Promise.all(part.map((text) => ask(app, text)))
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1_000 / part.length)
  }
  costs.sort((one, other) => one - other)
  const at = (share: number) => costs[Math.max(0, Math.ceil(costs.length * share) - 1)] ?? 0
  return { clients, queries: texts.length, median: at(0.5), p95: at(0.95) }
}

/** No home has it; everything else of a description holds. */
const unknownPincode = '744301'

/** Returns descriptions that find nothing, by themselves or with a PIN code that no home has. */
export async function findNone(
  app: FastifyInstance,
  items: readonly { text: string; response: { total: number } }[],
): Promise<string[]> {
  const texts: string[] = []
  for (const { text, response } of items) {
    const asked = response.total === 0 ? text : `${text} ${unknownPincode}`
    if (response.total === 0 || (await ask(app, asked)).total === 0) texts.push(asked)
  }
  return texts
}
