import { devanagari } from '#domain/text/devanagari.ts'
import { foldWord, type Token } from './tokenize.ts'

/** Words of the market and names, mostly English, as Devanagari writes them by ear, in its several ways. */
const lines = `
parking:पार्किंग,पार्किंग्स,पार्कींग covered:कवर्ड,कवर्ड,कव्हर्ड car:कार bike:बाइक,बाईक two:टू wheeler:व्हीलर
lift:लिफ्ट,लिफ़्ट elevator:एलिवेटर balcony:बालकनी,बाल्कनी,बाल्कोनी,बाल्कनि swimming:स्विमिंग,स्वीमिंग pool:पूल gym:जिम,जीम gymkhana:जिमखाना
garden:गार्डन modular:मॉड्यूलर,मोड्यूलर,मॉडुलर,मॉड्युलर kitchen:किचन,किचेन security:सिक्योरिटी,सिक्युरिटी,सेक्योरिटी guard:गार्ड club:क्लब clubhouse:क्लबहाउस house:हाउस,हाऊस
power:पावर,पॉवर backup:बैकअप,बॅकअप,बैक-अप generator:जनरेटर,जेनरेटर inverter:इन्वर्टर,इनवर्टर gas:गैस,गॅस pipeline:पाइपलाइन,पाईपलाईन piped:पाइप्ड water:वाटर,वॉटर supply:सप्लाई,सप्लाय
servant:सर्वेंट,सर्वेण्ट maid:मेड room:रूम study:स्टडी pooja:पूजा store:स्टोर gated:गेटेड society:सोसाइटी,सोसायटी,सोसाईटी community:कम्युनिटी,कम्यूनिटी township:टाउनशिप
corner:कॉर्नर,कोर्नर view:व्यू,व्ह्यू facing:फेसिंग,फेंसिंग washing:वॉशिंग,वाशिंग machine:मशीन fridge:फ्रिज geyser:गीजर,गिजर wardrobe:वार्डरोब,वॉर्डरोब sofa:सोफा,सोफ़ा tv:टीवी,टीव्ही
terrace:टेरेस,टैरेस attach:अटैच,अटॅच attached:अटैच्ड,अटैचड,अटॅच्ड bathroom:बाथरूम toilet:टॉयलेट,टायलेट washroom:वॉशरूम bath:बाथ let:लेट-बाथ food:फूड,फ़ूड mess:मेस tiffin:टिफिन wifi:वाईफाई,वाइफाई,वाईफ़ाई internet:इंटरनेट
play:प्ले area:एरिया intercom:इंटरकॉम camera:कैमरा,कैमरे track:ट्रैक jogging:जॉगिंग
duplex:डुप्लेक्स,ड्यूप्लेक्स,डूप्लेक्स penthouse:पेंटहाउस,पेन्टहाउस studio:स्टूडियो,स्टुडिओ villa:विला,व्हिला bungalow:बंगलो row:रो builder:बिल्डर independent:इंडिपेंडेंट,इंडिपेंडेन्ट,इंडीपेंडेंट farm:फार्म farmhouse:फार्महाउस,फार्महाऊस
showroom:शोरूम warehouse:वेयरहाउस,वेअरहाऊस godown:गोडाउन,गोडाऊन office:ऑफिस,आफिस,ऑफ़िस,ऑफीस space:स्पेस shop:शॉप factory:फैक्ट्री,फैक्टरी,फॅक्टरी industrial:इंडस्ट्रियल shed:शेड working:वर्किंग coworking:कोवर्किंग commercial:कमर्शियल,कॉमर्शियल,कमर्शल,कमर्शिअल property:प्रॉपर्टी,प्रोपर्टी hotel:होटल restaurant:रेस्टोरेंट,रेस्टॉरेंट,रेस्तरां clinic:क्लिनिक,क्लीनिक
ready:रेडी move:मूव,मुव्ह possession:पजेशन,पज़ेशन,पोजेशन immediate:इमीडिएट,इमिजिएट under:अंडर construction:कंस्ट्रक्शन,कन्स्ट्रक्शन launch:लॉन्च,लांच,लॉंच resale:रीसेल,रिसेल rera:रेरा approved:अप्रूव्ड,अप्रूव,एप्रूव्ड,ऍप्रूव्ड registered:रजिस्टर्ड
owner:ओनर,ओनर्स direct:डायरेक्ट,डाइरेक्ट broker:ब्रोकर brokerage:ब्रोकरेज deposit:डिपॉजिट,डिपोजिट,डिपॉज़िट no:नो zero:जीरो,ज़ीरो family:फैमिली,फॅमिली,फैमली,फेमिली bachelor:बैचलर,बॅचलर bachelors:बैचलर्स,बॅचलर्स girls:गर्ल्स,गर्ल्ज girl:गर्ल ladies:लेडीज,लेडीस boys:बॉयज,बॉयस,बोयज gents:जेंट्स student:स्टूडेंट,स्टुडंट students:स्टूडेंट्स couple:कपल company:कंपनी,कम्पनी friendly:फ्रेंडली only:ओनली
top:टॉप ground:ग्राउंड,ग्राऊंड floor:फ्लोर first:फर्स्ट second:सेकंड,सेकेंड,सेकण्ड third:थर्ड high:हाई higher:हायर lower:लोअर north:नॉर्थ,नार्थ south:साउथ,साऊथ east:ईस्ट,इस्ट west:वेस्ट
latest:लेटेस्ट freehold:फ्रीहोल्ड clear:क्लियर,क्लिअर title:टाइटल,टायटल registry:रजिस्ट्री loan:लोन plot:प्लॉट,प्लाट site:साइट,साईट flat:फ्लैट,फ्लॅट,फ़्लैट apartment:अपार्टमेंट,अपार्टमेन्ट bedroom:बेडरूम,बैडरूम
full:फुल fully:फुली,फुल्ली semi:सेमी furnished:फर्निश्ड,फर्निश,फ़र्निश्ड,फर्नीश्ड unfurnished:अनफर्निश्ड,अनफर्निश rent:रेंट,रेन्ट lease:लीज,लीज़ hostel:हॉस्टल,होस्टल sale:सेल sharing:शेयरिंग,शेअरिंग paying:पेइंग guest:गेस्ट
advance:एडवांस,एडव्हान्स,ऍडव्हान्स rate:रेट square:स्क्वायर,स्क्वेअर,स्क्वेयर,स्केवेयर feet:फीट,फ़ीट foot:फुट,फूट,फुटांचा,फुटांची,फुटांचे,फुटाचा,फुटाची,फुटाचे budget:बजट max:मैक्स,मॅक्स near:नियर metro:मेट्रो railway:रेलवे,रेल्वे station:स्टेशन airport:एयरपोर्ट school:स्कूल college:कॉलेज mall:मॉल huda:हुडा,हूडा mhada:म्हाडा yard:यार्ड yards:यार्ड्स campus:कैंपस,कैम्पस,कॅम्पस project:प्रोजेक्ट projects:प्रोजेक्ट्स allowed:अलाउड eon:ईऑन,इऑन park:पार्क heavy:हेवी,हैवी steel:स्टील motors:मोटर्स transport:ट्रांसपोर्ट place:प्लेस plaza:प्लाज़ा,प्लाजा residency:रेसिडेंसी,रेजिडेंसी memorial:मेमोरियल palace:पैलेस international:इंटरनेशनल public:पब्लिक modern:मॉडर्न hospital:हॉस्पिटल,अस्पताल walking:वॉकिंग,वाकिंग drive:ड्राइव,ड्राईव distance:डिस्टेंस,डिस्टन्स scheme:स्कीम touch:टच tajmahal:ताजमहल allen:एलन infosys:इन्फोसिस,इंफोसिस,इनफोसिस wipro:विप्रो amazon:अमेज़न,अमेजन,अमेज़ॉन google:गूगल microsoft:माइक्रोसॉफ्ट genpact:जेनपैक्ट cognizant:कॉग्निजेंट accenture:एक्सेंचर aiims:एम्स apollo:अपोलो fortis:फोर्टिस medanta:मेदांता amity:एमिटी symbiosis:सिम्बायोसिस christ:क्राइस्ट university:यूनिवर्सिटी,युनिवर्सिटी,यूनिवर्सटी coaching:कोचिंग medical:मेडिकल engineering:इंजीनियरिंग junction:जंक्शन highway:हाईवे,हाइवे,हायवे tech:टेक cyber:साइबर hub:हब bank:बैंक,बँक police:पुलिस number:नंबर,नम्बर location:लोकेशन
`

