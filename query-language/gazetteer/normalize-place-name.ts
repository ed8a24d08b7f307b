import { loanWords } from '#query-language/text/loan-words.ts'

const romanNumerals = new Map(
  Object.entries({ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }),
)
const maxRomanLength = 3
/** Words of names that Devanagari writes as they sound in English, and names whose Latin letters say less. */
const inDevanagari = Object.fromEntries(
  'पश्चिम:west पूर्व:east सेक्टर:sector सैक्टर:sector सेक्टर्स:sector फेज:phase फेस:phase ब्लॉक:block ब्लाक:block स्टेज:stage पॉकेट:pocket पार्ट:part रोड:road एक्सटेंशन:extension एक्सटेन्शन:extension कॉलोनी:colony कालोनी:colony कोलोनी:colony विहार:vihar चौक:chowk मार्ग:marg नगर:nagar लेआउट:layout लेआऊट:layout टाउन:town टाऊन:town सिटी:city पुरम:puram गार्डन्स:gardens एन्क्लेव:enclave एनक्लेव:enclave एंक्लेव:enclave कॉम्प्लेक्स:complex कॉम्पलेक्स:complex सर्कल:circle सर्किल:circle मार्केट:market एवेन्यू:avenue लेन:lane स्ट्रीट:street लाइंस:lines लाइन्स:lines हिल्स:hills हाइट्स:heights एस्टेट:estate इस्टेट:estate टावर:tower टॉवर:tower टावर्स:towers लेक:lake साल्ट:salt न्यू:new ओल्ड:old लोवर:lower अपर:upper ग्रेटर:greater मॉडल:model सिविल:civil रिंग:ring गेट:gate कैंप:camp कैम्प:camp हाइटेक:hitech हाईटेक:hitech इलेक्ट्रॉनिक:electronic बायपास:bypass बाईपास:bypass कोर्ट:court बीच:beach डिफेंस:defence हाउसिंग:housing बोर्ड:board बंगला:bungalow मेन:main क्रॉस:cross फोर्ट:fort ग्रीन:green सेंटर:centre सेंट्रल:central विलेज:village कैंट:cantt छावनी:cantonment गोल्फ:golf कोर्स:course बाजार:bazar सैटेलाइट:satellite व्हाइटफील्ड:whitefield व्हाईटफील्ड:whitefield वाइटफील्ड:whitefield गच्चीबावली:gachibowli गाचीबावली:gachibowli मारतहल्ली:marathahalli मारथहल्ली:marathahalli पवई:powai वरळी:worli वर्ली:worli वरली:worli सायन:sion भायखळा:byculla भायखला:byculla दमदम:dumdum सीताबर्डी:sitabuldi परळ:parel शीव:sion मेरठ:meerut मैसूर:mysuru मैसूरु:mysuru अमरावती:amravati अहमदनगर:ahmednagar बेलगांव:belagavi बेलगाव:belagavi कोयंबटूर:coimbatore कोयम्बटूर:coimbatore कोयंबतूर:coimbatore सेलम:salem कोझिकोड:kozhikode रीवा:rewa ग्वालियर:gwalior इलाहाबाद:allahabad त्रिशूर:thrissur बाग:bagh भंवरकुआं:bhawarkua बेली:bailey'
    .split(' ')
    .map((pair) => pair.split(':')),
)
/** Abbreviations, other spellings and English words in Devanagari: one map, as each word of a text is asked for often. */
const canonicalWords = new Map<string, string>([
  ...loanWords,
  ...Object.entries<string>({
    sec: 'sector',
    sect: 'sector',
    sectr: 'sector',
    ph: 'phase',
    phs: 'phase',
    rd: 'road',
    rode: 'road',
    raod: 'road',
    nager: 'nagar',
    ngr: 'nagar',
    ext: 'extension',
    extn: 'extension',
    exten: 'extension',
    extention: 'extension',
    extenstion: 'extension',
    blk: 'block',
    stg: 'stage',
    colny: 'colony',
    lyt: 'layout',
    mkt: 'market',
    gr: 'greater',
    wst: 'west',
    est: 'east',
    purv: 'east',
    purva: 'east',
    poorv: 'east',
    poorva: 'east',
    paschim: 'west',
    pashchim: 'west',
    dakshin: 'south',
    uttar: 'north',
    twon: 'town',
    ...inDevanagari,
  }),
])
const numberedPartWord = /^(?:phase|stage|sector|block|part|kailash|lok|city|vihar)$/

/** One word of a place as all its spellings share it. */
export function normalizePlaceWord(word: string, before = ''): string {
  const figure = word.length <= maxRomanLength ? romanNumerals.get(word) : undefined
  if (figure !== undefined && numberedPartWord.test(before)) return figure
  return canonicalWords.get(word) ?? word
}
