import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { romanizeNames } from './devanagari-names.ts'
import { tokenize } from './tokenize.ts'

const gazetteer = buildGazetteer([])

/** Returns the places of a text, without their spans. */
const placesOf = (text: string) =>
  parseQuery(text, gazetteer).slots.flatMap((slot) =>
    slot.slot === 'city' || slot.slot === 'locality' ? [{ slot: slot.slot, ...slot.value }] : [],
  )

/** Newspaper spellings, with the names in the list of localities. */
const localities = `करोल बाग:Karol Bagh, मनीष नगर:Manish Nagar, एचएसआर लेआउट:HSR Layout,
एमपी नगर:MP Nagar, गोरेगांव:Goregaon, लोअर परेल:Lower Parel, देवनार:Deonar, सायन:Sion, पवई:Powai,
वरळी:Worli, वर्सोवा:Versova, कोरेगांव पार्क:Koregaon Park, इंदिरानगर:Indiranagar,
इलेक्ट्रॉनिक सिटी:Electronic City, आरटी नगर:RT Nagar, एमजी रोड:MG Road, मॉडल टाउन:Model Town,
डीएलएफ फेज 3:DLF Phase 3, साउथ सिटी:South City, गिंडी:Guindy, गाचीबोवली:Gachibowli,
एलबी नगर:LB Nagar, हाइटेक सिटी:Hitech City, न्यू टाउन:New Town, बालीगंज:Ballygunge,
टॉलीगंज:Tollygunge, अलीपुर:Alipore, लेक टाउन:Lake Town, बोपल:Bopal, एसजी हाईवे:SG Highway,
सी स्कीम:C Scheme, आलमबाग:Alambagh, कंकड़बाग:Kankarbagh, काकादेव:Kakadeo, हिनू:Hinoo, खरड़:Kharar,
आरएस पुरम:RS Puram, क्लेमेंट टाउन:Clement Town, विजय नगर:Vijay Nagar, गोविंदपुरा:Govindpura,
जेपी नगर:JP Nagar, बीटीएम:BTM Layout, बी टी एम लेआउट:BTM Layout, जे पी नगर:JP Nagar,
केके नगर:KK Nagar, के आर पुरम:KR Puram, टी नगर:T Nagar, आरके पुरम:RK Puram, व्हाइटफील्ड:Whitefield,
बाणेर:Baner, हिंजवडी:Hinjewadi, औंध:Aundh, ऐरोली:Airoli, सैटेलाइट:Satellite, हौज खास:Hauz Khas,
राजौरी गार्डन:Rajouri Garden, दमदम:Dum Dum, महरौली:Mehrauli, नागोल:Nagole,
हेबल:Hebbal, हेनूर:Hennur, वर्तुर:Varthur, चंदापुर:Chandapura, पीनिया:Peenya, अलसूर:Ulsoor,
व्हाईट फील्ड:Whitefield, वाइट फील्ड:Whitefield, विल्सन गार्डन:Wilson Garden, एंटॉप हिल:Antop Hill,
कफ परेड:Cuffe Parade, मरीन ड्राइव:Marine Drive, नरीमन प्वाइंट:Nariman Point, चर्चगेट:Churchgate,
फाइनेंशियल डिस्ट्रिक्ट:Financial District, सिकंदराबाद:Secunderabad, कोत्तापेट:Kothapet,
शेखपेट:Shaikpet, सनत नगर:Sanath Nagar, मायलापोर:Mylapore, रायपेट्टा:Royapettah, टीनगर:T Nagar,
वानवड़ी:Wanowrie, वडगांव शेरी:Wadgaon Sheri, यरवदा:Yerwada, लोहगांव:Lohegaon, दम दम:Dum Dum,
यादवपुर:Jadavpur, पार्क सर्कस:Park Circus, न्यूटाउन:New Town, सेटेलाइट:Satellite,
कड़कड़डूमा:Karkardooma, बसंत कुंज:Vasant Kunj, प्रीत विहार:Preet Vihar, पंजाबी बाग:Punjabi Bagh,
डिफेन्स कॉलोनी:Defence Colony, नेहरु प्लेस:Nehru Place, गोमती नगर विस्तार:Gomti Nagar Extension,
एलिस ब्रिज:Ellis Bridge, पाम बीच रोड:Palm Beach Road, मैलापोर:Mylapore, एबिड्स:Abids`

const towns = `मेरठ:Meerut, अलीगढ़:Aligarh, बरेली:Bareilly, ग्वालियर:Gwalior, वसई:Vasai,
भिलाई:Bhilai, रुड़की:Roorkee, त्रिशूर:Thrissur, दुर्गापुर:Durgapur, मैसूर:Mysuru,
कोयंबटूर:Coimbatore, अमरावती:Amravati, रीवा:Rewa, गया:Gaya, सोलापूर:Solapur, धुळे:Dhule,
औरंगाबाद:Aurangabad, तिरुपति:Tirupati, हल्द्वानी:Haldwani, जम्मू:Jammu`

