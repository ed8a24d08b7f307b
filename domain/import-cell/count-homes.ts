import { regExp } from '#domain/text/reg-exp.ts'
import { plainDigits } from './read-number.ts'

const noun = '(?:flats|units|apartments|homes|houses|villas|bungalows|plots|shops|offices|bhks)'
const ofOne = '(?! per| (?:on|in) (?:a|each|every))'
const named = '(?<![\\d.,/#-]|(?:no\\.?|sector|sec|phase|block|ward|plot|flat|tower|of) ?)'
const counts = [
  // Does not match "2 flats per floor", "Sector 22 plots" or "a building of 20 flats".
  new RegExp(`${named}(\\d{1,3})\\s*(?:nos\\.? (?:of )?)?${noun}${ofOne}`),
  /(?<![\d.,/#-])(\d{1,3})\s*nos?\b\.?(?!\s*(?:\d|parking|car))/,
  // "2 nos 2 BHK", "2 x 3 BHK", "3 BHK x 2", "2 BHK - 2 nos"
  /^(\d{1,3})\s*(?:nos?\b\.?|x|×|\*)\s*\d(?:\.5)?\s*bhk/,
  /bhk\s*(?:flats?|apartments?)?\s*(?:x|×|\*)\s*(\d{1,3})\b/,
  regExp()`
    ^(two|three|four|five|six|seven|eight|nine|ten)\s+(?:\d(?:\.5)?\s*bhk\s*)?
    (?:flats|units|apartments|houses|villas|bungalows|plots|shops|offices)\b
  `,
]
const words = 'zero one two three four five six seven eight nine ten'.split(' ')

/**
 * Returns how many homes a cell says that its row offers: `2 BHK (2 flats)`, `2 BHK x 3`, `4 nos`.
 * Undefined for a single home.
 */
export function countHomes(text: string): number | undefined {
  const plain = plainDigits(text).toLowerCase().replace(/\s+/g, ' ').trim()
  if (plain.length > 200) return undefined
  for (const each of counts) {
    const found = each.exec(plain)?.[1]
    const count = found === undefined ? 0 : Math.max(words.indexOf(found), Number(found) || 0)
    if (count > 1) return count
  }
  return undefined
}
