import type { PropertyType } from './vocabulary.ts'

/** Whether a type is land, which has no rooms, furniture or storeys. */
export function isLand(type: PropertyType): boolean {
  return type === 'plot' || type === 'agricultural'
}

export function isDwelling(type: PropertyType): boolean {
  return type === 'apartment' || type === 'villa' || type === 'house'
}
