import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { regionalBounds } from '#query-language/lexicon/regional/bounds.ts'
import { units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

/** Whether an amount is a minimum, a maximum or approximate. */
export type Comparator = 'min' | 'max' | 'approx'

const comparatorsBefore = buildPhraseTrie<Comparator>([
  [regionalBounds.minBefore, 'min'],
  [regionalBounds.maxBefore, 'max'],
  [regionalBounds.approxBefore, 'approx'],
  [
    'under|below|upto|up to|within|less than|lesser than|lower than|cheaper than|' +
      'not more than|no more than|not older than|no older than|not above|not over|' +
      'not exceeding|not to exceed|should not exceed|shouldnt exceed|should not cross|' +
      'shouldnt cross|must not exceed|must not cross|not crossing|not cross|does not exceed|' +
      'no higher than|not higher than|max limit|upper limit|limit|limit is|cap|capped at|' +
      'not go above|shouldnt go above|not go beyond|shouldnt go beyond|' +
      'ceiling|not beyond|max|maximum|max upto|max budget|maximum budget|at most|atmost|budget|' +
      'budget is|my budget|my budget is|our budget is|budget of|budget upto|budget up to|' +
      'budget under|budget max|budget within|<|zyada se zyada|jyada se jyada|jyada se jada|' +
      'adhiktam|till|smaller than|अधिकतम|ज्यादा से ज्यादा',
    'max',
  ],
  [
    'older than|above|over|more than|greater than|at least|atleast|min|minimum|' +
      'minimum budget|starting|starting from|starts at|starts from|from|not less than|' +
      'no less than|not below|>|upwards of|beyond|kam se kam|budget above|budget min|' +
      'larger than|bigger than|न्यूनतम|कम से कम',
    'min',
  ],
  [
    'around|about|approx|approximately|~|nearly|roughly|close to|karib|' +
      'kareeb|qareeb|lagbhag|somewhere around|circa|budget around|' +
      'budget approx|budget about|budget is around|taqriban|लगभग|करीब|तकरीबन',
    'approx',
  ],
])
// "Se upar na ho", "se zyada nahi chahiye": a negated comparator means the other side.
const higher = (
  'upar uper upper oopar ooper zyada jyada jada zada ' +
  'jyaada zyaada adhik aage mehnga mehenga mehengi mahanga bahar bada badi'
).split(' ')
const lower = 'kam km neeche niche nichhe chhota chota chhoti choti'.split(' ')
const refusals = (
  'nahi de paunga|nahi de paungi|nahi de payenge|nahi de paenge|nahi de sakti|nahi dena|' +
  'nahi ho payega|nahi ja sakte|nahi jaunga|nahi jayenge|nahi|nahin|nhi|nai|na|mat|na ho|' +
  'nahi ho|nhi ho|nahin ho|na hona|nahi hona|na hona chahiye|nahi hona chahiye|' +
  'nahi honi chahiye|nhi hona chahiye|na jaye|na jaaye|nahi jana chahiye|nahi chahiye|' +
  'bilkul nahi|bilkul bhi nahi|bilkul nahin|bilkul mat|kabhi nahi|nahi jana|' +
  'nahi jaana|nhi jana|mat jana|mat jao|nahi jaana chahiye|nahi chalegi|nahi chahie|' +
  'nakko|nako|nakoch|nahi chalega|nahi de sakte|nahi de sakta|nahi denge|nahi dunga|' +
  'mat ho|mat dikhao|' +
  'mat dikhana|ka nahi|ki nahi|ka mat|wala nahi'
).split('|')
const refusedComparisons = (sides: readonly string[]) =>
  sides
    .flatMap((side) => ['', 'rent ', 'kiraya ', 'budget '].map((what) => `se ${side} ${what}`))
    .flatMap((begun) => refusals.map((no) => begun + no))
    .join('|')

const comparatorsAfter = buildPhraseTrie<Comparator>([
  [refusedComparisons(higher), 'max'],
  [refusedComparisons(lower), 'min'],
  [regionalBounds.max, 'max'],
  [regionalBounds.min, 'min'],
  [regionalBounds.approx, 'approx'],
  [
    'पर्यंत|moddhe|modhye|aat|tak|tak ka|tak ki|tak ke|max|maximum|max budget|' +
      'ke andar|k andar|andar|ke under|se kam|se km|ke neeche|ke niche|se neeche|se niche|' +
      'ya usse kam|ya isse kam|ya us se kam|or less|or below|or under|and below|and less|tops|' +
      'budget|ka budget|ki budget|budget hai|mein|me|main|ke bheetar|ke bhitar|ke bhitar ka|' +
      'se andar|k under|ke bheetar hi|tak hi|tak max|maximum tak|limit|is max|is the limit|' +
      'is my limit|max limit|पर्यन्त|च्या आत|आत|तक|तक का|तक की|के अंदर|अंदर|से कम|के भीतर|' +
      'से नीचे|के नीचे|से छोटा|से छोटी|se chota|se chhota|में|का budget',
    'max',
  ],
  [
    'ya usse bada|ya usse badi|ya usse zyada|ya usse jyada|' +
      'ya usse upar|ya isse bada|ya isse badi|ya isse zyada|ya us se bada|ya us se badi|' +
      'ya us se zyada|+|plus|se zyada|se jyada|se zyaada|se jyaada|se upar|se uper|se adhik|' +
      'se bada|se badi|and above|or above|or more|or bigger|or larger|or big|and bigger|' +
      'ke upar|k upar|' +
      'or greater|and more|and up|or higher|and higher|onwards|onward|upwards|se shuru|atleast|' +
      'at least|minimum|min|से ज्यादा|से ऊपर|से उपर|से अधिक|से बड़ा|से महंगा|से आगे|से बाहर',
    'min',
  ],
  [
    'ke aaspaas|ke aaspas|ke aspas|ke aas paas|ke as pas|ke aas pass|k aas paas|aaspaas|' +
      'ke around|k around|ke aas pas|ke kareeb|ke karib|ke qareeb|approx|approximately|or so|' +
      'ya around|around|' +
      'के आसपास|के आस पास|के करीब|के लगभग',
    'approx',
  ],
])

const skippedBefore = new Set(
  (
    '₹ rs inr rupees rupee of is the a an be price pricing cost rent rental amount total hai ' +
    'sirf only rupaye रुपये रुपए ( ,'
  ).split(' '),
)
const skippedAfter = new Set(
  (
    '₹ rs inr rupees rupaye rupay rupayala rupayalu rupayalaku rubai rubaiku roopayi ' +
    'roopai rupia rupaiye takar taka rupayanchya only /- / - total ) रुपये रुपए रूपये रुपयांच्या'
  ).split(' '),
)

/** Every word of a comparator, for spelling correction. */
export const comparatorWords: ReadonlySet<string> = new Set([
  ...comparatorsBefore.vocabulary,
  ...comparatorsAfter.vocabulary,
])

/** Returns the comparator that ends where an amount starts, with its first token. */
export function comparatorBefore(
  state: ParseState,
  at: number,
): { bound: Comparator; from: number } | undefined {
  const { tokens } = state
  let end = at
  for (let skipped = 0; skipped <= 3; skipped++) {
    for (let start = Math.max(0, end - 4); start < end; start++) {
      const match = comparatorsBefore.find(tokens, start)
      if (match?.next === end && isFree(state, start, at)) {
        // "Road 40 feet minimum, 300 gaj": the comparator stands behind a number of its own.
        if (tokens[end]?.text === ',' && isBehindNumber(tokens, start)) return undefined
        return (
          negatedComparator(state, match.meaning, start) ?? { bound: match.meaning, from: start }
        )
      }
    }
    if (!skippedBefore.has(tokens[end - 1]?.text ?? '')) return undefined
    end--
  }
  return undefined
}

const isBehindNumber = (tokens: ParseState['tokens'], at: number) =>
  tokens[at - 1]?.kind === 'number' ||
  (tokens[at - 2]?.kind === 'number' && units.find(tokens, at - 1)?.next === at)

const refusalWord = regExp()`
  ^(?:not|no|nor|neither|dont|doesnt|didnt|never|nothing|none|cannot|cant|wont|wouldnt|couldnt
  |shouldnt|mustnt|isnt|arent|without|mat|avoid)$
`
/** What may stand between a refusal and the limit: verbs, and what is paid or measured. */
const wordsAfterRefusal = regExp()`
  ^(?:show|send|share|suggest|want|wish|like|prefer|accept|consider|look|looking|take|buy|find
  |anything|any|a|an|the|single|one|rupee|paisa|penny|me|us|we|i|it|that|which|going|go|get|come
  |comes|coming|exceed|stretch|to|be|is|being|have|has|having|please|kindly|give|pay|paying|spend
  |spending|afford|invest|charge|charging|cost|costs|costing|priced?|pricing|valued?|worth|rated
  |quoted|measure|measures|measuring|sized?|area|carpet|something|prices?|rents?|rented|flats?
  |options?|price|rent|amount|budget|total|case|circumstances?|way|event|at|for|in|of|by|able
  |willing|ready|even|much|cheaper|any(?:where|how)|house|houses|property|properties|places?)$
`
const maxRefusalWords = 7

/** "Dont show anything above 17k", "nothing below 5th floor": the negation reverses the side. */
function negatedComparator(state: ParseState, bound: Comparator, at: number) {
  if (bound === 'approx') return undefined
  const wordAt = (index: number) => state.tokens[index]?.text ?? ''
  let start = at - 1
  while (
    start > at - maxRefusalWords &&
    wordsAfterRefusal.test(wordAt(start)) &&
    !startsSentence(state, start + 1)
  )
    start--
  const isRefused = refusalWord.test(wordAt(start)) && !startsSentence(state, start + 1)
  if (!isRefused || !isFree(state, start, at)) return undefined
  return { bound: bound === 'min' ? ('max' as const) : ('min' as const), from: start }
}

/** Returns the comparator that starts where an amount ends, with the token after it. */
export function comparatorAfter(
  state: ParseState,
  at: number,
): { bound: Comparator; to: number } | undefined {
  const { tokens } = state
  let start = at
  for (let skipped = 0; skipped <= 2; skipped++) {
    // "80 hazar. Aaspaas bhi chalega": of another sentence.
    if (startsSentence(state, start)) return undefined
    const match = comparatorsAfter.find(tokens, start)
    // "10000 sqft main road"
    const isRoad =
      tokens[start]?.text === 'main' && /^(?:road|rd)$/.test(tokens[start + 1]?.text ?? '')
    // "50 lakh, at least 3 bathrooms": the comparator belongs to the next number.
    const isOfNext =
      /^at ?least$/.test(wordsOf(state, start, match?.next ?? start).join(' ')) &&
      tokens[match?.next ?? 0]?.kind === 'number'
    // "5 saal se zyada purana na ho": a maximum age.
    const isAge =
      match !== undefined &&
      units.find(tokens, at - 1)?.meaning.of === 'years' &&
      agedWord.test(tokens[match.next]?.text ?? '')
    if (
      match &&
      !isRoad &&
      !isAge &&
      !isOfNext &&
      isFree(state, at, match.next) &&
      !isExtraCharge(state, start)
    )
      return withRefusal(state, match.meaning, match.next, wordsOf(state, start, match.next))
    if (!skippedAfter.has(tokens[start]?.text ?? '')) return undefined
    start++
  }
  return undefined
}

const comparedWord =
  /^(?:chota|chhota|छोटा|छोटी|zyada|jyada|upar|adhik|kam|ज्यादा|ऊपर|उपर|अधिक|महंगा|आगे|बाहर|कम)$/
const refusalAfter = /^(?:nahi|nahin|nhi|mat|नहीं|नही|न|ना|मत)$/
/** A verb before the refusal starts another request: "40 se upar ho, parking na ho to chalega". */
const verbBeforeRefusal = /^(?:ho|hai|hona|chahiye|chahie|में|तो|हो|है|होना|चाहिए|चलेगा|दे|लेना)$/
const verbOfRefusal = regExp()`
  ^(?:ho|hona|chahiye|chahie|हो|होना|होनी|चाहिए|चाहिये|चलेगा|चलेगी|जाना|देना|दूंगा|दूंगी|देंगे|दे|जा
  |कर|सकता|सकती|सकते|पाऊंगा|पाऊंगी|पाएंगे|पायेंगे|है)$
`
const maxWordsBeforeRefusal = 3

/**
 * "से अधिक न हो", "se zyada ki aukat nahi": a refusal soon after "more than" makes a maximum, and
 * one after "less than" a minimum.
 */
function withRefusal(state: ParseState, bound: Comparator, to: number, phrase: readonly string[]) {
  if (bound === 'approx' || !comparedWord.test(phrase.at(-1) ?? '')) return { bound, to }
  const { tokens } = state
  let end = to
  while (end < to + maxWordsBeforeRefusal && isWordBeforeRefusal(state, end)) end++
  if (!refusalAfter.test(tokens[end]?.text ?? '') || !isFree(state, to, end + 1))
    return { bound, to }
  end++
  while (verbOfRefusal.test(tokens[end]?.text ?? '') && isFree(state, end)) end++
  return { bound: bound === 'min' ? ('max' as const) : ('min' as const), to: end }
}

const isWordBeforeRefusal = ({ tokens }: ParseState, at: number) =>
  tokens[at]?.kind === 'word' &&
  !refusalAfter.test(tokens[at]?.text ?? '') &&
  !verbBeforeRefusal.test(tokens[at]?.text ?? '')

const agedWord = /^(?:purana|purani|purane|old|पुराना|पुरानी|पुराने)$/

const chargeWord = regExp()`
  ^(?:regn|reg|registration|registry|gst|maint|maintenance|charges|tax|taxes|stamp|society
  |electricity|brokerage|deposit|other|extras?)$
`

/** "32k+4k maintenance", "1.65cr + regn": an extra charge; "1 cr+" is a minimum. */
function isExtraCharge(state: ParseState, at: number): boolean {
  const sign = state.tokens[at]
  if (sign?.text !== '+' && sign?.text !== 'plus') return false
  const next = state.tokens[at + 1]
  if (next?.kind === 'number' && !sign.glued) return true
  const charged = next?.kind === 'number' ? wordsOf(state, at + 2, at + 4) : [next?.text ?? '']
  return charged.some((word) => chargeWord.test(word))
}
