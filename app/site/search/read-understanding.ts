import { notesOf, type Part, partsOf } from '#app/property/reading/understood-words.ts'
import { addressFor, type Filter } from '#app/site/search/filter/filter.ts'
import { addressWithout } from '#app/site/search/filter/without-part.ts'
import type { SearchReading, SlotUse } from '#contract/search/explanation.ts'

/** A way to homes: a label, where it leads, and how many more are found there. */
export interface Relaxation {
  /** What is left out, or the whole of another question. */
  label: string
  isWithout: boolean
  address: string
  total: number
  more: number
}

/** A part of the text that says something of this kind. */
export interface Said {
  slot: string
  start: number
  end: number
}

/** How the words of a search were read, with the addresses of its other forms. */
export interface Understanding {
  sentence: string
  parts: (Part & { address: string })[]
  /** Where in the text each kind of thing is said. */
  said: readonly Said[]
  rest: { text: string; start: number; use: SlotUse; address: string }[]
  /** What the text was read as, where that finds nothing and its words do. */
  instead: string | null
  /** No home has all that is asked; homes that have the rest are listed. */
  isEased: boolean
  doubts: { text: string; choices: { label: string; address: string }[] }[]
  notes: string[]
  /** What kind of deal the price speaks of, where nothing else says it. */
  implied: string | null
  relaxations: Relaxation[]
  /** The list with the other filters alone. */
  cleared: string
}

/** The reading of the server with addresses of the listing page; the other filters stay. */
export function understandingOf(
  reading: SearchReading | null,
  filter: Filter,
): Understanding | undefined {
  if (!reading) return undefined
  const to = (search: string) => addressFor({ ...filter, search })
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
    isEased: reading.isEased,
    doubts: reading.doubts.map(({ text, choices }) => ({
      text,
      choices: choices.map(({ label, search }) => ({ label, address: to(search) })),
    })),
    notes: notesOf(reading),
    implied: filter.listingType ? null : reading.implied,
    relaxations: reading.relaxations.map(({ label, isWithout, search, total, more }) => ({
      label,
      isWithout,
      address: to(search),
      total,
      more,
    })),
    cleared: addressFor({ ...filter, search: undefined }),
  }
}
