import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { indicScript, toDevanagari } from '#domain/text/indic-scripts.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { type ExamplesByRule, expectParses } from '#query-language/corpus/expect-parses.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { foldWord } from './tokenize.ts'

/** Indian scripts: examples for each rule. */
const rules: ExamplesByRule = {
  'names without what is hung on them, and names that end like it': [
    ['தாம்பரத்தில் 2 பிஎச்கே', 'bhk 2; loc Tambaram'],
    ['கலூர் 2 பிஎச்கே', 'bhk 2; loc Kaloor'],
    ['ಬೆಳ್ಳಂದೂರಿನಲ್ಲಿ 2 ಬಿಎಚ್‌ಕೆ', 'bhk 2; loc Bellandur'],
    ['കൊല്ലത്ത് 2 ബിഎച്ച്കെ', 'bhk 2; city Kollam'],
    ['কলকাতায় ২ বিএইচকে', 'bhk 2; city Kolkata'],
    ['બોપલમાં ૨ બીએચકે', 'bhk 2; loc Bopal'],
    ['ભોપાલમાં ૨ બીએચકે', 'bhk 2; city Bhopal'],
  ],
  'cities whose name in a script does not sound like ours': [
    ['ലഖ്നൗ 2 ബിഎച്ച്കെ', 'bhk 2; city Lucknow'],
    ['કોઈમ્બતુર ૨ બીએચકે', 'bhk 2; city Coimbatore'],
    ['মহীশূর ২ বিএইচকে', 'bhk 2; city Mysuru'],
    ['ਗੁਹਾਟੀ 2 ਬੀਐਚਕੇ', 'bhk 2; city Guwahati'],
    ['ଗୁଆହାଟୀ 2 ବିଏଚକେ', 'bhk 2; city Guwahati'],
    ['وڈودرا 2 بی ایچ کے', 'bhk 2; city Vadodara'],
  ],
  'letters one script does not tell apart': [
    ['பெருங்குடியில் 2 பிஎச்கே', 'bhk 2; loc Perungudi'],
    ['কাশবায় ২ বিএইচকে, যাদবপুর নয়', 'bhk 2; loc Kasba; not-loc Jadavpur'],
    ['കാക്കനാട് 2 ബിഎച്ച്കെ', 'bhk 2; loc Kakkanad'],
  ],
  'names of several words, and a city behind them': [
    ['అన్నా నగర్ చెన్నై 2 బీహెచ్‌కే', 'bhk 2; city Chennai; loc Anna Nagar'],
    ['ਮਾਡਲ ਟਾਊਨ ਜਲੰਧਰ 2 ਬੀਐਚਕੇ', 'bhk 2; city Jalandhar; loc Model Town'],
    ['নিউ টাউনে ২ বিএইচকে', 'bhk 2; loc New Town'],
  ],
  'names in Odia and Assamese without what is hung on them': [
    ['ରସୁଲଗଡ଼ରେ 2 BHK', 'bhk 2; loc Rasulgarh'],
    ['ଭୁବନେଶ୍ୱର ପୋଖରୀପୁଟରେ ପ୍ଲଟ', 'city Bhubaneswar; loc Pokhariput; type plot'],
    ['সোণাপুৰ নহয়, মালিগাঁওত ২ বিএইচকে', 'bhk 2; loc Maligaon; not-loc Sonapur'],
  ],
  'names of the states where a script is written before others': [
    ['കണ്ണൂർ 2 ബിഎച്ച്കെ', 'bhk 2; city Kannur'],
    ['নিচের তলা, মধ্যমগ্রামে ২ বিএইচকে', 'bhk 2; loc Madhyamgram'],
    ['ఖమ్మంలో 2 బీహెచ్‌కే', 'bhk 2; city Khammam'],
  ],
  'words that sound like the same words in Latin letters': [
    ['போரூரில் 2 பிஎச்கே, பவர் பேக்கப் கட்டாயம்', 'bhk 2; has Power backup; loc Porur'],
    ['ఉప్పల్‌లో హాస్టల్, భోజనం, వైఫై', 'has Food included; has Wi-Fi; loc Uppal; pg'],
    ['ಹೆಬ್ಬಾಳದಲ್ಲಿ ಪಿಜಿ, ಸಿಸಿಟಿವಿ ಇರಬೇಕು', 'has CCTV; loc Hebbal; pg'],
    ['ଦୁଇଟି ବେଡରୁମ, ଭଡ଼ା 9 ହଜାର ଭିତରେ', 'bhk 2; max 9k; rent'],
  ],
  'how far and how high, with the verb behind': [
    ['ఉప్పల్‌లో 2 బీహెచ్‌కే, స్కూల్ 2 కిలోమీటర్ల లోపు', 'bhk 2; loc Uppal; near school 2000m'],
    ['Uppal lo 2bhk, school ki 3 km lopu undali', 'bhk 2; loc Uppal; near school 3000m'],
    ['Kasba te 2bhk, 4th floor obdi', 'bhk 2; floor ..4; loc Kasba'],
    ['ਖਰੜ ਵਿੱਚ 3 ਬੀਐਚਕੇ, ਦੂਜੀ ਮੰਜ਼ਿਲ ਤੋਂ ਉੱਪਰ ਨਹੀਂ', 'bhk 3; floor ..2; loc Kharar'],
  ],
  'what is taken where the first is not found, and brokers': [
    ['Kaloor il 1bhk, kittiyillenkil Edappally', 'bhk 1; loc Edappally; loc Kaloor'],
    ['బ్రోకర్ వద్దు, ఉప్పల్‌లో 1 బీహెచ్‌కే', 'bhk 1; loc Uppal; no-brokerage'],
    ['Cuttack re 2bhk bhada darkar, gym thile bhala', 'bhk 2; city Cuttack; has Gym; rent'],
  ],
  'Urdu in its own letters': [
    ['شاہین باغ میں تین کمرے کرائے پر، ۱۵ ہزار تک', 'bhk 3; loc Shaheen Bagh; max 15k; rent'],
    ['مہدی پٹنم میں دو بیڈروم فلیٹ', 'bhk 2; loc Mehdipatnam; type apartment'],
    ['کانپور میں پلاٹ، پچاس لاکھ تک', 'city Kanpur; max 50L; type plot'],
  ],
}
expectParses(rules)

