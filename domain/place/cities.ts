import { isAscii } from '#domain/text/ascii.ts'
import { cityScripts } from './city-scripts.ts'
import type { Point } from './distance.ts'
import { placeSeparators } from './place-separators.ts'
import { knownTowns } from './towns.ts'

/** A city known by name, with or without its coordinates. */
export interface NamedCity {
  name: string
  state: string
  /** Other and former names in Latin script. */
  aliases: readonly string[]
}

/** A city with its centre, as listings and gazetteers name it. */
export interface KnownCity extends NamedCity, Point {
  /** The market of several cities: portals list a place under any of them. */
  region?: string
  /** The maximum distance of its listings from the centre. */
  kilometres: number
}

type Row = [
  name: string,
  state: string,
  latitude: number,
  longitude: number,
  kilometres: number,
  aliases?: string,
  region?: string,
]

const ncr = 'Delhi NCR'
const mmr = 'Mumbai region'
const pmr = 'Pune region'

// Centres to a hundredth of a degree; the radius covers the metropolitan area, not the
// municipality.
const rows: Row[] = [
  [
    'Bengaluru',
    'Karnataka',
    12.97,
    77.59,
    60,
    'Bangalore, Bengalooru, BLR, Bglr, Bnglr, Banglore, Bluru',
  ],
  ['Mumbai', 'Maharashtra', 19.08, 72.88, 90, 'Bombay', mmr],
  ['Navi Mumbai', 'Maharashtra', 19.03, 73.03, 45, 'New Bombay, New Mumbai, N Mumbai', mmr],
  ['Thane', 'Maharashtra', 19.22, 72.98, 60, 'Thana', mmr],
  ['Pune', 'Maharashtra', 18.52, 73.86, 60, 'Poona, Puna', pmr],
  ['Pimpri Chinchwad', 'Maharashtra', 18.63, 73.8, 30, 'PCMC', pmr],
  ['Nagpur', 'Maharashtra', 21.15, 79.09, 45, 'NGP'],
  ['Nashik', 'Maharashtra', 20, 73.79, 45, 'Nasik'],
  ['Delhi', 'Delhi', 28.65, 77.2, 60, 'New Delhi, N Delhi, Dilli', ncr],
  ['Gurgaon', 'Haryana', 28.46, 77.03, 45, 'Gurugram, GGN, GGM', ncr],
  ['Noida', 'Uttar Pradesh', 28.55, 77.38, 40, '', ncr],
  [
    'Greater Noida',
    'Uttar Pradesh',
    28.47,
    77.5,
    40,
    'Greater Noida West, Noida Extension, Gr Noida, G Noida',
    ncr,
  ],
  ['Coorg', 'Karnataka', 12.42, 75.74, 40, 'Kodagu, Madikeri'],
  ['Ghaziabad', 'Uttar Pradesh', 28.67, 77.43, 40, 'GZB', ncr],
  ['Faridabad', 'Haryana', 28.41, 77.31, 40, 'FBD, FDB', ncr],
  ['Sohna', 'Haryana', 28.25, 77.07, 25, '', ncr],
  ['Bhiwadi', 'Rajasthan', 28.21, 76.84, 30, '', ncr],
  ['Hyderabad', 'Telangana', 17.39, 78.49, 65, 'Secunderabad, HYD, Hydbd'],
  ['Chennai', 'Tamil Nadu', 13.08, 80.27, 65, 'Madras, CHN'],
  ['Coimbatore', 'Tamil Nadu', 11.02, 76.96, 45, 'Kovai, CBE, CBTR'],
  ['Kolkata', 'West Bengal', 22.57, 88.36, 60, 'Calcutta, Kol'],
  ['Howrah', 'West Bengal', 22.6, 88.26, 40],
  ['Ahmedabad', 'Gujarat', 23.02, 72.57, 50, 'Amdavad, Ahmd'],
  ['Surat', 'Gujarat', 21.17, 72.83, 45],
  ['Vadodara', 'Gujarat', 22.31, 73.18, 40, 'Baroda'],
  ['Rajkot', 'Gujarat', 22.3, 70.8, 40],
  ['Gandhinagar', 'Gujarat', 23.22, 72.65, 35],
  ['Jaipur', 'Rajasthan', 26.91, 75.79, 50, 'JPR'],
  ['Lucknow', 'Uttar Pradesh', 26.85, 80.95, 50, 'LKO'],
  ['Kanpur', 'Uttar Pradesh', 26.45, 80.33, 40, 'Cawnpore, Kanpur Nagar, KNP'],
  ['Agra', 'Uttar Pradesh', 27.18, 78.01, 35],
  ['Varanasi', 'Uttar Pradesh', 25.32, 82.99, 35, 'Banaras, Benares, VNS'],
  ['Chandigarh', 'Chandigarh', 30.73, 76.78, 35, 'CHD'],
  ['Mohali', 'Punjab', 30.7, 76.72, 30, 'Sahibzada Ajit Singh Nagar, SAS Nagar'],
  ['Panchkula', 'Haryana', 30.69, 76.85, 30],
  ['Zirakpur', 'Punjab', 30.64, 76.82, 25],
  ['Ludhiana', 'Punjab', 30.9, 75.86, 35, 'LDH'],
  ['Amritsar', 'Punjab', 31.63, 74.87, 35],
  ['Jalandhar', 'Punjab', 31.33, 75.58, 35],
  ['Dehradun', 'Uttarakhand', 30.32, 78.03, 40, 'DDN'],
  ['Indore', 'Madhya Pradesh', 22.72, 75.86, 45, 'IDR'],
  ['Bhopal', 'Madhya Pradesh', 23.26, 77.41, 45],
  ['Raipur', 'Chhattisgarh', 21.25, 81.63, 40],
  ['Ranchi', 'Jharkhand', 23.34, 85.31, 40],
  ['Patna', 'Bihar', 25.59, 85.14, 40],
  ['Bhubaneswar', 'Odisha', 20.3, 85.82, 40, 'Bhuvaneshwar, Bhubaneshwar, BBSR, BBS'],
  ['Guwahati', 'Assam', 26.14, 91.74, 40, 'Gauhati, GHY'],
  ['Kochi', 'Kerala', 9.93, 76.27, 45, 'Cochin, Ernakulam, EKM'],
  ['Thiruvananthapuram', 'Kerala', 8.52, 76.94, 45, 'Trivandrum, TVM, TVPM'],
  ['Kozhikode', 'Kerala', 11.26, 75.78, 40, 'Calicut, CLT'],
  ['Thrissur', 'Kerala', 10.53, 76.21, 40, 'Trichur'],
  ['Mysuru', 'Karnataka', 12.3, 76.64, 40, 'Mysore'],
  ['Mangaluru', 'Karnataka', 12.91, 74.86, 40, 'Mangalore'],
  ['Hubballi', 'Karnataka', 15.36, 75.12, 35, 'Hubli'],
  ['Visakhapatnam', 'Andhra Pradesh', 17.69, 83.22, 45, 'Vizag, Vishakhapatnam, VZG'],
  ['Vijayawada', 'Andhra Pradesh', 16.51, 80.65, 40],
  ['Madurai', 'Tamil Nadu', 9.93, 78.12, 35],
  ['Tiruchirappalli', 'Tamil Nadu', 10.79, 78.7, 35, 'Trichy, Tiruchchirappalli'],
  ['Goa', 'Goa', 15.4, 74, 75, 'Panaji, Panjim, North Goa, South Goa'],
  ['Jammu', 'Jammu and Kashmir', 32.73, 74.86, 40],
  ['Shimla', 'Himachal Pradesh', 31.1, 77.17, 30, 'Simla'],
  ['Kota', 'Rajasthan', 25.18, 75.84, 25],
  ['Udaipur', 'Rajasthan', 24.58, 73.71, 25],
  ['Jodhpur', 'Rajasthan', 26.24, 73.02, 25],
  ['Ajmer', 'Rajasthan', 26.45, 74.64, 25],
  ['Lonavala', 'Maharashtra', 18.75, 73.41, 15, 'Lonavla'],
  ['Karjat', 'Maharashtra', 18.91, 73.32, 15],
  ['Alibag', 'Maharashtra', 18.64, 72.87, 20, 'Alibaug'],
  ['Panchgani', 'Maharashtra', 17.92, 73.8, 10],
  ['Mahabaleshwar', 'Maharashtra', 17.92, 73.66, 10],
  ['Kolhapur', 'Maharashtra', 16.7, 74.24, 25],
  ['Sambhajinagar', 'Maharashtra', 19.88, 75.32, 25, 'Aurangabad, Chhatrapati Sambhajinagar'],
  ['Haridwar', 'Uttarakhand', 29.95, 78.16, 20],
  ['Rishikesh', 'Uttarakhand', 30.1, 78.29, 15],
  ['Meerut', 'Uttar Pradesh', 28.98, 77.71, 25],
  ['Prayagraj', 'Uttar Pradesh', 25.44, 81.85, 25, 'Allahabad'],
  ['Gwalior', 'Madhya Pradesh', 26.22, 78.18, 25],
  ['Jabalpur', 'Madhya Pradesh', 23.17, 79.95, 25],
  ['Hosur', 'Tamil Nadu', 12.74, 77.83, 15],
  ['Vellore', 'Tamil Nadu', 12.92, 79.13, 20],
  ['Salem', 'Tamil Nadu', 11.66, 78.15, 20],
  ['Ooty', 'Tamil Nadu', 11.41, 76.7, 15, 'Udhagamandalam'],
  ['Puducherry', 'Puducherry', 11.94, 79.81, 20, 'Pondicherry, Pondy'],
  ['Warangal', 'Telangana', 17.97, 79.59, 25],
  ['Guntur', 'Andhra Pradesh', 16.31, 80.44, 20],
  ['Tirupati', 'Andhra Pradesh', 13.63, 79.42, 20],
  ['Jamshedpur', 'Jharkhand', 22.8, 86.2, 25, 'Tatanagar'],
  ['Cuttack', 'Odisha', 20.46, 85.88, 15],
  ['Siliguri', 'West Bengal', 26.73, 88.4, 25],
]

