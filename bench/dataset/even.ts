import {
  adjectives,
  amenities,
  remarks,
  societyFirst,
  societySecond,
  surroundings,
} from '../words.ts'
import type { CityRow, Dataset } from './dataset.ts'

const cities: CityRow[] = [
  ['Mumbai', 'Maharashtra', 19.076, 72.877, 19_000, 20, 400],
  ['Bengaluru', 'Karnataka', 12.972, 77.595, 8_200, 18, 560],
  ['Delhi', 'Delhi', 28.614, 77.209, 11_500, 14, 110],
  ['Pune', 'Maharashtra', 18.52, 73.857, 7_300, 12, 411],
  ['Hyderabad', 'Telangana', 17.385, 78.487, 6_900, 12, 500],
  ['Chennai', 'Tamil Nadu', 13.083, 80.27, 7_000, 10, 600],
  ['Kolkata', 'West Bengal', 22.573, 88.364, 5_200, 8, 700],
  ['Gurugram', 'Haryana', 28.459, 77.027, 10_800, 8, 122],
  ['Noida', 'Uttar Pradesh', 28.535, 77.391, 6_600, 7, 201],
  ['Ahmedabad', 'Gujarat', 23.023, 72.571, 4_300, 7, 380],
  ['Jaipur', 'Rajasthan', 26.912, 75.787, 4_200, 4, 302],
  ['Lucknow', 'Uttar Pradesh', 26.847, 80.946, 4_100, 4, 226],
  ['Kochi', 'Kerala', 9.931, 76.267, 5_600, 3, 682],
  ['Chandigarh', 'Chandigarh', 30.733, 76.779, 6_200, 3, 160],
  ['Indore', 'Madhya Pradesh', 22.72, 75.858, 3_800, 3, 452],
  ['Nagpur', 'Maharashtra', 21.146, 79.088, 3_900, 3, 440],
  ['Coimbatore', 'Tamil Nadu', 11.017, 76.956, 4_500, 2, 641],
  ['Visakhapatnam', 'Andhra Pradesh', 17.687, 83.218, 4_700, 2, 530],
  ['Surat', 'Gujarat', 21.17, 72.831, 3_700, 2, 395],
  ['Vadodara', 'Gujarat', 22.307, 73.181, 3_500, 2, 390],
  ['Bhubaneswar', 'Odisha', 20.296, 85.825, 4_400, 2, 751],
  ['Mysuru', 'Karnataka', 12.296, 76.639, 4_000, 1, 570],
  ['Nashik', 'Maharashtra', 19.998, 73.79, 3_600, 1, 422],
  ['Goa', 'Goa', 15.299, 74.124, 8_000, 1, 403],
]

const areaFirst = (
  'Lake Green Hill River Palm Temple Garden Fort Market Station Silver Lotus Mango Banyan ' +
  'Airport University Orchid Sunrise Royal Canal'
).split(' ')
const areaSecond = 'Nagar Road Colony Layout Enclave Vihar Extension Town Park Heights'.split(' ')

/** 24 cities of 60 areas each, short texts, brokers with about 200 listings each. */
export const even: Dataset = {
  name: 'even',
  cities,
  areasOfEach: 60,
  areaNames: [areaFirst, areaSecond],
  societyNames: [societyFirst, societySecond],
  brokers: (listings) => Math.max(20, Math.ceil(listings / 200)),
  brokerSkew: 1,
  adjectives,
  surroundings,
  remarks,
  remarksOfEach: [3, 3],
  amenities,
  amenitiesOfEach: [0, 6],
  features: [],
  featuresOfEach: [0, 0],
  wanted: [
    ...['lake', 'garden', 'metro', 'park', 'parking', 'balcony', 'view', 'terrace', 'vastu'],
    ...['pool', 'security', 'market', 'school', 'furnished', 'duplex', 'orchard', 'warehouse'],
  ],
}
