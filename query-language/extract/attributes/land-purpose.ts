import { meanings } from '#query-language/lexicon/lexicon.ts'
import { type Draft, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

const toBuild =
  /(?:^| )(?:(?<!(?:looking|look|searching|search|hunting|hunt|waiting) )for|build|construct|constructing|building|make|making|banwane|banane)(?: (?:a|an|my|our|own|new|independent|individual|small|big|residential|our own|building|constructing|making))*$/
const building =
  /^(?:banane|banana|banwana|banwane|bananey|bnane|banaane|construction|constructing|building|banavva|bandhayla|bandhkam|बनाने|बनाना|बनवाने|बनवाना)$/

/** "5 cent land for house", "ghar banane ke liye plot", "godown banane ke liye": what is to stand on the land is not looked for. */
export function isPurpose(draft: Draft, at: number, next: number): boolean {
  const meaning = meanings.find(draft.tokens, at)?.meaning
  if (meaning?.slot !== 'type' || meaning.value.types.some((type) => lands.has(type))) return false
  const hasLand = draft.tokens.some((_token, index) => {
    if (index === at || draft.tokens[index]?.text === 'jagah') return false
    const other = meanings.find(draft.tokens, index)?.meaning
    return other?.slot === 'type' && other.value.types.some((type) => lands.has(type))
  })
  if (!hasLand) return false
  return (
    building.test(wordsOf(draft, next, next + 1)[0] ?? '') ||
    isForIt(draft, next) ||
    toBuild.test(wordsOf(draft, at - 4, at).join(' '))
  )
}

/** "Farmhouse ke liye 5 bigha zameen": the land for it stands behind. */
function isForIt({ tokens }: Draft, next: number): boolean {
  const isFor =
    /^(?:ke|k|के)$/.test(tokens[next]?.text ?? '') &&
    /^(?:liye|lie|लिए|लिये)$/.test(tokens[next + 1]?.text ?? '')
  return (
    isFor &&
    [2, 3, 4, 5].some((count) => {
      const other = meanings.find(tokens, next + count)?.meaning
      const isAny = tokens[next + count]?.text === 'jagah'
      return !isAny && other?.slot === 'type' && other.value.types.some((type) => lands.has(type))
    })
  )
}

const lands = new Set(['plot', 'agricultural'])

const anyLand = /^(?:zameen|jameen|zamin|jamin|land|जमीन|भूमि)$/
const joined = /\b(?:or|and|ya|aur|ki|या)\b|[/,]/

/**
 * "Zameen 2 acre kheti wali": the field is the land that is looked for, not a plot besides. "A villa with
 * 5 cents land": how much land there is to it.
 */
export function dropPlainLand(draft: Draft): void {
  dropLandOfHome(draft)
  dropAnyPlace(draft)
  const field = draft.slots.find(
    (slot) => slot.slot === 'type' && slot.value.types.includes('agricultural') && !slot.value.not,
  )
  if (!field) return
  draft.slots = draft.slots.filter(
    (slot) =>
      slot.slot !== 'type' ||
      !anyLand.test(slot.text.toLowerCase()) ||
      joined.test(
        draft.text.slice(Math.min(slot.end, field.end), Math.max(slot.start, field.start)),
      ),
  )
}

/** "Dukan ke liye jagah", "jagah on rent" is some place, unless nothing else says what is looked for. */
function dropAnyPlace(draft: Draft): void {
  const isPlace = (slot: Slot) => slot.slot === 'type' && slot.text.toLowerCase() === 'jagah'
  const isSaid = draft.slots.some(
    (slot) =>
      (slot.slot === 'type' && !isPlace(slot)) || (slot.slot === 'intent' && slot.value !== 'sell'),
  )
  if (isSaid) draft.slots = draft.slots.filter((slot) => !isPlace(slot))
}

function dropLandOfHome(draft: Draft): void {
  const { slots, text } = draft
  const hasHouse = slots.some(
    (slot) => slot.slot === 'type' && slot.value.types.some((type) => houses.has(type)),
  )
  if (!hasHouse) return
  const isOfHome = (slot: Slot) =>
    slot.slot === 'type' &&
    slots.some(
      (area) =>
        area.slot === 'area' &&
        ((anyLand.test(slot.text.toLowerCase()) &&
          /^(?:of|ki|की)?$/.test(text.slice(area.end, slot.start).trim())) ||
          // "Villa in Baner, plot at least 250 gaj"
          (/^plot$/i.test(slot.text) &&
            parted.test(text.slice(0, slot.start)) &&
            /^(?:(?:size|area) ?)?(?:of|is|:|-)?$/i.test(text.slice(slot.end, area.start).trim()))),
    )
  draft.slots = slots.filter((slot) => !isOfHome(slot))
}

/** What a house has is told behind these; "villa or plot" and "house plot" ask for a plot. */
const parted = /(?:[,.;]|\b(?:with|on|on a|with a))\s*$/i

const houses = new Set(['house', 'villa'])
