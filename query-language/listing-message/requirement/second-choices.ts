import { regExp } from '#domain/text/reg-exp.ts'
import type { RequirementTerm } from '#query-language/listing-message/model.ts'
import type { Span } from './words-said.ts'

/** How long the words of a second choice may be; a longer clause tells more than that. */
const maxLength = 80

/** A clause up to a sign that ends it: what is taken where the first choice is not found. */
const clause = /[^\n;।]+/gu
/** "If nothing else", "only if v good", "as 2nd option", "last option". */
const conditional = regExp('iu')`
  \b(?:only[ ])?if[ ](?:v\.?[ ]|very[ ])?(?:nothing|none|no|not|good|v\b)
  |\bif[ ](?:the[ ])?(?:\S+[ ]){1,3}(?:is[ ])?not[ ](?:there|available|found|possible)
  |\b(?:2nd|second|last|next)[ ](?:option|choice|preference|priority)\b
  |^[^\p{L}]*if[ ][^,.\n]{2,60}\b(?:then[ ])?also[ ](?:tell|ok|send|share|fine|consider)
  |(?:आखिरी|आख़िरी|शेवटचा|शेवटची|दूसरा|दुसरा)[ ](?:पर्याय|विकल्प)
  |अगर[ ][^\n]{0,24}(?:न|नहीं|ना)[ ]मिल
`
/** "HSR, second choice Bellandur" */
const namedBehind =
  /\b(?:2nd|second|last|next) (?:option|choice|preference|priority)[ :-]{1,3}(?=\p{Lu})/iu
/** "Or else an industrial plot", "alternately Mansarovar": from here on. */
const lead = regExp('iu')`
  (?:^[ ]*|[,;.(\n][ ]{0,2})(?:or[ ]else|else|alternately|alternatively|alternate)(?=[ ,:])
  |[ ]or[ ]else(?=[ ])
`
/** "One full bungalow also can do": the clause before. */
const alsoDo = regExp('giu')`
  (?<=^|[.,\n][ ]{0,2})[^.,\n]{3,60}[ ]also[ ]
  (?:can[ ]do|will[ ]do|(?:can[ ]be[ ])?(?:seen|considered|possible|check\w*))\b[^.,\n]{0,30}
`
/** The home itself is no second choice, and a fee and a person are none at all. */
const noChoice = regExp('iu')`
  \b(?:brokerage|brok|commission|budget[ ]*:|required|requirement|wanted|client|call|contact)\b
`

/** "Kothrud, Warje (Warje last option)": named before as well. */
export const isOfChoice = (name: string, choices: readonly { text: string }[]) =>
  choices.some(({ text }) => /option|पर्याय|विकल्प/i.test(text) && text.includes(name))

/** Returns what a requirement takes where its first choice is not found: "else Malad". */
export function secondChoices(text: string): RequirementTerm[] {
  const found: Span[] = []
  const add = (start: number, end: number) => {
    const said = text.slice(start, end)
    const from = start + (/^[^\p{L}\p{N}]*/u.exec(said)?.[0].length ?? 0)
    const to = end - (/[^\p{L}\p{M}\p{N})]*$/u.exec(said)?.[0].length ?? 0)
    const isOpen = found.every((one) => one.end <= from || one.start >= to)
    if (to - from > 3 && to - from <= maxLength && isOpen && !noChoice.test(text.slice(from, to)))
      found.push({ start: from, end: to })
  }
  for (const { 0: line, index } of text.matchAll(clause)) {
    // The first line says what is sought.
    if (!/[\p{L}\p{N}]/u.test(text.slice(0, index))) {
      const choice = namedBehind.exec(line)
      if (choice) add(index + choice.index, index + line.length)
      continue
    }
    const from = lead.exec(line)
    if (from) {
      const end = line.indexOf('. ', from.index)
      add(index + from.index, index + (end < 0 ? line.length : end))
      continue
    }
    for (const part of partsOf(line)) {
      const match = conditional.exec(part.text)
      if (!match) continue
      // "Second choice Bellandur": its name stands behind.
      const isLead = /^[ :-]{1,3}\p{Lu}/u.test(part.text.slice(match.index + match[0].length))
      const begin = isLead ? match.index : partStart(part.text, match.index)
      add(index + part.start + begin, index + part.start + part.text.length)
    }
    for (const { 0: words, index: at } of line.matchAll(alsoDo))
      add(index + at, index + at + words.length)
  }
  return found
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => ({ strength: 'soft', start, end, text: text.slice(start, end) }))
}

/** What stands in brackets, then the sentences of a line; "v. good" ends none. */
function partsOf(line: string): { start: number; text: string }[] {
  const inside = [...line.matchAll(/\(([^()]*)\)/g)].map(({ 1: text = '', index }) => ({
    ...{ start: index + 1, text },
  }))
  let at = 0
  const parts: { start: number; text: string }[] = []
  for (const { 0: sign, index } of line.matchAll(/(?<!\bv)\. /gi)) {
    parts.push({ start: at, text: line.slice(at, index) })
    at = index + sign.length
  }
  return [...inside, ...parts, { start: at, text: line.slice(at) }]
}

/** "Jan end, BTS as 2nd option": behind the comma, which does not stand before "second option". */
function partStart(text: string, at: number): number {
  const before = text.slice(0, at).replace(/,\s*$/, ' ')
  return before.lastIndexOf(',') + 1
}
