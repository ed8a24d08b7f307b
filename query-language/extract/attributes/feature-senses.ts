import { regExp } from '#domain/text/reg-exp.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { numberWords } from '#query-language/lexicon/number-words.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import { type SenseRule, type WordContext, wordsAfter, wordsBefore } from './sense-rule.ts'

/**
 * Everyday words that name a feature of a home only in some places of a sentence: "well" in "as
 * well", "bed" in "bed room", "gate" in "India Gate".
 */

/** Whether no longer phrase begins at the word: "well water", "separate gate". */
const isAlone = ({ draft: { tokens }, at }: WordContext) =>
  (lexicon.find(tokens, at)?.next ?? 0) <= at + 1

/** Words of a list or a wish, after which a feature may stand. */
const opensFeature = regExp()`
  ^(?:|,|;|\+|&|\(|-|\/|with|w|and|n|or|aur|ani|ane|ya|has|have|having|need|needs|want|wants|own
  |a|an|the|big|good|no|without|bina|proper|private|separate|alag|plus|deep|working|full|apna|mein
  |me)$
`
const isOpened = ({ before }: WordContext) => opensFeature.test(before)

const endsFeature = regExp()`
  ^(?:|,|;|\+|&|\)|-|\/|and|n|or|aur|ani|ane|ya|ho|hona|hone|hai|hain|chahiye|chaiye|must|is|are|if
  |with|available|included|compulsory|zaroori|zaruri|bhi|also|preferred|venam|venum|vendum|kavali
  |beku|pahije|hava|havi|joie|joiye|chai|lagbe)$
`

/** "With canal", as the description of a filter says it. */
const isAsked = ({ before }: WordContext) => /^with(?:out)?$/.test(before)

const besidePlace = /^(?:near|nr|opposite|opp|behind|beside|besides|facing|to|from|towards|along)$/
const besideBehind = regExp()`
  ^(?:aas paas|(?:ke|k|ki) (?:paas|pass|pas|samne|saamne|nazdeek|nazdik|najdeek|bagal|peeche|piche
  |aas)|no|number|pakkam|pakkathula|daggara|hattira|aduthu|aduthulla|javal|kache|kachhe|pase|nede
  |nere|eduru|baju)(?: |$)
`
/** "Near canal", "gate ke paas": a landmark. */
const isLandmark = (seen: WordContext) =>
  besidePlace.test(seen.before.replace(/^the$/, wordsBefore(seen, 2).split(' ')[0] ?? '')) ||
  besideBehind.test(wordsAfter(seen, 2))

const isNumber = ({ draft: { tokens }, at }: WordContext) =>
  tokens[at - 1]?.kind === 'number' || numberWords.has(tokens[at - 1]?.text ?? '')

/** A shop, an office, a warehouse or a factory. */
const trade: ReadonlySet<string> = new Set(['commercial', 'office', 'industrial'])
const land: ReadonlySet<string> = new Set(['plot', 'agricultural'])
/** Whether one of these types is spoken of. */
const says = ({ tokens }: ParseState, types: ReadonlySet<string>) =>
  tokens.some(({ text }) => {
    const meaning = lexicon.words.get(text)
    return meaning?.slot === 'type' && meaning.value.types.some((type) => types.has(type))
  })

const cost = regExp()`
  (?:^| )(?:bills?|charges?|extra|included|including|incl|inclusive|costs?|units?|rate|actuals?
  |separate|separately|alag|kharcha|paid|payment|free|mila|milake|milakar|govt|meter)(?: |$)
`
const including = /^(?:incl|including|inclusive|excluding|except|of|ex|includes|exclude)$/
const powerCut = regExp()`
  ^(?:(?:ki|ka|ke) )?(?:dikkat|samasya|problem|katauti|cuts?|board|office|department|backup
  |jat|jaat)
`
/** "Well connected", "well set" */
const describedAsWell = regExp()`
  (?:ed|ing)$|^(?:known|built|lit|kept|done|set|off|to|as|within|before|in|behaved|wishers?)$
`
const landmarkOrFeature = regExp()`
  ^(?:gates?|canal|nahar|nehar|wells?|docks?|canteen|cafeteria|laundry|mess|container|toilets?)$
`

