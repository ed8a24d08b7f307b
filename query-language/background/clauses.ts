import { regExp } from '#domain/text/reg-exp.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import { romanizeChat } from '#query-language/text/romanize.ts'
import { findRegionalClauses } from './regional-clauses.ts'
import { startsSentence } from './sentences.ts'

/** One statement of a message: tokens `from` up to (not including) `to`. */
export interface Clause {
  from: number
  to: number
  /**
   * The separator before it: a word such as `but`, a sign, or an empty text for the first clause.
   */
  opening: string
}

const separators = new Set([',', ';', '(', ')'])
/** Words that start a new clause. */
const conjunctions = new Set(
  (
    'taki taaki so but because bcoz coz bcz hence therefore thus however ' +
    'though although where who isliye islie isiliye lekin magar parantu ' +
    'kyunki kyuki kyonki ab jahan इसलिए लेकिन मगर क्योंकि अब परंतु'
  ).split(' '),
)

/** Request verbs, which start a clause without a separator: `I work in Pune need a flat`. */
const requestVerbs = new Set(
  (
    'want wants need needs looking searching require requires seeking hunting planning ' +
    'interested mujhe muje mujhko mereko hume humein humko hamko hamein hame मुझे हमें हमको'
  ).split(' '),
)
/** "Landlord wants family", "the owner there now wants 42,000": no request of the writer. */
const isOfLandlord = (tokens: ParseState['tokens'], at: number) =>
  tokens[at]?.text === 'wants' &&
  tokens.slice(Math.max(0, at - maxWordsToLandlord), at).some(({ text }) => landlordWord.test(text))
const landlordWord = /^(?:landlord|landlady|lord|owner|malik)$/
const maxWordsToLandlord = 3
const subjects = new Set(
  (
    'i im we am are is was were been had my and also really ' +
    'just urgently actively hence who now so he she they aur और'
  ).split(' '),
)
/** Final verbs of Hindi sentences: a new clause follows. */
const verbEnd = /^(?:hu|hun|hoon|hoo|hain|tha|thi|हूं|हैं|था|थी)$/
const participle = regExp()`
  ^(?:rehta|rehte|rehti|rahta|rahte|rahti|karta|karte|karti|raha|rahe|rahi|gaya|gayi|gaye|liya
  |diya|aaya|aaye|aayi|hua|hui|रहता|रहते|रहती|करता|करते|करती|गया|गयी|गई)$
`

/** Splits a text into clauses at sentence ends, commas, conjunctions and request verbs. */
export function clausesOf(
  { tokens, text }: ParseState,
  regional = findRegionalClauses(tokens),
): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let opening = ''
  const close = (to: number, next: number, by: string) => {
    if (to > from) clauses.push({ from, to, opening })
    if (to > from || by !== '') opening = by
    from = next
  }
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (startsSentence({ tokens, text }, at)) close(at, at, '.')
    else if (before && !regional.origins.has(at - 1) && isClauseEnd(tokens, at - 1))
      close(at, at, '')
    else if (regional.kindByEnd.has(at) || regional.begins.has(at)) close(at, at, '')
    if (namesBuilding(tokens, at)) close(at, at, '')
    if (isSaleProceeds(tokens, at)) close(at, at, token.text)
    else if (isVisitReport(tokens, at) || isStatement(tokens, at)) close(at, at, '')
    const isOfMoney = opening === 'from' && /^(?:i|we)$/.test(token.text)
    if (isOfMoney && /^(?:have|got)$/.test(tokens[at + 1]?.text ?? '')) close(at, at, '')
    if (separators.has(token.text)) close(at, at + 1, token.text)
    else if (conjunctions.has(token.text)) close(at, at, token.text)
    else if (/^(?:par|pr|kani|kaani)$/.test(token.text) && endsInVerb(tokens, at - 1))
      close(at, at + 1, token.text)
    else if (
      /^(?:toh?|तो)$/.test(token.text) &&
      /^(?:hai|hain|h|ho|है|हैं|हो)$/.test(before?.text ?? '')
    )
      close(at, at + 1, token.text)
    else if (/^(?:as|since)$/.test(token.text) && reasonSubject.test(tokens[at + 1]?.text ?? ''))
      close(at, at, token.text)
    else if (/^(?:and|aur|और)$/.test(token.text) && newClauseWord.test(tokens[at + 1]?.text ?? ''))
      close(at, at, token.text)
    else if (requestVerbs.has(token.text) && !isOfLandlord(tokens, at)) {
      let begin = at
      while (begin > from && subjects.has(tokens[begin - 1]?.text ?? '')) begin--
      close(begin, begin, '')
    }
  }
  close(tokens.length, tokens.length, '')
  return clauses
}

/** "Hai par" is "but"; a noun before "par" has something on it. */
const endsInVerb = (tokens: ParseState['tokens'], at: number) =>
  /^(?:hai|hain|hun|hu|undi|unna|unnam|है|हैं|था|थी|हूं)$/.test(tokens[at]?.text ?? '')

