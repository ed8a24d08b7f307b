import { regExp } from '#domain/text/reg-exp.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { isInNamedLandmark } from '#query-language/lexicon/landmarks.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { featureRules } from './feature-senses.ts'
import { intentRules } from './intent-senses.ts'
import { ownerRules } from './owner-senses.ts'
import { type SenseRule, type WordContext, wordsAfter, wordsBefore } from './sense-rule.ts'

const proximityWord = /^(?:near|to|opposite|opp|behind|beside|of|from|off)$/
const placeOfWork = regExp()`
  ^(?:(?:ke|k|के) (?:paas|pass|nazdeek|najdeek|kareeb|aas|पास|नजदीक|करीब|आसपास)|(?:\S+ ){1,3}
  (?:me|mein|par|pe) (?:hai|h)(?: |$))
`
const builtOnIt = /^(?:pe|par|pr|p|mein|me) (?:ban|bn)(?:a|aa|i|e)$/
const reasonToMove = regExp()`
  ^(?:transfer|job|naukri|posting|shaadi|shadi|business|branch|company|baby|naya|nayi|couple|aaya
  |aayi|aaye|aya|ayi|aye|shadishuda|joda|jodi)$
`

const workRules: readonly SenseRule[] = [
  // "Lecturer at Patna Women's College"
  [
    /^(?:womens?|girls?|boys?|mens?|mahila|ladies)$/,
    ({ next }) => /^(?:college|university|polytechnic|hospital|school|iti|degree)$/.test(next),
  ],
  // "Mera office cyber city me hai": the workplace of the writer, not the property type.
  [
    /^(?:office|daftar)$/,
    ({ before }) => /^(?:my|mera|mere|meri|hamara|hamare|husbands)$/.test(before),
  ],
  // "Office ke paas", "office Bellandur me hai"
  [
    /^(?:office|daftar)$/,
    (seen) => placeOfWork.test(wordsAfter(seen, 5)) || possessiveAfter.test(wordsAfter(seen, 2)),
  ],
  // "2 bhk, office timings 9 to 6": if bedrooms are given, an office is a type only in an
  // alternative or as a use of the home.
  [
    /^(?:office|daftar)$/,
    (seen) =>
      seen.draft.slots.some(({ slot }) => slot === 'bhk') &&
      !wordAfterWantedOffice.test(seen.next) &&
      !wordsBeforeWantedOffice.test(wordsBefore(seen, 2)),
  ],
  // "My shop is in Chickpet": the location of the writer's business.
  [
    /./,
    (seen) =>
      /^(?:my|our)$/.test(seen.before) &&
      /^(?:is|are) (?:in|at|on|near)$/.test(wordsAfter(seen, 2)),
  ],
  // "Naya dhoond raha hu": another home, of any age.
  [/^(?:naya|nayi|नया|नई)$/, ({ next }) => searchVerb.test(next)],
  // "Kal se dhundh raha hu", "searching since yesterday": how long the search has lasted.
  [
    /^(?:kal|aaj)$/,
    (seen) =>
      seen.next === 'se' &&
      wordsAfter(seen, 4)
        .split(' ')
        .some((word) => searchVerb.test(word)),
  ],
  [
    /^(?:since|yesterday|today)$/,
    (seen) =>
      wordsBefore(seen, 2)
        .replace(/ ?since$/, '')
        .split(' ')
        .some((word) => searchVerb.test(word)) &&
      (seen.before === 'since' || /^(?:yesterday|today)$/.test(seen.next)),
  ],
  // "Want to shift this week", "aaj dekhna hai": when the writer acts, not when the home was
  // listed.
  [/^(?:this|today|aaj)$/, (seen) => actionBefore.test(wordsBefore(seen, 2))],
  [/^(?:today|aaj)$/, (seen) => actionAfter.test(wordsAfter(seen, 2))],
  // "Possession latest by 15th March": a limit, not an order.
  [/^latest$/, ({ next }) => next === 'by'],
  // "No place above a shop": what is below the home.
  [/^shops?$/, (seen) => /(?:^| )(?:above|over) (?:a|any|the)$/.test(wordsBefore(seen, 2))],
  // "1200 sqft plot pe bana hua ghar": the land of a house.
  [/^(?:plot|plat|zameen|jameen|zamin|jamin|land)$/, (seen) => builtOnIt.test(wordsAfter(seen, 2))],
  // "Bad experience with under construction": a complaint, not a condition.
  [
    /^(?:under|ongoing|resale|broker|brokers)$/,
    (seen) =>
      /(?:^| )(?:experiences?|problems?|burnt|cheated|scared|tired) (?:with|by|of|in)$/.test(
        wordsBefore(seen, 2),
      ),
  ],
  // "Khana khud banana hai": people who cook need no meals.
  [
    /^(?:khana|food|खाना)$/,
    (seen) =>
      cookingAfter.test(wordsAfter(seen, 3)) ||
      cookingBefore.test(wordsBefore(seen, 4)) ||
      (/^(?:khud|खुद)$/.test(seen.before) && /^(?:ban|pak|बन|पक)/.test(seen.next)),
  ],
  // "Naya naya transfer", "new job"
  [/^(?:naya|nayi|new|fresh|नया|नई)$/, ({ next }) => reasonToMove.test(next)],
  // "Naya clinic kholna hai", "to open a new shop": the business is new, not the property.
  [
    /^(?:naya|nayi|new|नया|नई)$/,
    ({ draft: state, at, next }) =>
      businessWord.test(next) &&
      [...wordsOf(state, at - 3, at), ...wordsOf(state, at + 2, at + 5)].some((word) =>
        openingWord.test(word),
      ),
  ],
]
const wordAfterWantedOffice =
  /^(?:space|use|purpose|cum|work|setup|with|or|and|ya|aur|ke|k|ka|के|या|और|&|\/|\+)$/
