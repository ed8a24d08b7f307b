import { regExp } from '#domain/text/reg-exp.ts'
import { digitWords, joinedWord, joinedWords, repeats, tensWords } from './digit-word.ts'

/**
 * Finds a telephone number in running text, however it is written: `98765 43210`, `+91-98765…`,
 * `nine eight seven…`, `९८७६५४३२१०`. Prices, areas, PIN codes, dates, coordinates and RERA numbers
 * do not count. contact-detail.test.ts has the examples.
 */

/** A run of digits, or one word for a digit. */
interface Piece {
  digits: string
  start: number
  end: number
  isWord: boolean
}

// Digits of a number without its country code, and with it (E.164 allows 15).
const minDigits = 10
const maxDigits = 14
const national = /^(?:0|(?:00)?91|091)?[6-9]\d{9}$/
// A landline number with its area code, as dialled in India: 022 2678 1234, 0124-4567890.
const landline = /^0[1-8]\d{9}$/
export const currency = /(?:₹|\brs\.?|\binr|\brupees|रु\.?|रुपये)\s*$/i
export const unit = regExp('i')`
  ^\s*(?:\/-|sq|sft|ft|feet|foot|m2|mtr|met|yard|yd|gaj|guz|acre|bigha|cent|gunth|ground|bhk|cr
  |la[ck]|k\b|l\b|rs|rupees|वर्ग|लाख|करोड़|रुपये)
`

/** Returns the first telephone number in a text normalised by plain-text.ts, or `undefined`. */
export function findPhone(plain: string): string | undefined {
  const text = maskAmounts(lettersAsDigits(separateHalves(plain)))
  const found = piecesOf(text)
  if (found.reduce((sum, { digits }) => sum + digits.length, 0) < minDigits) return undefined
  for (const run of runsOf(found, text)) {
    for (let from = 0; from < run.length; from++) {
      let length = 0
      for (let to = from + 1; to <= run.length && length < maxDigits; to++) {
        const pieces = run.slice(from, to)
        length += run[to - 1]?.digits.length ?? 0
        if (!isPhone(pieces, run, text)) continue
        return plain.slice(pieces[0]?.start, pieces.at(-1)?.end).trim()
      }
    }
  }
  return undefined
}

/** Returns all digits of a text normalised by plain-text.ts, including digits written as words. */
export function digitsInText(plain: string): string {
  return piecesOf(lettersAsDigits(separateHalves(plain)))
    .map(({ digits }) => digits)
    .join('')
}

/** Replaces what is attached to the halves of a number by spaces: `98765O43210`, `mob98765`. */
function separateHalves(plain: string): string {
  return plain
    .replace(
      /(?<=(?<![\p{L}\p{N}])[6-9]\d{4})(?:o|zero|xx+)(?=[\do]{5}(?![\p{L}\p{N}]))/giu,
      spaces,
    )
    .replace(/(?<=(?<!\d)[6-9]\d{4}\s?)#(?=\s?\d{5}(?!\d))/g, ' ')
    .replace(/(?:mob|tel)(?=\d{5}(?!\d))/gi, '   ')
    .replace(/(?<=[6-9]\d{4}\s(?:and|aur|plus)\s)rs\.?(?=\s?\d{5}(?!\d))/gi, spaces)
}

const spaces = (found: string) => ' '.repeat(found.length)

// Ten digits in one run, and in two halves.
const letteredNumber = [
  /(?<![\p{L}\p{N}])[\dOoIlSBgqZ]{10,13}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[\dOoIlSBgqZ]{5}[\s.-]{1,3}[\dOoIlSBgqZ]{5}(?![\p{L}\p{N}])/gu,
]
const letterDigits: Record<string, string> = {
  ...{ O: '0', o: '0', I: '1', l: '1', S: '5', B: '8', Z: '2', g: '9', q: '9' },
}

/** Replaces letters that stand for digits: `987654321O`, `g8765 432l0`. Offsets do not change. */
function lettersAsDigits(text: string): string {
  return letteredNumber.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (token) =>
        token.replace(/\D/g, '').length < 7 ? token : readLetters(token),
      ),
    text,
  )
}

/** A letter before or after a complete number is not a digit: `l9876543210`. */
function readLetters(token: string): string {
  const alone = token.replace(/^\p{L}+|\p{L}+$/gu, spaces)
  if (national.test(alone.trim())) return alone
  return token.replace(/\p{L}/gu, (letter) => letterDigits[letter] ?? letter)
}

