/** Who builds, as people name them. */
export const builders = new Map(
  'Prestige|Brigade|Sobha|Godrej|Lodha|DLF|Mahindra|Hiranandani|Puravankara|Purva|Oberoi|Raheja|Rustomjee|Kalpataru|Shapoorji|Adani|Birla|Tata|M3M|Emaar|ATS|Gaur|Gaurs|Aparna|Casagrand|Kolte|Embassy|Salarpuria|Sattva|Shriram|Assetz|Provident|Runwal|Wadhwa|Omkar|Piramal|Kanakia|Lancor|Radiance|Arihant|Panchshil|Gera|Kumar|Rohan|VTP|Ramky|Phoenix|Vasavi|Jaypee|Supertech|Amrapali|Mahagun|Eldeco|Ansal|Unitech|Vatika|Bptp|Parsvnath|Signature|Central|Ambuja|Merlin|Siddha|Ozone|Mantri|Nitesh|Century|Concorde|Sumadhura|Elan|AIPL|Conscient|Experion|Ireo|Adarsh|DivyaSree|RMZ|Rajapushpa|Incor|Hallmark|ASBL|Candeur|Honer|Jayabheri|Nyati|Paranjape|Majestique|Kohinoor|Naiknavare|Pharande|Ruparel|Chandak|Sugee|Dosti|Ashar|Raunak|Puranik|Puraniks|Marathon|Ekta|Sheth|Ajmera|Hubtown|Neelkanth|Adhiraj|Appaswamy|Olympia|Baashyaam|Urbanrise|VGN|Akshaya|Srijan|Primarc|Ashiana|Mahima|Manglam|Trimurty|Savvy|Shivalik|Bakeri|Safal|Pacifica|Skyline|Veegaland|Omaxe|Ajnara|Gulshan|Nirala|Migsun|Saya|Eros|Sikka|Prateek|Purvanchal|Paramount|Stellar|Logix|Vipul|Tulip|Silverglades|Pioneer|Krisumi|Whiteland|Nahar|Acme|Romell|Sunteck|Bhartiya|Vaishnavi|Vaswani|Bren|Mahaveer|Confident|Pride|Aratt|Arvind|Goyal|Hiland|Shrachi|Emami|Alliance'
    .split('|')
    .map((name) => [name.toLowerCase(), name] as const),
)
export const byWord = new Set(['by', 'of', 'from'])
export const house = new Set([
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
])

/** Builders whose name people or other things bear as well. */
export const alsoNames = new Set(
  'Kumar Rohan Gera Gaur Merlin Century Central Signature Phoenix Ozone Radiance Concorde Embassy Provident Tata Adarsh Kohinoor Marathon Ekta Sheth Neelkanth Olympia Akshaya Ashiana Mahima Shivalik Skyline Gulshan Nirala Eros Prateek Paramount Stellar Vipul Tulip Pioneer Nahar Acme Mahaveer Confident Pride Arvind Alliance Saya Sikka Safal Hallmark Elan Bren Savvy Goyal'.split(
    ' ',
  ),
)
