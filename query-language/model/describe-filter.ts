import type { HomeType } from '#domain/import-cell/read-property-type.ts'
import { inSourceLanguage, t } from '#domain/locale/translate.ts'
import { isRentOrLease } from '#domain/search/deals.ts'
import { withCommas } from '#domain/text/format-number.ts'
import {
  floor,
  moveIn,
  parkings,
  possession,
  posted,
  road,
  sharings,
  storey,
} from './describe-particulars.ts'
import {
  directions,
  furnishings,
  intents,
  kindNouns,
  listers,
  nouns,
  orders,
  refusedFurnishings,
  refusedTenants,
  rentOrLease,
  tenants,
  typeOfKind,
} from './filter-words.ts'
import type { NearValue, PlaceValue, Range, SearchFilter, SlotValues } from './slots.ts'

/**
 * Returns a filter as a query in English, such as `2 or 3 BHK apartment for rent in Whitefield,
 * Bengaluru, under ₹40,000`, which `parseQuery` parses to the same filter. An empty filter gives an
 * empty text.
 */
export const writeQuery = (filter: SearchFilter, noun = ''): string =>
  inSourceLanguage(() => describeFilter(filter, noun))

/** Returns a range of rupees as a query: `under ₹80 lakh`. */
export const writeBudget = (range: Range): string => inSourceLanguage(() => describeBudget(range))

/**
 * Returns a filter as a sentence in the language in force; in English it is the query. `noun` is
 * used where the filter has no home type: `properties in Pune`.
 */
export function describeFilter(filter: SearchFilter, noun = ''): string {
  const isNamed = filter.bhk || filter.types || filter.kinds || filter.intent === 'pg'
  const furnishing = (filter.furnishing ?? []).flatMap(({ name, not }) =>
    not ? [] : t(furnishings[name]),
  )
  const head = t(
    '{order} {rooms} {furnishing} {type} {deal} {place}',
    {
      order: filter.sort ? t(orders[filter.sort]) : '',
      rooms: rooms(filter),
      furnishing: either(furnishing),
      type: types(filter) || (isNamed || Object.keys(filter).length === 0 ? '' : noun),
      deal: deal(filter),
      place: where(filter),
    },
    {
      comment:
        'A search: "cheapest 2 BHK furnished apartment for rent in Pune"; each part may be missing',
    },
  )
  const tail = [
    ...(filter.near ?? []).map(near),
    describeBudget(filter.budget),
    filter.monthly &&
      t('{budget} including maintenance', { budget: describeBudget(filter.monthly) }),
    filter.emi && t('EMI under {price}', { price: formatRupees(filter.emi.max) }),
    // Without "built up", both areas would be parsed as limits of the carpet area.
    filter.area &&
      (filter.carpet ? t('{area} built-up area', { area: area(filter.area) }) : area(filter.area)),
    filter.carpet && t('{area} carpet area', { area: area(filter.carpet) }),
    rate(filter.rate),
    ...possession(filter.possession),
    moveIn(filter.moveIn),
    filter.transaction && (filter.transaction === 'new' ? t('new booking') : t('resale')),
    ...floor(filter.floor),
    ...(filter.facing ?? [])
      .filter(({ not }) => !not)
      .map(({ name }) => t('{direction} facing', { direction: t(directions[name]) })),
    filter.bathrooms &&
      t('{count, plural, one {# bathroom} other {# bathrooms}}', { count: filter.bathrooms.min }),
    parkings(filter.parking),
    road(filter.road),
    either(sharings(filter.sharing)),
    ...(filter.builders ?? []).map((name) => t('by {builder}', { builder: name })),
    filter.vastu && t('vastu compliant'),
    filter.rera && t('RERA registered'),
    ...(filter.approvals ?? []).map((name) => t(name)),
    filter.age &&
      t('{count, plural, one {less than # year old} other {less than # years old}}', {
        count: filter.age.max,
      }),
    filter.lister && t(listers[filter.lister]),
    filter.brokerage && t('no brokerage'),
    ...(filter.amenities ?? [])
      .filter(({ not }) => !not)
      .map(({ name }) => t('with {amenity}', { amenity: t(name) })),
    ...(filter.either ?? []).map((options) => either(options.map(describeOption))),
    ...(filter.tenants ?? []).map(({ name, not }) => t((not ? refusedTenants : tenants)[name])),
    deposit(filter.deposit),
    filter.posted && posted(filter.posted.days),
    ...exclusions(filter),
  ]
  return [head.replace(/ {2,}/g, ' ').trim(), ...tail].filter(Boolean).join(', ')
}

