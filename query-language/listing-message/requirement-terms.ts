import { regExp } from '#domain/text/reg-exp.ts'
import { negatorsAfter, negatorsBefore, stopWords } from '#query-language/lexicon/lexicon.ts'
import {
  featureBefore,
  indifferenceAfter,
  needlessBefore,
  preferenceAfter,
  preferenceBefore,
} from '#query-language/lexicon/preference-phrases.ts'
import type { Slot, TextSpan } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import { type Token, tokenize } from '#query-language/text/tokenize.ts'
import type { RequirementTerm } from './model.ts'

/** How much of a message is looked at, and how long a term may be. */
const maxTermLength = 80
const maxTerms = 12

/**
 * Returns what a requirement asks for and no search can: clauses with words that no slot holds,
 * which say by the search's own words for it that something must be, is only welcome, or is not
 * wanted. They are passed on as they are written.
 */
export function requirementTerms(
  text: string,
  slots: readonly Slot[],
  unmatched: readonly TextSpan[],
): RequirementTerm[] {
  const terms: RequirementTerm[] = []
  for (const clause of clausesIn(text)) {
    const inside = (one: { start: number; end: number }) =>
      one.start >= clause.start && one.end <= clause.end
    const open = unmatched.filter(inside)
    // "Shift by 15 Dec" is skipped by the search as what somebody tells.
    const isMove = moveIn.test(clause.text) && !slots.some(inside) && !ownMove.test(clause.text)
    if ((open.length === 0 && !isMove) || contact.test(clause.text)) continue
    const words = open.map((one) => one.text).join(' ')
    const strength = isMove ? 'must' : strengthOf(clause.text, words)
    if (!strength) continue
    // "2bhk with frontage 20 ft": what a filter holds is not said again.
    const held = slots.filter((slot) => inside(slot) && !/^(?:sort|lister)$/.test(slot.slot))
    const isOwn = held.every(({ slot }) => !essential.has(slot))
    const span = isOwn ? clause : aroundOpen(text, clause, open, held)
    const said = text.slice(span.start, span.end)
    if (said.length > maxTermLength || !/\p{L}{2}/u.test(said)) continue
    terms.push({ strength, start: span.start, end: span.end, text: said })
  }
  return terms.slice(0, maxTerms)
}

const essential = new Set<Slot['slot']>([
  ...(['bhk', 'type', 'budget', 'monthly', 'intent', 'city', 'locality', 'area'] as const),
])

/** The part of a clause between what filters hold: the open words, with what leads them. */
function aroundOpen(
  text: string,
  clause: TextSpan,
  open: readonly TextSpan[],
  held: readonly Slot[],
): { start: number; end: number } {
  const first = open[0]?.start ?? clause.start
  const last = open.at(-1)?.end ?? clause.end
  const before = held.filter(({ end }) => end <= first).map(({ end }) => end)
  const after = held.filter(({ start }) => start >= last).map(({ start }) => start)
  return trimmed(text, Math.max(clause.start, ...before), Math.min(clause.end, ...after))
}

/** Returns the sentences of a text, or the parts of one between commas and brackets. */
export function clausesIn(text: string): TextSpan[] {
  const clauses: TextSpan[] = []
  let at = 0
  for (const { 0: sign, index } of text.matchAll(clauseEnd)) {
    clauses.push(clauseAt(text, at, index))
    at = index + sign.length
  }
  clauses.push(clauseAt(text, at, text.length))
  return clauses.filter((clause) => clause.end > clause.start)
}
const clauseEnd =
  /[\n,;()|•।]|[ ]{3,}|[.!?](?=\s|$)|[ ](?:but|so that|lekin|par sirf|because|coz)[ ]/giu

function clauseAt(text: string, from: number, to: number): TextSpan {
  const { start, end } = trimmed(text, from, to)
  return { start, end, text: text.slice(start, end) }
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } {
  let [start, end] = [from, to]
  while (start < end && !/[\p{L}\p{M}\p{N}₹]/u.test(text.charAt(start))) start++
  while (end > start && !/[\p{L}\p{M}\p{N}%+]/u.test(text.charAt(end - 1))) end--
  return { start, end }
}

/** What somebody says of themselves, of a call, or of their client is no wish. */
const contact = regExp('iu')`
  [6-9]\d{4}[ ]?\d{5}|\b(?:call|contact|whatsapp|ping|dm|msg|message|regards|thanks|thank[ ]you
  |forwarded|urgent|urgently|asap[ ]pls|hi|hello|dear|namaskar|namaste|friends|group|brokers?[ ]pls
  |brokerage|token|mandate|genuine|serious|ready[ ]to[ ](?:pay|close|token)|loan|budget|client|buyer
  |problem|issue|family[ ]of|caste|brahmin|muslim|hindu|jain|gujarati|marwari|christian)\b
`

