import type { z } from 'zod'
import { formatBounds } from '#contract/property/map-bounds.ts'
import { PublicPropertyQuery } from '#contract/property/query.ts'
import { readAmount } from '#domain/import-cell/read-amount.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { formatAreas, formatSurroundings } from '#domain/place/drawn-area.ts'
import { maxQuestionLength } from '#domain/search/search-length.ts'
import type { Filter } from './filter.ts'

/** The filter of an address, and the values that could not be parsed. */
export interface FilterReading {
  filter: Filter
  /** The first and the last page of cards to show, 1 and up. */
  first: number
  page: number
  /** Continues after these cards instead of starting at the first page. */
  after: string | undefined
  /** The ignored values in words: `type “castle”`. */
  ignored: string[]
  /** Whether the search text was too long and its end was cut off. */
  isCut: boolean
}

const { shape } = PublicPropertyQuery
// Other words for our values, from links and typed addresses.
const synonyms: Record<string, string> = { buy: 'sell', sale: 'sell', all: '' }
/** Parameters that may be repeated, as checkboxes are. */
const several: ReadonlySet<string> = new Set([
  'amenities',
  'bedrooms',
  'facing',
  'sharing',
  'tenants',
])
const highestPage = 10_000
/** The replacement character for a broken encoding in the address: `%E0%A4%A`. */
const undecoded = '\uFFFD'
/** Labels of the parameters. */
const names: Record<string, string> = {
  search: msg('search'),
  type: msg('type'),
  location: msg('location'),
  listingType: msg('buy/rent'),
  brokerId: msg('broker'),
  broker: msg('broker'),
  minPrice: msg('min price'),
  maxPrice: msg('max price'),
  minArea: msg('min area'),
  maxArea: msg('max area'),
  maxEmi: msg('EMI'),
  maxMonthlyCost: msg('rent with maintenance'),
  maxCash: msg('cash needed'),
  maxDeposit: msg('deposit'),
  maxDepositMonths: msg('deposit'),
  bedrooms: msg('bedrooms'),
  minBathrooms: msg('bathrooms'),
  minParking: msg('parkings'),
  minCarpet: msg('min carpet area'),
  maxCarpet: msg('max carpet area'),
  furnished: msg('furnished'),
  facing: msg('facing'),
  possession: msg('possession'),
  possessionBy: msg('possession'),
  moveInBy: msg('move-in day'),
  floor: msg('floor'),
  minFloor: msg('floor'),
  maxFloor: msg('floor'),
  maxAge: msg('age'),
  minRoad: msg('road width'),
  sharing: msg('room sharing'),
  tenants: msg('tenants'),
  brokerage: msg('brokerage'),
  listedBy: msg('listed on behalf of'),
  includeUnstated: msg('homes with missing details'),
  amenities: msg('amenities'),
  bounds: msg('map area'),
  area: msg('drawn area'),
  near: msg('distance on the map'),
  sort: msg('sort'),
}

/**
 * Parses the parameters of the listing page leniently: an unknown or malformed value is left out
 * and named in `ignored`, and causes neither an error nor an empty list (SRC-2). Prices may be in
 * words (`80 lakh`); a reversed range is corrected.
 */
