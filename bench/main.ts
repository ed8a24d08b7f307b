import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withCommas } from '#domain/text/format-number.ts'
import { readConfig } from '#server/config.ts'
import { adminBar, reportAdmin, runAdmin } from './admin.ts'
import { besideSize, describePeers, meetsAim } from './compare-peers.ts'
import { even } from './dataset/even.ts'
import { skewed } from './dataset/skewed.ts'
import { writeDocument } from './document.ts'
import { describePlans, explainCalls } from './plans.ts'
import { describeWrites, report } from './report.ts'
import { type Result, run, runBeside, runWrites } from './run.ts'
import { saveResults, takeSavedResults } from './saved-results.ts'
import { importedRows } from './write-cost.ts'

const usage = `npm run bench -- [--listings 1000000] [--data FOLDER] [--scale [--write FILE.md]]
                     [--beside [--dataset skewed]] [--writes [--rows 100000]] [--plans] [--office]
                     [--call NAME] [--markdown]

  --listings  how many listings the database holds; made once and kept between runs
  --data      where the databases are kept, a folder for each size; DATA_DIR/bench without it
  --scale     measures 10,000, 100,000 and 1,000,000 listings and shows how the cost grows;
              at 100,000 also beside what other systems were measured at
  --write     writes the figures of --scale and a picture of them, as in
              docs/performance/benchmark.md; continues an interrupted run of the same commit
  --beside    measures only that, at 100,000
  --dataset   what the listings of --beside are made from: even or skewed (bench/dataset)
  --writes    measures only approvals, and an import of so many rows
  --plans     shows how the database answers every public read, and what in that may hurt
  --office    measures the lists and figures of the back office instead of the public calls
  --call      only the calls with this in their name: measured, or their plans shown
  --markdown  prints the report as Markdown
`

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    scale: { type: 'boolean', default: false },
    write: { type: 'string' },
    beside: { type: 'boolean', default: false },
    dataset: { type: 'string', default: even.name },
    writes: { type: 'boolean', default: false },
    rows: { type: 'string', default: String(importedRows) },
    plans: { type: 'boolean', default: false },
    call: { type: 'string', default: '' },
    office: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const listings = Number(values.listings)
const dataset = [even, skewed].find(({ name }) => name === values.dataset)
const isWrong =
  !Number.isSafeInteger(listings) ||
  listings < 1_000 ||
  !(Number(values.rows) > 0) ||
  (values.write && !values.scale) ||
  !dataset ||
  (dataset !== even && !values.beside)
if (values.help || isWrong) {
  process.stderr.write(usage)
  process.exit(values.help ? 0 : 1)
}

// Progress goes beside the report, which can then be sent to a file.
const say = (line: string) => process.stderr.write(`${line}\n`)
const home = values.data ? resolve(values.data) : join(readConfig().dataDir, 'bench')
const style = values.markdown ? 'markdown' : 'plain'
const folderOf = (size: number, data = even) => {
  const folder = join(home, data === even ? String(size) : `${size}-${data.name}`)
  say(`${withCommas(size)} listings in ${folder}`)
  return folder
}

if (values.office) await measureOffice()
else if (values.beside) await measureBeside()
else if (values.writes) await measureOnlyWrites()
else if (values.plans) await showPlans()
else await measurePublic()

// A missed bar is a finding; a wrong response is an error.
async function measurePublic(): Promise<void> {
  const results: Result[] = []
  for (const size of values.scale ? [10_000, 100_000, 1_000_000] : [listings]) {
    const folder = folderOf(size)
    const before = values.write ? await takeSavedResults(home, size, say) : undefined
    const result = before ?? (await run(folder, size, values.call, say))
    if (!before && values.scale) {
      result.beside?.push(await runBeside(folderOf(size, skewed), skewed, say))
      await saveResults(home, result)
    }
    results.push(result)
  }
  if (values.write) {
    await writeDocument(values.write, results, `npm run bench -- --scale --write ${values.write}`)
  }
  const { text, met, of, errors } = report(results, style)
  process.stdout.write(`${text}\n${met} of ${of} bars met, ${errors} errors\n`)
  process.exitCode = errors > 0 ? 1 : 0
}

async function measureBeside(): Promise<void> {
  const chosen = dataset ?? even
  const measured = await runBeside(folderOf(besideSize, chosen), chosen, say)
  const met = measured.aimed.filter(meetsAim).length
  process.stdout.write(
    `${describePeers([measured], style)}\n${met} of ${measured.aimed.length} aims met\n`,
  )
}

async function measureOnlyWrites(): Promise<void> {
  const wanted = { listings, rows: Number(values.rows) }
  process.stdout.write(`${describeWrites(await runWrites(folderOf(listings), wanted, say))}\n`)
}

async function showPlans(): Promise<void> {
  const explained = await explainCalls(folderOf(listings), listings, values.call, say)
  process.stdout.write(describePlans(explained))
}

async function measureOffice(): Promise<void> {
  const measured = await runAdmin(folderOf(listings), listings, values.call, say)
  const { text, met, of, errors } = reportAdmin(measured, style)
  process.stdout.write(`${text}\n${met} of ${of} under ${adminBar} ms at p99, ${errors} errors\n`)
  process.exitCode = errors > 0 ? 1 : 0
}
