import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from '@brickbazaar/random'
import { Furnished, ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { amenitiesFor, describeListing, featuresFor, type ListingText } from '#seed/listing-text.ts'
import { societyName } from '#seed/name.ts'
import { cities } from '#seed/place.ts'

const listings = Array.from({ length: 1600 }, (_, index): ListingText => {
  const seed = `listing ${index}`
  const dice = random(`facts ${index}`)
  const propertyType = dice.pick(PropertyType.keys)
  const city = dice.pick(cities)
  const home = ['apartment', 'villa', 'house'].includes(propertyType)
  const bare = dice.chance(0.15)
  return {
    seed,
    propertyType,
    listingType: dice.pick(ListingType.keys),
    bedrooms: home ? dice.whole(1, 5) : null,
    areaSqft: propertyType === 'agricultural' ? dice.whole(40_000, 400_000) : dice.whole(300, 6000),
    area: dice.pick(city.areas).name,
    city: city.name,
    society: propertyType === 'apartment' ? societyName(seed) : undefined,
    furnished: dice.pick([null, ...Furnished.keys]),
    features: bare ? [] : featuresFor(propertyType, seed),
    amenities: bare ? [] : amenitiesFor(propertyType, seed),
    floor: propertyType === 'apartment' && !bare ? dice.whole(0, 20) : null,
    totalFloors: bare ? null : 21,
  }
})
const texts = listings.map((facts) => ({ facts, ...describeListing(facts) }))

test('the same listing is described in the same words', () => {
  for (const { facts, title, description } of texts.slice(0, 50)) {
    assert.deepEqual(describeListing(facts), { title, description })
  }
})

test('a description has 60 to 140 words and does not shout', () => {
  for (const { description } of texts) {
    const words = description.split(/\s+/).length
    assert.ok(words >= 60 && words <= 140, `${words} words: ${description}`)
    assert.doesNotMatch(description, /!|undefined|null|NaN| {2}|\.\.| [,.]/)
    assert.match(description, /^[A-Z0-9].*\.$/)
  }
})

test('a title fits a card and names the place', () => {
  for (const { facts, title } of texts) {
    assert.ok(title.length >= 10 && title.length <= 80, title)
    assert.ok(title.includes(facts.area), title)
    assert.match(title, /^[A-Z0-9]/)
  }
})

test('a description says nothing that the fields do not', () => {
  for (const { facts, description } of texts) {
    const may = (words: RegExp, known: boolean) => {
      if (!known) assert.doesNotMatch(description, words, JSON.stringify(facts))
    }
    const has = (label: string) =>
      [...(facts.amenities ?? []), ...(facts.features ?? [])].includes(label)
    may(/\bfor sale\b/, facts.listingType === 'sell')
    may(/\bto let\b/, facts.listingType === 'rent')
    may(/\bon lease\b/, facts.listingType === 'lease')
    may(
      /\bfloor(?! of)\b|\bfloors\b/,
      Boolean(facts.totalFloors) || has('Mezzanine floor') || has('Reinforced floor'),
    )
    may(/fully furnished/, facts.furnished === 'fully-furnished')
    may(/semi-furnished/, facts.furnished === 'semi-furnished')
    may(/unfurnished/, facts.furnished === 'unfurnished')
    may(/\ba lift\b/, has('Lift'))
    may(/swimming pool/, has('Swimming pool'))
    may(/\bcovered parking\b/, has('Covered parking'))
    may(/Vaastu/, has('Vastu compliant'))
    may(/\bsociety\b/i, Boolean(facts.society))
    may(/BHK/, Boolean(facts.bedrooms))
  }
})

test('texts differ from listing to listing', () => {
  const openings = new Set(texts.map(({ description }) => description.slice(0, 40)))
  assert.ok(openings.size > texts.length * 0.8)
  assert.equal(new Set(texts.map(({ description }) => description)).size, texts.length)
})

test('the same home is told in many ways', () => {
  const [facts] = listings
  assert.ok(facts)
  const texts = Array.from({ length: 40 }, (_, index) =>
    describeListing({ ...facts, seed: `way ${index}` }),
  )
  assert.ok(new Set(texts.map(({ description }) => description)).size > 30)
  assert.ok(new Set(texts.map(({ title }) => title)).size > 3)
})

test('amenities and features are chosen once each, and never two that exclude each other', () => {
  for (const type of PropertyType.keys) {
    for (let index = 0; index < 60; index++) {
      const labels = [...amenitiesFor(type, `x ${index}`), ...featuresFor(type, `x ${index}`)]
      assert.equal(new Set(labels).size, labels.length, labels.join())
      assert.ok(labels.length >= 3)
      assert.ok(!(labels.includes('Wooden flooring') && labels.includes('Vitrified tiles')))
      assert.ok(!(labels.includes('Red soil') && labels.includes('Black soil')))
    }
  }
})
