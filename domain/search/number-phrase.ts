import type { Token } from './token.ts'

/** A number as it is said, and the token after it. */
export interface NumberPhrase {
  value: number
  next: number
  /** Said in words: taken for a number only where a unit follows, since `do` is also a verb. */
  isWord: boolean
}

const table = `
zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13
fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90
ek:1 don:2 rendu:2 irandu:2 moodu:3 moonu:3 do:2 doh:2 teen:3 tin:3 char:4 chaar:4 paanch:5 panch:5 che:6 chhe:6 chah:6 saat:7 aath:8 nau:9
chheh:6 cheh:6 chha:6 sat:7 aat:8 noh:9 das:10 dus:10 gyarah:11 gyara:11 gyaarah:11 gyaraah:11 barah:12 baarah:12 bara:12 baara:12 terah:13 tera:13 chaudah:14 chauda:14 pandrah:15 pandra:15 pandhra:15 pandhrah:15 pandreh:15 solah:16 sola:16 satrah:17 satra:17 sattrah:17 atharah:18 athara:18 attharah:18 athaarah:18 unnis:19 unees:19
bees:20 bis:20 beess:20 vees:20 ikkis:21 ikkees:21 bais:22 baees:22 baais:22 teis:23 teyis:23 chaubis:24 chaubees:24 choubis:24 pachees:25 pachis:25 pacchees:25 paccheess:25 chhabbis:26 chabbis:26 chhabbees:26 sattais:27 sattaees:27 athais:28 atthais:28 attais:28 athaais:28 untis:29 unatis:29
pacchis:25 tees:30 tis:30 teess:30 ikattis:31 iktis:31 battis:32 batis:32 tentis:33 taintis:33 chautis:34 chauntis:34 paintees:35 paintis:35 paitis:35 pentis:35 paintish:35 chattis:36 chhattis:36 saintis:37 sentis:37 adtis:38 artis:38 untalis:39 chalis:40 chalees:40 chaalis:40 chaalees:40 challis:40 chaleess:40 iktalis:41 bayalis:42 byalis:42 taintalis:43 chavalis:44 chauvalis:44 paintalis:45 paitalis:45 pentalis:45 paintaalis:45 chiyalis:46 saintalis:47 adtalis:48 unchas:49
pachas:50 pachaas:50 pachass:50 pachhas:50 ikyavan:51 bavan:52 tirpan:53 chauvan:54 pachpan:55 pachapan:55 pachpann:55 chhappan:56 chappan:56 sattavan:57 athavan:58 atthavan:58 unsath:59 saath:60 saathh:60 saatth:60 iksath:61 basath:62 paisath:65 painsath:65 pesath:65 pensath:65 adsath:68 sattar:70 sattarr:70 bahattar:72 pachattar:75 pachhattar:75 pichattar:75 pichhattar:75 pachahattar:75 atthattar:78 assi:80 assee:80 asi:80 pachasi:85 pachaasi:85 pichasi:85 pichaasi:85 pachassi:85
nabbe:90 nabe:90 nabbey:90 navve:90 pachanve:95 panchanve:95 pachanwe:95 pichanve:95 pachaanve:95 ninyanve:99 hundred:100 sau:100 so:100 single:1 double:2 triple:3
एक:1 ग्यारह:11 तेरह:13 चौदह:14 सोलह:16 सत्रह:17 अठारह:18 उन्नीस:19 बाईस:22 चौबीस:24 पचीस:25 अट्ठाईस:28 बत्तीस:32 छत्तीस:36 अड़तीस:38 बयालीस:42 अड़तालीस:48 पैसठ:65 पिचहत्तर:75 पिचासी:85 पिचानवे:95 दोन:2 तीन:3 वीस:20 पन्नास:50 एक:1 दो:2 तीन:3 चार:4 पांच:5 पाँच:5 छह:6 छः:6 छे:6 सात:7 आठ:8 नौ:9 दस:10 बारह:12 पंद्रह:15 बीस:20 पच्चीस:25
तीस:30 पैंतीस:35 चालीस:40 पैंतालीस:45 पचास:50 पचपन:55 साठ:60 पैंसठ:65 सत्तर:70 पचहत्तर:75 अस्सी:80 पचासी:85 नब्बे:90
पंचानवे:95 सौ:100`
const words = new Map(
  table
    .normalize('NFC')
    .replace(/\u0901/g, '\u0902')
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string])
    .map(([word, value]) => [word, Number(value)] as const),
)

// Hindi counts in quarters: they stand before a number, or alone before lakh, crore and the like.
const quarter = /^(?:sava|sawa|savaa|sawaa|सवा)$/
const half = /^(?:saadhe|sadhe|saade|sade|sadhey|साढे)$/
const less = /^(?:paune|pone|pauney|पौने)$/
const oneAndHalf = /^(?:dedh|derh|dedhh|deedh|ded|डेढ)$/
const twoAndHalf = /^(?:dhai|dhaai|adhai|adhaai|ढाई|अढाई)$/
const aHalf = /^(?:half|aadha|adha|aadhi|adhi|aadhe|adhe|aadho|आधा|आधे|आधी)$/