/** Whether words say that something must be, is only welcome, or is not wanted. */
function strengthOf(words: string, open: string): RequirementTerm['strength'] | undefined {
  const tokens = tokenize(words)
  const latin = romanizeTokens(tokens)
  const has = (phrases: typeof preferenceBefore) =>
    [tokens, latin].some((said) => said.some((_, at) => phrases.find(said, at) !== undefined))
  if (has(needlessBefore) || has(indifferenceAfter) || accepted.test(words)) return undefined
  if (!hasContent(open)) return undefined
  if (has(preferenceBefore) || has(preferenceAfter) || has(featureBefore)) return 'soft'
  if (softWord.test(words)) return 'soft'
  if (refuses(words)) return 'excluded'
  return insisted.test(words) || mustWord.test(words) || ofHome.test(words) || moveIn.test(words)
    ? 'must'
    : undefined
}

/** Whether words say that something is only welcome. */
export function speaksOfWish(words: string): boolean {
  const tokens = tokenize(words)
  return [tokens, romanizeTokens(tokens)].some((said) =>
    said.some((_, at) =>
      [preferenceBefore, preferenceAfter, featureBefore].some((phrases) => phrases.find(said, at)),
    ),
  )
}

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
`
const softWord = regExp('iu')`
  \b(?:dislikes?|likes?|prefer\w*|imp|important|bonus|plus|ideally|hopefully|lovely|gr8|gr[ ]8
  |kam[ ]se[ ]kam[ ]rent|rent[ ]kam[ ]se[ ]kam)\b|बेहतर|अच्छा
`

/** "Non negotiable", "no compromise on light": insisted on in the words of a denial. */
const insisted = regExp('iu')`
  \bnon[ -]?negotiables?\b|\bnot[ ]negotiable\b|\bno[ ](?:compromis\w*|excuses?|exceptions?)\b
  |\bcompromise[ ](?:nahi|nahin|nai|nako|mat)\b|\b(?:cannot|can.?t|won.?t|not)[ ]compromise\b
  |\bwithout[ ](?:fail|compromise)\b|\bnot[ ]optional\b|\bno[ ]less[ ]than\b
`

/** Whether words refuse something. */
export const refuses = (words: string): boolean => {
  const tokens = tokenize(words.replace(insisted, ' '))
  return isRefused(tokens, romanizeTokens(tokens))
}

function isRefused(tokens: readonly Token[], latin: readonly Token[]): boolean {
  return [tokens, latin].some((said) =>
    said.some(
      (token, at) =>
        token.kind === 'word' &&
        (negatorsBefore.find(said, at) !== undefined ||
          negatorsAfter.find(said, at) !== undefined ||
          refusalWord.test(token.text)),
    ),
  )
}
const refusalWord =
  /^(?:never|nope|nahi|nahin|nai|nako|nei|illa|vendam|beda|vaddu|dont|except|avoid)$/

const mustWord = regExp('iu')`
  \b(?:must|only|needed|need|required|reqd|compulsory|mandatory|should|shd|shud|hona|honi|hone
  |zaroori|zaruri|jaruri|chahiye|chahie|chaiye|pahije|hava|havi|havay|venum|vendum|irukkanum|kavali
  |undali|beku|irbeku|lagbe|joiye|min|minimum|atleast|at[ ]least|max|strictly|pls|please|has[ ]to
  |want|wants)\b|चाहिए|होना|होनी|पाहिजे|हवं|हवा|हवी|வேண்டும்|కావాలి|ಬೇಕು|જોઈએ|চাই|লাগবে
`
/** What a home has and no listing states: named in a requirement, it is asked for. */
const ofHome = regExp('iu')`
  \b(?:frontage|ceiling|height|dock|leveller|levelers?|shed|noc|agreement|lock[ -]?in|water|pani
  |paani
  |tanker|wifi|wi[ -]?fi|internet|mess|tiffin|kitchen|bathroom|washroom|toilet|sunlight|ventilation
  |natural[ ]light|airy|pantry|workstations?|seater|cabins?|plug[ ](?:n|and|&)[ ]play|power[ ]load
  |kva
  |crane|truck|container|title|registry|terrace|private[ ]room|attached|school[ ]bus|non[ ]?veg
  |veg|cook
  |cooking|maid|wheeler|bike|scooter|parkings?|open|direct|walking|walk|station|road[ ]width|term
  |long[ ]term|yrs?|rent[ ]agreement|stairs|ramp|wheelchair|security[ ]guard|compound|boundary
  |fencing
  |electricity|light[ ]bill|visitors?|guests?|smoking|gate|shutter|mezzanine|platform|drainage)\b
`
/** "We're relocating from Pune to Hyderabad in January" */
const ownMove =
  /\b(?:relocat\w*|transfer\w*|we.?re|we are|i.?m|i am|moving out|moving from|shifting from)\b/i
/** When somebody moves: "shift by 15 Dec", "starting jan first week", "within this week". */
const moveIn = regExp('iu')`
  \b(?:shift(?:ing)?|mov(?:e|ing)(?:[ -]?in)?|start(?:ing|s)?|from|by|within|before|after|till
  |until|only[ ]till)\b
  .{0,24}\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june
  |july|august|september|october|november|december|week|month|immediate|diwali|today|tomorrow)
  |\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*[ ](?:\d{4}[ ])?(?:start|se|onwards?)\b
  |\bpossession[ ](?:asap|soon|jaldi|immediate)|\basap[ ](?:within|by)
`
