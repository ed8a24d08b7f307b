import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { localeOfPath, preferredLocale } from './locale.ts'
import { t } from './translate.ts'

describe('languages', () => {
  test('a text without a translation stays English, with its values and plurals', () => {
    assert.equal(t('Reset everything'), 'Reset everything')
    const homes = '{count, plural, one {# home} other {# homes}} in {city}'
    assert.equal(t(homes, { count: 1, city: 'Pune' }), '1 home in Pune')
    assert.equal(t(homes, { count: 150_000, city: 'Pune' }), '1,50,000 homes in Pune')
  })

  test('a path says its language only as a whole first segment', () => {
    assert.equal(localeOfPath('/hi'), 'hi')
    assert.equal(localeOfPath('/hi/cities?search=hi'), 'hi')
    assert.equal(localeOfPath('/hi.data'), 'hi')
    assert.equal(localeOfPath('/hindi'), 'en')
    assert.equal(localeOfPath('/en/cities'), 'en')
    assert.equal(localeOfPath('/'), 'en')
  })

  test('the preferred language is the one that the product has, by its weight', () => {
    assert.equal(preferredLocale('hi-IN,hi;q=0.9,en;q=0.8'), 'hi')
    assert.equal(preferredLocale('ta-IN,en;q=0.5,hi;q=0.7'), 'hi')
    assert.equal(preferredLocale('hi;q=0, en-GB'), 'en')
    assert.equal(preferredLocale('ta, *;q=0.1'), undefined)
    assert.equal(preferredLocale(''), undefined)
  })
})
