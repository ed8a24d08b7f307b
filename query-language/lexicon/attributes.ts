import type { Direction } from '#domain/import-cell/read-word.ts'
import type {
  Furnishing,
  PossessionValue,
  SlotValues,
  SortOrder,
  Tenant,
} from '#query-language/model/slots.ts'
import { amenityLines } from './amenities.ts'
import type { Meaning } from './lexicon.ts'

type Line = readonly [spellings: string, meaning: Meaning]

const tenant = (name: Tenant, spellings: string, not = false): Line => [
  spellings,
  { slot: 'tenant', value: { name, ...(not && { not }) } },
]
const furnished = (name: Furnishing, spellings: string): Line => [
  spellings,
  { slot: 'furnishing', value: { name } },
]
const possession = (value: PossessionValue, spellings: string): Line => [
  spellings,
  { slot: 'possession', value },
]
const order = (value: SortOrder, spellings: string): Line => [spellings, { slot: 'sort', value }]
const approval = (name: string, spellings: string): Line => [
  `${name}|${spellings}`,
  { slot: 'approval', value: name },
]
const posted = (days: number, spellings: string): Line => [
  spellings,
  { slot: 'posted', value: { days } },
]
const lister = (value: SlotValues['lister'], spellings: string): Line => [
  spellings,
  { slot: 'lister', value },
]

const directions: [Direction, letters: string, hindi: string][] = [
  ['north-east', 'ne', 'ishan|ishaan|uttar purv|उत्तर पूर्व|ईशान'],
  ['north-west', 'nw', 'uttar pashchim|उत्तर पश्चिम'],
  ['south-east', 'se', 'dakshin purv|दक्षिण पूर्व'],
  ['south-west', 'sw', 'dakshin pashchim|दक्षिण पश्चिम'],
  ['north', 'n', 'uttar|उत्तर'],
  ['south', 's', 'dakshin|दक्षिण'],
  ['east', 'e', 'purab|purv|poorv|poorab|पूर्व|पूरब'],
  ['west', 'w', 'paschim|pashchim|पश्चिम'],
]

const facingLines = directions.map(([value, letters, hindi]): Line => {
  const names = [value, value.replace('-', ''), ...hindi.split('|')]
  // "पूर्वाभिमुख"
  const marathi = hindi.split('|').map((name) => `${name}ाभिमुख`)
  const spellings = names.flatMap((name) =>
    ['facing', 'face', 'faced', 'mukhi', 'entrance', 'मुखी', 'दिशेला तोंड', 'तोंड'].map(
      (word) => `${name} ${word}`,
    ),
  )
  const facing = names.flatMap((name) => [`facing ${name}`, `main door ${name}`])
  return [
    [...spellings, ...facing, ...marathi, `${letters} facing`, `facing ${letters}`].join('|'),
    { slot: 'facing', value: { name: value } },
  ]
})

