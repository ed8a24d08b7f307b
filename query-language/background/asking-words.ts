import { regExp } from '#domain/text/reg-exp.ts'

/** Verbs of wishing, in Latin letters and in Devanagari. */
const requestWords = new Set(
  (
    'want wants wanted wanna need needs needed require requires required requirement req ' +
    'looking look search searching hunting seeking seek find chahiye chahie chahiy chaiye ' +
    'chaheye chahye chaahiye chayie chahta chahte chahti budget show suggest send prefer ' +
    'preferred preferably preferable interested dikhao dikha dikhaiye dikhana batao bataiye ' +
    'bataye batana bhejo dhundh dhoondh dhundo dhund dhoond dhundna talash khoj kharidna ' +
    'kharidni kharidne khareedna lena leni milega milegi plan planning hoping wish must should ' +
    'intend intends intending propose proposes proposing aim aiming wishes hopes ' +
    'dikhaie dikhaen chahie kharidenge kharidunga khareedenge bataie bataen ' +
    'afford stretch khareedni khareedne vaanganum vanganum vaanganam vanganam konali kontam ' +
    'tagolbeku tagobeku kinbo kinte levu levo levi ghyaycha ghyaychi ghyayche laina lainda ' +
    'venum vendum venam beku pahije hava havi joiye joie lagbe dorkar chahida ' +
    'chahidi chai please pls plz kindly zaroori zaruri jaroori jaruri compulsory mandatory ' +
    'चाहिए चाहिये जरूरी खरीदना खरीदनी लेना लेनी दिखाओ दिखाइए बताओ हवा हवी पाहिजे हवे'
  ).split(' '),
)
/** Wishes of several words. */
export const requestPattern = regExp()`
  [ ](?:share (?:details|options|some|any|me|with me|if|the|photos|pics|contact|number|list)
  |(?:please|pls|plz|kindly) share|(?:lene|kharidne|khareedne) (?:ki|ka|ke|ko)|would like|can(?:not
  |t| not)? (?:pay|go|give|spend|extend)
  |will pay|ready to pay|(?:mean|meaning|out|decided|ready|trying|going|keen|eager) to (?:buy|take
  |rent(?! out)|lease(?! out)|purchase|get|own|find)|would consider|keen on (?:buying|renting)
  |thinking of (?:buying|renting|taking)|(?:le|kharid|khareed) (?:lu|lun|loon|len|lein|lena|lete)
  |(?:de|kar) sak(?:te|ta|ti)|like to|max(?:imum)?|upto|up to
  |not (?:above|more than))[ ]
`

/** Whether a clause asks for something by a verb of wishing. */
export const asksForHome = (words: readonly string[]): boolean =>
  words.some((word) => requestWords.has(word)) || requestPattern.test(` ${words.join(' ')} `)
