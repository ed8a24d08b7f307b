import { AreaUnit, PropertyType } from '#contract/property/vocabulary.ts'
import { toSqft } from '#domain/area/area.ts'
import { readAmount } from '#domain/import-cell/read-amount.ts'
import { readArea } from '#domain/import-cell/read-area.ts'
import { readConfiguration } from '#domain/import-cell/read-configuration.ts'
import { typesNamed } from '#domain/import-cell/read-property-type.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { splitCity } from '#domain/place/cities.ts'
import { localityKey } from '#domain/place/locality-key.ts'
import { isKnownLocality } from '#domain/place/locality-names.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { joinList, lowerLabel } from '#server/locale/join-list.ts'
import type { Facts } from './facts.ts'

/** What the title of a row says about the home, for comparison with its columns. */
export interface Headline {
  bhk?: number
  types?: readonly PropertyType[]
  /** The city at its end. */
  city?: string
  /** The place after "in" or "at", without the city. */
  place?: string
  /** Amounts with a unit: "75 lakh". */
  amounts?: readonly number[]
  /** An area with a unit other than square feet: "200 gaj". */
  area?: { text: string; sqft: number }
}

const areaInWords = new RegExp(
  '(?<![\\d.,])\\d+(?:[.,]\\d+)*\\s*(?:gaj|guntha|gunta|acres?|cents?|marla|kanal|grounds?|' +
    'sq\\.?\\s*(?:yards?|yds?|yd|m|mt|mtrs?|met(?:er|re)s?))\\b',
  'i',
)

// Not the upper end of a range: "65-75 lakh" is not one price.
const amount = /(?<![\d.–-]\s?|\bto\s)(?:\d+(?:[.,]\d+)*\s*(?:crores?|cr|lakhs?|lacs?|lac)\b\s*)+/gi

export function readHeadline(text: string): Headline {
  const [kind = '', ...where] = text.split(/ (?:in|at) /i)
  const rooms = readConfiguration(kind)
  const types = typesNamed(kind)
  const isRooms = rooms.ok && rooms.value.word !== 'none'
  const place = where.at(-1)
  const ending = place === undefined ? undefined : splitCity(place.replace(/\bcity[\s.!]*$/i, ''))
  const [written] = areaInWords.exec(text) ?? []
  const area = written === undefined ? undefined : readArea(written)
  const amounts = [...text.matchAll(amount)].flatMap(([written]) => {
    const read = readAmount(written)
    return read.ok ? [read.value.rupees] : []
  })
  return {
    ...(rooms.ok && isRooms && { bhk: rooms.value.bhk }),
    ...(types.length > 0 && { types }),
    ...(ending && { city: ending.city.name }),
    ...(place !== undefined && { place: ending ? ending.rest : place }),
    ...(amounts.length > 0 && { amounts }),
    ...(written !== undefined &&
      area?.ok && {
        area: { text: written, sqft: toSqft(area.value.area, area.value.unit) },
      }),
  }
}

type Settled = Pick<Facts, 'bhk' | 'priceMax'> &
  Required<Pick<Facts, 'listingType' | 'propertyType' | 'price'>> & {
    area: number
    areaUnit: AreaUnit
  }

/** Returns where the title contradicts the columns of its row; the columns are used. */
export function contradictionsOf(
  headline: Headline,
  row: Settled,
  place: { city: string; locality: string | null },
): string[] {
  return [
    ...ofRooms(headline, row.bhk),
    ...ofType(headline, row.propertyType),
    ...ofPlace(headline, place),
    ...ofPrice(headline, row),
    ...ofArea(headline, row),
  ]
}

/** A half room is a study or a 1 RK, which columns count in different ways. */
function ofRooms({ bhk: said }: Headline, bhk: number | undefined): string[] {
  const isSame = said === undefined || bhk === undefined || Math.abs(said - bhk) < 1
  return isSame ? [] : [t('the title says {said} BHK, the row says {bhk}', { said, bhk })]
}

const word = (type: PropertyType) => lowerLabel(PropertyType.label(type))

// Types that portals use interchangeably.
const kin: readonly (readonly PropertyType[])[] = [
  ['house', 'villa'],
  ['plot', 'agricultural'],
  ['commercial', 'office', 'industrial'],
]

function ofType({ types = [] }: Headline, type: PropertyType): string[] {
  const like = kin.find((group) => group.includes(type)) ?? [type]
  const isSame = types.length === 0 || types.some((said) => said === type || like.includes(said))
  return isSame
    ? []
    : [
        t('the title says {title}, the row says {row}', {
          title: joinList(types.map(word)),
          row: word(type),
        }),
      ]
}

/** Only known localities of the city are compared, because a title may name a building. */
function ofPlace(
  { place }: Headline,
  { city, locality }: { city: string; locality: string | null },
): string[] {
  if (!place || !locality) return []
  const named = place
    .split(',')
    .map((part) => part.trim())
    .filter((part) => isKnownLocality(city, part))
  const key = localityKey(locality)
  const isSame =
    named.some((name) => key.includes(localityKey(name))) || localityKey(place).includes(key)
  const [first] = named
  return first === undefined || isSame
    ? []
    : [t('the title says {title}, the row says {row}', { title: first, row: locality })]
}

/**
 * A number with the wrong unit is several times off; a smaller difference may be another kind of
 * area.
 */
function ofArea({ area: said }: Headline, { area, areaUnit }: Settled): string[] {
  if (!said) return []
  const times = said.sqft / toSqft(area, areaUnit)
  const isFar = times > 2 || times < 0.5
  const [unit, column] = [AreaUnit.label(areaUnit), withCommas(area)]
  return isFar
    ? [
        t('the title says {title}, the row says {row}', {
          title: said.text,
          row: `${column} ${unit}`,
        }),
      ]
    : []
}

/** Titles round, so prices within 1 % are the same. For a rent it may be the deposit. */
function ofPrice({ amounts = [] }: Headline, row: Settled): string[] {
  if (row.listingType !== 'sell') return []
  const { price, priceMax = price } = row
  const isSame = amounts.some((said) => said >= price * 0.99 && said <= priceMax * 1.01)
  const [first] = amounts
  return first === undefined || isSame
    ? []
    : [
        t('the title says {title}, the row says {row}', {
          title: formatRupees(first),
          row: formatRupees(price),
        }),
      ]
}
