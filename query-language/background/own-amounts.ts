import { readNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { fillers, meanings } from '#query-language/lexicon/lexicon.ts'
import { everydayWords } from '#query-language/lexicon/spelling-exceptions.ts'
import { units } from '#query-language/lexicon/units.ts'
import { type Draft, isFree, leave, pass, wordsOf } from '#query-language/model/parse-state.ts'
import { phrasesOf } from '#query-language/text/phrase-trie.ts'

const income =
  /^(?:earn|earning|earns|salary|income|pension|ctc|stipend|tankhwah|tankha|kamata|kamati|kamate|loan|वेतन|सैलरी|पेंशन)$/
const between =
  /^(?:is|are|of|was|about|around|approx|rs|₹|inr|:|-|commutation|hai|my|only|meri|monthly|upto|amount|sanctioned|approved|will|be|would|need|needed|hoga|milega|raha|gaya|ho|pass|ka|se)$/
const mostBetween = 4
const each = /^(?:per|a|month|monthly|pm|lpa|pa|annum|year|\/)$/

/**
 * Passes over amounts that are no price, what somebody earns or is lent, `salary 60k`, `40 lakh ka loan`,
 * and what they pay, `12k de raha hu`, and over the names of who is greeted and who signs.
 */
export function passOwn(draft: Draft): void {
  // Only where such a word stands behind is a number looked for at every word.
  const isBehind = draft.tokens.some(({ text }) => behind.test(text))
  for (let at = 0; at < draft.tokens.length; at++) {
    const end =
      incomeEnd(draft, at) ??
      (isBehind ? givenEnd(draft, at) : undefined) ??
      greetedEnd(draft, at) ??
      introducedEnd(draft, at) ??
      signedEnd(draft, at)
    if (end === undefined || !isFree(draft, at)) continue
    if (wordsOf(draft, at, end).includes('loan')) leave(draft, lentFrom(draft, at), end)
    else pass(draft, at, end)
    at = end - 1
  }
}

/** "Home loan 40 lakh": what it is for. */
const lentFrom = (draft: Draft, at: number) =>
  /^(?:home|bank|housing)$/.test(wordAt(draft.tokens, at - 1)) && isFree(draft, at - 1)
    ? at - 1
    : at

const wordAt = (tokens: Draft['tokens'], at: number) => tokens[at]?.text ?? ''

function incomeEnd(draft: Draft, at: number): number | undefined {
  if (!income.test(wordAt(draft.tokens, at))) return undefined
  let begin = at + 1
  while (begin <= at + mostBetween && between.test(wordAt(draft.tokens, begin))) begin++
  const end = amountEnd(draft, begin)
  // "Rest loan. 2bhk": what is lent is said in lakhs.
  const isLent = wordAt(draft.tokens, at) === 'loan'
  return isLent && end !== undefined && end < begin + 2 ? undefined : end
}

const behind = /^(?:de|loan|salary|lpa|ctc|income)$/
const paid =
  /^(?:de (?:raha|rahi|rahe|rha|rhi|rhe) (?:hu|hun|hoon|hai|hain|tha|the)|(?:(?:ka|ki|of|bank|home|का) )?(?:loan(?! (?:ho|mil|approved|facility|available|possible|should|must|able|eligible|chahiye))|salary|ctc|income|lpa)(?= |$))/

/** The end of `12k de raha hu`, `40 lakh ka loan`: what is paid for the home they leave, and what is lent. */
function givenEnd(draft: Draft, at: number): number | undefined {
  const end = amountEnd(draft, at)
  const said =
    end === undefined ? undefined : paid.exec(wordsOf(draft, end, end + 4).join(' '))?.[0]
  if (end === undefined || said === undefined) return undefined
  const next = end + said.split(' ').length
  // "Budget 50 lakh loan 30 lakh": it is said of what follows.
  const isOfNext = said.endsWith('loan') && isScaled(draft.tokens, next)
  return isOfNext ? undefined : next
}

const greeting =
  /^(?:hi|hii|hello|helo|hey|dear|namaste|namaskar|namaskaram|namasthe|vanakkam|pranam|salaam|salam|adaab|नमस्ते|नमस्कार|हेलो)$/
const honorific =
  /^(?:ji|bhai|sir|madam|maam|bhaiya|bhaiyya|anna|garu|sahab|saab|da|didi|uncle|जी|भाई|सर)$/
const greeted =
  /^(?:agents?|brokers?|dealers?|owners?|builders?|team|all|everyone|friends|folks|group|members|admin)$/
const mostName = 2

/** The end of `Hello Kamlesh bhai,`: who is greeted is no place, whatever they are called. */
function greetedEnd({ tokens, text }: Draft, at: number): number | undefined {
  if (!greeting.test(wordAt(tokens, at))) return undefined
  let end = at + 1
  while (honorific.test(wordAt(tokens, end))) end++
  // "Dear agent"
  if (greeted.test(wordAt(tokens, end))) return end + 1
  const first = end
  while (
    end < first + mostName &&
    tokens[end]?.kind === 'word' &&
    !meanings.words.has(wordAt(tokens, end))
  )
    end++
  const isNamed = end > first
  // A name ends with the greeting: "hi pune 2bhk" greets nobody.
  const after = text.slice(tokens[end - 1]?.end, tokens[end]?.start)
  const isEnd =
    honorific.test(wordAt(tokens, end)) || /[.!\n]/.test(after) || tokens[end]?.text === ','
  return isNamed && isEnd && end < tokens.length ? end : undefined
}

const introduction = phrasesOf<true>([
  [
    'i am|im|i m|iam|myself|this is|my name is|name is|mera naam|naam|main|mai|hi this is|मेरा नाम|मैं',
    true,
  ],
])
const introduced =
  /^(?:,|from|here|working|speaking|and|calling|bol|hai|hu|hoon|this|side|है|बोल|from|staying|looking)$/

/** The end of `I am Deepa,`, `main Pankaj bol raha hoon`: nobody's name is a place. */
function introducedEnd(draft: Draft, at: number): number | undefined {
  const { tokens, text } = draft
  const lead = introduction.find(tokens, at)
  if (!lead) return undefined
  let end = lead.next
  if (/^(?:dr|mr|mrs|ms|adv|prof)$/.test(wordAt(tokens, end))) end++
  const first = end
  while (end < first + mostName && isNameOfOne(draft, end)) end++
  const after = text.slice(tokens[end - 1]?.end, tokens[end]?.start)
  const isEnd = introduced.test(wordAt(tokens, end)) || /[.!\n]/.test(after)
  return end > first && isEnd && end < tokens.length ? end : undefined
}

const isNameOfOne = ({ tokens }: Draft, at: number) => {
  const word = wordAt(tokens, at)
  return (
    tokens[at]?.kind === 'word' &&
    !introduced.test(word) &&
    !meanings.vocabulary.has(word) &&
    !fillers.words.has(word) &&
    !everydayWords.has(word) &&
    !readNumberAt(tokens, at)
  )
}

const signing = /^(?:regards|thanks|thankyou|thnx|cheers|dhanyavad|dhanyawad|धन्यवाद)$/
const mostSigned = 16
const mostThanked = 4

/** The end of `Regards, Plot King Realtors`: who writes is no wish. */
function signedEnd({ tokens }: Draft, at: number): number | undefined {
  if (!signing.test(wordAt(tokens, at))) return undefined
  const left = tokens.length - at
  const most = wordAt(tokens, at) === 'regards' ? mostSigned : mostThanked
  return left <= most ? tokens.length : undefined
}

function isScaled(tokens: Draft['tokens'], at: number): boolean {
  const number = readNumberAt(tokens, at)
  return number !== undefined && units.find(tokens, number.next)?.meaning.of === 'amount'
}

function amountEnd({ tokens }: Draft, at: number): number | undefined {
  const number = readNumberAt(tokens, at)
  if (!number) return undefined
  const unit = units.find(tokens, number.next)
  let end = unit?.meaning.of === 'amount' ? unit.next : number.next
  while (each.test(tokens[end]?.text ?? '')) end++
  return end
}
