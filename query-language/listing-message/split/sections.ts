import { findCity } from '#domain/place/cities.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits } from '#query-language/lexicon/units.ts'
import { labels, phrases } from '#query-language/listing-message/words.ts'
import { toEnglish } from '#query-language/text/loan-words.ts'
import { type Token, tokenize } from '#query-language/text/tokenize.ts'
import { tokensOfLine } from './line-tokens.ts'
import { isWhole, type Row } from './message-rows.ts'

/** Homes below one heading. */
interface Section {
  heading: readonly Row[]
  rows: readonly Row[]
}

/**
 * Returns the homes of a message by the headings above them: "FOR SALE" and "FOR RENT", "3 BHK
 * OUTRIGHT LIST". Text above the first heading applies to all.
 */
export function sectionsOf(
  rows: readonly Row[],
  gazetteer: Gazetteer,
): { above: readonly Row[]; sections: readonly Section[] } {
  const starts = rows.flatMap((row, at) => (isHeading(row, gazetteer) ? [at] : []))
  const own = starts.map((start, index) => rows.slice(start + 1, starts[index + 1] ?? rows.length))
  const first = starts[0]
  const sole = { above: [], sections: [{ heading: [], rows }] }
  if (first === undefined || !own.every((section) => section.some(namesAny))) return sole
  const above = rows.slice(0, first)
  if (starts.length === 1 && (!isListHeading(rows[first]) || above.some(isWhole))) return sole
  const sections = own.map((section, index) => ({
    heading: rows.slice(starts[index], (starts[index] ?? 0) + 1),
    rows: section,
  }))
  // Homes above the first heading have a deal of their own.
  return above.some(isWhole)
    ? { above: [], sections: [{ heading: [], rows: above }, ...sections] }
    : { above, sections }
}

const namesAny = (row: Row) => row.amounts.length > 0

const dealWord = regExp('iu')`
  ^(?:sale|sales|rent|rental|rentals|lease|leasing|resale|outright|buy|to[ ]let|tolet|sell|selling
  |kiraye|kiraya|bhade|bhadyane|bikau|vikri|बिक्री|बिकाऊ|किराए|किराये|भाड्याने|विक्री|विक्रीसाठी)$
`
/** "Listings", "options", "flats": several homes follow. */
const listWord = regExp('iu')`
  ^(?:list|lists|listing|listings|inventory|inventories|option|options|properties|availability
  |availabilities|available|flats|shops|offices|villas|plots|bungalows|floors|houses|units|homes
  |apartments|spaces|mandates|deals|requirements|requirement|मकान)$
`
const filler = regExp('iu')`
  ^(?:for|on|in|at|of|to|the|and|&|or|by|only|our|my|all|new|fresh|updated|update|latest|today
  |todays|today's|hot|best|top|prime|premium|luxury|luxurious|exclusive|exclusively|direct
  |residential|commercial|industrial|pre|leased|ready|possession|move|purpose|under
  |construction|investment|some
  |few|more|avl|avail|let|dear|brokers|friends|associates|cps|basis|par|pe|ke|liye|में|के|लिए|पर
  |साठी|with|open|clear|title|inside|area|location|side)$
`
const maxHeadingWords = 10

/** "*FOR RENT*", "Premium rental properties", "3BHK outright list - Juhu": no home by itself. */
function isHeading(row: Row, gazetteer: Gazetteer): boolean {
  if (row.amounts.length > 0 || row.hasArea || row.isNumbered || row.words > maxHeadingWords)
    return false
  if (row.hasRequest) return false
  const tokens = tokensOfLine(row.text, gazetteer).filter(({ kind }) => kind !== 'sign')
  const words = tokens.map(({ text }) => toEnglish(text))
  if (!words.some((word) => dealWord.test(word))) return false
  const rest = tokens.filter((token, at) => !isHeadingWord(tokens, at) && token.text !== 's')
  if (row.rooms.length > 0 && !words.some((word) => listWord.test(word) && word !== 'available'))
    return false
  if (rest.length === 0) return true
  const name = rest.map(({ text }) => text).join(' ')
  return rest.length <= 4 && findPlaces(gazetteer, name).length > 0
}

