import type { HomeState } from '../home-state.ts'

const dealWords = /\b(?:(sale|resale|outright|selling|bikau)|(rent|rental|to let)|(lease))\b/gi

/** "Ideal for rental income", "company lease": no deal of the home. */
const otherDeal = [
  /^\s(?:income|yield|returns?|potential|value|agreement)\b/i,
  /\b(?:company|co|corporate|pre|currently|presently)[ -]$/i,
] as const

const dealsIn = (text: string) =>
  [...text.matchAll(dealWords)].filter(
    ({ 0: words, index }) =>
      !otherDeal[0].test(text.slice(index + words.length)) &&
      !otherDeal[1].test(text.slice(0, index)),
  )

/** The deal of a home's own words, which counts before that of the heading above it. */
export function ownDeal({ parse: { text }, isShared }: HomeState) {
  const found = dealsIn(text).filter(({ index }) => !isShared(index))
  const deals = new Set(found.map(dealOfWord))
  const [deal] = deals
  const [first] = found
  if (!deal || !first || deals.size > 1) return undefined
  const { 0: words, index } = first
  return { deal, words: { start: index, end: index + words.length, text: words } } as const
}

/** "Lease + rent board", then "RENT": of the headings above a home the last one counts. */
export function headingDeal({ isShared, parse: { text } }: HomeState) {
  let start = 0
  while (start < text.length && isShared(start)) start++
  const found = dealsIn(text.slice(0, start))
  const last = found.at(-1)
  if (!last || new Set(found.map(dealOfWord)).size < 2 || isBroad(text, last)) return undefined
  const { 0: words, index } = last
  return {
    deal: dealOfWord(last),
    words: { start: index, end: index + words.length, text: words },
  } as const
}

/** Whether another deal stands on the line of a heading as well. */
function isBroad(text: string, { index }: { index: number }): boolean {
  const start = text.lastIndexOf('\n', index) + 1
  const line = text.slice(start).split('\n', 1)[0] ?? ''
  return new Set([...line.matchAll(dealWords)].map(dealOfWord)).size > 1
}

const dealOfWord = ([, sale, rent]: RegExpExecArray): 'sell' | 'rent' | 'lease' =>
  sale ? 'sell' : rent ? 'rent' : 'lease'
