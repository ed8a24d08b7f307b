import { joinPricedSets, orWord } from '#query-language/extract/priced-sets.ts'
import { markProseChoices } from '#query-language/extract/prose-choices.ts'
import { stopWords } from '#query-language/lexicon/lexicon.ts'
import { type ParseState, placeIn, skip, wordsOf } from '#query-language/model/parse-state.ts'
import { eitherSlots, type Option, type Slot } from '#query-language/model/slots.ts'

type Feature = Extract<Slot, { slot: Option['slot'] | 'either' }>

const joined: ReadonlySet<string> = new Set([...eitherSlots, 'either'])
const isFeature = (slot: Slot | undefined): slot is Feature =>
  slot !== undefined && joined.has(slot.slot) && !isDenied(slot)

const isDenied = ({ value }: Slot) =>
  typeof value === 'object' &&
  (('not' in value && !!value.not) || ('top' in value && value.top === false))

/** "Max 3rd floor or any floor if there is a lift" */
const conditionOfFloor = / ?any floors? (?:if|is|ok)/

/**
 * Sets a second choice apart, and joins what "or" has on both sides: the prices of two homes, and
 * features of one.
 */
export function joinAlternatives(state: ParseState): void {
  markProseChoices(state)
  joinPricedSets(state)
  joinEither(state)
}

/**
 * Joins the features with "or" between them to one slot, of which one is enough: "lift or ground
 * floor". Several floors, directions or kinds of furnishing are one of them already.
 */
function joinEither(state: ParseState): void {
  for (const [at, { text }] of state.tokens.entries()) {
    if (!orWord.test(text)) continue
    const start = state.tokens[at]?.start ?? 0
    const one = state.slots
      .filter(({ end }) => end <= start)
      .toSorted((first, second) => first.end - second.end)
      .at(-1)
    const other = state.slots
      .filter((slot) => slot.start > start)
      .toSorted((first, second) => first.start - second.start)[0]
    if (!isFeature(one) || !isFeature(other) || isOneAlready(one, other)) continue
    const [from, to] = [placeIn(state, one).to, placeIn(state, other).from]
    if (!isBetween(wordsOf(state, from, to), one)) continue
    const value = [...optionsOf(one), ...optionsOf(other)]
    const slot: Slot = {
      ...{ slot: 'either', value, start: one.start, end: other.end },
      text: state.text.slice(one.start, other.end),
      confidence: Math.min(one.confidence, other.confidence),
    }
    state.slots = [...state.slots.filter((known) => known !== one && known !== other), slot]
    skip(state, from, to)
  }
}

const optionsOf = (feature: Feature): readonly Option[] =>
  feature.slot === 'either'
    ? feature.value
    : [{ slot: feature.slot, value: feature.value } as Option]

const isOneAlready = (one: Feature, other: Feature) =>
  one.slot === other.slot && ['floor', 'facing', 'furnishing', 'vastu'].includes(one.slot)

function isBetween(words: readonly string[], { slot }: Feature): boolean {
  const isAnyFloor = slot === 'floor' && conditionOfFloor.test(words.join(' '))
  return isAnyFloor || words.every((word) => orWord.test(word) || stopWords.words.has(word))
}
