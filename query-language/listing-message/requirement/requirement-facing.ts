import { regExp } from '#domain/text/reg-exp.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import type { Slot, TextSpan } from '#query-language/model/slots.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { refuses, speaksOfPreference, type WordsSaid } from './words-said.ts'

const facing: Token = {
  ...({ kind: 'word', text: 'facing', value: Number.NaN, start: 0, end: 0, glued: false } as const),
}

/** What looks somewhere: "east entry", "main door north", "દક્ષિણ મુખ". */
const front = regExp('u')`
  ^(?:entry|entrance|door|doors|gate|mukh|mukha|mukhi|mukham|disha|dishe|dishela|darwaja|darwaza
  |dwar|vasal|vaasal|vasthu|direction|side|मुख|मुखी|दरवाज़?ा|द्वार|दिशा|दिशेला|तोंड|मुखाचे)$
`
const joint = /^(?:or|and|ya|aur|ke|ba|kinva|leda|illa|athava|athva|va|n|या|व|किंवा|[,/&+-])$/
/** What stands beside a direction that is all a clause says. */
const beside = regExp('u')`
  ^(?:only|hi|j|must|strictly|pref|preferred|preferably|prefer|please|pls|main|the|any|either
  |vastu|ही|च|no|not|nahi|nako|avoid|na|vaddu|venda|vendam|beda|chale|chalega|चाले|chahiye|joie
  |hona|should|be|is|ka|ki|wala|wali|को|का|की)$
`

const directionOf = ({ text, kind }: Token) => {
  if (kind !== 'word' || text.length < 4) return undefined
  const match = lexicon.find([{ ...facing, text }, facing], 0)
  return match?.next === 2 && match.meaning.slot === 'facing' ? match.meaning.value : undefined
}

/**
 * Returns the directions that a home of a requirement may face, where no word says "facing":
 * "North/East.", "east entry", "dakshin dwar nahi".
 */
export function statedFacings(
  words: WordsSaid,
  slots: readonly Slot[],
  unmatched: readonly TextSpan[],
): Slot[] {
  const said = words.spellings.at(-1) ?? []
  const isOpen = (token: Token) =>
    unmatched.some(({ start, end }) => start <= token.start && token.end <= end) &&
    !slots.some(({ start, end }) => start < token.end && token.start < end)
  return words.clauses.flatMap((clause) => {
    const isIn = (one: { start: number; end: number }) =>
      one.start >= clause.start && one.end <= clause.end
    if (slots.some((slot) => slot.slot === 'facing' && isIn(slot))) return []
    const tokens = said.filter(isIn)
    const open = tokens.filter((token) => directionOf(token) !== undefined && isOpen(token))
    const [first, last] = [open[0], open.at(-1)]
    if (!first || !last) return []
    const [from, to] = [tokens.indexOf(first), tokens.indexOf(last)]
    const between = tokens.slice(from, to + 1).every((one) => open.includes(one) || isJoint(one))
    const rest = [...tokens.slice(0, from), ...tokens.slice(to + 1)]
    const isFront = [tokens[from - 1], tokens[to + 1]].some((one) => one && front.test(one.text))
    const isAll = rest.every(({ text }) => beside.test(text) || joint.test(text))
    if (!between || !(isFront || isAll)) return []
    const strength = speaksOfPreference(words, clause) ? { isSoft: true as const } : {}
    const not = refuses(words, clause)
    return open.flatMap((token): Slot[] => {
      const value = directionOf(token)
      if (!value) return []
      const { start, end } = token
      const text = words.text.slice(start, end)
      const meant = not ? { ...value, not } : value
      return [{ slot: 'facing', value: meant, start, end, text, confidence: 0.7, ...strength }]
    })
  })
}
const isJoint = ({ text }: Token) => joint.test(text)
