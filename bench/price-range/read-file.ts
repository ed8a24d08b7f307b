import { basename } from 'node:path'
import { toSqft } from '#domain/area/area.ts'
import { localityKey } from '#domain/place/locality-key.ts'
import { comparedTypes, type PricedHome } from '#domain/price-range/priced-home.ts'
import { layoutOf } from '#server/import/listing/layout/all.ts'
import { inspect } from '#server/import/listing/mapping/inspect.ts'
import { isEmptyRow, makePlan } from '#server/import/listing/mapping/read-plan.ts'
import { proposeParameters } from '#server/import/listing/mapping/suggest-parameters.ts'
import type { Listing } from '#server/import/listing/row/build-listing.ts'
import { readRow } from '#server/import/listing/row/read-row.ts'
import { withUsualRates } from '#server/import/listing/row/usual-rate.ts'
import { readRows } from '#server/import/tabular/records.ts'

/** A home of a file, and what says when it was listed. */
export interface FileHome extends PricedHome {
  city: string
  deal: string
  /** The day it was posted, or its number at its portal, which rises; undefined without both. */
  order: string | undefined
}

// Ages such as "3 days ago" give the right order from any day.
const anyDay = '2024-01-01'
const numbered = /^prop_?id$/i

/** Reads the homes of a file of listings as an import would, each advert once. */
export async function readFile(path: string): Promise<{ source: string; homes: FileHome[] }> {
  const { format, headers, sample, mapping, layout } = await inspect(path)
  const known = layoutOf(layout)
  const open = makePlan(headers, mapping, { asOf: anyDay }, known, sample)
  const proposed = proposeParameters(open, basename(path), sample)
  const parameters = Object.fromEntries(proposed.map(({ parameter, value }) => [parameter, value]))
  const closed = makePlan(headers, mapping, { ...parameters, asOf: anyDay }, known, sample)
  const plan = withUsualRates(closed, sample)
  const idAt = headers.findIndex((header) => numbered.test(header))
  const homes = new Map<string, FileHome>()
  let row = 0
  for await (const { cells } of readRows(path, format)) {
    if (isEmptyRow(cells) || row++ === 0) continue
    const { listing } = readRow(plan, cells, undefined, { hasNoContact: true })
    if (!listing || !isCompared(listing)) continue
    const number = cells[idAt]?.replace(/\D/g, '').padStart(12, '0')
    const home = homeOf(listing, `${basename(path)} ${row}`, number)
    const { price, areaSqft, bedrooms, locality, society, furnished } = home
    const advert = [price, areaSqft, bedrooms, locality, society, furnished].join('|')
    if (!homes.has(advert)) homes.set(advert, home)
  }
  // Files of one portal and time are one list.
  return { source: layout ?? basename(path), homes: [...homes.values()] }
}

const isCompared = ({ propertyType, listingType }: Listing) =>
  comparedTypes.includes(propertyType) && listingType !== 'lease'

function homeOf(listing: Listing, id: string, number: string | undefined): FileHome {
  const { price, area, areaUnit, propertyType, bedrooms, furnished, locality, detail } = listing
  return {
    ...{ id, price, areaSqft: toSqft(area, areaUnit), propertyType, bedrooms, furnished },
    areaBasis: detail.areaBasis ?? null,
    society: detail.society?.toLowerCase() ?? null,
    locality: locality ? localityKey(locality) : '',
    latitude: listing.latitude,
    longitude: listing.longitude,
    city: listing.city,
    deal: listing.listingType,
    order: detail.postedOn ?? number,
  }
}