const masked = [
  // Dates, coordinates, and ranges of years.
  /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}\b/g,
  /\b(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}\b/g,
  /\b\d{1,3}\.\d{3,}\s*[,;]\s*-?\d{1,3}\.\d{3,}/g,
  /\b(?:19|20)\d{2}\s*-\s*(?:19|20)?\d{2}\b/g,
]
const grouped = /(?<![\d,])\d{1,2}(?:,\d{2})*,\d{3}(?![\d,])|(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/g

/** Replaces dates, coordinates and amounts by `#`, so that no number is matched across them. */
function maskAmounts(text: string): string {
  const cover = (found: string) => '#'.repeat(found.length)
  const shown = masked.reduce((rest, pattern) => rest.replace(pattern, cover), text)
  return shown.replace(grouped, (found, index: number) => {
    const digits = found.replaceAll(',', '')
    const isAmount = currency.test(shown.slice(0, index)) || digits.endsWith('00000')
    return digits.length === 10 && national.test(digits) && !isAmount ? found : cover(found)
  })
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let times = 1
  for (const found of text.matchAll(/\d+|[\p{L}\p{M}]+/gu)) {
    const start = found.index
    const end = start + found[0].length
    const word = found[0].toLowerCase()
    const count = repeats.get(word)
    if (count) {
      times = Number(count)
      continue
    }
    const digits = /^\d/.test(word) ? word : digitsOf(word)
    const before = pieces.at(-1)
    if (digits === undefined) {
      times = 1
    } else if (before && completesTens(before, digits, text.slice(before.end, start))) {
      before.digits = before.digits[0] + digits
      before.end = end
    } else {
      const isWord = !/^\d/.test(word)
      const repeated = digits.length === 1 ? digits.repeat(times) : digits
      pieces.push({ digits: repeated, start, end, isWord: isWord || times > 1 })
    }
    times = 1
  }
  return pieces
}

function digitsOf(word: string): string | undefined {
  const value = digitWords.get(word) ?? tensWords.get(word)
  if (value !== undefined) return value
  if (!joinedWords.test(word)) return undefined
  return word.replace(joinedWord, (one) => digitWords.get(one) ?? '')
}

/** `ninety eight` is 98. */
function completesTens(before: Piece, digits: string, between: string): boolean {
  const isTens = before.isWord && /^[2-9]0$/.test(before.digits)
  return isTens && /^[1-9]$/.test(digits) && /^[\s-]$/.test(between)
}

/** Groups pieces that have only a few signs between them. */
function runsOf(pieces: Piece[], text: string): Piece[][] {
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && continues(before, piece, text)) run.push(piece)
    else runs.push([piece])
  }
  return runs
}

// The maximum distance between two pieces of a number, in characters.
const maxGap = 40

