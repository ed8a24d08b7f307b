import { regExp } from '#domain/text/reg-exp.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

const buildingPurposeBefore = regExp()`
  (?:^| )(?:(?<!(?:looking|look|searching|search|hunting|hunt|waiting) )for|build|construct
  |constructing|building|make|making|banwane|banane)(?: (?:a|an|my|our|own|new|independent
  |individual|small|big|residential|our own|building|constructing|making))*$
`
const constructionWord = regExp()`
  ^(?:banane|banana|banwana|banwane|bananey|bnane|banaane|construction|constructing|building
  |banavva|bandhayla|bandhkam|बनाने|बनाना|बनवाने|बनवाना)$
`

/**
 * Returns whether a home type is only what will be built on the land: "5 cent land for house",
 * "ghar banane ke liye plot", "godown banane ke liye".
 */
export function isConstructionPurpose(state: ParseState, at: number, next: number): boolean {
  const meaning = lexicon.find(state.tokens, at)?.meaning
  if (meaning?.slot !== 'type' || meaning.value.types.some((type) => landTypes.has(type)))
    return false
  const hasLand = state.tokens.some((_token, index) => {
    if (index === at || state.tokens[index]?.text === 'jagah') return false
    const other = lexicon.find(state.tokens, index)?.meaning
    return other?.slot === 'type' && other.value.types.some((type) => landTypes.has(type))
  })
  if (!hasLand) return false
  return (
    constructionWord.test(wordsOf(state, next, next + 1)[0] ?? '') ||
    isForLandAfter(state, next) ||
    buildingPurposeBefore.test(wordsOf(state, at - 4, at).join(' ')) ||
    isPlannedForLater(state, at, next)
  )
}

/** "Planning mango and a small farm house after retirement" */
const isPlannedForLater = (state: ParseState, at: number, next: number) =>
  /^(?:later|after|afterwards|someday|eventually|baad|future|in future)(?: |$)/.test(
    wordsOf(state, next, next + 2).join(' '),
  ) && wordsOf(state, at - 7, at).some((word) => /^plan(?:s|ning)?$/.test(word))

/** "Farmhouse ke liye 5 bigha zameen": the land follows. */
function isForLandAfter({ tokens }: ParseState, next: number): boolean {
  const isFor =
    /^(?:ke|k|के)$/.test(tokens[next]?.text ?? '') &&
    /^(?:liye|lie|लिए|लिये)$/.test(tokens[next + 1]?.text ?? '')
  return (
    isFor &&
    [2, 3, 4, 5].some((count) => {
      const other = lexicon.find(tokens, next + count)?.meaning
      const isAny = tokens[next + count]?.text === 'jagah'
      return (
        !isAny && other?.slot === 'type' && other.value.types.some((type) => landTypes.has(type))
      )
    })
  )
}

const landTypes = new Set(['plot', 'agricultural'])

const landWord = /^(?:zameen|jameen|zamin|jamin|land|जमीन|भूमि)$/
const joiningWord = /\b(?:or|and|ya|aur|ki|या)\b|[/,]/

/**
 * Drops land that is not a second type: "Zameen 2 acre kheti wali" asks for farm land, and in "A
 * villa with 5 cents land" the land belongs to the villa.
 */
export function dropRedundantLand(state: ParseState): void {
  dropLandOfHome(state)
  dropVaguePlace(state)
  const field = state.slots.find(
    (slot) => slot.slot === 'type' && slot.value.types.includes('agricultural') && !slot.value.not,
  )
  if (!field) return
  state.slots = state.slots.filter(
    (slot) =>
      slot.slot !== 'type' ||
      !landWord.test(slot.text.toLowerCase()) ||
      joiningWord.test(
        state.text.slice(Math.min(slot.end, field.end), Math.max(slot.start, field.start)),
      ),
  )
}

/**
 * Drops "jagah" as a type ("Dukan ke liye jagah", "jagah on rent"), unless it is the only one, and
 * any word of a place behind what is to be there: "office sthalam".
 */
function dropVaguePlace(state: ParseState): void {
  const built = state.slots.filter(
    (slot) => slot.slot === 'type' && !slot.value.types.some((type) => landTypes.has(type)),
  )
  state.slots = state.slots.filter(
    (slot) =>
      slot.slot !== 'type' ||
      !placeWord.test(slot.text.toLowerCase()) ||
      !built.some(({ end }) => linkToPlace.test(state.text.slice(end, slot.start))),
  )
  const isPlace = (slot: Slot) => slot.slot === 'type' && slot.text.toLowerCase() === 'jagah'
  const hasOtherType = state.slots.some(
    (slot) =>
      (slot.slot === 'type' && !isPlace(slot)) || (slot.slot === 'intent' && slot.value !== 'sell'),
  )
  if (hasOtherType) state.slots = state.slots.filter((slot) => !isPlace(slot))
}

const placeWord = /^(?:jagah|jaga|jagya|jayga|sthalam|sthala|sthal|जगह|जागा|जगा)$/
const linkToPlace = /^ (?:(?:ki|ke|ka|er|ni|wali|sathi|kosam|की|के|वाली|साठी) )?$/

function dropLandOfHome(state: ParseState): void {
  const { slots, text } = state
  const hasHouse = slots.some(
    (slot) => slot.slot === 'type' && slot.value.types.some((type) => houseTypes.has(type)),
  )
  if (!hasHouse) return
  const isOfHome = (slot: Slot) =>
    slot.slot === 'type' &&
    slots.some(
      (area) =>
        area.slot === 'area' &&
        ((landWord.test(slot.text.toLowerCase()) &&
          /^(?:of|ki|की)?$/.test(text.slice(area.end, slot.start).trim())) ||
          // "Villa in Baner, plot at least 250 gaj"
          (/^plot$/i.test(slot.text) &&
            separatorBeforePlot.test(text.slice(0, slot.start)) &&
            /^(?:(?:size|area) ?)?(?:of|is|:|-)?$/i.test(text.slice(slot.end, area.start).trim()))),
    )
  state.slots = slots.filter((slot) => !isOfHome(slot))
}

/** After these, "plot" describes the house; "villa or plot" and "house plot" ask for a plot. */
const separatorBeforePlot = /(?:[,.;]|\b(?:with|on|on a|with a))\s*$/i

const houseTypes = new Set(['house', 'villa'])
