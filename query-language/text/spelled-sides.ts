import { type Gazetteer, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import type { Token } from './tokenize.ts'

const sides: readonly (readonly [spelling: RegExp, side: string])[] = [
  [/^(?:wa+st|wes{2,}t|we[aey]+t|wet|wst|wets|vest|wesr|wrst)$/, 'west'],
  [/^(?:e{2,}s+t|esat|aest|eaast|easst|eadt|eats|iest)$/, 'east'],
]
const maxWordsOfName = 3

/** Corrects the misspelt side of a place that has one: "bandra wast", "andheri eest". */
export function correctSides(tokens: readonly Token[], { byKey }: Gazetteer): readonly Token[] {
  const hasSide = (at: number, side: string) =>
    Array.from({ length: maxWordsOfName }, (_, index) => at - index - 1).some(
      (from) =>
        from >= 0 &&
        byKey.has(placeNameKey([...tokens.slice(from, at).map(({ text }) => text), side])),
    )
  return tokens.map((token, at) => {
    const side = sides.find(([spelling]) => spelling.test(token.text))?.[1]
    return side && hasSide(at, side) ? { ...token, text: side } : token
  })
}
