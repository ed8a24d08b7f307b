import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCode, listFiles, readText } from './files.ts'

/** What is written in one place: SQL in query modules, the clock of India, a visible broker. */

const product = listCode().filter(
  (path) => /^(contract|domain|server)\//.test(path) && !/\.(test|long)\.ts$/.test(path),
)

test('SQL is written in query modules, server/db and server/search', () => {
  const place = /queries\.ts$|-sql\.ts$|^server\/(db|search)\//
  const tagged = /(?<![.\w])sql(?:<[^`]*?>)?`/
  const built = /\.(?:select(?:No)?From|insertInto|updateTable|deleteFrom|mergeInto)\(/
  const found = product.filter((path) => {
    const text = readText(path)
    return !place.test(path) && (tagged.test(text) || built.test(text))
  })
  assert.deepEqual(found, [])
})

const sourceText = listFiles().filter(
  (path) =>
    /^(app|contract|domain|query-language|seed|server)\/.*\.(tsx?|sql)$/.test(path) &&
    !/\.(test|long)\.tsx?$|^server\/db\/(schema|migrations|carry-over)/.test(path),
)
const naming = (pattern: RegExp) => sourceText.filter((path) => pattern.test(readText(path)))

test('only domain/date/date.ts uses the UTC offset of India', () => {
  const offset = /\b330 \* (?:60_000|minute)|5\.5 \* 3_600_000|\+05:30/
  assert.deepEqual(naming(offset), ['domain/date/date.ts'])
})

test('SQL uses india_today(), india_day() and india_midnight() for days in India', () => {
  assert.deepEqual(naming(/Asia\/Kolkata/), [
    'server/db/functions/column-expression.sql',
    'server/db/functions/saved-search.sql', // nine in the morning
  ])
})

test('SQL uses broker_is_visible() to test whether a broker is visible', () => {
  const visible = /status\W+active\W+(?:and|where)\W+(?:broker\.)?kyc_status/
  assert.deepEqual(naming(visible), ['server/db/functions/column-expression.sql'])
})
