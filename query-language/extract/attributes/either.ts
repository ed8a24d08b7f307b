import { orWord } from '#query-language/extract/priced-sets.ts'
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

/** "Terrace or at least 2 balconies", "ground floor or building w/ lift" */
const wordBetween =
  /^(?:at|least|atleast|min|minimum|some|good|proper|building|bldg|tower|w|\/|has|having|\d)$/
/** "Max 3rd floor or any floor if there is a lift" */
const conditionOfFloor = / ?any floors? (?:if|is|ok)/

/**
 * Joins the features with "or" between them to one slot, of which one is enough: "lift or ground
 * floor". Several floors, directions or kinds of furnishing are one of them already.
 */
export function joinEither(state: ParseState): void {
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
    joinToOne(state, [one, other], [...optionsOf(one), ...optionsOf(other)])
  }
}

/** Replaces slots by one of which one option is enough, with the words between them. */
export function joinToOne(
  state: ParseState,
  slots: readonly Slot[],
  value: readonly Option[],
): void {
  const [start, end] = [
    Math.min(...slots.map((slot) => slot.start)),
    Math.max(...slots.map((slot) => slot.end)),
  ]
  const confidence = Math.min(...slots.map((slot) => slot.confidence))
  const joint: Slot = {
    ...{ slot: 'either', value, start, end, text: state.text.slice(start, end), confidence },
  }
  state.slots = [...state.slots.filter((known) => !slots.includes(known)), joint]
  const { from, to } = placeIn(state, joint)
  skip(state, from, to)
}

const optionsOf = (feature: Feature): readonly Option[] =>
  feature.slot === 'either'
    ? feature.value
    : [{ slot: feature.slot, value: feature.value } as Option]

const isOneAlready = (one: Feature, other: Feature) =>
  one.slot === other.slot && ['floor', 'facing', 'furnishing', 'vastu'].includes(one.slot)

function isBetween(words: readonly string[], { slot }: Feature): boolean {
  const isAnyFloor = slot === 'floor' && conditionOfFloor.test(words.join(' '))
  return (
    isAnyFloor ||
    words.every((word) => orWord.test(word) || wordBetween.test(word) || stopWords.words.has(word))
  )
}
