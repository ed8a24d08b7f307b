/** Words for digits in English, Hindi and Marathi, with common spellings. */

export const digitWords = wordMap({
  0: 'zero oh shunya shoonya sunya शून्य ज़ीरो जीरो',
  1: 'one ek एक वन',
  2: 'two do दो दोन टू',
  3: 'three teen tin तीन थ्री',
  4: 'four char chaar चार फोर',
  5: 'five paanch panch पांच पाँच पाच फाइव',
  6: 'six chhe che chah chhah छह छः सहा सिक्स',
  7: 'seven sevan saven saat saath sath सात सेवन',
  8: 'eight ate aath aat आठ एट',
  9: 'nine naine nau नौ नऊ नाइन',
})
export const tensWords = wordMap({
  ...{ 10: 'ten', 11: 'eleven', 12: 'twelve', 13: 'thirteen', 14: 'fourteen', 15: 'fifteen' },
  ...{ 16: 'sixteen', 17: 'seventeen', 18: 'eighteen', 19: 'nineteen', 20: 'twenty' },
  ...{ 30: 'thirty', 40: 'forty', 50: 'fifty', 60: 'sixty', 70: 'seventy', 80: 'eighty' },
  90: 'ninety',
})
export const repeats = wordMap({ 2: 'double dabal डबल', 3: 'triple ट्रिपल' })
// Written as one word: `nineeightseven`.
export const joinedWords = /^(?:(?:zero|one|two|three|four|five|six|seven|eight|nine)){2,}$/
export const joinedWord = /zero|one|two|three|four|five|six|seven|eight|nine/g

function wordMap(lines: Record<number, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lines).flatMap(([value, words]) =>
      words.split(' ').map((word) => [word, value] as const),
    ),
  )
}
