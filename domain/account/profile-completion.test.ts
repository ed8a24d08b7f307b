import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ProfileFacts, profileCompletion } from './profile-completion.ts'

const nothing: ProfileFacts = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  preferredLocations: [],
  propertyType: [],
  budgetRange: { min: 0, max: 0 },
  interests: [],
  dateOfBirth: null,
  gender: null,
}

/** One entry per check, with every fact that the check needs. */
const checks: Partial<ProfileFacts>[] = [
  { firstName: 'Meera', lastName: 'Iyer', phone: '+919876543210' },
  { email: 'meera@example.in' },
  { preferredLocations: ['Whitefield'] },
  { propertyType: ['apartment'] },
  { budgetRange: { min: 5_000_000, max: 9_000_000 } },
  { interests: ['Gym'] },
  { dateOfBirth: '1990-04-01', gender: 'female' },
]

test('an empty profile is 0 % complete', () => {
  assert.equal(profileCompletion(nothing), 0)
})

test('each of the seven checks is worth one point', () => {
  for (const check of checks) assert.equal(profileCompletion({ ...nothing, ...check }), 14)
})

test('the percentage is rounded as checks are met one after another', () => {
  let profile = nothing
  const shares = checks.map((check) => {
    profile = { ...profile, ...check }
    return profileCompletion(profile)
  })
  assert.deepEqual(shares, [14, 29, 43, 57, 71, 86, 100])
})

test('a check that is met only in part is worth nothing', () => {
  const halves: Partial<ProfileFacts>[] = [
    { firstName: 'Meera', lastName: 'Iyer' },
    { firstName: 'Meera', phone: '+919876543210' },
    { lastName: 'Iyer', phone: '+919876543210' },
    { budgetRange: { min: 5_000_000, max: 0 } },
    { budgetRange: { min: 0, max: 9_000_000 } },
    { dateOfBirth: '1990-04-01' },
    { gender: 'other' },
    { email: '  ' },
  ]
  for (const half of halves) assert.equal(profileCompletion({ ...nothing, ...half }), 0)
})

test('a customer who has just signed up meets two of the seven checks', () => {
  assert.equal(profileCompletion({ ...nothing, ...checks[0], ...checks[1] }), 29)
})
