import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { cleanLanding, cleanTouchLabel, maxLabelLength, touchClassOf } from './touch.ts'

/** How people came: kinds of pages and labels of campaigns (decision 0108). */

describe('the kind of page that somebody came from', () => {
  const byHost: Record<string, string> = {
    'www.google.co.in': 'search',
    'com.google.android.googlequicksearchbox': 'search',
    'search.brave.com': 'search',
    'mail.google.com': 'email',
    'outlook.live.com': 'email',
    'com.google.android.gm': 'email',
    'l.facebook.com': 'social',
    't.co': 'social',
    'web.whatsapp.com': 'messaging',
    't.me': 'messaging',
    'wa.me': 'messaging',
    'blog.example.in': 'partner',
    'notgoogle.com': 'partner',
  }
  for (const [host, kind] of Object.entries(byHost)) {
    test(`${host} is ${kind}`, () => assert.equal(touchClassOf({ host }), kind))
  }

  test('is said by a campaign first', () => {
    const host = 'www.google.com'
    assert.equal(touchClassOf({ host, medium: 'Email' }), 'email')
    assert.equal(touchClassOf({ host, medium: 'paid_social' }), 'social')
    assert.equal(touchClassOf({ medium: 'cpc', source: 'google' }), 'search')
    assert.equal(touchClassOf({ source: 'whatsapp', medium: 'share' }), 'messaging')
    assert.equal(touchClassOf({ source: 'housing-expo', medium: 'banner' }), 'partner')
  })

  test('is direct where nothing is known', () => assert.equal(touchClassOf({}), 'direct'))
})

describe('a label of a campaign', () => {
  test('is trimmed and bounded, and holds no markup', () => {
    assert.equal(cleanTouchLabel('  Diwali   2026 '), 'Diwali 2026')
    for (const kept of ['दिवाली ऑफर', 'sale-2026-11-29', 'new-homes-in-pune-west-for-families']) {
      assert.equal(cleanTouchLabel(kept), kept)
    }
    assert.equal(cleanTouchLabel('<script>alert(1)</script>'), 'scriptalert(1)/script')
    assert.equal(cleanTouchLabel('launch '.repeat(1500))?.length, maxLabelLength)
    for (const value of ['', '   ', '\ufffd\u0000', 42, null, undefined, {}]) {
      assert.equal(cleanTouchLabel(value), undefined)
    }
  })

  test('that may name a person is not stored', () => {
    for (const value of [
      'asha@example.in',
      'asha%40example.in',
      '+91 98765 43210',
      'user-9876543210',
      '0190a1b2-c3d4-7000-8000-000000000001',
      'd41d8cd98f00b204e9800998ecf8427e',
      'EAIaIQobChMI0123456789abcdefghijk',
    ]) {
      assert.equal(cleanTouchLabel(value), undefined, value)
    }
  })

  test('can always be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (value) => {
        const label = cleanTouchLabel(value)
        assert.ok(label === undefined || (label.isWellFormed() && !label.includes('\u0000')))
        assert.ok((label?.length ?? 1) >= 1 && (label?.length ?? 0) <= maxLabelLength)
      }),
    )
  })
})

test('a landing page is its path, without a query and without what is secret', () => {
  const cases: Record<string, string | undefined> = {
    '/': '/',
    '/hi': '/hi',
    '/properties?search=2bhk&email=a@b.in': '/properties',
    '/hi/properties/0190a1b2-c3d4-7000-8000-000000000001':
      '/hi/properties/0190a1b2-c3d4-7000-8000-000000000001',
    '/shortlist/Xy3-secret-token': '/shortlist',
    '/customer-portal/inquiries/0190a1b2': '/customer-portal',
    '/cities/pune#top': '/cities/pune',
    '/%3Cscript%3E': '/',
    'https://example.in/properties': undefined,
  }
  for (const [value, path] of Object.entries(cases)) assert.equal(cleanLanding(value), path, value)
  assert.equal(cleanLanding('/'.repeat(9000)), '/')
  assert.equal(cleanLanding(7), undefined)
})
