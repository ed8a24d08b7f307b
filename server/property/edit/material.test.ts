import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { PropertyDetail } from '#contract/property/detail.ts'
import { PropertyChange } from '#contract/property/draft.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'
import { submit } from '#test/submission.ts'

/**
 * For every field of a listing: is an approved listing reviewed again when it changes? (decision
 * 0009)
 */

const site = useApp()

let owner: Awaited<ReturnType<typeof makeBroker>>
let administrator: Awaited<ReturnType<typeof makeAdministrator>>
beforeEach(async () => {
  owner = await makeBroker(site.context.db)
  administrator = await makeAdministrator(site.context.db)
})

type Samples = Record<string, [approved: unknown, edited: unknown]>

const reviewedFacts: Samples = {
  title: ['Three bedrooms', 'Villa with a pool'],
  description: ['A quiet lane.', 'A busy road.'],
  propertyType: ['apartment', 'villa'],
  listingType: ['sell', 'rent'],
  price: [9_500_000, 10_500_000],
  area: [1_240, 1_250],
  areaUnit: ['sqft', 'sqmt'],
  bedrooms: [3, 4],
  bathrooms: [2, 3],
  parkingSpaces: [1, 5],
  floor: [2, 3],
  totalFloors: [8, 9],
  location: ['Indiranagar', 'Koramangala'],
  address: ['14, 12th Main', '7, 80 Feet Road'],
  pincode: ['560038', '560034'],
  amenities: [['Lift'], ['Lift', 'A helipad']],
  features: [['Corner plot'], ['Corner plot', 'A helipad']],
  coordinates: [
    { latitude: 12.97, longitude: 77.64 },
    { latitude: 12.93, longitude: 77.62 },
  ],
}

const reviewedDetails: Samples = {
  bhk: [2.5, 3.5],
  balconies: [1, 9],
  servantRoom: [false, true],
  studyRoom: [false, true],
  poojaRoom: [false, true],
  areaBasis: ['carpet', 'built-up'],
  areaCarpetSqft: [900, 910],
  areaBuiltUpSqft: [1_100, 1_110],
  areaSuperBuiltUpSqft: [1_240, 1_250],
  areaPlotSqft: [2_400, 2_500],
  areaMaxSqft: [1_400, 1_500],
  seats: [40, 60],
  cabins: [2, 4],
  meetingRooms: [1, 2],
  frontageFt: [18, 20],
  ceilingHeightFt: [30, 36],
  powerLoadKw: [75, 100],
  areaText: ['24 Guntha', '34 Guntha'],
  priceMax: [11_000_000, 19_000_000],
  maintenance: [5_000, 6_000],
  maintenancePer: ['year', 'month'],
  isMaintenanceIncluded: [true, false],
  chargeParking: [200_000, 400_000],
  chargeClub: [100_000, 150_000],
  chargeCorpus: [100_000, 150_000],
  chargeLocation: [100_000, 150_000],
  chargeOther: [100_000, 150_000],
  tokenAmount: [51_000, 52_000],
  brokeragePercent: [1, 2],
  deposit: [100_000, 200_000],
  brokerage: ['one-month', 'none'],
  roomSharing: [2, 3],
  tenants: ['Family', 'Anyone'],
  possession: ['ready', 'under-construction'],
  ocReceived: [false, true],
  ccReceived: [false, true],
  ageYears: [20, 2],
  age: ['20 years', 'New'],
  resale: [true, false],
  ownership: ['leasehold', 'freehold'],
  khata: ['b', 'a'],
  approvals: [['dtcp'], ['dtcp', 'bda']],
  isEncumbranceFree: [false, true],
  loanApprovedBy: ['SBI', 'HDFC'],
  surveyNumber: ['45/2', '46/1'],
  listedBy: ['broker', 'owner'],
  rera: [undefined, 'not-applicable'],
  reraNumber: [undefined, 'PRM/KA/RERA/1251/446/PR/171014/000245'],
  reraState: ['Karnataka', 'Kerala'],
  reraReason: ['Built before 2016', 'Under 500 sq m'],
  reraValidFrom: ['2024-01-01', '2024-01-02'],
  reraValidTo: [undefined, '2029-01-01'],
  reraAppliedOn: ['2026-01-01', '2026-01-02'],
  facing: ['south', 'east'],
  isCorner: [false, true],
  openSides: [1, 3],
  roadWidthFt: [20, 60],
  plotLengthFt: [40, 60],
  plotBreadthFt: [30, 40],
  society: ['Green Acres', 'Blue Acres'],
  parkingCovered: [1, 2],
  parkingOpen: [1, 2],
  floodHistory: ['often', 'none'],
  internet: ['Fibre', 'None'],
  landmark: ['Opposite the park', 'Opposite the lake'],
  metroName: ['Indiranagar', 'MG Road'],
  metroLine: ['Purple Line', 'Green Line'],
  metroWalkMetres: [2_000, 200],
  societyRule: ['Quiet hours from ten', 'No pets in the lift'],
  societyRuleSource: ['Bye-law 4', 'Bye-law 7'],
}

const liveFacts: Samples = {
  // Furniture changes with tenants, and every form sends a value.
  furnished: ['unfurnished', 'fully-furnished'],
}

