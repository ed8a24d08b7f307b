import { msg, t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { plainDigits } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

// Words that can only be about the home, in any column.
const gone = regExp()`
  ^(?:(?:already )?sold(?: out)?|(?:now|naw) (?:rented|sold|booked)|(?:hold|held) (?:now|naw)
  |booked|pre-?booked|rented out|let out|leased out
  |(?:token|advance|booking amount) (?:received|paid|given|taken|done)|(?:put |kept )?on hold
  |deal (?:closed|done)|not for sale|off (?:the )?market|बिक (?:गया|गई|चुका|चुकी)(?: है)?
  |बेच दिया|विकला|विकले|विकली|विक्री झाली|बुक (?:हो (?:गया|गई)|झाला|झाले|झाली))$
`
// Words also used of parking, a kitchen or a tenant: about the home only where they are the whole
// remark.
const goneAsRemark = regExp()`
  ^(?:sold|booked|blocked|block|hold|held|reserved|token|rented|let|leased|closed|inactive
  |unavailable|not available|withdrawn|cancelled|canceled|expired|allotted|disposed)
  (?: (?:till|until|upto|up to|for|by|to|from|on) .{1,40})?$
`
// Words that count anywhere in a status column.
const goneAsStatus = regExp('u')`
  (?<!\p{L})(?:sold|booked|blocked|block|hold|held|reserved|token|rented|let out|leased|closed
  |inactive|unavailable|not available|not vacant|not live|occupied|withdrawn|cancelled|canceled
  |expired|allotted|disposed|deleted|off market|not for (?:sale|rent)|agreement done|registered
  |बिक|बिका|बिकी|बेच|विकला|विकले|विकली|बुक|आरक्षित|उपलब्ध नहीं|उपलब्ध नाही)(?![\p{L}\p{M}])
  |^n\.?\/?a\.?$|^no$
`
const unsold = /(?<!\p{L})(?:un-?sold|not (?:yet )?(?:sold|booked|blocked)|un-?booked)(?!\p{L})/gu
const open = regExp('u')`
  (?<!\p{L})(?:available|avail|vacant|open|active|live|unsold|unbooked|for sale|for rent|free
  |negotiation|negotiating|new|fresh|yes|in stock|on sale|to let|released|उपलब्ध|खाली)
  (?![\p{L}\p{M}])
`
const maxLength = 60
const separator = /(?<!\s)\s*[–—:;,(|.!)[\]*\n]+\s*|\s-\s?|-\s/

/**
 * Parses whether a home is still available: false where the cell says that it is gone (`Sold -
 * 12/10/25`, `2 BHK in Baner (SOLD)`, `बिक गया`). Ambiguous words must be the whole of a `remark`
 * (`Blocked`), and count anywhere in a `status`, a column known to be about availability.
 */
export function readAvailability(
  text: string,
  column: 'status' | 'remark' | 'other',
): Reading<boolean> {
  const plain = plainDigits(text)
    .toLowerCase()
    .replace(/[ \t_]+/g, ' ')
    .trim()
  const parts = plain.split(separator).filter((part) => part !== '')
  // The first or the last part says it: "SOLD - 2 BHK in Baner", "Booked (Mr Rao)", "65 L (sold)".
  const ends = [parts[0] ?? '', parts.at(-1) ?? '']
  if (ends.some((part) => gone.test(part)) || shouted.test(text.trim())) return understood(false)
  if (column === 'remark' && goneAsRemark.test(parts[0] ?? '')) return understood(false)
  if (column !== 'status' || plain.length > maxLength) return notUnderstood(t(problem))
  const without = plain.replace(unsold, 'available')
  if (goneAsStatus.test(without)) return understood(false)
  if (!open.test(without)) return notUnderstood(t(problem))
  return /negotiat/.test(without)
    ? understood(true, t('the home is under negotiation but still available'))
    : understood(true)
}

// Only capitals separate it from the rest: "SOLD 2 BHK in Baner".
const shouted = /^(?:SOLD|BOOKED)(?: OUT)?\s(?!BY\b)|\s(?:SOLD|BOOKED)(?: OUT)?$/

const problem = msg('this does not say whether the home is still available')