/** "1st floor with Lift" */
const describeOption = ({ amenities = [], ...rest }: SearchFilter) =>
  [describeFilter(rest), describeFilter({ amenities })].filter(Boolean).join(' ')

const deal = ({ intent, types }: SearchFilter): string =>
  intent ? t(intent === 'rent' && isRentOrLease(types) ? rentOrLease : intents[intent]) : ''

/** Returns the alternatives as one text: `2 or 3`. */
const either = (parts: readonly string[]): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : parts.reduce((first, second) => t('{first} or {second}', { first, second }))

/** Returns the noun of a kind, or of the type without one: `penthouse`, `apartment`. */
function types({ types: wanted = [], kinds = [] }: SearchFilter): string {
  const said = new Set<HomeType>()
  const words = kinds.map((kind) => {
    if (kind !== 'duplex') {
      said.add(typeOfKind[kind])
      return t(kindNouns[kind])
    }
    const type = wanted.find((one) => one === 'villa' || one === 'apartment') ?? 'house'
    const isHouse = wanted.includes('house')
    said.add(isHouse ? 'house' : type)
    return isHouse ? t('duplex house') : type === 'villa' ? t('duplex villa') : t('duplex flat')
  })
  const plain = wanted.filter((type) => !said.has(type)).map((type) => t(nouns[type]))
  return either([...words, ...plain])
}

function rooms({ bhk, kinds = [] }: SearchFilter): string {
  if (!bhk) return ''
  const said = [...(bhk.oneOf ?? [])].filter((count) => count > 0 || !kinds.includes('studio'))
  const whole = said.filter((count) => count !== 0.5)
  const parts = [
    said.includes(0.5) ? t('1 RK') : '',
    whole.length > 0 ? t('{rooms} BHK', { rooms: either(whole.map(String)) }) : '',
    bhk.min === undefined ? '' : t('{count}+ BHK', { count: bhk.min }),
    bhk.max === undefined ? '' : t('up to {count} BHK', { count: bhk.max }),
  ]
  return either(parts.filter(Boolean))
}

/** Returns the names of the places that a filter asks for, but for PIN codes. */
export function placeNames(filter: SearchFilter): string {
  const { societies = [], localities = [], cities = [] } = filter
  const wanted = localities.filter(({ not }) => !not)
  const homes = new Set([...wanted, ...societies].flatMap(({ city }) => city ?? []))
  const names = [
    ...societies.map(({ name }) => name),
    ...wanted.map(nameOf),
    ...homes,
    ...cities.filter(({ name, not }) => !not && !homes.has(name)).map(({ name }) => name),
  ]
  return names.join(', ')
}

function where(filter: SearchFilter): string {
  const names = placeNames(filter)
  const places = names ? t('in {place}', { place: names }) : ''
  const pincodes = (filter.pincodes ?? []).map((code) => t('PIN {code}', { code }))
  return [places, ...pincodes].filter(Boolean).join(' ')
}

const nameOf = ({ name, section }: PlaceValue) => (section ? `${name} ${section}` : name)

