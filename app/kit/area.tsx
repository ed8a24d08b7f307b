import { formatArea } from '#domain/area.ts'

interface AreaProps {
  area: number
  /** The unit's words for people: "sq ft". */
  unit: string
  /** The same in square feet, told on hover where the unit is another. */
  sqft?: number
  className?: string
}

export function Area({ area, unit, sqft, className }: AreaProps) {
  const other =
    sqft !== undefined && sqft !== area ? formatArea(Math.round(sqft), 'sq ft') : undefined
  return (
    <span title={other} className={className}>
      {formatArea(area, unit)}
    </span>
  )
}
