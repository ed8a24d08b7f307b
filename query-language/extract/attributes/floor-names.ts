import type { FloorValue } from '#query-language/model/slots.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const floorNouns = (
  'floor floors flr flor flour fl manzil manjil mala maala tala मंजिल मंजिले मजला मजल्यावर ' +
  'मजल्याचा मजल्यावरचा मजल्यावरील majla majlyavar majlyavarcha मजल्यावरचाच'
).split(' ')
const withFloorNouns = (names: string) =>
  names
    .split('|')
    .flatMap((name) => floorNouns.map((floor) => `${name} ${floor}`))
    .join('|')

const lowFloors: FloorValue = { max: 3 }
const highFloors: FloorValue = { min: 7 }
const middleFloors: FloorValue = { min: 4, max: 6 }
/** Floors without a number. */
export const vagueFloors: ReadonlySet<FloorValue> = new Set([lowFloors, highFloors, middleFloors])

/** Floors by their names: "ground floor", "sabse upar". */
export const namedFloors = buildPhraseTrie<FloorValue>([
  [
    withFloorNouns(
      'ground|grnd|gr|grd|gnd|g|grond|groud|neeche ka|neeche wala|neeche wali|niche ka|' +
        'niche wala|niche wali|nichli|nichla|sabse neeche ka|sabse neeche wala|sabse niche ka|' +
        'sabse niche wala|नीचे का|निचली|तल',
    ),
    { oneOf: [0] },
  ],
  [
    withFloorNouns(
      'top|topmost|top most|last|highest|uppermost|aakhri|akhri|aakhiri|sabse upar ka|' +
        'sabse upar wala|sabse upar wali|sabse uper wala|ऊपरी|आखिरी|सबसे ऊपर वाला|' +
        'सर्वात वरचा|सगळ्यात वरचा|शेवटचा',
    ),
    { top: true },
  ],
  [withFloorNouns('lower|low'), lowFloors],
  [
    withFloorNouns('higher|high|hi|upper|upar ka|upar wala|upar wali|ऊपर का|ऊपर वाला|वरचा|varcha'),
    highFloors,
  ],
  [withFloorNouns('middle|mid'), middleFloors],
  ['ground|gf|stilt floor|ground level|tal manzil|भूतल|ground pe', { oneOf: [0] }],
  ['basement|basement floor|lower ground floor|बेसमेंट', { oneOf: [-1] }],
  ['तळमजला|तळमजल्यावर|तळमजल्यावरचा|talmajla', { oneOf: [0] }],
  // In Bengali the first "tala" is the ground.
  ['ektala|ek tala|ektola|nichtala|nich tala|nicher tala', { oneOf: [0] }],
  ['dotala|do tala|dotola', { oneOf: [1] }],
  ['tintala|tin tala|tintola|tetala', { oneOf: [2] }],
  ['top|sabse upar|सबसे ऊपर', { top: true }],
  ['low rise floor|lower level', lowFloors],
])
