import type { PropertyType } from './vocabulary.ts'

/** Whether a type is land, which has no rooms, furniture or storeys. */
export function isLand(type: PropertyType): boolean {
  return type === 'plot' || type === 'agricultural'
}

export function isDwelling(type: PropertyType): boolean {
  return type === 'apartment' || type === 'villa' || type === 'house'
}

/** Whether a type is an office, shop, showroom, warehouse or factory. */
export function isCommercialSpace(type: PropertyType): boolean {
  return !isLand(type) && !isDwelling(type)
}
