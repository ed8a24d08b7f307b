import { inLatin, soundOf } from '#domain/text/edit-distance.ts'
import { boundWords } from '#query-language/extract/amounts/comparator.ts'
import { sectionWords } from '#query-language/extract/places/explicit-places.ts'
import { type Gazetteer, keyOf } from '#query-language/gazetteer/gazetteer.ts'
import { placeWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { landmarks } from '#query-language/lexicon/landmarks.ts'
import { fillers, meanings } from '#query-language/lexicon/lexicon.ts'
import { numberWords } from '#query-language/lexicon/number-words.ts'
import { everydayWords } from '#query-language/lexicon/spelling-exceptions.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { withLatinNames } from './devanagari-names.ts'
import { withLoanWords } from './loan-words.ts'
import { isSameName } from './phonetics.ts'
import { withSectionNumbers } from './sector-numbers.ts'
import { withLatinLetters } from './spelled-letters.ts'
import { wordsOfRun } from './split-compounds.ts'
import type { Token } from './tokenize.ts'

/**
 * What the neighbours of Hindi hang on a name for "in", "to" and "of": `nagpurat`, `chennaila`,
 * `bengaluralli`. Longest first.
 */
const endings = /^(.{4,}?)(?:nalli|alli|madhe|madhye|chya|cha|che|chi|at|la|lo|il|ma|t)$/
/** The same of names in e: `punyat`, `thanyat`. */
const endingsOfE = /^(.{2,})ya(?:t|la|cha|che|chi|madhe)$/
const devanagariTail = /^(.{2,}?)(?:ां|ा)?(पर्यंत|मध्ये|साठी|जवळ|सह|सकट)$/

/** साडेसात: written to what they count. */
const quarters = /^(साडे|साढे|सव्वा|सवा|पावणे|पौने)(.+)$/

/** What Marathi writes to a name: कोथरूडला, वाकडमध्ये. */
const marathiTail = /^([\u0900-\u097f]{3,}?)(?<!\u094d)(?:ला|त|तील|मधील|च्या|चा|ची|चे|वर|हून)$/

/** Whether a place is called like the stem, and none like the whole word. */
const isHeard = (gazetteer: Gazetteer, stem: string, whole: string) =>
  isCalled(gazetteer, stem) && !isCalled(gazetteer, whole)

const isCalled = ({ bySound }: Gazetteer, name: string) =>
  bySound.get(soundOf(inLatin(name)))?.some(({ key }) => isSameName(name, key)) ?? false

/** What is written to a name without a blank: `wakadme`. */
const postposition = /^(.{5,}?)(mein|main|mai|me|ka|ki|ke|se|wala|wale|wali)$/

const isKnown = (word: string) =>
  fillers.words.has(word) ||
  meanings.vocabulary.has(word) ||
  units.words.has(word) ||
  numberWords.has(word) ||
  boundWords.has(word) ||
  landmarks.vocabulary.has(word)

/**
 * Words that were written together, parted: `2bhkflat`, `30krent`, `3b2b`, `लाखांपर्यंत`; and names of
 * places without what a language hangs on them. Each token keeps where it stands in the text.
 */
export function partWords(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  const spelt = withSectionNumbers(withLatinLetters(withNeither(tokens), gazetteer))
  return withLoanWords(withLatinNames(partedWords(spelt, gazetteer), gazetteer))
}

function partedWords(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  const { byKey } = gazetteer
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [token]
    // "Sec 62 k pas" is no money.
    const isPart = sectionWords.has(placeWord(tokens[at - 2]?.text ?? ''))
    if (token.text === 'k' && !token.glued && isPart && behindOf.test(tokens[at + 1]?.text ?? ''))
      return [{ ...token, text: 'ke' }]
    const before = tokens[at - 1]
    const isUnit = token.glued || /^(?:bhk|rk)./.test(token.text)
    if (isUnit && before?.kind === 'number') return afterNumber(tokens, at, gazetteer)
    if (byKey.has(token.text) || isKnown(token.text) || everydayWords.has(token.text))
      return [token]
    const pair = pairOf(token) ?? runOf(token, token.text, 3, gazetteer)
    if (pair) return pair
    const said = postposition.exec(token.text)
    if (said?.[1] && said[2] && byKey.has(keyOf([said[1]]))) return parted(token, said[1], said[2])
    const inMarathi = marathiTail.exec(token.text)
    const stems = inMarathi?.[1] ? namesOf(inMarathi[1]) : []
    const heard = stems.find(
      (stem) => isHeard(gazetteer, stem, token.text) || placeWord(stem) !== stem,
    )
    if (heard) return [{ ...token, text: heard }]
    const counted = quarters.exec(token.text)
    if (counted?.[1] && numberWords.has(counted[2] ?? ''))
      return parted(token, counted[1], counted[2] ?? '')
    const tail = devanagariTail.exec(token.text)
    if (tail?.[1] && tail[2]) return parted(token, tail[1], tail[2])
    const stem = [`${endingsOfE.exec(token.text)?.[1]}e`, endings.exec(token.text)?.[1] ?? '']
    const name = stem.find((key) => byKey.has(keyOf([key])))
    return [name === undefined ? token : { ...token, text: name }]
  })
}

