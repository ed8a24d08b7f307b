import type { ImportField } from '#contract/import/vocabulary.ts'
import { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { Run } from '#server/import/listing/import-run.ts'
import type { Proposal } from '#server/import/listing/layout/layout.ts'
import { joinList } from '#server/locale/join-list.ts'
import { fieldOfHeader } from './header-synonyms.ts'

const prices: readonly ImportField[] = [
  'price',
  'priceThousand',
  'priceLakh',
  'priceMillion',
  'priceCrore',
]
const units: Partial<Record<ImportField, string>> = {
  priceThousand: 'thousand',
  priceLakh: 'lakh',
  priceMillion: 'million',
  priceCrore: 'crore',
}
const areas: readonly ImportField[] = [
  ...(['area', 'areaSqmt', 'areaSqyd', 'areaAcre'] as const),
  ...(['areaCarpet', 'areaBuiltUp', 'areaSuperBuiltUp', 'areaPlot'] as const),
]

/** Returns a sentence on a value that was assumed for all rows without a person. */
function guessOf({ parameter, value, reason }: Proposal): string {
  const said = { value: shown(parameter, value), reason: t(reason) }
  switch (parameter) {
    case 'city':
      return t('The file does not state the city, so we used "{value}": {reason}.', said)
    case 'listingType':
      return t('The file does not state sale or rent, so we used "{value}": {reason}.', said)
    case 'propertyType':
      return t('The file does not state the property type, so we used "{value}": {reason}.', said)
    default:
      return t('The file does not state its date, so we used "{value}": {reason}.', said)
  }
}

/** Returns a value as people read it, not as the column holds it. */
function shown(parameter: Proposal['parameter'], value: string): string {
  if (parameter === 'listingType') return ListingType.label(value)
  if (parameter === 'propertyType') return PropertyType.label(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value
}

/**
 * Returns what a person should check before a proposed mapping is accepted: skipped lines above the
 * columns, ignored columns that could be the price or area, and a contact that may not be the
 * broker's.
 */
export function doubtsOf({ format, headers, mapping, mappingFrom, accepted }: Run): string[] {
  const above = [
    ...accepted.map(guessOf),
    ...(format.skip >= format.nameRows ? [t('Text above the column names is left out.')] : []),
    ...(format.nameRows > 1
      ? [
          t('The column names span {count} lines, which were joined.', {
            count: format.nameRows,
          }),
        ]
      : []),
  ]
  if (mappingFrom !== 'proposed') return above
  return [
    ...above,
    ...competing('price', prices),
    ...competing('area', areas),
    ...guessedUnits(),
    ...ofReserve(),
    ...ofRemarks(),
    ...ofBrokers(),
  ]

  function competing(what: 'price' | 'area', group: readonly ImportField[]): string[] {
    const isOfGroup = (field: ImportField | null | undefined) => !!field && group.includes(field)
    const taken = mapping.findIndex(isOfGroup)
    const left = [...headers.keys()].filter(
      (index) => mapping[index] === null && isOfGroup(fieldOfHeader(headers[index] ?? '')?.field),
    )
    if (taken < 0 || left.length === 0) return []
    const columns = { column: called(taken), others: joinList(left.map(called)) }
    return [
      what === 'price'
        ? t('{column} was used as the price. {others} could also be the price.', columns)
        : t('{column} was used as the area. {others} could also be the area.', columns),
    ]
  }

  function guessedUnits(): string[] {
    return mapping.flatMap((field, index) => {
      const unit = field && units[field]
      const isNamed = fieldOfHeader(headers[index] ?? '')?.field === field
      return unit && !isNamed
        ? [
            t('{column} has no unit, so its numbers were read as {unit}.', {
              column: called(index),
              unit,
            }),
          ]
        : []
    })
  }

  function ofReserve(): string[] {
    const at = mapping.findIndex((field) => !!field && prices.includes(field))
    return at >= 0 && /reserve|upset/i.test(headers[at] ?? '')
      ? [`${called(at)} is where an auction begins; the homes go in with it as a starting price.`]
      : []
  }

  function ofRemarks(): string[] {
    const at = mapping.indexOf('description')
    return at >= 0 && /remark|comment|note/i.test(headers[at] ?? '')
      ? [
          t(
            '{column} was used as the description, which visitors can read. Leave it out ' +
              'if it is not meant for them.',
            { column: called(at) },
          ),
        ]
      : []
  }

  function ofBrokers(): string[] {
    const at = mapping.findIndex((field) => field === 'brokerEmail' || field === 'brokerPhone')
    if (at < 0 || /broker|agent|dealer/i.test(headers[at] ?? '')) return []
    return [
      t(
        '{column} was used as the broker. Rows with an unknown broker are rejected. ' +
          'Leave it out if it names someone else.',
        { column: called(at) },
      ),
    ]
  }

  // Headers can repeat, so the column number is added.
  function called(index: number): string {
    const header = headers[index] ?? ''
    const isAlone = headers.indexOf(header) === headers.lastIndexOf(header)
    return isAlone
      ? `"${header}"`
      : t('"{header}" (column {number})', { header, number: index + 1 })
  }
}
