import { claim, type Draft, isFree } from './draft.ts'
import { phrasesOf } from './phrase.ts'

const months = phrasesOf<number>([
  ['jan|january|जनवरी', 1],
  ['feb|february|फरवरी', 2],
  ['mar|march|मार्च', 3],
  ['apr|april|अप्रैल', 4],
  ['may|मई', 5],
  ['jun|june|जून', 6],
  ['jul|july|जुलाई', 7],
  ['aug|august|अगस्त', 8],
  ['sep|sept|september|सितंबर', 9],
  ['oct|october|अक्टूबर', 10],
  ['nov|november|नवंबर', 11],
  ['dec|december|दिसंबर', 12],
  // Festivals by the month they mostly fall in, the later of two.
  ['holi', 3],
  ['ugadi|gudi padwa', 4],
  ['akshaya tritiya', 5],
  ['ganesh chaturthi|ganpati', 9],
  ['dussehra|dasara|navratri', 10],
  ['diwali|deepavali|deewali|दिवाली|दीवाली', 11],
  ['christmas', 12],
  ['early|start of|beginning of|shuru', 3],
  ['mid|middle of', 6],
  ['end of|end|late', 12],
])
const lead = new Set(
  'possession poss by before in within till until tak handover delivery ready completion date to move se pehle pahle expected on around'.split(
    ' ',
  ),
)
const cue = new Set(
  'possession poss by before till until handover delivery ready completion'.split(' '),
)
const tail = new Set(
  'possession poss handover tak end se pehle pahle delivery ready तक में पजेशन me mein'.split(' '),
)

/** Reads until when a home is to be handed over: `possession by Dec 2027`, `ready before 2026`. */
export function readPossession(draft: Draft): void {
  const { tokens } = draft
  for (let at = 0; at < tokens.length; at++) {
    const year = tokens[at]
    if (year?.kind !== 'number' || !isFree(draft, at)) continue
    const century = isShortYear(draft, at) ? 2000 : 0
    const said = year.value + century
    if (said < 2020 || said > 2045 || said % 1 !== 0) continue
    const named = monthBefore(draft, at)
    let from = named?.from ?? at
    let to = at + 1
    let month = named?.month ?? 12
    let isCued = false
    while (lead.has(tokens[from - 1]?.text ?? '') && isFree(draft, from - 1)) {
      from--
      isCued ||= cue.has(tokens[from]?.text ?? '')
    }
    while (tail.has(tokens[to]?.text ?? '') && isFree(draft, to)) {
      isCued ||= !/^(?:end|me|mein|में)$/.test(tokens[to]?.text ?? '')
      if (tokens[to]?.text === 'end') month = 12
      to++
    }
    if (!named && !isCued) continue
    const by = `${said}-${String(month).padStart(2, '0')}`
    claim(draft, 'possession', { by }, [from, to])
  }
}

const handed = /^(?:possession|poss|handover|delivery|completion)$/

/** "Dec 28 poss", "possession by mar 27": a year beside its month, where a handover is spoken of. */
function isShortYear(draft: Draft, at: number): boolean {
  const year = draft.tokens[at]
  if (!/^\d\d$/.test(year?.text ?? '') || !monthBefore(draft, at)) return false
  const around = draft.tokens.slice(Math.max(0, at - 4), at + 3)
  return around.some(({ text }) => handed.test(text))
}

/** "From 1 Jan", "December 15": a day of a month. */
export const isDay = ({ tokens }: Draft, at: number, to: number) =>
  months.find(tokens, to) !== undefined || months.find(tokens, at - 1) !== undefined

function monthBefore(draft: Draft, at: number) {
  for (const count of [3, 2, 1]) {
    const found = months.find(draft.tokens, at - count)
    const between = draft.tokens[at - 1]?.text ?? ''
    const isNext =
      found?.next === at || (found?.next === at - 1 && /^(?:of|,|-|the)$/.test(between))
    if (found && isNext && isFree(draft, at - count, at)) {
      return { month: found.meaning, from: at - count }
    }
  }
  return undefined
}
