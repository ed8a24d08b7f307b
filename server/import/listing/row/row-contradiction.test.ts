import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { imported, placeOf } from '#test/imported.ts'
import { fileOf, type Row } from '#test/row-file.ts'

/** Rows whose cells contradict each other. */

const site = useApp()

describe('a row that contradicts itself', () => {
  const rows: [what: string, row: Row, remark: string, place: string][] = [
    [
      'names the second of two localities with a comma',
      { Locality: 'Wakad, Baner' },
      'Wakad and Baner are two places, and Baner was used',
      'Baner',
    ],
    [
      'names the other locality of its address',
      { Locality: 'Wakad', 'Full Address': 'Baner, Pune, Maharashtra' },
      'the address says Baner, but the place stays Wakad',
      'Wakad',
    ],
    [
      'names the other city of its title before the word city',
      { Title: 'Flat in Mumbai city' },
      'the headline says Mumbai, but the city stays Pune',
      'Baner',
    ],
  ]
  for (const [what, row, remark, place] of rows) {
    test(what, async () => {
      const { listings, remarks } = await imported(site, fileOf([row]))
      assert.deepEqual(remarks, [`2 note: ${remark}`])
      assert.deepEqual(listings.map(placeOf), [place])
    })
  }

  test('keeps what is left out of its floors out of its description', async () => {
    const { listings } = await imported(site, fileOf([{ Floor: '12', 'Total Floors': '7' }]))
    assert.doesNotMatch(listings[0]?.description ?? '', /floor/i)
  })

  test('of a lower ground floor is not the basement of a number', async () => {
    const { listings } = await imported(site, fileOf([{ Floor: 'LG/5' }]))
    assert.match(listings[0]?.description ?? '', /Below the ground floor, building of 5 floors/)
  })

  test('with a sale price and a rent names the one that is left out', async () => {
    const file = `Title,Property Type,City,Locality,BHK,Area,Sale Price,Rent
a,Apartment,Pune,Wakad,2,900,6500000,25000
b,Apartment,Pune,Wakad,2,910,,26000
c,Apartment,Pune,Wakad,2,920,6700000,`
    const { listings, remarks } = await imported(site, file, { said: { listingType: 'rent' } })
    assert.equal(listings.length, 2)
    const reason =
      'left out: the price comes from "Rent", because a row is either for sale or for rent'
    assert.deepEqual(
      remarks.filter((remark) => remark.includes('left out')),
      [`2 note: ${reason}`, `4 refusal: ${reason}`],
    )
  })
})

for (const name of ['N. Mumbai', 'N Mumbai', 'New Mumbai']) {
  test(`${name} is Navi Mumbai`, async () => {
    const { listings, remarks } = await imported(site, fileOf([{ City: name, Locality: 'Vashi' }]))
    assert.deepEqual([listings[0]?.city, remarks], ['Navi Mumbai', []])
  })
}

test('a locality is one place however its side is written', async () => {
  const names = ['Andheri (W)', 'Andheri W', 'Andheri West', 'Andheri-West', 'Andheri (West)']
  const { listings } = await imported(
    site,
    fileOf(names.map((Locality) => ({ City: 'Mumbai', Locality }))),
  )
  const places = listings.map(({ location }) =>
    typeof location === 'string' ? location : location._id,
  )
  assert.deepEqual([places.length, new Set(places).size], [names.length, 1])
})
