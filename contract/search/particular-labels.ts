import { FloorChoice, NoBrokerage, Seller } from '#contract/property/filter-vocabulary.ts'
import { roomSharingText } from '#contract/property/room-sharing.ts'
import { Facing, Possession } from '#contract/property/vocabulary.ts'
import { formatDate, formatMonth } from '#domain/date/date.ts'
import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** A filter in words, with its parameters. */
export interface ParticularLabel {
  names: readonly string[]
  label: string
  /** The word that the label is about, in a parameter with several. */
  word?: string
}

const rupees = (amount: string) => formatPriceShort(Number(amount))
const monthText = (month: string) =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? formatMonth(`${month}-01`) : month
const floor = (count: string) => (count === '0' ? t('G', {}, { comment: 'ground floor' }) : count)

const sellers = inReadersLanguage({
  owner: msg('On behalf of owner'),
  promoter: msg('On behalf of builder'),
})

const single: Record<string, (value: string) => string> = {
  minBathrooms: (count) => t('{count}+ baths', { count }),
  minParking: (count) => t('{count}+ car parkings', { count }),
  minRoad: (feet) => t('Road {feet} ft and wider', { feet }),
  moveInBy: (day) => t('Move in by {day}', { day: formatDate(day) }),
  maxEmi: (amount) => t('EMI up to {amount}', { amount: rupees(amount) }),
  maxMonthlyCost: (amount) => t('Rent with maintenance up to {amount}', { amount: rupees(amount) }),
  maxCash: (amount) => t('Cash needed up to {amount}', { amount: rupees(amount) }),
  maxDeposit: (amount) =>
    amount === '0' ? t('No deposit') : t('Deposit up to {amount}', { amount: rupees(amount) }),
  maxDepositMonths: (months) =>
    months === '0'
      ? t('No deposit')
      : t('Deposit up to {count, plural, one {# month of rent} other {# months of rent}}', {
          count: Number(months),
        }),
  possession: Possession.label,
  possessionBy: (month) => t('Possession by {month}', { month: monthText(month) }),
  floor: FloorChoice.label,
  maxAge: (years) =>
    t('Up to {count, plural, one {# year old} other {# years old}}', { count: Number(years) }),
  brokerage: NoBrokerage.label,
  listedBy: (seller) => (Seller.has(seller) ? sellers[seller] : seller),
  area: (areas) =>
    t('{count, plural, one {Drawn area} other {# drawn areas}}', {
      count: areas.split('.').length,
    }),
  near: (circle) =>
    t('Within {kilometres} km of a point on the map', { kilometres: circle.split(',')[2] ?? '' }),
}

const occupants: Readonly<Record<string, string>> = inReadersLanguage({
  family: msg('Family welcome'),
  bachelors: msg('Bachelors welcome'),
  women: msg('Women welcome'),
  men: msg('Men welcome'),
  students: msg('Students welcome'),
  company: msg('Company lease'),
  pets: msg('Pets welcome'),
})

const facings: Readonly<Record<string, string>> = inReadersLanguage({
  north: msg('north'),
  'north-east': msg('north-east'),
  east: msg('east'),
  'south-east': msg('south-east'),
  south: msg('south'),
  'south-west': msg('south-west'),
  west: msg('west'),
  'north-west': msg('north-west'),
})

/** Returns the detail filters in words, in the order of the filter panel. */
export function particularLabels(
  filters: Readonly<Record<string, string | undefined>>,
): ParticularLabel[] {
  const labels: ParticularLabel[] = []
  const add = (...names: string[]) => {
    for (const name of names) {
      const value = filters[name]
      const say = single[name]
      if (value && say) labels.push({ names: [name], label: say(value) })
    }
  }
  const addRange = (low: string, high: string, say: RangeText) => {
    const label = rangeText(filters[low], filters[high], say)
    if (label) labels.push({ names: [low, high], label })
  }
  add('maxEmi', 'maxMonthlyCost', 'maxCash', 'maxDeposit', 'maxDepositMonths')
  add('minBathrooms', 'minParking')
  addRange('minCarpet', 'maxCarpet', carpetText)
  const facing = filters.facing?.split(',').map((one) => facings[one] ?? Facing.label(one))
  if (facing) labels.push({ names: ['facing'], label: capital(facingText(facing)) })
  add('possession', 'possessionBy', 'moveInBy', 'floor')
  addRange('minFloor', 'maxFloor', floorText)
  add('maxAge')
  add('minRoad')
  const shared = filters.sharing?.split(',').map((persons) => roomSharingText(Number(persons)))
  if (shared) labels.push({ names: ['sharing'], label: joinedByOr(shared) })
  for (const word of filters.tenants?.split(',') ?? []) {
    labels.push({ names: ['tenants'], label: occupants[word] ?? word, word })
  }
  add('brokerage', 'listedBy', 'area', 'near')
  if (filters.includeUnstated === 'true') {
    labels.push({ names: ['includeUnstated'], label: t('Include homes with missing details') })
  }
  return labels
}

const facingText = (facings: string[]) => t('{facing} facing', { facing: joinedByOr(facings) })

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentences of a range, for its kind. */
interface RangeText {
  value: (text: string) => string
  between: (low: string, high: string) => string
  exactly: (value: string) => string
  from: (low: string) => string
  upTo: (high: string) => string
}

const carpetText: RangeText = {
  value: (sqft) => withCommas(Number(sqft)),
  between: (low, high) => t('Carpet area {low} – {high} sq ft', { low, high }),
  exactly: (area) => t('Carpet area {area} sq ft', { area }),
  from: (low) => t('Carpet area {low} sq ft and above', { low }),
  upTo: (high) => t('Carpet area up to {high} sq ft', { high }),
}

const floorText: RangeText = {
  value: floor,
  between: (low, high) => t('Floor {low} – {high}', { low, high }),
  exactly: (one) => t('Floor {floor}', { floor: one }),
  from: (low) => t('Floor {low} and above', { low }),
  upTo: (high) => t('Floor up to {high}', { high }),
}

function rangeText(
  low: string | undefined,
  high: string | undefined,
  say: RangeText,
): string | undefined {
  if (low && high) {
    const [from, to] = [say.value(low), say.value(high)]
    return low === high ? say.exactly(to) : say.between(from, to)
  }
  if (low) return say.from(say.value(low))
  return high && say.upTo(say.value(high))
}

/** `2,3` → `2 or 3 BHK`. */
export const roomsText = (bedrooms: string): string =>
  t('{counts} BHK', { counts: joinedByOr(bedrooms.split(',')) })

/** Joins alternatives: `Baner, Pune or Aundh`. */
export function joinedByOr([first = '', ...others]: readonly string[]): string {
  return others.reduce((before, next) => t('{before} or {next}', { before, next }), first)
}
