import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer, type GazetteerRow } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

/** A marketplace whose localities no built-in gazetteer knows, each name in several cities. */
const localities = {
  Amritsar: ['Azad Bagh'],
  Belagavi: ['Tilak Marg'],
  Bhavnagar: ['Azad Chowk', 'Nehru Bagh'],
  Cuttack: ['Gandhi Chowk', 'Nehru Bagh', 'Subhash Marg'],
  Guntur: ['Nehru Bagh'],
  Guwahati: ['Vivekananda Marg'],
  Hubballi: ['Gandhi Chowk', 'Shivaji Peth'],
  Kolhapur: ['Shivaji Peth'],
  Kozhikode: ['Nehru Bagh', 'Tilak Marg'],
  Ludhiana: ['Nehru Bagh', 'Guru Nanak Marg', 'Gandhi Bagh'],
  Madurai: ['Gandhi Chowk', 'Nehru Marg', 'Subhash Puram'],
  Mangaluru: ['Nehru Bagh'],
  Patna: ['Gandhi Chowk', 'Patel Puram', 'Rajendra Chowk'],
  Rajkot: ['Nehru Bagh', 'Sardar Baug'],
  Ranchi: ['Azad Chowk', 'Gandhi Bagh'],
  Salem: ['Nehru Bagh', 'Patel Puram'],
  Siliguri: ['Gandhi Chowk'],
  Thrissur: ['Azad Kunj', 'Patel Wadi', 'Gandhi Chowk'],
  Vijayawada: ['Gandhi Chowk', 'Rajendra Ganj'],
  Warangal: ['Azad Marg', 'Ambedkar Kunj'],
}
const rows: GazetteerRow[] = Object.entries(localities).flatMap(([city, names]) => [
  { id: city, name: city, kind: 'city' },
  ...names.map((name): GazetteerRow => {
    return { id: `${city}/${name}`, name, kind: 'area', parentId: city }
  }),
])
const gazetteer = buildGazetteer(rows)

