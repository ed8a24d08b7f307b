import { parseArgs } from 'node:util'
import { measureHomes } from './measure.ts'

const usage = `npm run bench:homes -- [--cases 400] [--seed 1]

Measures how well listings of one home are found (docs/performance/homes.md): precision and recall
on planted doubles and neighbours, two thirds by manner and a third held back, of which only the
sums are printed.
`

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
const cases = Number(values.cases)
if (values.help || !Number.isInteger(cases) || cases < 2) {
  process.stderr.write(usage)
  process.exit(values.help ? 0 : 1)
}

const share = (value: number) => `${(value * 100).toFixed(1)} %`
const lines: string[] = []
for (const [name, seed, count] of [
  ['open', `homes ${values.seed}`, cases],
  ['held back', `homes held back ${values.seed}`, Math.round(cases / 2)],
] as const) {
  const { manners, precision, recall, reviewedRecall } = measureHomes(seed, count)
  lines.push(
    `${name}: precision ${share(precision)}, recall ${share(recall)}, ` +
      `with reviewers ${share(reviewedRecall)}`,
  )
  if (name === 'held back') continue
  for (const { name: manner, isSame, pairs, joined, asked } of manners) {
    const said = `${joined} joined, ${asked} to a reviewer, of ${pairs}`
    lines.push(`  ${isSame ? 'one home' : 'two homes'}: ${manner}: ${said}`)
  }
}
process.stdout.write(`${lines.join('\n')}\n`)
