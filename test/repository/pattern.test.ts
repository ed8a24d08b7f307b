import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { describe, test } from 'node:test'
import { builtBy, hardTexts, patternsIn } from './pattern.ts'

/** Every regular expression that reads what people send, on 50,000 hard letters (QRY-08). */

const length = 50_000
const limit = 50
/**
 * What is read in less than this on a tenth of the letters stays within the limit on all of them,
 * even where its time grows with their square: most patterns give up at once, and no long text is
 * needed.
 */
const limitOfTenth = limit / 100
const files = globSync('{contract,domain,query-language}/**/*.ts').filter(
  (path) => !path.endsWith('.test.ts'),
)
const patterns = files.flatMap((path) => patternsIn(path))
const putTogether = builtBy(files)

/** What only ever meets the two dozen digits of a number we have written ourselves. */
const ofOurOwn = new Set(['/(\\d)(?=(\\d\\d)+\\d$)/g'])

/**
 * Whether a tenth of such a text takes so long, each of three times, that all of it may pass the
 * limit.
 */
function mayBeLong(pattern: RegExp, text: string): boolean {
  for (let time = 0; time < 3; time++) {
    pattern.lastIndex = 0
    const start = performance.now()
    pattern.test(text)
    if (performance.now() - start <= limitOfTenth) return false
  }
  return true
}

/** Processor time of one reading, in milliseconds; the best of three where it seems long. */
function timeOf(pattern: RegExp, text: string): number {
  const once = () => {
    pattern.lastIndex = 0
    const start = process.cpuUsage()
    pattern.test(text)
    return process.cpuUsage(start).user / 1_000
  }
  const first = once()
  return first < limit ? first : Math.min(first, once(), once())
}

describe('regular expressions', () => {
  test('regular expressions are found, and nothing else is mistaken for one', () => {
    const text = [
      "const a = /'\\/[/']/g.test('a/b/c') // or /this/",
      'const half = (a / 2 + b) / 2',
      'const list = [/x/, /y+/u]',
      'for (const one of said.split(/;|,/)) use(one)',
    ].join('\n')
    assert.deepEqual(
      patternsIn('some.ts', text).map(({ at, pattern }) => `${at} ${pattern}`),
      [`some.ts:1 /'\\/[/']/g`, 'some.ts:3 /x/', 'some.ts:3 /y+/u', 'some.ts:4 /;|,/'],
    )
    assert.ok(patterns.length > 300, `only ${patterns.length} were found`)
  })

  test('regular expressions built from parts are found too', () => {
    const places = new Set(putTogether.map(({ at }) => at))
    for (const path of [
      'domain/import-cell/read-date.ts',
      'domain/import-cell/read-place.ts',
      'domain/import-cell/safe-cell.ts',
    ]) {
      assert.ok(places.has(`${path}: put together`), path)
    }
  })

  for (const path of files) {
    const own = [...patterns, ...putTogether].filter(({ at }) => at.startsWith(`${path}:`))
    if (own.length === 0) continue
    test(`regular expressions of ${path} are fast for every text`, () => {
      for (const { at, pattern } of own) {
        if (ofOurOwn.has(String(pattern))) continue
        const tenths = hardTexts(pattern, length / 10)
        const long = new Set(tenths.filter((text) => mayBeLong(pattern, text)))
        if (long.size === 0) continue
        for (const [index, text] of hardTexts(pattern, length).entries()) {
          if (!long.has(tenths[index] ?? '')) continue
          const time = timeOf(pattern, text)
          assert.ok(
            time < limit,
            `${at} ${pattern} on ${JSON.stringify(text.slice(0, 8))}: ${time} ms`,
          )
        }
      }
    })
  }
})
