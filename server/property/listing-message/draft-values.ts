import { PropertyDetail } from '#contract/property/detail.ts'
import { Approval } from '#contract/property/detail-vocabulary.ts'
import type { MessageValues } from '#contract/property/listing-message.ts'
import { isLand } from '#contract/property/property-kind.ts'
import { withinType } from '#contract/property/type-fields.ts'
import { findContactDetail } from '#domain/contact/contact-detail.ts'
import { inSourceLanguage } from '#domain/locale/translate.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Finding, HomeField, HomeValues } from '#query-language/listing-message/model.ts'
import { descriptionOf, titleOf } from './draft-text.ts'

/** The values of one home of a message, by field. */
class Said {
  readonly #findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    this.#findings = findings
  }

  one<Field extends HomeField>(field: Field): HomeValues[Field] | undefined {
    return this.all(field)[0]
  }

  all<Field extends HomeField>(field: Field): HomeValues[Field][] {
    return this.#findings.flatMap((finding) =>
      finding.field === field ? [finding.value as HomeValues[Field]] : [],
    )
  }
}

/**
 * Returns the values of the listing form that a message states. Title and description are made from
 * them alone, so that names, phone numbers and praise in the message reach no public text.
 */
export function draftValues(findings: readonly Finding[], names: Gazetteer): MessageValues {
  const said = new Said(findings)
  const place = placeOf(said, names)
  const type = said.one('propertyType') as MessageValues['propertyType']
  const bhk = said.one('bhk')
  const detail = PropertyDetail.safeParse(withoutGaps(detailOf(said)))
  const written: MessageValues = withoutGaps({
    listingType: said.one('listingType'),
    propertyType: type,
    price: said.one('price'),
    ...areaOf(said, type),
    bedrooms: bhk === undefined || bhk < 1 ? undefined : Math.floor(bhk),
    bathrooms: said.one('bathrooms'),
    parkingSpaces: said.one('parkingSpaces') ?? said.one('parkingCovered'),
    floor: said.one('floor'),
    totalFloors: said.one('totalFloors'),
    furnished: said.one('furnished') as MessageValues['furnished'],
    location: place.name,
    pincode: said.one('pincode'),
    address: place.address,
    amenities: said.all('amenities'),
    features: said.all('features'),
    detail: detail.success ? { ...detail.data, ...areaDetailOf(said, type) } : {},
  })
  // Ids are not checked as text, because their digits can look like a phone number.
  const values = place.id ? { ...written, location: place.id } : written
  const within = type ? withinType({ ...values, propertyType: type }) : values
  // In English, because everybody reads the listing.
  const title = inSourceLanguage(() => titleOf(within, place.name))
  const description = inSourceLanguage(() => descriptionOf(within, title))
  return { ...within, ...withoutGaps({ title, description }) }
}

function withoutGaps<Values extends object>(values: Values): Values {
  const isGap = (value: unknown) =>
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === 'string' && findContactDetail(value) !== undefined)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isGap(value))) as Values
}

/** Details with the same name in messages and in the form. */
const sameName = [
  ...['bhk', 'balconies', 'kitchen', 'servantRoom', 'studyRoom', 'poojaRoom', 'priceMax'],
  ...['isNegotiable', 'maintenance', 'maintenancePer', 'isMaintenanceIncluded', 'brokerage'],
  ...['lockInMonths', 'noticeMonths', 'agreementMonths', 'escalationPercent', 'availableFrom'],
  ...[
    'petsAllowed',
    'roomSharing',
    'possession',
    'possessionBy',
    'ocReceived',
    'ageYears',
    'resale',
  ],
  ...['ownership', 'khata', 'reraNumber', 'facing', 'isVastu', 'isCorner', 'roadWidthFt'],
  ...['seats', 'cabins', 'meetingRooms', 'frontageFt', 'ceilingHeightFt', 'powerLoadKw'],
  ...['plotLengthFt', 'plotBreadthFt', 'society', 'parkingCovered', 'parkingOpen'],
  ...['hasPipedGas', 'isGated', 'isExclusive', 'landmark'],
] as const satisfies readonly (HomeField & keyof PropertyDetail)[]

