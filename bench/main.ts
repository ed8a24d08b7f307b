import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { officeBar, reportOffice, runOffice } from './office.ts'
import { report } from './report.ts'
import { type Result, run } from './run.ts'

const usage = `npm run bench -- [--listings 1000000] [--data FOLDER] [--scale] [--office] [--markdown]

  --listings  how many listings the database holds; made once and kept between runs
  --data      where the databases are kept, a folder for each size; DATA_DIR/bench without it
  --scale     measures 10,000, 100,000 and 1,000,000 listings and shows how the cost grows
  --office    measures the lists and figures of the back office instead of the public calls
  --markdown  prints the report as Markdown
`

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    scale: { type: 'boolean', default: false },
    office: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const listings = Number(values.listings)
if (values.help || !Number.isSafeInteger(listings) || listings < 1_000) {
  process.stderr.write(usage)
  process.exit(values.help ? 0 : 1)
}

// Progress goes beside the report, which can then be sent to a file.
const say = (line: string) => process.stderr.write(`${line}\n`)
const home = values.data ? resolve(values.data) : join(readConfig().dataDir, 'bench')
if (values.office) {
  say(`${listings.toLocaleString('en-IN')} listings in ${join(home, String(listings))}`)
  const measured = await runOffice(join(home, String(listings)), listings, say)
  const style = values.markdown ? 'markdown' : 'plain'
  const { text, met, of, errors } = reportOffice(measured, style)
  process.stdout.write(`${text}\n${met} of ${of} under ${officeBar} ms at p99, ${errors} errors\n`)
  process.exit(errors > 0 ? 1 : 0)
}

const results: Result[] = []
for (const size of values.scale ? [10_000, 100_000, 1_000_000] : [listings]) {
  say(`${size.toLocaleString('en-IN')} listings in ${join(home, String(size))}`)
  results.push(await run(join(home, String(size)), size, say))
}

const { text, met, of, errors } = report(results, values.markdown ? 'markdown' : 'plain')
process.stdout.write(`${text}\n${met} of ${of} bars met, ${errors} errors\n`)
// A figure that falls short is a finding; an answer that is not one is a fault.
process.exitCode = errors > 0 ? 1 : 0
