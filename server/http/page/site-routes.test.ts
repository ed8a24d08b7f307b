import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOf, siteTest } from './site-routes.ts'

const routes = {
  root: { path: '' },
  'site/site-frame': { parentId: 'root' },
  'site/home': { parentId: 'site/site-frame' },
  'site/property-list': { parentId: 'site/site-frame', path: 'properties' },
  'site/property-page': { parentId: 'site/site-frame', path: 'properties/:id' },
  'site/not-found': { parentId: 'site/site-frame', path: '*' },
  'broker-portal/portal': { parentId: 'root', path: 'broker-portal' },
  'broker-portal/properties': { parentId: 'broker-portal/portal', path: 'properties' },
}
const build = { routes, assets: { routes } }
const isOfSite = siteTest(build)

test('pages of the site are rendered by its own routes', () => {
  for (const url of [
    '/',
    '/?visit=1',
    '/properties',
    '/properties?location=Pune',
    '/properties/an-id',
    '/hi/properties/an-id?offer=b',
    '/hi',
  ]) {
    assert.equal(isOfSite(url), true, url)
  }
  assert.deepEqual(
    Object.keys(siteOf(build).assets.routes),
    Object.keys(routes).filter((id) => !id.startsWith('broker-portal')),
  )
})

test('any other address is left to all routes, also one that is written in another way', () => {
  for (const url of [
    '/broker-portal',
    '/broker-portal/properties',
    '/no-such-page',
    '/*',
    '/Properties',
    '/%70roperties',
    '//broker-portal',
    '/properties/',
    '/properties.data',
    '/__manifest?paths=/properties',
  ]) {
    assert.equal(isOfSite(url), false, url)
  }
})
