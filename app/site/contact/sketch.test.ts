import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frame, sketch } from './sketch.ts'

const office = { latitude: 18.5594, longitude: 73.7797 }
const place = (name: string, north: number, east: number) => ({
  name,
  latitude: office.latitude + north / 111.2,
  longitude: office.longitude + east / 111.2 / Math.cos((office.latitude * Math.PI) / 180),
})

test('places are drawn to scale: a kilometre has the same length north and east', () => {
  const [baner, aundh] = sketch(office, [place('Baner', 2, 0), place('Aundh', 0, 3)])
  const { width, height, perKilometre } = frame
  assert.ok(baner && aundh)
  assert.deepEqual([baner.x, baner.y, aundh.x, aundh.y].map(Math.round), [
    width / 2,
    height / 2 - 2 * perKilometre,
    width / 2 + 3 * perKilometre,
    height / 2,
  ])
})

test('the name of a place near the edge is on the other side of its dot', () => {
  const [far] = sketch(office, [place('Koregaon Park', 1, 6.5)])
  assert.equal(far?.side, 'left')
})

test('places whose name would overlap another, the pin or the edge are left out', () => {
  const near = [
    place('Aundh', 2, 3),
    place('Aundh Gaon', 2.1, 3.2),
    place('Beside the pin', 0.3, 0.2),
    place('Beyond the edge', 6, 0),
  ]
  assert.deepEqual(
    sketch(office, near).map(({ name }) => name),
    ['Aundh'],
  )
})
