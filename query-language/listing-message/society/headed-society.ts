import { regExp } from '#domain/text/reg-exp.ts'
import { builders } from '#query-language/lexicon/builders.ts'
import { roomUnits } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { doubt, type HomeState } from '../home-state.ts'
import { isApart } from '../words.ts'
import { isNameWord, nameEnd, type Span, startsName } from './society-name.ts'

/** Words of headings, which are in no name of a building. */
export const heading = regExp()`
  ^(?:options?|choice|unit|deal|deals|offer|offers|property|properties|inventory|listing|listings
  |sale|rent|available|details|price|news|morning|evening|location|flat|flats|requirement|alert
  |launch|booking|rental|rentals|resale|list|pg|hostel|commercial|residential|urgent|hot|new|project
  |update|updates|today|plots|shops|offices|villas|flats)$
`
/** Emoji of buildings that messages put before a building's name. */
const buildingSign = /[🏢🏠🏡🏘🏙🏛🏬🌇🌆🏨🏗🏫🏦🏪]/u
/** Last words of places and firms, which are not buildings. */
const noBuilding = regExp()`
  ^(?:nagar|colony|road|rd|marg|chowk|vihar|puram|layout|bagh|ganj|peth|mohalla|east|west|north
  |south|village|gaon|gaothan|cross|main|stage|block|extn|extension|market|bazar|bazaar|street
  |lane|gali|circle|naka|junction|highway|bypass|station|metro|midc|gidc|sez|park|estate|mall
  |school|college|hospital|temple|mandir|church|bank|board|realtors|realty|properties|property
  |associates|consultants|consultant|consultancy|brokers|broker|agency|developers|developer
  |builders|builder|group|enterprises|ventures|solutions|infra|dealers|team|ji|sir|bhai|madam
  |side|area|town|city|gate|bridge|lake|ghat|tola|para|palya|halli|pally|palli|pet|taluka|dist
  |phata|fata|naka|wadi|vasti|wasti|gaon|khurd|khd|budruk|bk|kh|pada|annexe|annex|sector|phase
  |singh|sharma|gupta|verma|shah|patel|mehta|jain|khan|reddy|rao|nair|iyer|das|kumar|yadav|joshi
  |kulkarni|patil|deshmukh|agarwal|aggarwal|bansal|kapoor|malhotra|chopra|sethi|arora|bhatia)$
`
/** Whether a name that ends with a word is that of a place or a firm. */
export const isNoBuilding = (lastWord: string): boolean => noBuilding.test(lastWord)

const proximity = regExp()`
  ^(?:near|nr|opp|opposite|behind|beside|besides|next|to|from|close|walkable|by|call|contact|off
  |regards|mr|mrs|ms|from|towards|via|and)$
`

/**
 * "🏢 Brigade Utopia", "*Runwal Forests, Kanjurmarg West*", "in Ganga Sapphire, Kharadi": a name in
 * the usual position of a building's name.
 */
export function headedName(state: HomeState, at: number): Span | undefined {
  const { parse, raw } = state
  const { tokens, text } = parse
  const isArticle = tokens[at]?.text === 'the' && isFree(parse, at) && startsName(state, at + 1)
  if (!(isArticle || startsName(state, at)) || proximity.test(tokens[at - 1]?.text ?? ''))
    return undefined
  // The end of a line is a sign.
  const last = tokens[at - 1]
  const isLineStart = at === 0 || text[last?.start ?? 0] === '\n'
  const gap = raw.slice(last?.end ?? 0, tokens[at]?.start)
  const isSigned = buildingSign.test(gap)
  const before = tokens[at - 1]?.text ?? ''
  const isBehindRooms = [1, 2, 3].some(
    (count) =>
      roomUnits.find(tokens, at - count)?.next === at && tokens[at - count - 1]?.kind === 'number',
  )
  const isLed = isBehindRooms || /[:;@|*]/.test(gap) || /^(?:in|at|,|-)$/.test(before)
  if (!isSigned && !isLineStart && !isLed) return undefined
  const to = nameEnd(state, isArticle ? at + 1 : at)
  const words = tokens.slice(at, to)
  // "DLF 5" is a part of a town.
  if (words.length === 2 && words[1]?.kind === 'number') return undefined
  if (words.some(({ text: word }) => heading.test(word))) return undefined
  const lastWord = words.findLast(({ kind }) => kind === 'word')?.text ?? ''
  // "Gaur Chowk" is no building of Gaur.
  if (/^(?:chowk|circle|road|rd|mall|naka|marg|signal|station|metro)$/.test(lastWord))
    return undefined
  if (!builders.has(words[0]?.text ?? '') && noBuilding.test(lastWord)) return undefined
  if (!words.every(({ kind, start }) => kind === 'number' || isTitled(text, start)))
    return undefined
  const next = /^[,)-]$/.test(tokens[to]?.text ?? '') ? to + 1 : to
  const follows = /^(?:in|at)$/.test(tokens[next]?.text ?? '') ? next + 1 : next
  const isEnd = !isFree(parse, to) || !isNameWord(state, to)
  if (isSigned && isEnd && words.length <= 4) return [at, to]
  // "@ Luhari Jhajjar" is a village and its town.
  const isNamed = words.length > 1 || follows > to
  if (gap.includes('@') && isNamed && isPlaceAt(state, follows)) return [at, to]
  const isHome = state.findings.some(({ field }) => field === 'bhk')
  if (words.length < 2 || !isHome) return undefined
  const isOneLine = !text.slice(tokens[to - 1]?.end, tokens[follows]?.start).includes('\n')
  // A separate line above the description of the home.
  const isOwnLine = isLineStart && isApart(text, tokens[to - 1], tokens[to]) && isAbove(state, at)
  if (isPlaceAt(state, follows) && (isOneLine || isOwnLine)) return [at, to]
  // "Indirapuram - Shipra Suncity - 2bhk": behind the place, up to the next sign.
  const isBehindPlace = /^[,;-]$/.test(before) && endsPlace(state, at - 2)
  const isCut = isApart(text, tokens[to - 1], tokens[to]) || /^[,-]$/.test(tokens[to]?.text ?? '')
  if (isBehindPlace && isCut) return [at, to]
  // "Sec 137 rent pe, Exotica Fresco, semi furnished": a clause of its own, beside a place.
  const isClause = isCut && (isBehindRooms || /^[,-]$/.test(before) || /[;|]/.test(gap))
  // "Ace Golfshire 2bhk 1.05 cr" below a place that applies to all homes.
  const isBeforeRooms = (isLineStart || before === ',') && startsRooms(state, to)
  return (isClause || isBeforeRooms) && words.length <= 3 && hasPlace(state) ? [at, to] : undefined
}

