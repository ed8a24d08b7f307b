import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { endpoints } from '#contract/index.ts'

/** What is left out where it is no day, and never refuses a form (contract/touch.ts). */
const leftOut = ['touches']

/** ISO 8601 has a year 0, PostgreSQL does not: such a date is refused as the client's mistake. */
for (const { method, path, query, body } of endpoints) {
  for (const part of [query, body]) {
    if (!part) continue
    const { properties } = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })
    for (const [name, schema] of Object.entries(properties ?? {})) {
      if (leftOut.includes(name) || !JSON.stringify(schema).includes('"format":"date"')) continue
      test(`${method} ${path} refuses a date in year 0 as ${name}`, () => {
        const { error } = part.safeParse({ [name]: '0000-01-01' })
        const paths = error?.issues.map((issue) => issue.path.join('.'))
        assert.ok(paths?.includes(name), String(paths))
      })
    }
  }
}
