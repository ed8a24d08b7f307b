import type { ImportField, ImportParameter } from '#contract/import/vocabulary.ts'
import { readPropertyType } from '#domain/import-cell/read-property-type.ts'
import { readPurpose } from '#domain/import-cell/read-purpose.ts'
import { isBlank } from '#domain/import-cell/reading.ts'
import { t } from '#domain/locale/translate.ts'
import { findCity, splitCity } from '#domain/place/cities.ts'
import type { Proposal } from '#server/import/listing/layout/layout.ts'
import { readRow } from '#server/import/listing/row/read-row.ts'
import { priceFields as anyPrice, missingFrom, type Plan } from './read-plan.ts'
import { hasRooms, hasType, middle } from './suggest-mapping.ts'

/**
 * Proposes values that a file does not give: by its layout, its name and its prices. A proposal is
 * shown with its reason and applies only once confirmed.
 */
export function proposeParameters(
  plan: Plan,
  fileName: string,
  sample: readonly (readonly string[])[],
): Proposal[] {
  const missing = new Set(missingFrom(plan).map(({ name }) => name))
  const words = fileName.replace(/\.[a-z.]+$/i, '').split(/[^\p{L}\p{N}]+/u)
  const proposed: Proposal[] = []
  // Computed only if the value is missing, because prices are parsed row by row.
  const propose = (
    parameter: ImportParameter,
    find: () => Omit<Proposal, 'parameter'> | undefined,
  ) => {
    const found = missing.has(parameter) ? find() : undefined
    if (found) proposed.push({ parameter, ...found })
  }
  const ofLayout = (parameter: ImportParameter) =>
    plan.layout?.proposals?.find((proposal) => proposal.parameter === parameter)
  propose('city', () => ofLayout('city') ?? cityOfHeadlines(plan, sample) ?? cityIn(words))
  propose(
    'listingType',
    () =>
      purposeIn(words) ??
      purposeOfHeaders(plan) ??
      purposeOfHeadlines(plan, sample) ??
      purposeOfPrices(plan, sample),
  )
  propose(
    'propertyType',
    () => ofLayout('propertyType') ?? typeIn(words) ?? typeOfRooms(plan, sample),
  )
  const ofHeadings = typeOfHeadings(plan, sample)
  if (ofHeadings) proposed.push({ parameter: 'propertyType', ...ofHeadings })
  return proposed
}

function cityIn(words: readonly string[]) {
  const pairs = words.map((word, index) => `${word} ${words[index + 1] ?? ''}`)
  const city = [...pairs, ...words].map(findCity).find((found) => found !== undefined)
  return city && { value: city.name, reason: t('the file name says so') }
}

/** Returns the city in most headlines, if the file has no column for it. */
function cityOfHeadlines(plan: Plan, sample: readonly (readonly string[])[]) {
  const column = plan.columns.find(({ field }) => field === 'title' || field === 'heading')
  if (!column) return undefined
  const named = sample.map((cells) => splitCity(cells[column.index] ?? '')?.city.name)
  const [most] = [...Map.groupBy(named, (name) => name ?? '')]
    .filter(([name]) => name !== '')
    .sort(([, one], [, other]) => other.length - one.length)
  if (!most || most[1].length < sample.length / 2) return undefined
  return {
    value: most[0],
    reason: t('most rows name it under "{header}"', { header: column.header }),
  }
}

function purposeIn(words: readonly string[]) {
  const said = words.map((word) => word.toLowerCase())
  const reason = t('the file name says so')
  if (said.some((word) => /^(?:rent|rents|rental|rentals|tolet)$/.test(word))) {
    return { value: 'rent', reason }
  }
  if (said.includes('lease')) return { value: 'lease', reason }
  if (said.some((word) => /^(?:sale|sales|sell|buy|resale)$/.test(word))) {
    return { value: 'sell', reason }
  }
  return undefined
}

const priceFields: readonly ImportField[] = [
  'price',
  'priceThousand',
  'priceLakh',
  'priceMillion',
  'priceCrore',
]

