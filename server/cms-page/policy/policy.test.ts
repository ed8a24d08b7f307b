import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPolicies } from './policies.ts'

const placesIn = (content: string) => (content.match(/\[[^\]]+\](?!\()/g) ?? []).toSorted()

const lawsOf: Record<string, string[]> = {
  'privacy-policy': [
    'Digital Personal Data Protection Act, 2023',
    'Data Protection Board of India',
  ],
  'terms-of-use': ['Consumer Protection (E-Commerce) Rules, 2020', 'Ethics Code) Rules, 2021'],
}

test('privacy policy and terms are complete texts with places for the operator', () => {
  const english = readPolicies().filter(({ language }) => language === 'en')
  assert.deepEqual(
    english.map(({ slug }) => slug),
    Object.keys(lawsOf),
  )
  for (const { slug, content, type } of english) {
    const words = content.split(/\s+/).length
    assert.equal(type, 'policy')
    assert.ok(words >= 900 && words <= 1_500, `${slug} has ${words} words`)
    const names = ['[registered company name]', '[grievance e-mail]', ...(lawsOf[slug] ?? [])]
    for (const name of names) assert.ok(content.includes(name), `${slug}: ${name}`)
  }
})

test('a translated policy has every part and place of the English one', () => {
  const policies = readPolicies()
  for (const language of ['hi', 'mr']) {
    assert.ok(policies.some((one) => one.language === language))
  }
  const headings = (content: string) => content.match(/^## /gm)?.length
  for (const { slug, language, content, title } of policies) {
    const english = policies.find((one) => one.slug === slug) ?? assert.fail(slug)
    assert.equal(headings(content), headings(english.content), `${slug} in ${language}`)
    assert.deepEqual(placesIn(content), placesIn(english.content), `${slug} in ${language}`)
    assert.notEqual(title, '')
  }
})
