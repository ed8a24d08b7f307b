import { numberWords as words } from '#query-language/lexicon/number-words.ts'
import type { Token } from '#query-language/text/tokenize.ts'

/** A parsed number and the token after it. */
export interface NumberPhrase {
  value: number
  next: number
  /** In words: a number only if a unit follows, since `do` is also a verb. */
  isWord: boolean
}

// Hindi quarters precede a number, or precede lakh, crore and the like without one.
const quarter = /^(?:sava|sawa|savaa|sawaa|savva|सवा|सव्वा)$/
const half = /^(?:saadhe|sadhe|saade|sade|sadhey|साढे|साडे)$/
const quarterLess =
  /^(?:paune|pone|pona|pono|pauney|pavne|paun|paaun|पौने|पौन|पाऊण|पाऊणे|पाउण|पाउणे|पावणे)$/
const oneAndHalf = /^(?:dedh|derh|dedhh|deedh|ded|डेढ|दीड)$/
const twoAndHalf = /^(?:dhai|dhaai|adhai|adhaai|adich|ढाई|अढाई|अडीच)$/
const halfAlone = /^(?:half|aadha|adha|aadhi|adhi|aadhe|adhe|aadho|आधा|आधे|आधी)$/

const hundred = /^(?:hundred|sau|so|सौ|शे|शंभर)$/
/** "Hazar square feet": a thousand, without "one". */
const thousand = /^(?:thousand|hazar|hazaar|hajar|hajaar|हजार)$/
const areaWord = /^(?:sq|square|sqft|gaj|gaz|yards?|वर्ग|गज|स्क्वायर|चौरस)$/
/** "Hundred" and the Marathi hundreds: दोनशे, बाराशे. */
const wholeHundreds = /^hundred$|[^ ](?:शे|she)$/
const decimalPoint = /^(?:point|dashamlav|पॉइंट|प्वाइंट|पॉईंट|दशमलव)$/

/**
 * Parses a number at a token: digits, words (`teen`, `twenty five`, `two hundred fifty`, `one point
 * five`), Hindi quarters (`saadhe teen` is 3.5, `paune do` 1.75, `sava` 1.25, `dhai sau` 250), `2
 * and a half`, `2½`. Returns `undefined` if there is none.
 */
export function parseNumberAt(tokens: readonly Token[], at: number): NumberPhrase | undefined {
  const small = smallNumber(tokens, at)
  if (small && wholeHundreds.test(tokens[at]?.text ?? ''))
    return withTensAndOnes(tokens, small.value, small.next)
  if (!small || small.value <= 0 || small.value >= 100) return small
  const { value, next, isWord } = small
  const spoken = spokenHundredsAt(tokens, at)
  if (spoken) return spoken
  if (isWord && decimalPoint.test(tokens[next]?.text ?? ''))
    return withDecimals(tokens, value, next + 1)
  if (!hundred.test(tokens[next]?.text ?? '')) return small
  return withTensAndOnes(tokens, value * 100, next + 1)
}

/** Returns hundreds of an area spoken without their word: "four fifty square feet". */
function spokenHundredsAt(tokens: readonly Token[], at: number): NumberPhrase | undefined {
  const hundreds = words.get(tokens[at]?.text ?? '')
  const isSpoken =
    countOfHundreds.test(tokens[at]?.text ?? '') && englishTens.test(tokens[at + 1]?.text ?? '')
  const more = isSpoken ? plainNumber(tokens, at + 1) : undefined
  if (hundreds === undefined || !more || !areaWord.test(tokens[more.next]?.text ?? ''))
    return undefined
  return { value: hundreds * 100 + more.value, next: more.next, isWord: true }
}

/** Adds tens and ones after hundreds: `two hundred fifty`, `hundred and fifty`. */
function withTensAndOnes(tokens: readonly Token[], hundreds: number, next: number): NumberPhrase {
  const begin = tokens[next]?.text === 'and' ? next + 1 : next
  const more = plainNumber(tokens, begin)
  const isMore = more !== undefined && tokens[begin]?.kind === 'word' && more.value < 100
  return isMore
    ? { value: hundreds + more.value, next: more.next, isWord: true }
    : { value: hundreds, next, isWord: true }
}

