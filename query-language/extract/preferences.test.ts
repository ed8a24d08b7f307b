import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])

/** Each query with its conditions, its soft conditions and its second choice. */
const examples: Record<
  string,
  readonly [query: string, asked: string, soft: string, other?: string][]
> = {
  'words before a wish': [
    ['2bhk in Wakad, preferably furnished, rent', 'bhk 2; loc Wakad; rent', 'fully-furnished'],
    ['if possible near metro, 2bhk Powai', 'bhk 2; loc Powai', 'near metro'],
    [
      'would be nice if it has a garden, 3bhk villa Whitefield',
      'bhk 3; loc Whitefield; type villa',
      'has Garden',
    ],
    ['preferably in Koramangala, 1bhk rent', 'bhk 1; rent', 'loc Koramangala'],
  ],
  'a price below a limit would be welcome, and the limit stays': [
    ['2bhk Wakad rent, 60k se kam me ho jaye to theek', 'bhk 2; loc Wakad; max 60k; rent', ''],
    ['2bhk for sale, preferably under 80 lakh', 'bhk 2; buy', 'max 80L'],
  ],
  'a deposit that somebody can pay is no limit, one that they set is': [
    ['2 बीएचके वाकड, दो महीने का एडवांस दे सकते हैं', 'bhk 2; loc Wakad', 'deposit 2m'],
    ['2bhk Wakad, 3 months deposit theek hai', 'bhk 2; loc Wakad', 'deposit 3m'],
    ['2bhk Wakad, we can pay 3 months deposit', 'bhk 2; loc Wakad', 'deposit 3m'],
    ['2 बीएचके वाकड, डिपॉज़िट दो महीने से ज़्यादा नहीं', 'bhk 2; deposit 2m; loc Wakad', ''],
    ['2 बीएचके वाकड, दो महीने का एडवांस दे नहीं सकते', 'bhk 2; deposit 2m; loc Wakad', ''],
  ],
  'words behind a wish': [
    ['3bhk flat in Powai, balcony ho to accha', 'bhk 3; loc Powai; type apartment', 'has Balcony'],
    ['2bhk Wakad with gym and pool preferred', 'bhk 2; loc Wakad', 'has Gym; has Swimming pool'],
    ['2bhk HSR layout, lift is not a must', 'bhk 2; loc HSR Layout', ''],
    ['2bhk velachery la, lift irundha nalla irukkum', 'bhk 2; loc Velachery', 'has Lift'],
    ['2 bhk kukatpally lo, lift unte manchidi', 'bhk 2; loc Kukatpally', 'has Lift'],
    ['2bhk salt lake e, lift thakle bhalo', 'bhk 2; loc Salt Lake', 'has Lift'],
    ['2bhk Kothrud, lift asel tar bara', 'bhk 2; loc Kothrud', 'has Lift'],
    ['2bhk porur la, lift irundha romba super, illana paravala', 'bhk 2; loc Porur', 'has Lift'],
    ['2bhk garia te, lift thakle khub bhalo hoy kintu dorkari noy', 'bhk 2; loc Garia', 'has Lift'],
    ['2bhk uppal lo, gym unte inka manchidi lekapoina parledu', 'bhk 2; loc Uppal', 'has Gym'],
    ['2bhk wakad la, gym asel tar khup bare, nahi tari chalel', 'bhk 2; loc Wakad', 'has Gym'],
    ['2bhk porur la, gym compulsory illa', 'bhk 2; loc Porur', ''],
    ['२ बीएचके वाकड, लिफ्ट नसली तरी हरकत नाही', 'bhk 2; loc Wakad', ''],
    ['porur la 2bhk irundha sollunga, gym kandippa venum', 'bhk 2; has Gym; loc Porur', ''],
    ['२ बीएचके वाकड, लिफ्ट हो तो अच्छा', 'bhk 2; loc Wakad', 'has Lift'],
    ['2 बीएचके वाकड, लिफ्ट मिल जाए तो सोने पे सुहागा', 'bhk 2; loc Wakad', 'has Lift'],
    ['2 बीएचके वाकड, जिम मिले तो बच्चे खुश', 'bhk 2; loc Wakad', 'has Gym'],
    ['2bhk wakad, gym ho to bata dena', 'bhk 2; loc Wakad', 'has Gym'],
    ['मुमकिन हो तो जिम वाला। 2 बीएचके वाकड', 'bhk 2; loc Wakad', 'has Gym'],
    ['2 बीएचके वाकड, कोशिश कीजिए कि जिम हो', 'bhk 2; loc Wakad', 'has Gym'],
    ['2 बीएचके वाकड, जिम वाला पहले दिखाइए', 'bhk 2; loc Wakad', 'has Gym'],
    ['2 बीएचके वाकड, जिम अच्छा रहेगा', 'bhk 2; loc Wakad', 'has Gym'],
    ['2 बीएचके वाकड, जिम की ख़ास ज़रूरत नहीं', 'bhk 2; loc Wakad', ''],
    ['2 बीएचके वाकड, जिम नहीं है तब भी देख लेंगे', 'bhk 2; loc Wakad', ''],
    ['2 बीएचके वाकड, जिम ऑप्शनल है', 'bhk 2; loc Wakad', 'has Gym'],
  ],
  'a wish for a list, and one for words that nobody understood': [
    ['2bhk wakad, gym, pool good to have', 'bhk 2; loc Wakad', 'has Gym; has Swimming pool'],
    [
      'HSR layout 2bhk beku, lift irbeku, gym idre olledu',
      'bhk 2; has Lift; loc HSR Layout',
      'has Gym',
    ],
    ['2bhk wakad, borewell, big banyan tree would be nice', 'bhk 2; has Borewell; loc Wakad', ''],
    ['2bhk wakad 60k max plus CAM', 'bhk 2; loc Wakad; max 60k; rent', ''],
    ['2bhk wakad, no lift, pool good to have', 'bhk 2; loc Wakad; no Lift', 'has Swimming pool'],
    [
      '2bhk wakad, not top floor, pool good to have',
      'bhk 2; floor !top; loc Wakad',
      'has Swimming pool',
    ],
  ],
  'sunlight, which few listings mention, ranks unless it is a must': [
    ['2bhk wakad dhoop aati ho', 'bhk 2; loc Wakad', 'has Sunlight'],
    ['2bhk wakad sunlight must', 'bhk 2; has Sunlight; loc Wakad', ''],
    ['2bhk wakad no sunlight', 'bhk 2; loc Wakad; no Sunlight', ''],
  ],
  'what a wish next to them is not': [
    ['2bhk wakad, lift ho to hi batana', 'bhk 2; has Lift; loc Wakad', ''],
    ['wakad me lift wala 2bhk ho to batana', 'bhk 2; has Lift; loc Wakad', ''],
    ['2bhk Baner 60 lakh, preferably quiet', 'bhk 2; loc Baner; max 60L', ''],
    ['2बीएचके बानेर, बजट 60 लाख, पार्क हो तो अच्छा', 'bhk 2; loc Baner; max 60L', ''],
    [
      '2bhk Baner. East facing is a plus. Lift is a must.',
      'bhk 2; has Lift; loc Baner',
      'facing east',
    ],
    [
      'higher floor preferred with balcony, 3bhk Powai',
      'bhk 3; has Balcony; loc Powai',
      'floor 7+',
    ],
  ],
  'a feature behind "if there is" is welcome, whatever is said of it': [
    ['बाणेर मध्ये 2 बीएचके. जिम असेल तर सांगा', 'bhk 2; loc Baner', 'has Gym'],
    ['बाणेर मध्ये 2 बीएचके. जिम असेल तर दुधात साखर', 'bhk 2; loc Baner', 'has Gym'],
    ['velachery la 2bhk, gym kidaithaal sandhosham', 'bhk 2; loc Velachery', 'has Gym'],
    ['Salt Lake e 2bhk, gym paoa gele bhalo', 'bhk 2; loc Salt Lake', 'has Gym'],
    ['Kondapur lo 2bhk, gym dorikite cheppandi', 'bhk 2; loc Kondapur', 'has Gym'],
    ['Wakad me 2bhk, gym ho toh kya kehne', 'bhk 2; loc Wakad', 'has Gym'],
  ],
  'a home that is taken only with the feature asks for it': [
    ['velachery la 2bhk, gym iruntha mattum', 'bhk 2; has Gym; loc Velachery', ''],
    ['बाणेर मध्ये 2 बीएचके. जिम असेल तरच', 'bhk 2; has Gym; loc Baner', ''],
    ['Wakad me 2bhk, gym ho to hi', 'bhk 2; has Gym; loc Wakad', ''],
  ],
  'what somebody would love is a feature, not the home': [
    ['2bhk in Powai. Would love a gym', 'bhk 2; loc Powai', 'has Gym'],
    ['2bhk in Powai. If it comes with a gym, even better', 'bhk 2; loc Powai', 'has Gym'],
    ['would love a 2bhk in Powai', 'bhk 2; loc Powai', ''],
  ],
  'what is not required': [
    ['2bhk HSR layout lift not required', 'bhk 2; loc HSR Layout', ''],
    ['2bhk Powai, ground floor is not required', 'bhk 2; loc Powai', ''],
    ['lift not wanted, 2bhk Powai', 'bhk 2; loc Powai; no Lift', ''],
    ['lift no need, 2bhk Powai', 'bhk 2; loc Powai', ''],
    ['2bhk Powai, furnishing not needed', 'bhk 2; loc Powai', ''],
    ['2bhk Porur, lift thevai illai', 'bhk 2; loc Porur', ''],
    ['2bhk garia, lift dorkar nei', 'bhk 2; loc Garia', ''],
  ],
  'what there is no need of, in front of it': [
    ['no need to be near station, 2bhk Powai', 'bhk 2; loc Powai', ''],
    ['no need to be furnished 2bhk Powai', 'bhk 2; loc Powai', ''],
    ['2bhk Powai no need lift', 'bhk 2; loc Powai', ''],
    ['2bhk Powai, no need of lift or gym, near metro', 'bhk 2; loc Powai; near metro', ''],
    ["2bhk Powai don't need parking", 'bhk 2; loc Powai', ''],
    ['we do not need any amenities like gym or pool, 2bhk Powai', 'bhk 2; loc Powai', ''],
    ['2bhk Wakad, need not be near Hinjewadi', 'bhk 2; loc Wakad', ''],
    ["3bhk Powai doesn't have to be east facing", 'bhk 3; loc Powai', ''],
    ['no need of broker 2bhk Powai', 'bhk 2; from owner; loc Powai', ''],
    ['2bhk Powai, dont want parking', 'bhk 2; loc Powai; no Covered parking', ''],
    ['no need to hurry, need gym, 2bhk Powai', 'bhk 2; has Gym; loc Powai', ''],
  ],
  'what is accepted beside another or alone': [
    ['2bhk Baner semi furnished is ok', 'bhk 2; loc Baner', ''],
    [
      'furnished 2bhk Baner, semi furnished also ok',
      'bhk 2; fully-furnished; loc Baner; semi-furnished',
      '',
    ],
    ['ready to move 2bhk Baner, under construction is also ok', 'bhk 2; loc Baner', ''],
    ['2bhk Baner, no lift is ok', 'bhk 2; loc Baner', ''],
    ['2bhk Baner, ground floor chalega', 'bhk 2; loc Baner', ''],
    ['2bhk Baner, resale fine, unfurnished completely ok', 'bhk 2; loc Baner', ''],
    ['2bhk Baner, no issue with resale', 'bhk 2; loc Baner', ''],
    ['2bhk Baner, fine with unfurnished, east facing', 'bhk 2; facing east; loc Baner', ''],
    ['2bhk Baner, west facing or south facing not an issue', 'bhk 2; loc Baner', ''],
    ['2bhk Baner, dusri manzil chalegi, lift chahiye', 'bhk 2; has Lift; loc Baner', ''],
    ['2bhk Baner third floor, fourth floor also ok', 'bhk 2; floor 3; floor 4; loc Baner', ''],
    ['2bhk Baner, furnished ho to accha, semi bhi chalega', 'bhk 2; loc Baner', 'fully-furnished'],
  ],
  'what is accepted on a condition, and the condition': [
    ['2bhk Baner, second floor ok if lift is there', 'bhk 2; loc Baner', ''],
    ['2bhk Baner, resale chalega agar parking ho', 'bhk 2; loc Baner', ''],
    ['2bhk Baner top floor only if lift', 'bhk 2; loc Baner', ''],
    [
      '2bhk Baner, third floor se upar tabhi jab lift ho',
      'bhk 2; floor ..3 or has Lift; loc Baner',
      '',
    ],
    ['2bhk Baner rent 24k, 26 if furnished', 'bhk 2; loc Baner; max 26k; rent', 'fully-furnished'],
    [
      '2bhk Baner, ground floor or first floor if lift is there',
      'bhk 2; floor 0; floor 1; loc Baner',
      '',
    ],
    ['2bhk Baner 20k, lift if possible', 'bhk 2; loc Baner; max 20k; rent', 'has Lift'],
  ],
  'what somebody does without, in the words of a language': [
    ['2bhk Baner, lift asel tar bara, nasel tari chalel', 'bhk 2; loc Baner', 'has Lift'],
    ['2bhk Baner gym na ho to chalega', 'bhk 2; loc Baner', ''],
    [
      '2bhk Baner, ground floor nahi chalega, lift na ho to bhi chalega',
      'bhk 2; floor !0; loc Baner',
      '',
    ],
  ],
  'words of acceptance that accept no feature': [
    ['2bhk Baner, unfurnished hi chalega', 'bhk 2; loc Baner; unfurnished', ''],
    ['2bhk Baner, ground floor nahi chalega', 'bhk 2; floor !0; loc Baner', ''],
    ['2bhk Baner, third floor tak chalega', 'bhk 2; floor ..3; loc Baner', ''],
    ['2bhk Baner, lift must, brokerage ok', 'bhk 2; has Lift; loc Baner', ''],
    ['2bhk Baner ya Wakad bhi chalega', 'bhk 2; loc Baner; loc Wakad', ''],
    ['2bhk Baner, resale chalega agar 10 saal se purana na ho', 'bhk 2; loc Baner', ''],
    ['2bhk Baner only if lift', 'bhk 2; has Lift; loc Baner', ''],
  ],
}

for (const [rule, queries] of Object.entries(examples)) {
  describe(rule, () => {
    for (const [query, asked, soft, other = ''] of queries) {
      test(query, () => {
        const { slots } = parseQuery(query, gazetteer)
        const said = (part: (slot: Slot) => unknown) => toShorthand(slots.filter(part)).join('; ')
        const isAsked = ({ isSoft, isElse }: Slot) => !isSoft && !isElse
        assert.deepEqual(
          [said(isAsked), said(({ isSoft }) => isSoft), said(({ isElse }) => isElse)],
          [asked, soft, other],
        )
      })
    }
  })
}
