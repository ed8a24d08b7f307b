import { regExp } from '#domain/text/reg-exp.ts'

/**
 * What the current landlord does with the home, how long the tenants may stay, and earlier plans.
 */
export const leavingHomePattern = regExp()`
  [ ](?:kicked|thrown|chucked) out | (?:to|must|should|will) be (?:vacated|emptied|handed over)[ ]
  | (?:evicted|evicting) | asked to (?:leave|vacate) | (?:have
  |has|had|need) to (?:vacate|leave) | (?:landlord|land lord|makan ?malik|owner|malik)
  (?: \S+){0,2} (?:wants|prefers|only wants|will not keep|refuses|refused|refusing)(?! to rent
  | to sell) | (?:landlord|land lord|makan ?malik|(?:my|our|the|mera|mere|hamara
  |hamare) (?:owner|malik))(?: \S+){0,3} (?:selling|sold|sell|increased|increasing|raised
  |raising|asked|vacate|khali|bech|badha|wants the) | (?:landlord|owner|malik)
  (?: \S+){0,3} (?:asking us|asked us|tang|pareshan|wants it back|needs it back) | (?:my|our|the
  |current|rent) (?:current |present |rent |rental |existing )*(?:lease|agreement|contract
  |notice period)(?: \S+){0,4} (?:ends?|ending|expires?|expiring|expired|over|finishes|finishing
  |khatam|till)
  | (?:agreement|lease|contract)(?: \S+){0,3} (?:khatam|khatm|poora|poori|puri|expire\S*)
  | (?:bol|keh|kah|soch) (?:raha|rahe|rahi
  |rhe) (?:tha|the|thi) | (?:pehle|pahle)? ?socha (?:tha|thi) | bech (?:di|diya|diye|dii|chuka
  |chuke|dali|dala|ke|kar) | बेच (?:दी|दिया|दिए|चुके|चुका|कर|के)
  | (?:dukan|dukaan|shop|office|factory|business|karobar|clinic) band (?:kar|ho|thi|hai)
  | (?:wala|wale|wali) (?:ghar|flat|makan|kamra|room)(?: \S+){0,3} (?:chhod|chod|khali|khatm
  |khatam|bik|bech)\S* | (?:owner|malik)(?: \S+){0,2} (?:bech|khali) (?:raha|rahe|rahi
  |kar\S*) | (?:chhodkar
  |chodkar|(?:chhod|chod) (?:kar|ke)) (?:a|aa|ja|jaa|shift)
  | (?:bechkar|bechke|बेचकर|बेचके) | सोचा था | (?:hostel|pg|room) (?:is|ka|ki|me|mein) (?:\S+ ){0,2}
  (?:full(?! (?:fur|fac))|closing|closed|bad|costly|expensive|dirty|kharab|ganda
  |band) | (?:about|planning|thinking) to (?=.* again )| (?:the|our|my) (?:current|present
  |existing) (?!budget|requirement|need|price|choice|plan)(?:\S+ ){1,3}(?:is|are|has|feels
  |has become) (?:too|very|so|now|quite|getting|cramped|small|full|crowded|old|noisy|far)[ ]
`

/** Complaints about a place: the place is not wanted. */
export const complaintPattern = regExp()`
  [ ](?:is|are|was|has become|feels|getting|hai) (?:too|very|so|really|quite
  |just too) (?:crowded|far|costly|expensive|dear|noisy|congested|small|big|large|tiny|huge|dark
  |cramped|polluted|old|much|difficult) | (?:is|feels|getting) (?:cramped|congested|overcrowded
  |suffocating) | (?:chota|chhota|choti|chhoti|tang|छोटा|छोटी) (?:pad|par|padne|ho|पड़
  |हो) (?:raha|rahi|rha|rhi|gaya|gayi|gya|gyi|lag|लगा|रहा|रही|गया|गयी
  |गई) | (?:ka|ki|me|mein) (?:traffic|jaam|bheed|bhid|shor) (?:\S+ ){0,3}(?:hai|hain|jata|jhela
  |dekhkar) | (?:me|mein) pani ki (?:dikkat|samasya|kami) (?:hai|rehti|rahti)
  | budget se bahar(?! na) | bahut bhid | bahut bheed | (?:mehnga|mehenga
  |mehngi|mahanga|mahangi|mahenga|sankra|door|dur) (?:hai|h|tha|thi|the|pad|padta|padega|ho gaya)[ ]
`

/** "Kharadi wali pasand nahi aayi" */
export const dislikedPlacePattern = regExp()`
  [ ]pasand nahi (?:aa|thi|the|tha)\S*[ ]
  |[ ](?:ka|ki) (?:traffic|jaam|bheed|bhid|shor) (?:jhel|sah|bardasht)\S* nahi[ ]
  |[ ](?:traffic|jaam|bheed|bhid|shor) dekhkar (?:wahan|vahan|udhar) (?:nahi|nahin)[ ]
`

/** "Abhi developing hai wahan nahi": the place is refused. */
export const refusedPlacePattern = regExp()`
  [ ](?:wahan|udhar|vahan|waha|wahaan) (?:to |toh |bilkul )?(?:nahi|nahin|nhi|nai|mat)[ ]
  |[ ](?:so|but|hence) not (?:there|that side)[ ]
`

/** Returns whether a clause refuses the place of the clause before: "cancel", "so no". */
export const isRefusal = (words: readonly string[]) => refusal.test(` ${words.join(' ')} `)
const refusal = regExp()`
  ^ (?:so |but |hence |to |toh |lekin |par |isliye |hence )?(?:no|not there|not that side|not for us
  |cancel|cancelled|reject|rejected|nahi|nahin|nhi|(?:wahan|udhar|waha) (?:nahi|nahin|nhi)|no thanks
  |not interested)(?: that| it| pls| please| ji| sir| thanks)? $
`

/** "Presently staying in Bellandur, which we will sell after shifting" */
export const currentHomePattern = regExp()`
  [ ](?:presently|currently|right now|till now
  |abhi) (?:i was |we were |i am |we are |was |were )?(?:in|staying|living|residing|based
  |settled|renting|sitting|operating)[ ]
`

/** "Office shifted to Noida" */
export const movedOfficePattern = regExp()`
  [ ](?:office|company|workplace|college)(?: (?!i |we |so )\S+){0,2} (?:shifted|moved|relocated
  |shifting|moving|relocating) (?:to|in)[ ]
  |[ ](?:office|daftar|company|college|school)(?: \S+){1,3} (?:shift|transfer|move) (?:ho|kar)[ ]
`
