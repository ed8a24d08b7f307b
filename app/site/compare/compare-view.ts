import { type CardView, cardView } from '#app/property/card-view.ts'
import { factsOf } from '#app/site/detail/fact.ts'
import { factGroups } from '#app/site/detail/fact-group.ts'
import { amenityLabel } from '#contract/property/amenity-label.ts'
import type { PropertyCompared } from '#contract/property/compare.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'

/** A row of the comparison: a value for each home, in their order. */
export interface CompareRow {
  label: string
  /** `undefined`: not stated for this home. */
  values: (string | undefined)[]
  differs: boolean
}

export interface CompareGroup {
  title: string
  rows: CompareRow[]
}

export interface CompareView {
  homes: (CardView & { without?: string })[]
  groups: CompareGroup[]
}

export const compareAddress = (ids: readonly string[]) =>
  ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/properties'

/** Returns all known facts of several homes side by side, with differences marked. */
export function compareView(
  properties: PropertyCompared[],
  { mayRemove = true }: { mayRemove?: boolean } = {},
): CompareView {
  const ids = properties.map(({ _id }) => _id)
  const groups = new Map<string, Map<string, (string | undefined)[]>>()
  const put = (title: string, label: string, index: number, value: string) => {
    const rows = groups.get(title) ?? new Map<string, (string | undefined)[]>()
    groups.set(title, rows)
    const values = rows.get(label) ?? properties.map(() => undefined)
    rows.set(label, values)
    values[index] = value
  }
  properties.forEach((property, index) => {
    put(t('Price and charges'), t('Full price'), index, formatRupees(property.price))
    const costs = [t('Cash to move in'), t('Cash to own'), t('Deposit')]
    for (const { label, value } of factsOf(property)) {
      put(
        costs.includes(label) ? t('Price and charges') : t('Property details'),
        label,
        index,
        value,
      )
    }
  })
  properties.forEach((property, index) => {
    for (const { title, facts } of factGroups(property)) {
      for (const { label, value } of facts) put(title, label, index, value)
    }
  })
  properties.forEach(({ amenities }, index) => {
    for (const name of amenities) put(t('Amenities'), amenityLabel(capital(name)), index, t('Yes'))
  })
  return {
    homes: properties.map((property) => ({
      ...cardView(property),
      ...(mayRemove && { without: compareAddress(ids.filter((id) => id !== property._id)) }),
    })),
    groups: [...groups].map(([title, rows]) => ({
      title,
      rows: [...rows].map(([label, values]) => ({
        label,
        values,
        differs: new Set(values).size > 1,
      })),
    })),
  }
}

// Brokers write both "lift" and "Lift".
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
