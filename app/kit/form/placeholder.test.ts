import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { placeholderOf } from './placeholder.ts'

const inBase64 = (hash: Uint8Array) => Buffer.from(hash).toString('base64')

test('the gradients at the corners have the colours of the decoded picture’s corners', () => {
  const picture = fc
    .record({ width: fc.integer({ min: 1, max: 100 }), height: fc.integer({ min: 1, max: 100 }) })
    .chain(({ width, height }) =>
      fc
        .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
        .map((rgba) => ({ width, height, rgba })),
    )
  fc.assert(
    fc.property(picture, fc.boolean(), ({ width, height, rgba }, isSheer) => {
      if (!isSheer) for (let index = 3; index < rgba.length; index += 4) rgba[index] = 255
      const hash = rgbaToThumbHash(width, height, rgba)
      const whole = thumbHashToRGBA(hash)
      const lights = Object.values(placeholderOf(inBase64(hash)) ?? {}).slice(0, 4)
      const corners = [0, whole.w - 1, whole.w * (whole.h - 1), whole.w * whole.h - 1]
      assert.deepEqual(
        lights,
        corners.map(
          (at) => `#${Buffer.from(whole.rgba.slice(4 * at, 4 * at + 3)).toString('hex')}`,
        ),
      )
    }),
    { numRuns: 200 },
  )
})

test('an invalid hash gives no background', () => {
  for (const hash of [null, undefined, '', '%']) assert.equal(placeholderOf(hash), undefined)
})
