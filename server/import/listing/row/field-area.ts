import type { AreaUnit } from '#contract/property/vocabulary.ts'
import { unitNamed } from '#domain/import-cell/area-unit.ts'
import { type AreaBasisWord, readArea, readBasis } from '#domain/import-cell/read-area.ts'
import { readAreas } from '#domain/import-cell/read-areas.ts'
import { type Reading, understood } from '#domain/import-cell/reading.ts'
import { t } from '#domain/locale/translate.ts'
import type { Facts, MeasuredArea } from './facts.ts'
import type { FieldContext } from './field-readers.ts'

type ColumnUnit = 'sqft' | 'sqmt' | 'sqyd' | 'acre'

/** Parses the area of a listing, in the unit of its column if the cell has none. */
export function readAreaIn(unit: ColumnUnit) {
  return (cell: string, context: FieldContext): Reading<Partial<Facts>> => {
    const several = readSeveral(cell, unit, context)
    if (several) return several
    const reading = readWithUnit(cell, unit, context)
    if (!reading.ok) return reading
    const { area, areaUnit, text, maxSqft, basis, isUnitGuessed } = reading.value
    return understood(
      {
        area,
        areaUnit,
        ...(maxSqft && { areaMaxSqft: maxSqft }),
        ...(basis && { areaBasis: basis }),
        ...(text && { areaText: text }),
        ...(isUnitGuessed && { isUnitGuessed }),
      },
      ...reading.notes,
    )
  }
}

/** Parses one of several areas, each with its own column. */
export function readAreaOf(basis: AreaBasisWord) {
  return (cell: string, context: FieldContext): Reading<Partial<Facts>> => {
    const several = readSeveral(cell, 'sqft', context, basis)
    if (several) return several
    const reading = readWithUnit(cell, 'sqft', context)
    return reading.ok
      ? understood({ areas: { [basis]: { ...reading.value, basis } } }, ...reading.notes)
      : reading
  }
}

/** Parses several areas in one cell; one without a kind is what its column is for. */
function readSeveral(
  cell: string,
  unit: ColumnUnit,
  context: FieldContext,
  ofColumn = basisOf(context.label, context.soFar),
): Reading<Partial<Facts>> | undefined {
  const { soFar, state } = context
  const reading = readAreas(cell, unit === 'sqft' ? (soFar.areaUnit ?? unit) : unit, state)
  if (!reading?.ok) return reading
  const areas: NonNullable<Facts['areas']> = {}
  const notes = [...reading.notes]
  for (const { unit: areaUnit, basis = ofColumn, ...measure } of reading.value) {
    if (basis === undefined || areas[basis] !== undefined) {
      notes.push(
        t('"{area}" does not say which area it is and was left out', { area: measure.area }),
      )
    } else areas[basis] = { ...measure, areaUnit, basis }
  }
  return understood({ areas }, ...notes)
}

/** A bare number has the unit of another column or of the header: `Area (cents)`. */
function readWithUnit(
  cell: string,
  unit: ColumnUnit,
  context: FieldContext,
): Reading<MeasuredArea> {
  const { soFar, state, label } = context
  // "2-20" under "Area (Acre-Guntha)" gives both, as in land records.
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
  const { area, unit: read, maxSqft, basis = basisOf(label, soFar), text } = reading.value
  const areaUnit: AreaUnit = read
  const isSaid = soFar.areaUnit !== undefined || named !== undefined || unitName.test(label)
  const isUnitGuessed = unit === 'sqft' && !isSaid && /^[\d\s.,~-]+$/.test(cell)
  return understood(
    {
      area,
      areaUnit,
      ...(isUnitGuessed && { isUnitGuessed: true as const }),
      ...(maxSqft && { maxSqft }),
      ...(basis && { basis }),
      ...(text && { text: text.slice(0, 80) }),
    },
    ...reading.notes,
  )
}

// Headers may be run together: "areasqft", "SuperArea_SFT".
const unitName = /s(?:q|f)|ft|feet|foot|फ/i

// "Carpet area (sqft)" applies to all cells of the column, but a separate column takes precedence.
function basisOf(label: string, soFar: Facts): AreaBasisWord | undefined {
  const said = soFar.areaBasis === undefined ? readBasis(label) : undefined
  return said?.ok ? said.value : undefined
}
