import type { HomeType } from '#domain/import-cell/read-property-type.ts'
import { counted, withCommas } from '#domain/text/format-number.ts'
import type {
  FloorValue,
  HomeKind,
  NearValue,
  PlaceValue,
  Range,
  SearchFilter,
  SlotValues,
  Tenant,
} from './slots.ts'

/**
 * Returns a filter as a sentence, such as `2 or 3 BHK apartment for rent in Whitefield, Bengaluru,
 * under ₹40,000`, which `parseQuery` parses to the same filter. An empty filter gives an empty
 * text. `noun` is used where the filter has no home type: `properties in Pune`.
 */
export function describeFilter(filter: SearchFilter, noun = ''): string {
  const isNamed = filter.bhk || filter.types || filter.kinds || filter.intent === 'pg'
  const head = [
    filter.sort && orders[filter.sort],
    rooms(filter),
    (filter.furnishing ?? [])
      .flatMap(({ name, not }) => (not ? [] : furnishings[name]))
      .join(' or '),
    types(filter) || (isNamed || Object.keys(filter).length === 0 ? '' : noun),
    filter.intent && intents[filter.intent],
    where(filter),
  ]
  const tail = [
    ...(filter.near ?? []).map(near),
    describeBudget(filter.budget),
    filter.monthly && `${describeBudget(filter.monthly)} including maintenance`,
    filter.emi && `EMI under ${formatRupees(filter.emi.max)}`,
    // Without "built up", both areas would be parsed as limits of the carpet area.
    filter.area && `${area(filter.area)}${filter.carpet ? ' built up area' : ''}`,
    filter.carpet && `${area(filter.carpet)} carpet area`,
    rate(filter.rate),
    ...possession(filter.possession),
    filter.transaction && (filter.transaction === 'new' ? 'new booking' : 'resale'),
    ...floor(filter.floor),
    ...(filter.facing ?? []).filter(({ not }) => !not).map(({ name }) => `${name} facing`),
    filter.bathrooms && counted(filter.bathrooms.min, 'bathroom'),
    ...(filter.builders ?? []).map((name) => `by ${name}`),
    filter.vastu && 'vastu compliant',
    filter.rera && 'RERA registered',
    ...(filter.approvals ?? []),
    filter.age && `less than ${counted(filter.age.max, 'year')} old`,
    filter.lister && listers[filter.lister],
    filter.brokerage && 'no brokerage',
    ...(filter.amenities ?? []).filter(({ not }) => !not).map(({ name }) => `with ${name}`),
    ...(filter.tenants ?? []).map(({ name, not }) => (not ? `no ${name}` : tenants[name])),
    deposit(filter.deposit),
    filter.posted && posted(filter.posted.days),
    ...exclusions(filter),
  ]
  return [head.filter(Boolean).join(' '), ...tail].filter(Boolean).join(', ')
}

const orders = {
  'price-asc': 'cheapest',
  'price-desc': 'most expensive',
  newest: 'newest',
  area: 'largest',
}
const intents = { sell: 'for sale', rent: 'for rent', lease: 'for lease', pg: 'PG' }
const furnishings = {
  unfurnished: 'unfurnished',
  'semi-furnished': 'semi-furnished',
  'fully-furnished': 'furnished',
}
const listers = { owner: 'direct owner', builder: 'from builder', broker: 'through agent' }
const tenants: Record<Tenant, string> = {
  family: 'for family',
  bachelors: 'bachelors allowed',
  women: 'for women',
  men: 'for men',
  students: 'students allowed',
  couple: 'couple friendly',
  company: 'company lease',
  pets: 'pets allowed',
}
const nouns: Record<HomeType, string> = {
  apartment: 'apartment',
  villa: 'villa',
  house: 'house',
  plot: 'plot',
  commercial: 'commercial space',
  office: 'office',
  industrial: 'industrial shed',
  agricultural: 'agricultural land',
}
/** The type of each kind, unless the filter names another one. */
const typeOfKind: Record<HomeKind, HomeType> = {
  'builder floor': 'apartment',
  penthouse: 'apartment',
  studio: 'apartment',
  duplex: 'house',
  'row house': 'house',
  bungalow: 'villa',
  'farm house': 'villa',
  shop: 'commercial',
  showroom: 'commercial',
  warehouse: 'industrial',
  'co-working': 'office',
}

/** Returns the noun of a kind, or of the type without one: `penthouse`, `apartment`. */
function types({ types: wanted = [], kinds = [] }: SearchFilter): string {
  const said = new Set<HomeType>()
  const words = kinds.map((kind) => {
    if (kind !== 'duplex') {
      said.add(typeOfKind[kind])
      return kind === 'co-working' ? 'coworking' : kind
    }
    const type = wanted.find((one) => one === 'villa' || one === 'apartment') ?? 'house'
    const isHouse = wanted.includes('house')
    said.add(isHouse ? 'house' : type)
    return isHouse ? 'duplex house' : type === 'villa' ? 'duplex villa' : 'duplex flat'
  })
  const plain = wanted.filter((type) => !said.has(type)).map((type) => nouns[type])
  return [...words, ...plain].join(' or ')
}

function rooms({ bhk, kinds = [] }: SearchFilter): string {
  if (!bhk) return ''
  const said = [...(bhk.oneOf ?? [])].filter((count) => count > 0 || !kinds.includes('studio'))
  const whole = said.filter((count) => count !== 0.5)
  const parts = [
    said.includes(0.5) ? '1 RK' : '',
    whole.length > 0 ? `${whole.join(' or ')} BHK` : '',
    bhk.min === undefined ? '' : `${bhk.min}+ BHK`,
    bhk.max === undefined ? '' : `up to ${bhk.max} BHK`,
  ]
  return parts.filter(Boolean).join(' or ')
}

