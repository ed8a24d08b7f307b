import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { kilometresBetween, type Point } from '#domain/place/distance.ts'
import { maxCorners, problemOf, readAreas } from '#domain/place/drawn-area.ts'
import { areaOf, ringOf } from './outline.ts'
import { extentOf, isInView, shapesOf, withShapes } from './shapes.ts'

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

/** A line drawn by hand around a point, so many times around. */
const drawn = (turns: number, shake = 0) =>
  Array.from({ length: 200 }, (_, step) => {
    const turn = (step / 200) * turns * 2 * Math.PI
    const reach = 0.02 * (1 + shake * Math.sin(step * 7.3))
    return at(18.55 + reach * Math.sin(turn), 73.8 + reach * Math.cos(turn))
  })

test('a line drawn by hand becomes an area of few corners, also where its ends overlap', () => {
  for (const [turns, shake] of [
    [0.9, 0],
    [1, 0.02],
    [1.1, 0.01],
    [1.08, 0.05],
  ] as const) {
    const area = areaOf(drawn(turns, shake))
    assert.ok(typeof area !== 'string', `${turns} times around: ${area}`)
    assert.ok(area.length >= 8 && area.length <= maxCorners, `${area.length} corners`)
    assert.equal(problemOf(area), undefined)
  }
})

test('whatever is drawn is an area that an address may carry, or says what is wrong', () => {
  const point = fc.tuple(
    fc.double({ min: 18.4, max: 18.7, noNaN: true }),
    fc.double({ min: 73.6, max: 74, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(point, { maxLength: 120 }), (points) => {
      const area = areaOf(points.map(([latitude, longitude]) => at(latitude, longitude)))
      if (typeof area === 'string') return
      const { area: text } = withShapes({}, { areas: [area], near: undefined })
      assert.deepEqual(readAreas(text ?? ''), [area])
    }),
  )
})

test('two similar loops are no area, and neither is a dot or London', () => {
  const eight = [at(18.5, 73.7), at(18.6, 73.8), at(18.5, 73.8), at(18.6, 73.7)]
  assert.equal(areaOf(eight), 'crossing')
  assert.equal(areaOf([at(18.5, 73.7), at(18.5, 73.7)]), 'corners')
  assert.equal(areaOf([]), 'corners')
  assert.equal(areaOf([at(51.5, 0), at(51.6, 0), at(51.6, 0.1)]), 'outside')
})

test('shapes replace the part of the map shown, and the rest of the filter stays', () => {
  const filter = { location: 'Pune', bounds: '72,18,73,19', area: 'BF', near: '18,73,2' }
  const near = { ...at(18.559, 73.7868), kilometres: 2.6 }
  const next = withShapes(filter, { areas: [], near })
  assert.deepEqual(next, { location: 'Pune', near: '18.559,73.7868,2.6' })
  assert.deepEqual(shapesOf(next), { areas: [], near })
  const extent = extentOf(shapesOf(next))
  assert.ok(extent && extent.south < 18.54 && extent.north > 18.58)
  const around = (by: number) => ({
    west: 73.7868 - by,
    south: 18.559 - by,
    east: 73.7868 + by,
    north: 18.559 + by,
  })
  // Neither larger than what is in view, nor a dot on the map of the country.
  assert.deepEqual(
    [0.01, 0.03, 0.1, 5].map((by) => isInView(around(by), extent)),
    [false, true, true, false],
  )
  for (const corner of ringOf(near)) {
    const away = kilometresBetween(near, corner)
    assert.ok(Math.abs(away - 2.6) < 0.01, String(away))
  }
})
