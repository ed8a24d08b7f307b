import { regExp } from '#domain/text/reg-exp.ts'
import { asksForHome, requestPattern } from './asking-words.ts'
import {
  hindiPresentPattern,
  hindiRuledOutPattern,
  presentHomePattern,
  relativePlacePattern,
  ruledOutPattern,
} from './background-patterns.ts'
import type { Clause } from './clauses.ts'
import {
  complaintPattern,
  currentHomePattern,
  dislikedPlacePattern,
  leavingHomePattern,
  movedOfficePattern,
  refusedPlacePattern,
} from './left-places.ts'
import {
  jobClausePattern,
  nativePattern,
  originClausePattern,
  ownershipPattern,
  ownHomePattern,
  pronounPlacePattern,
  regionalOwnHomePattern,
  stayingClausePattern,
} from './own-places.ts'
import {
  loanPattern,
  possessionPattern,
  salePattern,
  statementPattern,
} from './statement-patterns.ts'

/** Whether a clause is a request, describes the writer, refuses a place, or none of them. */
export type ClauseKind = 'wish' | 'change' | 'work' | 'home' | 'past' | 'refused' | undefined

/** A clause with its kind. */
export interface ClassifiedClause extends Clause {
  words: string[]
  /** The words as written and, if any is in Devanagari, romanized: patterns are tried on both. */
  spellings: string[][]
  kind: ClauseKind
}

const personPattern = regExp()`
  [ ](?:i|im|ive|we|us|weve|were|my|our|myself|mera|meri|mere|main|mai|hum|ham|hamara|hamari
  |hamare|maine|humne|hamne|husband|wife|son|daughter|beta|beti|father|mother|papa|mummy|parents
  |brother|sister|he|she|they|friend|friends|dost|padosi|company|family|bank|मैं|हम|मेरा|मेरी
  |मेरे|हमारा|हमारी|हमने|मैंने|बेटा|बेटी|पति|पत्नी)[ ]
`

/** Where the writer is moving to: this is where they search. */
const relocationPattern = regExp()`
  [ ](?:posted (?:in|at|to)(?! (?:last|the last|past|this))|shifting|shifted
  |shift(?! (?:starts|timings?|is) )|moving|moved|move|relocating|relocated|relocate|deputation
  |transfer|transferred|transfered|posting|admission|admitted|placed|placement|new job|coming to
  |(?:se|से)(?: (?!nahi|upar)\S+){0,2} (?:aaya|aayi|aaye|aya|ayi|aye|aa|ja|jaa|aana|jana
  |aakar|shift|आया|आई|आए|आ|जा)|(?:aaya|aayi|aaye)
  (?: hu| hun| hoon| hai| hain)? \S+ se|tabadla|tabadala|lag gaya|lag gayi|lag gyi|lag gya|तबादला
  |ट्रांसफर
  ) |(?: got| mil gay[ai]| found)(?: a| an| my| new)* (?:job|seat)|(?:job|naukri)
  (?: \S+){0,3} (?:lagi|laga|lag|mili|mil)[ ]
`

/** "Biwi ki posting Devanahalli me hai": where somebody else of the family works. */
const postingOfOthersPattern = regExp()`
  [ ](?:biwi|patni|wife|husband|pati|papa|beti|bete|beta|bhai|behan|पत्नी|बीवी|पति)(?: k[aie]| के
  | की| का)? (?:posting|naukri|job|transfer|office|नौकरी)(?: \S+){1,4} (?:me|mein|में)
  [ ](?:hai|h|है)[ ]
  |[ ](?:husband|wife|son|daughter|father|brother) (?:\S+ ){0,4}posted (?:in|at)[ ]
`

const professionPattern = regExp()`
  [ ](?:i|im|am|we|are|is|myself|both|husband|wife) (?:\S+ ){0,4}(?:doctor|nurse|teacher
  |engineer|manager|officer|professor|lecturer|banker|clerk|developer|analyst|consultant
  |executive|driver|lawyer|student|intern|employee|constable|inspector|scientist|pilot|chef
  |accountant|ca|it|software|mnc|army|navy|police|railways) (?:in|at|with|of|for|near)[ ]
`

/** "My daughter's school is in Sector 44", "kids school will be in Thakur Complex" */
const familyPlacePattern = regExp()`
  [ ](?:my|our|his|her|kids?|childrens?|sons?|daughters?|wifes?|husbands?|wife|husband|son|daughter
  |bet[aei]|bacch\S*|bachch\S*)(?: \S+)? (?:school|college|office|coaching|clinic|job|workplace)
  (?: (?:is|will|would|be|going|to))* (?:in|at|near|on)[ ]
`

