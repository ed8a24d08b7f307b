import type { HomeKind, Tenant } from '#query-language/model/slots.ts'
import { amenityTraces } from './amenity-traces.ts'
import type { Trace } from './trace.ts'

/**
 * Returns where an amenity of the search language can be found; always under its own name among the
 * amenities.
 */
export function traceOfAmenity(name: string): Trace {
  const { amenities: others = [], ...trace } = amenityTraces[name] ?? {}
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
  if (word === 'mutation') return { words: ['mutation', 'kharij'] }
  if (word === 'satbara') return { words: ['satbara'] }
  if (word.endsWith(' khata')) return { traits: [`khata ${word.charAt(0)}`] }
  return { traits: [`approval ${word}`], words: [word] }
}

const distances = [500, 1_000, 2_000, 5_000]

/** Returns where a metro within this distance can be found; in the text without the distance. */
export function traceOfMetro(metres: number): Trace {
  const nearest = distances.findLast((distance) => distance <= metres) ?? distances[0]
  return { traits: [`metro ${nearest}`], ...(metres >= 1_000 && { words: ['metro'] }) }
}
