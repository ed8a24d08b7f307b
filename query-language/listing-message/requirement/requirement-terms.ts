import { regExp } from '#domain/text/reg-exp.ts'
import { stopWords, unsupportedAttributes } from '#query-language/lexicon/lexicon.ts'
import { indifferenceAfter, needlessBefore } from '#query-language/lexicon/preference-phrases.ts'
import type { RequirementTerm } from '#query-language/listing-message/model.ts'
import type { Slot, TextSpan } from '#query-language/model/slots.ts'
import { tokenize } from '#query-language/text/tokenize.ts'
import { termPhrases } from './term-phrases.ts'
import {
  refuses,
  type Span,
  speaksOf,
  speaksOfPreference,
  trimmed,
  type WordsSaid,
} from './words-said.ts'

/** How much of a message is looked at, and how long a term may be. */
const maxTermLength = 80
const maxTerms = 12

/**
 * Returns what a requirement asks for and no search can: clauses with words that no slot holds,
 * which say by the search's own words for it that something must be, is only welcome, or is not
 * wanted. They are passed on as they are written.
 */
export function requirementTerms(
  words: WordsSaid,
  slots: readonly Slot[],
  unmatched: readonly TextSpan[],
): RequirementTerm[] {
  const terms: RequirementTerm[] = []
  for (const clause of words.clauses) {
    const inside = (one: Span) => one.start >= clause.start && one.end <= clause.end
    const open = unmatched.filter(inside)
    // "Shift by 15 Dec" is skipped by the search as what somebody tells.
    const isMove = moveIn.test(clause.text) && !slots.some(inside) && !ownMove.test(clause.text)
    // So are "loan", and "single room", of which no listing speaks.
    const isBare = open.length === 0 && !slots.some(inside) && isShort(clause.text)
    if ((open.length === 0 && !isMove && !isBare) || isContact(words, clause)) continue
    // "2bhk with frontage 20 ft": what a filter holds is not said again.
    const held = slots.filter((slot) => inside(slot) && !/^(?:sort|lister)$/.test(slot.slot))
    const isOwn = held.every(({ slot }) => !essential.has(slot))
    const span = isOwn ? clause : aroundOpen(words.text, clause, open, held)
    // "Terrace flat nahi": what follows the value is said of both.
    const tail = { start: span.start, end: clause.end }
    const strength = isMove ? 'must' : strengthOf(words, tail, isBare ? undefined : open)
    if (!strength) continue
    const said = words.text.slice(span.start, span.end)
    // "Officer wants 3 bhk, 2 bath": what must be there is what the filters hold.
    const isOfHome = isMove || speaksOf(words, span, termPhrases.home, unsupportedAttributes)
    if (hazard.test(said)) continue
    if ((isBare || (!isOwn && strength === 'must')) && !isOfHome) continue
    if (said.length > maxTermLength || !/\p{L}{2}/u.test(said)) continue
    // "Karan Bedi": who asks refuses nothing.
    if (strength === 'excluded' && onlyName.test(said)) continue
    terms.push({ strength, start: span.start, end: span.end, text: said })
  }
  return terms.slice(0, maxTerms)
}

/** "No ground floor (flood)": why. */
const hazard = /^(?:flood\w*|noise|smell|damp\w*|traffic|dust|issue)$/i

const essential = new Set<Slot['slot']>([
  ...(['bhk', 'type', 'budget', 'monthly', 'intent', 'city', 'locality', 'area'] as const),
])

/** The part of a clause between what filters hold: the open words, with what leads them. */
function aroundOpen(
  text: string,
  clause: TextSpan,
  open: readonly TextSpan[],
  held: readonly Slot[],
): Span {
  const first = open[0]?.start ?? clause.start
  const last = open.at(-1)?.end ?? clause.end
  const before = held.filter(({ end }) => end <= first).map(({ end }) => end)
  const after = held.filter(({ start }) => start >= last).map(({ start }) => start)
  const end = Math.min(clause.end, ...after)
  const span = trimmed(text, Math.max(clause.start, ...before), end)
  const joint = joints.exec(text.slice(span.start, span.end))?.[0] ?? ''
  return trimmed(text, span.start + joint.length, end)
}
/** What joins a term to the value before it. */
const joints = regExp('iu')`
  ^(?:(?:or|and|with|w|in|at|on|for|her|him|ya|aur|ba|ani|me|mein|par|pe|में|पर|व|आणि|या|और)
  [^\p{L}\p{M}\p{N}]+)+
`

const onlyName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u

/** More words than this tell of something. */
const maxBareWords = 6
const isShort = (words: string) => words.split(' ').length <= maxBareWords

const phoneNumber = /[6-9]\d{4} ?\d{5}/
const ofPerson = regExp('i')`
  ^(?:non[ -]?smoker|eats?\b|(?:i[ ]|we[ ])?have[ ](?:an?|my|one|two)\b|bach+a[ ](?:nei|nahi)
  |no[ ](?:kids|child)|wf[ho]\b|she|he|they|i|we|i.m|we.re|my|our)\b
  |^(?:pure[ ]|strictly[ ])?veg(?:etarian)?$
`
/** What somebody says of themselves, of a call, or of their client is no wish. */
const isContact = (words: WordsSaid, clause: TextSpan) =>
  phoneNumber.test(clause.text) ||
  ofPerson.test(clause.text) ||
  (speaksOf(words, clause, termPhrases.contact) &&
    !isShareOfFee(words, clause) &&
    !feeLimit.test(clause.text) &&
    !ofNeighbours.test(clause.text))
