import { regExp } from '#domain/text/reg-exp.ts'

/** Whoever is spoken of; words that also address somebody, such as "bhai", are none of them. */
const person = regExp()`
  i|im|ive|we|weve|were|my|our|ours|mine|he|she|they|his|her|their|hotel i|husbands?|wifes?|wife
  |sons?
  |daughters?|fathers?|mothers?|papa|mummy|dad|mom|parents|brothers?|sisters?|uncles?|aunts?
  |cousins?
  |kids|children|in ?laws|friends?|colleagues?|neighbou?rs?|tenants?|flatmates?|roommates?|owners?
  |landlords?|landlady|agents?|brokers?|dealers?|bank|boss|company|someone|somebody|everyone|people
  |another one|hum|ham|maine|humne|hamne|usne|unhone|mera|meri|mere|hamara|hamari|hamare|humara
  |humari|humare|apna|apni|biwi|patni|pati|beta|beti|bete|behen|behan|chacha|mama|mausi|bua|tau|nana
  |nani|dada|dadi|didi|jija|saala|saale|sale sahab|sale saab|bhabhi|bhaiya|bhai sahab|padosi|dost
  |sasur|sasural|malik|makan ?malik|bachche|bacche|unka|unki|uska|uski|iska|iski|baba|amma|appa
  |मैं|हम|मेरा|मेरी|मेरे|हमारा|हमारी|हमारे|पापा|बेटा|बेटी|पति|पत्नी
`.source
const spoken = new RegExp(`^ (?:\\S+ ){0,3}(?:${person}) `)

