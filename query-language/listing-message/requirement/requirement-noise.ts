import { regExp } from '#domain/text/reg-exp.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { normalizeTokens } from '#query-language/text/strip-suffixes.ts'
import { tokenize } from '#query-language/text/tokenize.ts'

/** "Min 6% yield" and "dealer to dealer 1%" are no amounts, and "sharing 50:50" splits a fee. */
const share = regExp('gi')`
  \b(?:dealer[ ]to[ ]dealer[ ]?)?(?:(?:min|minimum|atleast|max)[ ])?\d{1,2}(?:\.\d{1,2})?[ ]?%
  |\b(?:sharing|commission|brokerage)[ ]?:?[ ]?\d{1,2}[ ]?[:\/-][ ]?\d{1,2}\b
`
/** "98110xxxxx": a number that is not shown to all. */
const maskedPhone = /(?<![\d.])(?:\+?91[ -]?)?[6-9]\d{2,6}[x*•]{3,7}(?![\p{L}\d])/giu
/** "98200 11122", "9022 4 11763", "0120-417 3366", or as masked. */
const phone = regExp('iu')`
  (?<![\d.])(?:(?:\+?91[ -]?)?[6-9](?:[ -]?\d){9}(?!\d)|0\d{2,4}[ -]?\d(?:[ -]?\d){5,7}(?!\d)
  |(?:\+?91[ -]?)?[6-9]\d{2,6}[x*•]{3,7}(?![\p{L}\d]))
`.source
/** A name has a capital, or letters of a script that has none. */
const nameWord = `(?:\\p{Lu}[\\p{L}.'’]*|\\p{Lo}[\\p{Lo}\\p{M}]*)`
const name = `${nameWord}(?:[ ]${nameWord}){0,3}(?:[ ](?:ji|bhai|sir|madam|जी|सर))?`
/** "– Rachana 98204 17720" and "81055 32907 Nasreen" at the end: who asks. */
const signature = new RegExp(
  `(?<=(?:^|[.!?।,;:\n–—-])[ ]*)(${name})?[ ]*(\\([^()\n]{1,24}\\))?[ ,:–—-]*` +
    `(?:${phone})[ ,.–—-]*(${name})?[ .]*$`,
  'u',
)
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
  const trimmed = text.trimEnd()
  const dashed = /^[ ]*[-–—~]/m.test(trimmed.slice(0, trimmed.lastIndexOf('\n') + 1))
    ? undefined
    : dashedName.exec(trimmed)
  const match = signature.exec(trimmed) ?? dashed
  if (!match) return text
  const names = [match[1], match[3]].filter((one) => one !== undefined)
  // "– Pooja 98220 11122" is nobody's room.
  const isDashed = /[-–—][ ]*$/.test(trimmed.slice(0, match.index))
  if (names.some((one) => !isOfPerson(one, isDashed, gazetteer))) return text
  return text.slice(0, match.index) + blank(text.slice(match.index))
}

/** Whether a name is that of no place, and of nothing that a home has: "Lift 98200 11122". */
function isOfPerson(name: string, isDashed: boolean, gazetteer: Gazetteer): boolean {
  if (findPlaces(gazetteer, name).length > 0) return false
  if (isDashed) return true
  const tokens = normalizeTokens(tokenize(name), gazetteer)
  return tokens.some((_, at) => !lexicon.find(tokens, at) && !stopWords.find(tokens, at))
}
