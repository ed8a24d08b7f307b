import type { PropertyType } from '#contract/property/vocabulary.ts'

/** Labels of listings, each with its wording in a sentence. */
export type Vocabulary = Readonly<Record<string, string>>

const shared: Vocabulary = {
  Lift: 'a lift',
  'Power backup': 'power backup',
  Security: 'security at the gate',
  'Covered parking': 'covered parking',
  'Visitor parking': 'parking for visitors',
  'Rainwater harvesting': 'rainwater harvesting',
  CCTV: 'CCTV',
  Intercom: 'an intercom',
}

const society: Vocabulary = {
  ...shared,
  Gym: 'a gym',
  'Swimming pool': 'a swimming pool',
  Clubhouse: 'a clubhouse',
  Garden: 'a garden',
  "Children's play area": 'a play area for children',
  'Piped gas': 'piped gas',
  'Sewage treatment plant': 'a sewage treatment plant',
  'Jogging track': 'a jogging track',
  'Party hall': 'a party hall',
}

const house: Vocabulary = {
  Security: 'security at the gate',
  'Covered parking': 'covered parking',
  'Power backup': 'power backup',
  Garden: 'a garden',
  Borewell: 'a borewell',
  'Rainwater harvesting': 'rainwater harvesting',
  'Solar water heater': 'a solar water heater',
  CCTV: 'CCTV',
}

const work: Vocabulary = {
  ...shared,
  'Fire alarm': 'a fire alarm',
  'Service lift': 'a service lift',
  Cafeteria: 'a cafeteria in the building',
  'Wheelchair access': 'wheelchair access',
}

/** Amenities of the building or compound. */
export const amenities: Record<PropertyType, Vocabulary> = {
  apartment: society,
  villa: {
    ...house,
    Clubhouse: 'a clubhouse',
    'Swimming pool': 'a swimming pool',
    Gym: 'a gym',
    "Children's play area": 'a play area for children',
  },
  house,
  plot: {
    Security: 'security at the gate',
    'Street lights': 'street lights',
    'Underground drainage': 'underground drainage',
    'Water connection': 'a water connection',
    'Electricity connection': 'an electricity connection',
    Garden: 'a garden',
    Clubhouse: 'a clubhouse',
  },
  commercial: {
    ...work,
    'Loading bay': 'a loading bay',
  },
  office: work,
  industrial: {
    Security: 'security at the gate',
    'Power backup': 'power backup',
    'Three-phase power': 'three-phase power',
    Borewell: 'a borewell',
    'Fire hydrant': 'a fire hydrant',
    Weighbridge: 'a weighbridge',
    'Truck parking': 'parking for trucks',
    CCTV: 'CCTV',
  },
  agricultural: {
    Borewell: 'a borewell',
    'Open well': 'an open well',
    'Electricity connection': 'an electricity connection',
    'Drip irrigation': 'drip irrigation',
    Fencing: 'a fence',
    'Farm shed': 'a farm shed',
  },
}

const home: Vocabulary = {
  'Vastu compliant': 'a plan that follows Vaastu',
  'Modular kitchen': 'a modular kitchen',
  'Pooja room': 'a pooja room',
  'Servant room': 'a servant room',
  'Study room': 'a study',
  'Wooden flooring': 'wooden flooring',
  'Vitrified tiles': 'vitrified tiles',
  'Cross ventilation': 'cross ventilation',
  'Utility area': 'a utility area',
  'Store room': 'a store room',
}

const onGround: Vocabulary = {
  ...home,
  'Private terrace': 'a private terrace',
  'Corner plot': 'a corner plot',
  'Separate entrance': 'a separate entrance',
}

/** Features of the unit itself. Facing is a separate field of a listing, so it is not included. */
export const features: Record<PropertyType, Vocabulary> = {
  apartment: { ...home, 'Corner flat': 'a corner position in the building' },
  villa: { ...onGround, 'Double-height living room': 'a double-height living room' },
  house: onGround,
  plot: {
    'Corner plot': 'a corner position',
    'Boundary wall': 'a boundary wall',
    'Two open sides': 'two open sides',
    'Wide road': 'a wide road in front',
    'Levelled ground': 'levelled ground',
    'Vastu compliant': 'a shape that follows Vaastu',
  },
  commercial: {
    'Main road frontage': 'frontage on the main road',
    'Rolling shutter': 'a rolling shutter',
    'Mezzanine floor': 'a mezzanine floor',
    'Attached washroom': 'an attached washroom',
    'Glass front': 'a glass front',
    'High ceiling': 'a high ceiling',
  },
  office: {
    'Conference room': 'a conference room',
    Cabins: 'cabins',
    'Open workspace': 'an open workspace',
    'Central air conditioning': 'central air conditioning',
    Pantry: 'a pantry',
    'Attached washroom': 'an attached washroom',
    'False ceiling': 'a false ceiling',
  },
  industrial: {
    'High ceiling': 'a high ceiling',
    'Loading dock': 'a loading dock',
    'Office block': 'an office block',
    'Reinforced floor': 'a reinforced floor',
    'Crane beams': 'beams for a crane',
    'Wide gate': 'a wide gate',
  },
  agricultural: {
    'Road access': 'access by road',
    'Red soil': 'red soil',
    'Black soil': 'black soil',
    'Fruit trees': 'fruit trees',
    'Levelled ground': 'levelled ground',
    'Clear boundary': 'a clear boundary',
  },
}

/** Labels that exclude each other. */
export const rivals: readonly (readonly string[])[] = [
  ['Wooden flooring', 'Vitrified tiles'],
  ['Red soil', 'Black soil'],
  ['Corner plot', 'Two open sides'],
  ['Cabins', 'Open workspace'],
]

/** "a lift, power backup and CCTV". */
export function listed(labels: readonly string[], words: Vocabulary): string {
  const phrases = labels.map((label) => words[label] ?? label.toLowerCase())
  const last = phrases.at(-1) ?? ''
  return phrases.length > 1 ? `${phrases.slice(0, -1).join(', ')} and ${last}` : last
}