/** Verbs of what happened or is the case. */
const told = regExp()`
  [ ](?:was|were|had|got|gave|gives|bought|sold|took|offered|showed|shown|left|hiked|hiking
  |increased
  |raised|asked|asking|quoted|quoting|paid|pays|owns|lives|came|went|finished|built
  |lost|retired|runs|rented|booked|saw|purchased|inherited|charges|charging|demanded|demanding
  |vacated|refused|liya|diya|kiya|kharida|kharidi|becha|bechi|bola|boli|bole|bataya|batayi|dikhaya
  |dikhayi|mila|mili|gaya|gayi|aaya|aayi|aaye|badha|bika|bikega|deta|deti|dete|le li|li hai)[ ]
  |[ ]\S+t[aei] (?:hai|hain|hu|hun|hoon|h) $
`
/** "Bhai ne kothi li": somebody did something. */
const done = new RegExp(`^ (?:\\S+ ){0,3}(?:${person})(?: (?:saab|sahab|ji|log))? ne `)
/** What happened, whoever did it: "bada 4bhk tha", "1.3 cr bola", "kiraya 10 hazar aata hai". */
const happened = regExp()`
  [ ](?:me|mein|\S+t[aei]|ga?y[aei]|rah[aei]|kiya|liya|li|diya|di|hua|hui|\d*bhk|rk|makan|ghar|flat
  |plot|kothi|dukan|room|kamra) (?:tha|thi|the) $
  |^ (?!.* (?:bhk|rk|kya) )(?:\S+ ){1,8}(?:bola|bole|boli|bataya|bol rahe|bol raha|bol rahi
  |kaha)(?: \S+){0,3} $
  |^ (?:cleared|sold|bought|visited|saw|lost|had|got|finished|paid|left|booked)[ ]
  |^ (?:mere|hamare|humare) (?:paas|pas|pass) .* loan $
  |^ (?:\S+ ){0,3}abhi (?:hu|hun|hoon) $
  |[ ](?:mayka|maika|mayaka|sasural|peehar|nanihal|hometown|native) (?:hai )?\S+ $
  |^ (?:kiraya|rent|bhada) (?:\S+ ){1,4}(?:aata|aati|ata|ati|aa raha|aa rahi|milta|mil raha|deta
  |dete|deti
  |de raha|de rahe|de rahi)[ ]
  |[ ]\d+ ?(?:k|hazar|hajar|thousand|lakh)? (?:ka |ki |rent |kiraya )?(?:deta|dete|deti|bharta
  |bharte
  |bharti)(?: (?:hu|hun|hoon|hai|hain|h))? $
  |^ (?:currently|presently|right now|at present)[ ]
  |[ ](?:ghante|ghanta|min|minute) (?:lagte|lagta|lag)[ ]
  |^ (?:my|our) (?:\S+ )?(?:flat|house|home|room|place|shop|office|pg)(?: there| here)? is[ ]
  |[ ](?:i|we) (?:run|own|have|bought|took|sold) (?:in|at)[ ]
  |^ (?:i|we) (?:\S+ )?(?:on rent|renting|rented) (?:in|at)[ ]
  |[ ](?:li|liya|liye|le|rakh[ai]|kiraye) (?:hui|hua|hue|rakh[aei]) (?:hai|hain|h|tha|thi|the)[ ]
  |[ ]bik(?:ega|egi|enge|[ai]|t[aei]| ga?y[aei]| ja+y?eg[ai]| rah[aei])[ ]
  |^ (?:\S+ ){0,5}(?:flat|house|plot|unit|shop|villa|one) (?:\S+ ){0,3}(?:went|sold|fetched)[ ]
  |[ ](?:family|parivar|pariwar|kutumb) (?:ab |bhi )?(?:bad[aei]|badh)(?: ho)? ga?y[aei][ ]
  |[ ](?:wala|wali|wale) (?:\S+ ){1,4}(?:bik|kam pad|chhota pad|chota pad)\S*[ ]
`
/** What others say or ask for, whatever it is: "the bank told up to 25 lakh". */
const saidByOthers = regExp()`
  ^ (?:\S+ ){0,3}(?:banks?|agents?|brokers?|dealers?|friends?|colleagues?|neighbou?rs?|owners?
  |landlords?|builders?|someone|people|dost|padosi|malik)(?: (?:has|had|have|is|was|ne))?
  (?: \S+)? (?:told|said|offered|quoted|quoting|asking|asked|bola|bole|bataya|dikhaya|showed)[ ]
`
/** What somebody has, in languages whose verb stands last: "maa nannaki polam undi". */
const own = regExp()`
  [ ](?:nijer|amar|amader|babar|mari|maro|maru|mara|amara|amari|amaru|potanu|potani|maza|majha|majhi
  |majhe|majhya|mazya|amcha|amchi|amche|amchya|aamcha|namma|nanna|ente|njangalude|en|enga|engal
  |sontha|maa|naa|saada|saadi|saade|sada|sadi|mera|meri|hamara|hamari|ama|amara|mo)[ ]
`
const home = regExp()`
  [ ](?:bari|veedu|illu|mane|polam|nilam|jomi|jameen|zameen|jamin|shop|dukan|dukaan|wada|vada|land
  |kothi)[ ]
`
const isVerb = regExp()`
  [ ](?:undi|undhi|unnayi|iruku|irukku|irukkuthu|ache|achhe|che|chhe|ahe|aahe|ahet|ide|idhe|undu
  |aanu|anu|achi|achhi|aa|wala)(?: (?:mari|maro|maru|amari|amaru|amaro))? $
`
const hasOfOwn = (text: string) =>
  isVerb.test(text) && (home.test(text) || own.test(text)) && !/ wala $/.test(text)

/** "And it is a 2bhk", "jisme 20 saal se reh rahe": of what was told before. */
const goesOn = regExp()`
  ^ (?:(?:and|aur) )?(?:it|its|which|that|there|he|she|they|jisme|jiska|jiski|jahan|jaha|wahan|waha
  |wo|woh|uska|uski|uske|usme|tithe|tyacha|akkada|okhane|sekhane|tyan|othe|avide|anga|ange)[ ]
  |^ (?:mera|meri|my|mine|his|her|uska|uski) \S+ $
  |^ (?:vaadaka|vadaka|vadagai|vaadagai|adde|baadige|badige|bhadu|bhara|rent|kiraya|bhad[ae])
  (?: \S+)? \d\S*(?: \S+){0,2} $
`
/** "3bhk kinlo 60 lakh e": what it cost stands behind the verb. */
const amountAlone =
  /^ \d\S*(?: (?:k|l|lakhs?|lac|cr|crores?|hazar|hajar|thousand|e|te|ma|la|me|ka|ki))* $/

