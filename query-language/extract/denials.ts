import { regExp } from '#domain/text/reg-exp.ts'
import { type Clause, clausesOf } from '#query-language/background/clauses.ts'
import { indifferencePhrases } from '#query-language/lexicon/indifference.ts'
import {
  negatorsAfter,
  negatorsBefore,
  unsupportedAttributes,
} from '#query-language/lexicon/lexicon.ts'
import {
  acceptedAfter,
  acceptedBefore,
  elseBefore,
  featureBefore,
  indifferenceAfter,
  needlessBefore,
  optionalAfter,
  preferenceAfter,
  preferenceBefore,
} from '#query-language/lexicon/preference-phrases.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { Token } from '#query-language/text/tokenize.ts'

/** Words that refuse something or make it unimportant, from one token up to another. */
export interface Denial {
  from: number
  to: number
  /** Where its clause begins and ends. */
  clause: Pick<Clause, 'from' | 'to'>
  /** Whether it speaks of what stands before it, as verbs do that end a sentence. */
  isBehind: boolean
  /** "No matter", "koi dikkat nahi" */
  isAccepted: boolean
}

/** Words that deny or refuse, in Latin letters, as chats write them. */
const denialWord = regExp()`
  ^(?:not|no|dont|doesnt|wont|cant|cannot|never|avoid|na|nahi|nahin|nhi|nai|nahee|mat|nako|naka
  |nahit|nathi|nathee|beda|bedi|vaddu|voddu|vendam|vendaam|venda|kanda|noy|lagbena|chaina|bina)$
`
/** English words deny what follows, unless nothing does. */
const english = /^(?:not|no|dont|doesnt|wont|cant|cannot|never|avoid|do|nothing|neither|nor|stop)$/
/** These deny what follows in any case. */
const before = /^(?:without|bina|except|excluding|exclude|anything|but|apart|other|leaving)$/
const joint = /^(?:and|or|nor|aur|ya|so|but|because|&)$/

/** Words that turn the denial round, or deny something else: "no compromise", "not far from". */
const otherThing = regExp()`
  ^(?:only|far|more|less|below|above|beyond|over|later|before|older|costl\S*|compromise|compromises
  |exception|negotiable|problem|problems|issue|issues|just|even|yet|sure|then|dur|door|delay|toh?
  |one|need|much|very|so|matter|stretch|se|ke|zyada|jyada|kam|aware|idea|able|getting|found|find
  |from|mil|mila|mili|mile|milta|milti|milte|pata|malum|maloom|finalised|finalized|decided|time)$
`
/** What a limit is said with: "20 lakh se zyada nahi" refuses no thing. */
const limitWord = regExp()`
  ^(?:zyada|jyada|jyaada|adhik|kam|upar|aage|niche|neeche|above|below|beyond|under|than|more|less
  |over|tak|within|jast|jasta|kami|var|beshi|komti|mele|kelage|ekkuva|takkuva|vadhu|if|agar|agr
  |or|ya|why|kyu|kyun)$
`
/** Verbs behind a denial, which end it: "nahi lena", "mat dikhana", "na rahe". */
const verbBehind = regExp()`
  ^(?:ho|hai|hain|hu|hun|hona|honi|hone|rahe|rahta|rahna|chahiye|chaiye|chahie|chahida|chahidi
  |chahide|dikhana|dikhao|dikhaye|dikhaiye|dikhayen|bhejna|bhejo|bheje|batana|batao|bataye|bataiye
  |lena|leni|lenge|lunga|dena|denge|dunga|dungi|milega|chalega|chalegi|chale|chalenge|joie|joiye
  |joito|joita|joiti|joitu|karna|karo|kare|karunga|padta|lagta|aaye|jana|hove|hobe|cholbe|chole
  |pahije|pathva|pathvu|dakhvu|chalnar|please|pls|plz|kindly|ji|sir|at|all|considered|accepted
  |acceptable|wanted|work|works|fit|ok|okay|suit|suitable|out|possible|entertained|preferred
  |interested|us|me|for|anywhere)$
`
const maxVerbs = 3

