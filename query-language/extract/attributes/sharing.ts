import { comparatorBefore } from '#query-language/extract/amounts/comparator.ts'
import { numberBefore } from '#query-language/extract/amounts/number-before.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { lexicon, negatorsAfter } from '#query-language/lexicon/lexicon.ts'
import { sharingWords } from '#query-language/lexicon/particulars/particular-words.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import {
  claim,
  isFree,
  negatedSpan,
  type ParseState,
  wordsOf,
} from '#query-language/model/parse-state.ts'

/** How many persons share a room, and the tokens that say it. */
interface Shares {
  counts: number[]
  from: number
  to: number
}

const maxSharing = 10

/**
 * Extracts how many share a room: `double sharing`, `single or double room` of a PG, `2 log ek
 * kamre me`, `not more than 2 sharing`.
 */
export function extractSharing(state: ParseState): void {
  let isPg: boolean | undefined
  for (let at = 0; at < state.tokens.length; at++) {
    const word = sharingWords.find(state.tokens, at)?.meaning
    if (word === undefined || word === 'joint' || !isFree(state, at)) continue
    isPg ??= isOfPg(state)
    const shares = sharesAt(state, at, isPg)
    if (!shares) continue
    at = claimShares(state, shares) - 1
  }
}

const sharedHome = /^(?:flatmates?|roommates?|pgs?|hostels?|coliving|dorm|dormitory|sharing)$/

/** Whether rooms are let one by one; elsewhere a single room is a home of one room. */
const isOfPg = (state: ParseState) =>
  state.tokens.some(({ text }, at) => {
    if (!isFree(state, at)) return false
    if (sharedHome.test(text)) return true
    const meaning = lexicon.find(state.tokens, at)?.meaning
    return meaning?.slot === 'intent' && meaning.value === 'pg'
  })

function sharesAt(state: ParseState, at: number, isPg: boolean): Shares | undefined {
  const { tokens } = state
  const match = sharingWords.find(tokens, at)
  if (!match) return undefined
  const { meaning, next } = match
  if (meaning === 'sharing') {
    const shared = sharedBefore(state, at, next) ?? unshared(state, at, next, isPg)
    return shared ?? (isPg ? countBehind(state, at, next) : undefined)
  }
  if (meaning === 'per-room') return personsBefore(state, at, next, isPg)
  if (meaning === 'room') return isPg ? roomBefore(state, at, next) : undefined
  const count = Number(meaning)
  if (!isPg || !(count > 0)) return undefined
  // "Single or double", and nothing behind them.
  const other = joinedBehind(state, next)
  const isRoom = /^(?:room|sharing)$/.test(
    sharingWords.find(tokens, other?.to ?? next)?.meaning ?? '',
  )
  return other && !isRoom && count <= 4
    ? { counts: [count, ...other.counts], from: at, to: other.to }
    : undefined
}

/** "2 sharing", "double or triple sharing", "two person sharing" */
function sharedBefore(state: ParseState, at: number, next: number): Shares | undefined {
  const end = behindPersons(state, at)
  const count = countBefore(state, end)
  if (!count) return undefined
  const behind = joinedBehind(state, next)
  return {
    counts: [...count.counts, ...(behind?.counts ?? [])],
    ...{ from: count.from, to: behind?.to ?? next },
  }
}

/** Returns the token behind a number of persons before it: "2 person | sharing". */
function behindPersons(state: ParseState, at: number): number {
  let end = at
  while (
    /^(?:wala|wali|wale|ka|ki|ke|-|वाला|वाली|वाले|का)$/.test(state.tokens[end - 1]?.text ?? '') ||
    sharingWords.find(state.tokens, end - 1, end)?.meaning === 'person'
  )
    end--
  return end
}

/** Returns the counts that end before a token: `2`, `single or double`. */
function countBefore(state: ParseState, end: number): Shares | undefined {
  const word = end > 0 ? sharingWords.find(state.tokens, end - 1, end) : undefined
  const named = Number(word?.meaning)
  const number = named > 0 ? { value: named, from: end - 1 } : numberBefore(state, end)
  if (!number || number.value > maxSharing || number.value % 1 !== 0 || number.value < 1)
    return undefined
  if (!isFree(state, number.from, end)) return undefined
  const joint = number.from - 1
  const isJoined =
    joint > 0 && sharingWords.find(state.tokens, joint, joint + 1)?.meaning === 'joint'
  const before = isJoined ? countBefore(state, joint) : undefined
  return {
    counts: [...(before?.counts ?? []), number.value],
    ...{ from: before?.from ?? number.from, to: end },
  }
}

