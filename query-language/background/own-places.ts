import { regExp } from '#domain/text/reg-exp.ts'

/**
 * Belongings of the writer ("We have our own fridge", "I have my bed") are not required amenities.
 */
export const ownershipPattern = regExp()`
  [ ](?:i|we|ive|weve) (?:already |also |do )?(?:have|got|own|carry) (?:all )?
  (?:our|my) (?:own |(?:fridge|refrigerator|furniture|beds?|mattress|cars?|bikes?|scooters?
  |scooty|ac|acs|washing machine|geyser|sofa|tv|cooler|almirah|wardrobe|cot|inverter|microwave
  |ro) )
`

/** "I already own a 2bhk in Kandivali" */
export const ownHomePattern = regExp()`
  [ ](?:i|we|ive|weve) (?:already |also |currently )?(?:own|have|possess|bought) (?:already )?
  (?:my own |our own |a |an |one |1 |two |2 )?(?:\S+ ){0,2}(?:\d*bhk|flats?|house|villa|plots?
  |apartment
  |home|rk|shops?|office|farm|farmhouse|land|godown|factory)(?! (?:budget|in mind|requirement))[ ]
`

/**
 * `ownHomePattern` for Hindi and regional languages: a possessive or "already", with "is" at the
 * end: `mere paas Kandivali me ek 1bhk pehle se hai`, `naaku already 2bhk undi`.
 */
export const regionalOwnHomePattern = regExp()`
  [ ](?:already|pehle se|pehle hi|pahle se|swatahcha|swatahche|swatacha|swatahchi|nijer|sontha
  |sontham|swantha|swanta|potanu|potano|potani|apna ek|khud ka|khudka|aapna|age theke|agei
  |aadhich|aadhi pasun|mundhe|munpe|pehlan ton|स्वतःचा|स्वतःचं|स्वतःची|पहले से|आधीच|अपना
  |खुद का)(?: (?!len[aei]|लेन|khar|खरीद|chah|चाह|gh[ey]|घ्या|घे|vikat
  |विकत|kin|va+ng|kon)\S+){0,6} (?:hai|he|h|hain|ahe|aahe|ahet|undi
  |unnayi|unnai|ache|achhe|iruku|irukku
  |irukkuthu|ide|idhe|undu|chhe|che|aa|है|हैं|आहे|आहेत)(?: \S+){0,3} $
`

/** Pronoun and home town: "Naan Madurai", "mi Nashikcha". */
export const pronounPlacePattern = regExp()`
  ^ (?:hi |hello |sir |anna |dada |bhai )?(?:mi|me|ami|naan|nan|nenu|njan|nanu|naanu|hu
  |main(?! (?:road|gate|door|market|chowk|bazar))|asi|hum
  |amhi|aamhi|ame|amra|naanga|memu|njangal|naavu) \S+(?: (?:chi|cha|che|er|r|ninnu|ninnanu|theke
  |nunchi
  |nundi|lendhu|inda|hun|thi|ton|ka|ki|oor|ooru))?
  (?: (?:che|chu|haan|aanu|anu|chele|meye|a?ahe|a?ahot))? $
`

/** Native place in a clause of its own: "Gaon Darbhanga", "native Trichy". */
export const nativePattern = regExp()`
  ^ (?:mera |mere |hamara |humara |मेरा |हमारा |आमचं |आमचे |माझं |माझे |amcha |amche |maza |majha 
  |amar |en |enga |maa |naa |namma |nanna
  |ente |mari |maru )?
  (?:gaon|gav|gaav|gaanv|mulgaon|mul gav|native|native place|hometown|home town|sontha oor
  |sonta ooru
  |sontha ooru|swantha ooru|oor|ooru|desh|desher bari|vatan|watan|pind|gam|gaam|naadu|mool
  |गाव|गांव|मूळ गाव|मूल|गृहनगर|grihnagar)(?: is| :| ka| che| hai)? \S+(?: \S+)?(?: hai| ahe| che
  | chhe| aa| ide| undi)? $
`

/**
 * Workplace in a clause without a verb: "Noida sector 62 me job", "Hitech City lo job", "nokri
 * Magarpattyat".
 */