/** Phrases that contain a denial and deny nothing, by what they do. */
const phrasesOfRoles = [
  ...[acceptedAfter, indifferenceAfter, optionalAfter, indifferencePhrases].map(
    (phrases) => ({ phrases, isAccepted: true, isBehind: true }) as const,
  ),
  ...[acceptedBefore, needlessBefore].map(
    (phrases) => ({ phrases, isAccepted: true, isBehind: false }) as const,
  ),
  ...[elseBefore, featureBefore, preferenceAfter, preferenceBefore, unsupportedAttributes].map(
    (phrases) => ({ phrases, isAccepted: false, isBehind: false }) as const,
  ),
]
/** "Tin roof chalega": of one or two unknown words, which may be a place that is taken as well. */
const alsoTaken = regExp()`
  ^(?:(?:bhi|also|are|is|will|would|be|can|pan|vi|suddha|o|perfectly|completely|totally) )*(?:ok
  |okay|fine|alright|works|do|chal|chalega|chalegi|chalel|chalenge|chalse|cholbe|dekh|theek|thik
  |considered)(?: |$)
`

/** Whether there are words of denial in a text: in most there are none. */
export const mayDeny = (latin: readonly Token[]): boolean =>
  latin.some(
    ({ text }, at) =>
      denialWord.test(text) ||
      [negatorsAfter, negatorsBefore, optionalAfter].some((phrases) => phrases.find(latin, at)),
  )

/** Returns what refuses or accepts something in a text, in order. */
export function findDenials(
  state: ParseState,
  latin: readonly Token[],
  isSaid: (at: number) => boolean,
): Denial[] {
  const { tokens } = state
  const denials: Denial[] = []
  const clauses = clausesOf(state)
  for (let at = 0; at < tokens.length; at++) {
    const phrase = phraseOfRole(tokens, latin, at)
    const to = phrase?.next ?? endOfDenial(tokens, latin, at)
    if (to === undefined) continue
    const begin = clauses.find((one) => one.from <= at && at < one.to)?.from ?? at
    // "I don't | want a flat": a verb begins a clause.
    const close = clauses.find((one) => to <= one.to)?.to ?? to
    const clause = { from: begin, to: close }
    if (phrase) {
      if (phrase.isAccepted) denials.push({ from: at, to, clause, ...phrase })
      at = to - 1
      continue
    }
    const end = Math.min(endOfVerbs(latin, to), close)
    const word = latin[at]?.text ?? ''
    const isEnd = negatorsAfter.find(latin, at)?.next === to && joint.test(latin[end]?.text ?? '')
    const hasObject =
      !isEnd && Array.from({ length: close - end }, (_, index) => end + index).some(isSaid)
    const isBehind = !before.test(word) && !(english.test(word) && hasObject)
    const next = isBehind ? end : to
    if (!isOfOther(latin, at, to))
      denials.push({ from: at, to: next, clause, isBehind, isAccepted: false })
    at = next - 1
  }
  return denials
}

/** "Koi dikkat nahi", "not a must", "no veg": a denial within other words. */
function phraseOfRole(tokens: readonly Token[], latin: readonly Token[], at: number) {
  for (const { phrases, ...role } of phrasesOfRoles) {
    const next =
      phrases.find(tokens, at)?.next ??
      (tokens === latin ? undefined : phrases.find(latin, at)?.next)
    if (next === undefined) continue
    const said = latin.slice(at, next).map(({ text }) => text)
    return { ...role, isAccepted: role.isAccepted && !alsoTaken.test(said.join(' ')), next }
  }
  return undefined
}

function endOfDenial(tokens: readonly Token[], latin: readonly Token[], at: number) {
  const isWord = denialWord.test(latin[at]?.text ?? '')
  const ends = [negatorsAfter, negatorsBefore].flatMap((negators) =>
    (tokens === latin ? [tokens] : [tokens, latin]).map(
      (words) => negators.find(words, at)?.next ?? 0,
    ),
  )
  const end = Math.max(...ends, isWord ? at + 1 : 0)
  return end > at ? end : undefined
}

function endOfVerbs(latin: readonly Token[], to: number): number {
  let end = to
  while (end < to + maxVerbs && verbBehind.test(latin[end]?.text ?? '')) end++
  return end
}

/** "Not more than", "no compromise", "20 lakh se zyada nahi", "if not". */
const isOfOther = (latin: readonly Token[], from: number, to: number) =>
  otherThing.test(latin[to]?.text ?? '') || limitWord.test(latin[from - 1]?.text ?? '')