/** "Or 3", "ya triple": further counts behind the first. */
function joinedBehind(state: ParseState, next: number): Shares | undefined {
  const { tokens } = state
  const joint = sharingWords.find(tokens, next)
  if (joint?.meaning !== 'joint') return undefined
  const word = sharingWords.find(tokens, joint.next)
  const named = Number(word?.meaning)
  const number = named > 0 ? undefined : parseNumberAt(tokens, joint.next)
  const value = named > 0 ? named : (number?.value ?? 0)
  const to = named > 0 ? (word?.next ?? joint.next) : (number?.next ?? joint.next)
  const isOther = units.find(tokens, to) ?? roomUnits.find(tokens, to)
  const isList = tokens[next]?.text === ','
  const isNumber = number !== undefined && !number.isWord && isList
  if (value < 1 || value > maxSharing || value % 1 !== 0 || isNumber || !isFree(state, next, to))
    return undefined
  if (isOther && isOther.meaning !== 'room' && sharingWords.find(tokens, to)?.meaning !== 'sharing')
    return undefined
  const noun = sharingWords.find(tokens, to)
  const isNoun = noun?.meaning === 'sharing' || noun?.meaning === 'room'
  return { counts: [value], from: next, to: isNoun ? noun.next : to }
}

/** "Sharing nahi", "no sharing": a room for one. */
function unshared(state: ParseState, at: number, next: number, isPg: boolean): Shares | undefined {
  const refused = isPg ? negatedSpan(state, at, next) : undefined
  return refused && { counts: [1], from: refused[0], to: refused[1] }
}

/** "2 log ek kamre me", "do se zyada ek kamre me nahi", "3 in a room" */
function personsBefore(
  state: ParseState,
  at: number,
  next: number,
  isPg: boolean,
): Shares | undefined {
  const { tokens } = state
  let end = behindPersons(state, at)
  // "1 bed in a room" of a home.
  if (!isPg && /^beds?$|^\d+$/.test(state.tokens[at - 1]?.text ?? '')) return undefined
  const more = moreThan.exec(wordsOf(state, end - 3, end).join(' '))?.[1]
  end -= more?.split(' ').length ?? 0
  const number = numberBefore(state, end) ?? numberBefore(state, behindPersons(state, end))
  if (!number || number.value > maxSharing || number.value % 1 !== 0) return undefined
  if (!more) return { counts: [number.value], from: number.from, to: next }
  const refusal = negatorsAfter.find(tokens, next)
  if (!refusal) return undefined
  return { counts: upTo(number.value), from: number.from, to: refusal.next }
}
const moreThan = /(?:^| )((?:se|से) (?:zyada|jyada|jada|zada|adhik|ज्यादा|अधिक))$/

/** "Single room", "akela kamra", "kamra akela", "do logon wala kamra" */
function roomBefore(state: ParseState, at: number, next: number): Shares | undefined {
  const end = behindPersons(state, at)
  const count = countBefore(state, end)
  const isNamed = sharingWords.find(state.tokens, end - 1, end) !== undefined
  if (count && (isNamed || end < at)) return { ...count, to: next }
  return countBehind(state, at, next)
}

/** "Kamra akela", "sharing single" */
function countBehind(state: ParseState, at: number, next: number): Shares | undefined {
  const behind = sharingWords.find(state.tokens, next)
  const named = Number(behind?.meaning)
  if (!behind || !(named > 0) || !isFree(state, at, behind.next)) return undefined
  const noun = sharingWords.find(state.tokens, behind.next)?.meaning
  return noun === 'room' || noun === 'sharing'
    ? undefined
    : { counts: [named], from: at, to: behind.next }
}

const alsoWord = /^(?:bhi|also|too|pan|भी|पण)$/

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Claims counts with their limit or their refusal. Returns the token behind them. */
function claimShares(state: ParseState, { counts, from, to }: Shares): number {
  const most = Math.max(...counts)
  const limit = comparatorBefore(state, from)
  const refused = limit ? undefined : negatedSpan(state, from, to)
  const isUnshared = refused && wordsOf(state, from, to).length === to - from && most > 1
  if (limit?.bound === 'max' && isFree(state, limit.from, to)) {
    claim(state, 'sharing', { oneOf: upTo(most) }, [limit.from, to])
    return to
  }
  if (isUnshared && isFree(state, ...refused)) {
    claim(state, 'sharing', { oneOf: upTo(Math.min(...counts) - 1) }, refused)
    return refused[1]
  }
  if (!isFree(state, from, to)) return to
  // "Triple sharing bhi chalega": fewer are as welcome.
  const isAlso = alsoWord.test(state.tokens[to]?.text ?? '')
  if (isAlso) claim(state, 'sharing', { oneOf: upTo(most) }, [from, to])
  else claim(state, 'sharing', { oneOf: [...new Set(counts)].sort((a, b) => a - b) }, [from, to])
  return to
}