function isHeadingWord(tokens: readonly Token[], at: number): boolean {
  const word = toEnglish(tokens[at]?.text ?? '')
  if (dealWord.test(word) || listWord.test(word) || filler.test(word)) return true
  if (tokens[at]?.kind === 'number') return roomUnits.find(tokens, at + 1) !== undefined
  return (
    roomUnits.find(tokens, at) !== undefined || lexicon.find(tokens, at)?.meaning.slot === 'type'
  )
}

/** A single heading matters where it names several homes; else it is the first line of one. */
const isListHeading = (row: Row | undefined) =>
  row !== undefined && tokenize(row.text).some(({ text }) => listWord.test(text))

const maxPlaceWords = 5

/** Whether a row is a heading such as `*Wakad*` above homes there. */
export function isPlaceOnly(row: Row, gazetteer: Gazetteer): boolean {
  if (row.words === 0 || row.words > maxPlaceWords || saysHome(row)) return false
  return placesIn(row, gazetteer).length > 0
}

/** Whether a row is the name of a large town alone: "JAIPUR". */
export const isTown = ({ text }: Row): boolean =>
  findCity(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()) !== undefined

/** Whether a row names a place that may be a building as well: "NIRMAL LIFESTYLE". */
export const isRarePlace = (row: Row, gazetteer: Gazetteer): boolean =>
  placesIn(row, gazetteer).every(({ isRare }) => isRare === true)

const placesIn = ({ text }: Row, gazetteer: Gazetteer) =>
  findPlaces(gazetteer, text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim())

const saysHome = (row: Row) =>
  row.rooms.length > 0 || row.hasType || row.hasArea || row.amounts.length > 0

const maxNameWords = 6
const nameEnding = /^(?:apartments?|apts?|chs|society|residency|villas?|farms?|plaza|bungalow)$/i

/** Whether a row is only the name of a building above its homes. */
export function isNameOnly(row: Row): boolean {
  const isType = row.hasType && row.types.every((type) => type !== 'plot')
  if (row.words === 0 || row.words > maxNameWords || row.rooms.length > 0 || row.hasArea)
    return false
  if (row.amounts.length > 0 || row.hasDemand || row.hasRequest || row.hasOffer) return false
  const tokens = tokenize(row.text)
  const words = tokens.filter(({ kind }) => kind === 'word')
  const last = words.at(-1)?.text ?? ''
  if (row.hasType && !(isType && words.length > 1 && nameEnding.test(last))) return false
  if (!/^[^\p{L}\p{N}]*\p{Lu}/u.test(row.text)) return false
  const isCapital = ({ start }: Token) => /^\p{Lu}/u.test(row.text.slice(start))
  const count = words.filter(isCapital).length
  if (count * 2 < words.length || words.length === 0) return false
  return tokens.every((token, at) => {
    if (token.kind !== 'word' || nameEnding.test(token.text)) return true
    const meaning = lexicon.find(tokens, at)?.meaning
    const isFact = meaning !== undefined && meaning.slot !== 'amenity' && meaning.slot !== 'facing'
    return !isFact && !phrases.find(tokens, at) && !isLabel(tokens, at) && !talk.test(token.text)
  })
}

const isLabel = (tokens: readonly Token[], at: number) =>
  labels.find(tokens, at) !== undefined && tokens.slice(at).some(({ kind }) => kind === 'number')

/** Words of greetings and remarks, which are in no name of a building. */
const talk = regExp()`
  ^(?:call|contact|regards|thanks|thank|good|morning|evening|dear|hello|hi|friends|brokers|only|no
  |not|is|are|with|for|keys|inspection|visit|family|families|bachelors|brokerage|possession|loan
  |immediate|negotiable|urgent|urgently|please|pls|available|options|note|details|side|by|price|rent
  |sale|deposit|semi|fully|unfurnished|furnished|parking|lift|floor|carpet|facing|vastu|new|update
  |name|scheme)$
`
