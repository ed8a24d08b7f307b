import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  bedroomText,
  factParts,
  type ListingFacts,
  placeText,
  priceText,
  rateText,
} from './property-text.ts'

const flat: ListingFacts = {
  price: 12_000_000,
  listingType: 'sell',
  propertyType: 'apartment',
  bedrooms: 3,
  bathrooms: 2,
  area: 1_240,
  areaUnit: 'sqft',
  areaSqft: 1_240,
}

test('a card has rooms, baths, area and the price per square foot', () => {
  assert.deepEqual(factParts(flat), ['3 BHK', '2 baths', '1,240 sq ft', '₹9,677/sq ft'])
})

test('facts that a listing lacks are not mentioned', () => {
  const shop = { ...flat, bedrooms: null, bathrooms: null, listingType: 'rent' } as const
  assert.deepEqual(factParts(shop), ['1,240 sq ft'])
})

test('a card gives area and rate of a plot in square feet, whatever the unit', () => {
  const land = { ...flat, bedrooms: null, bathrooms: 0, area: 2.5, areaSqft: 108_900 }
  const facts = factParts({ ...land, areaUnit: 'acre', price: 12_500_000 })
  assert.deepEqual(facts, ['1,08,900 sq ft', '₹115/sq ft'])
})

test('land sold by the acre has a price per acre on its page', () => {
  const land = { ...flat, area: 2.5, areaSqft: 108_900, areaUnit: 'acre' as const }
  assert.equal(rateText({ ...land, price: 12_500_000 }), '₹50.0L/acre')
})

test('rooms are counted in BHK and RK', () => {
  const rooms = (bedrooms: number | null) => ({ ...flat, bedrooms })
  assert.equal(bedroomText(rooms(2), 2.5), '2.5 BHK')
  assert.equal(bedroomText(rooms(0), 0.5), '1 RK')
  assert.equal(bedroomText(rooms(0)), 'Studio')
  assert.equal(bedroomText(rooms(null)), undefined)
  assert.equal(bedroomText({ bedrooms: 0, propertyType: 'commercial' }), undefined)
})

test('rents are monthly, prices and leases are not', () => {
  assert.equal(priceText({ price: 35_000, listingType: 'rent' }), '₹35,000/month')
  assert.equal(priceText({ price: 1_500_000, listingType: 'lease' }), '₹15.0L')
  assert.equal(priceText({ price: 12_000_000, listingType: 'sell' }), '₹1.2Cr')
})

test('a place names its city only once', () => {
  assert.equal(placeText({ location: { name: 'Baner' }, city: 'Pune' }), 'Baner, Pune')
  assert.equal(placeText({ location: 'Pune Camp', city: 'Pune' }), 'Pune Camp')
  assert.equal(placeText({ location: 'Somewhere', city: null }), 'Somewhere')
  assert.equal(placeText({ location: '', city: 'Pune' }), 'Pune')
})