export const loanWords: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split(/\s+/)
    .flatMap((line) => {
      const [word = '', spellings = ''] = line.split(':')
      return spellings.split(',').map((spelling) => [foldWord(spelling), word] as const)
    }),
)
/** A word of English as it is written there; any other as it is. */
export const toEnglish = (word: string) => loanWords.get(word) ?? word

/** What is a word of its own elsewhere: "सी व्यू", "को वर्किंग", "री सेल", "न्यू लॉन्च". */
const contextualLoanWords = new Map(
  'सी:view:sea सी:facing:sea को:working:co री:sale:re न्यू:launch:new पेट:friendly:pet पेट:allowed:pet पेट:ok:pet लेट:bath:let'
    .split(' ')
    .map((line) => {
      const [word = '', next = '', latin = ''] = line.split(':')
      return [`${foldWord(word)} ${next}`, latin] as const
    }),
)

/** Writes English words that stand in Devanagari as English does, so that its phrases are read. */
export function replaceLoanWords(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ text }) => devanagari.test(text))) return [...tokens]
  const latin = (at: number) => loanWords.get(tokens[at]?.text ?? '')
  return tokens.map((token, at) => {
    const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
    const text = latin(at) ?? contextualLoanWords.get(`${token.text} ${latin(next)}`)
    return text === undefined ? token : { ...token, text }
  })
}
