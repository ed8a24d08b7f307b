import { isFilledEarly } from '#app/kit/pre-hydration-events.ts'
import type { Filter } from './filter.ts'

/**
 * Writes a filter to a filter form, after a chip was removed or after going back. Fields are
 * uncontrolled otherwise, so that the form works before and without React.
 */
export function fillForm(form: HTMLFormElement, filter: Filter): void {
  for (const element of form.elements) {
    if (element === document.activeElement || isFilledEarly(element)) continue
    const value = 'name' in element ? wordFor(filter, String(element.name)) : undefined
    if (value === undefined) continue
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      element.checked = value.toLowerCase().split(',').includes(element.value.toLowerCase())
    } else if (element instanceof HTMLInputElement && element.type === 'radio') {
      element.checked = element.value === value
    } else if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      element.value = value
    }
  }
}

// Prices belong to AmountField, which follows the filter itself.
const plain = [
  'search',
  'location',
  'minArea',
  'maxArea',
  'brokerId',
  ...(['bounds', 'area', 'near'] as const),
  'bedrooms',
  ...(['minBathrooms', 'minCarpet', 'maxCarpet', 'maxDepositMonths', 'maxAge'] as const),
  ...(['minParking', 'minRoad', 'moveInBy'] as const),
  ...(['minFloor', 'maxFloor', 'possessionBy', 'brokerage', 'includeUnstated'] as const),
] as const
const words = [
  ...(['type', 'listingType', 'furnished', 'possession', 'floor', 'listedBy'] as const),
] as const
const several = ['amenities', 'facing', 'sharing', 'tenants'] as const

function wordFor(filter: Filter, name: string): string | undefined {
  if (name === 'sort') return filter.sort ?? ''
  const list = several.find((field) => field === name)
  if (list) return filter[list]?.join(',') ?? ''
  const known = [...plain, ...words].find((field) => field === name)
  return known && String(filter[known] ?? '')
}