export const featureRules: readonly SenseRule[] = [
  // "Gate ke paas", "opposite canal"
  [landmarkOrFeature, (seen) => isAlone(seen) && isLandmark(seen)],
  // "Main gate ke paas", "near main gate"
  [
    /^(?:main|big|bada|iron|separate|alag)$/,
    (seen) =>
      seen.next === 'gate' &&
      (besidePlace.test(seen.before) ||
        /^gate (?:ke|k|ki|ka|pe|par|se|no|number|band)(?: |$)/.test(wordsAfter(seen, 2))),
  ],
  // "India Gate", "gate closes at ten"
  [
    /^(?:gates?|compound)$/,
    (seen) =>
      isAlone(seen) &&
      !(
        isOpened(seen) &&
        !/^(?:\d.*|no|band|clos\w*|timings?|keeper|way|pe|par|se|of|pass)$/.test(seen.next)
      ),
  ],
  // "No salty borewell water", "borewell uppu thanni venam": water that is not wanted.
  [
    /^(?:borewell|bore|borwell|boring)$/,
    (seen) => saltyWord.test(seen.before) || saltyWord.test(seen.next),
  ],
  // "As well", "well connected", "well maintained"
  [
    /^wells?$/,
    (seen) =>
      isAlone(seen) && (!(isOpened(seen) || isNumber(seen)) || describedAsWell.test(seen.next)),
  ],
  // "Bed room", "3 bed"
  [
    /^(?:beds?|double|single)$/,
    (seen) =>
      /^(?:rooms?|bath|bathroom|flat|flats|apartment|house|hall|kitchen|hospital|space)$/.test(
        /^beds?$/.test(seen.next) ? (wordsAfter(seen, 2).split(' ')[1] ?? '') : seen.next,
      ) ||
      (isAlone(seen) && (isNumber(seen) || /^(?:per|master)$/.test(seen.before))),
  ],
  // "Bistar par hain": somebody is ill.
  [/^बिस्तर$/, ({ next }) => next === 'पर'],
  // "Canal Road", and "Nahar", a name, where no land is asked for.
  [
    /^(?:canal|nahar|nehar|kaluva|kaluve|kanal)$/,
    (seen) =>
      isAlone(seen) &&
      (/^(?:road|rd|street|colony|link|bank|view|side|town)$/.test(seen.next) ||
        !(says(seen.draft, land) || isAsked(seen))),
  ],
  // "We cook at home"
  [/^cook$/, (seen) => isAlone(seen) && !(isOpened(seen) && endsFeature.test(seen.next))],
  // In a home, the count of its bathrooms.
  [
    /^(?:toilets?|washrooms?|शौचालय)$/,
    (seen) => isAlone(seen) && !says(seen.draft, trade) && !isAsked(seen),
  ],
  // "Electricity bill extra", "rent including electricity", "bijli ki dikkat"
  [
    /^(?:electricity|bijli|bijlee|vijli|vij|veej|बिजली|वीज)$/,
    (seen) =>
      isAlone(seen) &&
      (cost.test(wordsAfter(seen, 3).split(',')[0] ?? '') ||
        including.test(seen.before) ||
        (/^(?:\+|plus)$/.test(seen.before) && /\d|^(?:k|hajar|rs)/.test(wordsBefore(seen, 2))) ||
        powerCut.test(wordsAfter(seen, 2)) ||
        /^\d/.test(seen.next)),
  ],
  // "Container home", "utility bills", "land for a solar plant", "cabin crew", "wedding reception"
  [
    /^(?:containers?|utility|solar|cabin|canteen|laundry|reception|conference|boundary)$/,
    (seen) => isAlone(seen) && partOfOther.test(`${seen.before} ${seen.next}`),
  ],
  // "Patta nahi kya milega": nobody knows.
  [/^patta$/, ({ next }) => /^(?:nahi|nahin|nhi|nai|karna|karo|lagao|chala)$/.test(next)],
  // "20 seats", "75 hp"; "hp petrol pump", "window seat"
  [
    /^(?:seats?|seater|desks?|सीट|सीटें|सीटर|hp|kva|kw)$/,
    (seen) => isAlone(seen) && !(isNumber(seen) && says(seen.draft, trade)),
  ],
]

const saltyWord = /^(?:salty|salt|hard|brackish|khara|khaara|khari|namkeen|uppu|uppa|lavan)$/

const partOfOther = regExp()`
  [ ](?:homes?|house|depot|terminal|yard|cafe|food|bills?|stores?|vans?|vehicles?|payments?|plants?
  |farm|project|park|company|city|industries|crew|attendant|shop|business|unit|hall)$
  |^(?:wedding|marriage|shaadi|shadi|csd|army|forest|village|city|gaon|state|district|jungle)[ ]
`
