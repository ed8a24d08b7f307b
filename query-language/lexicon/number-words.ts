import { foldWord } from '#query-language/text/tokenize.ts'

const english = `
zero:0 one:1 two:2 tow:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13
fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90`

/** In Hindi every number up to a hundred has a word of its own. */
const hindi = `
ek:1 don:2 rendu:2 irandu:2 moodu:3 moonu:3 do:2 doh:2 teen:3 tin:3 char:4 chaar:4 paanch:5 panch:5 che:6 chhe:6 chah:6 saat:7 aath:8 nau:9
chheh:6 cheh:6 chha:6 sat:7 aat:8 noh:9 das:10 dus:10 gyarah:11 gyara:11 gyaarah:11 gyaraah:11 barah:12 baarah:12 bara:12 baara:12 terah:13 tera:13 chaudah:14 chauda:14 pandrah:15 pandra:15 pandhra:15 pandhrah:15 pandreh:15 solah:16 sola:16 satrah:17 satra:17 sattrah:17 atharah:18 athara:18 attharah:18 athaarah:18 unnis:19 unees:19
bees:20 bis:20 beess:20 vees:20 ikkis:21 ikkees:21 bais:22 baees:22 baais:22 teis:23 teyis:23 chaubis:24 chaubees:24 choubis:24 pachees:25 pachis:25 pacchees:25 paccheess:25 chhabbis:26 chabbis:26 chhabbees:26 sattais:27 sattaees:27 athais:28 atthais:28 attais:28 athaais:28 untis:29 unatis:29
pacchis:25 tees:30 tis:30 teess:30 ikattis:31 iktis:31 battis:32 batis:32 tentis:33 taintis:33 chautis:34 chauntis:34 paintees:35 paintis:35 paitis:35 pentis:35 paintish:35 chattis:36 chhattis:36 saintis:37 sentis:37 adtis:38 artis:38 untalis:39 chalis:40 chalees:40 chaalis:40 chaalees:40 challis:40 chaleess:40 iktalis:41 bayalis:42 byalis:42 taintalis:43 chavalis:44 chauvalis:44 paintalis:45 paitalis:45 pentalis:45 paintaalis:45 chiyalis:46 saintalis:47 adtalis:48 unchas:49
pachas:50 pachaas:50 pachass:50 pachhas:50 ikyavan:51 bavan:52 tirpan:53 chauvan:54 pachpan:55 pachapan:55 pachpann:55 chhappan:56 chappan:56 sattavan:57 athavan:58 atthavan:58 unsath:59 saath:60 saathh:60 saatth:60 iksath:61 basath:62 paisath:65 painsath:65 pesath:65 pensath:65 adsath:68 sattar:70 sattarr:70 bahattar:72 pachattar:75 pachhattar:75 pichattar:75 pichhattar:75 pachahattar:75 atthattar:78 assi:80 assee:80 asi:80 pachasi:85 pachaasi:85 pichasi:85 pichaasi:85 pachassi:85
nabbe:90 nabe:90 nabbey:90 navve:90 pachanve:95 panchanve:95 pachanwe:95 pichanve:95 pachaanve:95 ninyanve:99 hundred:100 sau:100 so:100 single:1 double:2 triple:3
igyarah:11 gyarha:11 baarha:12 choudah:14 chaudha:14 pandharah:15 solaah:16 unneese:19 unnees:19 ikees:21 baees:22 tees:30 teees:30 ikattees:31 battees:32 batees:32 taintees:33 tetis:33 chauntees:34 chautees:34 chhattees:36 chhatees:36 saintees:37 adtees:38 artees:38 unchalis:39 untaalis:39 iktaalis:41 bayaalis:42 biyalis:42 tetalis:43 chawalis:44 chauwalis:44 chhiyalis:46 chiyaalis:46 saintaalis:47 adtaalis:48 artalis:48 unchaas:49 ikyawan:51 baawan:52 tirepan:53 chauwan:54 chhapan:56 sattawan:57 athawan:58 atthawan:58 unsathh:59 iksathh:61 baasath:62 tirsath:63 chausath:64 chaunsath:64 chhiyasath:66 sadsath:67 unhattar:69 ikhattar:71 tihattar:73 chauhattar:74 chhihattar:76 satahattar:77 athattar:78 athhattar:78 unasi:79 unyasi:79 ikyasi:81 bayasi:82 tirasi:83 chaurasi:84 chhiyasi:86 sattasi:87 satasi:87 athasi:88 atthasi:88 navasi:89 ikyanve:91 banve:92 baanve:92 tiranve:93 chauranve:94 chhiyanve:96 sattanve:97 athanve:98 atthanve:98 ninyanave:99
एक:1 दो:2 तीन:3 चार:4 पांच:5 छह:6 छः:6 छे:6 छ:6 सात:7 आठ:8 नौ:9 दस:10 ग्यारह:11 बारह:12 तेरह:13 चौदह:14 पंद्रह:15 पन्द्रह:15 सोलह:16 सत्रह:17 अठारह:18 अट्ठारह:18 उन्नीस:19
बीस:20 इक्कीस:21 बाईस:22 बाइस:22 तेईस:23 तेइस:23 चौबीस:24 पच्चीस:25 पचीस:25 छब्बीस:26 सत्ताईस:27 सत्ताइस:27 अट्ठाईस:28 अट्ठाइस:28 अठ्ठाईस:28 अठाईस:28 उनतीस:29 उन्तीस:29
तीस:30 इकतीस:31 इकत्तीस:31 बत्तीस:32 तैंतीस:33 तेंतीस:33 चौंतीस:34 चौतीस:34 पैंतीस:35 पैतीस:35 छत्तीस:36 सैंतीस:37 सैतीस:37 अड़तीस:38 उनतालीस:39 उन्तालीस:39
चालीस:40 इकतालीस:41 बयालीस:42 ब्यालीस:42 तैंतालीस:43 तेंतालीस:43 चौवालीस:44 चवालीस:44 चौंतालीस:44 पैंतालीस:45 पैतालीस:45 छियालीस:46 छयालीस:46 सैंतालीस:47 अड़तालीस:48 उनचास:49 उन्चास:49
पचास:50 इक्यावन:51 बावन:52 तिरपन:53 तिरेपन:53 चौवन:54 चौअन:54 पचपन:55 छप्पन:56 सत्तावन:57 अट्ठावन:58 अठ्ठावन:58 अठावन:58 उनसठ:59
साठ:60 इकसठ:61 बासठ:62 तिरसठ:63 तिरेसठ:63 चौंसठ:64 चौसठ:64 पैंसठ:65 पैसठ:65 छियासठ:66 सड़सठ:67 सरसठ:67 अड़सठ:68 उनहत्तर:69
सत्तर:70 इकहत्तर:71 बहत्तर:72 तिहत्तर:73 चौहत्तर:74 पचहत्तर:75 पिचहत्तर:75 छिहत्तर:76 सतहत्तर:77 अठहत्तर:78 उनासी:79 उन्यासी:79
अस्सी:80 इक्यासी:81 बयासी:82 तिरासी:83 चौरासी:84 पचासी:85 पिचासी:85 छियासी:86 सत्तासी:87 सतासी:87 अट्ठासी:88 अठासी:88 नवासी:89
नब्बे:90 इक्यानवे:91 इक्यानबे:91 बानवे:92 बानबे:92 तिरानवे:93 तिरानबे:93 चौरानवे:94 पंचानवे:95 पंचानबे:95 पिचानवे:95 छियानवे:96 सत्तानवे:97 अट्ठानवे:98 अठानवे:98 निन्यानवे:99 निन्यानबे:99 सौ:100`