function continues(before: Piece, piece: Piece, text: string): boolean {
  if (piece.start - before.end > maxGap) return false
  const gap = text
    .slice(before.end, piece.start)
    .replace(wordBetween, '')
    .replace(spokenGap, '')
    .replace(joiner, '')
  if (/^[^\p{L}\p{N}₹$#%=]{0,4}$/u.test(gap)) return true
  // Two halves of a number may also have many signs or one letter between them.
  const isHalf = before.digits.length === 5 && piece.digits.length === 5
  return isHalf && /^[6-9]/.test(before.digits) && /^(?:[^\p{L}\p{N}₹$#]*|[a-z]|\sx\s)$/iu.test(gap)
}

// `double` is already applied to the digit after it; `two hundred ten` counts as 2 and 10.
const wordBetween = /double|dabal|triple|hundred|डबल|ट्रिपल/gi
// `8800 and 561288` counts only where the text asks for a call, or where both are halves.
const joiner = /^\s?(?:and|aur|plus)\s{0,5}$/i
// Words people say between the halves of a number.
const spokenGap = regExp('gi')`
  \b(?:dash|space|hyphen|gap|then|dial|last|next|second|rest|ask|followed by|afterwards|phir
  |uske baad)\b
`
const asksForCall = /(?:call|contact|phone|mob|whats ?app|number|reach|dial)[^\n]{0,60}$/i

function isPhone(pieces: readonly Piece[], run: readonly Piece[], text: string): boolean {
  const [first] = pieces
  const last = pieces.at(-1)
  if (!first || !last) return false
  const digits = pieces.map((piece) => piece.digits).join('')
  const before = text.slice(0, first.start)
  const hasCode = /\+\s?$|\+\s?\($/.test(before) && /^\d{10,14}$/.test(digits)
  // `+1 415 555 2671` is a foreign number; `3 + 1200 1450` is a sum.
  const isForeign = hasCode && /(?<![\p{L}\p{N}]\s?)\+$/u.test(before)
  if (pieces.length === 1) return hasCode || isWhole(digits, before)
  if (!hasCode && !isDialled(pieces, digits)) return false
  if ((!isForeign && isList(pieces, text)) || isCode(first, last, text)) return false
  const isJoined = textBetween(pieces, text).some((between) => joiner.test(between))
  if (isJoined && !isInHalves(pieces) && !asksForCall.test(before.slice(-80))) return false
  const follows = text.slice(last.end)
  if (isMeasured(pieces, follows) || isRound(pieces, before, follows)) return false
  return hasCode || isWritten(pieces, run)
}

/** Whether one run of digits is a number; an amount of rupees this large ends in zeros. */
function isWhole(digits: string, before: string): boolean {
  if (landline.test(digits)) return !/[\p{L}\d./]$/u.test(before)
  if (!national.test(digits) || digits.endsWith('00000')) return false
  if (currency.test(before) && digits.endsWith('000')) return false
  // Not the fraction of a coordinate, and not part of a longer code.
  return !/\d[.]$/.test(before) && (digits.length === 10 || !/\p{L}$/u.test(before))
}

function isDialled(pieces: readonly Piece[], digits: string): boolean {
  if (national.test(digits)) return true
  if (isLandline(pieces)) return true
  const area = pieces[0]?.digits ?? ''
  return /^1[89]00$/.test(area) && /^\d{10,11}$/.test(digits) && pieces.length === 3
}

/** `98765 and 43210` are halves; 71234 and 71235 are neighbouring plots. */
function isInHalves(pieces: readonly Piece[]): boolean {
  const [first, second] = pieces.map(({ digits }) => Number(digits))
  if (first === undefined || second === undefined) return false
  const isHalf = pieces.length === 2 && pieces.every(({ digits }) => digits.length === 5)
  return isHalf && (second < first || second > first + 100)
}

/** Whether the pieces are an area code, with or without its 0 apart, and a local number. */
const isLandline = (pieces: readonly Piece[]) =>
  /^(?:0\d{2,4}|0 \d{2,4} [\d ]*)$/.test(
    pieces[0]?.digits === '0'
      ? `${pieces.map(({ digits }) => digits).join(' ')} `
      : (pieces[0]?.digits ?? ''),
  ) && landline.test(pieces.map(({ digits }) => digits).join(''))

const textBetween = (pieces: readonly Piece[], text: string) =>
  pieces.slice(1).map((piece, at) => text.slice(pieces[at]?.end, piece.start))

/** Rising numbers are plots, sectors or survey numbers; so are three or more with commas. */
function isList(pieces: readonly Piece[], text: string): boolean {
  if (pieces.some(({ isWord }) => isWord) || isLandline(pieces)) return false
  const numbers = pieces.map(({ digits }) => Number(digits))
  const rises = numbers.slice(1).every((number, at) => number > (numbers[at] ?? 0))
  if (rises && pieces.length > 2) return true
  const hasComma = textBetween(pieces, text).some((between) => /[,;]/.test(between))
  return hasComma && pieces.length > 2 && pieces.every(({ digits }) => digits.length > 2)
}

/** Register numbers have letters between the slashes: `RC/REP/HARERA/GGM/765/497/2023`. */
function isCode(first: Piece, last: Piece, text: string): boolean {
  if (/\p{L}$/u.test(text.slice(0, first.start))) return !first.isWord
  const start = text.slice(0, first.start).search(/\S*$/)
  const end = last.end + text.slice(last.end).search(/\s|$/)
  const token = text.slice(start, end)
  return !/\s/.test(token) && token.includes('/') && /\p{L}/u.test(token)
}

/** Whether these are areas side by side (`650, 750, 1250 sq ft`), or a PIN code before an area. */
function isMeasured(pieces: readonly Piece[], follows: string): boolean {
  const lengths = pieces.map(({ digits }) => digits.length)
  if (unit.test(follows)) {
    return !lengths.every((length) => length <= 2) && lengths.join() !== '5,5'
  }
  return lengths.join() === '6,4' && !/^\s*$/.test(follows.slice(0, 1))
}

/** Amounts end in zeros: `65000-75000`. */
function isRound(pieces: readonly Piece[], before: string, follows: string): boolean {
  const isAmount = currency.test(before) || unit.test(follows)
  const nought = isAmount ? '0' : '00'
  return pieces.every(({ digits }) => digits.length > 2 && digits.endsWith(nought))
}

/**
 * Whether the digits are grouped as people write numbers: words, single digits, pairs or longer
 * groups. Any other grouping counts only where the run has no further digits.
 */
function isWritten(pieces: readonly Piece[], run: readonly Piece[]): boolean {
  if (pieces.some(({ isWord }) => isWord)) return pieces.length > 1
  const all = (fits: (length: number) => boolean) =>
    pieces.every(({ digits }) => fits(digits.length))
  if (all((length) => length === 1) || all((length) => length === 2)) return true
  // The country code or a trunk 0 may be short.
  const rest = pieces.slice(/^(?:0|0?91|0091)$/.test(pieces[0]?.digits ?? '') ? 1 : 0)
  return rest.every(({ digits }) => digits.length > 2) || pieces.length === run.length
}
