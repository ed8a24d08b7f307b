import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { findDistantHalves } from './phone-halves.ts'
import { findPhone } from './phone-in-text.ts'
import { plainText } from './plain-text.ts'

/** Ways to reach or pay somebody outside the marketplace. */
export type ContactDetailKind = 'phone' | 'email' | 'payment' | 'link'

export interface ContactDetail {
  kind: ContactDetailKind
  /** The matching part of the text, as the author sees it. */
  text: string
}

const named: Record<ContactDetailKind, (text: string) => string> = {
  phone: (text) => t('a phone number ({text})', { text }),
  email: (text) => t('an email address ({text})', { text }),
  payment: (text) => t('a UPI ID ({text})', { text }),
  link: (text) => t('a link ({text})', { text }),
}

/** Describes what was found within a sentence: `a phone number (98765 43210)`. */
export function describeContactDetail({ kind, text }: ContactDetail): string {
  const shown = text.length > 40 ? `${text.slice(0, 39)}…` : text
  return named[kind](shown)
}

/** Returns the refusal for the author of the text. */
export function contactDetailProblem(found: ContactDetail): string {
  return t('Please remove {detail}. People contact you through BrickBazaar.', {
    detail: describeContactDetail(found),
  })
}

/** Returns the refusal for an author who spread a contact detail over several fields. */
export function spreadContactProblem(found: ContactDetail): string {
  return t(
    'Please remove {detail}. It can be read by putting your texts together. People ' +
      'contact you through BrickBazaar.',
    { detail: describeContactDetail(found) },
  )
}

// Domains that nobody writes by chance; those that are also words count only at the end of an
// address.
const plainDomain =
  'com|net|org|co\\.in|net\\.in|org\\.in|firm\\.in|gov\\.in|co\\.uk|biz|io|ly|xyz|gl|gle|ee|ai|' +
  'ws|bz|realestate|realtor|agency|broker|website|space|pro|vip|icu|click'
const wordDomain =
  'in|me|co|info|app|live|store|page|link|site|online|shop|club|homes|realty|house|estate|' +
  'property|' +
  'properties|land|villas|apartments|rent|rentals|bio|cc|tv|uk|eu|ae|sg|asia|mobi|tel|' +
  'to|group|world|company|team|email|blog|guru|tech|digital|fun|top|cloud|dev|chat|social|network'
const open = '[([{<*_~|-]'
const close = '[)\\]}>*_~|-]'
const signedDot = `\\s{0,3}${open}\\s*(?:d\\s?o\\s?t|[.])\\s*${close}\\s{0,3}`
const spelledDot = `(?:${signedDot}|\\s{1,3}dot\\s{1,3})`
const dot = `(?:\\s?[.]\\s?|${spelledDot})`
const rate = '\\s{1,3}(?:at\\s{1,3})?the\\s{1,3}rate(?:\\s{1,3}of)?\\s{1,3}'
const at =
  `(?:@\\s{0,3}|${rate}|\\s{0,3}${open}\\s*(?:a\\s?t|@)\\s*${close}\\s{0,3}|` +
  '\\s{1,3}at\\s{1,3}|\\s{1,3}@\\s{1,3})'
const anyDomain = `(?:${plainDomain}|${wordDomain})`

const emailAddress = [
  // name@host.tld; what precedes a price (`300sqyd@1.25cr`) has no such ending.
  regExp('iu')`
    (?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.
    [a-z]{2,24}(?![\p{L}\p{N}])
  `,
]
const spelledEmail = [
  // name (at) host (dot) com
  new RegExp(
    `(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}._-]+${at}[\\p{L}\\p{N}-]{1,63}${spelledDot}` +
      `${anyDomain}(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}._-]+${at}(?:gmail|yahoo|hotmail|outlook|rediff(?:mail)?` +
      `|icloud|proton(?:mail)?)(?:${dot}[a-z]{2,}|(?![\\p{L}\\p{N}]))`,
    'iu',
  ),
]
const mailboxName = [
  // Names of mail providers that are no other word.
  regExp('iu')`
    (?<=[\p{L}\p{N}@][\s,;:.-]{0,3})(?:gmail|rediffmail|hotmail|protonmail)\b|(?:gmail|rediffmail
    |hotmail|protonmail|yahoo)dot\w+|\b(?:gmail|rediffmail|hotmail)\s?[:=-]
  `,
  /\be-?mail\b[^\n]{0,40}\b(?:yahoo|rediff|outlook)\b/i,
  /(?<=[\p{L}\p{N}]\s?)(?:gmail|rediffmail|hotmail|yahoo)com\b/iu,
  /\bg[\s-]mail\s?[:=]|@\s?g[\s-]mail\b/i,
]

