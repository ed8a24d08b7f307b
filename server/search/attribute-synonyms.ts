import type { HomeKind, Tenant } from '#query-language/model/slots.ts'

/** Where an attribute can be found: in the amenities, the details or the text of a listing. */
export interface Trace {
  amenities?: readonly string[]
  traits?: readonly string[]
  words?: readonly string[]
}

export const coveredParking = 'Covered parking'
/** Parking of any kind, for a search that says no more than "parking". */
export const anyParking = 'Parking'

const amenities: Record<string, Trace> = {
  'Swimming pool': { amenities: ['pool'], words: ['pool'] },
  Gym: { amenities: ['gymnasium'], words: ['gym', 'gymnasium'] },
  Lift: { amenities: ['elevator', 'lifts'], traits: ['lift'], words: ['lift', 'elevator'] },
  [coveredParking]: { traits: ['covered parking'] },
  [anyParking]: {
    amenities: ['car parking', 'visitor parking', 'covered parking'],
    words: ['parking'],
  },
  'Power backup': { traits: ['power backup'], words: ['generator', 'inverter'] },
  Security: { amenities: ['24x7 security'], words: ['security'] },
  CCTV: { words: ['cctv'] },
  Clubhouse: { amenities: ['club house'], words: ['clubhouse'] },
  Garden: { words: ['garden', 'lawn'] },
  'Children’s play area': { amenities: ["children's play area"], words: ['playground'] },
  Balcony: { traits: ['balcony'], words: ['balcony', 'balconies'] },
  Terrace: { words: ['terrace'] },
  'Modular kitchen': { traits: ['modular kitchen'], words: ['modular'] },
  'Air conditioning': { words: ['ac', 'airconditioned', 'conditioning'] },
  'Wi-Fi': { words: ['wifi', 'internet'] },
  'Piped gas': { traits: ['piped gas'], words: ['gas'] },
  'Water supply': { words: ['cauvery', 'corporation'] },
  Borewell: { words: ['borewell'] },
  'Servant room': { traits: ['servant room'], words: ['servant', 'maid'] },
  'Study room': { traits: ['study room'], words: ['study'] },
  'Pooja room': { traits: ['pooja room'], words: ['pooja', 'puja'] },
  'Gated community': { traits: ['gated'], words: ['gated'] },
  Corner: { amenities: ['corner plot'], traits: ['corner'], words: ['corner'] },
  'Jogging track': { words: ['jogging'] },
  'Badminton court': { words: ['badminton'] },
  'Tennis court': { words: ['tennis'] },
  'Fire safety': { amenities: ['fire alarm'], words: ['sprinklers'] },
  'EV charging': { traits: ['ev charging'], words: ['ev'] },
  'Rainwater harvesting': { words: ['rainwater'] },
  Intercom: { words: ['intercom'] },
  'Wheelchair access': { words: ['wheelchair'] },
  Sunlight: { words: ['sunlight', 'airy', 'ventilated', 'bright'] },
  'Attached bathroom': { words: ['attached'] },
  'Food included': { words: ['food', 'meals'] },
  'Store room': { words: ['store', 'storeroom'] },
  'Sea view': { words: ['sea'] },
  'Lake view': { words: ['lake'] },
  'Hill view': { words: ['hill', 'hills'] },
  Park: { words: ['park'] },
  'Park facing': { words: ['park'] },
  'Main road': { words: ['main', 'mainroad', 'roadside'] },
  'Washing machine': { words: ['washing'] },
  Refrigerator: { amenities: ['fridge'], words: ['fridge', 'refrigerator'] },
  Geyser: { amenities: ['geysers'], words: ['geyser', 'geysers'] },
  Wardrobe: { amenities: ['wardrobes'], words: ['wardrobe', 'wardrobes'] },
  Sofa: { words: ['sofa'] },
  TV: { words: ['tv', 'television'] },
  'Water purifier': { amenities: ['ro'], words: ['purifier', 'ro'] },
  'Gas stove': { amenities: ['chimney'], words: ['chimney', 'stove', 'hob'] },
}

/**
 * Returns where an amenity of the search language can be found; always under its own name among the
 * amenities.
 */
export function traceOfAmenity(name: string): Trace {
  const { amenities: others = [], ...trace } = amenities[name] ?? {}
  return { amenities: [name.toLowerCase(), ...others], ...trace }
}

const kinds: Record<HomeKind, Trace> = {
  'builder floor': { words: ['builder'] },
  penthouse: { words: ['penthouse'] },
  studio: { traits: ['bhk 0'], words: ['studio'] },
  duplex: { words: ['duplex'] },
  'row house': { words: ['row', 'rowhouse'] },
  bungalow: { words: ['bungalow', 'bunglow'] },
  'farm house': { words: ['farmhouse', 'farm'] },
  shop: { words: ['shop', 'shops'] },
  showroom: { words: ['showroom'] },
  warehouse: { words: ['warehouse', 'godown'] },
  'co-working': { words: ['coworking'] },
}

export const traceOfKind = (kind: HomeKind): Trace => kinds[kind]

const tenants: Record<Tenant, Trace> = {
  family: { traits: ['tenant family'], words: ['family', 'families'] },
  bachelors: { traits: ['tenant bachelors'], words: ['bachelor', 'bachelors'] },
  women: { traits: ['tenant women'], words: ['women', 'girls', 'ladies', 'female'] },
  men: { traits: ['tenant men'], words: ['men', 'boys', 'gents', 'male'] },
  students: { traits: ['tenant students'], words: ['student', 'students'] },
  couple: { words: ['couple', 'couples'] },
  company: { traits: ['tenant company'], words: ['company', 'corporate'] },
  pets: { traits: ['pets'], words: ['pet', 'pets'] },
}

export const traceOfTenant = (name: Tenant): Trace => tenants[name]

/** Returns where an approval can be found. */
export function traceOfApproval(name: string): Trace {
  const word = name.toLowerCase()
  if (word === 'freehold') return { traits: ['freehold'], words: ['freehold'] }
  if (word === 'loan approved') return { traits: ['loan'], words: ['loan'] }
  if (word === 'clear title') return { words: ['title', 'registry'] }
  if (word.endsWith(' khata')) return { traits: [`khata ${word.charAt(0)}`] }
  return { traits: [`approval ${word}`], words: [word] }
}

const distances = [500, 1_000, 2_000, 5_000]

/** Returns where a metro within this distance can be found; in the text without the distance. */
export function traceOfMetro(metres: number): Trace {
  const nearest = distances.findLast((distance) => distance <= metres) ?? distances[0]
  return { traits: [`metro ${nearest}`], ...(metres >= 1_000 && { words: ['metro'] }) }
}
