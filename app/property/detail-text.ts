import type { DetailName, PropertyDetail } from '#contract/property/detail.ts'
import {
  Approval,
  Brokerage,
  detailLabels,
  FloodHistory,
  Khata,
  Kitchen,
  ListedBy,
  MaintenancePer,
  Ownership,
  PowerBackup,
  ReraPath,
  WaterSource,
} from '#contract/property/detail-vocabulary.ts'
import { roomSharingText } from '#contract/property/room-sharing.ts'
import { AreaBasis, Facing, Possession } from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'

interface Words {
  label: (word: string) => string
}

const vocabularies: Partial<Record<DetailName, Words>> = {
  kitchen: Kitchen,
  areaBasis: AreaBasis,
  maintenancePer: MaintenancePer,
  brokerage: Brokerage,
  possession: Possession,
  ownership: Ownership,
  khata: Khata,
  approvals: Approval,
  listedBy: ListedBy,
  rera: ReraPath,
  facing: Facing,
  waterSources: WaterSource,
  powerBackup: PowerBackup,
  floodHistory: FloodHistory,
}

/** Labels for yes and no, where others fit better. */
const answers: Partial<Record<DetailName, readonly [yes: string, no: string]>> = {
  petsAllowed: [msg('Allowed'), msg('Not allowed')],
  resale: [msg('Resale'), msg('New booking')],
  ocReceived: [msg('Received'), msg('Not received')],
  ccReceived: [msg('Received'), msg('Not received')],
}

const rupees: readonly string[] = [
  ...['priceMax', 'maintenance', 'deposit', 'tokenAmount'],
  ...['chargeParking', 'chargeClub', 'chargeCorpus', 'chargeLocation', 'chargeOther'],
]
const months: readonly string[] = ['lockInMonths', 'noticeMonths', 'agreementMonths']

/** Returns the value of a detail as text; a value without a vocabulary is returned as it is. */
export function detailText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  const known = isDetail(name) ? name : undefined
  if (typeof value === 'boolean') {
    const [yes, no] = (known && answers[known]) ?? [msg('Yes'), msg('No')]
    return t(value ? yes : no)
  }
  if (typeof value === 'number') return figureText(name, value)
  const words = known && vocabularies[known]
  const said = (word: unknown) => (words ? t(words.label(String(word))) : String(word))
  return Array.isArray(value) ? value.map(said).join(', ') : said(value)
}

/** Returns the label of a detail. */
export function detailLabel(name: string): string {
  return isDetail(name) ? t(detailLabels[name]) : name
}

function isDetail(name: string): name is DetailName {
  return Object.hasOwn(detailLabels, name)
}

function figureText(name: string, value: number): string {
  if (name === 'bhk' && value === 0.5) return '1 RK'
  if (name === 'roomSharing') return roomSharingText(value)
  if (rupees.includes(name)) return formatRupees(value)
  if (months.includes(name))
    return t('{count, plural, one {# month} other {# months}}', { count: value })
  if (name.endsWith('Sqft')) return formatArea(value, t('sq ft'))
  if (name.endsWith('Ft')) return t('{figure} ft', { figure: value })
  if (name.endsWith('Kw')) return t('{figure} kW', { figure: withCommas(value) })
  if (name === 'brokeragePercent') return t('{percent}% of the price', { percent: value })
  if (name === 'escalationPercent') return t('{percent}% per year', { percent: value })
  if (name === 'metroWalkMetres') return t('{figure} m', { figure: withCommas(value) })
  return withCommas(value)
}

/** Returns the details that a listing states, with labels, in the given order. */
export function detailRows(detail: PropertyDetail): { label: string; value: string }[] {
  const stated: Record<string, unknown> = detail
  return Object.keys(detailLabels).flatMap((name) => {
    const value = stated[name]
    const isUnstated = value === undefined || value === '' || value === false
    return isUnstated && !(isDetail(name) && value === false && answers[name])
      ? []
      : [{ label: detailLabel(name), value: detailText(name, value) }]
  })
}
