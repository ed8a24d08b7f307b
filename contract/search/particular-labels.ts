import { FloorChoice, NoBrokerage, Seller } from '#contract/property/filter-vocabulary.ts'
import { Facing, Possession } from '#contract/property/vocabulary.ts'
import { formatMonth } from '#domain/date/date.ts'
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
const area = (sqft: string) => withCommas(Number(sqft))
const monthText = (month: string) =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? formatMonth(`${month}-01`) : month
const floor = (count: string) => (count === '0' ? 'G' : count)
const upTo = (what: string) => (amount: string) => `${what} up to ${rupees(amount)}`

const single: Record<string, (value: string) => string> = {
  minBathrooms: (count) => `${count}+ baths`,
  maxEmi: upTo('EMI'),
  maxMonthlyCost: upTo('Rent with maintenance'),
  maxDeposit: (amount) => (amount === '0' ? 'No deposit' : upTo('Deposit')(amount)),
  maxDepositMonths: (months) =>
    months === '0'
      ? 'No deposit'
      : `Deposit up to ${months} ${months === '1' ? 'month' : 'months'} of rent`,
  possession: Possession.label,
  possessionBy: (month) => `Possession by ${monthText(month)}`,
  floor: FloorChoice.label,
  maxAge: (years) => `Up to ${years} ${years === '1' ? 'year' : 'years'} old`,
  brokerage: NoBrokerage.label,
  listedBy: (seller) => `By ${Seller.label(seller).toLowerCase()}`,
}

const occupants: Record<string, string> = {
  family: 'Family welcome',
  bachelors: 'Bachelors welcome',
  women: 'Women welcome',
  men: 'Men welcome',
  students: 'Students welcome',
  company: 'Company lease',
  pets: 'Pets welcome',
}

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
  const addRange = (
    ...[low, high, what, say, unit]: [string, string, string, (value: string) => string, string?]
  ) => {
    const range = rangeText(filters[low], filters[high], say, unit)
    if (range) labels.push({ names: [low, high], label: `${what} ${range}` })
  }
  add('maxEmi', 'maxMonthlyCost', 'maxDeposit', 'maxDepositMonths', 'minBathrooms')
  addRange('minCarpet', 'maxCarpet', 'Carpet area', area, ' sq ft')
  const facing = filters.facing?.split(',').map(Facing.label).join(' or ')
  if (facing) {
    const label = `${facing.charAt(0)}${facing.slice(1).toLowerCase()} facing`
    labels.push({ names: ['facing'], label })
  }
  add('possession', 'possessionBy', 'floor')
  addRange('minFloor', 'maxFloor', 'Floor', floor)
  add('maxAge')
  for (const word of filters.tenants?.split(',') ?? []) {
    labels.push({ names: ['tenants'], label: occupants[word] ?? word, word })
  }
  add('brokerage', 'listedBy')
  if (filters.includeUnstated === 'true') {
    labels.push({ names: ['includeUnstated'], label: 'Also homes that do not say' })
  }
  return labels
}

/** `800 – 1,000 sq ft`, `from 800`, `up to 1,000`; nothing without limits. */
function rangeText(
  low: string | undefined,
  high: string | undefined,
  say: (value: string) => string,
  unit = '',
): string | undefined {
  if (low && high) return `${low === high ? '' : `${say(low)} – `}${say(high)}${unit}`
  if (low) return `${say(low)}${unit} and above`
  return high && `up to ${say(high)}${unit}`
}

/** `2,3` → `2 or 3 BHK`. */
export const roomsText = (bedrooms: string) => `${bedrooms.split(',').join(' or ')} BHK`
