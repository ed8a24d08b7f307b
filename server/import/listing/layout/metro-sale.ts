import type { ImportField } from '#contract/import/vocabulary.ts'
import { msg } from '#domain/locale/translate.ts'
import type { Layout } from './layout.ts'

// Amenities of the society, and features of the home itself.
const amenities = {
  MaintenanceStaff: 'Maintenance staff',
  Gymnasium: 'Gymnasium',
  SwimmingPool: 'Swimming pool',
  LandscapedGardens: 'Landscaped gardens',
  JoggingTrack: 'Jogging track',
  RainWaterHarvesting: 'Rain water harvesting',
  IndoorGames: 'Indoor games',
  ShoppingMall: 'Shopping mall',
  Intercom: 'Intercom',
  SportsFacility: 'Sports facility',
  ATM: 'ATM',
  ClubHouse: 'Club house',
  School: 'School',
  '24X7Security': '24x7 security',
  PowerBackup: 'Power backup',
  CarParking: 'Car parking',
  StaffQuarter: 'Staff quarter',
  Cafeteria: 'Cafeteria',
  MultipurposeRoom: 'Multipurpose room',
  Hospital: 'Hospital',
  Gasconnection: 'Piped gas',
  "Children'splayarea": 'Children’s play area',
  LiftAvailable: 'Lift',
  GolfCourse: 'Golf course',
}
const features = {
  WashingMachine: 'Washing machine',
  AC: 'Air conditioning',
  Wifi: 'Wi-Fi',
  BED: 'Bed',
  VaastuCompliant: 'Vaastu compliant',
  Microwave: 'Microwave',
  TV: 'TV',
  DiningTable: 'Dining table',
  Sofa: 'Sofa',
  Wardrobe: 'Wardrobe',
  Refrigerator: 'Refrigerator',
}

function each(labels: Record<string, string>, field: ImportField): Record<string, ImportField> {
  return Object.fromEntries(Object.keys(labels).map((header) => [header, field]))
}

export const metroSale: Layout = {
  name: 'metro_sale',
  title: msg('Metropolitan sale prices'),
  columns: {
    Price: 'price',
    Area: 'area',
    Location: 'locality',
    'No. of Bedrooms': 'bedrooms',
    Resale: 'resale',
    ...each(amenities, 'amenity'),
    ...each(features, 'feature'),
  },
  labels: { ...amenities, ...features },
  constants: { listingType: 'sell' },
  proposals: [
    {
      parameter: 'propertyType',
      value: 'apartment',
      reason: msg('its columns describe homes in societies'),
    },
  ],
  remarks: [
    msg('All rows are for sale. In the flag columns, 1 is yes, 0 is no and 9 is not ' + 'stated.'),
  ],
}
