import type { ImportField } from '#contract/import-word.ts'
import type { Run } from './run.ts'
import { fieldOfHeader } from './synonym.ts'

const prices: readonly ImportField[] = ['price', 'priceThousand', 'priceLakh', 'priceCrore']
const areas: readonly ImportField[] = ['area', 'areaSqmt', 'areaSqyd', 'areaAcre']

/**
 * What a person should look at before a proposed matching is taken: lines passed over above the
 * columns, and columns left out although their names say a price or an area, since another was taken.
 */
export function doubtsOf({ format, headers, mapping, mappingFrom }: Run): string[] {
  const above = format.skip > 0 ? ['What stands above the names of the columns is left out.'] : []
  if (mappingFrom !== 'proposed') return above
  return [...above, ...competing('price', prices), ...competing('area', areas)]

  function competing(what: string, group: readonly ImportField[]): string[] {
    const taken = headers.find((_, index) => group.includes(mapping[index] ?? 'title'))
    const left = headers.filter((header, index) => {
      const named = fieldOfHeader(header)?.field
      return mapping[index] === null && named !== undefined && group.includes(named)
    })
    if (taken === undefined || left.length === 0) return []
    const others = left.map((header) => `"${header}"`).join(' and ')
    return [`"${taken}" was taken for the ${what}; ${others} could be it too. Please choose.`]
  }
}
