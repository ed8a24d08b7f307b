import { plainDigits } from '#domain/import-cell/read-number.ts'
import { findPhone } from './phone-in-text.ts'

/** What lets people be reached, or paid, past the marketplace. */
export type ContactDetailKind = 'phone' | 'email' | 'payment' | 'link'

export interface ContactDetail {
  kind: ContactDetailKind
  /** The part of the text it was found in, as it is shown. */
  text: string
}

const names: Record<ContactDetailKind, string> = {
  phone: 'a phone number',
  email: 'an email address',
  payment: 'a payment address',
  link: 'a link',
}

/** What was found, for a sentence: `a phone number (98765 43210)`. */
export function describeContactDetail({ kind, text }: ContactDetail): string {
  const shown = text.length > 40 ? `${text.slice(0, 39)}…` : text
  return `${names[kind]} (${shown})`
}

/** The sentence for the person who wrote it. */
export function contactDetailProblem(found: ContactDetail): string {
  return `Please remove ${describeContactDetail(found)}. People contact you through BrickBazaar.`
}

// Domains nobody writes by chance, and those that are words: these only where an address ends.
const plainDomain = 'com|net|org|co\\.in|net\\.in|org\\.in|firm\\.in|gov\\.in|biz|io|ly|xyz|gl|ai'
const wordDomain = 'in|me|co|info|app|live|store|page|link|site|online|shop|club|homes|realty'
const dot = '(?:\\s?[.]\\s?|\\s{0,3}[([{]\\s*(?:dot|[.])\\s*[)\\]}]\\s{0,3}|\\s{1,3}dot\\s{1,3})'
const spelledDot = '(?:\\s{0,3}[([{]\\s*(?:dot|[.])\\s*[)\\]}]\\s{0,3}|\\s{1,3}dot\\s{1,3})'
const at = '(?:@|\\s{0,3}[([{]\\s*(?:at|@)\\s*[)\\]}]\\s{0,3}|\\s{1,3}at\\s{1,3}|\\s{1,3}@\\s{1,3})'
const anyDomain = `(?:${plainDomain}|${wordDomain})`
// Domains that are ordinary words in a listing: only with a path behind them.
const placeDomain = 'house|estate|property|properties|land|villas|apartments|be|to|cc|tv|is|us'

const email = [
  // name@host.tld; a word before a price (`300sqyd@1.25cr`) has no such end.
  new RegExp(
    `(?<![\\p{L}\\p{N}._%+'-])[\\p{L}\\p{N}._%+'-]+@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,4}\\.${anyDomain}(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  // name (at) host (dot) com
  new RegExp(
    `(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}._-]+${at}[\\p{L}\\p{N}-]{1,63}${spelledDot}${anyDomain}(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}._-]+${at}(?:gmail|yahoo|hotmail|outlook|rediffmail|icloud|proton(?:mail)?)(?:${dot}[a-z]{2,}|(?![\\p{L}\\p{N}]))`,
    'iu',
  ),
]

const handles = [
  'ok(?:axis|hdfcbank|icici|sbi)|pt(?:yes|axis|hdfc|sbi)|wa(?:axis|hdfcbank|icici|sbi)|ybl|ibl|axl',
  'paytm|apl|yapl|rapl|upi|axisbank|hdfcbank|barodampay|fbl|jupiteraxis|ikwik|freecharge|freeui',
  'idfcbank|idfcfirst|yesbank|yesg|yespay|cnrb|unionbank|uboi|postbank|aubank|naviaxis|slc|slice',
  'timecosmos|airtel|mahb|kvb|kbl|rbl|dbs|dlb|equitas|indus|federal|tapicici|superyes|ptys|cred',
].join('|')
const payment = [
  new RegExp(
    `(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}._-]{2,}${at}(?:${handles})(?!\\.?[\\p{L}\\p{N}])`,
    'iu',
  ),
  // Plain names of banks also follow prices: only after what looks like a person's handle.
  /(?<![\p{L}\d._-])(?=[\p{L}-]*[\d._])[\p{L}\d._-]+@(?:sbi|icici|hdfc|kotak|axis|pnb|boi|bob|canara)(?![\p{L}\p{N}])/iu,
  /\bupi:\/\/\S+/i,
  /\b(?:upi|gpay|google pay|phonepe|bhim|paytm)\s*(?:id|address|no\.?|number)?\s*[:=-]\s*[\w.-]+@\w+/i,
  new RegExp(
    `\\bupi\\s*(?:id)?\\s*[:=-]?\\s*[\\w.-]{2,}\\s+(?:${handles})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  // IFSC of a bank's branch.
  /\b[A-Z]{4}0\d{6}\b/,
]

