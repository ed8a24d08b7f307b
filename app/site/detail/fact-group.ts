import type { PublicDetail } from '#contract/property/detail.ts'
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
  WaterSource,
} from '#contract/property/detail-vocabulary.ts'
import type { PropertyPublic } from '#contract/property/property.ts'
import { isDwelling, isLand } from '#contract/property/property-noun.ts'
import { formatArea } from '#domain/area/area.ts'
import { formatDate } from '#domain/date/date.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Fact } from './fact.ts'

/** Related details under one heading. */
export interface FactGroup {
  title: string
  facts: Fact[]
}

interface Row {
  (detail: PublicDetail): Fact | undefined
  /** Limits the row to these properties. */
  of?: 'building' | 'dwelling'
}

/** Returns a detail with its shared label; undefined where it is not stated. */
function row<Name extends keyof PublicDetail>(
  name: Name,
  show: (value: NonNullable<PublicDetail[Name]>) => string | undefined,
): Row {
  return (detail) => {
    const given = detail[name]
    const value = given === undefined || given === null ? undefined : show(given)
    return value ? { label: detailLabels[name], value } : undefined
  }
}

const yes = (value: boolean) => (value ? 'Yes' : undefined)
const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No')
const asIs = (value: string) => value.trim()
const figure = (value: number) => (value > 0 ? withCommas(value) : undefined)
const rupees = (value: number) => (value > 0 ? formatRupees(value) : undefined)
const sqft = (value: number) => formatArea(value, 'sq ft')
const feet = (value: number) => `${withCommas(value)} ft`
const months = (value: number) => `${value} ${value === 1 ? 'month' : 'months'}`

/** Limits rows to buildings or to dwellings: land, offices and shops do not show them. */
const only = (of: NonNullable<Row['of']>, rows: Row[]): Row[] =>
  rows.map((show) => Object.assign((detail: PublicDetail) => show(detail), { of }))

const maintenance: Row = ({ maintenance: amount, maintenancePer: per }) =>
  amount
    ? {
        label: detailLabels.maintenance,
        value: `${formatRupees(amount)}${per ? ` ${MaintenancePer.label(per)}` : ''}`,
      }
    : undefined

const plot: Row = ({ plotLengthFt: length, plotBreadthFt: breadth }) =>
  length && breadth
    ? { label: 'Plot', value: `${withCommas(length)} × ${feet(breadth)}` }
    : undefined

const metro: Row = ({ metroName: name, metroLine: line, metroWalkMetres: walk }) =>
  name
    ? {
        label: detailLabels.metroName,
        value: [
          line ? `${name} (${line})` : name,
          walk ? `${withCommas(walk)} m on foot` : undefined,
        ]
          .filter(Boolean)
          .join(', '),
      }
    : undefined

const groups: [title: string, rows: Row[]][] = [
  [
    'Rooms and areas',
    [
      ...only('building', [
        row('areaCarpetSqft', sqft),
        row('areaBuiltUpSqft', sqft),
        row('areaSuperBuiltUpSqft', sqft),
      ]),
      row('areaPlotSqft', sqft),
      plot,
      ...only('dwelling', [
        row('kitchen', Kitchen.label),
        row('servantRoom', yes),
        row('studyRoom', yes),
        row('poojaRoom', yes),
      ]),
      row('isCorner', yes),
      row('openSides', figure),
      row('isVastu', yes),
    ],
  ],
  [
    'Price and charges',
    [
      row('isNegotiable', yesOrNo),
      maintenance,
      row('isMaintenanceIncluded', yes),
      row('chargeParking', rupees),
      row('chargeClub', rupees),
      row('chargeCorpus', rupees),
      row('chargeLocation', rupees),
      row('chargeOther', rupees),
      row('tokenAmount', rupees),
      row('brokerage', Brokerage.label),
      row('lockInMonths', months),
      row('noticeMonths', months),
      row('agreementMonths', months),
      row('escalationPercent', (value) => `${value} %`),
      row('availableFrom', (value) => formatDate(value)),
      ...only('dwelling', [row('petsAllowed', (value) => (value ? 'Welcome' : 'Not allowed'))]),
    ],
  ],
  [
    'Title and approvals',
    [
      row('listedBy', ListedBy.label),
      row('ownership', Ownership.label),
      row('khata', Khata.label),
      row('approvals', (values) => values.map(Approval.label).join(', ')),
      row('ocReceived', (value) => (value ? 'Received' : 'Not yet')),
      row('ccReceived', (value) => (value ? 'Received' : 'Not yet')),
      row('isEncumbranceFree', yes),
      row('loanApprovedBy', asIs),
    ],
  ],
  [
    'Building and place',
    [
      ...only('building', [
        row('towers', figure),
        row('projectUnits', figure),
        row('lifts', figure),
        row('powerBackup', PowerBackup.label),
        row('hasPipedGas', yes),
        row('parkingCovered', figure),
        row('parkingOpen', figure),
        row('hasEvCharging', yes),
        row('internet', asIs),
      ]),
      row('waterSources', (values) => values.map(WaterSource.label).join(', ')),
      row('isGated', yes),
      row('floodHistory', FloodHistory.label),
      row('roadWidthFt', feet),
      metro,
      row('landmark', asIs),
    ],
  ],
]

/**
 * Returns the India-specific details of a listing in groups; groups without a value are left out.
 */
export function factGroups({
  detail,
  propertyType,
}: Pick<PropertyPublic, 'detail' | 'propertyType'>): FactGroup[] {
  const has = ({ of }: Row) =>
    of === 'building' ? !isLand(propertyType) : of === undefined || isDwelling(propertyType)
  return groups
    .map(([title, rows]) => ({
      title,
      facts: rows.filter(has).flatMap((show) => show(detail) ?? []),
    }))
    .filter(({ facts }) => facts.length > 0)
}
