import assert from 'node:assert/strict'
import { property } from '#contract/property/property.ts'
import { searchReading } from '#contract/search/explanation.ts'
import type { TestApp } from './app.ts'

/** The public list, which is answered; up to a hundred listings of it. */
export async function publicList(site: TestApp, query: Record<string, string>) {
  const { status, body } = await site.call(property.publicList, {
    query: { limit: '100', ...query },
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

/** The text of a search without each of these parts of it. */
export function searchesWithout(
  site: TestApp,
  search: string,
  parts: readonly { start: number; end: number }[] = [],
): Promise<string[]> {
  return Promise.all(
    parts.map(async ({ start, end }) => {
      const query = { search, start: String(start), end: String(end) }
      const { status, body } = await site.call(searchReading.without, { query })
      assert.equal(status, 200, JSON.stringify(body))
      return body.search
    }),
  )
}
