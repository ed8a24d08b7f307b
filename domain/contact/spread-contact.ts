import { type ContactDetail, findContactDetail } from './contact-detail.ts'
import { findDistantHalves } from './phone-halves.ts'
import { digitsInText } from './phone-in-text.ts'
import { plainText } from './plain-text.ts'

/** Contact details that no text holds alone, but several do that are shown side by side. */

// A contact detail is shorter; what stands further inside a text is read by itself.
const borderLength = 60

export interface SpreadContact extends ContactDetail {
  /** The texts it is spread over, by their place among the given ones. */
  between: number[]
}

/**
 * The first contact detail in two of these texts that neither of them holds alone, in either order,
 * or in all of them as they stand; `undefined` where there is none.
 */
export function findSpreadContact(texts: readonly string[]): SpreadContact | undefined {
  for (const [at, text] of texts.entries()) {
    const found = findContactBeside(text, texts.slice(0, at))
    if (found) return found
  }
  return undefined
}

/** The same of a text that comes to others, which hold none among themselves. */
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

// A text that is a number, or begins with one and a word or two.
const bareDigits = /^(\d{2,7})((?:\s\p{L}+){0,2})$/u

/** `987`, `654 lane`, `3210`: a number in pieces, of which two at least are all of their texts. */
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

/** The number whose last six digits stand as the PIN code: `Call 9876` and 543210. */
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
  // Nothing is read across the whole of a long text.
  return isLast ? text.slice(0, borderLength).replace(/\S+$/, '') : '\n…\n'
}

// Names hold no prices and areas: ten digits in them are a number, whatever words stand between.
const numberInNames = /[6-9]\d{9}/
const bareHandle = /(?<![\p{L}\p{N}])@\p{L}[\p{L}\p{N}._-]+/u

/**
 * The first contact detail in the names of a person and their firm, read in any order; also a
 * number with words between its halves, and a handle without its name.
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