/** What people wish for in a home, by the name listings have for it. */
export const attributeLines: readonly Line[] = [
  ...facingLines,
  ...amenityLines,
  [
    'vastu|vastu compliant|vaastu|vasthu|vastu friendly|as per vastu|vaastu compliant|vastu ke hisab se|vastu ke anusar|वास्तु|वास्तु के हिसाब से|वास्तु के अनुसार',
    { slot: 'vastu', value: true },
  ],
  [
    'rera|rera approved|rera registered|only rera|rera only|rera number|rera project|under rera|rera wala',
    { slot: 'rera', value: true },
  ],
  furnished(
    'semi-furnished',
    'semi furnished|semifurnished|semi furnish|semi furnised|semi|partly furnished|partially furnished|semi fur|semi furnshd|semi furnishd|semi frnished|अर्ध सुसज्जित',
  ),
  furnished(
    'unfurnished',
    'unfurnished|un furnished|unfurnish|non furnished|not furnished|bare shell|bareshell|without furniture|no furniture|bina furniture|empty flat|बिना फर्नीचर|बिना फर्नीचर का|बिना फर्नीचर के|खाली flat',
  ),
  furnished(
    'fully-furnished',
    'furnished|fully furn|full furn|furnshd|furnshed|frnished|furnishd|fully furnished|full furnished|fullyfurnished|fully furnish|furnish|furnised|fully furnised|with furniture|well furnished|furniture ke sath|furniture wala|सुसज्जित',
  ),
  possession(
    { status: 'ready' },
    'possession mil chuka|possession mil chuki|possession mil gaya|possession mil gayi|possession mil gyi|possession ho chuka|possession ho chuki|possession ho gaya|possession diya ja chuka|possession offered|possession given|possession started|possession done|possession taken|ban chuka|ban chuki|ban gaya|bana hua|bani hui|tayyar|taiyar|taiyaar|tayar|tyar|move in now|can move in|immediate move|completed|fully constructed|construction complete|construction completed|cc received|oc cc received|ready stock|redy|ready to move|ready to move in|ready|rtm|rtmi|ready possession|ready to occupy|ready to shift|immediate possession|immediate|immediately|immediately available|immediate shifting|immediate move in|move in ready|ready flat|oc received|oc|with oc|oc available|occupancy certificate|completed project|possession ready|ready hai|turant|turant shift|immed poss|immed possession|imm poss|immediate poss|ready poss|immed|ready two move|तैयार',
  ),
  possession(
    { status: 'under-construction' },
    'under construction|uc|u c|underconstruction|under const|ongoing project|ongoing|under development|upcoming|निर्माणाधीन',
  ),
  possession(
    { isLaunch: true },
    'new launch|newly launched|new launches|pre launch|prelaunch|newly launch|launching soon|नया launch',
  ),
  tenant(
    'family',
    'wife and kid|wife and kids|फक्त family|wife and child|wife and children|wife kids|wife n kids|with wife and|biwi bachche|biwi bacche|bachcho ke sath|bachchon ke saath|family|families|fmly|famly|fmily|famliy|familly|family only|only family|for family|for families|family ke liye|only for family|small family|big family|joint family|parivar|pariwar|parivaar|parivar ke liye|bade parivar|परिवार|कुटुंब|कुटुंबा|family के लिए',
  ),
  tenant(
    'bachelors',
    'bachelor|bachelors|bachelor tenant|bachelor tenants|bachelors tenant|it professionals|it professional|software engineer|software engineers|working people|bachlor|bachlors|bachelers|bachelor friendly|bachelors ok|bachelor ok|bachelors allowed|bachelor allowed|for bachelors|for bachelor|bachelors welcome|bachelors ke liye|working professionals|working professional|for working professionals',
  ),
  tenant(
    'women',
    'ladki|ladki ke liye|single ladki|girls|girl|grls|gals|ladies|women|woman|female|females|for girls|for ladies|for women|girls only|ladies only|only girls|only ladies|working women|working woman|ladkiyon|ladkiyo|ladkiya|ladkiyan|ladkiyon ke liye|ladkiyo ke liye|female only|female tenant|bachelor girls|single women|single woman|lady|single lady|working lady|single girl|single female|लड़की|लड़की के लिए|लड़कियों|लड़कियों के लिए|महिलाओं|महिला|mulinsathi|mahilansathi|मुली|मुलींसाठी|महिलांसाठी',
  ),
  tenant(
    'men',
    'boys|boy|guys|guy|for guys|only guys|gents|men|male|males|for boys|for gents|for men|boys only|gents only|only boys|ladkon|ladko|ladke|ladkon ke liye|ladko ke liye|male only|bachelor boys|लड़कों|लड़कों के लिए|लड़के|लड़का|पुरुष|मुले|मुलांसाठी',
  ),
  tenant(
    'students',
    'students|student|for students|students allowed|student friendly|छात्र|छात्रों|छात्रा|छात्राओं|विद्यार्थी|विद्यार्थियों',
  ),
  tenant(
    'couple',
    'पति पत्नी|pati patni|miya biwi|miyan biwi|husband wife|me and my wife|my wife and me|my wife and i|me and wife|wife and me|wife and i|myself and my wife|me and my husband|my husband and me|my husband and i|husband and me|husband and wife|newly married|newlywed|newly weds|newly married couple|couple|couples|unmarried couple|unmarried couples|couple friendly|live in couple|married couple',
  ),
  tenant(
    'company',
    'company needs|our company needs|company requires|for our company|for company staff|for our staff|for company use|company ke naam|company ke naam pe|company ke naam par|in company name|on company name|company agreement|company lease|corporate lease|company guest house|company accommodation|staff accommodation|company provided|corporate tenant|corporate',
  ),
  tenant(
    'pets',
    'pets|pet|pets ok|pet ok|pet friendly|pets allowed|pet allowed|pets welcome|dog friendly|dogs allowed|with pets|with dog|with a dog|dog|dogs|cat|cats|kutta|billi|cat friendly|पालतू|पालतू कुत्ता|पालतू जानवर|कुत्ता|कुत्ते|बिल्ली',
  ),
  lister(
    'owner',
    'no broker|no brokers|no agent|no agents|no dealer|no dealers|no dalal|मकान मालिक|मकान मालिक से|सीधे मकान मालिक से|owner|owners|direct owner|by owner|from owner|owner only|only owner|owners only|directly from owner|direct from owner|direct from owners|owner posted|owner ka|owner se|without broker|without agent|bina broker|bina broker ke|bina dalal|bina dalal ke|no middleman|without middleman|owners directly|मालिक|मालिक से|बिना broker|बिना दलाल|दलाल नहीं|दलाल नको|थेट मालक|मालकाकडून|थेट मालकाकडून|दलाल न हो',
  ),
  lister(
    'builder',
    'builder|builders|direct builder|from builder|from developer|by builder|by developer|developer|builder direct|direct from builder|builder से',
  ),
  lister(
    'broker',
    'by broker|from broker|through broker|by agent|through agent|from agent|agent|broker|dealer|agents|brokers|dealers',
  ),
  [
    'can not pay brokerage|cannot pay brokerage|cant pay brokerage|wont pay brokerage|will not pay brokerage|dont want to pay brokerage|do not want to pay brokerage|not paying brokerage|not pay brokerage|brokerage nahi dunga|brokerage nahi denge|brokerage nahi de sakta|brokerage nahi doonga|no brokerage|no brokerege|no brokarage|bina brokrage|no broker charges|no broker fee|no brokerage charges|brokerage mat|brokerage na ho|brokerage na lage|bina dalali|bina dalali ke|dalali nahi|no dalali|without dalali|बिना दलाली|zero brokerage|without brokerage|brokerage free|0 brokerage|nil brokerage|bina brokerage|bina brokerage ke|brokerage nahi|brokerage nahin|no commission|zero commission|without commission|bina commission|no brokrage|nobrokerage|बिना brokerage',
    { slot: 'brokerage', value: 'none' },
  ],
  [
    'resale|re sale|for resale|resale flat|resale property|second hand|secondary|secondary sale',
    { slot: 'transaction', value: 'resale' },
  ],
  [
    'purana makan nahi|purana makan nahi chahiye|purana ghar nahi|purana ghar nahi chahiye|purana flat nahi|purana flat nahi chahiye|purana nahi chahiye|naya bana ho|naya bana hua|new one|new one only|new only|only new|brand new only|new booking|fresh booking|newly built|newly constructed|new construction|new project|new projects|new property|brand new|brand new property|first sale|new flat|new house|new apartment|new home|first hand|fresh|naya|nayi|naya ghar|naya flat|नया|नई|नए|नये|नया flat',
    { slot: 'transaction', value: 'new' },
  ],
  [
    'no deposit|zero deposit|no advance|zero advance|without advance|bina advance|bina advance ke|without deposit|nil deposit|0 deposit|no security deposit|zero security deposit|without security deposit|without any deposit|bina deposit|bina deposit ke',
    { slot: 'deposit', value: { rupees: 0 } },
  ],
  approval('BDA', 'bda approved|bda site|bda plot|bda layout|bda khata'),
  approval('BMRDA', 'bmrda approved'),
  approval('BBMP', 'bbmp approved|bbmp khata|bbmp a khata'),
  approval('DTCP', 'dtcp approved'),
  approval('CMDA', 'cmda approved'),
  approval('HMDA', 'hmda approved|hmda plot|hmda layout'),
  approval('VMRDA', 'vmrda approved|vuda|vuda approved'),
  approval('GMADA', 'gmada approved|puda|puda approved'),
  approval('YEIDA', 'yeida approved|yeida plot|yeida plots'),
  approval('AUDA', 'auda approved'),
  approval('NMRDA', 'nmrda approved|nit approved'),
  approval('GHMC', 'ghmc approved'),
  approval('DDA', 'dda approved|dda flat|dda flats'),
  approval('JDA', 'jda approved|jda patta|jda plot'),
  approval('LDA', 'lda approved'),
  approval('MHADA', 'mhada approved'),
  approval('CIDCO', 'cidco approved'),
  approval('PMRDA', 'pmrda approved'),
  approval('HUDA', 'huda approved|huda plot|huda sector|hsvp'),
  approval('MUDA', 'muda approved|muda layout|muda site'),
  approval('TUDA', 'tuda approved'),
  approval('CRDA', 'crda approved|apcrda|apcrda approved'),
  approval('KUDA', 'kuda approved'),
  approval('DTP', 'dtp approved'),
  approval('UIT', 'uit approved|uit patta'),
  approval('TNCP', 'tncp approved|t and cp approved|t n cp approved|tcp approved'),
  approval('GNIDA', 'gnida approved'),
  approval('DDJAY', 'ddjay plot|ddjay plots|deen dayal awas yojana'),
  approval('Panchayat approved', 'gram panchayat approved|panchayat approved plot|gp approved'),
  approval('A khata', 'a khata|a katha|akhata'),
  approval('E khata', 'e khata|ekhata'),
  approval('Freehold', 'free hold'),
  approval('NA', 'na approved|na plot order|na converted|non agricultural'),
  approval(
    'Loan approved',
    'loan ho jaye|loan ho jaaye|loan mil jaye|loan mil jaaye|loan ho sake|loan ho sakta ho|loan possible|loanable|loan able|bank loan|bank approved|loan available|bank loan approved|home loan approved|loan facility',
  ),
  approval(
    'Clear title',
    'title should be clear|title must be clear|title clear ho|title clear hona chahiye|clear titles|title clear|clear registry|registry|clear papers',
  ),
  posted(
    1,
    'posted today|uploaded today|listed today|added today|today|aaj|since yesterday|posted yesterday|from yesterday|yesterday|kal se',
  ),
  posted(
    7,
    'this week|this weeks|posted this week|listed this week|last week|past week|last one week|one week',
  ),
  posted(30, 'this month|last month|past month|posted this month|listed this month'),
  order(
    'price-asc',
    'economical|economy|pocket friendly|reasonable|reasonable price|reasonable rent|kam rate|kam keemat|kam kimat|kam rent|kam budget|minimum price|minimum rent|lowest rate|cheapest|cheap|cheaper|sasta|sasti|saste|sabse sasta|sabse sasti|lowest price|lowest rent|low price|low cost|low budget|low rent|affordable|budget friendly|kam daam|kam kiraya|price low to high|low to high|least expensive|kifayati|सस्ता|सस्ती|सस्ते|सबसे सस्ता|कम दाम',
  ),
  order(
    'price-desc',
    'most expensive|costliest|highest price|price high to low|high to low|sabse mehnga|sabse mehenga|महंगा',
  ),
  order(
    'newest',
    'newest first|latest first|recently posted|newly posted|recently uploaded|newest|latest|most recent|newly listed|recently listed|newly added|recently added|new listings|latest listings|recent',
  ),
  order('area', 'largest|biggest|most spacious|sabse bada|largest area'),
]