/**
 * Cities whose names, former names and centres are known before the back office has a Location for
 * them. Towns without a centre are in `towns.tsv`.
 */
export const knownCities: readonly KnownCity[] = rows.map(
  ([name, state, latitude, longitude, kilometres, aliases = '', region]) => ({
    name,
    state,
    latitude,
    longitude,
    kilometres,
    aliases: aliases.split(', ').filter(Boolean),
    ...(region && { region }),
  }),
)

/**
 * Returns a key that all spellings of one place share: lower case, no accents, no punctuation,
 * single blanks, `Sector-109` as `sector 109`.
 */
export function placeKey(name: string): string {
  // The same without the steps that are about other letters.
  if (isAscii(name)) {
    return name
      .toLowerCase()
      .replaceAll("'", '')
      .replace(/[^a-z\d]+/g, ' ')
      .trim()
  }
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/([a-z])\p{M}+/gu, '$1')
      // Joiners, the nukta and the candrabindu are often left out; `foldWord` of search folds them
      // alike.
      .replace(/['’\u200c\u093c]|\u200d/g, '')
      .replaceAll('\u0901', '\u0902')
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
      .trim()
      .normalize('NFC')
  )
}

/**
 * Returns all names of a known city: its own, other and former names, and those in other scripts.
 */
