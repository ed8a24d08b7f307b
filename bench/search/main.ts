import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { chooseQueries, findContradictions, narrowed } from './contradictions.ts'
import { findNone, measureCost } from './cost.ts'
import { chooseHomes, listHomes } from './homes.ts'
import { describeHomes, findHomes, type KnownItem } from './known-items.ts'
import { scoreParses } from './parse-scores.ts'
import { type MeasuredMarket, report } from './report.ts'
import { onDemo, onSkewed, type Site } from './site.ts'

const usage = `npm run bench:search -- [--homes 60] [--queries 300] [--examples 5]
                            [--held-out] [--markdown]

Measures search by what people would write (bench/search/README.md), on the demo marketplace and
on the data of a second generator (bench/dataset).
  --homes     how many homes are looked for, each in ten manners and twice in each; half as many
              on the other data
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

async function measure({ app, pool }: Site, homes: number): Promise<MeasuredMarket> {
  const market = await listHomes(pool)
  const chosen = chooseHomes(market, homes)
  const descriptions = describeHomes(chosen, market)
  say(`  ${descriptions.length} descriptions among ${market.length} live listings`)
  const items = await findHomes(app, descriptions)
  say('  the same without added facts')
  const bareDescriptions = describeHomes(chosen, market, { maxFitting: Infinity })
  const bare = await findHomes(app, bareDescriptions)
  say('  contradictions')
  const check = (described: typeof descriptions) =>
    findContradictions(app, chooseQueries(described, market, queryCount ?? 0), market)
  const contradictions = await check(descriptions)
  const bareContradictions = await check(bareDescriptions)
  say('  processor time')
  return {
    ...{ homes: market.length, items, bare },
    ...{ contradictions, narrowContradictions: narrowed(bareContradictions) },
    costs: await measureCosts(app, items),
  }
}

async function measureCosts(app: FastifyInstance, items: readonly KnownItem[]) {
  const found = items.flatMap(({ text, response }) => (response.total > 0 ? text : []))
  const sets = { 'homes found': found, 'nothing found': await findNone(app, items) }
  const costs = []
  for (const [name, texts] of Object.entries(sets)) {
    if (texts.length === 0) continue
    for (const clients of [1, 32]) {
      costs.push({ name, ...(await measureCost(app, texts, clients)) })
    }
  }
  return costs
}

const demo = await onDemo(say, (site) => measure(site, homeCount ?? 0))
const other = await onSkewed(say, (site) => measure(site, Math.ceil((homeCount ?? 0) / 2)))
const scores = scoreParses()
const style = values.markdown ? 'markdown' : 'plain'
const shown = { count: examples ?? 0, showsHeldOut: values['held-out'] }
process.stdout.write(`${report({ demo, other, scores }, style, shown)}\n`)