const workPattern = regExp()`
  ^ (?:(?:i am |im |we are |i |we )?(?:already |currently |presently )?(?:running|operating
  |owning|managing|run|operate)) (?:a|an|my|our|own|two|three|some|\d+)
  (?! .* (?:shop|space|office|place|land) (?:for|to)) |^ office (?:is|will be) (?!required
  |needed|wanted|for|to) ?\S| (?:office|daftar|school|college
  |company|factory|dukan|dukaan|shop)(?: \S+){1,3} (?:me|mein|में) (?:hai|h|है|padta|padti
  |lagta) | (?:office
  |daftar|shop|dukaan|dukan|factory|clinic|college|दुकान) (?:hai|h|है) (?:mera|meri|mere|hamara
  |humara|hamari|मेरा|मेरी|हमारा|(?:wife|husband|papa|bhai|beti|bete) k[aie]) | (?:joined
  |joining|joins|join) (?!gym)| (?:jana|jaana|aana|ana) (?:hota|padta) hai
  | kaam (?:\S+ ){1,2}me hai| (?:jaa?ne|aa?ne|pahunchne) (?:me
  |mein)(?: \S+){0,4}
  (?: lagta| lagte| lag) | aa?ne(?: \S+)? jaa?ne(?: \S+){0,4} (?:lagte|lagta|lag|padta|dikkat
  |mushkil|pareshani|problem)| (?:work|works|working|worked|employed|employee|job|jobs|study
  |studying|studies|interning|internship|practice|practise|practising|teach|teaching|business
  |service) (?:in|at|for|with|as|near|of|on|from(?! home)|under|mein|me|main) | (?:kaam|naukri
  |nokri|job|padhai|padhta|padhti|padhte|duty|service|काम|नौकरी|पढ़ाई|जॉब)(?: \S+)? (?:karta
  |karte|karti|kar|krta|krte|krti|hu|hun|hoon|hai|hain|करता|करते|करती|है|हैं|हूं) | (?:mera|meri
  |mere|hamara|hamari|humara|humari|papa ka|papa ki|bhai ka|bhai ki|pati ka|मेरा|मेरी|हमारा
  |हमारी)(?: \S+){0,4} (?:business|bijness|karobar|dhandha|vyapar|vyapaar|shop|dukaan|dukan
  |factory|godown|workshop|clinic|hotel|office|बिजनेस|कारोबार|व्यापार|धंधा|दुकान)
  (?: \S+){0,4} (?:hai|h|he|chalta|chalti|hain|है) | (?:my|our|mera|meri|mere|hamara|hamari
  |husbands|wifes|wife ka|husband ka|मेरा|मेरी|हमारा) (?:new |abhi |current |naya |head )*
  (?:office|offices|workplace|work place|work|job|college|campus|university|company|school|shop
  |shops|store|factory|clinic|business|showroom|godown|warehouse|daftar|dukaan|dukan|karobar
  |दफ्तर|दुकान)(?: \S+){0,3} (?:is|are|was|hai|he|h|at|in|on|near|है) | (?:i|we|he|she|they
  |husband|wife|father|mother|brother|sister|son|daughter|uncle|aunt|cousin|friend|papa
  |parents) (?:run|runs|own|owns|manage|manages|have|has) (?:a|an|my|our|one|two|three|four|five
  |some|small|big|the|own|\d+)(?: \S+){0,2} (?:offices?|shops?|stores?|workshops?|parlours?
  |kirana|factory|factories|clinics?|outlets?|branch|branches|business|showrooms?|godowns?
  |warehouses?|schools?|restaurants?|hotels?|practice|company|startup|firm|units?|hospitals?
  |bakery|salons?|gyms?|cafes?|boutiques?|pgs?|hostels?|flats?|houses?|plots?|homes?|property
  |properties|bhk)[ ]
`

/**
 * `workPattern` for regional languages: "mari dukan Varachha ma chhe", "en office Guindy la
 * irukku".
 */
const regionalWorkPattern = regExp()`
  [ ](?:mari|maru|maro|amari|amaru)(?: \S+){1,4} (?:ma|maa) (?:che|chhe|chu|chhu|chie|chhie)[ ]
  |[ ](?:mari|maru|maro|amari|amaru|mazi|maza|majha|majhi|amcha|amchi|amar|en|ennoda|ente|nanna
  |namma|naa|maa)(?: \S+){0,3} (?:office|shop|dukan|dukaan|company|factory|college)
  (?: \S+){1,3} (?:chhe|che|ahe|aahe|ache|irukku|aanu|anu|ide|undi)[ ]
`

