import type { PropertyType } from './vocabulary.ts'

/** Singular and plural of each property type in sentences. */
const nouns: Record<PropertyType, readonly [one: string, several: string]> = {
  apartment: ['home', 'homes'],
  villa: ['home', 'homes'],
  house: ['home', 'homes'],
  plot: ['plot', 'plots'],
  agricultural: ['land', 'land'],
  office: ['office', 'offices'],
  commercial: ['property', 'properties'],
  industrial: ['property', 'properties'],
}

export function propertyNoun(type: PropertyType): string {
  return nouns[type][0]
}

export function propertyNouns(type: PropertyType): string {
  return nouns[type][1]
}

/** Whether a type is land, which has no rooms, furniture or storeys. */
export function isLand(type: PropertyType): boolean {
  return type === 'plot' || type === 'agricultural'
}

export function isDwelling(type: PropertyType): boolean {
  return nouns[type][0] === 'home'
}
