import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cityKey, findCity, neighboursOf, placeKey, splitCity } from '#domain/place/cities.ts'
import { localityKey } from '#domain/place/locality-key.ts'
import { isPlaceName, readPlace, withCapitals } from './read-place.ts'

describe('cities', () => {
  test('a city is found by its current and its former names', () => {
    for (const name of ['Bangalore', 'BENGALURU', ' bangalore ', 'blr']) {
      assert.equal(findCity(name)?.name, 'Bengaluru')
    }
    assert.equal(findCity('Gurugram')?.name, 'Gurgaon')
    assert.equal(findCity('Atlantis'), undefined)
    assert.equal(cityKey('Bombay'), cityKey('mumbai'))
    assert.equal(cityKey('Atlantis'), 'atlantis')
  })

  test('a city at the end of a place is separated from the rest', () => {
    for (const [text, rest, city] of [
      ['Sector 62 Gurgaon', 'Sector 62', 'Gurgaon'],
      ['Whitefield Bangalore', 'Whitefield', 'Bengaluru'],
      ['Saket, New Delhi', 'Saket', 'Delhi'],
      ['Sector 26 (Noida)', 'Sector 26', 'Noida'],
      ['Sector 1 Greater Noida West', 'Sector 1', 'Greater Noida'],
      ['Sector Chi 5 Gr Noida', 'Sector Chi 5', 'Greater Noida'],
      ['Noida', '', 'Noida'],
      ['Viman Nagar / Pune', 'Viman Nagar', 'Pune'],
      ['Viman Nagar/Pune', 'Viman Nagar', 'Pune'],
      ['Viman Nagar | Pune /', 'Viman Nagar', 'Pune'],
    ]) {
      const found = splitCity(text ?? '')
      assert.deepEqual([found?.rest, found?.city.name], [rest, city], text)
    }
    assert.equal(splitCity('Mysore Road'), undefined)
  })

  test('neighboursOf returns the other cities of the same market', () => {
    const names = neighboursOf('Delhi').map((city) => city.name)
    assert.ok(names.includes('Noida') && !names.includes('Delhi'))
    assert.ok(
      neighboursOf('Delhi NCR')
        .map((city) => city.name)
        .includes('Delhi'),
    )
    assert.deepEqual(neighboursOf('Nagpur'), [])
  })
})

describe('places of several parts', () => {
  for (const [text, expected] of [
    ['Lake View, Kokapet, Outer Ring Road, Hyderabad', ['Lake View', 'Kokapet', 'Hyderabad']],
    ['Kokapet, Outer Ring Road Hyderabad', [undefined, 'Kokapet', 'Hyderabad']],
    ['Lake View, Lake View, Baner, Pune', ['Lake View', 'Baner', 'Pune']],
    ['Whitefield Bangalore', [undefined, 'Whitefield', 'Bengaluru']],
    ['/ Lake View > Baner - ; Pune', ['Lake View', 'Baner', 'Pune']],
    ['Kothrud (', [undefined, 'Kothrud', undefined]],
    ['Miyapur, NH 9', [undefined, 'Miyapur', undefined]],
    ['Attapur, Hyderabad Expressway', [undefined, 'Attapur', undefined]],
    ['Old Mumbai Highway', [undefined, 'Old Mumbai Highway', undefined]],
    ['Phool Bagan, Kankurgachi', ['Phool Bagan', 'Kankurgachi', undefined]],
    ['Pune', [undefined, undefined, 'Pune']],
    ['Electronic City, Phase 2', [undefined, 'Electronic City Phase 2', undefined]],
    ['Sector 4, HSR Layout', [undefined, 'HSR Layout', undefined]],
    ['Aundh ,Wireless Colony, Aundh,Pune', [undefined, 'Aundh', 'Pune']],
    ['Thite Nagar, Kharadi, Pune', [undefined, 'Kharadi', 'Pune']],
    ['Indira Nagar Heights, Dhanori, Pune', ['Indira Nagar Heights', 'Dhanori', 'Pune']],
    ['12, Hill Road, Bandra West, Mumbai', [undefined, 'Bandra West', 'Mumbai']],
    [
      'Brigade Tech Park, Whitefield, , Bangalore East, Bangalore',
      ['Brigade Tech Park', 'Whitefield', 'Bengaluru'],
    ],
    ['M.G. Road, Bangalore Central', [undefined, 'M.G. Road', 'Bengaluru']],
    ['Press Enclave, Saket, South Delhi', ['Press Enclave', 'Saket', 'Delhi']],
    ['Bangalore North', [undefined, 'Bangalore North', 'Bengaluru']],
    ['Vasant Vihar, Thane West, Thane', [undefined, 'Thane West', 'Thane']],
    ['Lake View, Uttarahalli South, Bangalore', ['Lake View', 'Uttarahalli South', 'Bengaluru']],
  ] as const) {
    test(text, () => {
      const reading = readPlace(text)
      assert.ok(reading.ok)
      const { society, locality, city } = reading.value
      assert.deepEqual([society, locality, city?.name], expected)
    })
  }

  test('pincode, state and country at the end of an address are not part of the locality', () => {
    const reading = readPlace('4, Hill Road, Andheri West, Mumbai, Maharashtra 400 058, India')
    assert.ok(reading.ok)
    assert.equal(reading.value.locality, 'Andheri West')
    assert.equal(reading.value.city?.name, 'Mumbai')
    assert.equal(reading.value.pincode, '400058')
  })

  test('blanks and commas alone are not a place', () => {
    assert.equal(readPlace(' , ').ok, false)
  })
})

describe('names of places', () => {
  test('spellings of one locality have one key', () => {
    assert.equal(localityKey('Sector-13  Kharghar'), localityKey('sector 13 kharghar'))
    assert.equal(localityKey('Electronic City Phase II'), localityKey('Electronic City Phase 2'))
    assert.notEqual(localityKey('Sector 1'), localityKey('Sector 11'))
    assert.equal(placeKey('  Children’s  Park '), 'childrens park')
  })

  test('addresses and advertisements are not names of places', () => {
    for (const name of ['Indiranagar', 'Sector 62', 'S.D.A', 'BTM Layout', 'हिंजवडी']) {
      assert.ok(isPlaceName(name), name)
    }
    for (const name of [
      '2 BHK',
      '700051',
      'vaishnavghata , house number s-300',
      'near the temple',
      'No 12 4th Cross Gandhi Nagar',
      'x',
      'a'.repeat(80),
    ]) {
      assert.ok(!isPlaceName(name), name)
    }
  })

  test('only text without any capital is capitalised', () => {
    assert.equal(
      withCapitals('3 bhk flat in dlf phase 2, sector 99a'),
      '3 BHK Flat in DLF Phase 2, Sector 99A',
    )
    assert.equal(withCapitals('2nd stage'), '2nd Stage')
    assert.equal(withCapitals('HSR layout'), 'HSR layout')
  })
})
