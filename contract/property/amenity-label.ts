import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg } from '#domain/locale/translate.ts'

const labels: Readonly<Record<string, string>> = inReadersLanguage({
  lift: msg('Lift'),
  'power backup': msg('Power backup'),
  'covered parking': msg('Covered parking'),
  'gated security': msg('Gated security'),
  cctv: msg('CCTV'),
  'swimming pool': msg('Swimming pool'),
  gym: msg('Gym'),
  clubhouse: msg('Clubhouse'),
  "children's play area": msg("Children's play area"),
  garden: msg('Garden'),
  'piped gas': msg('Piped gas'),
  'rainwater harvesting': msg('Rainwater harvesting'),
  'borewell water': msg('Borewell water'),
  intercom: msg('Intercom'),
  'ev charging': msg('EV charging'),
  security: msg('Security'),
  elevator: msg('Elevator'),
  parking: msg('Parking'),
  balcony: msg('Balcony'),
  'corner plot': msg('Corner plot'),
  'park facing': msg('Park facing'),
  'main road facing': msg('Main road facing'),
  'east facing': msg('East facing'),
  'vaastu compliant': msg('Vastu compliant'),
  'modular kitchen': msg('Modular kitchen'),
  'servant room': msg('Servant room'),
  'study room': msg('Study room'),
  'pooja room': msg('Pooja room'),
  'wide balcony': msg('Wide balcony'),
  'near metro': msg('Near metro'),
  'newly painted': msg('Newly painted'),
})

/**
 * Returns an amenity or feature in the reader's language where it is one that the form offers, and
 * else as the broker wrote it. The API and the database have the English name.
 */
export function amenityLabel(name: string): string {
  const key = name.toLowerCase()
  return Object.hasOwn(labels, key) ? (labels[key] ?? name) : name
}
