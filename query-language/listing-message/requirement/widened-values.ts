import { regExp } from '#domain/text/reg-exp.ts'
import type { Slot } from '#query-language/model/slots.ts'

type SlotOf<Name extends Slot['slot']> = Extract<Slot, { slot: Name }>

/** "1st, 2nd or" in front of a floor. */
const floorsBefore = regExp('iu')`
  (?:(?<![\p{L}\p{N}])(?:\d{1,2}(?:st|nd|rd|th)|ground|gf)(?:[ ]?[,\/&][ ]?|[ ](?:or|ya|and|ani|aur
  |kinva|athva|athava|va)[ ]|[ ])){1,5}$
`
const facingBefore = regExp('iu')`
  (?<![\p{L}-])(north|south|east|west)(?:[ ]?[,\/&][ ]?|[ ](?:or|ya|and|ani|aur|kinva
  |athva|athava)[ ])$
`
const fully = { name: 'fully-furnished' } as const
const furnishingBefore = /\b(?:fully|full)(?: ?\/ ?| (?:or|ya) )$/i
const furnishingBehind = /^ ?\/ ?(?:fully|full|ff|f\/f)(?: furn\w*)?(?![\p{L}])/iu
const namesRent = /\brent(?:al)?\b(?! free)/i
const ofCompany = /\b(?:co|company|corp|corporate) $/i
const coveredWord = /cover|stilt|podium|basement|garage|कव्हर/i

/**
 * Returns the slots with what stands in one list with their values: "1st or ground floor", "north
 * or east facing", "semi/fully"; and parking that nobody wants covered as a place for a car.
 */
export function withListed(slots: readonly Slot[], text: string): Slot[] {
  const hasParking = slots.some(({ slot }) => slot === 'parking')
  return slots.flatMap((slot): Slot[] => {
    switch (slot.slot) {
      case 'floor':
        return [floorsOf(slot, text)]
      case 'facing':
        return [...facingsOf(slot, text), slot]
      case 'furnishing':
        return [slot, ...furnishingsOf(slot, text)]
      case 'amenity':
        if (slot.value.name !== 'Covered parking' || slot.value.not) return [slot]
        if (coveredWord.test(slot.text.split('\n')[0] ?? '')) return [slot]
        return hasParking ? [] : [{ ...slot, slot: 'parking', value: { min: 1 } }]
      // "Co lease", "rent upto 2.5L": a rent, and who signs it.
      case 'intent':
        return [
          slot.value === 'lease' &&
          (ofCompany.test(text.slice(0, slot.start)) || namesRent.test(text))
            ? { ...slot, value: 'rent' }
            : slot,
        ]
      default:
        return [slot]
    }
  })
}

function floorsOf(slot: SlotOf<'floor'>, text: string): Slot {
  const [list] = slot.value.oneOf ? (floorsBefore.exec(text.slice(0, slot.start)) ?? []) : []
  if (list === undefined) return slot
  const named = list.toLowerCase().match(/\d+|ground|gf/g) ?? []
  const others = named.map((one) => (/\d/.test(one) ? Number(one) : 0))
  const oneOf = [...new Set([...others, ...(slot.value.oneOf ?? [])])]
  const start = slot.start - list.length
  return { ...slot, value: { ...slot.value, oneOf }, start, text: text.slice(start, slot.end) }
}

function facingsOf(slot: SlotOf<'facing'>, text: string): Slot[] {
  const match = facingBefore.exec(text.slice(0, slot.start))
  const name = match?.[1]?.toLowerCase()
  if (!match || slot.value.not) return []
  if (name !== 'north' && name !== 'south' && name !== 'east' && name !== 'west') return []
  const end = match.index + name.length
  const words = { start: match.index, end, text: text.slice(match.index, end) }
  return [{ ...slot, ...words, value: { name } }]
}

function furnishingsOf(slot: SlotOf<'furnishing'>, text: string): Slot[] {
  const before = furnishingBefore.exec(text.slice(0, slot.start))
  if (before && !slot.value.not && slot.value.name === 'semi-furnished') {
    const words = { start: before.index, end: slot.start, text: before[0].trim() }
    return [{ ...slot, ...words, end: before.index + words.text.length, value: fully }]
  }
  const [words = ''] = furnishingBehind.exec(text.slice(slot.end)) ?? []
  if (words === '' || slot.value.name !== 'semi-furnished' || slot.value.not) return []
  const said = { start: slot.end, end: slot.end + words.length, text: words }
  return [{ ...slot, ...said, value: fully }]
}
