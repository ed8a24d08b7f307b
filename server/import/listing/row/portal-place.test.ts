import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { imported, placeOf } from '#test/imported.ts'

/** Places as the pages of portals write them. */

const site = useApp()

/** Imports one flat per place. */
function published(places: readonly string[]) {
  const rows = places.map(
    (place, at) => `Lane flat ${at},Apartment,Sale,${7_000_000 + at},1010,2,"${place}"`,
  )
  const content = ['Title,Property Type,For,Price,Area,BHK,Place', ...rows].join('\n')
  return imported(site, content, { columns: { Place: 'place' } })
}

test('the person listing a home and the link to its map are not part of its address', async () => {
  const { listings, remarks } = await published([
    'Jakkur, Bangalore, Karnataka by Asha K - View Map',
    'Hebbal, Bangalore by Ravi Menon',
    'Sobha Dream Acres, Panathur, Bangalore | View on map',
    'Palm Court by Lodha, Hebbal, Bangalore',
    'Kogilu, Bangalore, Posted by: Anita Desai',
    'for Sale inYelahanka, Bangalore',
  ])
  assert.deepEqual(
    listings.map(({ address }) => address),
    [
      'Jakkur, Bangalore, Karnataka',
      'Hebbal, Bangalore',
      'Sobha Dream Acres, Panathur, Bangalore',
      'Palm Court by Lodha, Hebbal, Bangalore',
      'Kogilu, Bangalore',
      'Yelahanka, Bangalore',
    ],
  )
  const whole = JSON.stringify(listings)
  for (const word of ['Asha', 'Menon', 'View', 'Anita', 'Sale in'])
    assert.ok(!whole.includes(word), word)
  assert.deepEqual(
    remarks,
    [2, 3, 4, 6, 7].map(
      (line) => `${line} note: extra words from a portal around the place were left out`,
    ),
  )
})

test('signs at the ends of a place are not part of its name', async () => {
  const { listings, remarks } = await published([
    'Viman Nagar / Pune',
    'Viman Nagar/Pune',
    '- Viman Nagar – , Pune /',
    'Viman Nagar ( | Pune',
  ])
  assert.deepEqual(
    listings.map((listing) => [placeOf(listing), listing.city]),
    listings.map(() => ['Viman Nagar', 'Pune']),
  )
  assert.deepEqual([listings.length, remarks], [4, []])
})

test('a zone of a city is no locality if a locality is named before it', async () => {
  const { listings } = await published([
    'in Prestige Plaza , Whitefield, , Bangalore East, Bangalore',
    'Jakkur, , Bangalore North, Bangalore',
    'Saket, South Delhi',
    'Vasant Vihar, Thane West, Thane',
  ])
  assert.deepEqual(
    listings.map((listing) => [placeOf(listing), listing.city]),
    [
      ['Whitefield', 'Bengaluru'],
      ['Jakkur', 'Bengaluru'],
      ['Saket', 'Delhi'],
      ['Thane West', 'Thane'],
    ],
  )
  assert.ok(listings[0]?.address.startsWith('Prestige Plaza'), listings[0]?.address)
})

test('the first part of a place is no society if it is an area itself', async () => {
  const { listings } = await published([
    'Aundh ,Wireless Colony, Aundh,Pune',
    'Thite Nagar, Kharadi,Pune',
    'Lake Heights, Kharadi,Pune',
  ])
  assert.deepEqual(
    listings.map((listing) => [placeOf(listing), listing.detail.society]),
    [
      ['Aundh', undefined],
      ['Kharadi', undefined],
      ['Kharadi', 'Lake Heights'],
    ],
  )
})
