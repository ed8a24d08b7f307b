import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { plainDigits } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

export interface Configuration {
  /** 0.5 for a 1RK, 2.5 for a "2.5 BHK" (IND-6). */
  bhk: number
  /** Whole bedrooms; 0 for a 1RK or a studio. */
  bedrooms: number
  /** The word that was used: portals write BHK for flats and Bedroom for houses. */
  word: 'bhk' | 'bedroom' | 'rk' | 'none'
  bathrooms?: number
  /** Rooms written after a plus: `2 BHK + study`. */
  studyRoom?: true
  servantRoom?: true
  poojaRoom?: true
}

const rooms = regExp()`
  (\d{1,3}(?:\.\d)?)\s*(?:\+\s*(\d)\s*)?[- ]?(b\s?h\s?k|r\s?k(?![a-z])|bed\s?rooms?|beds?\b
  |bds?\b|br\b|बीएचके|आरके|बेडरूम|(?:rooms?|kamre|कमरे|कमरा|खोल्या)
  (?! ?(?:&|and|\+)? ?(?:kitchen|रसोई|किचन)))
`
const baths = /(\d{1,2})\s*(?:bath(?:room)?s?|toilets?|t\b|wcs?\b)/
const several = /\d\s*(?:,|\/|&|\band\b|\bor\b|-|\bto\b)\s*\d+(?:\.\d)?\s*(?:bhk|bed|br|rk)/
const maxRooms = 50
const numbers = 'zero one two three four five six seven eight nine ten'.split(' ')
const spelled = new RegExp(`\\b(?:${numbers.join('|')})(?=[ -]?(?:bhk|bed|rk|room))`)
const isFlat = (room: RegExpMatchArray) => /^b\s?h|^बी/.test(room[3] ?? '')

/**
 * Parses rooms as the market writes them: `2 BHK`, `4 Bedroom`, `1 RK`, `2.5 BHK`, `Studio`, `4
 * BHK5 Baths`, `2 BHK Apartment`, a bare `3` or `3.0`. `3+1 BHK` is three with a note. Refuses
 * several configurations at once (`1, 2, 3 BHK`), which are not one home, and more than 50.
 */
export function readConfiguration(text: string): Reading<Configuration> {
  const plain = plainDigits(text)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(spelled, (word) => String(numbers.indexOf(word)))
  if (plain.length > 300) return notUnderstood(t('this is too long to be a configuration'))
  if (several.test(plain)) return notUnderstood(t('this names several configurations'))
  const named = [...plain.matchAll(new RegExp(rooms, 'g'))]
  if (new Set(named.flatMap((room) => (isFlat(room) ? Number(room[1]) : []))).size > 1) {
    return notUnderstood(t('this names several configurations'))
  }
  const bare = /^(\d{1,3})(?:\.(\d)0*)?(?:\s*\+\s*(\d)?)?$/.exec(plain)
  if (bare) {
    const reading = configurationOf(Number(`${bare[1]}.${bare[2] ?? 0}`), 'none', plain, bare[3])
    const isMore = plain.endsWith('+') && reading.ok
    return isMore
      ? understood(
          reading.value,
          t('"{text}" was read as {bedrooms}', {
            text: text.trim(),
            bedrooms: reading.value.bedrooms,
          }),
        )
      : reading
  }
  const match = rooms.exec(plain)
  if (!match) {
    return /\bstudio\b/.test(plain)
      ? configurationOf(0.5, 'rk', plain)
      : notUnderstood(t('we cannot read this number of rooms'))
  }
  const word = wordOf(match[3] ?? '')
  const reading = configurationOf(word === 'rk' ? 0.5 : Number(match[1]), word, plain, match[2])
  // The hall may be one of "4 rooms".
  const isRoom = /^(?:room|kamre|कम|खोल)/.test(match[3] ?? '')
  if (reading.ok && /^(?:>|more than\b)/.test(plain)) {
    return understood(
      reading.value,
      t('"{text}" was read as {bedrooms}', {
        text: text.trim(),
        bedrooms: reading.value.bedrooms,
      }),
      ...reading.notes,
    )
  }
  return reading.ok && isRoom
    ? understood(
        reading.value,
        ...reading.notes,
        t('"{text}" was read as bedrooms', { text: text.trim() }),
      )
    : reading
}

function wordOf(written: string): Configuration['word'] {
  if (/^r\s?k|^आरके/.test(written)) return 'rk'
  return /^b\s?h|^बी/.test(written) ? 'bhk' : 'bedroom'
}

function configurationOf(
  bhk: number,
  word: Configuration['word'],
  text: string,
  extra?: string,
): Reading<Configuration> {
  if (bhk > maxRooms) return notUnderstood(t('this is more than {maxRooms} rooms', { maxRooms }))
  const bathrooms = baths.exec(text)?.[1]
  const value: Configuration = {
    bhk,
    bedrooms: Math.floor(bhk),
    word,
    ...(bathrooms && { bathrooms: Number(bathrooms) }),
    ...(/(?:\+|\bwith|&|\band) ?(?:a )?study/.test(text) && { studyRoom: true }),
    ...(/\+ ?\d? ?(?:servant|maid|sq\b|s\.q\.|sr\b)/.test(text) && { servantRoom: true }),
    ...(/\+ ?(?:pooja|puja)/.test(text) && { poojaRoom: true }),
  }
  return extra
    ? understood(value, t('"+{extra}" was not counted as a bedroom', { extra }))
    : understood(value)
}