const host = '[a-z0-9][a-z0-9-]{0,62}(?:\\.[a-z0-9-]{1,63}){0,4}'
const link = [
  /\b(?:https?|hxxps?|ftp)\s?:\s?\/\/\s?\S+/i,
  /\bwww\s?[.]\s?[\p{L}\p{N}-]+\S*/iu,
  /\b(?:wa\.me|t\.me\/|bit\.ly|goo\.gl|tinyurl\.com|g\.page|youtu\.be|fb\.me|lnkd\.in)\S*/i,
  new RegExp(`(?<![\\w@.-])${host}\\.(?:${plainDomain})(?![\\w])\\S*`, 'i'),
  new RegExp(`(?<![\\w@.-])${host}\\.(?:${anyDomain}|${placeDomain})/\\w\\S*`, 'i'),
  // Lower-case letters to the end: `skyhomes.in`; `the park.In front` goes on.
  new RegExp(`(?<![\\w@.-])${host}\\.(?:${wordDomain})(?=[.,;:!)]?\\s*$|[,;:!)]|\\n)`),
  /\b(?:visit|website|site|url|log ?on(?: to)?|browse)\s*[:-]?\s*[a-z0-9-]+\.[a-z]{2,}\b/i,
  new RegExp(
    `(?<![\\p{L}\\p{N}-])[\\p{L}\\p{N}-]+${spelledDot}(?:com|in|net|org|co)(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,}\s[.]\s?(?:com|net|org)(?![\p{L}\p{N}])/iu,
  /\btelegram\b(?!\s+(?:office|road|street|lane))\s*(?:id|on|group|channel|at)?\s?[:-]?\s?\w{3,}/i,
  /\b(?:insta(?:gram)?|telegram|facebook|fb|twitter|snapchat|youtube|x)\s*(?:id|page|handle)?\s?[:-]{0,3}\s?@[\w.]{3,}/i,
]

const patterns: readonly (readonly [ContactDetailKind, readonly RegExp[]])[] = [
  ['payment', payment],
  ['email', email],
  ['link', link],
]

/**
 * The first telephone number, e-mail address, payment address or link in a text, in the disguises
 * people use; `undefined` where there is none. Texts with prices, areas, RERA numbers, PIN codes
 * and dates hold none.
 */
export function findContactDetail(text: string): ContactDetail | undefined {
  const plain = plainText(text)
  for (const [kind, those] of patterns) {
    for (const pattern of those) {
      const found = pattern.exec(plain)?.[0]
      if (found) return { kind, text: found.trim() }
    }
  }
  const phone = findPhone(plain)
  return phone === undefined ? undefined : { kind: 'phone', text: phone }
}

// The zero of each script that India and its neighbours write numbers with.
const zeros = [0x660, 0x6f0, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66]

// `r a j @ g m a i l . c o m`: an address whose letters stand apart.
const spelledOut = /(?<!\S)\S(?:\s\S){2,30}\s@(?:\s\S){4,40}(?!\S)/gu

/** The text with digits as 0 to 9, one sort of dot, and without what does not show. */
function plainText(text: string): string {
  const visible = text
    .replace(/\p{Default_Ignorable_Code_Point}|\u20e3/gu, '')
    .replace(/[。．｡]/g, '.')
    .replace(/＠/g, '@')
    .replace(spelledOut, (found) => found.replace(/\s/g, ''))
  return plainDigits(visible).replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}
