import { type ContactDetail, findContactDetail } from './contact-detail.ts'
import { findDistantHalves } from './phone-halves.ts'
import { digitsInText } from './phone-in-text.ts'
import { plainText } from './plain-text.ts'

/** Contact details that are split over several texts shown side by side. */

// No contact detail is longer, so only this much of each text's end is joined to the next.
const borderLength = 60

export interface SpreadContact extends ContactDetail {
  /** Indexes of the texts it is spread over. */
  between: number[]
}

/**
 * Returns the first contact detail that is split over two of these texts, in either order, or over
 * all of them in their order; `undefined` where there is none. Contact details within one text are
 * not returned.
 */
export function findSpreadContact(texts: readonly string[]): SpreadContact | undefined {
  for (const [at, text] of texts.entries()) {
    const found = findContactBeside(text, texts.slice(0, at))
    if (found) return found
  }
  return undefined
}

/** The same for one new text beside others that were already checked against each other. */
export function findContactBeside(
  text: string,
  others: readonly string[],
): SpreadContact | undefined {
  const shown = [...others, text].map((one) => one.trim())
  const last = others.length
  const filled = shown.flatMap((one, at) => (one === '' ? [] : at))
  if (!shown[last]) return undefined
  const pairs = filled.flatMap((at) =>
    shown[at] === shown[last]
      ? []
      : [
          [at, last],
          [last, at],
        ],
  )
  for (const between of filled.length > 2 ? [...pairs, filled] : pairs) {
    const found = findAcross(between.map((at) => shown[at] ?? ''))
    if (found) return { ...found, between }
  }
  return findSplitDigits(shown)
}

// A text that is a number, or a number followed by one or two words.
const bareDigits = /^(\d{2,7})((?:\s\p{L}+){0,2})$/u

/** A number in pieces, at least two of which are whole texts: `987`, `654 lane`, `3210`. */
function findSplitDigits(texts: readonly string[]): SpreadContact | undefined {
  const pieces = texts.flatMap((text, at) => {
    const [, digits = '', words] = bareDigits.exec(plainText(text)) ?? []
    return digits === '' ? [] : { digits, at, isAlone: words === '' }
  })
  const digits = pieces.map((piece) => piece.digits).join('')
  const isSplit = pieces.filter(({ isAlone }) => isAlone).length > 1
  if (!isSplit || !/^[6-9]\d{9}$/.test(digits)) return undefined
  return { kind: 'phone', text: digits, between: pieces.map(({ at }) => at) }
}

const asksForFourDigits =
  /\b(?:call|ring|dial|phone|mobile|mob|whats\s?app|reach|contact)\b[^\n\d]{0,20}([6-9]\d{3})$/i

/** Returns a number whose last six digits were entered as the PIN code: `Call 9876` and 543210. */
export function findPhoneWithPincode(text: string, pincode: string): ContactDetail | undefined {
  const start = asksForFourDigits.exec(plainText(text).trim())?.[1]
  return start && /^\d{6}$/.test(pincode)
    ? { kind: 'phone', text: `${start} ${pincode}` }
    : undefined
}

function findAcross(texts: readonly string[]): ContactDetail | undefined {
  const borders = texts.map((text, at) => borderOf(text, at === 0, at === texts.length - 1))
  const found = findContactDetail(borders.join(' '))
  if (found && !borders.some(findContactDetail)) return found
  const halves = texts.length === 2 ? findDistantHalves(texts.map(plainText)) : undefined
  return halves === undefined ? undefined : { kind: 'phone', text: halves }
}

function borderOf(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= borderLength) return text
  if (isFirst) return text.slice(-borderLength).replace(/^\S+/, '')
  // The middle of a long text separates what is before it from what is after it.
  return isLast ? text.slice(0, borderLength).replace(/\S+$/, '') : '\n…\n'
}

// Names have no prices or areas, so ten digits are a number whatever words are between them.
const numberInNames = /[6-9]\d{9}/
const bareHandle = /(?<![\p{L}\p{N}])@\p{L}[\p{L}\p{N}._-]+/u

/**
 * Returns the first contact detail in the names of a person and their firm, joined in any order.
 * Also finds a number with words between its halves, and a handle without a name.
 */
export function findContactInNames(names: readonly string[]): ContactDetail | undefined {
  const shown = names.map((name) => name.trim()).filter((name) => name !== '')
  for (const order of ordersOf(shown)) {
    const text = order.join(' ')
    const found = findContactDetail(text)
    if (found) return found
    const plain = plainText(text)
    const handle = bareHandle.exec(plain)?.[0]
    if (handle) return { kind: 'payment', text: handle }
    if (numberInNames.test(digitsInText(plain))) return { kind: 'phone', text }
  }
  return undefined
}

function ordersOf(names: readonly string[]): string[][] {
  if (names.length < 2) return [[...names]]
  return names.flatMap((name, at) =>
    ordersOf(names.toSpliced(at, 1)).map((others) => [name, ...others]),
  )
}