const startsRooms = ({ parse, findings }: HomeState, at: number) =>
  findings.some(({ field, start }) => field === 'bhk' && start === parse.tokens[at]?.start)

const hasPlace = ({ parse }: HomeState) => parse.slots.some(({ slot }) => slot === 'locality')

/** "Marvel Fria 2bhk 34k": a name before the rooms, of which the broker is asked. */
export function askForName(state: HomeState): void {
  const { parse, findings, doubts } = state
  const { tokens, text } = parse
  if ([...findings, ...doubts].some(({ field }) => field === 'society')) return
  const rooms = findings.find(({ field }) => field === 'bhk')
  for (let at = 0; rooms && at < tokens.length; at++) {
    const isLineStart = at === 0 || isApart(text, tokens[at - 1], tokens[at])
    // "Bavdhan Kumar Parisar 950 sqft"
    const isBehindPlace = at > 0 && endsPlace(state, at - 1)
    if (!(isLineStart || isBehindPlace) || !startsName(state, at)) continue
    const to = nameEnd(state, at)
    const words = tokens.slice(at, to)
    const isBeforeRooms = tokens[to]?.start === rooms.start
    // In capitals like the rest, with its place: "VASCON WILLOWS, BANER".
    const isBeforePlace = tokens[to]?.text === ',' && isPlaceAt(state, to + 1)
    const isLine = isApart(text, tokens[to - 1], tokens[to]) && isAbove(state, at)
    const isBetween = isBehindPlace && words.length <= 3 && tokens[to]?.kind === 'number'
    if (words.length < 2 || !(isBeforeRooms || isLine || isBeforePlace || isBetween)) continue
    if (words.some(({ text: word }) => heading.test(word))) continue
    if (noBuilding.test(words.at(-1)?.text ?? '')) continue
    const isNamed = ({ kind, start }: (typeof words)[number]) =>
      kind === 'number' ||
      isTitled(text, start) ||
      (isBeforePlace && /^\p{Lu}/u.test(text[start] ?? ''))
    if (!words.every(isNamed)) continue
    doubt(state, 'society', [text.slice(tokens[at]?.start, tokens[to - 1]?.end)], [at, to])
    return
  }
}

const isAbove = ({ parse, findings }: HomeState, at: number) =>
  findings.some(({ field, start }) => field === 'bhk' && start > (parse.tokens[at]?.start ?? 0))

/** "Shipra", and "KDP" beside words that are not in capitals. */
function isTitled(text: string, start: number): boolean {
  const word = /^\p{L}+/u.exec(text.slice(start))?.[0] ?? ''
  if (!/^\p{Lu}/u.test(word)) return false
  return /\p{Ll}/u.test(word) || (word.length <= 4 && /\p{Ll}/u.test(text))
}

const isPlaceAt = ({ parse }: HomeState, at: number) =>
  parse.slots.some(
    ({ slot, start }) =>
      (slot === 'locality' || slot === 'city') && start === parse.tokens[at]?.start,
  )

const endsPlace = ({ parse }: HomeState, at: number) =>
  parse.slots.some(
    ({ slot, end }) => (slot === 'locality' || slot === 'city') && end === parse.tokens[at]?.end,
  )
