const spokenBuilders =
  'गोदरेज:Godrej लोढा:Lodha प्रेस्टीज:Prestige ब्रिगेड:Brigade सोभा:Sobha हीरानंदानी:Hiranandani हिरानंदानी:Hiranandani टाटा:Tata महिंद्रा:Mahindra ओबेरॉय:Oberoi रहेजा:Raheja रुस्तमजी:Rustomjee कल्पतरु:Kalpataru शापूरजी:Shapoorji अदानी:Adani अडानी:Adani बिरला:Birla गौर:Gaur सुपरटेक:Supertech आम्रपाली:Amrapali महागुन:Mahagun एल्डिको:Eldeco अंसल:Ansal यूनिटेक:Unitech वाटिका:Vatika पार्श्वनाथ:Parsvnath ओमेक्स:Omaxe अजनारा:Ajnara पूर्वांकरा:Puravankara मंत्री:Mantri अरिहंत:Arihant रुणवाल:Runwal वाधवा:Wadhwa एम्मार:Emaar एमार:Emaar एलएंडटी:L&T lnt:L&T'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string])
/** Who builds, as people name them. */
export const builders: ReadonlyMap<string, string> = new Map([
  ...spokenBuilders,
  ['kolte', 'Kolte Patil'],
  ['कोलते', 'Kolte Patil'],
  ...'Prestige|Brigade|Sobha|Godrej|Lodha|DLF|Mahindra|Hiranandani|Puravankara|Purva|Oberoi|Raheja|Rustomjee|Kalpataru|Shapoorji|Adani|Birla|Tata|M3M|Emaar|ATS|Gaur|Gaurs|Aparna|Casagrand|Embassy|Salarpuria|Sattva|Shriram|Assetz|Provident|Runwal|Wadhwa|Omkar|Piramal|Kanakia|Lancor|Radiance|Arihant|Panchshil|Gera|Kumar|Rohan|VTP|Ramky|Phoenix|Vasavi|Jaypee|Supertech|Amrapali|Mahagun|Eldeco|Ansal|Unitech|Vatika|BPTP|Parsvnath|Signature|Central|Ambuja|Merlin|Siddha|Ozone|Mantri|Nitesh|Century|Concorde|Sumadhura|Elan|AIPL|Conscient|Experion|Ireo|Adarsh|DivyaSree|RMZ|Rajapushpa|Incor|Hallmark|ASBL|Candeur|Honer|Jayabheri|Nyati|Paranjape|Majestique|Kohinoor|Naiknavare|Pharande|Ruparel|Chandak|Sugee|Dosti|Ashar|Raunak|Puranik|Puraniks|Marathon|Ekta|Sheth|Ajmera|Hubtown|Neelkanth|Adhiraj|Appaswamy|Olympia|Baashyaam|Urbanrise|VGN|Akshaya|Srijan|Primarc|Ashiana|Mahima|Manglam|Trimurty|Savvy|Shivalik|Bakeri|Safal|Pacifica|Skyline|Veegaland|Omaxe|Ajnara|Gulshan|Nirala|Migsun|Saya|Eros|Sikka|Prateek|Purvanchal|Paramount|Stellar|Logix|Vipul|Tulip|Silverglades|Pioneer|Krisumi|Whiteland|Nahar|Acme|Romell|Sunteck|Bhartiya|Vaishnavi|Vaswani|Bren|Mahaveer|Confident|Pride|Aratt|Arvind|Goyal|Hiland|Shrachi|Emami|Alliance'
    .split('|')
    .map((name) => [name.toLowerCase(), name] as const),
])
export const builderPrepositions = new Set(['by', 'of', 'from'])
/** What stands behind the name of one. */
export const firmWords = new Set([
  'group',
  'builders',
  'builder',
  'developers',
  'developer',
  'projects',
  'project',
  'constructions',
  'estates',
  'properties',
  'housing',
  'realty',
  'realtors',
  'infra',
  'buildcon',
  'pallonji',
  'patil',
  'homes',
  'ग्रुप',
  'बिल्डर्स',
  'डेवलपर्स',
  'डेवलपर',
  'डेव्हलपर्स',
  'प्रॉपर्टीज',
  'होम्स',
])

/** Builders whose name people or other things bear as well. */
export const ambiguousBuilders = new Set(
  'Kumar Rohan Gera Gaur Merlin Century Central Signature Phoenix Ozone Radiance Concorde Embassy Provident Tata Adarsh Kohinoor Marathon Ekta Sheth Neelkanth Olympia Akshaya Ashiana Mahima Shivalik Skyline Gulshan Nirala Eros Prateek Paramount Stellar Vipul Tulip Pioneer Nahar Acme Mahaveer Confident Pride Arvind Alliance Saya Sikka Safal Hallmark Elan Bren Savvy Goyal'.split(
    ' ',
  ),
)
