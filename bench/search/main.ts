import { parseArgs } from 'node:util'
import { chooseQueries, findContradictions } from './contradictions.ts'
import { measureCost } from './cost.ts'
import { chooseHomes, listHomes } from './homes.ts'
import { describeHomes, findHomes } from './known-items.ts'
import { scoreParses } from './parse-scores.ts'
import { report } from './report.ts'
import { onDemo } from './site.ts'

const usage = `npm run bench:search -- [--homes 60] [--queries 300] [--examples 5]
                            [--held-out] [--markdown]

Measures search on the demo marketplace by what people would write (bench/search/README.md).
  --homes     how many homes are looked for, each in ten manners and twice in each
  --queries   how many queries are checked for results that contradict them
  --examples  how many failures of each cause are printed
  --held-out  prints those of what is held back too
  --markdown  prints the report as Markdown
`

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '60' },
    queries: { type: 'string', default: '300' },
    examples: { type: 'string', default: '5' },
    'held-out': { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [homeCount, queryCount, examples] = [values.homes, values.queries, values.examples].map(
  Number,
)
if (values.help || !homeCount || !queryCount || Number.isNaN(examples)) {
  process.stderr.write(usage)
  process.exit(values.help ? 0 : 1)
}

const say = (line: string) => process.stderr.write(`${line}\n`)
const measured = await onDemo(say, async ({ app, pool }) => {
  const market = await listHomes(pool)
  const descriptions = describeHomes(chooseHomes(market, homeCount), market)
  say(`  ${descriptions.length} descriptions among ${market.length} live listings`)
  const items = await findHomes(app, descriptions)
  say('  contradictions')
  const required = chooseQueries(descriptions, market, queryCount)
  const found = await findContradictions(app, required, market)
  say('  processor time')
  const costs = []
  for (const isZero of [false, true]) {
    const texts = items
      .filter(({ response }) => (response.total === 0) === isZero)
      .map(({ text }) => text)
    if (texts.length === 0) continue
    for (const clients of [1, 32]) {
      const name = isZero ? 'nothing found' : 'homes found'
      costs.push({ name, ...(await measureCost(app, texts, clients)) })
    }
  }
  return { items, contradictions: { queries: required.length, ...found }, costs }
})
const scores = scoreParses()
const style = values.markdown ? 'markdown' : 'plain'
const shown = { count: examples ?? 0, showsHeldOut: values['held-out'] }
process.stdout.write(`${report({ ...measured, scores }, style, shown)}\n`)
