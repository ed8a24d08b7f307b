import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { spellingExceptions } from '#query-language/lexicon/spelling-exceptions.ts'
import { units } from '#query-language/lexicon/units.ts'
import {
  isFree,
  markUnsupported,
  type ParseState,
  skip,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const incomeWord = regExp()`
  ^(?:earn|earning|earns|salary|income|pension|ctc|stipend|tankhwah|tankha|kamata|kamati|kamate
  |loan|contribution|eligibility|savings|turnover|downpayment|वेतन|सैलरी|पेंशन)$
`
const linkingWord = regExp()`
  ^(?:is|are|of|was|about|around|approx|rs|₹|inr|:|-|commutation|hai|my|only|meri|monthly|upto
  |amount|sanctioned|approved|will|be|would|need|needed|hoga|milega|raha|gaya|ho|pass|ka|se)$
`
const maxLinkingWords = 4
const perPeriod = /^(?:per|a|month|monthly|pm|lpa|pa|annum|year|\/)$/

/**
 * Skips amounts that are not prices (income and loans: `salary 60k`, `40 lakh ka loan`; current
 * rent: `12k de raha hu`) and the names in greetings and signatures.
 */
export function skipOwnAmounts(state: ParseState): void {
  // Performance: numbers are tried at every token only if such a word follows somewhere.
  const isBehind = state.tokens.some(({ text }) => trailingIncomeWord.test(text))
  for (let at = 0; at < state.tokens.length; at++) {
    const end =
      incomeEnd(state, at) ??
      percentEnd(state, at) ??
      otherMeasureEnd(state, at) ??
      (isBehind ? paidAmountEnd(state, at) : undefined) ??
      greetingEnd(state, at) ??
      introductionEnd(state, at) ??
      signatureEnd(state, at)
    if (end === undefined || !isFree(state, at)) continue
    if (wordsOf(state, at, end).includes('loan')) markUnsupported(state, loanStart(state, at), end)
    else skip(state, at, end)
    at = end - 1
  }
}

/** "Home loan 40 lakh": include the purpose of the loan. */
const loanStart = (state: ParseState, at: number) =>
  /^(?:home|bank|housing)$/.test(wordAt(state.tokens, at - 1)) && isFree(state, at - 1)
    ? at - 1
    : at

const wordAt = (tokens: ParseState['tokens'], at: number) => tokens[at]?.text ?? ''

function incomeEnd(state: ParseState, at: number): number | undefined {
  if (!incomeWord.test(wordAt(state.tokens, at))) return undefined
  let begin = at + 1
  while (begin <= at + maxLinkingWords && linkingWord.test(wordAt(state.tokens, begin))) begin++
  const end = amountEnd(state, begin)
  // "Rest loan. 2bhk": loans are given in lakhs.
  const isLent = wordAt(state.tokens, at) === 'loan'
  return isLent && end !== undefined && end < begin + 2 ? undefined : end
}

/**
 * "UDS should be at least 450 sqft", "bijli ka unit 8 rupaye": a share of the land and the price of
 * electricity, which no listing states.
 */
function otherMeasureEnd(state: ParseState, at: number): number | undefined {
  if (!otherMeasure.test(wordAt(state.tokens, at))) return undefined
  for (let begin = at + 1; begin <= at + maxMeasureWords; begin++) {
    const end = amountEnd(state, begin)
    if (end !== undefined) return units.find(state.tokens, end)?.next ?? end
    if (!measureLink.test(wordAt(state.tokens, begin))) return undefined
  }
  return undefined
}
const otherMeasure = /^(?:uds|unit|units|यूनिट)$/
const measureLink = regExp()`
  ^(?:should|must|be|is|of|at|least|atleast|minimum|min|above|around|about|rate|ka|ki|not|:|-|=|rs
  |₹|area|share|max|upto|का|की)$
`
const maxMeasureWords = 6

/** "Yield 7% and above": a share is no amount. */
function percentEnd({ tokens, text }: ParseState, at: number): number | undefined {
  const token = tokens[at]
  if (token?.kind !== 'number') return undefined
  const isSign = /^\s?%/.test(text.slice(token.end, token.end + 2))
  return isSign || /^(?:percent|pratishat|taka|takke)$/.test(wordAt(tokens, at + 1))
    ? at + 1
    : undefined
}

const trailingIncomeWord = regExp()`
  ^(?:de|loan|salary|lpa|ctc|income|saved|savings|stock|turnover|aa|aur|upar|oopar|mere|hamare
  |humare|apne|hand)$
`
const trailingIncome = regExp()`
  ^(?:de (?:raha|rahi|rahe|rha|rhi|rhe)(?: (?:hu|hun|hoon|hai|hain|tha|the))?
  |aa (?:jayega|jaega|jayegi|jata|jaate|jayenge|jaenge)
  |aur (?:laga|mila|daal|dal|jod)(?:yenge|enge|unga|ungi)|(?:upar|oopar) (?:niche|neeche)
  |(?:(?:ka|ki) )?(?:saved|savings|stock|turnover)(?= |$)
  |(?:(?:mere|hamare|humare|apne) (?:paas|pas|pass|kol)|(?:cash )?in hand)
  (?: (?:hai|hain|h|he))?(?= |$)
  |(?:(?:ka|ki|of|bank|home|का) )?(?:loan(?! (?:ho|mil|approved|facility|available|possible
  |should|must|able|eligible|chahiye))|salary|ctc|income|lpa)(?= |$))
`

/**
 * Returns the end of an amount paid for the current home (`12k de raha hu`) or lent (`40 lakh ka
 * loan`).
 */
function paidAmountEnd(state: ParseState, at: number): number | undefined {
  const first = amountEnd(state, at)
  // "30-33 aur lagayenge"
  const isRange = first !== undefined && wordAt(state.tokens, first) === '-'
  const end = (isRange ? amountEnd(state, first + 1) : undefined) ?? first
  if (end !== undefined && startsSentence(state, end)) return undefined
  const suffix =
    end === undefined ? undefined : trailingIncome.exec(wordsOf(state, end, end + 4).join(' '))?.[0]
  if (end === undefined || suffix === undefined) return undefined
  const next = end + suffix.split(' ').length
  // "Budget 50 lakh loan 30 lakh": the word belongs to the next amount.
  const isOfNext = suffix.endsWith('loan') && hasAmountUnit(state.tokens, next)
  return isOfNext ? undefined : next
}

const greetingWord = regExp()`
  ^(?:hi|hii|hello|helo|hey|dear|namaste|namaskar|namaskaram|namasthe|vanakkam|pranam|salaam
  |salam|adaab|नमस्ते|नमस्कार|हेलो)$
`
const honorific =
  /^(?:ji|bhai|sir|madam|maam|bhaiya|bhaiyya|anna|garu|sahab|saab|da|didi|uncle|जी|भाई|सर)$/
const addressee = regExp()`
  ^(?:agents?|brokers?|dealers?|owners?|builders?|team|all|everyone|friends|folks|group|members
  |admin)$
`
const maxNameWords = 2

/** Returns the end of a greeting (`Hello Kamlesh bhai,`): the name in it is not a place. */
function greetingEnd({ tokens, text }: ParseState, at: number): number | undefined {
  if (!greetingWord.test(wordAt(tokens, at))) return undefined
  let end = at + 1
  while (honorific.test(wordAt(tokens, end))) end++
  // "Dear agent"
  if (addressee.test(wordAt(tokens, end))) return end + 1
  const first = end
  while (
    end < first + maxNameWords &&
    tokens[end]?.kind === 'word' &&
    !lexicon.words.has(wordAt(tokens, end))
  )
    end++
  const isNamed = end > first
  // The greeting must end after the name: "hi pune 2bhk" greets nobody.
  const after = text.slice(tokens[end - 1]?.end, tokens[end]?.start)
  const isEnd =
    honorific.test(wordAt(tokens, end)) || /[.!\n]/.test(after) || tokens[end]?.text === ','
  return isNamed && isEnd && end < tokens.length ? end : undefined
}

const introductions = buildPhraseTrie<true>([
  [
    'i am|im|i m|iam|myself|this is|my name is|name is|' +
      'mera naam|naam|main|mai|hi this is|मेरा नाम|मैं',
    true,
  ],
])
const wordAfterName = regExp()`
  ^(?:,|from|here|working|speaking|and|calling|bol|hai|hu|hoon|this|side|है|बोल|from|staying
  |looking)$
`

/** Returns the end of `I am Deepa,` or `main Pankaj bol raha hoon`: the name is not a place. */
function introductionEnd(state: ParseState, at: number): number | undefined {
  const { tokens, text } = state
  const lead = introductions.find(tokens, at)
  if (!lead) return undefined
  let end = lead.next
  if (/^(?:dr|mr|mrs|ms|adv|prof)$/.test(wordAt(tokens, end))) end++
  const first = end
  while (end < first + maxNameWords && isPersonName(state, end)) end++
  const after = text.slice(tokens[end - 1]?.end, tokens[end]?.start)
  const isEnd = wordAfterName.test(wordAt(tokens, end)) || /[.!\n]/.test(after)
  return end > first && isEnd && end < tokens.length ? end : undefined
}

const isPersonName = ({ tokens }: ParseState, at: number) => {
  const word = wordAt(tokens, at)
  return (
    tokens[at]?.kind === 'word' &&
    !wordAfterName.test(word) &&
    !lexicon.vocabulary.has(word) &&
    !stopWords.words.has(word) &&
    !spellingExceptions.has(word) &&
    !parseNumberAt(tokens, at)
  )
}

const signOff = /^(?:regards|thanks|thankyou|thnx|cheers|dhanyavad|dhanyawad|धन्यवाद)$/
const maxSignatureTokens = 16
const maxThanksTokens = 4

/** Returns the end of a signature: `Regards, Plot King Realtors`. */
function signatureEnd({ tokens }: ParseState, at: number): number | undefined {
  if (!signOff.test(wordAt(tokens, at))) return undefined
  const left = tokens.length - at
  const maxTokens = wordAt(tokens, at) === 'regards' ? maxSignatureTokens : maxThanksTokens
  return left <= maxTokens ? tokens.length : undefined
}

function hasAmountUnit(tokens: ParseState['tokens'], at: number): boolean {
  const number = parseNumberAt(tokens, at)
  return number !== undefined && units.find(tokens, number.next)?.meaning.of === 'amount'
}

function amountEnd({ tokens }: ParseState, at: number): number | undefined {
  const number = parseNumberAt(tokens, at)
  if (!number) return undefined
  const unit = units.find(tokens, number.next)
  let end = unit?.meaning.of === 'amount' ? unit.next : number.next
  while (perPeriod.test(tokens[end]?.text ?? '')) end++
  return end
}
