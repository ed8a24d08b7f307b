import { writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { basename } from 'node:path'
import { describePeers } from './compare-peers.ts'
import { drawPlot } from './plot.ts'
import { describeRepeated, describeScale, megabytes, whole } from './report.ts'
import type { Line, Result } from './run.ts'
import { table } from './table.ts'
import { milliseconds, verdictsOf } from './verdict.ts'

/** Writes the page that says how quick the product is, and its picture beside it. */
export async function writeDocument(path: string, results: Result[], command: string) {
  const picture = path.replace(/\.md$/, '.svg')
  await writeFile(picture, drawGrowth(results))
  await writeFile(path, describeAll(results, basename(picture), command))
}

function drawGrowth(results: Result[]): string {
  const isShown = ({ name, bar }: Line) => bar || name.startsWith('deep page')
  const shown = (results[0]?.calls ?? []).filter(isShown)
  return drawPlot({
    title: 'Median of one client by number of listings, each address asked once',
    places: results.map(({ listings }) => `${whole(listings)} listings`),
    series: shown.map(({ name }) => ({
      name,
      values: results.map(
        ({ calls }) => calls.find((call) => call.name === name)?.one.median ?? Number.NaN,
      ),
    })),
    bar: { value: 25, name: 'bar: 25 ms' },
  })
}

function describeAll(results: Result[], picture: string, command: string): string {
  const largest = results.at(-1)
  const beside = results.find((result) => result.beside)
  if (!largest) throw new Error('Nothing was measured.')
  const day = new Date().toISOString().slice(0, 10)
  const machine =
    `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ` +
    `${process.versions.node}, embedded PostgreSQL 18`
  return [
    '# How quick it is',
    '',
    `Written by \`${command}\` on ${day}: ${machine}. Server, database and the asking ` +
      'clients share these cores. The files of each database are read once before. Every ' +
      'address is asked once unless it says otherwise, so that no answer is given from memory; ' +
      'every list comes with its exact total.',
    '',
    '![The median of each call at ' +
      `${results.map(({ listings }) => whole(listings)).join(', ')} listings](${picture})`,
    '',
    '## Cost by number of listings, one client',
    '',
    describeScale(results, 'markdown'),
    `## 32 clients at ${whole(largest.listings)} listings`,
    '',
    describeTogether(largest),
    ...(beside?.beside
      ? [
          `## Beside other systems: ${whole(beside.listings)} listings, 32 clients`,
          '',
          '“By hand” is SQL written by hand on bare node:http, its totals kept for five ' +
            'seconds and nothing else than these lists, over the same data in the same run: ' +
            'what this processor gives at that moment. “Aimed at” is the aim beside what such ' +
            'a server gave where the aims were set. “Processor ms” are those of one answer, ' +
            'server + database. “Even” data are those of all other tables; “skewed” have other ' +
            'names, 30 cities with 600 areas, 5,000 brokers of whom few have most, texts four ' +
            'times as long and many features.',
          '',
          describePeers(beside.beside, 'markdown'),
        ]
      : []),
    `## The same address again, beside bare node:http with the same bytes`,
    '',
    describeRepeated(largest, 'markdown'),
    '## Writing, starting, room',
    '',
    describeRunning(results),
    '## What falls short',
    '',
    describeShort(results),
  ].join('\n')
}

function describeTogether({ calls }: Result): string {
  const rows = calls.map(({ name, many }) => [
    ...[name, milliseconds(many.median), milliseconds(many.p99), whole(many.perSecond)],
    String(many.errors),
  ])
  return table(['call', 'median ms', 'p99 ms', 'per second', 'errors'], rows, 'markdown')
}

function describeRunning(results: Result[]): string {
  const line = (name: string, of: (result: Result) => string) => [name, ...results.map(of)]
  return table(
    ['', ...results.map(({ listings }) => `${whole(listings)} listings`)],
    [
      line('approvals a second, 8 clients: of one broker, of eight', ({ writes }) =>
        [writes.approvals.perSecond, writes.approvalsOfMany.perSecond].map(whole).join(', '),
      ),
      line('rows imported a second, of 100,000', ({ writes }) => whole(writes.importedPerSecond)),
      line('an approval is found by another process after, ms: median, most', ({ writes }) =>
        [writes.fresh.median, writes.fresh.max].map(whole).join(', '),
      ),
      line('ready after, ms (the database running)', ({ startMilliseconds }) =>
        whole(startMilliseconds),
      ),
      line('memory of the server, most', ({ memory }) => `${whole(memory.max)} MB`),
      line('database', ({ databaseBytes }) => megabytes(databaseBytes)),
    ],
    'markdown',
  )
}

function describeShort(results: Result[]): string {
  const short = results.flatMap((result) =>
    verdictsOf(result)
      .filter(({ meets }) => !meets)
      .map(({ bar, measured }) => [whole(result.listings), bar, measured]),
  )
  const all = results.reduce((sum, result) => sum + verdictsOf(result).length, 0)
  const met = `${all - short.length} of ${all} bars are met.`
  if (short.length === 0) return `${met}\n`
  return `${met}\n\n${table(['listings', 'bar', 'measured'], short, 'markdown')}`
}
