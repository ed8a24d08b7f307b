import { plainDigits } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

// What a remark says of the home alone, wherever it stands.
const gone =
  /^(?:sold(?: out)?|booked|pre-?booked|rented out|let out|leased out|(?:token|advance|booking amount) (?:received|paid|given|taken|done)|on hold|put on hold|deal (?:closed|done)|not for sale|not available|off (?:the )?market|बिक (?:गया|गई|चुका|चुकी)(?: है)?|बेच दिया|विकला|विकले|विक्री झाली|बुक हो (?:गया|गई))$/
// Said of a kitchen, of parking or of a tenant as well: they count where the column tells this.
const goneAsStatus =
  /(?<!\p{L})(?:sold|booked|blocked|block|hold|held|reserved|token|rented|let out|leased|closed|inactive|unavailable|not available|not vacant|occupied|withdrawn|cancelled|canceled|expired|allotted|disposed|off market|not for (?:sale|rent)|agreement done|बिक|बिका|बेच|विकला|विकले|बुक|आरक्षित|उपलब्ध नहीं)(?![\p{L}\p{M}])/u
const unsold = /(?<!\p{L})(?:un-?sold|not (?:yet )?(?:sold|booked|blocked)|un-?booked)(?!\p{L})/gu
const open =
  /(?<!\p{L})(?:available|avail|vacant|open|active|live|unsold|unbooked|for sale|for rent|free|negotiation|negotiating|new|fresh|yes|in stock|on sale|to let|released|उपलब्ध|खाली)(?![\p{L}\p{M}])/u
const maxLength = 60

/**
 * Reads whether a home is to be had: false where the cell says that it is gone (`Sold - 12/10/25`,
 * `On hold`, `बिक गया`). Words that mean other things elsewhere (`Hold`, `Closed`, `Reserved`) count
 * only where `isNamed`: where the column is known to tell this.
 */
export function readAvailability(text: string, isNamed: boolean): Reading<boolean> {
  const plain = plainDigits(text)
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim()
  if (plain.length > maxLength) return notUnderstood(problem)
  // "SOLD - 2 BHK in Baner", "Booked (Mr Rao)": what stands first says it.
  const first = (plain.split(/\s*[–—:;,(/|.!]|\s-|-\s/)[0] ?? '').replace(/[^\p{L}\p{M} -]/gu, '')
  if (gone.test(first.trim())) return understood(false)
  if (!isNamed) return notUnderstood(problem)
  const without = plain.replace(unsold, 'available')
  if (goneAsStatus.test(without)) return understood(false)
  return open.test(without) ? understood(true) : notUnderstood(problem)
}

const problem = 'this does not say whether the home is still to be had'
