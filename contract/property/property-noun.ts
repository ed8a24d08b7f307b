import { msg, t } from '#domain/locale/translate.ts'
import type { PropertyType } from './vocabulary.ts'

/** Singular and plural of each property type in sentences. */
const nouns: Record<PropertyType, readonly [one: string, several: string]> = {
  apartment: [msg('home'), msg('homes')],
  villa: [msg('home'), msg('homes')],
  house: [msg('home'), msg('homes')],
  plot: [msg('plot'), msg('plots')],
  agricultural: [msg('land'), msg('land')],
  office: [msg('office'), msg('offices')],
  commercial: [msg('property'), msg('properties')],
  industrial: [msg('property'), msg('properties')],
}

export function propertyNoun(type: PropertyType): string {
  return t(nouns[type][0])
}

export function propertyNouns(type: PropertyType): string {
  return t(nouns[type][1])
}

/** Whether a type is land, which has no rooms, furniture or storeys. */
export function isLand(type: PropertyType): boolean {
  return type === 'plot' || type === 'agricultural'
}

export function isDwelling(type: PropertyType): boolean {
  return type === 'apartment' || type === 'villa' || type === 'house'
}
