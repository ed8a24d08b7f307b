import { regExp } from '#domain/text/reg-exp.ts'

/**
 * What is told whatever else the clause says: what a sale brings, what is compared, an earlier
 * search, and the home or the money somebody gives up: "should fetch 90 lakh", "better than a
 * hostel", "can't pay rent and EMI both", "apna Vaishali wala 2bhk nikal rahe hain".
 */
export const statementPattern = regExp()`
  ^ (?:selling|sold) (?!price)\S
  |[ ]used to (?:pay|live|stay|work|own|rent|have|run)[ ]
  |[ ](?:apna|apni|mera|meri|hamara|hamari|humara|humari) (?:\S+ ){1,5}nikal (?:rahe|raha|rahi|denge
  |dunga|dungi)[ ]
  |[ ](?:cant|cannot|can not|dont want to|tired of|fed up of|fed up with|instead of|why|stop)
  (?: pay| paying) (?:the |so much )?(?:rent|kiraya)[ ]
  |^ (?:pehle|pahle|earlier|previous) (?:\S+ ){0,5}(?:search|requirement|list|query)[ ]
  (?:cancel|ignore|chhod\S*|chod\S*|bhool\S*)[ ]
  |^ (?:\S+ ){0,2}(?:i|we) (?:will |would |can |plan to )?(?:rent|let|lease) (?:it )?out[ ]
  |^ (?:it |that |which )?(?:should|will|would|may|can) fetch[ ]
  |^ (?:\S+ )?(?:getting|receiving|received) (?:around |about |approx )?\d\S*
  (?: (?:l|lakh|lakhs|lac|lacs|cr|crore|crores|k))?(?: (?!bhk|rk)\S+){0,3} $
  |^ (?:its |it is |much |far )?(?:better|cheaper|bigger|smaller|rather) than (?!\d)
`

/**
 * What is told where nothing is asked for: a trade, what somebody has or brings along, an old house
 * of the family: "I sell batter to shops", "water purifier apna hai", "bed and fridge we own".
 */
export const possessionPattern = regExp()`
  ^ (?:i|we) sell[ ]
  |[ ](?:main|mai|hum|i am|im) (?:a |an |the )?(?:\S+ )?(?:builder|broker|agent|dealer)[ ]
  (?:hu|hun|hoon|hain|here|myself|khud|by)[ ]
  |[ ](?:apna|apni|apne|hamara|hamari|hamare|mera|meri|mere)(?: apna| apni| khud ka)? (?:hai|h|hain)
  (?: already| pehle se)? $
  |^ (?!.*\d)(?:\S+ ){1,6}(?:we|i) (?:already )?(?:own|have|have got|will bring
  |will take|will get|will buy|bring)
  (?: already| along| our own| our| own| myself| ourselves)? $
  |[ ](?:hum|main|khud) (?:hum |khud )?(?:le aayenge|laenge|layenge|lagayenge|lagwayenge|le aaunga
  |lagwa lenge|laga lenge) $
  |[ ](?:makan|ghar|flat|zameen|jameen|plot|dukan|kothi) (?:hai|h) (?:\S+ ){0,2}(?:ka|ki|ke|mera
  |hamara|apna) $
  |^ from (?:\S+ ){1,2}(?:\d+ )?(?:bhk|rk|flat|house)(?: own)? $
  |[ ](?:meri|mera|hamari) (?:posting|naukri|job|duty) (?:abhi|filhal|aajkal)[ ]
`

/** A loan amount is never a price, even within a request. */
export const loanPattern = regExp()`
  [ ]loan(?: \S+){0,3} (?:le|lenge|lunga|liya|li|taken|eligible|applied|pass|sanction|sanctioned
  |milega|gaya|raha|rahe|rahi|गया|मिल|मिला|मिलेगा|पास) | (?:taking|take|taken|got|getting|have
  |eligible for|applied for|sanctioned|approved)
  (?: \S+){0,5} loan | bank (?:has |had |have |is |already |will )*(?:approved|sanctioned|giving
  |gave|give|agreed) (?:more|less|only|me|us|my|our|for|to|upto|\d+)[ ]
`
/** A sale of one's own, whatever it pays for. */
export const salePattern = regExp()`
  [ ](?:sell|selling|sold|sale|bech|bechna|becha|bechkar)(?: off| of)? (?:my|our|mera|meri
  |hamara|hamari|apna|apni) | (?:mera|meri|hamara|hamari|apna|apni|my|our)(?: \S+){0,4} (?:bech
  |bechna|bechkar|becha|becho)[ ]
`
