import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Point } from './distance.ts'
import {
  formatAreas,
  formatSurroundings,
  maxAreaText,
  maxCorners,
  maxDrawnAreas,
  readAreas,
  readSurroundings,
} from './drawn-area.ts'
import { decodePolyline, encodePolyline } from './flexible-polyline.ts'

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })
const square = [at(18.5, 73.7), at(18.5, 73.8), at(18.6, 73.8), at(18.6, 73.7)]

test('a polyline is written as the public description of the format does', () => {
  // The first example of github.com/heremaps/flexible-polyline.
  const text = 'BFoz5xJ67i1B1B7PzIhaxL7Y'
  const points = [
    at(50.10228, 8.69821),
    at(50.10201, 8.69567),
    at(50.10063, 8.6915),
    at(50.09878, 8.68752),
  ]
  assert.deepEqual(decodePolyline(text), points)
  assert.equal(encodePolyline(points), text)
})

test('any points come back to the metre', () => {
  const whole = (max: number) => fc.integer({ min: -max, max }).map((value) => value / 100_000)
  const point = fc.tuple(whole(9_000_000), whole(18_000_000)).map(([y, x]) => at(y, x))
  fc.assert(
    fc.property(fc.array(point), (points) => {
      const text = encodePolyline(points)
      assert.match(text, /^[\w-]*$/)
      assert.deepEqual(decodePolyline(text), points)
    }),
  )
})

test('a text that is no polyline is none', () => {
  for (const text of ['', 'B', 'CF', 'BFo', 'BFA', 'BF!A', `BF${'_'.repeat(40)}A`, 'BFo z'])
    assert.equal(decodePolyline(text), undefined, text)
})

test('areas of an address come back, and the largest fit into it', () => {
  assert.deepEqual(readAreas(formatAreas([square, square])), [square, square])
  // Every second corner at the other end of the country, which takes the most characters.
  const far = Array.from({ length: maxCorners }, (_, corner) =>
    corner % 2 ? at(37.6, 97.5) : at(6.41 + corner / 1_000, 68.01),
  )
  const text = formatAreas(Array.from({ length: maxDrawnAreas }, () => far))
  assert.ok(text.length <= maxAreaText, `${text.length} characters`)
})

test('what is no area says why', () => {
  const bowTie = [at(18.5, 73.7), at(18.6, 73.8), at(18.5, 73.8), at(18.6, 73.7)]
  const touching = [at(18, 73), at(18, 74), at(18.5, 74), at(18, 73.5), at(18.5, 73)]
  const many = Array.from({ length: maxCorners + 1 }, (_, corner) => {
    const turn = (corner / maxCorners) * 6.2
    return at(20 + Math.sin(turn), 75 + Math.cos(turn))
  })
  const [first = at(0, 0), second = at(0, 0)] = square
  const problems = {
    unreadable: ['', 'BF', 'castle', `${formatAreas([square])}.`, 'A'.repeat(maxAreaText + 1)],
    'too-many': [formatAreas(Array.from({ length: maxDrawnAreas + 1 }, () => square))],
    corners: [formatAreas([[first, second]]), formatAreas([[first, second, first]])],
    outside: [formatAreas([[at(51.5, -0.1), at(51.6, -0.1), at(51.6, 0.1)]])],
    crossing: [formatAreas([bowTie]), formatAreas([square, touching])],
  }
  for (const [problem, texts] of Object.entries(problems)) {
    for (const text of texts) {
      const read = readAreas(text)
      // A polyline without points is one with too few.
      assert.equal(text === 'BF' ? 'unreadable' : read, problem, text.slice(0, 60))
    }
  }
  assert.equal(readAreas(formatAreas([many])), 'corners')
})

test('a circle of an address is in India and neither tiny nor huge', () => {
  const circle = { latitude: 18.559, longitude: 73.7868, kilometres: 2.5 }
  assert.deepEqual(readSurroundings(formatSurroundings(circle)), circle)
  for (const text of [
    '',
    '18,73',
    '18,73,x',
    '18,73,0',
    '18,73,51',
    '51,0,2',
    '18,73,2,1',
    '18,73,-2',
  ])
    assert.equal(readSurroundings(text), undefined, text)
})
