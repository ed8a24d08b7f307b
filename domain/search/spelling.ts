/** How two spellings of a name compare: by letters, and by what is heard. */

const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/([tdbkgscj])h/g, '$1'],
  // "Chowk" and चौक, "town" and "taun"
  [/([ao])w(?=[^aeiou]|$)/g, '$1u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/c/g, 'k'],
  [/y/g, 'i'],
]

/**
 * What is heard of a name, without its vowels: `Koramangala` and `kormangla` are both `krmngl`. Takes
 * letters a to z and digits without blanks. The first letter stays, whatever it is.
 */
export function soundOf(name: string): string {
  let heard = name
  for (const [letters, sound] of sounds) heard = heard.replace(letters, sound)
  const rest = heard.slice(1).replace(/[aeiouh]/g, '')
  return (heard.charAt(0).replace(/[eiou]/, 'a') + rest).replace(/(.)\1+/g, '$1')
}

/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to come from one
 * spelling to the other; `most` + 1 where it is more than `most`.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      now.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = now
  }
  return last[other.length] ?? most + 1
}

const consonants =
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h ळ:l'
const vowels =
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ऑ:o ओ:o औ:au ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ॉ:o ो:o ौ:au ं:n ः:h'
const letters = new Map(
  `${consonants} ${vowels}`.split(' ').map((pair) => pair.split(':') as [string, string]),
)
const isConsonant = new Set(consonants.split(' ').map((pair) => pair.charAt(0)))
const isMark = /[\u093e-\u094d]/

/** Devanagari in Latin letters as people type it (`ठाणे` → `thane`); other text stays. */
export function inLatin(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text
  const all = [...text]
  return all
    .map((letter, index) => {
      const next = all[index + 1] ?? ''
      const latin = letters.get(letter) ?? (letter === '\u094d' ? '' : letter)
      // A consonant is spoken with an a unless a mark or the end of the word follows it.
      const isOpen = isConsonant.has(letter) && next !== '' && !isMark.test(next)
      return isOpen ? `${latin}a` : latin
    })
    .join('')
}
