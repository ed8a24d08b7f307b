import type { PropertyDetail } from '#contract/property/detail.ts'
import type { ListingType } from '#contract/property/vocabulary.ts'
import { withoutAbsent } from '#contract/without-absent.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { readPoint } from '#domain/import-cell/read-coordinate.ts'
import { t } from '#domain/locale/translate.ts'
import { findCity } from '#domain/place/cities.ts'
import type { Facts } from './facts.ts'

/** More than this many months' rent is a placeholder, not a deposit. */
const maxMonths = 24
/** Less than a tenth of a month's rent is no deposit. */
const maxTimesBelowRent = 10

/** Repairs or removes the coordinates of a row. */
export function settlePoint(
  facts: Facts,
  cityName: string,
): { latitude: number | null; longitude: number | null; note?: string } {
  const none = { latitude: null, longitude: null }
  if (facts.latitude === undefined && facts.longitude === undefined) return none
  if (facts.latitude === undefined || facts.longitude === undefined) {
    return { ...none, note: t('left out: one of latitude and longitude is missing') }
  }
  const reading = readPoint(facts.latitude, facts.longitude, findCity(cityName))
  if (!reading.ok) return { ...none, note: t('left out: {problem}', { problem: reading.problem }) }
  return { ...reading.value, ...(reading.notes[0] && { note: reading.notes[0] }) }
}

/**
 * Takes the floor and the number of floors from two columns; both are left out if they contradict.
 */
export function settleFloors(facts: Facts): {
  floor: number | null
  totalFloors: number | null
  note?: string
} {
  const { floor = null, totalFloors = null } = facts
  if (floor !== null && totalFloors !== null && floor > totalFloors) {
    return {
      floor: null,
      totalFloors: null,
      note: t('left out: the floor is above the top of the building'),
    }
  }
  return { floor, totalFloors }
}

/** Returns the details of a listing, with the deposit in rupees. */
export function settleDetail(
  facts: Facts,
  known: { price: number; listingType: ListingType },
): { detail: PropertyDetail; notes: string[] } {
  const { deposit, ...rest } = facts
  const notes: string[] = []
  let rupees: number | undefined
  const isAsked = deposit && !('rupees' in deposit && deposit.rupees === 0)
  if (isAsked && known.listingType === 'sell') {
    notes.push(t('left out: a home for sale has no deposit'))
  }
  if (deposit && known.listingType !== 'sell') {
    const isMonths = 'months' in deposit
    const amount = isMonths ? Math.round(deposit.months * known.price) : deposit.rupees
    if (amount > 0 && amount * maxTimesBelowRent < known.price) {
      notes.push(t('left out: this deposit is too low for this rent'))
    } else if (amount > maxMonths * known.price) {
      notes.push(t('left out: the deposit is more than {maxMonths} months’ rent', { maxMonths }))
    } else {
      rupees = amount
      if (isMonths)
        notes.push(
          t('{months, plural, one {counted as # month’s rent} other {counted as # months’ rent}}', {
            months: deposit.months,
          }),
        )
    }
  }
  const areaMaxSqft = rest.areaMaxSqft && rest.areaMaxSqft <= 1e9 ? rest.areaMaxSqft : undefined
  const detail: PropertyDetail = {
    bhk: rest.bhk,
    balconies: rest.balconies,
    studyRoom: rest.studyRoom,
    servantRoom: rest.servantRoom,
    poojaRoom: rest.poojaRoom,
    parkingCovered: rest.parkingCovered,
    parkingOpen: rest.parkingOpen,
    areaCarpetSqft: rest.areaCarpetSqft,
    areaBuiltUpSqft: rest.areaBuiltUpSqft,
    areaSuperBuiltUpSqft: rest.areaSuperBuiltUpSqft,
    areaPlotSqft: rest.areaPlotSqft,
    isNegotiable: rest.isNegotiable,
    maintenance: rest.maintenance,
    maintenancePer: rest.maintenancePer,
    isMaintenanceIncluded: rest.isMaintenanceIncluded,
    areaBasis: rest.areaBasis,
    areaMaxSqft,
    areaText: rest.areaText,
    priceMax: rest.priceMax,
    facing: rest.facing,
    possession: rest.possession,
    possessionBy: rest.possessionBy,
    age: rest.age,
    society: rest.society,
    resale: known.listingType === 'sell' ? rest.resale : undefined,
    deposit: rupees,
    tenants: rest.tenants,
    petsAllowed: rest.petsAllowed,
    roomSharing: rest.roomSharing,
    seats: rest.seats,
    cabins: rest.cabins,
    meetingRooms: rest.meetingRooms,
    frontageFt: rest.frontageFt,
    ceilingHeightFt: rest.ceilingHeightFt,
    powerLoadKw: rest.powerLoadKw,
    brokerage: rest.brokerage,
    brokeragePercent: rest.brokeragePercent,
    availableFrom: rest.availableFrom,
    postedOn: rest.postedOn,
  }
  return { detail: withoutAbsent(detail), notes }
}

/**
 * Handles a possession date. If it has passed the home is ready to move, with a note, unless the
 * row says that it is still being built. A rental keeps the date; a home for sale keeps the month,
 * with a note unless the day was about the first or last.
 */
export function settlePossession(
  said: Facts,
  now: Date,
  listingType?: ListingType,
): { facts: Facts; note?: string } {
  const { availableFrom: day, ...withoutDay } = said
  const facts: Facts = listingType === 'sell' ? withoutDay : said
  const { possession, possessionBy, availableFrom: _day, ...others } = facts
  const today = dayInIndia(now)
  if (possessionBy === undefined || (day ?? possessionBy) >= today.slice(0, day ? 10 : 7)) {
    const isDayLost = facts === withoutDay && day !== undefined && !/-(?:01|28|29|3.)$/.test(day)
    return { facts, ...(isDayLost && { note: t('only the month was kept, not the day') }) }
  }
  return possession === 'under-construction'
    ? { facts: { ...others, possession }, note: t('left out: this date has passed') }
    : {
        facts: { ...others, possession: 'ready' },
        note: t('this date has passed, so it was read as ready to move'),
      }
}
