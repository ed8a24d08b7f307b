import { regExp } from '#domain/text/reg-exp.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits } from '#query-language/lexicon/units.ts'
import type { Token } from '#query-language/text/tokenize.ts'

const want = regExp()`
  ^(?:req|reqd|required|require|requires|wanted|want|wants|need|needs|needed|chahiye|chahie|chaiye
  |pahije|beku|venum|kavali|joiye)$
`

/** "Req: 3bhk floor for sale", "Any office in Baner for sale?": whatever it says of an offer. */
export function isRequest(tokens: readonly Token[], at: number, next: number): boolean {
  if (!want.test(tokens[at]?.text ?? '')) return false
  // "We need 2bhk for rent", "2bhk required"
  const isOfHome = asksSoon(tokens, next) || endsHome(tokens, at - 1)
  if (at > 0 && !isOfHome) return false
  // "Wanted for my buyer"
  if (tokens[next]?.text === 'for') return true
  const words = tokens.slice(next, next + 3).map(({ text }) => text)
  return !words.some((word) => /^(?:buyer|buyers|tenant|tenants)$/.test(word))
}

export const asksFor = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.kind === 'number' && roomUnits.find(tokens, at + 1) !== undefined) ||
  lexicon.find(tokens, at)?.meaning.slot === 'type'

/** Words that ask for something other than a home: "need help, my flat", "need tenant". */
const ownWord = /^(?:help|my|our|your|tenant|tenants|buyer|buyers|his|her|their|info|support|to)$/

/** Whether a home is named behind a word of asking: "need a furnished 2bhk". */
export function asksSoon(tokens: readonly Token[], next: number): boolean {
  for (let at = next; at < next + 4; at++) {
    if (asksFor(tokens, at)) return true
    if (ownWord.test(tokens[at]?.text ?? '')) return false
  }
  return false
}

/** Whether rooms or a kind of home end with a token: "2 bhk required". */
const endsHome = (tokens: readonly Token[], last: number) =>
  [1, 2, 3].some((count) => {
    const from = last - count + 1
    if (from < 0) return false
    const isType = lexicon.find(tokens, from)
    const rooms = roomUnits.find(tokens, from)
    return (isType?.meaning.slot === 'type' && isType.next === last + 1) || rooms?.next === last + 1
  })

export const seeksMate = regExp('i')`
  \b(?:looking[ ]for|need|want|wanted|searching[ ]for|require)[ ](?:an?[ ]|one[ ]|1[ ]|the[ ])?
  (?:(?:\d(?:st|nd|rd|th)|new|female|male|girl|boy|working|third|second)[ ]){0,2}
  (?:flat[ ]?mate|room[ ]?mate|room[ ]?partner|replacement)
`

/** "Another client: 1bhk rent Mulund, 25k" */
export const ofClient = /^[^\p{L}\p{N}]*(?:(?:another|one|other|my|our|next) )?client ?(?:\d|:|-)/iu

/** "Upto 25k", "80 lakh tak": only demands limit an amount. */
export const bounded = regExp('iu')`
  (?<!loan[ ])\b(?:under|below|upto|up[ ]to|within|max|maximum|not[ ]more[ ]than|less[ ]than)
  [ :.-]{0,3}
  (?:rs\.?[ ]?|₹[ ]?)?\d[\d.,]{0,9}[ ]?(?:k|l|lac|lacs|lakh|lakhs|cr|crore|crores|000)\b
  |\d[ ]?(?:k|l|lac|lacs|lakh|lakhs|cr|crore|crores|hazaar|hazar|hajar|savira|lakhs?)[ ]
  (?:tak|ke[ ]andar|ke[ ]under|se[ ]kam|max|maximum|olage|kulla|lopu|lope|sudhi|paryant|parynt)\b
  |(?:लाख|हजार|हज़ार|करोड़|करोड)[ ](?:तक|के[ ]अंदर|पर्यंत|से[ ]कम)
`