/** What a name may be before it is bent: पुणे of पुण्यात, सातारा of साताऱ्यात, नागपूर of नागपुरात. */
const namesOf = (bent: string) => [
  ...(bent.endsWith('्या') ? [bent.replace(/्या$/, 'े'), bent.replace(/्या$/, 'ा')] : []),
  bent,
  bent.replace(/[ाे]$/, ''),
]

const behindOf =
  /^(?:pas|paas|pass|andar|liye|lie|aas|aaspaas|aspas|saath|sath|kareeb|karib|samne|saamne|neeche|niche|baad|bina|beech|bich|upar)$/

const neither = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'na' &&
  !/^(?:plot|plots|land|order|approved|ho|hi|converted)$/.test(tokens[at + 1]?.text ?? '')

/** "Na ground floor na top floor": said twice it is neither; once it may be land. */
function withNeither(tokens: readonly Token[]): readonly Token[] {
  const isTwice = tokens.filter((_token, at) => neither(tokens, at)).length > 1
  if (!isTwice) return tokens
  return tokens.map((token, at) => (neither(tokens, at) ? { ...token, text: 'not' } : token))
}

/** "30krent": a unit and what follows it. "3b2b": bedrooms and bathrooms. */
function afterNumber(tokens: readonly Token[], at: number, gazetteer: Gazetteer): Token[] {
  const token = tokens[at]
  if (!token) return []
  const { text } = token
  const isPair = (index: number) =>
    tokens[index]?.text === 'b' && tokens[index - 1]?.kind === 'number' && tokens[index]?.glued
  if (isPair(at) && tokens[at + 1]?.glued && isPair(at + 2)) return [{ ...token, text: 'bhk' }]
  if (isPair(at) && tokens[at - 1]?.glued && isPair(at - 2)) return [{ ...token, text: 'bath' }]
  // "2t", "1cp" of brokers: toilets and places for cars.
  if (text === 't' && tokens[at + 1]?.text !== 'ac') return [{ ...token, text: 'toilet' }]
  if (text === 'cp') return [{ ...token, text: 'parking' }]
  if (isKnown(text) || roomUnits.words.has(text)) return [token]
  for (let length = text.length - 2; length > 0; length--) {
    const unit = text.slice(0, length)
    const isUnit = units.words.has(unit) || roomUnits.words.has(unit)
    const rest = text.slice(length)
    if (!isUnit) continue
    if (rest.length > 2 ? isWord(rest) : linking.test(rest)) return parted(token, unit, rest)
    const [first, second] = parted(token, unit, rest)
    const run = second && runOf(second, rest, 2, gazetteer)
    if (first && run) return [first, ...run]
  }
  return [token]
}

/** "Gatedcommunity": two words that are one thing together. */
function pairOf(token: Token): Token[] | undefined {
  const { text } = token
  for (let length = 4; length <= text.length - 4; length++) {
    const [first, second] = [text.slice(0, length), text.slice(length)]
    if (!meanings.vocabulary.has(first) || !meanings.vocabulary.has(second)) continue
    const pair = parted(token, first, second)
    if (meanings.find(pair, 0)?.next === pair.length) return pair
  }
  return undefined
}

/** "Flatforrentinpune": at least so many words and names without a blank between them. */
function runOf(token: Token, text: string, least: number, { byKey }: Gazetteer) {
  const isPart = (word: string) =>
    word.length < 4
      ? inRun.test(word) || (word.length === 3 && isWord(word))
      : isWord(word) || meanings.vocabulary.has(word) || byKey.has(word)
  const [first, ...others] = wordsOfRun(text, least, isPart) ?? []
  if (first === undefined) return undefined
  let start = token.start
  return [first, ...others].map((word, index): Token => {
    const end = index === others.length ? token.end : start + word.length
    const part = { ...token, text: word, start, end, glued: index > 0 || token.glued }
    start = end
    return part
  })
}

/** "3 bhkin thane": words so short that a unit may end like them otherwise. */
const linking = /^(?:in|at|me|ka|ki|ke)$/
/** Of two letters only these: else anything is a run of them. */
const inRun = /^(?:in|at|me|ka|ki|ke|pg)$/

const isWord = (word: string) => meanings.words.has(word) || fillers.words.has(word)

/** Two tokens of one; what was folded away while reading counts to the first. */
function parted(token: Token, first: string, second: string): Token[] {
  const middle = Math.max(token.start, token.end - second.length)
  return [
    { ...token, text: first, end: middle },
    { ...token, text: second, start: middle, glued: true },
  ]
}