const examples: Record<string, readonly [text: string, expected: string][]> = {
  'Gurmukhi, where a garden is no part of a name': [
    [
      'ਲੁਧਿਆਣੇ ਦੇ ਨਹਿਰੂ ਬਾਗ ਵਿੱਚ ਤਿੰਨ ਬੈੱਡਰੂਮ ਵਾਲਾ ਫਲੈਟ',
      'bhk 3; city Ludhiana; loc Nehru Bagh; type apartment',
    ],
    ['ਪਟਨੇ ਦੇ ਗਾਂਧੀ ਚੌਕ ਵਿਚ 2 ਬੀਐਚਕੇ', 'bhk 2; city Patna; loc Gandhi Chowk'],
    ['ਗੁਰੂ ਨਾਨਕ ਮਾਰਗ ਲੁਧਿਆਣੇ ਵਿੱਚ ਕਿਰਾਏ ਦਾ ਘਰ ਚਾਹੀਦਾ', 'city Ludhiana; loc Guru Nanak Marg; rent'],
  ],
  'Malayalam, where two words are no two guesses': [
    [
      'പട്നയിലെ ഗാന്ധി ചൗക്കിൽ ഒരു ചെറിയ പ്ലോട്ട് വാടകയ്ക്ക് വേണം',
      'city Patna; loc Gandhi Chowk; rent; type plot',
    ],
    [
      'റാഞ്ചിയിലെ ഗാന്ധി ബാഗിൽ വാടകയ്ക്ക് 3 ബിഎച്ച്കെ ഫ്ലാറ്റ് വേണം',
      'bhk 3; city Ranchi; loc Gandhi Bagh; rent; type apartment',
    ],
    ['കോഴിക്കോട്ടെ നെഹ്റു ബാഗിൽ വീട് വാങ്ങണം', 'buy; city Kozhikode; loc Nehru Bagh'],
    ['തൃശ്ശൂരിലെ ആസാദ് കുഞ്ജിൽ 2 ബിഎച്ച്കെ', 'bhk 2; city Thrissur; loc Azad Kunj'],
    ['തൃശൂർ പട്ടേൽ വാഡിയിൽ ഫ്ലാറ്റ് വേണം', 'city Thrissur; loc Patel Wadi; type apartment'],
    ['കോഴിക്കോട് തിലക് മാർഗിൽ ഓഫീസ് വേണം', 'city Kozhikode; loc Tilak Marg; type office'],
    ['പട്നയിലെ പട്ടേൽ പുരത്ത് പ്ലോട്ട്', 'city Patna; loc Patel Puram; type plot'],
  ],
  'Gujarati, where Patna is not Patan': [
    [
      'પટનાના રાજેન્દ્ર ચોકમાં કોમર્શિયલ જગ્યા ખરીદવી છે',
      'buy; city Patna; loc Rajendra Chowk; type commercial',
    ],
    ['રાજકોટના નેહરુ બાગમાં 3 બીએચકે જોઈએ છે', 'bhk 3; city Rajkot; loc Nehru Bagh'],
    [
      'ભાવનગરના આઝાદ ચોકમાં દુકાન લેવી છે',
      'buy; city Bhavnagar; kind shop; loc Azad Chowk; type commercial',
    ],
    [
      'મારે રાજકોટના સરદાર બાગમાં ફ્લેટ લેવો છે, બાગ હોવો જોઈએ',
      'buy; city Rajkot; has Garden; loc Sardar Baug; type apartment',
    ],
  ],
  'Tamil, which writes no g, d or h': [
    ['மதுரையில் காந்தி சௌக்கில் 2 பிஎச்கே வேண்டும்', 'bhk 2; city Madurai; loc Gandhi Chowk'],
    ['மதுரை சுபாஷ் புரத்தில் வீடு வாடகைக்கு', 'city Madurai; loc Subhash Puram; rent'],
    ['சேலத்தில் உள்ள நேரு பாக்கில் மனை வேண்டும்', 'city Salem; loc Nehru Bagh; type plot'],
    ['மதுரையின் நேரு மார்க்கில் அலுவலகம் வேண்டும்', 'city Madurai; loc Nehru Marg; type office'],
  ],
  'Telugu and Kannada': [
    ['విజయవాడలోని గాంధీ చౌక్‌లో 2 బీహెచ్‌కే కావాలి', 'bhk 2; city Vijayawada; loc Gandhi Chowk'],
    ['గుంటూరులో నెహ్రూ బాగ్‌లో ప్లాట్ కావాలి', 'city Guntur; loc Nehru Bagh; type plot'],
    ['వరంగల్‌లోని అంబేద్కర్ కుంజ్‌లో 3 బీహెచ్‌కే', 'bhk 3; city Warangal; loc Ambedkar Kunj'],
    ['ಹುಬ್ಬಳ್ಳಿಯ ಗಾಂಧಿ ಚೌಕದಲ್ಲಿ 2 ಬಿಎಚ್‌ಕೆ ಬೇಕು', 'bhk 2; city Hubballi; loc Gandhi Chowk'],
    ['ಮಂಗಳೂರಿನ ನೆಹರು ಬಾಗ್‌ನಲ್ಲಿ ಮನೆ ಬಾಡಿಗೆಗೆ', 'city Mangaluru; loc Nehru Bagh; rent'],
    ['ಬೆಳಗಾವಿ ತಿಲಕ್ ಮಾರ್ಗದಲ್ಲಿ 2 ಬಿಎಚ್‌ಕೆ ಬೇಕು', 'bhk 2; city Belagavi; loc Tilak Marg'],
  ],
  'Bengali, Odia and Marathi': [
    ['শিলিগুড়ির গান্ধী চকে ২ বিএইচকে ভাড়া চাই', 'bhk 2; city Siliguri; loc Gandhi Chowk; rent'],
    ['গুয়াহাটির বিবেকানন্দ মার্গে অফিস চাই', 'city Guwahati; loc Vivekananda Marg; type office'],
    ['କଟକର ଗାନ୍ଧୀ ଚୌକରେ 2 BHK ଭଡ଼ା', 'bhk 2; city Cuttack; loc Gandhi Chowk; rent'],
    ['କଟକ ନେହେରୁ ବାଗରେ ଜମି କିଣିବି', 'buy; city Cuttack; loc Nehru Bagh; type plot'],
    ['कोल्हापूरमधील शिवाजी पेठेत फ्लॅट पाहिजे', 'city Kolhapur; loc Shivaji Peth; type apartment'],
  ],
}

for (const [script, texts] of Object.entries(examples)) {
  describe(`localities of the marketplace in ${script}`, () => {
    for (const [text, expected] of texts) {
      test(text, () => {
        const { slots } = parseQuery(text, gazetteer)
        assert.equal(toShorthand(slots).join('; '), expected)
        const cities = slots.flatMap((slot) => (slot.slot === 'city' ? slot.value.name : []))
        for (const slot of slots)
          if (slot.slot === 'locality') assert.deepEqual([slot.value.city], cities)
      })
    }
  })
}
