import { msg } from '#domain/locale/translate.ts'
import type { Layout } from './layout.ts'

/**
 * The six Gurgaon files share one header; only the file name says whether one is for sale or rent.
 */
export const acresGurgaon: Layout = {
  name: '99acres_gurgaon',
  title: msg('99acres Gurgaon'),
  columns: {
    PROP_ID: 'sourceId',
    SPID: null,
    CITY: 'city',
    PRICE: 'price',
    PRICE_SQFT: null,
    AREA: 'area',
    TOTAL_LANDMARK_COUNT: null,
    PROP_HEADING: 'heading',
    DESCRIPTION: 'description',
    PROPERTY_TYPE: 'propertyType',
    FURNISH: 'furnished',
    FACING: 'facing',
    AGE: 'age',
    TOTAL_FLOOR: null,
    BEDROOM_NUM: 'bedrooms',
    PROP_NAME: null,
    BALCONY_NUM: 'balconies',
    FLOOR_NUM: null,
    LATITUDE: 'latitude',
    LONGITUDE: 'longitude',
    BHK_BED: null,
    LOCALITY_NAME: 'locality',
    BUILDING_NAME: null,
    SOCIETY_NAME: 'society',
    ADDRESS: 'address',
    TRANSPORATION: null,
    ACCOMODATION: null,
    LEISURE: null,
    EDUCATION: null,
    HEALTH: null,
    OTHER: null,
    AMENITIES_SCORE: null,
    FEATURES_SCORE: null,
  },
  remarks: [
    msg('Areas are in sq ft. Four balconies mean three or more.'),
    msg(
      'Floors say only low, mid or high rise, so they are left out. Landmark counts ' +
        'and scores are left out too.',
    ),
  ],
}

export const acresDelhi: Layout = {
  name: '99acres_delhi_ncr',
  title: msg('99acres Delhi NCR, as shown'),
  columns: { location: 'heading', price: 'price', area: 'area', bedroom: 'configuration' },
  signature: { location: /\S in \S/, price: /^₹|^Price on Request$/ },
  constants: { listingType: 'sell' },
  proposals: [
    {
      parameter: 'city',
      value: 'Delhi NCR',
      reason: msg('the file covers Delhi NCR, so a row that names a city goes to that city'),
    },
  ],
  remarks: [msg('All rows are for sale. The rate per square foot beside the price is left out.')],
}
