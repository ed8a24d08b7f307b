import { regExp } from '#domain/text/reg-exp.ts'
import { isVariant } from './home-starts.ts'
import { isWhole, namesHome, type Row } from './message-rows.ts'

/** "1.95" that counts crores: no size, no share, no deposit, no day, and no part of a number. */
const bareNumber = regExp('giu')`
  (?<=^|[ (=:–—-])
  (?<!\d[ ]?[–—-]|(?:dep|deposit|depo|advance|adv|maint|cam|rent|rate)[ :.–—-]{0,3})
  \d{1,2}\.\d{1,2}
  (?!\d|\.\d|[ ]?(?:[%x×*\/+°]|cr|crs|crores?|c\b|l\b|la[ck]|k\b|m\b|bhk|rk\b|kms?\b|mt|mtr|met
  |mins?\b|minutes?\b|ft|feet|foot|sq|acre|cents?\b|gu?ntha|gaj|gaz|ground|katha|kottah|bigha
  |marla|kanal|hect|yards?\b|yds?\b|am\b|pm\b|yrs?\b|years?\b|months?\b|mth|tons?\b|t\b|kva|kw|hp
  |dep|adv|maint|bath|toilet|stor|(?:floor|flr)(?![ ]rise)|rent|lakh|km|baje
  |\p{Script=Devanagari}|\p{Script=Tamil}|\p{Script=Telugu}))
`
const inCrores = /\d ?(?:cr|crs|crores?)\b|करोड़|करोड|કરોડ|কোটি|ಕೋಟಿ|కోటి|கோடி|കോടി|ਕਰੋੜ/iu
/** From so many lakh on a home beside it is no less. */
const inLakhs = /(?<![\d.])[3-9]\d(?:\.\d+)? ?(?:l|la[ck]s?|lakhs?)\b/i
const letWords = /\b(?:rent|rental|lease|pm|p\.m|per month|bhada|kiraya)\b|किराय|भाड/iu
const [minCrores, maxCrores] = [0.3, 60]

/**
 * Takes "3bhk, 9th floor, 1.68" in a list whose other prices are named in crores as the price of
 * that home.
 */
export function withBareCrores(rows: readonly Row[]): Row[] {
  const isLet = rows.some(({ text }) => letWords.test(text))
  const isPriced = (row: Row) =>
    isWhole(row) && (inCrores.test(row.text) || (!isLet && inLakhs.test(row.text)))
  if (!rows.some(isPriced)) return [...rows]
  return rows.map((row) => {
    const found = row.amounts.length === 0 && !letWords.test(row.text) ? bareIn(row) : undefined
    if (!found) return row
    const priced = { ...row, amounts: [found.start], crores: found }
    return namesHome(row) || isVariant(priced) ? priced : row
  })
}

function bareIn({ text, start }: Row) {
  const [only, ...others] = [...text.matchAll(bareNumber)]
  const value = Number(only?.[0])
  if (!only || others.length > 0 || value < minCrores || value > maxCrores) return undefined
  return { start: start + only.index, end: start + only.index + only[0].length }
}
