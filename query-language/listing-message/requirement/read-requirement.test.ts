import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { corpusDay } from '#query-language/listing-message/corpus/score-messages.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { readRequirement } from './read-requirement.ts'

/** What is asked for is read as it is said: a wish stays a wish, and no word gets a value. */

const gazetteer = buildGazetteer([])
const read = (text: string) => readRequirement(text, gazetteer, corpusDay)

describe('a requirement', () => {
  test('keeps what is only welcome apart', () => {
    const reading = read('Need 2bhk Baner rent 30k, first floor preferable, gym ho to accha, lift')
    assert.deepEqual(reading?.filter.amenities, [{ name: 'Lift' }])
    assert.equal(reading?.filter.floor, undefined)
    assert.equal(reading?.wishes, 'preferably 1st floor, preferably with Gym')
    const { slots } = parseQuery(reading?.search ?? '', gazetteer, corpusDay)
    assert.deepEqual(
      slots.filter(({ isSoft }) => isSoft).map(({ slot }) => slot),
      ['floor', 'amenity'],
    )
  })

  test('is to buy where nothing is let for its amount', () => {
    assert.equal(read('Any 2BHK in Kalyan below 60L')?.filter.intent, 'sell')
    assert.equal(read('2bhk Kalyan 60k')?.filter.intent, 'rent')
    assert.equal(read('2bhk Kalyan deposit 25 lakh')?.filter.intent, undefined)
  })

  test('has no value that its words do not carry', () => {
    const corner = read('Need plot in Sector 14 Gurgaon, no corner needed')
    assert.equal(corner?.filter.amenities, undefined)
    assert.equal(read('Warehouse Bhiwandi 20000 sqft 14 rs tak')?.filter.budget, undefined)
    assert.equal(read('3bhk rent 3L, Planet Godrej or Raheja Vivarea')?.filter.builders, undefined)
    assert.equal(read('Owner wants no pets so no issue. Need 3bhk')?.filter.tenants, undefined)
  })

  test('has what no search can express as terms, by how strong they are', () => {
    const termsOf = (text: string) =>
      read(text)?.terms.map(({ strength, text: words }) => `${strength}: ${words}`)
    const cases: Record<string, string[]> = {
      'Need 2bhk Baner rent 30k, only direct options': ['must: only direct options'],
      'Need 2bhk Baner rent 30k. Water should be there': ['must: Water should be there'],
      'Need 1bhk Baner rent 15k, 2 wheeler parking needed': ['must: 2 wheeler parking needed'],
      'Need 2bhk Baner rent 30k, landlord nearby would be gr8': [
        'soft: landlord nearby would be gr8',
      ],
      'Need 2bhk Baner rent 30k, DDA flats nahi chahiye': ['excluded: DDA flats nahi chahiye'],
      'Need 2bhk Baner rent 30k, no stack parking': ['excluded: no stack parking'],
      'Need 2bhk Baner rent 30k, shift by 15 Dec': [],
      'Need 2bhk Baner rent 30k. Family of 4, gujarati, call 98200 00111': [],
    }
    for (const [text, terms] of Object.entries(cases)) assert.deepEqual(termsOf(text), terms, text)
  })

  test('asks for nothing that may be missing, in Bengali too', () => {
    for (const lift of ['lift na hole-o cholbe', 'লিফট না থাকলেও চলবে', 'লিফট না হলেও চলবে']) {
      assert.equal(read(`Need 2bhk Baner rent 30k, ${lift}`)?.wishes, '', lift)
    }
  })

  test('insists on what is not negotiable, and does not refuse it', () => {
    for (const firmness of ['non negotiable', 'non-negotiable', 'without fail']) {
      const reading = read(`Need 2bhk Baner rent 30k. Lift + private cellar ${firmness}`)
      assert.deepEqual(reading?.filter.amenities, [{ name: 'Lift' }], firmness)
      assert.deepEqual(
        reading?.terms.map(({ strength }) => strength),
        ['must'],
        firmness,
      )
    }
    const refused = read('Need 2bhk Baner rent 30k. No stack parking non negotiable')
    assert.equal(refused?.terms[0]?.strength, 'excluded')
  })

  test('makes no budget of a figure with another unit', () => {
    const figures = [
      ...['parking for 6–8 two wheelers', 'parents aged 75+', '20+ ft road', "height min 30'"],
      ...['lease 5+4 yrs', 'min 6% yield'],
    ]
    for (const figure of figures) {
      assert.equal(read(`Need shop in Baner, ${figure}`)?.filter.budget, undefined, figure)
    }
    assert.equal(read('Need shop in Baner, 50+ lakh')?.filter.budget?.min, 5_000_000)
  })

  test('asks for nothing that is refused, or taken as well', () => {
    const filterOf = (text: string) => read(text)?.filter
    assert.equal(filterOf('Need 2bhk Baner rent 30k, expressway facing bhi nahi')?.near, undefined)
    assert.equal(filterOf('2bhk Baner rent 30k, ok with unfurnished')?.furnishing, undefined)
    assert.equal(filterOf('2bhk Baner rent 30k, ground floor also chalega')?.floor, undefined)
    assert.equal(filterOf('2bhk Baner 30k, semi gated ayina parvaledu')?.amenities, undefined)
    assert.equal(read('2bhk Baner 30k, semi furnished is also fine')?.wishes, '')
    assert.ok(filterOf('2bhk Baner 30k, park facing hi chalega')?.amenities)
    assert.equal(filterOf('Godown Baner, 12 mtr height')?.near, undefined)
    assert.equal(filterOf('Plot Malappuram, tar road side')?.localities, undefined)
    assert.equal(filterOf('Buy 4bhk Baner 2 cr, token ready')?.possession, undefined)
    assert.equal(filterOf('Need 2bhk Baner rent, forest boundary land not ok')?.notTypes, undefined)
    assert.deepEqual(
      filterOf('Need plot in Baner, E or N facing, 80 lakh')?.facing?.map(({ name }) => name),
      ['east', 'north'],
    )
  })

  test('has every sector of a list or a short range, and none of a long one', () => {
    const sectors = (text: string) =>
      read(text)?.filter.localities?.map(({ name, section }) => section ?? name)
    const four = [6, 10, 11, 12].map((sector) => `Sector ${sector}`)
    assert.deepEqual(sectors('3bhk rent Dwarka sec 6,10,11,12'), four)
    assert.deepEqual(sectors('2bhk Kharghar sec 10 se 12'), ['Sector 10', 'Sector 11', 'Sector 12'])
    assert.equal(sectors('Need plot in Sector 1 to 57 Gurgaon'), undefined)
    assert.deepEqual(sectors('2bhk sector 10 to 2 cr Noida'), ['Sector 10'])
  })

  test('has the names in a list with a place it knows', () => {
    const places = (text: string) => read(text)?.filter.localities?.map(({ name }) => name)
    const named: [text: string, names: string[]][] = [
      ['Flat in Wakad, Kolte Heights or Kalewadi Phata', ['Wakad', 'Kolte Heights']],
      ['2bhk Thane West - Vasant Heights / Blue Ridge Tower', ['Thane West', 'Vasant Heights']],
      ['Plot near Wakad (Sundar Residency, Laxmi Chowk Side)', ['Sundar Residency']],
    ]
    for (const [text, names] of named)
      for (const name of names) assert.ok(places(text)?.includes(name), `${text}: ${name}`)
    for (const text of [
      'Wakad 2bhk, Rakesh Joshi',
      'Loc: Wakad, Lift',
      'Wakad, not Sundar Residency',
    ])
      assert.deepEqual(places(text), ['Wakad'], text)
  })

  test('faces where a direction stands alone or before a door', () => {
    const facing = (text: string) =>
      read(text)?.filter.facing?.map(({ name, not }) => (not ? `not ${name}` : name))
    for (const words of ['North/East', 'East or north only', 'north & east entry'])
      assert.deepEqual(facing(`3bhk Wakad 90 lakh. ${words}.`)?.toSorted(), ['east', 'north'])
    assert.deepEqual(facing('3bhk Wakad 90 lakh, dakshin dwar nahi'), ['not south'])
    assert.deepEqual(facing('3bhk Surat 90 lakh, દક્ષિણ મુખ ન ચાલે'), ['not south'])
    assert.equal(facing('3bhk Andheri West, 90 lakh, south India family'), undefined)
  })

  test('settles a place only in the town that is named with it', () => {
    const places = (text: string) =>
      read(text)?.filter.localities?.map(({ name, city }) => [name, city])
    assert.deepEqual(places('dukan chandni chowk ya sadar bazar delhi'), [
      ['Chandni Chowk', 'Delhi'],
      ['Sadar Bazar', 'Delhi'],
    ])
    assert.deepEqual(places('4bhk Chandigarh sec 8 / Panchkula sec 6'), [
      ['Sector 8', 'Chandigarh'],
      ['Sector 6', 'Panchkula'],
    ])
  })
})
