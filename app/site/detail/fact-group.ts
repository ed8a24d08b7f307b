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
import { isCommercialSpace, isDwelling, isLand } from '#contract/property/property-kind.ts'
import { roomSharingText } from '#contract/property/room-sharing.ts'
import { AreaUnit, type PropertyType } from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { formatDate } from '#domain/date/date.ts'
import { msg, t } from '#domain/locale/translate.ts'
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
  of?: keyof typeof kinds
}

/** Returns a detail with its shared label; undefined where it is not stated. */
function row<Name extends keyof PublicDetail>(
  name: Name,
  show: (value: NonNullable<PublicDetail[Name]>) => string | undefined,
): Row {
  return (detail) => {
    const given = detail[name]
    const value = given === undefined || given === null ? undefined : show(given)
    return value ? { label: t(detailLabels[name]), value } : undefined
  }
}

const yes = (value: boolean) => (value ? t('Yes') : undefined)
const yesOrNo = (value: boolean) => (value ? t('Yes') : t('No'))
/** Returns what shows a word of a vocabulary. */
const wordOf =
  ({ label }: { label: (word: string) => string }) =>
  (word: string) =>
    t(label(word))
const asIs = (value: string) => value.trim()
const figure = (value: number) => (value > 0 ? withCommas(value) : undefined)
const rupees = (value: number) => (value > 0 ? formatRupees(value) : undefined)
const sqft = (value: number) => formatArea(value, t(AreaUnit.label('sqft')))
const feet = (value: number) => t('{figure} ft', { figure: withCommas(value) })
const kilowatts = (value: number) => t('{figure} kW', { figure: withCommas(value) })
const months = (value: number) =>
  t('{count, plural, one {# month} other {# months}}', { count: value })

/** Limits rows to buildings, to dwellings or to commercial space. */
const only = (of: NonNullable<Row['of']>, rows: Row[]): Row[] =>
  rows.map((show) => Object.assign((detail: PublicDetail) => show(detail), { of }))

const maintenance: Row = ({ maintenance: amount, maintenancePer: per }) =>
  amount
    ? {
        label: t(detailLabels.maintenance),
        value: `${formatRupees(amount)}${per ? ` ${t(MaintenancePer.label(per))}` : ''}`,
      }
    : undefined

const plot: Row = ({ plotLengthFt: length, plotBreadthFt: breadth }) =>
  length && breadth
    ? {
        label: t('Plot'),
        value: t('{length} × {breadth} ft', {
          length: withCommas(length),
          breadth: withCommas(breadth),
        }),
      }
    : undefined

const metro: Row = ({ metroName: name, metroLine: line, metroWalkMetres: walk }) =>
  name
    ? {
        label: t(detailLabels.metroName),
        value: [
          line ? `${name} (${line})` : name,
          walk ? t('{metres} m walk', { metres: withCommas(walk) }) : undefined,
        ]
          .filter(Boolean)
          .join(', '),
      }
    : undefined

const groups: [title: string, rows: Row[]][] = [
  [
    msg('Rooms and areas'),
    [
      ...only('building', [
        row('areaCarpetSqft', sqft),
        row('areaBuiltUpSqft', sqft),
        row('areaSuperBuiltUpSqft', sqft),
      ]),
      row('areaPlotSqft', sqft),
      plot,
      ...only('dwelling', [
        row('roomSharing', roomSharingText),
        row('kitchen', wordOf(Kitchen)),
        row('servantRoom', yes),
        row('studyRoom', yes),
        row('poojaRoom', yes),
      ]),
      ...only('commercial', [
        row('seats', figure),
        row('cabins', figure),
        row('meetingRooms', figure),
        row('ceilingHeightFt', feet),
        row('powerLoadKw', kilowatts),
      ]),
      row('isCorner', yes),
      row('openSides', figure),
      row('isVastu', yes),
    ],
  ],
  [
    msg('Price and charges'),
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
      row('brokeragePercent', (percent) => t('{percent}% of the price', { percent })),
      row('brokerage', wordOf(Brokerage)),
      row('lockInMonths', months),
      row('noticeMonths', months),
      row('agreementMonths', months),
      row('escalationPercent', (value) => `${value} %`),
      row('availableFrom', (value) => formatDate(value)),
      ...only('dwelling', [
        row('petsAllowed', (value) => (value ? t('Allowed') : t('Not allowed'))),
      ]),
    ],
  ],
  [
    msg('Title and approvals'),
    [
      row('listedBy', wordOf(ListedBy)),
      row('ownership', wordOf(Ownership)),
      row('khata', wordOf(Khata)),
      row('approvals', (values) => values.map(wordOf(Approval)).join(', ')),
      row('ocReceived', (value) => (value ? t('Received') : t('Not yet'))),
      row('ccReceived', (value) => (value ? t('Received') : t('Not yet'))),
      row('isEncumbranceFree', yes),
      row('loanApprovedBy', asIs),
    ],
  ],
  [
    msg('Building and location'),
    [
      ...only('building', [
        row('towers', figure),
        row('projectUnits', figure),
        row('lifts', figure),
        row('powerBackup', wordOf(PowerBackup)),
        row('hasPipedGas', yes),
        row('parkingCovered', figure),
        row('parkingOpen', figure),
        row('hasEvCharging', yes),
        row('internet', asIs),
      ]),
      row('waterSources', (values) => values.map(wordOf(WaterSource)).join(', ')),
      row('isGated', yes),
      row('floodHistory', wordOf(FloodHistory)),
      row('frontageFt', feet),
      row('roadWidthFt', feet),
      metro,
      row('landmark', asIs),
      row('societyRule', asIs),
      row('societyRuleSource', asIs),
    ],
  ],
]

const kinds = {
  building: (type: PropertyType) => !isLand(type),
  dwelling: isDwelling,
  commercial: isCommercialSpace,
}

/**
 * Returns the India-specific details of a listing in groups; groups without a value are left out.
 */
export function factGroups({
  detail,
  propertyType,
}: Pick<PropertyPublic, 'detail' | 'propertyType'>): FactGroup[] {
  const has = ({ of }: Row) => of === undefined || kinds[of](propertyType)
  return groups
    .map(([title, rows]) => ({
      title: t(title),
      facts: rows.filter(has).flatMap((show) => show(detail) ?? []),
    }))
    .filter(({ facts }) => facts.length > 0)
}