const handles = [
  'ok(?:axis|hdfcbank|icici|sbi)|pt(?:yes|axis|hdfc|sbi)|wa(?:axis|hdfcbank|icici|sbi)|ybl|ibl|axl',
  'paytm|apl|yapl|rapl|upi|axisbank|hdfcbank|barodampay|fbl|jupiteraxis|ikwik|freecharge|freeui',
  'idfcbank|idfcfirst|yesbank|yesg|yespay|cnrb|unionbank|uboi|postbank|aubank|naviaxis|slc|slice',
  'timecosmos|airtel|mahb|kvb|kbl|rbl|dbs|dlb|equitas|indus|federal|tapicici|superyes|ptys|cred',
  'yescred|pingpay|axb|okbizaxis|amazonpay|tapl|mbk|kotak811',
].join('|')
// Handles that are words, or too short to be recognised after a spelled-out "at".
const shortHandles = [
  'jio|fam|axisb|axisgo|goaxb|yespop|kphdfc|rmhdfcbank|pockets|myicici|pz|kmbl|okcredit|payzapp',
  'dhani|timepay|eazypay|ezeepay|idbi|iob|uco|sib|psb|hsbc|nsdl|niyoicici|shriramhdfcbank|trans',
  'bpunity|omni',
].join('|')
// The first four letters of the IFSC of the common retail banks (RBI).
const banks = [
  'hdfc|icic|sbin|utib|kkbk|punb|barb|cnrb|ubin|idib|yesb|idfb|indb|fdrl|ioba|bkid|cbin|mahb|ucba',
  'psib|ratn|aubl|bdbl|karb|kvbl|sibl|dlxb|dbss|hsbc|citi|scbl|jaka|tmbl|esfb|usfb|ujvn|airp|pytm',
].join('|')
const knownHandle = [
  new RegExp(
    `(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}._-]{2,}${at}(?:${handles})(?!\\.?[\\p{L}\\p{N}])`,
    'iu',
  ),
]
const otherHandle = [
  new RegExp(
    `(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}._-]{2,}\\s{0,3}@\\s{0,3}(?:${shortHandles})` +
      '(?!\\.?[\\p{L}\\p{N}])',
    'iu',
  ),
  // Names of banks also follow prices, so they count only after what looks like a person's handle.
  regExp('iu')`
    (?<![\p{L}\d._-])(?=[\p{L}-]*[\d._])[\p{L}\d._-]+@(?:sbi|icici|hdfc|kotak|axis|pnb|boi|bob
    |canara)(?![\p{L}\p{N}])
  `,
  // A lower-case bank name after a name, but not after `loan available`.
  regExp('u')`
    (?<![\p{L}\d._-])(?!(?:home)?(?:loans?|available|approved|emi|rates?|from|by)@)[a-z]
    [a-z\d._-]{2,}@(?:sbi|icici|hdfc|kotak|axis|pnb|boi|canara)(?![\p{L}\p{N}])
  `,
  // Any other name@handle, unless either side is how an offer or a price is written.
  regExp('iu')`
    (?<![\p{L}\p{N}._-])(?!(?:loans?|available|approved|emi|rates?|from|by|price|rent|sale|only)@)
    (?=\d{0,12}[a-z_.-]|\d{10})[a-z\d][a-z\d._-]{2,63}@(?!(?:rs|inr|only|just|sbi|icici|hdfc|kotak
    |axis|pnb|boi|bob|canara)(?![a-z]))[a-z][a-z\d]{1,19}(?![\p{L}\p{N}]|[.-][a-z\d])
  `,
  regExp('i')`
    \b(?:upi|gpay|google pay|phonepe|bhim|paytm)\s*(?:id|address|no\.?|number)?\s*[:=-]?\s*
    [\w.-]+@\w+
  `,
]
const account = [
  // Handles that are a word in no language, so no `@` is needed.
  /(?<![\p{L}\p{N}])(?:ok\s?(?:axis|hdfcbank|icici|sbi)|ybl)(?![\p{L}\p{N}])/iu,
  /\bifsc\b|\bbc1[a-z\d]{25,}/i,
  /\b(?:gpay|google\s?pay|phone\s?pe|paytm)\s+\d{4,}/i,
  regExp('i')`
    \b(?:gpay|google\s?pay|phone\s?pe|paytm)\s+(?!(?:sector|block|tower|phase|gate|plot|shop|no)\b)
    [a-z]{3,30}[._-]?\d
  `,
  /\bupi:\/\/\S+/i,
  new RegExp(
    `\\bupi\\s*(?:id)?\\s*[:=-]?\\s*[\\w.-]{2,}\\s+(?:${handles})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  regExp('i')`
    \b(?:gpay|google ?pay|phone ?pe|paytm)\s*(?:id|no\.?|number)?(?:\s+(?:to|on|at)\s+
    |\s*[:=-]\s*)\w
  `,
  regExp('i')`
    \b(?:a\/c|a\sc\sno|acct?|account)\.?\s{0,3}(?:no\.?|num(?:ber)?|#)?\s{0,3}[:=-]?\s{0,3}
    (?:\d[ -]?){8,17}\d
  `,
  // The IFSC of a bank branch, also with the letter O in place of zeros.
  /\b[A-Z]{4}0\d{6}\b/,
  new RegExp(`(?<![a-z\\d])(?:${banks})[\\s-]?[0o](?:\\s?[\\do]){6}(?![a-z\\d])`, 'i'),
]

const host = '[a-z0-9][a-z0-9-]{0,62}(?:\\.[a-z0-9-]{1,63}){0,4}'
const network =
  'insta(?:gram)?|facebook|fb|twitter|snapchat|skype|telegram|youtube|linkedin|wechat|viber'
const webAddress = [
  // Internationalised domains: `xn--…`, and India's own in its scripts (NIXI).
  /[\p{L}\p{N}]\.xn--[a-z\d-]{2,59}/iu,
  regExp('u')`
    [\p{L}\p{M}\p{N}]\.(?:भारत|भारतम्|भारोत|ভারত|ভাৰত|ભારત|ਭਾਰਤ|ଭାରତ|இந்தியா|భారత్|ಭಾರತ|ഭാരതം|بھارت)
    (?![\p{L}\p{M}])
  `,
  /\b(?:wa\.me|t\.me\/|bit\.ly|goo\.gl|tinyurl\.com|g\.page|youtu\.be|fb\.me|lnkd\.in)\S*/i,
  new RegExp(`(?<![\\w@.-])${host}\\.(?:${plainDomain})(?![\\w])\\S*`, 'i'),
  new RegExp(`(?<![\\w@.-])${host}\\.(?:${anyDomain}|be|to|is|us)/\\w\\S*`, 'i'),
  // Lower case at the end of a clause: `skyhomes.in`, but not `the park.In front`.
  new RegExp(`(?<![\\w@.-])${host}\\.(?:${wordDomain})(?=[.,;:!)]?\\s*$|[,;:!)]|\\n)`),
  new RegExp(
    `(?<![\\w@.-])[A-Z\\d-]{3,63}\\.(?:${wordDomain.toUpperCase()})(?=[.,;:!)]?\\s*$|[,;:!)]|\\n)`,
  ),
  // `skyhomes.in for more` is an address; `the park.in front` is a sentence with a missing space.
  new RegExp(
    `(?<![\\w@.-])${host}\\.(?:${wordDomain})(?=\\s+` +
      '(?:for|today|now|website|page|link|is\\s+(?:our|my)|[Rr]ealty|[Rr]ealtors)\\b)',
  ),
  /\b(?:see|visit|website|site|url|log ?on(?: to)?|browse)\s*[:-]?\s*[a-z0-9-]+\.[a-z]{2,}\b/i,
  /\b(?:see|visit|website|browse)\s[a-z0-9-]{3,}\s\.\s?(?:in|co|me)(?=\s*(?:[,;!\n]|$))/i,
]
const spelledDomain = [
  /(?<=[\p{L}\p{N}]\s?)(?:\.\s?c\s?[o0]\s?m|d[o0]t\s?c[o0]m)(?![\p{L}\p{N}])/iu,
  /डॉट\s?(?:कॉम|इन|नेट)/u,
  // `skyhomes. com` and `skyhomes,com`
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{4,}(?:\.\s{1,3}|\s{0,3},)(?:com|net|org)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}-])(?!inter\s)[\p{L}\p{N}-]{4,}\scom(?![\p{L}\p{N}])/iu,
  new RegExp(
    `(?<![\\p{L}\\p{N}-])[\\p{L}\\p{N}-]+${spelledDot}(?:com|in|net|org|co)(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,}\s[.]\s?(?:com|net|org)(?![\p{L}\p{N}])/iu,
]
const handle = [
  regExp('i')`
    \b(?:insta(?:gram)?|ig|telegram|facebook|fb|twitter|snapchat|youtube|x)\s*
    (?:id|page|handle)?\s?[:-]{0,3}\s?@[\w.]{3,}
  `,
  // A handle has an underscore, a dot or a digit; `2BHK @Whitefield` has none.
  regExp('u')`
    (?<![\p{L}\p{N}._-])@(?=[a-z]\w{0,29}[_.]?\w{0,29})(?:[a-z][a-z]{0,29}[_\d]\w{0,29}
    |[a-z]{2,30}\.[a-z]\w{1,29})
  `,
  /\b(?:follow|dm|message|ping)\s+(?:us\s+|me\s+)?(?:on\s+|at\s+)?@\w{3,}/i,
]
const socialPage = [
  /\b(?:goo\s?gl|bit\s?ly|wa\sme|t\sme)\s?\/\s?\w|\byoutu\sbe\s\w/i,
  // A name at the end of a clause, but not `Instagram worthy views`.
  regExp('u')`
    \b[Ii]nstagram\s+(?!(?:worthy|ready|friendly|office|reels?|pictures?|photos?|posts?|feed|views?
    |spots?|stor(?:y|ies)|too|also)\b)[a-z][a-z\d]{4,29}(?=\s*(?:[.,;!\n]|$))
  `,
  /\bdiscord\.gg|\b(?:viber|wechat|discord)\b|\btele\sgram\b|\blinkedin\s?(?:in)?\/\w/i,
  /\b(?:my|our)\s(?:ig|insta(?:gram)?|fb|tg)\b|\b(?:ig|tg|snap|threads)\s?[:=]\s?@?\w{3,}/i,
  /\b(?:search|find|look)\s[^\n.]{2,60}\son\s(?:google(?!\s(?:map|earth))|insta|youtube)/i,
  /\b(?:https?|hxxps?|ftp|h\st\st\sp)\s?:\s?\/\/\s?\S+/i,
  /\bwww[\s.]{0,3}[\p{L}\p{N}-]+\S*/iu,
  /\bsignal\s?(?:id\s?)?[:=]\s?[a-z]\w{0,30}[._]\w+/i,
  /\byoutube\s+channel\s*[:-]?\s?\w/i,
  /\bgoogle\s(?!map|earth|office|location)[^\n.]{3,60}\sand\s(?:call|contact|reach|dial)\b/i,
  /\b(?:follow|search|find|check|see)\s(?:us\s)?(?:on\s|at\s|for\s|by\s)?#\w{3,40}/i,
  /\btelegram\b(?!\s+(?:office|road|street|lane))\s*(?:id|on|group|channel|at)?\s?[:-]?\s?\w{3,}/i,
  new RegExp(`\\b(?:${network})\\s*(?:id|page|handle|profile)?\\s?[:=-]{1,3}\\s?[\\w.]{3,}`, 'i'),
  new RegExp(`\\b(?:${network})\\s+(?:id|page|handle|profile)?\\s?\\w*[._]\\w+`, 'i'),
  /\b(?:insta|fb|skype|snapchat)\s+(?!worthy|office|block|road)(?:live:)?[a-z][\w.]{2,}/,
]

