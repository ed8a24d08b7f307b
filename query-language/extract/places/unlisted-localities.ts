import { devanagari } from '#domain/text/devanagari.ts'
import { capital } from '#domain/text/edit-distance.ts'
import type { Gazetteer, Place } from '#query-language/gazetteer/gazetteer.ts'
import { placeWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { fillers } from '#query-language/lexicon/lexicon.ts'
import { everydayWords } from '#query-language/lexicon/spelling-exceptions.ts'
import { claim, type Draft, guessed, isFree, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { phrasesOf } from '#query-language/text/phrase-trie.ts'
import { romanized } from '#query-language/text/romanize.ts'
import { placeAfter } from './explicit-places.ts'
import { guessAt, isGuessable } from './fuzzy-places.ts'
import { nearTail } from './proximity-landmarks.ts'

/** How names of localities end all over the country; what stands before is the name. */
const tails = new Set(
  'nagar colony road marg chowk vihar enclave puram layout bagh ganj peth mohalla chauraha tola naka phata wadi path lane street gali sarani avenue bazar bazaar ghat circle chowrasta tiraha khurd kalan pally palli para township market city khand mandi sarai pet pettai palayam pakkam nilayam puri'.split(
    ' ',
  ),
)
/** "Bank colony", "doctors enclave": with these behind it, and a town, a word of everyday talk is a name as well. */
const strongTail = /^(?:nagar|colony|vihar|enclave|puram|bagh|marg|chowk|peth)$/
/** Of a road they say what it is like, and name none. */
const ofRoads = new Set(
  'wide tar pakka pucca kaccha kachcha cement concrete service approach foot'.split(' '),
)

/** Names that nearly every town has: they are its own where the town is named. */
const everywhere = phrasesOf<string>([
  ['civil lines|civil line', 'Civil Lines'],
  ['model town|मॉडल टाउन', 'Model Town'],
  ['urban estate', 'Urban Estate'],
  ['city centre|city center', 'City Centre'],
  ['station road|station rd', 'Station Road'],
  ['airport road|airport rd', 'Airport Road'],
  ['college road|college rd', 'College Road'],
  ['court road', 'Court Road'],
  ['mall road', 'Mall Road'],
  ['ring road', 'Ring Road'],
  ['beach road', 'Beach Road'],
  ['gt road|g t road', 'GT Road'],
  ['mg road|m g road', 'MG Road'],
  ['100 feet road|100 ft road|hundred feet road|100 feet ring road', '100 Feet Road'],
  ['80 feet road|80 ft road|eighty feet road', '80 Feet Road'],
  ['60 feet road|60 ft road|sixty feet road', '60 Feet Road'],
  ['medical college road', 'Medical College Road'],
  ['old bus stand road|bus stand road', 'Bus Stand Road'],
  ['gandhi road', 'Gandhi Road'],
  ['bypass road|by pass road', 'Bypass Road'],
  ['link road', 'Link Road'],
  ['hospital road', 'Hospital Road'],
  ['railway colony', 'Railway Colony'],
  ['police lines|police line', 'Police Lines'],
  ['professor colony|professors colony', 'Professor Colony'],
  ['teachers colony|teacher colony', 'Teachers Colony'],
  ['defence colony', 'Defence Colony'],
  ['new colony', 'New Colony'],
  ['old city', 'Old City'],
  ['main bazar|main bazaar', 'Main Bazar'],
  ['industrial area', 'Industrial Area'],
  ['town hall', 'Town Hall'],
  ['cantt|cantonment|cantt area', 'Cantonment'],
  ['sadar bazar|sadar bazaar|sadar', 'Sadar Bazar'],
  ['transport nagar', 'Transport Nagar'],
  ['housing board colony|housing board', 'Housing Board Colony'],
])
const nearTo = /^(?:near|opposite|opp|behind|beside|from|to)$/

/**
 * Reads names of localities nobody has listed, by how they end (`panchsheel nagar`), by their town beside
 * them (`in kakkodi calicut`), and those every town has (`civil lines`). They come last: what is known or
 * misspelt has been read.
 */
export function readLocalNames(draft: Draft, gazetteer: Gazetteer): void {
  for (let at = 0; at < draft.tokens.length; at++) {
    if (draft.tokens[at]?.kind !== 'word' || !isFree(draft, at)) continue
    const found =
      commonAt(draft, at) ??
      roadTo(draft, at) ??
      tailedAt(draft, at) ??
      besideTown(draft, gazetteer, at) ??
      besideLocality(draft, at)
    if (!found) continue
    const [town, other] = townsOf(draft).filter(({ start }) => start !== found.town?.start)
    if (found.town) draft.slots.splice(draft.slots.indexOf(found.town), 1)
    // Of two towns nothing says which one it is of.
    const city = found.city ?? (other ? undefined : town?.value.name)
    const value = { name: found.name, ids: [], ...(city !== undefined && { city }) }
    claim(draft, 'locality', value, [found.from, found.to], found.isListed ? 0.6 : guessed)
    at = found.to - 1
  }
}

interface Local {
  name: string
  from: number
  to: number
  /** Its words are in a list of ours, though nothing says that this town has such a place. */
  isListed?: true
  /** The town of the locality it is named with. */
  city?: string
  /** The town it leads to, which is not asked for. */
  town?: Town
}

type Town = Extract<Slot, { slot: 'city' }>

const townsOf = ({ slots }: Draft): Town[] =>
  slots.filter((slot): slot is Town => slot.slot === 'city' && !slot.value.not)

const hasLocality = ({ slots }: Draft) => slots.some(({ slot }) => slot === 'locality')

/** "Model Town or Urban Estate" */
const isJoined = ({ tokens, slots }: Draft, at: number) =>
  /^(?:or|ya|and|aur|,|\/|&|या|और)$/.test(tokens[at - 1]?.text ?? '') &&
  slots.some(({ slot, end }) => slot === 'locality' && end === tokens[at - 2]?.end)

/** "एयरपोर्ट रोड": names that every town has are written once. */
const inLatinLetters = (tokens: Draft['tokens'], at: number) =>
  devanagari.test(tokens[at]?.text ?? '') || devanagari.test(tokens[at + 1]?.text ?? '')
    ? tokens.map((token) => ({ ...token, text: placeWord(token.text) }))
    : tokens

function commonAt(draft: Draft, at: number): Local | undefined {
  const found = everywhere.find(inLatinLetters(draft.tokens, at), at)
  if (!found || !isFree(draft, at, found.next) || townsOf(draft).length === 0) return undefined
  if ((hasLocality(draft) && !isJoined(draft, at)) || nearTo.test(draft.tokens[at - 1]?.text ?? ''))
    return undefined
  return { name: found.meaning, from: at, to: found.next, isListed: true }
}

/** "Doddaballapur road", "delhi road meerut": roads are called by where they lead to. */
function roadTo(draft: Draft, at: number): Local | undefined {
  if (placeWord(draft.tokens[at]?.text ?? '') !== 'road') return undefined
  const towns = townsOf(draft)
  const town = towns.find(({ end }) => end === draft.tokens[at - 1]?.end)
  const from = draft.tokens.findIndex(({ start }) => start === town?.start)
  if (!town || from < 0) return undefined
  return { name: `${town.value.name} Road`, from, to: at + 1, isListed: true, town }
}

/** "Panchsheel nagar": one or two words nobody knows, and how names end. */
function tailedAt(draft: Draft, at: number): Local | undefined {
  for (const count of [2, 1]) {
    const tail = placeWord(draft.tokens[at + count]?.text ?? '')
    if (!tails.has(tail) || !isFree(draft, at, at + count + 1)) continue
    const words = wordsOf(draft, at, at + count)
    if (tail === 'market' && (townsOf(draft).length === 0 || nearTo.test(wordOf(draft, at - 1))))
      continue
    const isOfTown = strongTail.test(tail) && townsOf(draft).length > 0
    const isUnknown = (word: string, index: number) =>
      isGuessable(draft, at + index) || (isOfTown && everydayWords.has(word))
    if (!words.every(isUnknown)) continue
    if (tail === 'road' && words.some((word) => ofRoads.has(word))) continue
    const name = [...words, tail].map(nameOf).join(' ')
    return { name, from: at, to: at + count + 1 }
  }
  return undefined
}

/** "In kakkodi calicut", "jodhpur ratanada mein": what stands with its town, and is no slip of another name. */
function besideTown(draft: Draft, gazetteer: Gazetteer, at: number): Local | undefined {
  const [town, other] = townsOf(draft)
  const isShort = (draft.tokens[at]?.text.length ?? 0) < 4
  if (!town || other || isShort || !isGuessable(draft, at)) return undefined
  const to = isGuessable(draft, at + 1) ? at + 2 : at + 1
  const behind = draft.tokens[to]?.text === ',' ? to + 1 : to
  const before = draft.tokens[at - 1]
  const isNext = town.start === draft.tokens[behind]?.start
  // "Working in Infosys Mysore" says where somebody works.
  if (/^(?:working|work|works|job|employed)$/.test(wordOf(draft, at - 2))) return undefined
  const isBefore = isNext && /^(?:in|at)$/.test(before?.text ?? '')
  const last = draft.tokens[before?.text === ',' ? at - 2 : at - 1]
  const isBehind = last !== undefined && town.end === last.end
  const isIn = isBehind && /^(?:mein|me|में)$/.test(draft.tokens[to]?.text ?? '')
  // "Flats under 40 lakhs patrapada bhubaneswar": nothing else says where.
  const isLone = (isNext || (isBehind && isParted(draft, to))) && !hasLocality(draft)
  if (isLone && isNameLike(draft, at, to)) return named(draft, gazetteer, at, to)
  if (to === at + 1 && (isNext || isBehind) && village.test(draft.tokens[at]?.text ?? ''))
    return named(draft, gazetteer, at, to)
  return isBefore || isIn ? named(draft, gazetteer, at, to) : undefined
}

/** "In Saraswathipuram or Chamundipuram": named as another of what is a locality. */
function besideLocality(draft: Draft, at: number): Local | undefined {
  const { tokens, slots } = draft
  if (!/^(?:or|and|ya|aur|\/|&|या|और)$/.test(wordOf(draft, at - 1)) || !isGuessable(draft, at))
    return undefined
  const end = tokens[at - 2]?.end
  const home = slots.find((slot) => slot.slot === 'locality' && slot.end === end)
  if (home?.slot !== 'locality' || !isNameLike(draft, at, at + 1) || !isParted(draft, at + 1))
    return undefined
  const { city, not } = home.value
  if (not) return undefined
  const name = nameOf(wordOf(draft, at))
  return { name, from: at, to: at + 1, ...(city !== undefined && { city }) }
}

/** What stands behind it is no word that it might belong to. */
const isParted = (draft: Draft, to: number) =>
  draft.tokens[to]?.kind !== 'word' || !isFree(draft, to) || fillers.words.has(wordOf(draft, to))

/** A word of a name as listings write it, whichever script it was asked in. */
const nameOf = (word: string) => capital(romanized(placeWord(word)))

const wordOf = ({ tokens }: Draft, at: number) => tokens[at]?.text ?? ''

/** A word as names of places are, with nothing before it that makes it one of a shop or a school. */
function isNameLike(draft: Draft, at: number, to: number): boolean {
  if (nearTo.test(wordOf(draft, at - 1)) || landmarkTail.test(wordOf(draft, to))) return false
  if (nearTail.find(draft.tokens, to)) return false
  return draft.tokens
    .slice(at, to)
    .every(
      ({ text }) =>
        isName.test(text) &&
        ![english, landmarkTail].some((no) => no.test(text)) &&
        !placeAfter.has(text),
    )
}

const isName = /^[a-z]{5,}$/
/** How words end that name no place. */
const english =
  /(?:ing|ed|able|ible|tion|sion|ment|ness|ly|ful|less|ous|ive|ers|ies|ance|ence|ity|ship|wala|wali|wale|ish|est)$/
const landmarkTail =
  /^(?:school|schools|college|hospital|mall|market|station|stand|temple|mandir|church|masjid|university|institute|bank|park|hotel|club|stadium|theatre|cinema|highway|bypass|flyover|bridge|lake|river|beach|dam|fort|airport|depot|court|office|company|factory|plant)$/

function named(draft: Draft, gazetteer: Gazetteer, at: number, to: number): Local | undefined {
  const guess = guessAt(draft, gazetteer, noTowns, at)
  // A Vidyanagar is in every other town.
  const isShared = guess?.edits === 0 && draft.tokens[at]?.text.endsWith('nagar')
  if (guess && !isShared) return undefined
  return { name: wordsOf(draft, at, to).map(nameOf).join(' '), from: at, to }
}

/** How names of villages end, which towns have grown around. */
const village =
  /^.{3,}(?:gaon|pur|pura|puram|abad|garh|palli|pally|palle|halli|guda|gudem|palem|palayam|pakkam|bakkam|wadi|khurd|kalan|kheda|khera|nagar|kuppam|mangalam|patti|khedi)$/

const noTowns: readonly Place[] = []
