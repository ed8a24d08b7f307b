import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeDocument } from './document.ts'
import type { Figures } from './measure.ts'
import type { Line, Result } from './run.ts'

const figures = (median: number): Figures => ({
  ...{ median, p99: median * 2, perSecond: 1_000 / median, count: 300, errors: 0 },
})
const names = ['newest, pages 1 to 40', 'city & type', 'two words', 'plain words', 'map box']

const besideOn = (dataset: string, median: number) => ({
  dataset,
  aimed: [
    {
      ...{ name: 'newest page', aim: 1_000, figures: figures(median) },
      ...{ cost: { server: median, database: 0.1 } },
    },
  ],
})

/** A measurement in which the call `slow` takes 100 ms and every other one `median`. */
function resultOf(listings: number, median: number, slow?: string): Result {
  const line = (name: string): Line => ({
    ...{
      name,
      bar: { median: 25, p99: 60, p99Together: 250 },
      one: figures(name === slow ? 100 : median),
      many: figures(median),
    },
  })
  const repeated = { name: 'list', bytes: 9_000, product: line('ours'), bare: line('bare') }
  return {
    ...{ listings, live: listings * 0.85, databaseBytes: listings * 4_000 },
    ...{ calls: names.map(line), direct: names.map(line), repeated: [repeated] },
    memory: { before: 120, max: 180, after: 150 },
    startMilliseconds: 450,
    writes: {
      approvals: { ...figures(2), cost: { server: 5, database: 9 } },
      approvalsOfMany: { ...figures(2), cost: { server: 5, database: 9 } },
      ...{ fresh: { median: 40, max: 300 }, importedPerSecond: 900, homesWaiting: 0 },
      importCost: { program: 0.7, server: 0.2, database: 0.8 },
    },
    beside: listings === 100_000 ? [besideOn('even', 0.5), besideOn('skewed', 0.25)] : undefined,
  }
}

test('the page holds every call at every size, and says what falls short', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brickbazaar-document-'))
  const path = join(folder, 'performance.md')
  const results = [resultOf(10_000, 2), resultOf(100_000, 3), resultOf(1_000_000, 4, 'map box')]
  await writeDocument(path, results, 'npm run bench')
  const page = await readFile(path, 'utf8')
  for (const name of names) assert.ok(page.includes(`| ${name}`), name)
  assert.match(page, /Data: even\.[^#]*newest page +\| +1,000 +\| +2,000 .* 0\.50 \+ 0\.10/)
  assert.match(page, /Data: skewed\.[^#]*newest page +\| +1,000 +\| +4,000 .* 0\.25 \+ 0\.10/)
  assert.match(page, /Both are asked in turn, \d+ short rounds each/)
  const short = page.split('## What falls short')[1] ?? ''
  assert.match(
    short,
    /10,00,000 +\| map box: median up to 25 ms, p99 up to 60 ms \| 100\.0 ms, 200\.0 ms/,
  )
  assert.equal(short.match(/map box/g)?.length, 1)

  const picture = await readFile(join(folder, 'performance.svg'), 'utf8')
  assert.match(picture, /prefers-color-scheme: dark/)
  assert.match(picture, /city &amp; type, 4\.0 ms/)
  // Lines that end at one height have their names below one another.
  const heights = [...picture.matchAll(/<text x="648\.0" y="([\d.]+)"/g)].map(([, y]) => Number(y))
  heights.sort((one, other) => one - other)
  assert.equal(heights.length, names.length)
  for (const [index, height] of heights.entries()) {
    assert.ok(index === 0 || height - (heights[index - 1] ?? 0) >= 16.9, String(heights))
  }
  await rm(folder, { recursive: true })
})