function detailOf(said: Said) {
  const price = said.one('price')
  const months = said.one('depositMonths')
  const ofMonths =
    months !== undefined && price !== undefined && said.one('listingType') === 'rent'
      ? months * price
      : undefined
  const tenants = said.all('tenants').join(', ')
  return {
    tenants: tenants.charAt(0).toUpperCase() + tenants.slice(1),
    ...Object.fromEntries(sameName.map((field) => [field, said.one(field)])),
    deposit: said.one('deposit') ?? ofMonths,
    brokeragePercent: said.one('brokerage') ? undefined : said.one('brokeragePercent'),
    approvals: said.all('approvals').filter(Approval.has),
    waterSources: said.all('waterSources'),
    rera: said.one('reraNumber') ? ('registered' as const) : undefined,
  }
}

const basisFields = {
  areaCarpetSqft: 'carpet',
  areaBuiltUpSqft: 'built-up',
  areaSuperBuiltUpSqft: 'super-built-up',
  areaPlotSqft: 'plot',
} as const
type BasisField = keyof typeof basisFields

/** The main area of a home: the plot for land, else the innermost area stated. */
function offeredArea(said: Said, type: MessageValues['propertyType']) {
  const fields = Object.keys(basisFields) as BasisField[]
  const ordered: (BasisField | 'area')[] =
    type && isLand(type)
      ? ['areaPlotSqft', 'area']
      : [...fields.slice(0, 3), 'area', 'areaPlotSqft']
  const field = ordered.find((one) => said.one(one) !== undefined)
  return field && { field, sqft: said.one(field) ?? 0 }
}

function areaOf(said: Said, type: MessageValues['propertyType']) {
  const offered = offeredArea(said, type)
  if (!offered) return {}
  // "6 acre" stays in acres; other units of land become square feet.
  const acres = /^([\d.]+) acre$/.exec(said.one('areaText') ?? '')?.[1]
  return acres && said.all('areaText').length === 1
    ? { area: Number(acres), areaUnit: 'acre' as const }
    : { area: offered.sqft, areaUnit: 'sqft' as const }
}

function areaDetailOf(said: Said, type: MessageValues['propertyType']) {
  const offered = offeredArea(said, type)
  const areas = Object.fromEntries(
    Object.keys(basisFields).flatMap((field) => {
      const sqft = said.one(field as BasisField)
      return sqft === undefined ? [] : [[field, sqft]]
    }),
  )
  const basis = offered && offered.field !== 'area' ? basisFields[offered.field] : undefined
  const [local] = said.all('areaText').filter((text) => !/ (?:acre|sqmt)$/.test(text))
  return { ...areas, ...(basis && { areaBasis: basis }), ...(local && { areaText: local }) }
}

/**
 * The first locality with a Location, by its id, else the first one; the address names all of them.
 */
function placeOf(said: Said, names: Gazetteer) {
  const city = said.one('city')
  const localities = said.all('locality')
  const known = localities.map((name) => {
    const places = findPlaces(names, name).filter(({ kind }) => kind === 'area')
    const inCity = city ? places.filter((place) => place.city === city) : places
    return { name, place: inCity.length === 1 ? inCity[0] : undefined }
  })
  const located = known.find(({ place }) => (place?.ids.length ?? 0) === 1)
  const first = located ?? known[0]
  const town = city ?? first?.place?.city
  const name = first ? [first.name, town].filter(Boolean).join(', ') : (town ?? '')
  const address = [...new Set([said.one('society'), ...localities, town])].filter(Boolean)
  return {
    ...{ id: located?.place?.ids[0], name },
    address: localities.length > 0 || said.one('society') ? address.join(', ') : '',
  }
}
