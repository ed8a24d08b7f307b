import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createPath, resolvePath } from 'react-router'
import { plainPath } from './plain-path.ts'

const routed = (to: string) => createPath(resolvePath(to, '/cities/pune'))

test('the router leaves a plain path as it is', () => {
  const part = fc.stringMatching(/^[\w.?#/=&%-]{0,6}$/)
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const to = `/${parts.join('/')}`
      if (plainPath.test(to)) assert.equal(routed(to), to)
    }),
    { numRuns: 2_000 },
  )
})

test('paths of pages are plain, and what the router changes is not', () => {
  for (const to of [
    '/',
    '/properties?location=New%20Delhi&sort=newest',
    '/properties/a-1#contact',
  ]) {
    assert.ok(plainPath.test(to), to)
  }
  for (const to of ['', '?page=2', 'cities', '../x', '/a/../b', '/a//b', '//host', '/a?', '/a#']) {
    assert.ok(!plainPath.test(to), to)
  }
})
