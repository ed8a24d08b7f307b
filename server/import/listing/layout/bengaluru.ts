import type { Layout } from './layout.ts'

export const bengaluru: Layout = {
  name: 'bengaluru_house_data',
  title: 'Bengaluru house data',
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
    'All rows are for sale in Bengaluru; prices are in lakh.',
    'Rooms written as BHK or RK are apartments, as Bedroom houses; rows without rooms are plots.',
    'Availability such as 19-Dec is December 2019.',
  ],
}
