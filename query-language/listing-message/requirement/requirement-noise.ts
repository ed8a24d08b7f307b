import { regExp } from '#domain/text/reg-exp.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { normalizeTokens } from '#query-language/text/strip-suffixes.ts'
import { tokenize } from '#query-language/text/tokenize.ts'
import { trimmed } from './words-said.ts'

/**
 * "Deposit 2-3 mash" counts months, "min 6% yield" and "dealer to dealer 1%" are no amounts, and
 * "sharing 50:50" splits a fee.
 */
const share = regExp('gi')`
  \b(?:dealer[ ]to[ ]dealer[ ]?)?(?:(?:min|minimum|atleast|max)[ ])?\d{1,2}(?:\.\d{1,2})?[ ]?%
  |\b(?:deposit|dep|advance|adv)[ ]?:?[ ]?\d{1,2}[ ]?-[ ]?\d{1,2}[ ]
  (?:mash|mahin[ae]|nelalu?|maasa)\b
  |\bstretch(?:able|ed)?[ ](?:by[ ])?\d[\d.]*[ ]?(?:l|lacs?|lakhs?|k)\b
  |\b(?:sharing|commission|brokerage)[ ]?:?[ ]?\d{1,2}[ ]?[:\/-][ ]?\d{1,2}\b
`
/** "98110xxxxx": a number that is not shown to all. */
const maskedPhone = /(?<![\d.])(?:\+?91[ -]?)?[6-9]\d{2,6}[x*•]{3,7}(?![\p{L}\d])/giu
/** "98200 11122", "9022 4 11763", "0120-417 3366", or as masked. */
const phone = regExp('iu')`
  (?<![\d.])(?:(?:\+?91[ -]?)?[6-9](?:[ -]?\d){9}(?!\d)|0\d{2,4}[ -]?\d(?:[ -]?\d){5,7}(?!\d)
  |(?:\+?91[ -]?)?[6-9]\d{2,6}[x*•]{3,7}(?![\p{L}\d])|[६-९৬-৯][०-९০-৯]{9})
`.source
/** A name has a capital, or letters of a script that has none. */
const nameWord = `(?:\\p{Lu}[\\p{L}.'’]*|\\p{Lo}[\\p{Lo}\\p{M}]*)`
const name = `${nameWord}(?:[ ]${nameWord}){0,3}(?:[ ](?:ji|bhai|sir|madam|जी|सर))?`
/** "– Rachana 98204 17720" and "81055 32907 Nasreen" at the end: who asks. */
const signature = new RegExp(`(${name})?(?:[ ]*\\([^()\n]{1,24}\\))?[ ,:–—-]*(?:${phone})`, 'uy')
const onlyName = new RegExp(`^${name}$`, 'u')
/** A signature stands in the last letters of a message. */
const maxSignature = 160

interface Signature {
  index: number
  names: string[]
}

/** Finds who signs at the end of a text without blanks behind it. */
function signatureOf(text: string): Signature | undefined {
  const from = Math.max(0, text.length - maxSignature)
  const ends = [...text.slice(from).matchAll(/[.!?।,;:\n–—-]/g)].map(
    ({ index }) => from + index + 1,
  )
  for (const end of from === 0 ? [0, ...ends] : ends) {
    const index = end + (/^ */.exec(text.slice(end))?.[0].length ?? 0)
    signature.lastIndex = index
    const before = signature.exec(text)
    if (!before) continue
    const rest = trimmed(text, signature.lastIndex, text.length)
    const behind = text.slice(rest.start, rest.end)
    if (behind !== '' && !onlyName.test(behind)) continue
    return { index, names: [before[1] ?? '', behind].filter((one) => one !== '') }
  }
  return undefined
}

/** "- Asha Rao" below the message. */
const dashedName = new RegExp(`\n[ ]*[-–—~][ ]?(${name})[ ,.–—-]*$`, 'u')

const blank = (words: string) => ' '.repeat(words.length)
/** Blanks that are no end of a clause. */
const blankWithin = (words: string) => '\u00a0'.repeat(words.length)

/**
 * Blanks what somebody writes around a requirement: who signs it, with which telephone, and how
 * brokers share their fee. Positions do not change.
 */
export function blankNoise(text: string, gazetteer: Gazetteer): string {
  const plain = text.replace(share, blankWithin)
  return withoutSignature(plain, gazetteer).replace(maskedPhone, blank)
}

function withoutSignature(text: string, gazetteer: Gazetteer): string {
  const message = text.trimEnd()
  const match = signatureOf(message) ?? dashedSignatureOf(message)
  if (!match) return text
  // "– Pooja 98220 11122" is nobody's room.
  const isDashed = /[-–—][ ]*$/.test(message.slice(0, match.index))
  if (match.names.some((one) => !isOfPerson(one, isDashed, gazetteer))) return text
  return text.slice(0, match.index) + blank(text.slice(match.index))
}

/** A dash before the last line is a signature where no other line is an item of a list. */
function dashedSignatureOf(message: string): Signature | undefined {
  if (/^[ ]*[-–—~]/m.test(message.slice(0, message.lastIndexOf('\n') + 1))) return undefined
  const match = dashedName.exec(message)
  return match ? { index: match.index, names: [match[1] ?? ''] } : undefined
}

/** Whether a name is that of no place, and of nothing that a home has: "Lift 98200 11122". */
function isOfPerson(name: string, isDashed: boolean, gazetteer: Gazetteer): boolean {
  if (findPlaces(gazetteer, name).length > 0) return false
  if (isDashed) return true
  const tokens = normalizeTokens(tokenize(name), gazetteer)
  return tokens.some((_, at) => !lexicon.find(tokens, at) && !stopWords.find(tokens, at))
}
