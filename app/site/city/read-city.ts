import { read } from '#app/api/inject.ts'
import { cardView } from '#app/property/card-view.ts'
import { brokerView } from '#app/site/broker/broker-view.ts'
import { addressFor } from '#app/site/search/filter/filter.ts'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { type CityQuarter, city as endpoints } from '#contract/city.ts'
import { property } from '#contract/property/property.ts'
import { AreaBasis, PropertyType } from '#contract/property/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'

type Arguments = Parameters<typeof read>[0]

const homesShown = 6
const brokersShown = 3

/**
 * Loads a city with its prices, localities, newest homes and brokers; 404 where there is no such
 * city.
 */
export async function readCity(args: Arguments, called: string) {
  const { city, asOf } = await read(args, endpoints.get, { params: { city: called } })
  const location = city._id
  const [homes, { brokers }] = await Promise.all([
    read(args, property.publicList, { query: { location, limit: String(homesShown) } }),
    read(args, brokerDirectory.list, { query: { location, limit: String(brokersShown) } }),
  ])
  return {
    ...city,
    asOf,
    basis: city.medianBasis && t(AreaBasis.label(city.medianBasis)),
    types: city.types.map(({ type, count }) => ({
      label: t(PropertyType.label(type)),
      count,
      address: addressFor({ type, location: city.name }),
    })),
    quarters: city.quarters.map((quarter) => ({ ...quarter, name: nameOf(quarter) })),
    homes: homes.properties.map(cardView),
    homeTotal: homes.pagination.total,
    brokers: brokers.map(brokerView),
  }
}
export type CityView = Awaited<ReturnType<typeof readCity>>

const quarterNames = [
  msg('Jan–Mar {year}'),
  msg('Apr–Jun {year}'),
  msg('Jul–Sep {year}'),
  msg('Oct–Dec {year}'),
]

/**
 * Returns "Oct–Dec 2026". Calendar quarters are not numbered, because those of the financial year
 * are.
 */
function nameOf({ start }: CityQuarter): string {
  const [year = '', month = '1'] = start.split('-')
  return t(quarterNames[(Number(month) - 1) / 3] ?? '', { year })
}