function purposeOfHeaders(plan: Plan) {
  const header = plan.columns.find((column) => priceFields.includes(column.field))?.header ?? ''
  if (/rent|month|किराया|भाडे/i.test(header)) {
    return { value: 'rent', reason: t('the prices are under "{header}"', { header }) }
  }
  if (/sale|sell/i.test(header)) {
    return { value: 'sell', reason: t('the prices are under "{header}"', { header }) }
  }
  return undefined
}

/** Returns the deal in most headlines, if the file has no column for it. */
function purposeOfHeadlines(plan: Plan, sample: readonly (readonly string[])[]) {
  const column = plan.columns.find(({ field }) => field === 'title' || field === 'heading')
  if (!column) return undefined
  const said = sample.flatMap((cells) => readPurpose(cells[column.index] ?? '') ?? [])
  const [most] = [...Map.groupBy(said, (purpose) => purpose)].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  if (!most || said.length < sample.length / 2) return undefined
  const isAll = most[1].length === sample.length
  const reason = isAll
    ? t('every row says so under "{header}"', { header: column.header })
    : t('most rows say so under "{header}", and rows that differ keep their own value', {
        header: column.header,
      })
  return { value: most[0], reason }
}

/** Rents and sale prices differ by two orders of magnitude. */
function purposeOfPrices(plan: Plan, sample: readonly (readonly string[])[]) {
  // Parsed as leases, for which no price range is refused; city and type do not matter here.
  const constants = { city: 'Delhi', propertyType: 'apartment', ...plan.constants } as const
  const open: Plan = { ...plan, constants: { ...constants, listingType: 'lease' } }
  const rates = sample.map((cells) => {
    const { listing } = readRow(open, cells)
    return listing && listing.price / listing.area
  })
  const rate = middle(rates)
  if (rate === undefined) return undefined
  if (rate < 300) return { value: 'rent', reason: t('the prices look like monthly rents') }
  return rate > 700 ? { value: 'sell', reason: t('the prices look like sale prices') } : undefined
}

function typeIn(words: readonly string[]) {
  // "House data" and "home prices" may be about anything.
  const type = readPropertyType(words.filter((word) => !/^(?:house|home)s?$/i.test(word)).join(' '))
  return type.ok ? { value: type.value, reason: t('the file name says so') } : undefined
}

/** Rows without rooms may be shops or plots, so then nothing is proposed. */
function typeOfRooms(plan: Plan, sample: readonly (readonly string[])[]) {
  const rooms = plan.columns.find(({ field }) => field === 'configuration' || field === 'bedrooms')
  const price = plan.columns.find(({ field }) => anyPrice.includes(field))
  // A line below the list ("Prices subject to change") has no price and is no home.
  const homes = sample.filter((cells) => !isBlank(cells[price?.index ?? 0] ?? ''))
  const isOpen = homes.some((cells) => isBlank(cells[rooms?.index ?? 0] ?? ''))
  if (!rooms || isOpen) return undefined
  return {
    value: 'apartment',
    reason: t('its rows have rooms ("{header}")', { header: rooms.header }),
  }
}

/** Beside "Shop" and "Row house", "2 BHK" is a flat. */
function typeOfHeadings(plan: Plan, sample: readonly (readonly string[])[]) {
  const column = plan.columns.find(({ field }) => field === 'heading')
  const isSaid = plan.constants.propertyType || plan.layout?.typeByRooms
  if (!column || isSaid || plan.columns.some(({ field }) => field === 'propertyType'))
    return undefined
  const headings = sample.map((cells) => cells[column.index] ?? '').filter((cell) => !isBlank(cell))
  const open = headings.filter((heading) => !hasType(heading))
  const [first] = open
  if (first === undefined || !open.every(hasRooms)) return undefined
  const reason = t('"{first}" under "{header}" has rooms but no type', {
    first: first.trim().slice(0, 40),
    header: column.header,
  })
  return { value: 'apartment', reason }
}