describe('Indian scripts', () => {
  test('spans refer to the text as typed in an Indian script', () => {
    const text = 'போரூரில் 2 பிஎச்கே வாடகைக்கு'
    const { slots, unmatched } = parseQuery(text, buildGazetteer([]))
    const said = slots.map((slot) => `${slot.slot} ${text.slice(slot.start, slot.end)}`)
    assert.deepEqual(said, ['locality போரூர', 'bhk 2 பிஎச்கே', 'intent வாடகைக்கு'])
    assert.deepEqual(unmatched, [])
  })

  test('digits of Indian scripts are numbers', () => {
    for (const two of '২੨૨୨௨౨೨൨२') {
      const { bhk } = parseQuery(`${two} bhk`, buildGazetteer([])).filter
      assert.deepEqual(bhk, { oneOf: [2] }, two)
    }
  })

  test('no spelling in the script table belongs to two words', () => {
    const table = parseTsv(readFileSync(`${import.meta.dirname}/script-words.tsv`, 'utf8'))
    const words = table.map(([word = '']) => word)
    const spellings = table.flatMap(([, line = '']) => line.split('|').map(foldWord))
    assert.deepEqual(words, words.toSorted())
    assert.ok(spellings.length > 1_300, String(spellings.length))
    assert.equal(new Set(spellings).size, spellings.length)
    assert.deepEqual(
      words.filter((word) => !/^[a-z]+$/.test(word)),
      [],
    )
    assert.deepEqual(
      spellings.filter((spelling) => !indicScript.test(spelling)),
      [],
    )
  })

  test('other words are converted to Devanagari letter by letter', () => {
    assert.equal(toDevanagari('రాజమండ్రి'), 'राजमण्ड्रि'.replace('ण्', 'ं'))
    assert.equal(toDevanagari('ਜਲੰਧਰ'), 'जलंधर')
    assert.equal(toDevanagari('കലൂർ'), 'कलूर')
    assert.equal(toDevanagari('Porur 2'), 'Porur 2')
  })
})
