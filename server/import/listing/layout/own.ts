import { msg } from '#domain/locale/translate.ts'
import type { Layout } from './layout.ts'

/** The columns of our own export of listings (server/import/record/columns/properties.ts). */
export const own: Layout = {
  name: 'brickbazaar',
  title: msg('BrickBazaar export of properties'),
  columns: {
    'BrickBazaar ID': 'ownId',
    Title: 'title',
    Description: 'description',
    'Property Type': 'propertyType',
    'Listing Type': 'listingType',
    Price: 'price',
    Area: 'area',
    'Area Unit': 'areaUnit',
    Bedrooms: 'bedrooms',
    Bathrooms: 'bathrooms',
    'Parking Spaces': 'parkingSpaces',
    Floor: 'floor',
    'Total Floors': 'totalFloors',
    Furnished: 'furnished',
    Locality: 'locality',
    City: 'city',
    Address: 'address',
    Pincode: 'pincode',
    Latitude: 'latitude',
    Longitude: 'longitude',
    Amenities: 'amenities',
    Features: 'features',
    'Broker Email': 'brokerEmail',
    'Broker Phone': 'brokerPhone',
    'Listing Status': null,
    'Rejection Reason': null,
    Views: null,
    Inquiries: null,
    Created: null,
  },
  remarks: [
    msg(
      'A row whose BrickBazaar ID is that of a listing changes this listing: what a cell says ' +
        'differently is changed, a blank cell changes nothing.',
    ),
    msg(
      'City, coordinates, broker, listing status, rejection reason, ' +
        'views, enquiries and the day it was created are shown in the ' +
        'export only; a change of them in the file changes no listing.',
    ),
    msg(
      'What changes of an approved listing is reviewed again where an edit by its broker would be.',
    ),
  ],
}