/** What asks for something, or sets a condition. */
const asks = regExp()`
  [ ](?:want|wants|need|needs|looking|chahiye|chahie|chaiye|chahta|chahte|chahti|kavali|venum|vendum
  |venam|beku|pahije|hava|havi|joie|joiye|lagbe|chai|chahida|budget|requirement|upto|under|within
  |max
  |maximum|tak|should|must|ho(?! (?:ga?y|chuk|rah))|hona|agar|if|toh|ok
  |naukri|nokri|job|posting|admission|transfer
  |choice|preference|target|limit|aapne|aap|you|okay|fine|chalega|chalegi|lena|leni|lene|kya|koi
  |kinbo|kinte|kontam|konali|kharidna|khareedna|dikhao|dikhaye|prefer|preferred|andar|levo|levi
  |levu|leva|levanu|vikat|ghyaycha|ghyaychi|ghyayche|घ्यायचा|घ्यायची|घ्यायचे|ghaycha|ghaychi
  |avashyam|dorkar|garaj|thevai|avasaram|darkar)[ ]
`

/**
 * Whether a clause reports what somebody did, has or pays, and asks for nothing: "uncle bought
 * land at 1.2 crore an acre", "my old one was 200 sqft". Beside a request it is background.
 */
export function isReported(words: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `
  if (isSaidByOthers(words)) return true
  if (asks.test(text)) return false
  if (hasOfOwn(text) || / (?:nijer|ami|amar) (?:\S+ )?bari wala $/.test(text)) return true
  if (now.test(text) && (isSo.test(text) || spoken.test(text))) return true
  return (
    present.test(text) ||
    done.test(text) ||
    happened.test(text) ||
    (spoken.test(text) && told.test(text))
  )
}

/** Words by which somebody says what they pay and have: "13k rent de rahe", "rented since 2019". */
const present = regExp()`
  [ ](?:since|has been|have been|rented|paying(?! guest)|already pay|dekar|deke|dete|deta|deti
  |de rah[aei]|bharte|bharta|bharti|bhar rah[aei]|ja+t[aei] hai|chala rah[aei]|chal rah[aei]
  |chalat[aei]|rah rah[aei]|reh rah[aei])[ ]
  |[ ](?:hum|ham|hm|main|mai)(?: log)?(?: \S+){1,8} (?:me|mein|m) (?:hain|hai|hun|hu|hoon|h) $
`
/** "Now", with whoever is spoken of or a verb that says how it is: "abhi 2bhk me hain". */
const now = regExp()`
  [ ](?:abhi|filhal|filhaal|philhal|currently|presently|at present|right now|existing|sadhya|atta
  |ippo|ippozhum|ippudu|ippo+l|ekhon|hamna|hun+e|iga|ivaga|ee?ga)[ ]
`
const isSo = regExp()`
  [ ](?:hai|hain|h|hu|hun|hoon|is|are|am|a?ahe|a?ahot|che|chhe|undi|unnam|irukkom|irukom|ide
  |aanu)[ ]
`

/** Whether it tells what others say, even of a wish: "the bank told up to 25 lakh". */
export const isSaidByOthers = (words: readonly string[]): boolean =>
  saidByOthers.test(` ${words.join(' ')} `)

/** Whether a clause goes on with what the one before it told. */
export function goesOnReporting(words: readonly string[], opening: string): boolean {
  const text = ` ${words.join(' ')} `
  if (asks.test(text)) return false
  if (opening === '' && amountAlone.test(text)) return true
  return goesOn.test(text) || (/^(?:|and|aur|,)$/.test(opening) && told.test(text))
}
