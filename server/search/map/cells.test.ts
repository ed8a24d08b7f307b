import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Bounds } from '#contract/property/map-bounds.ts'
import { boundsOf, cellsAlong, coverBox, levelFor, readCell } from './cells.ts'

const box = fc
  .record({
    west: fc.double({ min: 68, max: 97, noNaN: true }),
    south: fc.double({ min: 6, max: 36, noNaN: true }),
    wide: fc.double({ min: 0.001, max: 20, noNaN: true }),
    high: fc.double({ min: 0.001, max: 20, noNaN: true }),
  })
  .map(({ west, south, wide, high }) => ({
    west,
    south,
    east: west + wide,
    north: south + high,
  }))

const meets = (one: Bounds, other: Bounds) =>
  one.west < other.east &&
  one.east > other.west &&
  one.south < other.north &&
  one.north > other.south

test('a box is covered exactly once by its cells', () => {
  fc.assert(
    fc.property(box, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), (asked, at, side) => {
      const { box, cover } = coverBox(asked)
      const cells = [...cover.inside, ...cover.across].map((word) => boundsOf(readCell(word)))
      // A point in the box is in exactly one of them.
      const x = asked.west + (asked.east - asked.west) * (side % 2 ? at : 1 - at) * 0.999
      const y = asked.south + (asked.north - asked.south) * (side > 1 ? at : 1 - at) * 0.999
      const holding = cells.filter(
        ({ west, east, south, north }) => x >= west && x < east && y >= south && y < north,
      )
      assert.equal(holding.length, 1)
      for (const cell of cells) assert.ok(meets(cell, box))
    }),
  )
})

test('a large box grows by at most a sixteenth of its side, and a small one not at all', () => {
  fc.assert(
    fc.property(box, (asked) => {
      const { box, cover } = coverBox(asked)
      const side = Math.max(asked.east - asked.west, asked.north - asked.south)
      const grown = [
        asked.west - box.west,
        asked.south - box.south,
        box.east - asked.east,
        box.north - asked.north,
      ]
      if (side < 0.08) assert.deepEqual(box, asked)
      for (const growth of grown) assert.ok(growth >= 0 && growth <= side / 16 + 1e-9)
      if (side > 0.1) assert.deepEqual(cover.across, [], 'nothing is left to be looked at')
      assert.ok(cover.inside.length + cover.across.length < 2_000)
    }),
  )
})

test('the longer side of a box has the requested number of cells, or up to four times it', () => {
  fc.assert(
    fc.property(box, (asked) => {
      const along = cellsAlong(asked, levelFor(asked, 5))
      assert.ok(along < 20)
      if (cellsAlong(asked, 16) >= 5) assert.ok(along >= 5 || along < 5.01)
    }),
  )
})
