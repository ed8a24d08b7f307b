import { msg } from '#domain/locale/translate.ts'
import type { Layout } from './layout.ts'

export const magicbricks: Layout = {
  name: 'magicbricks_rent',
  title: msg('MagicBricks rentals'),
  columns: {
    City: 'city',
    BHK: 'bedrooms',
    Location: 'place',
    'Price (₹)': 'price',
    'Area (sqft)': 'area',
    'Property Type': 'propertyType',
    Furnishing: 'furnished',
    'Property Facing': 'facing',
    overlooking: 'overlooking',
    Bathroom: 'bathrooms',
    Balcony: 'balconies',
    'Tenant Preferred': 'tenants',
    Availability: 'possession',
  },
  constants: { listingType: 'rent' },
  remarks: [msg('All rows are monthly rents.')],
}
