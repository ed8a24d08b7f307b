import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { imported, placeOf } from '#test/imported.ts'
import { fileOf, type Row } from '#test/row-file.ts'

const site = useApp()

const waits = 'an administrator has to review the listing'

describe('the place of a row', () => {
  const places: [what: string, row: Row, remark: string | undefined, place: string][] = [
    [
      'a locality of a far city waits for a person',
      { City: 'Mumbai', Locality: 'Kothrud' },
      `"Kothrud" is in Pune on our list, not in Mumbai: ${waits}`,
      'Kothrud',
    ],
    [
      'a name that many cities have is no locality of a far one',
      { City: 'Bengaluru', Locality: 'Ganga Nagar' },
      undefined,
      'Ganga Nagar',
    ],
    [
      'a point in the city settles that no far town of the name is meant',
      { City: 'Surat', Locality: 'Palanpur', Latitude: '21.2', Longitude: '72.8' },
      undefined,
      'Palanpur',
    ],
    [
      'a region gives way to its city that alone has the locality',
      { City: 'Delhi NCR', Locality: 'DLF City Phase 2' },
      '"Delhi NCR" was read as Gurgaon, where DLF City Phase 2 is',
      'DLF City Phase 2',
    ],
    [
      'a city beside another state is another town, which waits',
      { City: 'Bilaspur', State: 'Himachal Pradesh', Locality: 'Main Market' },
      `"Bilaspur (Himachal Pradesh)" would be a new city: ${waits}`,
      'Main Market',
    ],
    [
      'a road gives way to the locality before it',
      { City: 'Kolkata', Locality: 'Project Kaikhali, VIP Road' },
      undefined,
      'Kaikhali',
    ],
    [
      'a locality of a neighbouring city goes in with a note',
      { City: 'Mumbai', Locality: 'Kharghar' },
      'we know "Kharghar" in Navi Mumbai, but it is imported under Mumbai, as in the file',
      'Kharghar',
    ],
    [
      'a sector of a neighbouring city that is named goes in with a note',
      { City: 'Delhi', Locality: 'Noida Sector 62' },
      'we know "Noida Sector 62" in Noida, but it is imported under Delhi, as in the file',
      'Noida Sector 62',
    ],
    [
      'two localities in one cell wait for a person',
      { Locality: 'Wakad/Hinjewadi' },
      `"Wakad/Hinjewadi" names several places: ${waits}`,
      'Wakad/Hinjewadi',
    ],
    [
      'a word for no locality stays text',
      { Locality: 'Various locations' },
      'not read as a place name, kept as text under the city',
      'Pune',
    ],
    [
      'a locality in Devanagari is the one of the lists',
      { City: 'पुणे', Locality: 'वाकड' },
      '"वाकड" was read as Wakad',
      'Wakad',
    ],
    [
      'the side of a locality in Devanagari is kept',
      { City: 'मुंबई', Locality: 'अंधेरी पश्चिम' },
      '"अंधेरी पश्चिम" was read as Andheri West',
      'Andheri West',
    ],
    [
      'a road that is a locality needs no person',
      { City: 'Bengaluru', Locality: 'Sarjapur Road' },
      undefined,
      'Sarjapur Road',
    ],
    [
      'a road named after a locality needs no person',
      { Locality: 'Baner Main Road' },
      undefined,
      'Baner Main Road',
    ],
  ]
  for (const [what, row, remark, place] of places) {
    test(what, async () => {
      const { listings, remarks } = await imported(site, fileOf([row]))
      assert.deepEqual(remarks, remark === undefined ? [] : [`2 note: ${remark}`])
      assert.deepEqual(listings.map(placeOf), [place])
      const status = remark?.includes(waits) ? 'pending' : 'approved'
      assert.deepEqual(
        listings.map((listing) => listing.status),
        [status],
      )
    })
  }
})
