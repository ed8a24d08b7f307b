import type { HomeType } from '#domain/import-cell/read-property-type.ts'
import type { Direction } from '#domain/import-cell/read-word.ts'
import { msg } from '#domain/locale/translate.ts'
import type { Furnishing, HomeKind, Intent, Lister, SortOrder, Tenant } from './slots.ts'

/** The words of a query for each value. They are English, for `parseQuery`; `t` translates them. */

export const orders: Record<SortOrder, string> = {
  'price-asc': msg('cheapest'),
  'price-desc': msg('most expensive'),
  newest: msg('newest'),
  area: msg('largest'),
}
export const intents: Record<Intent, string> = {
  sell: msg('for sale'),
  rent: msg('for rent'),
  lease: msg('for lease'),
  pg: msg('PG'),
}
/** The deal of types for which both are the same (`domain/search/deals.ts`). */
export const rentOrLease = msg('for rent or lease')
export const furnishings: Record<Furnishing, string> = {
  unfurnished: msg('unfurnished'),
  'semi-furnished': msg('semi-furnished'),
  'fully-furnished': msg('furnished'),
}
export const refusedFurnishings: Record<Furnishing, string> = {
  unfurnished: msg('not unfurnished'),
  'semi-furnished': msg('not semi-furnished'),
  'fully-furnished': msg('not fully furnished'),
}
export const directions: Record<Direction, string> = {
  north: msg('north'),
  'north-east': msg('north-east'),
  east: msg('east'),
  'south-east': msg('south-east'),
  south: msg('south'),
  'south-west': msg('south-west'),
  west: msg('west'),
  'north-west': msg('north-west'),
}
export const listers: Record<Lister, string> = {
  owner: msg('direct owner'),
  builder: msg('from builder'),
  broker: msg('through agent'),
}
export const tenants: Record<Tenant, string> = {
  family: msg('for family'),
  bachelors: msg('bachelors allowed'),
  women: msg('for women'),
  men: msg('for men'),
  students: msg('students allowed'),
  couple: msg('couple friendly'),
  company: msg('company lease'),
  pets: msg('pets allowed'),
}
export const refusedTenants: Record<Tenant, string> = {
  family: msg('no families'),
  bachelors: msg('no bachelors'),
  women: msg('no women'),
  men: msg('no men'),
  students: msg('no students'),
  couple: msg('no couples'),
  company: msg('no company lease'),
  pets: msg('no pets'),
}
export const nouns: Record<HomeType, string> = {
  apartment: msg('apartment'),
  villa: msg('villa'),
  house: msg('house'),
  plot: msg('plot'),
  commercial: msg('commercial space'),
  office: msg('office'),
  industrial: msg('industrial shed'),
  agricultural: msg('agricultural land'),
}
export const kindNouns: Record<HomeKind, string> = {
  'builder floor': msg('builder floor'),
  penthouse: msg('penthouse'),
  studio: msg('studio'),
  duplex: msg('duplex'),
  'row house': msg('row house'),
  bungalow: msg('bungalow'),
  'farm house': msg('farm house'),
  shop: msg('shop'),
  showroom: msg('showroom'),
  warehouse: msg('warehouse'),
  'co-working': msg('coworking'),
}

/** The type of each kind, unless the filter names another one. */
export const typeOfKind: Record<HomeKind, HomeType> = {
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

export const monthNames = [
  ...[msg('Jan'), msg('Feb'), msg('Mar'), msg('Apr'), msg('May'), msg('Jun')],
  ...[msg('Jul'), msg('Aug'), msg('Sep'), msg('Oct'), msg('Nov'), msg('Dec')],
]
