import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

const plainly = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

const unfurnishedWords = regExp()`
  ^(?:un ?furn(?:ished)?|u\/?f|(?:बिना|विना) फर्न[ीि]चर|असज्जित|अन ?फर्निश्ड|non ?furnished
  |not furnished|bare ?shell|raw|empty|none|no)$
`

const semiFurnishedWords = regExp()`
  ^(?:semi|partly|partially|partial|part) ?(?:furn(?:ished)?)?$|^s\/?f$|^warm ?shell$
  |^(?:अर्ध|सेमी) ?(?:सुसज्जि?त?|फर्निश्ड)$
`

const furnishedWords = regExp()`
  ^(?:fully? ?|well ?)?(?:furn(?:ished)?|full)$|^fully$|^f\/?f$|^(?:पूर्ण|फुल(?:ी|्ली)?)? ?
  (?:सुसज्जि?त?|फर्निश्ड)$|^fully? loaded$|^plug (?:and|&|n) play$
`

/**
 * Parses furnishing: `Semi-Furnished`, `Semifurnished`, `Fully Furnished`, `Furnished`,
 * `Unfurnished`.
 */
export function readFurnishing(
  text: string,
): Reading<'unfurnished' | 'semi-furnished' | 'fully-furnished'> {
  // The first part decides: "Fully furnished w/ AC", "Semi-furnished, modular kitchen".
  const words = plainly(plainly(text).split(/ ?[,(]| with? | w\/|[;+]/)[0] ?? '')
  if (unfurnishedWords.test(words)) return understood('unfurnished')
  if (semiFurnishedWords.test(words)) {
    const notes = /shell/.test(words) ? [t('a warm shell was read as semi-furnished')] : []
    return understood('semi-furnished', ...notes)
  }
  if (furnishedWords.test(words)) return understood('fully-furnished')
  return notUnderstood(t('we do not recognise this furnishing'))
}

const hindi: Record<string, string> = {
  ...{ उत्तर: 'north', दक्षिण: 'south', पूर्व: 'east', पूर्वी: 'east' },
  ...{ पश्चिम: 'west', पश्चिमी: 'west' },
}
const letters: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' }
const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const
export type Direction = (typeof directions)[number]

/** Parses one of eight directions: `North - East`, `northeast`, `NE`, `East facing`. */
export function readFacing(text: string): Reading<Direction> {
  const words = plainly(text)
    .replace(/ ?(?:facing|face|direction)$|^facing /, '')
    .replace(/उत्तर|दक्षिण|पूर्वी?|पश्चिमी?/g, (word) => hindi[word] ?? word)
  const short = /^([ns])? ?([ew])?$/.exec(words)
  const joined = short
    ? [short[1], short[2]].flatMap((letter) => letters[letter ?? ''] ?? []).join('-')
    : words.replace(/^(north|south) ?(east|west)$/, '$1-$2')
  const found = directions.find((direction) => direction === joined)
  return found ? understood(found) : notUnderstood(t('we do not recognise this direction'))
}

const saleWords = regExp()`
  ^(?:(?:available |avail )?(?:for |on )|residential |commercial )?(?:sell|sale|buy
  |resale|purchase|sold|new|new booking
  |new property|re sale|outright|outright sale|out right sale|s|bechna|bikri|bikau)
  (?: (?:ke liye|hai))?$
`

const saleWordsInDevanagari =
  /^(?:बिक्री|बेचना|बेचने|बिकाऊ|विक्रय|विक्री|विक्रीसाठी|विकणे|विकणे आहे)(?: के लिए| हेतु)?$/

const rentWordsInDevanagari = regExp()`
  ^(?:किराया|किराए|किराये|भाडे|भाडा|भाड्याने|भाड्यासाठी|भाडेतत्त्वावर)(?: पर| के लिए| हेतु
  | देणे)?$
`

const rentWords = regExp()`
  ^(?:(?:available |avail )?(?:for |on )|residential |commercial )?(?:rent|rental
  |rented|to let|tolet|let|residential rent|r
  |(?:kiraya|kiraye|bhada|bhade|bhadyane)(?: (?:pe|par|ke liye))?|leave (?:and|&|n) licen[cs]e
  |l ?& ?l)$
`

/** Parses what a listing is for: sale, rent or lease, in the words of portals. */
export function readListingType(text: string): Reading<'sell' | 'rent' | 'lease'> {
  const words = plainly(text)
  if (saleWords.test(words)) {
    return understood('sell')
  }
  if (saleWordsInDevanagari.test(words)) return understood('sell')
  if (rentWordsInDevanagari.test(words)) return understood('rent')
  if (rentWords.test(words)) {
    return understood('rent')
  }
  if (
    /^(?:(?:available |avail )?(?:for |on ))?(?:lease|leased|leasehold rent|लीज|पट्टा)$/.test(words)
  )
    return understood('lease')
  return /sale|sell/.test(words) && /rent|lease/.test(words)
    ? notUnderstood(t('this says both sale and rent, but a listing is for one of them'))
    : notUnderstood(t('this says neither sale nor rent nor lease'))
}

const otherDeal = regExp()`
  ^(?:wanted|required|requirement|jv|joint (?:venture|development)|jda?|girvi|mortgage
  |heavy deposit|exchange|barter|auction|pre ?(?:lease|leased|rented)|sharing)$
`

/**
 * Whether a text names a deal that is not listed here: `Wanted`, `JV`, `Girvi`, `Heavy Deposit`.
 */
export function isOtherDeal(text: string): boolean {
  return otherDeal.test(plainly(text))
}

/** Parses a yes-or-no cell: 1, 0, yes, no, true, false. 9 is "not stated" in the metro files. */
export function readFlag(text: string): Reading<boolean | undefined> {
  const words = plainly(text)
  if (/^(?:1|1\.0|y|yes|true|available|present|✓|✔|हाँ|हां)$/.test(words)) return understood(true)
  if (/^(?:0|0\.0|n|no|false|not available|absent|✗|✘|×|नहीं)$/.test(words)) {
    return understood(false)
  }
  if (/^(?:9|9\.0|-1|not stated|unknown)$/.test(words)) return understood(undefined)
  return notUnderstood(t('this is neither yes nor no'))
}

/** Parses whether pets are allowed: a flag, `Allowed`, `No pets`, `Pet friendly`. */
export function readPets(text: string): Reading<boolean | undefined> {
  const words = plainly(text).replace(/^(no )?pets?\b ?(?:are )?(?=\S)/, '$1')
  if (/^(?:allowed|ok|okay|welcome|friendly|permitted)$/.test(words)) return understood(true)
  if (/^(?:not (?:allowed|permitted)|no pets?|prohibited)$/.test(words)) return understood(false)
  return readFlag(words)
}

/** Parses whether a home is a resale or new: a flag, or the words themselves. */
export function readResale(text: string): Reading<boolean | undefined> {
  const words = plainly(text)
  if (/^(?:re ?sale|secondary)$/.test(words)) return understood(true)
  if (/^(?:new|new booking|new property|primary|first sale)$/.test(words)) return understood(false)
  return readFlag(text)
}

/** A longer item is a sentence, not the name of an amenity. */
const maxItem = 60

/**
 * Parses a list in one cell: separated by `;`, `|`, line breaks, commas or `+`, as JSON, or as a
 * Python list. Returns each item once, in order.
 */
export function readList(text: string): Reading<string[]> {
  const inner = text.trim().replace(/^[[{(]|[\])}]$/g, '')
  const separator = [/[;|•\n]/, /,/, /\s\+\s/].find((one) => one.test(inner.trim())) ?? ','
  const items = inner
    .split(separator)
    .map((item) =>
      item.replace(/^[\s'"‘“]+|(?<![\s'"’”])[\s'"’”]+$/g, '').replace(/[\s\p{Cc}]+/gu, ' '),
    )
    .filter((item) => item !== '')
  const named = items.filter((item) => item.length <= maxItem)
  const isCut = named.length < items.length
  return understood(
    [...new Set(named)],
    ...(isCut ? [t('an entry of more than {maxItem} characters was left out', { maxItem })] : []),
  )
}

const absent = regExp('i')`
  ^(?:no|not|without|w\/o|zero)[\s-]+(.+)$|^(.*\S)\s*(?:[:=–-]\s*(?:no|n|nil|none|0|false
  |not available|na|n\/a)|\(?\bnot available\)?|\(\s*no\s*\))$
`
const planned = regExp('i')`
  \b(?:proposed|planned|upcoming|coming (?:soon|up)|in future|under construction|optional
  |on request|not (?:yet )?(?:ready|working)|to be (?:built|provided))\b
`
const present = /^(.*\S)\s*(?:[:=–-]\s*(?:yes|y|true|1|available)|\(\s*(?:yes|available)\s*\))$/i

/**
 * Parses the amenities of a home. `No lift` and `Gym (proposed)` are left out, each with a note.
 */
export function readAmenities(text: string): Reading<string[]> {
  const list = readList(text)
  if (!list.ok) return list
  const notes: string[] = []
  const items = list.value.flatMap((item) => {
    if (absent.test(item))
      notes.push(t('"{item}" is marked as not available and was left out', { item }))
    else if (planned.test(item))
      notes.push(t('"{item}" is not available yet and was left out', { item }))
    else return [present.exec(item)?.[1] ?? item]
    return []
  })
  return understood([...new Set(items)], ...list.notes, ...notes)
}

/** Parses a pincode: six digits, also `560 066`, and `560066.0` as data frames write it. */
export function readPincode(text: string): Reading<string> {
  const digits = text.replace(/\s+/g, '').replace(/\.0$/, '')
  return /^[1-9]\d{5}$/.test(digits)
    ? understood(digits)
    : notUnderstood(t('a PIN code has six digits and does not start with 0'))
}
