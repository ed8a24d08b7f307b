import { notesOf, type Part, partsOf } from '#app/property/reading/understood-words.ts'
import { addressFor, type Filter } from '#app/site/search/filter/filter.ts'
import { addressWithout } from '#app/site/search/filter/without-part.ts'
import type { SearchReading, SlotUse } from '#contract/search/explanation.ts'

/** An alternative search: its label, its address, and how many more homes it finds. */
export interface Relaxation {
  /** The part that is left out, or the whole of another query. */
  label: string
  isWithout: boolean
  address: string
  total: number
  more: number
}

/** The part of the text for one kind of slot. */
export interface Said {
  slot: string
  start: number
  end: number
}

/** The interpretation of a search text, with the addresses of alternatives. */
export interface Understanding {
  sentence: string
  parts: (Part & { address: string })[]
  /** The spans of the text by slot. */
  said: readonly Said[]
  rest: { text: string; start: number; use: SlotUse; address: string }[]
  /** The interpretation that was dropped because it finds nothing, where the words do. */
  instead: string | null
  /** No home has all that is asked; homes that have the rest are listed. */
  isRelaxed: boolean
  doubts: { text: string; choices: { label: string; address: string }[] }[]
  notes: string[]
  /** The deal implied by the price, where nothing else names one. */
  implied: string | null
  relaxations: Relaxation[]
  /** What no home is where it is sought, in our words. */
  absent: string | null
  /** Searches that give up the price, rooms or kind, where there is no relaxation. */
  beyond: Relaxation[]
  /** The address of the list with the other filters only. */
  cleared: string
}

/** Adds addresses of the listing page to the server's interpretation; the other filters stay. */
export function understandingOf(
  reading: SearchReading | null,
  filter: Filter,
): Understanding | undefined {
  if (!reading) return undefined
  const to = (search: string) => addressFor({ ...filter, search })
  const linked = (ways: SearchReading['relaxations']): Relaxation[] =>
    ways.map(({ search, ...way }) => ({ ...way, address: to(search) }))
  return {
    sentence: reading.sentence,
    parts: partsOf(reading, filter.sort !== undefined).map((part) => ({
      ...part,
      address: addressWithout(filter, part),
    })),
    said: reading.slots.map(({ slot, start, end }) => ({ slot, start, end })),
    rest: reading.rest.map(({ text, start, end, use }) => ({
      ...{ text, start, use },
      address: addressWithout(filter, { start, end }),
    })),
    instead: reading.instead,
    isRelaxed: reading.isRelaxed,
    doubts: reading.doubts.map(({ text, choices }) => ({
      text,
      choices: choices.map(({ label, search }) => ({ label, address: to(search) })),
    })),
    notes: notesOf(reading),
    implied: filter.listingType ? null : reading.implied,
    relaxations: linked(reading.relaxations),
    absent: reading.absent,
    beyond: linked(reading.beyond),
    cleared: addressFor({ ...filter, search: undefined }),
  }
}