interface Search {
  kind: ContactDetailKind
  patterns: readonly RegExp[]
  /** Common to all of the patterns. Most texts lack it, which saves trying the patterns. */
  sign?: RegExp
}

const atSign = /@/
const atWord = /@|(?<!\p{L})(?:a\s?t|rate)(?!\p{L})/iu
const domainWord = /c\s?[o0]\s?m|net|org|d\s?o\s?t|[([{<*_~|]|डॉट/i
const searches: readonly Search[] = [
  { kind: 'payment', patterns: knownHandle, sign: atWord },
  { kind: 'payment', patterns: otherHandle, sign: atSign },
  { kind: 'payment', patterns: account },
  { kind: 'email', patterns: emailAddress, sign: atSign },
  { kind: 'email', patterns: spelledEmail, sign: atWord },
  { kind: 'email', patterns: mailboxName },
  { kind: 'link', patterns: webAddress, sign: /\./ },
  { kind: 'link', patterns: spelledDomain, sign: domainWord },
  { kind: 'link', patterns: handle, sign: atSign },
  { kind: 'link', patterns: socialPage },
]

/**
 * Returns the first telephone number, email address, payment address or link in a text, in the
 * disguises people use, or `undefined`. Prices, areas, RERA numbers, PIN codes and dates do not
 * count.
 */
export function findContactDetail(text: string): ContactDetail | undefined {
  const plain = plainText(text)
  for (const { kind, patterns, sign } of searches) {
    if (sign && !sign.test(plain)) continue
    for (const pattern of patterns) {
      const found = pattern.exec(plain)?.[0]
      if (found) return { kind, text: found.trim() }
    }
  }
  const phone = findPhone(plain) ?? findDistantHalves([plain])
  return phone === undefined ? undefined : { kind: 'phone', text: phone }
}