/** In Marathi as well, and its hundreds are one word. */
const marathi = `
दोन:2 पाच:5 सहा:6 नऊ:9 दहा:10 अकरा:11 बारा:12 तेरा:13 चौदा:14 पंधरा:15 सोळा:16 सतरा:17 अठरा:18 एकोणीस:19 एकोणवीस:19 वीस:20 एकवीस:21 बावीस:22 तेवीस:23 चोवीस:24 पंचवीस:25 सव्वीस:26 सत्तावीस:27 अठ्ठावीस:28 अठ्ठावीस:28 अठावीस:28 एकोणतीस:29
एकतीस:31 तेहतीस:33 चौतीस:34 पस्तीस:35 सदतीस:37 सदोतीस:37 अडतीस:38 एकोणचाळीस:39 चाळीस:40 एक्केचाळीस:41 बेचाळीस:42 त्रेचाळीस:43 चव्वेचाळीस:44 पंचेचाळीस:45 सेहेचाळीस:46 सत्तेचाळीस:47 अठ्ठेचाळीस:48 एकोणपन्नास:49
पन्नास:50 एक्कावन्न:51 बावन्न:52 त्रेपन्न:53 चौपन्न:54 पंचावन्न:55 छप्पन्न:56 सत्तावन्न:57 अठ्ठावन्न:58 एकोणसाठ:59 एकसष्ट:61 बासष्ट:62 त्रेसष्ट:63 चौसष्ट:64 पासष्ट:65 सहासष्ट:66 सदुसष्ट:67 अडुसष्ट:68 एकोणसत्तर:69 एकाहत्तर:71 बाहत्तर:72 त्र्याहत्तर:73 चौऱ्याहत्तर:74 पंच्याहत्तर:75 शहात्तर:76 सत्याहत्तर:77 अठ्ठ्याहत्तर:78 एकोणऐंशी:79
ऐंशी:80 एक्याऐंशी:81 ब्याऐंशी:82 त्र्याऐंशी:83 चौऱ्याऐंशी:84 पंच्याऐंशी:85 शहाऐंशी:86 सत्त्याऐंशी:87 अठ्ठ्याऐंशी:88 एकोणनव्वद:89 नव्वद:90 एक्याण्णव:91 ब्याण्णव:92 त्र्याण्णव:93 चौऱ्याण्णव:94 पंच्याण्णव:95 शहाण्णव:96 सत्त्याण्णव:97 अठ्ठ्याण्णव:98 नव्याण्णव:99 शंभर:100 शे:100
दीडशे:150 दोनशे:200 अडीचशे:250 तीनशे:300 चारशे:400 पाचशे:500 सहाशे:600 सातशे:700 आठशे:800 नऊशे:900 अकराशे:1100 बाराशे:1200 तेराशे:1300 चौदाशे:1400 पंधराशे:1500 सोळाशे:1600 सतराशे:1700 अठराशे:1800
saha:6 daha:10 akra:11 akara:11 chavda:14 athra:18 ekonis:19 ekonvis:19 vis:20 veess:20 ekvis:21 bavis:22 tevis:23 chovis:24 panchvis:25 pancvis:25 savvis:26 sattavis:27 atthavis:28 ekontis:29 ektis:31 tehtis:33 pastis:35 pastees:35 sadtis:37 becalis:42 panchechalis:45 panchechalees:45 pannas:50 pannaas:50 panchavanna:55 panchavan:55 pasasht:65 pasashta:65 panchyahattar:75 panchahattar:75 ainshi:80 aishi:80 ainshee:80 panchyaenshi:85 panchyainshi:85 navvad:90 panchyannav:95 navyannav:99 shambhar:100 shambar:100
didshe:150 deedshe:150 donshe:200 adichshe:250 tinshe:300 teenshe:300 charshe:400 pachshe:500 panchshe:500 sahashe:600 satshe:700 aathshe:800 naushe:900`

