import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPropertyType } from './read-property-type.ts'
import {
  readAmenities,
  readFacing,
  readFlag,
  readFurnishing,
  readList,
  readListingType,
  readPincode,
  readResale,
} from './read-word.ts'
import { isBlank, type Reading } from './reading.ts'

const value = <T>(reading: Reading<T>) => (reading.ok ? reading.value : null)

/** Each reader with texts and their values; `null` means refused. */
const tables: [string, (text: string) => Reading<unknown>, Record<string, unknown>][] = [
  [
    'furnishing',
    readFurnishing,
    {
      'Semi-Furnished': 'semi-furnished',
      Semifurnished: 'semi-furnished',
      Furnished: 'fully-furnished',
      'fully furnished': 'fully-furnished',
      Unfurnished: 'unfurnished',
      UF: 'unfurnished',
      SF: 'semi-furnished',
      'Warm shell': 'semi-furnished',
      'Plug and play': 'fully-furnished',
      luxurious: null,
    },
  ],
  [
    'facing',
    readFacing,
    {
      East: 'east',
      'North - East': 'north-east',
      'South -West': 'south-west',
      NW: 'north-west',
      'east facing': 'east',
      'facing East': 'east',
      पूर्व: 'east',
      sideways: null,
    },
  ],
  [
    'purpose',
    readListingType,
    {
      sale: 'sell',
      'For Sale': 'sell',
      rent: 'rent',
      'To Let': 'rent',
      'Available for rent': 'rent',
      'Available on sale': 'sell',
      lease: 'lease',
      बिक्री: 'sell',
      'किराये पर': 'rent',
      swap: null,
    },
  ],
  ['flag', readFlag, { '1': true, '0': false, '9': undefined, Yes: true, no: false, '2': null }],
  [
    'resale',
    readResale,
    { '1': true, Resale: true, New_Property: false, '9': undefined, old: null },
  ],
  [
    'PIN code',
    readPincode,
    { '560066': '560066', '560 066': '560066', '560066.0': '560066', '056006': null, '5600': null },
  ],
  [
    'list',
    readList,
    {
      'Pool, Garden/Park, Main Road': ['Pool', 'Garden/Park', 'Main Road'],
      "['Lift', 'Gym']": ['Lift', 'Gym'],
      'Lift; Gym; Lift': ['Lift', 'Gym'],
      'Lift|Club house': ['Lift', 'Club house'],
      'Lift\nClub house': ['Lift', 'Club house'],
      'Lift + Gym + Park': ['Lift', 'Gym', 'Park'],
      '24+7 security': ['24+7 security'],
    },
  ],
  [
    'amenities',
    readAmenities,
    {
      'Lift, Gym, No swimming pool': ['Lift', 'Gym'],
      'Lift:No; Gym:Yes': ['Gym'],
      'Lift - No, Gym - Yes, Garden': ['Gym', 'Garden'],
      'Gym (proposed), Club house coming soon, CCTV': ['CCTV'],
      'Without lift': [],
      'Lift (not available), Power backup': ['Power backup'],
      'Non-veg allowed, Noise barrier, North garden': [
        'Non-veg allowed',
        'Noise barrier',
        'North garden',
      ],
    },
  ],
  [
    'property type',
    readPropertyType,
    {
      '2 BHK Apartment': 'apartment',
      'residential apartment': 'apartment',
      Flat: 'apartment',
      'independent/builder floor': 'apartment',
      '3 BHK Independent Floor': 'apartment',
      '3 BHK penthouse': 'apartment',
      '1 RK Studio Apartment': 'apartment',
      'independent house/villa': 'house',
      '2 BHK Independent House': 'house',
      '4 BHK Villa': 'villa',
      'Farm house': 'villa',
      'residential land': 'plot',
      'Residential land / Plot in Palam Vihar': 'plot',
      'agricultural land': 'agricultural',
      'Office Space': 'office',
      Shop: 'commercial',
      Warehouse: 'industrial',
      '3 bhk flat in villa park': 'apartment',
      Builder_Floor: 'apartment',
      Farm: null,
      'Residential property in Sector 42': null,
      'PG for girls': null,
    },
  ],
]

for (const [name, reader, texts] of tables) {
  describe(name, () => {
    for (const [text, expected] of Object.entries(texts)) {
      test(`${text} is ${expected === null ? 'refused' : JSON.stringify(expected)}`, () => {
        assert.deepEqual(value(reader(text)), expected)
      })
    }
  })
}

test('a warm shell, between unfurnished and furnished, gets a note', () => {
  const shell = readFurnishing('Warm shell')
  assert.deepEqual(shell.ok && shell.notes, ['a warm shell was read as semi-furnished'])
})

test('the words data sets use for a missing value are blank', () => {
  for (const text of ['', '  ', 'null', 'NA', 'n/a', 'None', '-', 'not available', 'NaN']) {
    assert.ok(isBlank(text), text)
  }
  for (const text of ['0', 'no', 'Nandi Hills', '9']) assert.ok(!isBlank(text), text)
})
