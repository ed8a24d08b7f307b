import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { plainDigits, readCount } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

const nouns = {
  bathrooms: 'bath(?:\\s?room)?s?|toilets?|wash\\s?rooms?|wcs?|बाथरूम',
  balconies: 'balcon(?:y|ies)|बालकनी',
  floors: '(?:floors?|storey?s?|stories|levels?)(?: building)?|मंज़?िल',
  // Without blanks, because readParking removes them.
  parking:
    '(?:covered|open|stilt|basement|reserved|podium|mechanical)?' +
    '(?:cars?|(?:car)?parkings?|garages?|slots?|(?:parking)?spaces?|covered|open)?',
} as const

const words = 'zero one two three four five six seven eight nine ten'.split(' ')
const wordAlone = new RegExp(`^(${words.join('|')})\\b`)

/** Lower case, single blanks, and a leading number word as digits. */
function plainly(text: string): string {
  return plainDigits(text)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(wordAlone, (word) => String(words.indexOf(word)))
}

/**
 * Parses a count with an optional noun: `4 Bathrooms`, `3+ Balconies` (3, with a note), `No
 * Balcony` (0), `3`.
 */
function readWithNoun(text: string, noun: keyof typeof nouns, maximum: number): Reading<number> {
  const plain = plainly(text)
  if (new RegExp(`^(?:no|zero|without|nil) ?(?:${nouns[noun]})?$`).test(plain)) return understood(0)
  const bare = plain.replace(new RegExp(` ?\\(?(?:${nouns[noun]})\\)?$`), '')
  const count = readCount(bare, maximum)
  if (!count.ok || bare === plain) return count
  return understood(
    count.value,
    ...count.notes.map((note) => note.replace(`"${bare.trim()}"`, `"${text.trim()}"`)),
  )
}

/** Parses `4 Bathrooms`, `2 Baths`, `3 toilets`, `3`. */
export function readBathrooms(text: string): Reading<number> {
  return readWithNoun(text, 'bathrooms', 50)
}

/** Parses `2 Balconies`, `3+ Balconies`, `No Balcony`, `2`. */
export function readBalconies(text: string): Reading<number> {
  return readWithNoun(text, 'balconies', 20)
}

const namedSharing: Readonly<Record<string, number>> = {
  ...{ single: 1, private: 1, individual: 1 },
  ...{ double: 2, twin: 2, triple: 3, quad: 4 },
}
const sharingNouns = new Set(
  'bed beds person persons sharing share shared occupancy seater room rooms'.split(' '),
)

/** Parses how many share a room: `Double Sharing`, `Single`, `3 sharing`, `4`. */
export function readRoomSharing(text: string): Reading<number> {
  const words = plainly(text)
    .replace(/^(\d{1,2})(?=[a-z])/, '$1 ')
    .split(/[ -]+/)
  while (words.length > 1 && sharingNouns.has(words.at(-1) ?? '')) words.pop()
  const plain = words.join(' ')
  const persons = namedSharing[plain]
  if (persons !== undefined) return understood(persons)
  const count = readCount(plain, 10)
  return count.ok && count.value < 1 ? notUnderstood(t('this is no number of persons')) : count
}

/** Car parking spaces in total and, where the cell says so, of each kind. */
export interface ParkingRead {
  parkingSpaces: number
  parkingCovered?: number
  parkingOpen?: number
}

const covered = /cover|stilt|basement|garage|podium/
const part = new RegExp(
  '^(?:(?<before>covered|open)(?:parking)?[:=-]?)?' +
    `(?<count>\\d{1,3}(?:\\.0)?)(?<noun>${nouns.parking})$`,
)

/**
 * Parses `1 Covered`, `Open: 1, Covered: 1` (2), `2 Car`, `No Parking`, `2`. Two-wheeler spaces are
 * not counted, with a note.
 */
export function readParking(text: string): Reading<ParkingRead> {
  const plain = plainly(text)
  if (/^(?:no|zero|without)(?: car)?(?: parking)?$/.test(plain)) {
    return understood({ parkingSpaces: 0 })
  }
  const single = readCount(plain, 100)
  if (single.ok) return understood({ parkingSpaces: single.value }, ...single.notes)
  const parts = plain.split(/[,;+&|]|\band\b/).map((piece) => piece.replaceAll(' ', ''))
  const cars = parts.filter((piece) => !/bike|scooter|two.?wheeler|2.?wheeler/.test(piece))
  const read = cars.map((piece) => part.exec(piece)?.groups)
  if (read.length === 0 || read.some((groups) => groups === undefined)) {
    return notUnderstood(t('we cannot read this number of parking spaces'))
  }
  const total = { parkingSpaces: 0, parkingCovered: 0, parkingOpen: 0 }
  for (const groups of read) {
    const count = Number(groups?.count)
    const kind = `${groups?.before ?? ''} ${groups?.noun ?? ''}`
    total.parkingSpaces += count
    if (covered.test(kind)) total.parkingCovered += count
    else if (/open/.test(kind)) total.parkingOpen += count
  }
  if (total.parkingSpaces > 100) return notUnderstood(t('this is more than 100'))
  return understood(
    {
      parkingSpaces: total.parkingSpaces,
      ...(total.parkingCovered > 0 && { parkingCovered: total.parkingCovered }),
      ...(total.parkingOpen > 0 && { parkingOpen: total.parkingOpen }),
    },
    ...(cars.length < parts.length ? [t('two-wheeler parking was not counted')] : []),
  )
}

// "B" are basements, "G" is the ground floor, "S" and "P" are stilts and podiums for cars.
const building = regExp()`
  ^(?:(?:\d?b(?:asements?)?|(?<parking>\d?(?:s(?:tilts?)?|p(?:odiums?)?)))\+)*
  (?:(?<ground>g(?:r(?:oun)?d?)?)\+)?(?<above>\d{1,3})(?:floors?|storeys?|upperfloors?)?$
`

/**
 * Parses the number of floors of a building: `3 Floors`, `G+7` (8), `Stilt+4` (4: the stilt is for
 * cars), `2B+G+12` (13), `7`.
 */
export function readBuildingFloors(text: string): Reading<number> {
  const count = readWithNoun(text, 'floors', 200)
  if (count.ok) return count
  const groups = building.exec(plainly(text).replaceAll(' ', ''))?.groups
  if (!groups || !/\+/.test(text)) return count
  const floors = Number(groups.above) + (groups.ground ? 1 : 0)
  if (floors > 200) return notUnderstood(t('no building has that many floors'))
  return understood(
    floors,
    ...(groups.parking ? [t('stilt and podium were not counted as floors')] : []),
  )
}
