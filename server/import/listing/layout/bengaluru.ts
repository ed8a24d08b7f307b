import { msg } from '#domain/locale/translate.ts'
import type { Layout } from './layout.ts'

export const bengaluru: Layout = {
  name: 'bengaluru_house_data',
  title: msg('Bengaluru house data'),
  columns: {
    area_type: 'areaBasis',
    availability: 'possessionYearFirst',
    location: 'locality',
    size: 'configuration',
    society: 'society',
    total_sqft: 'area',
    bath: 'bathrooms',
    balcony: 'balconies',
    price: 'priceLakh',
  },
  constants: { city: 'Bengaluru', listingType: 'sell' },
  // In this file BHK is used for flats with built-up area, Bedroom for houses with plot area, and
  // an empty size only for plots.
  typeByRooms: { bhk: 'apartment', rk: 'apartment', bedroom: 'house', none: 'plot' },
  remarks: [
    msg('All rows are for sale in Bengaluru. Prices are in lakh.'),
    msg(
      'Rows with BHK or RK are apartments, rows with Bedroom are houses, and rows ' +
        'without rooms are plots.',
    ),
    msg('An availability such as 19-Dec means December 2019.'),
  ],
}
