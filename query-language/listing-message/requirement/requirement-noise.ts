import { regExp } from '#domain/text/reg-exp.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'

/** "Min 6% yield" and "dealer to dealer 1%" are no amounts, and "sharing 50:50" splits a fee. */
const share = regExp('gi')`
  \b(?:dealer[ ]to[ ]dealer[ ]?)?(?:(?:min|minimum|atleast|max)[ ])?\d{1,2}(?:\.\d{1,2})?[ ]?%
  |\b(?:sharing|commission|brokerage)[ ]?:?[ ]?\d{1,2}[ ]?[:\/-][ ]?\d{1,2}\b
`
/** "98110xxxxx": a number that is not shown to all. */
const maskedPhone = /(?<![\d.])(?:\+?91[ -]?)?[6-9]\d{2,6}[x*•]{3,7}(?![\p{L}\d])/giu
const phone = /(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/
/** "Meena ji", "- Asha Rao": names alone, with a capital each. */
const names = /^[ ]*(?:[-–—~][ ]?)?(\p{Lu}[\p{L}.]*(?:[ ]\p{Lu}[\p{L}.]*){0,3})(?:[ ]ji)?[ ,.–-]*$/u

const blank = (words: string) => ' '.repeat(words.length)

/**
 * Blanks what somebody writes around a requirement: who signs it, with which telephone, and how
 * brokers share their fee. Positions do not change.
 */
export function blankNoise(text: string, gazetteer: Gazetteer): string {
  const plain = text.replace(share, blank)
  const start = plain.trimEnd().lastIndexOf('\n') + 1
  const last = plain.slice(start)
  const isSigned = start > 0 && isSignature(last, plain.slice(0, start), gazetteer)
  return (isSigned ? plain.slice(0, start) + blank(last) : plain).replace(maskedPhone, blank)
}

/** Whether the last line of a message is who wrote it. */
function isSignature(line: string, before: string, gazetteer: Gazetteer): boolean {
  const hasPhone = phone.test(line) || line.search(maskedPhone) >= 0
  const isDashed = /^[ ]*[-–—~]/.test(line) && !/^[ ]*[-–—~]/m.test(before)
  const name = names.exec(line.replace(phone, '').replace(maskedPhone, '').trimEnd())?.[1]
  return name !== undefined && (hasPhone || isDashed) && findPlaces(gazetteer, name).length === 0
}