const homePattern = regExp()`
  ^ (?:\S+ ){1,2}(?:se|से) (?:hai|hain|hu|hun|hoon|hn|h|हैं|हूं) $
  |^(?!.* (?:\d*bhk|rk|flats?|plots?|kya|koi|available|mil\S*|chah\S*
  |re?a?hn[ae]|len[aei]) )(?: \S+){2,8}
  (?: me| mein| में)(?: hi| bhi)? (?:hai|hain|h|है|हैं)(?: abhi| filhal| mera| hamara)? $
  | (?:reh|rah|rha|रह) (?:rahe|raha|rahi|rhe|rha|rhi|रहे|रहा|रही)
  (?: hai| hain| hu| hun| hoon| h| है| हैं| हूं)
  | (?:mera|mere|hamara|humara) (?:ghar|makan) (?:\S+ ){1,3}(?:hai|h) | (?:me|mein) (?:sasural|maika
  |mayka|parivar|rishtedar) (?:hai|hain|h) | (?:main|mai) (?:\S+ ){1,3}(?:me|mein)
  (?: (?!raha|rahi|rahe)\S+){0,3} (?:hu|hun|hoon) $| (?:pati|patni|husband|wife|papa|pitaji|beta
  |beti|bhai|behan|bahan)(?: \S+){1,2} (?:me|mein)(?: \S+){0,2} (?:hai|hain) $
  | (?:mool |mul )?(?:nivasi|niwasi) (?:hai|hain|hu|hun) | (?:bachpan|janm|janam|grihnagar
  |grihanagar
  |griahnagar) | padhai (?:puri|poori) | (?:ghar|makan)
  (?: \S+){1,3} (?:hai|h) (?:mera|hamara|humara) | (?:my|our) (?:\S+ )?
  (?:flat|house|home|room|place|apartment|pg|villa|\d*bhk) (?:in|at|near) (?:\S+ ){1,3}
  (?:is|has|was) | (?:kiraye|kiraya|bhade|rent) (?:pe|par|mein|me) (?:hu|hun|hoon|hai|hain|rehta
  |rehte|rahe|rah|reh) | (?:kiraya|rent|bhada) (?:de|dete|bhar|bharte)[ ](?:dekar|de|dete|kar|bhar
  |bharte)
  | abhi (?:kiraye|kiraya|rent|bhade)(?: \S+){0,3} (?:hai|hain)
  | (?:abhi|filhal) (?:hum|ham|main|log)
  (?: \S+){1,4} (?:me|mein) (?:hain|hai|hun|hu) $ | and (?:live|lives|stay|stays|staying
  |living) (?:in|at|with
  |on) | मी (?:\S+ ){1,5}आहे | (?:currently|presently|now|abhi|right now|at present|filhal|i|we
  |we both|im|am|are|family|parents|son|daughter|husband|wife|brother|sister|friend|friends|uncle
  |aunt|cousin|inlaws|in laws?|mother|father|have been|ive been
  |been) (?:currently |presently |now |all |both |also |still )*(?:stay|stays|staying|share
  |sharing|live|lives|living|lived|reside|resides|residing|resident|settled|based|renting|rent
  |rented) | (?:staying|living|residing|settled|based) (?:in|at|with|on|near) | (?:rehta|rehte
  |rehti|rahta|rahte|rahti|rhta|rhte|rhti|rahto|rahato|rahtoy|rahatoy|baithta|baithte|baithti
  |रहता|रहते|रहती|राहतो|राहते) | (?:pehle|pahle|pehley|पहले)(?: \S+){1,3} (?:tha|the|thi|था|थे
  |थी) | (?:i|im|am|we|are|parents|family) (?:am |are |is )?
  (?:already |currently |presently |now |right now |originally |basically |all |also |both )*
  (?:in|from|at|belong|belongs|hail) (?!search|need|touch|hurry|urgent|a hurry)
  | (?:presently|currently) (?:in|at) | (?:hum|ham|main|mai|hm) (?:log )?\S+ (?:se|ke|mein
  |me) (?:hai|hain|hu|hun|hoon|he|h) | (?:native|hometown|home town
  |originally from) | (?:present|current|existing|old) (?:unit|factory|shed|godown|warehouse
  |house|flat|office|shop|place) (?:is|was) (?:in|at|on|near) | (?:my|our|mera
  |hamara) (?:present|current|existing|old|abhi ka|purana) (?:unit|house|flat|home|place|office
  |shop|room|ghar|makan) | retiring (?!from) | (?:retire|रिटायर) (?:ho|hu[aei]|hone|hokar|हो|होने
  |होकर) | (?:i am|im|i m|this is|myself|my name is) (?!looking|here|coming)\S+
  (?: \S+)? from \S+ | here from \S+ $| from \S+ here $
`

