import type { HomeType } from '#domain/import-cell/read-property-type.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { claim, type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

/** Infers tenants that no single word names, and drops people of whom only a workplace speaks. */
export function extractTenants(state: ParseState): void {
  dropPeopleOfWorkplaces(state)
  turnCouplesIntoFamilies(state)
  extractPgTenant(state)
}

const workplaces: ReadonlySet<HomeType> = new Set<HomeType>([
  ...(['commercial', 'office', 'industrial', 'plot', 'agricultural'] as const),
])
const isHome = ({ types }: { types: readonly HomeType[] }) =>
  types.some((type) => !workplaces.has(type))

/** "Factory shed, five women helpers with me": a workplace is let to no kind of people. */
function dropPeopleOfWorkplaces(state: ParseState): void {
  const types = state.slots.flatMap(({ slot, value }) => (slot === 'type' ? value : []))
  if (types.length === 0 || types.some(isHome)) return
  const isPerson = ({ slot, value }: Slot) => slot === 'tenant' && value.name !== 'company'
  state.slots = state.slots.filter((slot) => !isPerson(slot))
}

const familyMemberWord = /^(?:kids?|child|children|bach?ch\S*|बच्च\S*|parents)$/
const negationWord = /^(?:no|not|without|bina|nahi)$/
const maxWordsBetween = 4

/** A couple with children or parents is a family: "Husband, wife and two kids". */
function turnCouplesIntoFamilies(state: ParseState): void {
  for (const slot of state.slots) {
    if (slot.slot !== 'tenant' || slot.value.name !== 'couple' || slot.value.not) continue
    const from = state.tokens.findIndex(({ start }) => start >= slot.end)
    const at = state.tokens.findIndex(
      ({ text }, index) => from >= 0 && index >= from && familyMemberWord.test(text),
    )
    if (at < 0 || at >= from + maxWordsBetween) continue
    if (wordsOf(state, from, at).some((word) => negationWord.test(word))) continue
    slot.value = { name: 'family' }
    skip(state, from, at + 1)
  }
}

const femaleRelative = regExp()`
  ^(?:daughters?|sisters?|beti|betiya|betiyan|betiyon|betiyo|behen|bahan|behno|behnon|बेटी
  |बेटियों|बहन|बहनों)$
`
const maleRelative =
  /^(?:sons?|brothers?|beta|bete|beton|bhai|bhaiyon|bhaiyo|बेटा|बेटे|बेटों|भाई|भाइयों)$/

/**
 * Infers whether a PG is for women or men from the person who will live there: "PG for my
 * daughter", "bete ke liye PG", "hostel, beta coaching kar raha hai". People who are only mentioned
 * do not count.
 */
function extractPgTenant(state: ParseState): void {
  const { tokens, slots } = state
  const isPg = slots.some((slot) => slot.slot === 'intent' && slot.value === 'pg')
  if (!isPg || slots.some(({ slot }) => slot === 'tenant')) return
  const relatives = tokens.flatMap(({ text }, at) =>
    femaleRelative.test(text) || maleRelative.test(text) ? [at] : [],
  )
  const isMen = (at: number) => maleRelative.test(tokens[at]?.text ?? '')
  const [first] = relatives
  if (first === undefined || relatives.some((at) => isMen(at) !== isMen(first))) return
  const at = relatives.find((one) => isFutureTenant(state, one))
  const token = at === undefined ? undefined : tokens[at]
  if (at === undefined || !token) return
  if (slots.some(({ start, end }) => start <= token.start && end >= token.end)) return
  claim(state, 'tenant', { name: isMen(at) ? 'men' : 'women' }, [at, at + 1], 0.8)
}

/** Whether the home is for this person, by "for" or by a plan in the future. */
const isFutureTenant = (state: ParseState, at: number) =>
  forRelative.test(wordsOf(state, at - 4, at).join(' ')) ||
  /^(?:ke|k|के) (?:liye|lie|लिए|लिये)$/.test(wordsOf(state, at + 1, at + 3).join(' ')) ||
  studyOrJobAfter.test(wordsOf(state, at + 1, at + maxWordsAfter).join(' '))

const forRelative = regExp()`
  (?:^| )for(?: (?:my|our|his|her|a|the|two|three|\d|younger|elder|small|little|own|sister
  |brother|and))*$
`
const studyOrJobAfter = regExp()`
  ^(?:(?!,|;|will|and|aur|और)\S+ )*(?:coaching|padh\S*|college|admission|joined|joining|job
  |naukri|studying|preparing|पढ़\S*)(?: |$)
`
const maxWordsAfter = 7
