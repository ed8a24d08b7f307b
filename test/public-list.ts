import assert from 'node:assert/strict'
import { property } from '#contract/property.ts'
import type { TestApp } from './app.ts'

/** The public list, which is answered; up to a hundred listings of it. */
export async function publicList(site: TestApp, query: Record<string, string>) {
  const { status, body } = await site.call(property.publicList, {
    query: { limit: '100', ...query },
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