export function namesOfCity({ name, aliases }: NamedCity): readonly string[] {
  return [name, ...aliases, ...(cityScripts[name]?.split('|') ?? [])]
}

const byKey = new Map(
  knownCities.flatMap((city) => namesOfCity(city).map((name) => [placeKey(name), city] as const)),
)

const towns: readonly NamedCity[] = knownTowns.map(({ state, names: [name = '', ...aliases] }) => ({
  ...{ name, state, aliases },
}))

const townByKey = new Map(
  towns.flatMap((town) => namesOfCity(town).map((name) => [placeKey(name), town] as const)),
)

/**
 * Returns the known city of a name or a former name, in any case: `bangalore` → Bengaluru.
 * Undefined where there is none.
 */
export function findCity(name: string): KnownCity | undefined {
  return byKey.get(placeKey(name))
}

/** The same for every city known by name, including towns without a centre. */
export function findNamedCity(name: string): NamedCity | undefined {
  const key = placeKey(name)
  return byKey.get(key) ?? townByKey.get(key)
}

/** Returns one key for all names of a city; the plain key where the city is unknown. */
export function cityKey(name: string): string {
  return placeKey(findNamedCity(name)?.name ?? name)
}

const between = `[${placeSeparators}(]*`
const word = `[^${placeSeparators}(]+`
const afterCity = new RegExp(`(?<![${placeSeparators}.)])[${placeSeparators}.)]+$`)

const maxWords = Math.max(...[...byKey.keys()].map((name) => name.split(' ').length))

/**
 * Splits a place that ends in a city: `Sector 62 Gurgaon` → `Sector 62`, Gurgaon. `undefined` where
 * it does not end in a known city.
 */
export function splitCity(place: string): { rest: string; city: KnownCity } | undefined {
  const trimmed = place.replace(afterCity, '')
  const ending = cityEnding(placeKey(trimmed).split(' '))
  if (!ending) return undefined
  const { city, words } = ending
  // Matches the words of the city at the end, with any separators between and before them.
  const tail = new RegExp(`${between}(?:${word}${between}){${words}}$`)
  return { rest: trimmed.replace(tail, '').trim(), city }
}

/** Most words first: "Greater Noida West" must not match as "Noida". */
function cityEnding(key: readonly string[]): { city: KnownCity; words: number } | undefined {
  for (let words = Math.min(maxWords, key.length); words > 0; words--) {
    const city = byKey.get(key.slice(-words).join(' '))
    if (city) return { city, words }
  }
  return undefined
}

const regions = Map.groupBy(
  knownCities.filter((city) => city.region),
  (city) => placeKey(city.region ?? ''),
)

/** Returns the other cities in the market of a city, or all cities of a named region. */
export function neighboursOf(name: string): readonly KnownCity[] {
  const known = findCity(name)
  const region = placeKey(known?.region ?? findRegion(name) ?? name)
  return (regions.get(region) ?? []).filter((city) => city !== known)
}

const otherRegionNames: Readonly<Record<string, string>> = {
  ncr: ncr,
  'national capital region': ncr,
  mmr: mmr,
  'mumbai metropolitan region': mmr,
}

/** Returns the region that a name stands for, in the spelling of its cities, or undefined. */
export function findRegion(name: string): string | undefined {
  const key = placeKey(name)
  return otherRegionNames[key] ?? regions.get(key)?.[0]?.region
}
