import type {
  AreaValue,
  BhkValue,
  FloorValue,
  Option,
  Range,
  Slot,
  SlotName,
  SlotValues,
} from '#query-language/model/slots.ts'

/**
 * Returns slots in the shorthand of the corpora, sorted: `bhk 2,3`, `max 1.2cr`, `loc Whitefield`,
 * `near metro`. A type with a kind becomes two entries: `type apartment; kind studio`; features of
 * which one is enough are one: `has Lift or floor 0`.
 */
export function toShorthand(slots: readonly Slot[]): string[] {
  return [...new Set(slots.flatMap(shorthandOf))].sort()
}

type Valued = { [Name in SlotName]: { slot: Name; value: SlotValues[Name] } }[SlotName]

function shorthandOf(slot: Valued): string[] {
  switch (slot.slot) {
    case 'intent':
      return [slot.value === 'sell' ? 'buy' : slot.value]
    case 'type': {
      const { types, kind, not } = slot.value
      const type = [`type ${types.join('+')}`, ...(kind ? [`kind ${kind}`] : [])]
      return not ? [`not ${kind ?? types.join('+')}`] : type
    }
    case 'bhk':
      return [`bhk ${rooms(slot.value)}`]
    case 'budget':
    case 'monthly':
      return [range(slot.value)]
    case 'emi':
      return [`emi ${money(slot.value.max)}`]
    case 'area':
      return [`area ${area(slot.value)}`]
    case 'rate':
      return [`rate ${range(slot.value)}/${slot.value.unit}`]
    case 'city':
      return [`${slot.value.not ? 'not-' : ''}city ${slot.value.name}`]
    case 'locality': {
      const { name, section, not } = slot.value
      return [`${not ? 'not-' : ''}loc ${section ? `${name} ${section}` : name}`]
    }
    case 'society':
      return [`society ${slot.value.name}`]
    case 'pincode':
      return [`pin ${slot.value}`]
    case 'near': {
      const { name, metres, minutes } = slot.value
      const reach = minutes ? ` ${minutes}min` : metres && name !== 'metro' ? ` ${metres}m` : ''
      return [`near ${name.toLowerCase()}${reach}`]
    }
    case 'possession': {
      const { status, by, isLaunch } = slot.value
      return [
        ...(status ? [status === 'ready' ? 'ready' : 'uc'] : []),
        ...(by ? [`by ${by}`] : []),
        ...(isLaunch ? ['launch'] : []),
      ]
    }
    case 'moveIn':
      return [`move-in ${slot.value.isNow ? 'now' : slot.value.by}`]
    case 'furnishing':
      return [`${slot.value.not ? 'not-' : ''}${slot.value.name}`]
    case 'floor':
      return floor(slot.value).map((floors) => `floor ${floors}`)
    case 'facing':
      return [`${slot.value.not ? 'not-' : ''}facing ${slot.value.name}`]
    case 'vastu':
      return ['vastu']
    case 'rera':
      return ['rera']
    case 'age':
      return [`age ${slot.value.max}`]
    case 'lister':
      return [`from ${slot.value}`]
    case 'brokerage':
      return ['no-brokerage']
    case 'builder':
      return [`by ${slot.value}`]
    case 'transaction':
      return [slot.value]
    case 'amenity':
      return [`${slot.value.not ? 'no' : 'has'} ${slot.value.name}`]
    case 'either':
      return [slot.value.map(optionOf).join(' or ')]
    case 'tenant':
      return [`${slot.value.not ? 'not-' : ''}for ${slot.value.name}`]
    case 'deposit': {
      const { months, rupees } = slot.value
      return [`deposit ${months === undefined ? money(rupees ?? 0) : `${months}m`}`]
    }
    case 'bathrooms':
      return [`bath ${slot.value.min}`]
    case 'parking':
      return [`parking ${slot.value.min}`]
    case 'road':
      return [`road ${slot.value.min}ft+`]
    case 'sharing':
      return [`sharing ${slot.value.oneOf.join(',')}`]
    case 'approval':
      return [`approved ${slot.value}`]
    case 'posted':
      return [`posted ${slot.value.days}`]
    case 'sort':
      return [`sort ${slot.value}`]
  }
}

const optionOf = (option: Option) =>
  [shorthandOf(option).join(' or '), ...(option.and ? [`has ${option.and.name}`] : [])].join(
    ' with ',
  )

function rooms({ oneOf, min, max }: BhkValue): string {
  if (oneOf) return oneOf.join(',')
  return min === undefined ? `..${max}` : `${min}+`
}

export function money(rupees: number): string {
  if (rupees >= 10_000_000) return `${rupees / 10_000_000}cr`
  if (rupees >= 100_000) return `${rupees / 100_000}L`
  return rupees % 1_000 === 0 ? `${rupees / 1_000}k` : String(rupees)
}

function range({ min, max, approx }: Range): string {
  if (approx) return `~${money(Math.round((min ?? 0) / 0.9))}`
  if (min !== undefined && max !== undefined) return `${money(min)}-${money(max)}`
  return min === undefined ? `max ${money(max ?? 0)}` : `min ${money(min)}`
}

function area({ min, max, sqft }: AreaValue): string {
  if (sqft !== undefined) return String(sqft)
  if (min !== undefined && max !== undefined) return `${min}-${max}`
  return min === undefined ? `..${max}` : `${min}+`
}

function floor({ oneOf, not, min, max, top }: FloorValue): string[] {
  if (top !== undefined) return [top ? 'top' : '!top']
  if (not) return [`!${not.join(',')}`]
  if (oneOf) return oneOf.map(String)
  if (min !== undefined && max !== undefined) return [`${min}-${max}`]
  return [min === undefined ? `..${max}` : `${min}+`]
}
