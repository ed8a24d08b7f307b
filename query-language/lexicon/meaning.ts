import type { HomeType } from '#domain/import-cell/read-property-type.ts'
import type { Direction } from '#domain/import-cell/read-word.ts'
import {
  furnishings,
  homeKinds,
  type Intent,
  intents,
  listers,
  type SlotName,
  type SlotValues,
  sortOrders,
  tenantKinds,
  transactions,
} from '#query-language/model/slots.ts'

/**
 * The meaning of a phrase: a slot with its value. Of several intents the one with most weight wins.
 */
export type Meaning = {
  [Name in SlotName]: { slot: Name; value: SlotValues[Name]; weight?: number }
}[SlotName]

const homeTypes = [
  ...['apartment', 'villa', 'house', 'plot', 'commercial', 'office', 'industrial'],
  'agricultural',
] as const satisfies readonly HomeType[]
const directions = [
  ...['north', 'south', 'east', 'west'],
  ...['north-east', 'north-west', 'south-east', 'south-west'],
] as const satisfies readonly Direction[]
const intentWeights: Record<Intent, number> = { sell: 2, rent: 3, lease: 4, pg: 5 }
/** "To take" and "a month" are weak hints; every other intent wins. */
const weak = ' (weak)'
const weakShare = 0.5

/** Returns the meaning in a row of a lexicon table; throws if the slot or value is unknown. */
export function parseMeaning(slot: string, text: string): Meaning {
  const name = text.replace(/^!/, '')
  const not = text.startsWith('!') && { not: true }
  switch (slot) {
    case 'type':
      return { slot: 'type', value: parseType(text) }
    case 'intent': {
      const value = oneOf(intents, text.replace(weak, ''))
      const share = text.endsWith(weak) ? weakShare : 1
      return { slot: 'intent', value, weight: intentWeights[value] * share }
    }
    case 'amenity':
      return { slot: 'amenity', value: { name, ...not } }
    case 'furnishing':
      return { slot: 'furnishing', value: { name: oneOf(furnishings, name), ...not } }
    case 'tenant':
      return { slot: 'tenant', value: { name: oneOf(tenantKinds, name), ...not } }
    case 'facing':
      return { slot: 'facing', value: { name: oneOf(directions, name), ...not } }
    case 'possession': {
      if (text === 'launch') return { slot: 'possession', value: { isLaunch: true } }
      const status = oneOf(['ready', 'under-construction'], text)
      return { slot: 'possession', value: { status } }
    }
    // The day is that of today.
    case 'moveIn':
      return { slot: 'moveIn', value: { by: '', isNow: true } }
    case 'lister':
      return { slot: 'lister', value: oneOf(listers, text) }
    case 'transaction':
      return { slot: 'transaction', value: oneOf(transactions, text) }
    case 'sort':
      return { slot: 'sort', value: oneOf(sortOrders, text) }
    case 'brokerage':
      return { slot: 'brokerage', value: oneOf(['none'], text) }
    case 'approval':
      return { slot: 'approval', value: text }
    case 'deposit':
      return { slot: 'deposit', value: { rupees: Number(text) } }
    case 'posted':
      return { slot: 'posted', value: { days: Number(text) } }
    case 'vastu':
      return { slot: 'vastu', value: true }
    case 'rera':
      return { slot: 'rera', value: true }
  }
  throw new Error(`No table of the lexicon says ${slot}`)
}

/** Parses `commercial+plot` as either of two types, `apartment:studio` as a type with its kind. */
function parseType(text: string): SlotValues['type'] {
  const [types = '', kind] = text.split(':')
  return {
    types: types.split('+').map((type) => oneOf(homeTypes, type)),
    ...(kind !== undefined && { kind: oneOf(homeKinds, kind) }),
  }
}

function oneOf<const Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((one) => one === text)
  if (value === undefined) throw new Error(`${text} is none of ${values.join(', ')}`)
  return value
}