/** Words after "and" that start another clause. */
const newClauseWord = regExp()`
  ^(?:all|it|they|i|we|live|lives|living|stay|stays|staying|work|works|working|my|our|he|she
  |there|both|want|need|looking|buy|buying|purchase|now|then|would|wish|plan|planning|mujhe|hume
  |main
  |hum|mera|मुझे|हमें)$
`

/** "Ready only, as our present house is sold" */
const reasonSubject =
  /^(?:i|im|we|my|our|he|she|they|parents|family|husband|wife|office|work|job|school)$/

/** "We stay in Yelahanka the building is Bakul Apartments": what is sought, after no sign. */
const namesBuilding = (tokens: ParseState['tokens'], at: number) =>
  tokens[at]?.text === 'the' &&
  /^(?:building|society|complex|project)$/.test(tokens[at + 1]?.text ?? '') &&
  /^(?:is|should|has|must)$/.test(tokens[at + 2]?.text ?? '')

/** "2 cr from the sale of our land in Hosur": where the money comes from. */
const isSaleProceeds = (tokens: ParseState['tokens'], at: number) =>
  /^(?:from|after)$/.test(tokens[at]?.text ?? '') &&
  /^(?:the )?(?:sale|selling) /.test(
    tokens
      .slice(at + 1, at + 4)
      .map(({ text }) => text)
      .join(' '),
  )

/**
 * A report of earlier visits starts with its subject: "Plot in Patia i have already seen 2 plots in
 * Khandagiri".
 */
const isVisitReport = (tokens: ParseState['tokens'], at: number) =>
  /^(?:i|we)$/.test(tokens[at]?.text ?? '') &&
  /^(?:(?:have|hav|had|already|alredy|also) ){0,3}(?:seen|saw|visited|checked) /.test(
    tokens
      .slice(at + 1, at + 6)
      .map(({ text }) => text)
      .join(' '),
  )

/** A statement that starts without punctuation: "... in Kharadi we currently live in Baner". */
function isStatement(tokens: ParseState['tokens'], at: number): boolean {
  const word = romanizeChat(tokens[at]?.text ?? '')
  if (/^(?:show|suggest|send)$/.test(word)) return /^(?:me|us) /.test(wordsBehind(tokens, at))
  if (/^(?:i|we)$/.test(word)) return statementVerb.test(wordsBehind(tokens, at))
  if (/^(?:my|our)$/.test(word)) return statementNoun.test(wordsBehind(tokens, at))
  // "Husband ka office Bhandup me hai", but not "Bhandup me meri dukan hai"
  return (
    ownerOfWorkplace.test(word) &&
    !placePostposition.test(romanizeChat(tokens[at - 1]?.text ?? '')) &&
    ofWorkplace.test(wordsBehind(tokens, at))
  )
}

/** Returns up to four words after a token, in Latin letters, each with a blank after it. */
const wordsBehind = (tokens: ParseState['tokens'], at: number) =>
  tokens
    .slice(at + 1, at + 5)
    .map(({ text }) => `${romanizeChat(text)} `)
    .join('')
const placePostposition = /^(?:me|mein|paas|pas|nazdeek|najdeek|aaspaas|side|taraf|par|pe|se)$/
const ownerOfWorkplace = regExp()`
  ^(?:mera|meri|hamara|hamari|husband|hasbaind|wife|vaiph|waiph|pati|patni|bet[aei]|papa|mummy
  |bhai)$
`
const ofWorkplace = regExp()`
  ^(?:ka |ki )?(?:abhi )?(?:office|daftar|job|naukri|nokri|company|college|school|dukan|dukaan
  |factory|branch)[ ]
`
const statementVerb = regExp()`
  ^(?:(?:currently|presently|both|also|already|now|all|just|am|are) ){0,2}
  (?:live|stay|work|reside|living|staying|working|residing|settled|based)[ ]
`
const statementNoun =
  /^(?:(?:current|present|new|husbands|wifes) )?(?:office|company|workplace|college|budget) /

/**
 * A sale that pays for the home, which ends with its verb: "Gaon ki zameen bechkar ghar lena hai".
 */
const isSaleVerb = (tokens: ParseState['tokens'], at: number) =>
  /^(?:bechkar|bechke|बेचकर|बेचके)$/.test(tokens[at]?.text ?? '') ||
  (/^(?:bech|बेच)$/.test(tokens[at - 1]?.text ?? '') &&
    /^(?:kar|ke|कर|के)$/.test(tokens[at]?.text ?? ''))

const isClauseEnd = (tokens: ParseState['tokens'], at: number) =>
  isVerbEnd(tokens, at) || isSaleVerb(tokens, at)

const isVerbEnd = (tokens: ParseState['tokens'], at: number) => {
  const [before = '', last = ''] = [tokens[at - 1]?.text, tokens[at]?.text]
  return verbEnd.test(last) || (/^(?:hai|h|है|hein|he)$/.test(last) && participle.test(before))
}
