import type { PropertyDetail } from '#contract/property/detail.ts'
import { detailLabels } from '#contract/property/detail-vocabulary.ts'
import type { PropertyChange } from '#contract/property/draft.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { lowerLabel } from '#server/locale/join-list.ts'
import type { Listing } from './row/build-listing.ts'

/** What a later list may add to a listing. */
export interface Additions {
  facts: Partial<Record<keyof typeof factNames, Listing['furnished'] | number | null>>
  detail: Partial<PropertyDetail>
}

/** What the listing already has of that. */
export interface Stored {
  facts: Additions['facts']
  detail: PropertyDetail
}

const factNames = {
  floor: msg('floor'),
  totalFloors: msg('total floors'),
  parkingSpaces: msg('parking'),
  furnished: msg('furnishing'),
  bedrooms: msg('bedrooms'),
  bathrooms: msg('bathrooms'),
} as const

const details = [
  ...(['balconies', 'facing', 'parkingCovered', 'parkingOpen', 'deposit', 'maintenance'] as const),
  ...(['maintenancePer', 'isMaintenanceIncluded', 'isNegotiable', 'studyRoom'] as const),
  ...(['servantRoom', 'poojaRoom', 'society'] as const),
]
/** Fields that would send a live listing back to review, so a person has to add them. */
const reviewed: readonly string[] = ['floor', 'bedrooms', 'bathrooms', 'society']

/** Returns what a row could add to an existing listing. */
export function additionsOf(listing: Listing): Additions {
  const { floor, totalFloors, parkingSpaces, furnished, bedrooms, bathrooms, detail } = listing
  return {
    facts: { floor, totalFloors, parkingSpaces, furnished, bedrooms, bathrooms },
    detail: Object.fromEntries(details.map((name) => [name, detail[name]])),
  }
}

export interface Completion {
  change: PropertyChange
  /** Names of the fields that are added, and of those left to a person. */
  added: string[]
  left: string[]
}

/** Returns what a row adds where the listing has no value. An existing value is never replaced. */
export function completionOf(said: Additions, stored: Stored): Completion {
  const isNew = (value: unknown, before: unknown) =>
    value !== null && value !== undefined && (before === null || before === undefined)
  const facts = Object.entries(said.facts).filter(([name, value]) =>
    isNew(value, stored.facts[name as keyof typeof factNames]),
  )
  const detail = Object.entries(said.detail).filter(([name, value]) =>
    isNew(value, stored.detail[name as keyof PropertyDetail]),
  )
  const fits = (name: string) => !reviewed.includes(name)
  const names = [
    ...facts.map(([name]) => [name, t(factNames[name as keyof typeof factNames])] as const),
    ...detail.map(([name]) => [name, detailLabel(name as keyof PropertyDetail)] as const),
  ]
  const ownFacts = Object.fromEntries(facts.filter(([name]) => fits(name)))
  const ownDetail = Object.fromEntries(detail.filter(([name]) => fits(name)))
  const { floor, totalFloors } = { ...stored.facts, ...ownFacts }
  // Columns from two different months may contradict each other.
  const isHigh = Number(floor ?? 0) > Number(totalFloors ?? 1_000)
  if (isHigh) return { change: {}, added: [], left: names.map(([, label]) => label) }
  return {
    change: {
      ...ownFacts,
      ...(Object.keys(ownDetail).length > 0 && { detail: { ...stored.detail, ...ownDetail } }),
    },
    added: names.filter(([name]) => fits(name)).map(([, label]) => label),
    left: names.filter(([name]) => !fits(name)).map(([, label]) => label),
  }
}

const detailLabel = (name: keyof PropertyDetail) => lowerLabel(t(detailLabels[name] ?? name))
