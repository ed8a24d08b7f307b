import { msg } from '#domain/locale/translate.ts'
import type { Layout } from './layout.ts'

export const makaan: Layout = {
  name: 'makaan_rent',
  title: msg('Makaan rentals'),
  columns: {
    house_type: 'heading',
    house_size: 'area',
    location: 'locality',
    city: 'city',
    latitude: 'latitude',
    longitude: 'longitude',
    price: 'price',
    currency: null,
    numBathrooms: 'bathrooms',
    verificationDate: 'postedAgo',
    description: 'description',
    SecurityDeposit: 'deposit',
    Status: 'furnished',
  },
  constants: { listingType: 'rent' },
  remarks: [
    msg('All rows are monthly rents in rupees.'),
    msg(
      'The age of a posting counts from the date of the file. Without that date, it ' +
        'is left out.',
    ),
  ],
}
