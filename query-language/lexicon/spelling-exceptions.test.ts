import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])

/** Everyday words one or two letters away from places and lexicon words. */
const talk = `take takes taken took trade traded world smile means manner manual domain data delay
plain plane heard hard harm heart honour hover joke kernel latter linear moral motor modes parcel
pure purely raised rise reward round sales shade shelf shell side sugar tender tune broad barely
badly angle appeal array arrow alive behalf blind brain bundle chain chase collar contain dare goat
indoor leaving learning leading leaking bring boarding forms firms miles officers pilots ships shoes
shot villages internal invent generate familiar finished simple boots read badge flag cheat garbage
hosted retain stealing simplest badal behtar bhejo chalo chinta dekha ghumna hatao karegi karta
kharcha kitni maang madad nahana nikla palang pareshani poora saara sapna sochna taaki tanki varna
zindagi check checked pagdi maine zara tera change idhar udhar kehna thanda barish bartan kampani
solah pandrah satrah gyarah kinto korle chaal forty solo merit panic certain she'd we'll`

/** Such words in Devanagari, where names are matched by sound. */
const inDevanagari = `अकेला अकेली जरूरी ज़रूरी सीधे सीधी सीधा शामिल पूरी पूरा पूरे बड़ी बड़े बढ़िया
बढ़ई पहला पहली छोटा छोटी पुरानी पुराने दिशा ताकि समान सामान स्थान कुर्सी कपड़ा सीढ़ी सीढ़ियां थाना
बरसात मोहल्ले नहाना खोलना खोला देखना खुले खतरा चढ़ना चढ़ी बसती बसा बसे भरना भरा भली पति पोता मौसी
डिग्री झगड़ा जरिए इधर अगर खेलती घूमा घूमना रंगता सताना हंसी निकलो बचाओ बच्चों बताये भेजें मांगो
काटनी जलना गाना गाया चौथा कमाता चाहता करा करार बंद बंदा बदला पढ़ो पाना पाला उठी उतरा धर धरा दबा डरा
सिलकर स्नानघर लंबा शाम होऊंगा कुरैशी खान पठान पाटील पाटिल दुर्गा पार्वती बत्रा भाटी भावना मिर्जा
मुंडा मोरे राजपूत वसंत सचिन सोहन हसन अयंगर कदम आठवडा कडे कमाल कळवा कोणते गणपती गेला घरी घ्या डोंगर
दिली भाड्यासाठी मोकळी मालकाकडून बीवी खर्चा खर्चे`

/** Such words in the other scripts, where a name far from home is known by its whole sound only. */
const inScripts = `করে করবে দিনের ছেলের কবে যখন শহরে পাবে খাবে উঠতে பேச அந்த ஆண்டு தானே உங்கள்
வாரம் கொள்ள నగరం మంది అతని వాసి വീട് നല്ല പണം തന്നെ പണി പറ്റിയ കാലം ഫോൺ કરે તને પરંતુ`

describe('everyday words', () => {
  test('everyday words are not corrected to a place or an attribute', () => {
    for (const word of talk.split(/\s+/)) {
      const { filter } = parseQuery(`2bhk, ${word}, please`, gazetteer)
      assert.deepEqual(filter, { bhk: { oneOf: [2] } }, word)
    }
  })

  test('everyday words in other scripts are no place and no attribute', () => {
    for (const word of inScripts.split(/\s+/)) {
      const { filter } = parseQuery(`2bhk, ${word}, please`, gazetteer)
      assert.deepEqual(filter, { bhk: { oneOf: [2] } }, word)
    }
  })

  test('names of people and societies are not corrected to a place or an attribute', () => {
    for (const name of 'manash arora verma patil desai suman kunal maple tulip juniper amber'.split(
      ' ',
    )) {
      const { filter } = parseQuery(`2bhk ${name} heights`, gazetteer)
      assert.deepEqual(filter, { bhk: { oneOf: [2] } }, name)
    }
  })

  test('everyday words in Devanagari are not corrected to a place', () => {
    for (const word of inDevanagari.split(/\s+/)) {
      const { filter } = parseQuery(`दो बीएचके ${word} चाहिए`, gazetteer)
      const { localities, cities, near, builders } = filter
      assert.deepEqual([localities, cities, near, builders], new Array(4).fill(undefined), word)
    }
  })

  test('everyday words before a locality ending are not a locality', () => {
    for (const before of ['शांत', 'किसी', 'पुरानी', 'सुरक्षित', 'अच्छे', 'हमारी'])
      for (const tail of ['कॉलोनी', 'रोड', 'सेक्टर', 'बाजार']) {
        const { filter } = parseQuery(`2 बीएचके ${before} ${tail} में`, gazetteer)
        assert.equal(filter.localities, undefined, `${before} ${tail}`)
      }
  })
})
