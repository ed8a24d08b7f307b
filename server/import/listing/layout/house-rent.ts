import { msg } from '#domain/locale/translate.ts'
import type { Layout } from './layout.ts'

export const houseRent: Layout = {
  name: 'house_rent_dataset',
  title: msg('House rent dataset'),
  columns: {
    'Posted On': 'postedOn',
    BHK: 'bedrooms',
    Rent: 'price',
    Size: 'area',
    Floor: 'floor',
    'Area Type': 'areaBasis',
    'Area Locality': 'locality',
    City: 'city',
    'Furnishing Status': 'furnished',
    'Tenant Preferred': 'tenants',
    Bathroom: 'bathrooms',
    'Point of Contact': null,
  },
  constants: { listingType: 'rent' },
  proposals: [
    {
      parameter: 'propertyType',
      value: 'apartment',
      reason: msg('its rows give BHK and a floor'),
    },
  ],
  remarks: [msg('All rows are monthly rents.'), msg('The point of contact is not imported.')],
}