function near({ name, metres, minutes }: NearValue): string {
  const place = name === 'metro' ? t('metro') : name
  if (minutes !== undefined) return t('{minutes} min from {place}', { minutes, place })
  if (metres === undefined || (name === 'metro' && metres === 1_000))
    return t('near {place}', { place })
  return metres % 1_000 === 0
    ? t('within {distance} km of {place}', { distance: metres / 1_000, place })
    : t('within {distance} m of {place}', { distance: metres, place })
}

/** Formats rupees without rounding: `₹1.2 Cr`, `₹85 lakh`, `₹25,500`. */
export function formatRupees(rupees: number): string {
  if (rupees >= 10_000_000 && rupees % 10_000 === 0)
    return t('₹{amount} Cr', { amount: String(rupees / 10_000_000) })
  if (rupees >= 100_000 && rupees % 1_000 === 0)
    return t('₹{amount} lakh', { amount: String(rupees / 100_000) })
  return `₹${withCommas(rupees)}`
}

/** Returns a budget in words: `under ₹80 lakh`, `₹70 lakh to ₹90 lakh`, `around ₹85 lakh`. */
export function describeBudget(range: Range | undefined): string {
  if (!range) return ''
  const { min, max, approx } = range
  if (min !== undefined && max !== undefined) {
    if (!approx) return t('{from} to {to}', { from: formatRupees(min), to: formatRupees(max) })
    const [low, high] = [Math.round(min / 0.9), Math.round(max / 1.1)]
    // Plus and minus a tenth, each rounded outward to whole rupees.
    const isOne = Math.floor((high * 9) / 10) === min && Math.ceil((high * 11) / 10) === max
    return isOne
      ? t('around {figure}', { figure: formatRupees(high) })
      : t('around {from} to {to}', { from: formatRupees(low), to: formatRupees(high) })
  }
  if (min !== undefined) return t('above {figure}', { figure: formatRupees(min) })
  return max === undefined ? '' : t('under {figure}', { figure: formatRupees(max) })
}

function area(value: SearchFilter['area']): string {
  if (!value) return ''
  const { said, min, max, approx } = value
  if (min !== undefined && max !== undefined)
    return approx ? t('around {figure}', { figure: said }) : said
  return min === undefined
    ? t('under {figure}', { figure: said })
    : t('above {figure}', { figure: said })
}

const rate = (value: SearchFilter['rate']) =>
  value && t('{price} per {unit}', { price: describeBudget(value), unit: value.unit })

function deposit(value: SlotValues['deposit'] | undefined): string {
  if (!value) return ''
  if (value.months !== undefined) return deposits(value.months)
  if (value.rupees === 0) return t('no deposit')
  return value.rupees === undefined
    ? ''
    : t('deposit under {price}', { price: formatRupees(value.rupees) })
}

const deposits = (count: number) =>
  t('{count, plural, one {# month deposit} other {# months deposit}}', { count })

/** Exclusions come last, each with its own negation. */
function exclusions(filter: SearchFilter): string[] {
  const { floor: storeys, furnishing = [], facing = [], amenities = [], cities = [] } = filter
  const { notTypes = [], notKinds = [], localities = [] } = filter
  return [
    ...(storeys?.not ?? []).map((count) => t('not on {floor}', { floor: storey(count) })),
    ...(storeys?.top === false ? [t('not on top floor')] : []),
    ...furnishing.filter(({ not }) => not).map(({ name }) => t(refusedFurnishings[name])),
    ...facing
      .filter(({ not }) => not)
      .map(({ name }) => t('not {direction} facing', { direction: t(directions[name]) })),
    ...amenities
      .filter(({ not }) => not)
      .map(({ name }) => t('without {amenity}', { amenity: t(name) })),
    ...notKinds.map((kind) => t('no {home}', { home: t(kindNouns[kind]) })),
    ...notTypes.map((type) => t('no {home}', { home: t(nouns[type]) })),
    ...[...localities, ...cities]
      .filter(({ not }) => not)
      .map((place) => t('not in {place}', { place: nameOf(place) })),
  ]
}
