import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

const homes: ReadonlySet<string> = new Set(['apartment', 'villa', 'house'])
const linkingWord =
  /^(?:ka|ki|ke|ke|wala|wali|set|with|of|having|का|की|के|वाला|वाली|चा|ची|चे|cha|chi|che)$/
const homeWord = /^(?:home|homes|ghar|घर|residence|accommodation)$/
const maxWordsBetween = 2

/** A number of rooms beside a home is the number of its bedrooms: "3 kamre ka flat". */
export function markRooms(state: ParseState): void {
  for (const slot of state.slots) {
    if (slot.slot !== 'bhk' || slot.confidence >= surely) continue
    if (isBesideHome(state, slot)) slot.confidence = surely
  }
}
const surely = 0.8

function isBesideHome(state: ParseState, { start, end }: Slot): boolean {
  const { tokens } = state
  let to = tokens.findIndex((token) => token.start >= end)
  let from = tokens.findIndex((token) => token.end > start)
  for (let count = 0; count <= maxWordsBetween; count++) {
    if (to >= 0 && isHome(state, to)) return true
    if (to >= 0 && linkingWord.test(tokens[to]?.text ?? '')) to++
  }
  for (let count = 0; count <= maxWordsBetween; count++) {
    if (from > 0 && isHome(state, from - 1)) return true
    if (linkingWord.test(tokens[from - 1]?.text ?? '')) from--
  }
  return false
}

function isHome(state: ParseState, at: number): boolean {
  const [word = ''] = wordsOf(state, at, at + 1)
  const meaning = lexicon.words.get(word)
  return (
    homeWord.test(word) ||
    (meaning?.slot === 'type' && meaning.value.types.some((type) => homes.has(type)))
  )
}
