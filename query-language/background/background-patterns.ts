import { regExp } from '#domain/text/reg-exp.ts'

/**
 * Where the writer has or had a home, without a verb of living: "ours is in Aundh", "existing 2bhk
 * in Baner", "present at Kalher", "rented in Wakad at 19k", "on rent since six years".
 */
export const presentHomePattern = regExp()`
  ^ (?:ours|mine) (?:is|was)[ ]
  |^ (?:our |my |the )?(?:existing|present|current|earlier|previous) (?:\d+ )?(?:bhk|rk|flat|house
  |home|unit|room|pg|apartment|place|tenancy|villa|shop|office|one|shed|godown|warehouse|factory
  |premises|hall|clinic|space) (?!only|ok|fine|also)
  |^ present (?:at|in)[ ]
  |[ ](?:my|our) (?:tenancy|lease|rent agreement)[ ]
  |^ (?:presently |currently |now |already )?(?:rented|renting|put up) (?:in|at|sector|sec)[ ]
  |^ in (?:\S+ ){1,3}on rent (?:at|since|from|for)[ ]
  |[ ](?:i|we|weve|ive|presently|currently|already) (?:have |got )?(?:one|two|\d+) (?:in|at)[ ]
  (?!mind|hand|total|all)
  |[ ](?:i|we) (?:was|were|had been) (?:in|at)[ ]
`

/** Where relatives are and what they do: "daughter in Goregaon", "wife's school bus from Nigdi". */
export const relativePlacePattern = regExp()`
  ^ (?:my |our |his |her )?(?:elder |younger |married |maternal |paternal )?(?:daughter|son|sister
  |sis|brother|cousin|uncle|aunt|parents|in ?laws|friend|mother|father|kids|children
  |grandparents)s?(?: \S+)? (?:in|at|from)[ ]
  |^ (?:she|he|they) (?:is|are|was|were) (?:\S+ ){0,2}(?:in|at)[ ]
  |^ (?:my |our )?(?:wifes|husbands|sons|daughters|kids|sisters|brothers|fathers|mothers)
  (?: \S+){0,2} (?:school|bus|office|shop|job|work|clinic|college|house|home|hospital)
  (?: \S+){0,2} (?:from|in|at|on|is)[ ]
`

/**
 * What somebody lost, was told or is sent, and what is out of reach: "lost token in Kharar", "Powai
 * is out of reach", "you keep sending Porur".
 */
export const ruledOutPattern = regExp()`
  ^ (?:lost|burnt|wasted|cheated)[ ]
  |^ (?!if )(?:\S+ ){1,6}(?:out of (?:our |my )?(?:reach|budget|range)|beyond (?:us|our|my)
  |not affordable|unaffordable|not possible (?:also|either|for us|i guess))[ ]
  |^ (?!if |not |no )(?:\S+ ){1,3}too (?:costly|far|expensive|dear|congested|crowded|noisy
  |cramped)[ ]
  |[ ](?:again|keep|keeps|always) (?:sending|showing|sharing|giving|posting)[ ]
  |[ ](?:someone|somebody|people|everyone|koi) (?:told|suggested|recommended|bola|bataya)[ ]
  |[ ](?:will be|to be|being|getting) sold[ ]
  |^ (?:from|after) (?:the )?(?:sale|selling)[ ]
  |[ ](?:aapka|apka|aapki|apki) (?:ad|add|advt|post|listing)(?: \S+)? (?:dekha|dekhi|mila)[ ]
`

/**
 * The same in Hindi: "abhi Vikhroli me hai", "8 saal se Shahdara me", "Delhi roz jaata hu",
 * "Bellandur me 55k rent de raha hu".
 */
