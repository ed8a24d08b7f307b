import { regExp } from '#domain/text/reg-exp.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { ofFittings } from '../age.ts'
import { isOfOwner } from '../floor-letters.ts'
import type { HomeState } from '../home-state.ts'

/** What stands in words, before them and behind them that makes them none of the home. */
interface Sign {
  name?: RegExp
  said?: RegExp
  before?: RegExp
  behind?: RegExp
}

const negation = /(?:\b(?:no|non|not|without|w\/ ?o|w\/out|bina|except|excluding)[ -]{1,2})$/i

/** "Corner Rs 1550", "corner ones 5600", "corner shop rate extra": of others than the home. */
export const ofCorners = regExp('i')`
  ^[ ]?(?:rs\b|[@₹\d]|(?:plots?|units?|shops?|flats?)[ ](?:rate[ ])?(?:rs|[@₹\d]|extra)|ones?\b
  |wal[aei]\b|plc\b)
`

const signs: Partial<Record<Slot['slot'], readonly Sign[]>> = {
  amenity: [
    { before: negation },
    { behind: /^ (?:is |are )?not (?:included|incl|provided|given|working)\b/i },
    { said: /^\p{Lu}/u, behind: /^ (?:bldg|building|chs|developers?|builders?)\b/i },
    // "Lease bal 6 yrs"
    { said: /^bal$/i, behind: /^ \d+ ?(?:yrs?|years?|months?|mths?)\b/i },
    { name: /^Bed$/, behind: /^ (?:only|left|available|avl|vacant|remaining)\b/i },
    { name: /^Caretaker$/, behind: /^ (?:has|have|will|number|no|ke)\b/i },
    { name: /^Corner$/, before: /\bfrom [^,;\n]{0,24}$/i },
    {
      name: /^Corner$/,
      behind: ofCorners,
    },
    { name: /^Corner$/, behind: /^ (?:nahi|nahin|nai|nathi)\b/i },
    { name: /^Main road$/, before: /\bfrom [^,;\n]{0,16}$|\d(?:st|nd|rd|th) $/i },
    // "Garden se teesra plot", "park ke paas": near it.
    { behind: /^ (?:se|ke|ki|thi|pasun|theke|la) (?!saath|sath)\p{L}/iu },
    // "TV unit", "AC point", "licence for food"
    { behind: /^ (?:units?|panel|cabinets?|stand|points?|provision)\b/i },
    { name: /^Food included$/, before: /\b(?:licen[cs]e|space|use|zone|court|brand) (?:for )?$/i },
    // "Wifi ac no"
    { behind: /^ \p{L}{2,12} no\s*(?:$|[,.;\n])/u },
    // "Fire NOC in process"
    { behind: /^[^,;.\n]{0,12}\b(?:in process|under process|applied|awaited|pending|not yet)\b/i },
    { name: /^Cabin$/, said: /^cabinets?$/i },
    { name: /^Security$/, before: /\bkeys? (?:with|at|from) (?:the )?$/i },
    { name: /^Air conditioning$/, before: /\b(?:non|sirf|only)[ -]$/i },
    { name: /^Air conditioning$/, behind: /^ ?(?:(?:&|and|\/|or|,) ?non\b|\+ ?\d|wal[aoei]\b)/i },
    // "Rosedale Garden": the name of a building.
    {
      name: /^(?:Garden|Park)$/,
      before: regExp('u')`
          (?<!\p{L})(?!(?:Private|Roof|Terrace|Landscaped?|Kids|Front|Back|Common|Big|Huge|Own)\b)
          \p{Lu}\p{Ll}{3,}[ ]$
        `,
      behind: /^ ?(?:,|-|–|\d|\n|$)/,
    },
  ],
  // "Near BDA complex"
  approval: [{ behind: /^ (?:complex|office|park|junction|signal|circle)\b/i }],
  vastu: [
    {
      said: /^\p{Lu}/u,
      behind: /^ (?!Compliant|Complaint|Friendly|Perfect|Ready)\p{Lu}\p{L}+ \p{Lu}/u,
    },
  ],
  age: [{ before: ofFittings }],
  brokerage: [{ behind: /^ (?:from|by|of) (?:the )?(?:seller|owner|landlord|tenant|one)\b/i }],
  city: [{ said: /^(?:st|nd|rd|th) /i }],
  locality: [
    // "HSR sec 2, 3 boys already"
    {
      said: /^\d{1,2}$/,
      behind: /^ ?(?:boys|girls|persons?|people|beds?|rooms?|bhk|flats?|units?)\b/i,
    },
    {
      before: /\b(?:pick ?up|drop|cab|van|bus|shuttle)\b[^.\n]{0,24}\bfrom $/i,
    },
  ],
  possession: [
    { before: /\b(?:both|docs?|buyer) $|\d (?:me|mein) $/i },
    { behind: /^ to (?:sign|sell|register|negotiate|talk|meet)\b/i },
    {
      said: /\d/,
      before: regExp('i')`
        \b(?:revised|since|from|esc\w{0,7}|renewed|valid\w{0,4}|expir\w{1,3}|commissioned|last)\b
        [^,;\n]{0,12}$
      `,
    },
  ],
  sharing: [{ said: /^(?:no|not|without)\b/i }, { before: /\b(?:no|not|without) $/i }],
  // "Solitaire Corporate Park"
  tenant: [
    { said: /^Corporate$/, behind: /^ (?:Park|Cent(?:re|er)|Tower|House|Plaza|Hub|Avenue)\b/ },
  ],
  rate: [
    { behind: /^ extra\b/i },
    {
      before: regExp('i')`
        \b(?:floor[ ]rise|plc|(?:development|other)[ ]charges?)\b[^,;\d\n]{0,8}$
        |(?:^|[\n,;(])[ ]?corner\b[^,;\d\n]{0,8}$
      `,
    },
  ],
  floor: [
    { before: /\brise\b[^,;\n]{0,24}\b(?:from|after|above|beyond) $/i },
    { before: isOfOwner },
  ],
  type: [{ said: /^gala$/i, before: /(?:^|\n)[^\p{L}]*\p{Lu}\p{Ll}+ $/u, behind: /^\s*(?:\n|$)/ }],
}

const longest = 60

/**
 * Whether words of a slot speak of something else than the home, or deny it: "w/o lift", "few beds
 * only", "corner Rs 1550", "last revised Apr 2025".
 */
export function isOfOther({ parse: { text } }: HomeState, { slot, value, start, end }: Slot) {
  const words = text.slice(start, end)
  const before = text.slice(Math.max(0, start - longest), start)
  const behind = text.slice(end, end + longest)
  const name = typeof value === 'object' && 'name' in value ? String(value.name) : ''
  return (signs[slot] ?? []).some(
    (sign) =>
      (sign.name?.test(name) ?? true) &&
      (sign.said?.test(words) ?? true) &&
      (sign.before?.test(before) ?? true) &&
      (sign.behind?.test(behind) ?? true),
  )
}
