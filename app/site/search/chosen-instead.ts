import { addressFor, type Filter } from '#app/site/search/filter/filter.ts'
import { removeSpans } from '#query-language/model/remove-span.ts'
import type { Said } from './read-understanding.ts'

/** The slots of the search words about each field of the form. */
const saidOf = {
  type: ['type'],
  listingType: ['intent'],
  location: ['locality', 'city', 'pincode'],
  bedrooms: ['bhk'],
  minPrice: ['budget', 'monthly'],
  maxPrice: ['budget', 'monthly'],
  maxEmi: ['emi'],
  maxMonthlyCost: ['monthly'],
  minArea: ['area'],
  maxArea: ['area'],
  minCarpet: ['area'],
  maxCarpet: ['area'],
  furnished: ['furnishing'],
  maxDeposit: ['deposit'],
  maxDepositMonths: ['deposit'],
  minBathrooms: ['bathrooms'],
  minParking: ['parking'],
  minRoad: ['road'],
  moveInBy: ['moveIn'],
  sharing: ['sharing'],
  facing: ['facing'],
  possession: ['possession'],
  possessionBy: ['possession'],
  floor: ['floor'],
  minFloor: ['floor'],
  maxFloor: ['floor'],
  maxAge: ['age'],
  tenants: ['tenant'],
  brokerage: ['brokerage'],
  listedBy: ['lister'],
  sort: ['sort'],
} satisfies Partial<Record<keyof Filter, readonly string[]>>

/**
 * Returns the search words without those that a new choice in the form replaces: choosing Villa
 * removes `flat` from `flat in pune`. Words changed in the same submission stay as they are.
 */
export function wordsBeside(
  given: URLSearchParams,
  filter: Filter,
  said: readonly Said[],
): string | undefined {
  const { search } = filter
  if (!search || given.get('search') !== search) return given.get('search') ?? undefined
  const shown = new URLSearchParams(addressFor(filter).split('?')[1])
  const gone = Object.entries(saidOf).flatMap(([name, slots]: [string, readonly string[]]) => {
    const value = given.get(name)
    return value && value !== shown.get(name) ? slots : []
  })
  return removeSpans(
    search,
    said.filter(({ slot }) => gone.includes(slot)),
  )
}