export function readFilter(params: URLSearchParams): FilterReading {
  const ignored: string[] = []
  const given = (name: string) => params.get(name)?.trim() ?? ''
  const leaveOut = (name: string, value: string) => {
    const label = names[name]
    ignored.push(`${label ? t(label) : name} “${value.slice(0, 60)}”`)
  }
  const take = <Schema extends z.ZodType>(name: string, schema: Schema, value = given(name)) => {
    if (!several.has(name)) for (const other of othersOf(params, name)) leaveOut(name, other)
    if (value === '') return undefined
    const result = schema.safeParse(value)
    if (result.success && !value.includes(undecoded)) return result.data
    leaveOut(name, given(name))
    return undefined
  }
  const word = (name: string) => {
    const value = given(name).toLowerCase()
    return synonyms[value] ?? value
  }
  const sizes = (name: string) => given(name).replaceAll(',', '')
  const minPrice = take('minPrice', shape.minPrice, rupeesIn(given('minPrice')))
  const maxPrice = take('maxPrice', shape.maxPrice, rupeesIn(given('maxPrice')))
  const minArea = take('minArea', shape.minArea, sizes('minArea'))
  const maxArea = take('maxArea', shape.maxArea, sizes('maxArea'))
  const all = (name: string) => namesIn(params.getAll(name))
  const amenities = take('amenities', shape.amenities, all('amenities'))
  const minCarpet = take('minCarpet', shape.minCarpet, sizes('minCarpet'))
  const maxCarpet = take('maxCarpet', shape.maxCarpet, sizes('maxCarpet'))
  const minFloor = take('minFloor', shape.minFloor)
  const maxFloor = take('maxFloor', shape.maxFloor)
  const rupees = (name: 'maxEmi' | 'maxMonthlyCost' | 'maxCash' | 'maxDeposit') =>
    take(name, shape[name], rupeesIn(given(name)))
  const bounds = take('bounds', shape.bounds)
  const area = take('area', shape.area)
  const near = take('near', shape.near)
  const search = given('search')
  const isCut = search.length > maxQuestionLength
  const filter: Filter = {
    search: take('search', shape.search, isCut ? prefixOf(search) : search),
    type: take('type', shape.propertyType, word('type')),
    location: take('location', shape.location),
    listingType: take('listingType', shape.listingType, word('listingType')),
    brokerId: take(given('brokerId') ? 'brokerId' : 'broker', shape.brokerId),
    minPrice: lower(minPrice, maxPrice),
    maxPrice: higher(minPrice, maxPrice),
    maxEmi: rupees('maxEmi'),
    maxMonthlyCost: rupees('maxMonthlyCost'),
    maxCash: rupees('maxCash'),
    maxDeposit: rupees('maxDeposit'),
    maxDepositMonths: take('maxDepositMonths', shape.maxDepositMonths),
    bedrooms: take('bedrooms', shape.bedrooms, roomsIn(params.getAll('bedrooms'))),
    minBathrooms: take('minBathrooms', shape.minBathrooms),
    minParking: take('minParking', shape.minParking),
    minArea: lower(minArea, maxArea),
    maxArea: higher(minArea, maxArea),
    minCarpet: lower(minCarpet, maxCarpet),
    maxCarpet: higher(minCarpet, maxCarpet),
    furnished: take('furnished', shape.furnished, word('furnished')),
    facing: take('facing', shape.facing, all('facing').toLowerCase()),
    possession: take('possession', shape.possession, word('possession')),
    possessionBy: take('possessionBy', shape.possessionBy),
    moveInBy: take('moveInBy', shape.moveInBy),
    floor: take('floor', shape.floor, word('floor')),
    minFloor: lower(minFloor, maxFloor),
    maxFloor: higher(minFloor, maxFloor),
    maxAge: take('maxAge', shape.maxAge),
    minRoad: take('minRoad', shape.minRoad),
    sharing: take('sharing', shape.sharing, all('sharing')),
    tenants: take('tenants', shape.tenants, all('tenants').toLowerCase()),
    brokerage: take('brokerage', shape.brokerage, word('brokerage')),
    listedBy: take('listedBy', shape.listedBy, word('listedBy')),
    includeUnstated: take('includeUnstated', shape.includeUnstated, word('includeUnstated')),
    amenities: amenities?.split(','),
    sort: take('sort', shape.sort, word('sort')),
  }
  if (bounds) filter.bounds = formatBounds(bounds)
  if (area) filter.area = formatAreas(area)
  if (near) filter.near = formatSurroundings(near)
  const page = pageIn(given('page')) ?? 1
  return {
    filter,
    first: Math.min(pageIn(given('from')) ?? page, page),
    page,
    after: given('after') || undefined,
    ignored,
    isCut,
  }
}

function pageIn(text: string): number | undefined {
  const page = Number.parseInt(text, 10)
  return page >= 1 ? Math.min(page, highestPage) : undefined
}

/** Returns further values of a parameter that takes one; the first one counts. */
function othersOf(params: URLSearchParams, name: string): string[] {
  const [first = '', ...others] = params.getAll(name).map((value) => value.trim())
  return [...new Set(others)].filter((value) => value !== '' && value !== first)
}

/** Cuts a long text to the maximum length, at the end of a word. */
const prefixOf = (text: string) =>
  text.slice(0, maxQuestionLength + 1).replace(/\s*\S*$/, '') || text.slice(0, maxQuestionLength)

/** Converts `80 lakh` or `1,20,00,000` to digits; other text stays, and is reported as invalid. */
function rupeesIn(text: string): string {
  if (text === '' || /^\d+$/.test(text)) return text
  const amount = readAmount(text)
  return amount.ok ? String(amount.value.rupees) : text
}

/** A plus in an address is decoded as a space. */
const roomsIn = (texts: string[]) =>
  texts
    .filter(Boolean)
    .map((text) => text.replace(/ (?=,|$)/g, '+'))
    .join(',')

function namesIn(texts: string[]): string {
  return texts
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter(Boolean)
    .join(',')
}

const lower = (low: number | undefined, high: number | undefined) =>
  low !== undefined && high !== undefined ? Math.min(low, high) : low
const higher = (low: number | undefined, high: number | undefined) =>
  low !== undefined && high !== undefined ? Math.max(low, high) : high