export const hindiPresentPattern = regExp()`
  ^ (?:abhi|filhal|philhal|aajkal|sadhya)(?: (?!chah|koi|kuch|bas|sirf|tak|ready)\S+){1,4}
  [ ](?:me|mein) (?:(?:rent |kiraye |pg |pe |par ){0,2}(?:hai|h|hain|hu|hun|hoon|reh\S*|rah\S*)
  (?: \S+){0,8} $|(?:(?:\d\S*|bhk|k|gaj|sqft|hazar|rent|pe|par) )+(?:(?:hai|h|hain) )?$)
  |[ ](?:me|mein)(?: \S+){0,4} (?:de|bhar) (?:raha|rahe|rahi|rha|rhe|rhi) (?:hu|hun|hoon|hai|hain
  |h)[ ]
  |^ (?:\d+|do|teen|char|chaar|paanch|das|bees|kai) (?:saal|sal|mahine|mahino|years|yrs) se
  [ ](?!puran|zyada|jyada|kam|upar|old)(?:\S+ ){1,3}(?:me|mein) $
  |[ ](?:roz|daily|rozana) (?:jaata|jaati|jaate|jata|jati|jate|aata|aati|aate)[ ]
  |[ ](?:dukan|dukaan|shop|office|factory|clinic|karobar) (?:bhi )?(?:yahi|wahi|yahin|wahin|yahan
  |wahan) (?:hai|h)[ ]
  |[ ]mere (?:pas|paas|pass) (?:khud|apn\S+|already|pehle)[ ]
  |[ ]retirement (?:ho|hua|hui)[ ]
`

/** "Bech dunga", "ek flat book karne wale the": what is sold or did not come about. */
export const hindiRuledOutPattern = regExp()`
  [ ](?<!koi )bech (?:dunga|doonga|dungi|denge|rahe|raha|rahi|rhe|rha|rhi|diye)[ ]
  |[ ](?:karne|lene|kharidne|jane) (?:wale|wala|wali) (?:the|tha|thi)[ ]
  |[ ](?:deal|sauda) (?:toot|tut|cancel|khatam)[ ]
`

/** An amount alone, or with words of rent: "28k", "kiraye pe 30k", "24 hazar de rahe hai". */
export const paidNowPattern = regExp()`
  ^(?:(?:rent|kiraya|kiraye|bhada|bhade|paying|pay|at|pe|par|for|is|of|rs|₹) )*\d[\d.,]*
  (?: (?:k|hazar|hajar|thousand|l|lakh|pm|per|month|monthly|mahina|rent|kiraya|pe|par|me|de|dete
  |raha|rahe|rahi|rhe|hai|hain|hu|hun|h))*$
`
export const rentedWord = /^(?:rent|kiraya|kiraye|bhada|bhade|paying|pay|de|dete)$/

/**
 * Whoever is spoken of, and not only for whom a home is; words that also address somebody, such as
 * "bhai", are none of them.
 */
const personPattern = regExp()`
  (?<! (?:for|with|of|to))[ ](?:i|im|ive|we|weve|were|our|ours|my|he|she|they|his|her|their
  |wife|wifes|husband|husbands|son
  |sons|daughter|daughters|father|mother|papa|mummy|parents|brothers|sisters|cousin|kids|colleague
  |landlord|hum|ham|hamara|hamari|hamare|humara|humari|humare|mera|meri|mere|biwi|patni|pati|beta
  |beti|behen|behan|amma|appa|bachche|bacche|nani|dadi|sasural|मैं|हम|मेरा|मेरी|मेरे|हमारा|हमारी
  |हमारे|पापा|बेटा|बेटी|पति|पत्नी)[ ]
`
/** Words of a wish or of what is as well. */
const acceptedPattern = regExp()`
  [ ](?:not|fine|ok|okay|open|like|likes|love|loves|choice|option|options|consider|flexible|works?
  |also|even|prefer\S*|pasand|chalega|chalegi|theek|thik|bhi|first|second|or|ya|either|near|nearby
  |close|paas|pass|nazdeek|walking|within|km|kms|mins?|minutes?|ho|hona
  |rent|budget|go|going|take|final
  |finali[sz]ed|decided|target\S*|focus\S*|only|hi|sirf|bas|side|area|koi|any|kuch|sakte|sakta
  |sakti)[ ]
`

/**
 * Whether a clause speaks of somebody and asks for nothing: beside a request elsewhere it is
 * background, whatever its verb.
 */
export function speaksOfSomebody(words: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `
  return personPattern.test(text) && !acceptedPattern.test(text)
}