const wordsBeforeWantedOffice = regExp()`
  (?:^| )(?:(?:or|and|ya|aur|या|और|&|\/|\+)(?: an?)?|for|as|cum|home|with|use|bhk|rk|bedroom
  |room)$
`
/** "Office hai mera" */
const possessiveAfter = /^(?:hai|h|है) (?:mera|meri|mere|hamara|humara|hamari|मेरा|मेरी|हमारा)$/
/** "Khud bana lunga", "naanga samaichupom" */
const cookingAfter = regExp()`
  ^(?:(?:(?:ham|hum|main) )?(?:khud|apna|खुद|अपना) (?:hi )?(?:ban|pak|बन|पक)
  |(?:(?:ham|hum|main) )?(?:(?:bana|paka)(?:na|ne|unga|ungi|enge|yenge|ta|te|ti
  | l(?:unga|ungi|enge|eta|ete|eti))|बनाना|बनाने|बनाऊंगा|बनाऊंगी|बनाएंगे|बनाता|बनाते|बनाती)
  (?: |$)|(?:\S+ )?samai)
`
/** "We cook our own food" */
const cookingBefore = /(?:^| )(?:we|i|will|can|self|to) cook(?:ing|ed)?(?: (?:our|my|own))*$/
const searchVerb =
  /^(?:dh(?:oo|u)nd\S*|khoj\S*|talash|search(?:ing)?|looking|hunting|ढूंढ\S*|खोज\S*)$/
const actionBefore = regExp()`
  (?:^| )(?:shift|move|join|visit|see|decide|finali[sz]e|book|meet|relocate|vacate)
  (?: (?:in|by|within|it|only))?$
`
const actionAfter = /^(?:hi )?(?:dekh|mil|shift|visit|le l)/
const businessWord = regExp()`
  ^(?:clinic|shop|dukaan|dukan|showroom|office|restaurant|cafe|salon|gym|store|godown|school
  |hotel|bakery|boutique|branch|unit|factory|outlet|दुकान)$
`
const openingBefore = regExp()`
  (?:^| )(?:open|opening|start|starting|run|running|launch|launching|set up|setting up)
  (?: \S+){0,3}$
`
const openingWord =
  /^(?:khol|kholna|kholne|kholni|kholunga|open|opening|start|starting|शुरू|खोलना|खोलनी|खोल)$/

const placeRules: readonly SenseRule[] = [
  // "Near hotel Taj": a landmark; for a home, something nearby.
  [
    /^(?:hotels?|resorts?|restaurants?|cafe|clinic|lodge|dhaba|ढाबा)$/,
    ({ draft: state, before }) =>
      proximityWord.test(before) || state.slots.some(({ slot }) => slot === 'bhk'),
  ],
  // "Rehne ki jagah", "jagah for restaurant" is any property, and "jagah kam hai" a complaint.
  [
    /^jagah$/,
    ({ before, next }) =>
      before === 'ki' ||
      /^(?:for|kam|nahi|nahin|chhoti|choti|kafi|bahut|hai|thi|par|pe)$/.test(next),
  ],
  // "Medical store" is not a store room, nor is "near kirana shop" a property type.
  [
    /./,
    ({ draft: state, at, before }) =>
      /^(?:medical|general|kirana|grocery|book|provision|departmental|department|retail)$/.test(
        before,
      ) &&
      (state.tokens[at]?.text === 'store' || proximityWord.test(state.tokens[at - 2]?.text ?? '')),
  ],
  // "Near kirana store": something nearby.
  [
    /./,
    ({ draft: state, at, before }) => {
      const match = proximityWord.test(before) ? lexicon.find(state.tokens, at)?.meaning : undefined
      return match?.slot === 'type' && match.value.kind === 'shop'
    },
  ],
  // "Upcoming metro" does not mean under construction.
  [/^upcoming$/, ({ next }) => /^(?:airport|metro|highway|mall|station|international)$/.test(next)],
  // "HUDA City Centre", "MHADA colony": part of a place name.
  [
    /^(?:huda|mhada)$/,
    ({ next }) => /^(?:city|market|colony|metro)$/.test(normalizePlaceWord(next)),
  ],
  // "Miranda House": part of a landmark's name.
  [/^house$/, ({ draft: state, at }) => isInNamedLandmark(state.tokens, at)],
  // "Starting my own gym": the use of the hall.
  [
    /^gym$/,
    (seen) =>
      / (?:my|our|own|a|new)$/.test(` ${seen.before}`) && openingBefore.test(wordsBefore(seen, 5)),
  ],
  // "KPHB kuda parledu": the authority KUDA is in capitals, or beside land.
  [
    /^kuda$/,
    (seen) =>
      !isInCapitals(seen) &&
      !landWord.test(seen.before) &&
      !wordsAfter(seen, 2)
        .split(' ')
        .some((word) => landWord.test(word)),
  ],
  // "PG Road"
  [/^pg$/, ({ next }) => /^(?:road|rd)$/.test(next)],
]