/** English as Devanagari writes it. */
const englishInDevanagari =
  'वन:1 टू:2 थ्री:3 फोर:4 फाइव:5 सिक्स:6 सेवन:7 एट:8 नाइन:9 टेन:10 सिंगल:1 डबल:2 ट्रिपल:3 ट्वेंटी:20 थर्टी:30 फोर्टी:40 फिफ्टी:50 सिक्सटी:60 सेवेंटी:70 हंड्रेड:100'

/** Numbers in words, as they are folded. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  `${english} ${hindi} ${marathi} ${englishInDevanagari}`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':'))
    .map(([word = '', value]) => [foldWord(word), Number(value)] as const),
)

/** What stands first, second and so on, as English, Hindi and Marathi say it in both scripts. */
export const ordinalWords: ReadonlyMap<string, number> = new Map(
  [
    'first pehli pehla pahli pehle पहला पहली पहले पहिला पहिली पहिल्या फर्स्ट',
    'second dusri doosri dusra dusre doosre doosra दूसरा दूसरी दूसरे दुसरा दुसरी दुसऱ्या दुसर्या सेकंड सेकेंड सेकण्ड',
    'third teesri tisri teesra teesre tisre tisra तीसरा तीसरी तीसरे तिसरा तिसरी तिसऱ्या तिसर्या थर्ड',
    'fourth chauthi chautha chauthe चौथा चौथी चौथे चौथ्या फोर्थ',
    'fifth paanchvi panchvi paanchve panchve paanchwe पांचवां पांचवा पांचवीं पांचवी पाचवा पाचवी पाचव्या फिफ्थ',
    'sixth chhathi chhatthi chathi छठा छठी छठे छठवां सहावा सहावी सहाव्या सिक्स्थ',
    'seventh saatvi saatvin satvi सातवां सातवा सातवीं सातवी सातव्या सेवंथ सेवेंथ',
    'eighth aathvi athvi aathvin आठवां आठवा आठवीं आठवी आठव्या एट्थ एठ्थ',
    'ninth nauvi nauvin नौवां नौवीं नौवा नववा नववी नवव्या नाइंथ',
    'tenth dasvi daswi dasvin दसवां दसवीं दसवा दहावा दहावी दहाव्या टेंथ',
  ].flatMap((line, at) => line.split(' ').map((word) => [foldWord(word), at + 1] as const)),
)