/** "Jain family" is who asks, and "Jain society preferred" what for. */
const ofNeighbours = /\b(?:society|societies|neighbou?rs|community) *(?:\S+)?$/i
/** "Brokerage 2%": its share is not shown to the search. */
const isShareOfFee = ({ text }: WordsSaid, { start, end }: TextSpan) =>
  /\b(?:brokerage|brok|commission|dalali)\b/i.test(text.slice(start, end)) &&
  text.slice(Math.max(0, start - 6), end + 6).includes('\u00a0')
/** "Brokerage half month only": how much is paid for it. */
const feeLimit = regExp('i')`
  \b(?:brokerage|dalali|commission)\b.*\b(?:half|max|maximum|only|less|upto|within|not|days?|months?
  |mahina|mahine)\b
`

/** Whether words say that something must be, is only welcome, or is not wanted. */
function strengthOf(
  words: WordsSaid,
  span: Span,
  open: readonly Span[] | undefined,
): RequirementTerm['strength'] | undefined {
  const said = words.text.slice(span.start, span.end)
  if (speaksOf(words, span, needlessBefore, indifferenceAfter) || accepted.test(said))
    return undefined
  if (noLimit.test(said)) return undefined
  const isEmpty = (one: Span) =>
    !hasContent(words.text.slice(one.start, one.end)) &&
    !speaksOf(words, one, termPhrases.home, unsupportedAttributes)
  if (open?.every(isEmpty)) return undefined
  if (speaksOfPreference(words, span) || speaksOf(words, span, termPhrases.soft)) return 'soft'
  if (refuses(words, span)) return 'excluded'
  const { firm, home, must } = termPhrases
  return speaksOf(words, span, firm, must, home, unsupportedAttributes) || moveIn.test(said)
    ? 'must'
    : undefined
}

/** "No fixed cap", "10 No Market": nothing is refused. */
const noLimit =
  /\bno (?:fixed )?(?:cap|limit|bargain\w*|budget (?:issue|limit)|nego\w*)\b|\b\d{1,3} no\b/i

/** Words that are open and neither stop words nor names alone. */
const hasContent = (open: string) =>
  tokenize(open).some((token, at, tokens) => {
    return token.kind === 'word' && token.text.length > 1 && !stopWords.find(tokens, at)
  })

const accepted = regExp('iu')`
  \b(?:also|bhi|is|are|pan|with)[ ](?:ok|okay|fine|chalega|chalegi|chalel|cholbe)\b
  |\bno[ ](?:issue|problem)|koi[ ]baat[ ]nahi|कोई[ ]बात[ ]नहीं
  |\bno[ ](?:\S+[ ]){1,2}requirement\b
  |^(?:ok|okay|fine)[ ]with\b|\bno[ ](?:\S+[ ]){1,2}(?:needed|required|reqd|necessary)\b
  |\bnot[ ](?:compulsory|mandatory|necessary|must)\b
  |(?<!\bnot[ ])\b(?:ok|okay|fine|acceptable|welcome)$
  |(?<!\b(?:not|nahi|nahin|nai|nhi|na|hi|only)[ ])
  \b(?:chalega|chalegi|chalel|cholbe|chalse|chalshe|chaltu)$
  |\b(?:parvaledu|parledu|parvagilla|paravala|paravaillai|kuzhappamilla|kuzhapamilla)\b
  |(?<!(?:नहीं|ही|नाही|ન|જ)[ ])(?:चलेगा|चलेगी|चालेल|চলবে|ચાલશે|ચાલે)$
  |(?:పర్వాలేదు|ಪರವಾಗಿಲ್ಲ|பரவாயில்லை|കുഴപ്പമില്ല)$
`
/** "We're relocating from Pune to Hyderabad in January" */
const ownMove =
  /\b(?:relocat\w*|transfer\w*|we.?re|we are|i.?m|i am|moving out|moving from|shifting from)\b/i
/** When somebody moves: "shift by 15 Dec", "starting jan first week", "within this week". */
const moveIn = regExp('iu')`
  \b(?:shift(?:ing)?|join(?:ing)?|handover|mov(?:e|ing)(?:[ -]?in)?|start(?:ing|s)?
  |from|by|within|before|after|till|until|only[ ]till)\b
  .{0,24}\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june
  |july|august|september|october|november|december|week|month|immediate|diwali|today|tomorrow)
  |\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*[ ](?:\d{4}[ ])?(?:start|se|onwards?)\b
  |\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*[ ]\d{1,2}(?:st|nd|rd|th)?
  (?:[ ]week)?[ ](?:move|shift|start|joining|se|onwards?)\b
  |\b(?:shift(?:ing)?|possession|mov(?:e|ing)(?:[ -]?in)?|joining)[ ](?:by|before|from)[ ]\d
  |\b(?:poss|possession|occupancy)[ ](?:within|in|by|before)[ ]\d
  |\bpossession[ ](?:asap|soon|jaldi|immediate)|\basap[ ](?:within|by)
`
