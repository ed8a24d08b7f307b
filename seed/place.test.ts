import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cities } from '#seed/place.ts'

test('the demo has its six cities by name', () => {
  const names = cities.map((city) => city.name)
  assert.deepEqual(names.toSorted(), [
    'Bangalore',
    'Chennai',
    'Delhi',
    'Hyderabad',
    'Mumbai',
    'Pune',
  ])
})

for (const city of cities) {
  test(`${city.name} has real places in it`, () => {
    assert.ok(city.areas.length >= 10 && city.areas.length <= 15)
    for (const area of city.areas) {
      assert.match(area.pincode, /^[1-9]\d{5}$/, area.name)
      assert.ok(distance(city, area) < 45, `${area.name} lies ${distance(city, area)} km away`)
      assert.ok(
        area.latitude > 8 && area.latitude < 33 && area.longitude > 68 && area.longitude < 90,
      )
    }
  })

  test(`${city.name} names each of its places once`, () => {
    const known = new Set<string>()
    for (const { name, aliases } of city.areas) {
      for (const word of [name, ...aliases]) {
        assert.ok(!known.has(word.toLowerCase()), word)
        known.add(word.toLowerCase())
      }
    }
  })

  test(`${city.name} has plausible prices and ground at its edge`, () => {
    for (const { name, salePerSqft, rentPerSqft } of city.areas) {
      const annualYield = (rentPerSqft * 12) / salePerSqft
      assert.ok(salePerSqft >= 4000 && salePerSqft <= 60_000, name)
      assert.ok(annualYield > 0.015 && annualYield < 0.055, `${name}: ${annualYield}`)
    }
    assert.ok(city.areas.some((area) => area.outskirts))
  })
}

/** Returns kilometres, accurate enough within a city. */
function distance(from: Point, to: Point): number {
  const north = (to.latitude - from.latitude) * 111
  const east = (to.longitude - from.longitude) * 111 * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

interface Point {
  latitude: number
  longitude: number
}