describe('names in Devanagari', () => {
  for (const pair of [...localities.split(/,\s+/), ...towns.split(/,\s+/)]) {
    const [name = '', latin = ''] = pair.split(':')
    test(`${name} is ${latin}`, () => {
      const asked = placesOf(`${name} में दो बीएचके चाहिए`)
      assert.equal(asked.length, 1)
      assert.deepEqual(asked, placesOf(`${latin} mein 2 bhk chahiye`))
    })
  }

  test('a rarely searched locality matches beside its city', () => {
    assert.deepEqual(placesOf('बेसा नागपुर'), placesOf('besa nagpur'))
    assert.deepEqual(placesOf('भोपाल बावड़िया कलां'), placesOf('bhopal bawadiya kalan'))
    assert.deepEqual(placesOf('अलीगढ़ क्वार्सी'), placesOf('aligarh quarsi'))
    assert.deepEqual(placesOf('हावड़ा लिलुआ'), placesOf('howrah liluah'))
    assert.deepEqual(placesOf('नागपुर, बेसा या मानेवाडा'), placesOf('nagpur, besa or manewada'))
  })

  test('negations, parts and roads in Devanagari parse as in Latin letters', () => {
    const [first, second] = placesOf('अंधेरी नहीं, पवई')
    assert.deepEqual([first?.name, first?.not, second?.name], ['Andheri', true, 'Powai'])
    assert.equal(placesOf('जनकपुरी सी ब्लॉक')[0]?.section, 'Block C')
    assert.equal(placesOf('जनकपुरी ब्लाक सी')[0]?.section, 'Block C')
    assert.equal(placesOf('मयूर विहार पॉकेट बी')[0]?.section, 'Pocket B')
    assert.equal(placesOf('उल्हासनगर 2 बीएचके')[0]?.name, 'Ulhasnagar')
  })

  test('a long Devanagari text is parsed quickly', () => {
    const text = 'बड़गांव सीढ़ीपुर खतरानगर मोड़िया '.repeat(30)
    // The first makes what every text shares.
    parseQuery(text, gazetteer)
    const began = process.cpuUsage()
    parseQuery(text, gazetteer)
    const { user, system } = process.cpuUsage(began)
    assert.ok((user + system) / 1_000 < 200)
  })
})

describe('Marathi case suffixes', () => {
  test('a Marathi case suffix leaves no unmatched term', () => {
    for (const text of ['हिंजवडीत', 'कोथरूडला', 'वाकडच्या', 'घोडबंदर रोडवर'])
      assert.deepEqual(parseQuery(text, gazetteer).unmatched, [], text)
  })
})

describe('English words in Devanagari', () => {
  test('everyday words do not match a name that sounds alike', () => {
    // Threeke, Karad, Kollam
    for (const text of ['इसी तरीके में घर', 'कार्ड वाला फ्लैट', 'कॉलम वाला फ्लैट'])
      assert.deepEqual(placesOf(text), [], text)
  })

  test('English words do not match a name that sounds alike', () => {
    // Kalubha Road, Hosa Road
    assert.deepEqual(placesOf('क्लब रोड पुणे'), placesOf('पुणे'))
    assert.deepEqual(placesOf('हाउस रोड पुणे'), placesOf('पुणे'))
  })
})

/** Returns the romanized words of a text, given a city with these localities. */
const writtenIn = (city: string, ...names: string[]) => {
  const home = { id: 'home', name: city, kind: 'city' as const }
  const areas = names.map((name) => ({ id: name, name, kind: 'area' as const, parentId: 'home' }))
  const places = buildGazetteer([home, ...areas])
  return (text: string) =>
    romanizeNames(tokenize(text), places)
      .map((token) => token.text)
      .join(' ')
}

describe('names matched by sound', () => {
  test('a short sound matches a name if its city is anywhere in the query', () => {
    const written = writtenIn('Kirtipur', 'Gara')
    assert.equal(written('गारा में'), 'गारा में')
    assert.equal(written('कीर्तिपुर गारा'), 'kirtipur gara')
    assert.equal(written('गारा, कीर्तिपुर'), 'gara , kirtipur')
  })

  test('landmarks, units and separate words do not match a name by sound', () => {
    const written = writtenIn('Kirtipur', 'Metrau Station', 'Ekad Road', 'Besoka Road')
    assert.equal(written('मेट्रो स्टेशन'), 'मेट्रो स्टेशन')
    assert.equal(written('एकड रोड'), 'ekad road')
    assert.equal(written('10 एकड रोड'), '10 एकड रोड')
    assert.equal(written('बेसोका रोड'), 'besoka road')
    assert.equal(written('बेसो का रोड'), 'बेसो का रोड')
  })

  test('a place ending or an omitted nukta still matches a name by sound', () => {
    const written = writtenIn('Patna')
    assert.equal(written('बोरिंग रोड'), 'boring road')
    assert.equal(written('कंकडबाग में'), 'kankarbagh में')
    assert.equal(written('कोरमंगलां में'), 'koramangala में')
  })
})
