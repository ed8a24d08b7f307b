import { regExp } from '#domain/text/reg-exp.ts'
import { roadWords } from '#query-language/lexicon/particulars/particular-words.ts'
import { claim, isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { comparatorAfter, comparatorBefore } from './comparator.ts'
import { numberBefore } from './number-before.ts'
import { parseNumberAt } from './number-phrase.ts'

const feetInMetre = 3.280_84
/** Wider ones are highways. */
const maxFeet = 150
const minFeet = 5

/** The width of a road in feet, and the tokens that say it. */
interface Width {
  feet: number
  from: number
  to: number
}

/**
 * Extracts the width of the road in front: `40 ft road`, `road at least 30 feet wide`, `gali 20
 * foot ki`.
 */
export function extractRoadWidths(state: ParseState): void {
  const { tokens } = state
  for (let at = 0; at < tokens.length; at++) {
    const road = roadWords.find(tokens, at)
    if (road?.meaning !== 'road' || !isFree(state, at, road.next)) continue
    const width = widthBefore(state, at) ?? widthBehind(state, road.next)
    if (!width || isStreetName(state, width, at)) continue
    const from = Math.min(at, width.from)
    let to = Math.max(road.next, width.to)
    while (roadWords.find(tokens, to)?.meaning === 'behind' && isFree(state, to)) to++
    claim(state, 'road', { min: width.feet }, [from, to])
    at = to - 1
  }
}

const maxWords = 6

/** "40 ft road", "30 feet wide ki sadak" */
function widthBefore(state: ParseState, at: number): Width | undefined {
  const { tokens } = state
  let end = at
  for (let walked = 0; walked < maxWords; walked++) {
    const begin = [3, 2, 1].find(
      (size) =>
        isFree(state, end - size, end) && roadWords.find(tokens, end - size, end)?.next === end,
    )
    const isJoint = tokens[end - 1]?.text === '-'
    if (begin === undefined && !isJoint) return undefined
    const from = end - (begin ?? 1)
    const meaning = begin === undefined ? undefined : roadWords.find(tokens, from, end)?.meaning
    if (meaning === 'feet' || meaning === 'metres') {
      const number = numberBefore(state, tokens[from - 1]?.text === '-' ? from - 1 : from)
      if (!number) return undefined
      const before = comparatorBefore(state, number.from)
      if (before?.bound === 'max') return undefined
      return widthOf(number.value, meaning, before?.from ?? number.from, at)
    }
    if (meaning === 'road') return undefined
    end = from
  }
  return undefined
}

/** "Road at least 30 ft", "gali 20 foot ki kam se kam" */
function widthBehind(state: ParseState, next: number): Width | undefined {
  const { tokens } = state
  let begin = next
  let isWide = false
  for (let walked = 0; walked < maxWords; walked++) {
    const match = roadWords.find(tokens, begin)
    const isSign = /^(?:-|:|=|>)$/.test(tokens[begin]?.text ?? '')
    if (match?.meaning !== 'beside' && match?.meaning !== 'behind' && !isSign) break
    isWide ||= /^(?:wide|width)$/.test(tokens[begin]?.text ?? '')
    begin = match?.next ?? begin + 1
  }
  const number = isFree(state, begin) ? parseNumberAt(tokens, begin) : undefined
  if (!number) return undefined
  const unit = roadWords.find(tokens, number.next)
  const isMeasured = unit?.meaning === 'feet' || unit?.meaning === 'metres'
  if (!isMeasured && !isWide) return undefined
  const end = isMeasured ? unit.next : number.next
  const isApart =
    tokens[end]?.text === 'se' &&
    !/^(?:kam|kum|zyada|jyada|upar)$/.test(tokens[end + 1]?.text ?? '')
  if (isApart || otherWord.test(tokens[end]?.text ?? '')) return undefined
  const after = comparatorAfter(state, end)
  if (after?.bound === 'max') return undefined
  const to = after?.to ?? end
  if (!isFree(state, next, to)) return undefined
  return widthOf(number.value, isMeasured ? unit.meaning : 'feet', next, to)
}

/** "Road 30 ft front", "road 50 ft away" */
const otherWord = /^(?:front|frontage|height|away|door|from|ceiling)$/

function widthOf(value: number, unit: string, from: number, to: number): Width | undefined {
  const feet = unit === 'metres' ? Math.round(value * feetInMetre * 10) / 10 : value
  return feet >= minFeet && feet <= maxFeet ? { feet, from, to } : undefined
}

const landWord = regExp()`
  ^(?:plots?|land|zameen|jameen|zamin|jamin|jameenu|site|sites|gaj|gaz|sqyd|bigha|katha
  |cents?|acres?|guntha|जमीन|ज़मीन|गज)$
`

/** "100 feet road Indiranagar": streets that are named after their width. */
function isStreetName({ tokens }: ParseState, { feet, from }: Width, at: number): boolean {
  const isBefore = from < at
  return (
    isBefore &&
    [60, 80, 100, 120, 150].includes(feet) &&
    !tokens.some(({ text }) => landWord.test(text))
  )
}