const homeRules: readonly SenseRule[] = [
  // "Owner should allow commercial use": what the home is for.
  [
    /^commercial$/,
    (seen) =>
      /^(?:use|usage|purposes?|activity)$/.test(seen.next) &&
      seen.draft.slots.some(({ slot }) => slot === 'type'),
  ],
  // "Registry ka kharcha": what a registration costs.
  [
    /^registry$/,
    ({ next }) =>
      /^(?:ka|ki|ke|charges?|costs?|fees?|kharcha|and|aur|turant|karwa|karva|kara)$/.test(next),
  ],
  // "Dukan ke upar wala ghar": beside what the home is.
  [
    /^(?:shop|dukan|dukaan|showroom|godown|office)$/,
    (seen) => besideWord.test(wordsAfter(seen, 3)),
  ],
  // "Client ready hai": who buys, not the home.
  [
    /^(?:ready|taiyar|taiyaar)$/,
    ({ before }) => /^(?:client|party|customer|grahak|buyer)$/.test(before),
  ],
  // "Down payment 10 lakh taiyar hai": the money.
  [
    /^(?:taiyar|taiyaar)$/,
    ({ before, next }) =>
      /^(?:lakh|crore|hajar|cash|payment)$/.test(before) && /^(?:hai|h)$/.test(next),
  ],
  // "Nayi naukri mili hai": not the home.
  [/^(?:new|naya|nayi|nai)$/, ({ next }) => /^(?:job|naukri|nokri|company|posting)$/.test(next)],
  // "Site visit": a look at the home.
  [/^site$/, ({ next }) => /^(?:visits?|dekh\S*|inspection)$/.test(next)],
  // "Plot ya bana hua makan": a built house, as an alternative to land.
  [/^ban[ai]$/, (seen) => /^hu[ai] (?:makan|makaan|ghar|house)$/.test(wordsAfter(seen, 2))],
  // "Dikkat na ho", "na bhi ho": NA (non-agricultural) land is in capitals, or beside land.
  [
    /^na$/,
    (seen) =>
      !isInCapitals(seen) &&
      (/^(?:ho|hona|hua|bhi|ki|kare|karen|rahe|mile|aaye|aye)$/.test(seen.next) ||
        !(
          wordsAfter(seen, 3)
            .split(' ')
            .some((word) => landWord.test(word)) || /^(?:approved|collector)$/.test(seen.before)
        )),
  ],
  // "Na male to": "if there is none" in Gujarati.
  [/^male$/, ({ before, next }) => /^(?:na|nahi|nathi)$/.test(before) || next === 'to'],
  // "Semi commercial": not furnishing.
  [/^semi$/, ({ next }) => /^(?:commercial|detached|independent|government|urban)$/.test(next)],
  // "3bhk + sq": a servants' quarter; elsewhere part of "sq ft".
  [/^sq$/, ({ before }) => !/^(?:\+|bhk|with|plus)$/.test(before)],
]
const besideWord = regExp()`
  ^(?:ke|k) (?:upar|uper|neeche|niche|bagal|(?:saath|sath) (?:lag|jud|sat)\S*)
`
/** "NA" in capitals, or its Devanagari spelling. */
const isInCapitals = ({ draft: { text, tokens }, at }: WordContext) =>
  /^(?:[A-Z]{2,}|एन ?ए)$/.test(text.slice(tokens[at]?.start, tokens[at]?.end))
const landWord = regExp()`
  ^(?:plots?|land|order|approved|converted|conversion|certificate|zameen|title|layout|bungalow
  |tp|sanctioned|gunthas?|gunthe|sites?)$
`
const senseRules = [
  ...workRules,
  ...placeRules,
  ...intentRules,
  ...homeRules,
  ...ownerRules,
  ...featureRules,
]

const verbBeforeThen = /^(?:mile|mila|mili|mil|nahi|nahin|nhi|ho|hua|hui|paye|paya|male|milala)$/

/** Returns whether a lexicon word has another sense in its context. */
export function hasOtherSense(state: ParseState, at: number): boolean {
  const { tokens } = state
  const word = tokens[at]?.text ?? ''
  const [last = '', next = ''] = [tokens[at - 1]?.text, tokens[at + 1]?.text]
  // "Na mile to shop": "then", not "close to a shop".
  const before = last === 'to' && verbBeforeThen.test(tokens[at - 2]?.text ?? '') ? 'toh' : last
  return senseRules.some(
    ([words, isOne]) => words.test(word) && isOne({ draft: state, at, before, next }),
  )
}
