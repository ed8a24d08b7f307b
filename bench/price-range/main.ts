import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { documentOf } from './document.ts'
import { type FileHome, readFile } from './read-file.ts'
import { report } from './report.ts'
import { readDemo } from './seeded.ts'
import { testMarkets } from './test-market.ts'

const usage = `npm run bench:price-range -- [FOLDER] [--write FILE.md]

Back-tests the range that similar homes ask: each home of a list is estimated from those that were
listed before it.
  FOLDER   all .csv and .csv.gz in it are read as an import would read them; without it, the
           listings of the demo marketplace are tested
  --write  writes the figures, as in docs/performance/price-range.md
`

const { values, positionals } = parseArgs({
  options: { write: { type: 'string' }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [folder] = positionals
if (values.help || positionals.length > 1) {
  process.stderr.write(usage)
  process.exit(values.help ? 0 : 1)
}

const say = (line: string) => process.stderr.write(`${line}\n`)
const lists = folder ? await readFolder(folder) : await readSeeded()
const markets = [...lists].flatMap(([source, homes]) => testMarkets(source, homes))
process.stdout.write(report(markets, 'plain'))
if (values.write) {
  const command = ['npm run bench:price-range --', folder && 'FOLDER', '--write FILE.md']
  await writeFile(values.write, documentOf(markets, command.filter(Boolean).join(' ')))
}

async function readFolder(path: string): Promise<Map<string, FileHome[]>> {
  const names = (await readdir(path)).filter((name) => /\.csv(?:\.gz)?$/i.test(name)).sort()
  const lists = new Map<string, FileHome[]>()
  for (const name of names) {
    const { source, homes } = await readFile(join(path, name))
    say(`${name}: ${homes.length} homes`)
    lists.set(source, [...(lists.get(source) ?? []), ...homes])
  }
  return lists
}

async function readSeeded(): Promise<Map<string, FileHome[]>> {
  say('No folder of listing files was given: the listings of the demo marketplace are tested.')
  return new Map([['demo', await readDemo(say)]])
}