const hundred = /^(?:hundred|sau|so|सौ)$/
const point = /^(?:point|dashamlav|पॉइंट|दशमलव)$/

/**
 * Reads a number at a token: digits, words (`teen`, `twenty five`, `two hundred fifty`, `one point
 * five`), Hindi quarters (`saadhe teen` is 3.5, `paune do` 1.75, `sava` 1.25, `dhai sau` 250), `2 and a
 * half`, `2½`. `undefined` where there is none.
 */
export function readNumberAt(tokens: readonly Token[], at: number): NumberPhrase | undefined {
  const small = smallNumber(tokens, at)
  if (small?.value === 100 && tokens[at]?.text === 'hundred')
    return overHundred(tokens, 100, small.next)
  if (!small || small.value <= 0 || small.value >= 100) return small
  const { value, next, isWord } = small
  if (isWord && point.test(tokens[next]?.text ?? '')) return withDecimals(tokens, value, next + 1)
  if (!hundred.test(tokens[next]?.text ?? '')) return small
  return overHundred(tokens, value * 100, next + 1)
}

/** What is said behind hundreds: `two hundred fifty`, `hundred and fifty`. */
function overHundred(tokens: readonly Token[], hundreds: number, next: number): NumberPhrase {
  const begin = tokens[next]?.text === 'and' ? next + 1 : next
  const more = plainNumber(tokens, begin)
  const isMore = more !== undefined && tokens[begin]?.kind === 'word' && more.value < 100
  return isMore
    ? { value: hundreds + more.value, next: more.next, isWord: true }
    : { value: hundreds, next, isWord: true }
}

/** "One point two five": said figure by figure. */
function withDecimals(tokens: readonly Token[], whole: number, from: number) {
  let figures = ''
  let next = from
  for (; figures.length < 3; next++) {
    const figure = words.get(tokens[next]?.text ?? '')
    if (figure === undefined || figure > 9) break
    figures += figure
  }
  const value = Number(`${whole}.${figures}`)
  return figures === ''
    ? { value: whole, next: from - 1, isWord: true }
    : { value, next, isWord: true }
}

function smallNumber(tokens: readonly Token[], at: number): NumberPhrase | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'number') return withHalf(tokens, token.value, at + 1)
  if (token.kind === 'sign') return undefined
  const { text } = token
  const next = at + 1
  if (oneAndHalf.test(text)) return { value: 1.5, next, isWord: true }
  if (twoAndHalf.test(text)) return { value: 2.5, next, isWord: true }
  if (aHalf.test(text)) return { value: 0.5, next, isWord: true }
  const shift = quarter.test(text) ? 0.25 : half.test(text) ? 0.5 : less.test(text) ? -0.25 : 0
  if (shift !== 0) {
    // "Sava sau" is 125, not a hundred and a quarter.
    const whole = hundred.test(tokens[next]?.text ?? '') ? undefined : plainNumber(tokens, next)
    if (whole) return { value: whole.value + shift, next: whole.next, isWord: true }
    // "Sava crore" is one and a quarter; the others say nothing alone.
    if (shift === 0.25) return { value: 1.25, next, isWord: true }
    return shift === -0.25 ? { value: 0.75, next, isWord: true } : undefined
  }
  const plain = plainNumber(tokens, at)
  return plain && { ...withHalf(tokens, plain.value, plain.next), isWord: true }
}

function plainNumber(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  if (token?.kind === 'number') return { value: token.value, next: at + 1 }
  const value = token?.kind === 'word' ? words.get(token.text) : undefined
  if (value === undefined) return undefined
  // "Khane ke saath aath hazaar": with food, eight thousand.
  if (value === 60 && afterOf.test(tokens[at - 1]?.text ?? '')) return undefined
  const unit = words.get(tokens[at + 1]?.text ?? '')
  // "Twenty five"; in Hindi every number has a word of its own.
  const isTens = englishTens.test(token?.text ?? '') && englishOnes.test(tokens[at + 1]?.text ?? '')
  return isTens && unit !== undefined && unit > 0 && unit < 10
    ? { value: value + unit, next: at + 2 }
    : { value, next: at + 1 }
}

const afterOf = /^(?:ke|k)$/
const englishTens = /^(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)$/
const englishOnes = /^(?:one|two|three|four|five|six|seven|eight|nine)$/

function withHalf(tokens: readonly Token[], value: number, next: number): NumberPhrase {
  const after = tokens[next]
  if (after?.kind === 'number' && after.value < 1 && after.glued) {
    return { value: value + after.value, next: next + 1, isWord: false }
  }
  const said = [0, 1, 2].map((step) => tokens[next + step]?.text)
  const isAnd = said[0] === 'and' || said[0] === 'n' || said[0] === '&'
  if (isAnd && said[1] === 'half') return { value: value + 0.5, next: next + 2, isWord: false }
  if (isAnd && said[1] === 'a' && said[2] === 'half') {
    return { value: value + 0.5, next: next + 3, isWord: false }
  }
  return { value, next, isWord: false }
}