/** Adds decimals, spoken digit by digit: "one point two five". */
function withDecimals(tokens: readonly Token[], whole: number, from: number) {
  let figures = ''
  let next = from
  for (; figures.length < 3; next++) {
    const figure = words.get(tokens[next]?.text ?? '')
    if (figure === undefined || figure > 9) break
    figures += figure
  }
  const value = Number(`${whole}.${figures}`)
  return figures === ''
    ? { value: whole, next: from - 1, isWord: true }
    : { value, next, isWord: true }
}

/** Most words of a text start no number, and every pass tries each. */
const mayStartNumber = (word: string) => words.has(word) || startOfNumber.test(word)
const startOfNumber = new RegExp(
  [oneAndHalf, twoAndHalf, halfAlone, quarter, half, quarterLess, thousand, /^a$/]
    .map(({ source }) => source)
    .join('|'),
)

function smallNumber(tokens: readonly Token[], at: number): NumberPhrase | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'number') return withHalf(tokens, token.value, at + 1)
  if (token.kind === 'sign') return undefined
  const { text } = token
  if (!mayStartNumber(text)) return undefined
  const next = at + 1
  if (oneAndHalf.test(text)) return { value: 1.5, next, isWord: true }
  if (twoAndHalf.test(text)) return { value: 2.5, next, isWord: true }
  if (isArticleOfScale(tokens, at)) return { value: 1, next, isWord: true }
  if (thousand.test(text) && areaWord.test(tokens[next]?.text ?? ''))
    return { value: 1_000, next, isWord: true }
  if (halfAlone.test(text)) {
    return { value: 0.5, next: isArticleOfScale(tokens, next) ? next + 1 : next, isWord: true }
  }
  const shift = quarter.test(text)
    ? 0.25
    : half.test(text)
      ? 0.5
      : quarterLess.test(text)
        ? -0.25
        : 0
  if (shift !== 0) {
    // "Sava sau" is 125, not a hundred and a quarter.
    const whole = hundred.test(tokens[next]?.text ?? '') ? undefined : plainNumber(tokens, next)
    // "साडेचारशे": half of a hundred more.
    const step = whole && whole.value >= 100 && whole.value % 100 === 0 ? 100 : 1
    if (whole) return { value: whole.value + shift * step, next: whole.next, isWord: true }
    // "Sava crore" is 1.25 crore; the other quarters need a number.
    if (shift === 0.25) return { value: 1.25, next, isWord: true }
    return shift === -0.25 ? { value: 0.75, next, isWord: true } : undefined
  }
  const plain = plainNumber(tokens, at)
  return plain && { ...withHalf(tokens, plain.value, plain.next), isWord: true }
}

/** "Under a crore", "half a crore" */
const isArticleOfScale = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'a' && /^(?:crore|cr|lakh|lac|million)$/.test(tokens[at + 1]?.text ?? '')

function plainNumber(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  if (token?.kind === 'number') return { value: token.value, next: at + 1 }
  const value = token?.kind === 'word' ? words.get(token.text) : undefined
  if (value === undefined) return undefined
  // "Khane ke saath aath hazaar": with food, eight thousand.
  if (value === 60 && keWord.test(tokens[at - 1]?.text ?? '')) return undefined
  // "Twenty five" is two words, "twenty-five" one; Hindi has one word for each number.
  const [sign, second] = [tokens[at + 1], tokens[at + 2]]
  const isHyphened = sign?.text === '-' && sign.glued && second?.glued
  const ones = (isHyphened ? second : sign)?.text ?? ''
  const isTens = englishTens.test(token?.text ?? '') && englishOnes.test(ones)
  return isTens
    ? { value: value + (words.get(ones) ?? 0), next: at + (isHyphened ? 3 : 2) }
    : { value, next: at + 1 }
}

const keWord = /^(?:ke|k)$/
const englishTens = /^(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)$/
const countOfHundreds = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/
const englishOnes = /^(?:one|two|three|four|five|six|seven|eight|nine)$/

function withHalf(tokens: readonly Token[], value: number, next: number): NumberPhrase {
  const after = tokens[next]
  if (after?.kind === 'number' && after.value < 1 && after.glued) {
    return { value: value + after.value, next: next + 1, isWord: false }
  }
  const words3 = [0, 1, 2].map((step) => tokens[next + step]?.text)
  const isAnd = words3[0] === 'and' || words3[0] === 'n' || words3[0] === '&'
  if (isAnd && words3[1] === 'half') return { value: value + 0.5, next: next + 2, isWord: false }
  if (isAnd && words3[1] === 'a' && words3[2] === 'half') {
    return { value: value + 0.5, next: next + 3, isWord: false }
  }
  return { value, next, isWord: false }
}
