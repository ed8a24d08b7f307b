import assert from 'node:assert/strict'
import { test } from 'node:test'
import { policies } from './policies.ts'

test('privacy policy and terms are complete texts with places for the operator', () => {
  for (const [slug, ...names] of [
    [
      'privacy-policy',
      'Digital Personal Data Protection Act, 2023',
      'Data Protection Board of India',
    ],
    ['terms-of-use', 'Consumer Protection (E-Commerce) Rules, 2020', 'Ethics Code) Rules, 2021'],
  ]) {
    const page = policies.find((one) => one.slug === slug) ?? assert.fail(slug)
    const content = page.content.replaceAll(/\s+/g, ' ')
    const words = content.split(' ').length
    assert.equal(page.type, 'policy')
    assert.ok(words >= 900 && words <= 1_500, `${slug} has ${words} words`)
    for (const name of ['[registered company name]', '[grievance e-mail]', ...names]) {
      assert.ok(content.includes(name), `${slug}: ${name}`)
    }
  }
})
