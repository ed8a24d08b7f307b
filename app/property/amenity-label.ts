import { msg, t } from '#domain/locale/translate.ts'

/** Labels of the offered names (contract/property/amenity.ts), by the name in lower case. */
const labels: Readonly<Record<string, string>> = {
  lift: msg('Lift'),
  'power backup': msg('Power backup'),
  'covered parking': msg('Covered parking'),
  security: msg('Security'),
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
}

/** Returns the label of an amenity or a feature; one that a person wrote stays as it is. */
export function amenityLabel(name: string): string {
  const known = name.toLowerCase()
  // People write names such as "constructor", which every object has.
  return Object.hasOwn(labels, known) ? t(labels[known] ?? name) : name
}
