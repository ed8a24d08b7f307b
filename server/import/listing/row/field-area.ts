import type { AreaUnit } from '#contract/property/vocabulary.ts'
import {
  type AreaBasisWord,
  readArea,
  readBasis,
  unitNamed,
} from '#domain/import-cell/read-area.ts'
import { type Reading, understood } from '#domain/import-cell/reading.ts'
import type { Facts, MeasuredArea } from './facts.ts'
import type { FieldContext } from './field-readers.ts'

type ColumnUnit = 'sqft' | 'sqmt' | 'sqyd' | 'acre'

/** The one area of a listing, in the unit of its column where the cell has none. */
export function readAreaIn(unit: ColumnUnit) {
  return (cell: string, context: FieldContext): Reading<Partial<Facts>> => {
    const reading = readWithUnit(cell, unit, context)
    if (!reading.ok) return reading
    const { area, areaUnit, text, maximumSqft, basis } = reading.value
    return understood(
      {
        area,
        areaUnit,
        ...(maximumSqft && { areaMaxSqft: maximumSqft }),
        ...(basis && { areaBasis: basis }),
        ...(text && { areaText: text }),
      },
      ...reading.notes,
    )
  }
}

/** One of several areas of a listing, each in a column of its own. */
export function readAreaOf(basis: AreaBasisWord) {
  return (cell: string, context: FieldContext): Reading<Partial<Facts>> => {
    const reading = readWithUnit(cell, 'sqft', context)
    return reading.ok
      ? understood({ areas: { [basis]: { ...reading.value, basis } } }, ...reading.notes)
      : reading
  }
}

/** A bare number has the unit another column gives, or the header names: `Area (cents)`. */
function readWithUnit(
  cell: string,
  unit: ColumnUnit,
  context: FieldContext,
): Reading<MeasuredArea> {
  const { soFar, state, label } = context
  // "2-20" below "Area (Acre-Guntha)" counts both, as records of rights do.
  const both = /\bacres?\W+gunt/i.test(label) ? /^(\d+)\s*[-–]\s*(\d{1,2})$/.exec(cell) : null
  if (both) return readWithUnit(`${both[1]} acre ${both[2]} guntha`, unit, context)
  const isBare = unit === 'sqft' && !/\p{L}/u.test(cell)
  const named = soFar.areaWord ?? (soFar.areaUnit ? undefined : unitNamed(label))
  const reading = readArea(
    isBare && named !== undefined ? `${cell} ${named}` : cell,
    unit === 'sqft' ? (soFar.areaUnit ?? unit) : unit,
    state,
  )
  if (!reading.ok) return reading
  const { area, unit: read, maximumSqft, basis = basisOf(label, soFar), text } = reading.value
  const areaUnit: AreaUnit = read
  return understood(
    {
      area,
      areaUnit,
      ...(maximumSqft && { maximumSqft }),
      ...(basis && { basis }),
      ...(text && { text: text.slice(0, 80) }),
    },
    ...reading.notes,
  )
}

// "Carpet area (sqft)" says of all its cells what they measure; a column of its own says it better.
function basisOf(label: string, soFar: Facts): AreaBasisWord | undefined {
  const said = soFar.areaBasis === undefined ? readBasis(label) : undefined
  return said?.ok ? said.value : undefined
}