function where(filter: SearchFilter): string {
  const { societies = [], localities = [], cities = [], pincodes = [] } = filter
  const wanted = localities.filter(({ not }) => !not)
  const homes = new Set([...wanted, ...societies].flatMap(({ city }) => city ?? []))
  const names = [
    ...societies.map(({ name }) => name),
    ...wanted.map(nameOf),
    ...homes,
    ...cities.filter(({ name, not }) => !not && !homes.has(name)).map(({ name }) => name),
  ]
  const places = names.length > 0 ? `in ${names.join(', ')}` : ''
  return [places, ...pincodes.map((code) => `PIN ${code}`)].filter(Boolean).join(' ')
}

const nameOf = ({ name, section }: PlaceValue) => (section ? `${name} ${section}` : name)

function near({ name, metres, minutes }: NearValue): string {
  if (minutes !== undefined) return `${minutes} min from ${name}`
  if (metres === undefined || (name === 'metro' && metres === 1_000)) return `near ${name}`
  return metres % 1_000 === 0
    ? `within ${metres / 1_000} km of ${name}`
    : `within ${metres} m of ${name}`
}

/** Formats rupees without rounding: `₹1.2 Cr`, `₹85 lakh`, `₹25,500`. */
export function formatRupees(rupees: number): string {
  if (rupees >= 10_000_000 && rupees % 10_000 === 0) return `₹${rupees / 10_000_000} Cr`
  if (rupees >= 100_000 && rupees % 1_000 === 0) return `₹${rupees / 100_000} lakh`
  return `₹${withCommas(rupees)}`
}

/** Returns a budget in words: `under ₹80 lakh`, `₹70 lakh to ₹90 lakh`, `around ₹85 lakh`. */
export function describeBudget(range: Range | undefined): string {
  if (!range) return ''
  const { min, max, approx } = range
  if (min !== undefined && max !== undefined) {
    if (!approx) return `${formatRupees(min)} to ${formatRupees(max)}`
    const [low, high] = [Math.round(min / 0.9), Math.round(max / 1.1)]
    // Plus and minus a tenth, each rounded outward to whole rupees.
    const isOne = Math.floor((high * 9) / 10) === min && Math.ceil((high * 11) / 10) === max
    return isOne
      ? `around ${formatRupees(high)}`
      : `around ${formatRupees(low)} to ${formatRupees(high)}`
  }
  if (min !== undefined) return `above ${formatRupees(min)}`
  return max === undefined ? '' : `under ${formatRupees(max)}`
}

function area(value: SearchFilter['area']): string {
  if (!value) return ''
  const { said, min, max, approx } = value
  if (min !== undefined && max !== undefined) return approx ? `around ${said}` : said
  return min === undefined ? `under ${said}` : `above ${said}`
}

const rate = (value: SearchFilter['rate']) => value && `${describeBudget(value)} per ${value.unit}`

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

function possession(value: SearchFilter['possession']): string[] {
  if (!value) return []
  const [year, month] = value.by?.split('-') ?? []
  return [
    value.status === 'ready' ? 'ready to move' : '',
    value.status === 'under-construction' ? 'under construction' : '',
    value.isLaunch ? 'new launch' : '',
    year && month ? `possession by ${monthNames[Number(month) - 1]} ${year}` : '',
  ]
}

function ordinal(count: number): string {
  const last = count % 100 > 10 && count % 100 < 14 ? 0 : count % 10
  return `${count}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}

const storey = (count: number) =>
  count < 0 ? 'basement' : count === 0 ? 'ground floor' : `${ordinal(count)} floor`

function floor(value: FloorValue | undefined): string[] {
  if (!value) return []
  const { oneOf = [], min, max, top } = value
  const range =
    min !== undefined && max !== undefined
      ? `${ordinal(min)} to ${ordinal(max)} floor`
      : min !== undefined
        ? `at least ${ordinal(min)} floor`
        : max !== undefined
          ? `up to ${ordinal(max)} floor`
          : ''
  return [...oneOf.map(storey), range, top ? 'top floor' : '']
}

function deposit(value: SlotValues['deposit'] | undefined): string {
  if (!value) return ''
  if (value.months !== undefined) return `${counted(value.months, 'month')} deposit`
  if (value.rupees === 0) return 'no deposit'
  return value.rupees === undefined ? '' : `deposit under ${formatRupees(value.rupees)}`
}

const posted = (days: number) =>
  ({ 1: 'posted today', 7: 'posted this week', 30: 'posted this month' })[days] ??
  `in last ${days} days`

/** Exclusions come last, each with its own negation. */
function exclusions(filter: SearchFilter): string[] {
  const { floor: storeys, furnishing = [], facing = [], amenities = [], cities = [] } = filter
  const { notTypes = [], notKinds = [], localities = [] } = filter
  return [
    ...(storeys?.not ?? []).map((count) => `not on ${storey(count)}`),
    ...(storeys?.top === false ? ['not on top floor'] : []),
    ...furnishing.filter(({ not }) => not).map(({ name }) => `not ${name.replace('-', ' ')}`),
    ...facing.filter(({ not }) => not).map(({ name }) => `not ${name} facing`),
    ...amenities.filter(({ not }) => not).map(({ name }) => `without ${name}`),
    ...notKinds.map((kind) => `no ${kind}`),
    ...notTypes.map((type) => `no ${nouns[type]}`),
    ...[...localities, ...cities]
      .filter(({ not }) => not)
      .map((place) => `not in ${nameOf(place)}`),
  ]
}
