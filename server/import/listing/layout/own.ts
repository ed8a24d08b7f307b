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
    Workstations: 'seats',
    Cabins: 'cabins',
    'Meeting Rooms': 'meetingRooms',
    'Frontage (ft)': 'frontageFt',
    'Clear Height (ft)': 'ceilingHeightFt',
    'Power Load (kW)': 'powerLoadKw',
    'Brokerage on Sale (%)': 'brokerage',
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
    Enquiries: null,
    Created: null,
  },
  remarks: [
    msg(
      'A row with the BrickBazaar ID of a listing updates that listing. Cells with a ' +
        'different value are updated, and blank cells change nothing.',
    ),
    msg(
      'City, coordinates, broker, listing status, rejection reason, views, enquiries ' +
        'and creation date are for information only. Changing them in the file does ' +
        'not change a listing.',
    ),
    msg(
      'Changes to an approved listing are reviewed again if the same edit by its ' +
        'broker would be.',
    ),
  ],
}
