const roman = new Map(Object.entries({ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }))
const short = new Map(
  Object.entries({
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
    पश्चिम: 'west',
    वेस्ट: 'west',
    ईस्ट: 'east',
    नॉर्थ: 'north',
    साउथ: 'south',

    पूर्व: 'east',
    twon: 'town',
    सेक्टर: 'sector',
    फेज: 'phase',
    रोड: 'road',
    एक्सटेंशन: 'extension',
    कॉलोनी: 'colony',
    विहार: 'vihar',
    चौक: 'chowk',
    मार्ग: 'marg',
    नगर: 'nagar',
  }),
)
const numbered = /^(?:phase|stage|sector|block|part|kailash|lok|city|vihar)$/

/** One word of a place as all its spellings share it. */
export function placeWord(word: string, before = ''): string {
  const figure = roman.get(word)
  if (figure !== undefined && numbered.test(before)) return figure
  return short.get(word) ?? word
}
