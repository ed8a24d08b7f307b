import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { endpoints } from '#contract/index.ts'

/** ISO 8601 has a year 0, PostgreSQL does not: such a date is refused as the client's mistake. */
for (const { method, path, query, body } of endpoints) {
  for (const part of [query, body]) {
    if (!part) continue
    const { properties } = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })
    for (const [name, schema] of Object.entries(properties ?? {})) {
      if (!JSON.stringify(schema).includes('"format":"date"')) continue
      test(`${method} ${path} refuses a date in year 0 as ${name}`, () => {
        const { error } = part.safeParse({ [name]: '0000-01-01' })
        const paths = error?.issues.map((issue) => issue.path.join('.'))
        assert.ok(paths?.includes(name), String(paths))
      })
    }
  }
}