const pastPattern = regExp()`
  [ ](?:retired|saw|seen|visited|told|said|asked|enquired|inquired|mentioned|thought|heard
  |called|spoke|spoken|talked|received|sold|selling|bought|paid|paying(?! guest)|pay(?:s)?
  |sanctioned|earn|earns|earning|salary|income|pension|ctc|tankhwah|tankha|package|stipend
  |turnover|got (?:your|ur|the|this|his|her|number|reference|contact|a call|info)|found your
  |came|refused|come from|coming from|coming home|coming on|came from|(?:drive|driving|travel
  |travelling
  |commute|commuting) (?:down |up )?(?:from|daily)|will (?:come|visit|reach|call|be there|be in)
  |had|did|lost|left|leaving|vacating|vacated|dekha|dekhi|dekhe|bola|boli|bataya|batayi|suna
  |socha|soch(?! rah[aei])|becha|liya|aaya|aaye|aayi|mila|mili|kamata|kamati|kamate|वेतन|सैलरी
  |पेंशन|देखा
  |बताया|बोला|सोचा|सुना|बेचा)[ ]
`
/** Past events that need no personal pronoun. */
const impersonalPastPattern = regExp()`
  [ ](?:(?:vacating|leaving) (?:my |our |the )?(?:current|present|existing)
  |shift (?:starts|timing|timings|is)|retired|saw your|got your|got number|sanctioned|salary
  |pension|ctc|tankhwah|sold my|sold our|selling my|selling our|paying(?! guest)
  |this is|my name|mera naam
  |(?<!\d )bol rah[aei]|naam|dekh[aie] (?:hai|tha|thi|the)|bech[aie] (?:hai|tha|thi|the)
  |silsile me (?:\S+ )?(?:hu|hun|hoon|hain)|number (?:\S+ ){0,2}(?:diya|mila|liya)|earlier told
  |(?:bola|boli|bole|bataya|kaha) (?:tha|thi|the)
  |told you|told u|मेरा नाम|बोल रहा|बोल रही|वेतन
  |सैलरी)[ ]
`

const homeNounPattern =
  / (?:\d*bhk|rk|flat|flats|plot|house|villa|shop|office|apartment|budget|price|total) /

const refusalPattern = / (?:not|no|nahi|nahin|nhi|except|avoid) /

/**
 * A place that others recommend counts when no other is named; what the family says is a request.
 */
const advicePattern = regExp()`
  [ ](?:friends?|dost|padosi|neighbou?rs?|brokers?|agents?|people|everyone|log)(?: ne| \S+)?
  (?: has| have)? (?:says?|said|suggested|suggests|recommended|recommends|bola|bole|bataya)[ ]
`
const familySaysPattern =
  / (?:husband|wife|father|mother|papa|mummy|parents|son|daughter) (?:says?|said) /

/** "I told you not Porur" refuses a place. */
const toldRefusalPattern = / (?:told|said)(?: you| u| clearly| many times)* (?:not|no|dont) /

/** Returns the kind of a clause, given its words. */
export function classifyClause(words: readonly string[]): ClauseKind {
  const text = ` ${words.join(' ')} `
  if (
    (loanPattern.test(text) && !homeNounPattern.test(text)) ||
    salePattern.test(text) ||
    leavingHomePattern.test(text)
  )
    return 'past'
  if (ownershipPattern.test(text) || dislikedPlacePattern.test(text)) return 'past'
  if (refusedPlacePattern.test(text)) return 'refused'
  if (statementPattern.test(text)) return 'past'
  if (complaintPattern.test(text) && !refusalPattern.test(text)) return 'past'
  if (ownHomePattern.test(text) && !requestPattern.test(text) && !/ sell/.test(text)) return 'home'
  if (asksForHome(words)) return 'wish'
  if (toldRefusalPattern.test(text)) return undefined
  if (possessionPattern.test(text)) return 'home'
  if (currentHomePattern.test(text) || regionalOwnHomePattern.test(text)) return 'home'
  if (familySaysPattern.test(text)) return undefined
  if (movedOfficePattern.test(text) || postingOfOthersPattern.test(text)) return 'work'
  if (advicePattern.test(text)) return 'work'
  if (ruledOutPattern.test(text) || hindiRuledOutPattern.test(text)) return 'past'
  if (presentHomePattern.test(text) || hindiPresentPattern.test(text)) return 'home'
  if (relativePlacePattern.test(text)) return 'work'
  if (relocationPattern.test(text)) return 'change'
  if (jobClausePattern.test(text)) return 'work'
  if (familyPlacePattern.test(text)) return 'work'
  if (workPattern.test(text) || regionalWorkPattern.test(text) || professionPattern.test(text))
    return 'work'
  if (nativePattern.test(text) || pronounPlacePattern.test(text)) return 'home'
  if (homePattern.test(text) || stayingClausePattern.test(text)) return 'home'
  if (impersonalPastPattern.test(text) || (personPattern.test(text) && pastPattern.test(text)))
    return 'past'
  return originClausePattern.test(text) ? 'home' : undefined
}