export const jobClausePattern = regExp()`
  [ ](?:me|mein|mai|in|at|lo|la|te|e|y|alli|nalli|il|ma|ch|vich|ne|madhe|at|में|मध्ये|ला)
  (?: ki| ka| naa| my| amar| amader)? (?:job|jobs|naukri|nokri|kaam|work|velai|vela|kelsa|joli
  |pani|duty
  |chakri|service|नौकरी|जॉब|नोकरी|काम)(?: hai| he| h| ahe| aahe| che| chhe| undi| iruku| irukku| ide
  | aanu| anu| aa| ache| है| आहे| lagi hai| lagi| milli| mili| mili hai)? $
  |^(?: (?:mera|meri|maza|mazi|majhi|my|amar))? (?:job|naukri|nokri|duty|नोकरी|नौकरी)(?: in
  | at)? \S+(?: \S+)? $
`

/**
 * Where the writer comes from, in romanized Hindi: "Delhi se" after a name, "Delhi wale hain",
 * "Patna ka rehne wala hun", "mool roop se Kanpur ke hain", "hamara Delhi wala ghar".
 */
export const originClausePattern = regExp()`
  ^(?: (?:main|mai|hum|ham|log))? \S+(?: \S+)? (?:ka|ki|ke) (?:rehne|rahne) (?:wala|wali|wale
  |vala) $
  |^ (?!.* (?:station|metro|road|airport|highway|market|school|college|yahan|wahan|kal|aaj|abhi
  |jaldi|aaram|aasani|owner|malik|broker|builder|direct|seedhe|door|dur|paas|nazdeek|shuru)
  )(?:\S+ ){1,2}se $
  |^ (?:(?:hum|ham|main|mai|log|basically|waise|asal|mool|mul|roop|rup|se|me) )*
  (?!\d*bhk|rk|flat|plot|ghar|makan|family|kiraye|rent|budget)\S+(?: (?!\d*bhk|flat)\S+)?[ ]
  (?:(?:ka|ki|ke) (?:rehne|rahne) (?:wala|wali|wale|vala)|wale|wala|(?:mool|mul|moolroop)
  (?: roop| rup)? se \S+ ke)(?: log)? (?:hai|hain|hu|hun|hoon|h)(?: ji| sir)? $
  |^ (?:\S+ )?(?:(?:main|hum|ham|log|abhi|filhal) ){1,3}\S+(?: \S+)? me (?:hun|hu|hoon) $
  | (?:mool|mul) (?:roop|rup) se (?:\S+ ){1,2}(?:ke|ki|ka|se) (?:hai|hain|hu|hun|hoon|h) $
  | (?:hamara|mera|humara|apna|hamari|meri|apni) \S+ (?:wala|wali|vala) (?:ghar|makan|flat|kothi
  |dukan)[ ]
`

/**
 * Where the writer is, at the end of a clause: "Kharadi me teacher hun", "Karol Bagh me pg me hun",
 * "Kharadi ke school me padhata hun", "abhi Uttam Nagar me bhai ke ghar".
 */
export const stayingClausePattern = regExp()`
  [ ](?:me|mein)(?: \S+){0,2} (?!rah[aei]|chah|dekh|khoj|dhu|dhoo|interest|taiyar|taiyaar
  |ready)\S+[ ]
  (?:hun|hu|hoon)(?: abhi| filhal)? $
  |[ ](?:me|mein|se)(?: \S+){0,3} (?!sak|chah|dhu|dhoo|khoj|dekh)\S+t[aei] (?:hun|hu|hoon) $
  |^ (?:abhi|filhal|aajkal|philhal) (?:\S+ ){1,3}(?:me|mein) (?:\S+ ){1,2}ke (?:ghar|yahan|sath
  |saath|paas) $
  |[ ](?:me|mein) (?:\S+ ){1,6}(?:hai|h) (?:mera|mere|hamara|humara)(?: abhi| filhal)? $
  |[ ](?:pg|hostel|lodge) (?:me|mein) (?:hun|hu|hoon|hain|reh\S*|rah\S*)[ ]
`
