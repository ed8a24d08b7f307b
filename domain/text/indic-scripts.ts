/**
 * Scripts of India other than Devanagari. Unicode gives each a block of 128 letters in the order of
 * ISCII, so that a letter has the same offset as its Devanagari equivalent.
 */

/** A letter of Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada or Malayalam. */
export const indicScript = /[\u0980-\u0d7f]/

const firstBlock = 0x0980
const blockSize = 0x80
const scripts = [
  ...['bengali', 'gurmukhi', 'gujarati', 'odia', 'tamil', 'telugu', 'kannada', 'malayalam'],
] as const
export type IndicScript = (typeof scripts)[number]

/** Returns the script of a word's first letter, or undefined where it is none of these. */
export function scriptOf(word: string): IndicScript | undefined {
  const code = word.charCodeAt(0)
  return code < firstBlock ? undefined : scripts[Math.floor((code - firstBlock) / blockSize)]
}

/** Letters that differ from the Devanagari letter at their offset. */
const exceptions: [RegExp, string][] = [
  // Bengali: a y pronounced j at the start of a syllable, r with a dot, t without a vowel;
  // Assamese has an r and a v of its own.
  [/\u09f0/g, 'र'],
  [/\u09f1/g, 'व'],
  [/\u09af\u09bc|(?<=\u09cd)\u09af/g, 'य'],
  [/\u09af/g, 'ज'],
  [/\u09a1\u09bc/g, 'र'],
  [/\u09ce/g, 'त'],
  // Odia: the y that is pronounced so, r with a dot, v.
  [/\u0b5f/g, 'य'],
  [/[\u0b5c\u0b5d]/g, 'ड'],
  [/\u0b71/g, 'व'],
  // Gurmukhi: a nasal, a doubled letter, r, and vowels without a bearer.
  [/\u0a70(?=\u0a2e)/g, ''],
  [/\u0a70/g, '\u0902'],
  [/\u0a71/g, ''],
  [/\u0a5c/g, 'र'],
  [/\u0a72/g, 'इ'],
  [/\u0a73/g, 'उ'],
  // Tamil writes f as p with a sign before it.
  [/\u0b83\u0baa/g, 'फ'],
  [/\u0b83/g, ''],
  // Malayalam: rra twice is tta, nga twice is pronounced ng, and letters that end a syllable.
  [/\u0d19\u0d4d\u0d19/g, 'ङ्ग'],
  [/\u0d31\u0d4d\u0d31/g, 'ट्ट'],
  [/\u0d57/g, '\u094c'],
  [/\u0d7a/g, 'ण्'],
  [/\u0d7b/g, 'न्'],
  [/[\u0d7c\u0d4e]/g, 'र्'],
  [/\u0d7d/g, 'ल्'],
  [/\u0d7e/g, 'ळ्'],
  [/\u0d7f/g, 'क्'],
  // In the south a final nasal is an m.
  [/[\u0c02\u0c82\u0d02]$/, 'म'],
]
/**
 * Nearest Devanagari letters, by offset in the block, for letters it lacks: short e and o, and
 * more.
 */
const nearest = new Map([
  [0x0d, 0x10],
  [0x0e, 0x0f],
  [0x12, 0x13],
  [0x29, 0x28],
  [0x31, 0x30],
  [0x34, 0x33],
  [0x45, 0x48],
  [0x46, 0x47],
  [0x4a, 0x4b],
])
const nukta = 0x3c
const devanagariBlock = 0x0900

/**
 * Transliterates a word of these scripts to Devanagari letter by letter; other letters are
 * unchanged.
 */
export function toDevanagari(word: string): string {
  if (!indicScript.test(word)) return word
  let text = word
  for (const [letters, other] of exceptions) text = text.replace(letters, other)
  const written = [...text]
    .map((letter) => {
      if (!indicScript.test(letter)) return letter
      const place = letter.charCodeAt(0) % blockSize
      return place === nukta
        ? ''
        : String.fromCharCode(devanagariBlock + (nearest.get(place) ?? place))
    })
    .join('')
  // Devanagari leaves a final virama unwritten.
  return written.replace(/\u094d$/, '')
}