const liveDetails: Samples = {
  // Kitchens are refitted.
  kitchen: ['regular', 'modular'],
  // An opinion, or something settled in the negotiation and agreement.
  isVastu: [false, true],
  isNegotiable: [false, true],
  lockInMonths: [6, 11],
  noticeMonths: [1, 2],
  agreementMonths: [11, 24],
  escalationPercent: [5, 10],
  petsAllowed: [false, true],
  // Dates move.
  availableFrom: ['2027-01-01', '2027-02-01'],
  possessionBy: ['2027-12', '2028-06'],
  postedOn: ['2026-10-01', '2026-10-02'],
  // Facilities of the building, like the offered amenities.
  lifts: [1, 2],
  towers: [2, 3],
  projectUnits: [80, 120],
  waterSources: [['tanker'], ['municipal']],
  powerBackup: ['none', 'full'],
  hasEvCharging: [false, true],
  hasPipedGas: [false, true],
  isGated: [false, true],
  // The broker decides how precise the public location is.
  placePrecision: ['locality', 'street'],
  // The broker's internal records.
  isExclusive: [false, true],
  ownReference: ['A-1', 'A-2'],
}

// Fields that are only valid together with another one, which stays unchanged here.
const companions: Record<string, Record<string, unknown>> = {
  rera: { reraReason: 'Built before 2016' },
  societyRule: { societyRuleSource: 'Bye-law 4' },
  societyRuleSource: { societyRule: 'Quiet hours from ten' },
}

async function approved(given: Record<string, unknown>): Promise<string> {
  const submitted = await submit(site, owner, given)
  assert.equal(submitted.status, 201, JSON.stringify(submitted.body))
  const { _id: id } = submitted.body.property
  const { token } = administrator
  const body = { status: 'approved' }
  const decided = await site.call(property.changeStatus, { params: { id }, body }, { token })
  assert.equal(decided.status, 200)
  return id
}

async function statusAfter(id: string, body: Record<string, unknown>): Promise<string> {
  const edited = await site.call(property.change, { params: { id }, body }, { token: owner.token })
  assert.equal(edited.status, 200, JSON.stringify(edited.body))
  return edited.body.property.status
}

const ofOffices: readonly string[] = [
  ...['seats', 'cabins', 'meetingRooms', 'frontageFt', 'ceilingHeightFt', 'powerLoadKw'],
]

function withDetail(name: string, value: unknown): Record<string, unknown> {
  return {
    ...(ofOffices.includes(name) && { propertyType: 'office' }),
    detail: { ...companions[name], ...(value !== undefined && { [name]: value }) },
  }
}

const floors = { floor: 2, totalFloors: 9 }

describe('an approved listing', () => {
  for (const [samples, status] of [
    [reviewedFacts, 'pending'],
    [liveFacts, 'approved'],
  ] as const) {
    for (const [name, [one, other]] of Object.entries(samples)) {
      test(`another ${name} leaves it ${status}`, async () => {
        const id = await approved({ ...(name === 'floor' && floors), [name]: one })
        assert.equal(await statusAfter(id, { [name]: other }), status)
      })
    }
  }

  for (const [samples, status] of [
    [reviewedDetails, 'pending'],
    [liveDetails, 'approved'],
  ] as const) {
    for (const [name, [one, other]] of Object.entries(samples)) {
      test(`another ${name} among the particulars leaves it ${status}`, async () => {
        const id = await approved(withDetail(name, one))
        assert.equal(await statusAfter(id, withDetail(name, other)), status)
      })
    }
  }

  test('another photo leaves it pending', async () => {
    const [one, two] = [await makePhoto(site, owner), await makePhoto(site, owner)]
    const id = await approved({ images: [{ url: one.url }] })
    assert.equal(await statusAfter(id, { images: [{ url: two.url }] }), 'pending')
  })

  test('a fact that is given for the first time leaves it approved', async () => {
    const id = await approved({})
    const detail = { deposit: 50_000, facing: 'east', brokerage: 'none', ownership: 'freehold' }
    assert.equal(await statusAfter(id, { detail, parkingSpaces: 2, totalFloors: 9 }), 'approved')
  })

  test('a first floor, which says which home it is, leaves it pending', async () => {
    const id = await approved({})
    assert.equal(await statusAfter(id, floors), 'pending')
  })

  test('a deposit that is lower or up to 5 % higher leaves it approved', async () => {
    const id = await approved({ detail: { deposit: 100_000 } })
    assert.equal(await statusAfter(id, { detail: { deposit: 1 } }), 'approved')
    assert.equal(await statusAfter(id, { detail: { deposit: 105_000 } }), 'approved')
  })

  test('a deposit that rises step by step above what was approved leaves it pending', async () => {
    const id = await approved({ detail: { deposit: 100_000 } })
    assert.equal(await statusAfter(id, { detail: { deposit: 104_000 } }), 'approved')
    assert.equal(await statusAfter(id, { detail: { deposit: 108_000 } }), 'pending')
  })

  test('a deposit that is removed leaves it pending', async () => {
    const id = await approved({ detail: { deposit: 100_000 } })
    assert.equal(await statusAfter(id, { detail: {} }), 'pending')
  })

  test('every field of a listing has a rule', () => {
    const facts = [...Object.keys(reviewedFacts), ...Object.keys(liveFacts), 'detail', 'images']
    assert.deepEqual(facts.sort(), Object.keys(PropertyChange.shape).sort())
    const details = [...Object.keys(reviewedDetails), ...Object.keys(liveDetails)]
    assert.deepEqual(details.sort(), Object.keys(PropertyDetail.shape).sort())
  })
})
