import { isSound } from '#domain/price-range/back-test.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { report } from './report.ts'
import type { Market } from './test-market.ts'

/** Returns the page of figures, as in docs/performance/price-range.md. */
export function documentOf(markets: readonly Market[], command: string): string {
  const homes = markets.reduce((sum, market) => sum + market.homes, 0)
  const shown = markets.flatMap(({ result }) => (result && isSound(result) ? [result] : []))
  const tested = shown.reduce((sum, result) => sum + result.tested, 0)
  const within = shown.reduce((sum, result) => sum + result.coverage * result.tested, 0)
  const found =
    `${withCommas(homes)} homes were read. Ranges would be shown in ${shown.length} of ` +
    `${markets.length} markets, where ${withCommas(tested)} estimates had ` +
    `${withCommas((100 * within) / tested, 1)} % of prices in range. Markets of fewer than 100 ` +
    'homes are not listed.'
  return [
    '# What similar homes ask: how good the ranges are',
    `Written by \`${command}\`. ${about}`,
    method,
    columns.map(([name, meaning]) => `- **${name}**: ${meaning}`).join('\n'),
    found,
    report(markets, 'markdown'),
  ].join('\n\n')
}

const about =
  'It reads the files of a folder as an import would read them: here scraped listings of 2017 to ' +
  '2026, which are not part of the repository. Without a folder it tests the demo marketplace ' +
  'and says so. The page of a home shows the same figures, but of its own city and of the ' +
  'listings that are live, worked out once a day.'

const method =
  'Each home of a city and deal is estimated from the homes of its list that were listed before ' +
  'it, and its range is made with the errors known until then. Files without dates are shuffled, ' +
  'which tests the estimates, not the movement of prices. One advert counts once. The rules are ' +
  'in `domain/price-range/`.'

const columns = [
  ['median error', 'half of the estimates are at most so far off what was asked'],
  ['in range', 'prices within their 80 % range; the aim is 75 to 85 %'],
  ['newest third', 'the same of the newest third alone'],
  ['width', 'half of the ranges end at most so many times higher than they begin'],
  [
    'silent',
    'homes of which nothing is said: fewer than ten similar ones, or these differ by more than ' +
      'two times. Lists without points have no neighbouring localities and are silent more often',
  ],
  [
    'shown',
    'whether pages of such a city would show ranges: 50 estimates and 20 before them, 75 to 85 % ' +
      'in range, at most 90 % silent. In the lists of Mumbai and Kolkata for sale prices do not ' +
      'follow the area at all',
  ],
] as const
