import { isLand } from '#contract/property/property-kind.ts'
import {
  AreaBasis,
  AreaUnit,
  Furnished,
  ListingType,
  PropertyType,
} from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { withCapitals } from '#domain/import-cell/read-place.ts'
import { inSourceLanguage, t } from '#domain/locale/translate.ts'
import { placeKey } from '#domain/place/cities.ts'
import type { Facts } from './facts.ts'
import type { PlaceOfRow } from './place-of-row.ts'

type Known = Facts &
  Required<Pick<Facts, 'listingType' | 'propertyType' | 'price' | 'area' | 'areaUnit'>>

// Types whose label is not a noun.
const kinds: Partial<Record<PropertyType, string>> = {
  commercial: 'commercial space',
  office: 'office space',
  industrial: 'industrial property',
  agricultural: 'agricultural land',
}

const maxTitleLength = 160
const maxDescriptionLength = 8_000
const maxAddressLength = 300

/**
 * Returns title, description and address of a listing: the row's own, else generated from the row's
 * fields only. The price is not part of them, because it is shown separately and changes.
 */
export function compose(facts: Known, place: PlaceOfRow) {
  const notes: string[] = []
  const own = facts.title ?? headingOf(facts)
  // Everybody reads the listing, so its text does not follow the language of the import.
  const title = fit(own ?? inSourceLanguage(() => titleOf(facts, place)), maxTitleLength)
  const description = fit(
    facts.description ?? inSourceLanguage(() => describe(facts, place)),
    maxDescriptionLength,
  )
  if (title.isCut) notes.push(t('the title was cut to 160 characters'))
  if (description.isCut) notes.push(t('the description was cut to 8,000 characters'))
  const address = fit(addressOf(facts, place), maxAddressLength)
  if (address.isCut) notes.push(t('the address was cut to 300 characters'))
  return { title: title.text, description: description.text, address: address.text, notes }
}

// A heading without a place ("2 BHK Apartment") says less than the row.
function headingOf(facts: Known): string | undefined {
  return facts.heading && / (?:in|at) /.test(facts.heading) ? facts.heading : undefined
}

/** Returns "2 BHK apartment in Electronic City Phase II" or "Plot of 1,200 sq ft in Whitefield". */
function titleOf(facts: Known, place: PlaceOfRow): string {
  const kind = kinds[facts.propertyType] ?? PropertyType.label(facts.propertyType).toLowerCase()
  const what = facts.bhk
    ? `${roomsOf(facts.bhk)} ${kind}`
    : `${capital(kind)} of ${formatArea(facts.area, AreaUnit.label(facts.areaUnit))}`
  return `${what} in ${place.text}`
}

function describe(facts: Known, place: PlaceOfRow): string {
  const basis = facts.areaBasis ? AreaBasis.label(facts.areaBasis) : 'Area'
  const where = place.text === place.city ? place.text : `${place.text}, ${place.city}`
  const sentences = [
    `${titleOf(facts, { ...place, text: where })}, ` +
      `${ListingType.label(facts.listingType).toLowerCase()}`,
    `${basis} ${formatArea(facts.area, AreaUnit.label(facts.areaUnit))}`,
    joined([
      counted(facts.bathrooms, 'bathroom'),
      counted(facts.balconies, 'balcony', 'balconies'),
      facts.furnished && Furnished.label(facts.furnished).toLowerCase(),
      facts.facing && `facing ${facts.facing}`,
    ]),
    facts.society && `In ${facts.society}`,
    facts.floor !== undefined && floorOf(facts.floor, facts.totalFloors),
    facts.possession === 'ready' && !isLand(facts.propertyType) && 'Ready to move',
    facts.possession === 'under-construction' && 'Under construction',
    facts.possessionBy && `Available by ${monthOf(facts.possessionBy)}`,
    facts.tenants && `Preferred tenants: ${facts.tenants}`,
  ]
  return `${sentences.filter(Boolean).join('. ')}.`
}

/**
 * Returns the address as typed, completed by the society, place and city that it does not name
 * ("Tower A" alone is no address).
 */
function addressOf(facts: Known, place: PlaceOfRow): string {
  const where = facts.place ? withCapitals(facts.place) : place.text
  const society = facts.society && !contains(where, facts.society) ? facts.society : undefined
  const written: string[] = []
  for (const part of [facts.address, society, where]) {
    if (part && !written.some((before) => contains(before, part))) written.push(part)
  }
  const isCityNamed = [place.city, ...place.aliases].some((name) =>
    written.some((part) => contains(part, name)),
  )
  return isCityNamed ? written.join(', ') : [...written, place.city].join(', ')
}

function contains(text: string, part: string): boolean {
  return ` ${placeKey(text)} `.includes(` ${placeKey(part)} `)
}

function roomsOf(bhk: number): string {
  return bhk === 0.5 ? '1 RK' : `${bhk} BHK`
}

function counted(count: number | undefined, one: string, many = `${one}s`): string | undefined {
  return count ? `${count} ${count === 1 ? one : many}` : undefined
}

function joined(parts: readonly (string | false | undefined)[]): string {
  return capital(parts.filter(Boolean).join(', '))
}

function floorOf(floor: number, total: number | undefined): string {
  if (floor < 0 && total !== undefined) return `Below the ground floor, building of ${total} floors`
  const name = floor === 0 ? 'Ground floor' : floor < 0 ? 'Basement' : `Floor ${floor}`
  return total === undefined ? name : `${name} of ${total}`
}

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function monthOf(yearMonth: string): string {
  return month.format(new Date(`${yearMonth}-01T00:00:00Z`))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Cuts a text, at a blank if there is one near the end. */
function fit(text: string, maxLength: number): { text: string; isCut: boolean } {
  if (text.length <= maxLength) return { text, isCut: false }
  const cut = text.slice(0, maxLength)
  const blank = cut.lastIndexOf(' ')
  const whole = blank > maxLength * 0.8 ? cut.slice(0, blank) : cut
  // Never splits a surrogate pair.
  return { text: whole.replace(/[\ud800-\udbff]$/, '').trimEnd(), isCut: true }
}
