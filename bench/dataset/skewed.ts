import type { CityRow, Dataset } from './dataset.ts'

const places =
  'Patna Bihar 25.594 85.137 800|Ranchi Jharkhand 23.344 85.309 834|Raipur Chhattisgarh 21.251 ' +
  '81.63 492|Bhopal Madhya-Pradesh 23.26 77.412 462|Guwahati Assam 26.144 91.736 781|Dehradun ' +
  'Uttarakhand 30.316 78.032 248|Amritsar Punjab 31.634 74.872 143|Ludhiana Punjab 30.901 75.857 ' +
  '141|Jodhpur Rajasthan 26.239 73.024 342|Udaipur Rajasthan 24.585 73.712 313|Kota Rajasthan ' +
  '25.214 75.865 324|Rajkot Gujarat 22.304 70.802 360|Bhavnagar Gujarat 21.764 72.152 364|' +
  'Aurangabad Maharashtra 19.876 75.343 431|Kolhapur Maharashtra 16.705 74.243 416|Solapur ' +
  'Maharashtra 17.66 75.906 413|Hubballi Karnataka 15.365 75.124 580|Mangaluru Karnataka 12.914 ' +
  '74.856 575|Belagavi Karnataka 15.85 74.498 590|Madurai Tamil-Nadu 9.925 78.12 625|Salem ' +
  'Tamil-Nadu 11.664 78.146 636|Tiruppur Tamil-Nadu 11.108 77.341 638|Thrissur Kerala 10.528 ' +
  '76.214 680|Kozhikode Kerala 11.259 75.78 673|Vijayawada Andhra-Pradesh 16.506 80.648 520|' +
  'Guntur Andhra-Pradesh 16.307 80.437 522|Warangal Telangana 17.969 79.594 506|Cuttack Odisha ' +
  '20.462 85.883 753|Siliguri West-Bengal 26.727 88.395 734|Durgapur West-Bengal 23.52 87.312 713'

/** The second city has half as many homes as the first, the third a third, and so on. */
const cities = places.split('|').map((place, index): CityRow => {
  const [name = '', state = '', latitude, longitude, pincodes] = place.split(' ')
  const at = [Number(latitude), Number(longitude)] as const
  return [
    name,
    state.replace('-', ' '),
    ...at,
    2_800 + index * 190,
    30 / (index + 1),
    Number(pincodes),
  ]
})

const societyFirst = (
  'Aparna Brindavan Chitrakoot Devgiri Elysian Falcon Gulmohar Harmony Indus Jupiter Kohinoor ' +
  'Lavender Meridian Narmada Oasis Prestwick Quartz Riviera Sanskriti Trident Utsav Vrindavan ' +
  'Windsor Xanadu Yamuna Zenith Anandam Bluebell Chandan Dhanush'
).split(' ')
const adjectives =
  'Sunlit Roomy Stylish Quiet Renovated Compact Grand Breezy Tasteful Secluded Corner Ready'.split(
    ' ',
  )

const things =
  'railway station,district hospital,public school,vegetable mandi,engineering college,ring ' +
  'road,flyover,temple tank,riverfront,industrial estate,cinema hall,bus depot,cricket ' +
  'ground,community hall,fire station,veterinary clinic,public library,weekly bazaar'
const sentences = [
  'The # is a short drive away and autos are easy to find at any hour.',
  'From the upper floors one sees the # and the open land behind it.',
  'Residents walk to the # in the morning and come back by the shaded lane.',
  'A wide approach road from the # lets two cars pass without waiting.',
]
/** 72 sentences: every one of these about every one of those. */
const remarks = things
  .split(',')
  .flatMap((thing) => sentences.map((text) => text.replace('#', thing)))

/** 30 cities of 20 areas each, long texts, many features, most listings of few brokers. */
export const skewed: Dataset = {
  name: 'skewed',
  cities,
  areasOfEach: 20,
  areaNames: [
    'Gandhi Nehru Tilak Subhash Patel Ambedkar Shivaji Azad Rajendra Vivekananda'.split(' '),
    'Chowk Puram Bagh Ganj Peth Wadi Kunj Marg'.split(' '),
  ],
  societyNames: [societyFirst, 'Avenue Enclaves Woods Terrace Vista Homestead Park'.split(' ')],
  brokers: () => 5_000,
  brokerSkew: 4,
  adjectives,
  surroundings: things.split(',').map((thing) => `beside the ${thing}`),
  remarks,
  remarksOfEach: [6, 18],
  amenities: (
    'Parking,Lift,Power Backup,Security,Gym,Swimming Pool,Club House,Garden,Play Area,Intercom,' +
    'CCTV,Water Supply,Fire Alarm,Piped Gas,Rain Water,Solar,Sauna,Library,Creche,Amphitheatre'
  ).split(','),
  amenitiesOfEach: [4, 14],
  features: (
    'Marble floor,Wooden floor,False ceiling,Chimney,Wardrobes,Geyser,Study,Puja room,Store,' +
    'Servant room,Bay window,Skylight,Rooftop,Two balconies,Bathtub,Wine cellar,Smart locks,' +
    'Video door,Mosquito mesh,Double glazing'
  ).split(','),
  featuresOfEach: [3, 12],
  wanted: [
    ...['railway', 'hospital', 'mandi', 'flyover', 'temple', 'riverfront', 'cinema', 'cricket'],
    ...['library', 'bazaar', 'shaded', 'autos', 'clinic', 'depot', 'college', 'lane'],
  ],
}
