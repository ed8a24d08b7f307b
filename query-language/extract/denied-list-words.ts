import { regExp } from '#domain/text/reg-exp.ts'

/** Words that deny what follows them. */
export const denialWord = regExp()`
  ^(?:not|never|dont|doesnt|didnt|wont|cant|cannot|wouldnt|shouldnt|mustnt|isnt|avoid|avoiding
  |exclude|excluding|without|nothing|no|neither|nor)$
`
/** "Why not show", "if not": no denial of what follows. */
export const noDenialAfter = /^(?:why|if|or|whether|agar|ya)$/
/** What may stand between a denial and what it denies: verbs of request, homes, what joins them. */
export const carriedOver = regExp()`
  ^(?:consider|considering|considered|show|showing|send|sending|share|sharing|suggest|want|wanting
  |like|accept|accepting|entertain|include|including|take|taking|look|looking|for|go|going|opt|be
  |been|being|to|interested|forward|offer|recommend|bring|propose|list|choose|pick|buy|purchase
  |rent|keen|ready|anything|something|any|flats?|apartments?|houses?|homes?|buildings?|property
  |properties|places?|options?|units?|soc|society|societies|listings?|projects?|complex|complexes
  |towers?|ones?|stuff|circumstances|with|having|that|which|has|have|are|is|comes?|contains?
  |containing|offering|offers|depends?|relies|relying|on|upon|needs|requires|includes|in|at|of|an?
  |the|either|bare|plain|empty|raw|fully|already|me|us|please|kindly|where|there)$
`
/** "Bare, unfurnished": a comma between two adjectives. */
export const adjectiveWord = /^(?:bare|plain|empty|raw|fully)$/

/** Words of "or" and "and" between the items of a list. */
export const orWord = regExp()`
  ^(?:or|nor|ya|na|neither|\/|ki[nm][vw]a|athav?a|athba|illa|leda|ledha|allenkil|ba|either|ke)$
`
export const andWord = regExp()`
  ^(?:and|aur|&|n|ani|va|mattu|mariyu|ar|aar|ebong|ane|ne|te|ate|um|u|o|pan|tatha)$
`
export const wordBetween = regExp()`
  ^(?:an?|the|any|on|in|at|with|having|of|even|also|bhi|suddha|ka|ki|ke|ko|wala|wale|wali|me|mein
  |par|pe|er|chi|cha|che|facing|side|both)$
`
/** What stands behind a list whose last item is asked for. */
export const requestWord = regExp()`
  ^(?:must|mandatory|compulsory|chahiye|chaiye|chahie|hona|ho|zaroori|zaruri|available|preferred
  |wanted|needed|required|pahije|hava|venum|kavali|beku|joie|joiye|chai|lagbe|is|are)$
`
/** A request before a list: the list is another clause. */
export const requestWordBefore = regExp()`
  ^(?:cha+h?i?ye|chahie|chahid[aei]|pahije|ha[vw][aei]|venum|ve+n[dt]um|venam|ka+va+li|be+ku
  |bekagide|joiy?e|joishe|chhe|che|chai|lagbe|ahe|hai)$
`
export const neededWord = /^(?:needed|required|reqd|necessary)$/
/** "Gym wali society mat dikhana": between what is denied and the denial behind it. */
export const carriedOverBehind = regExp()`
  ^(?:wala|wali|wale|society|societies|building|buildings|bilding|property|properties|project
  |projects|makan|ghar|jagah|flats?|bhi|um|is|are|should|must|will|to|be|bilkul|koi|kuch)$
`
/** "Flat me mujhe koi interest nahi", but of "house flat nahi" only the nearest is denied. */
export const carriedOverForType = regExp()`
  ^(?:me|mein|main|mujhe|hume|hame|humein|hamein|humko|hamko|bhi|um|is|are|bilkul|koi|kuch
  |zara|khas|interest|intrest|dilchaspi|ruchi|shauk|ki|ka|talash)$
`
/** "Basement aur upar ki manzil nahi" */
export const carriedOverForFloor = regExp()`
  ^(?:aur|ya|upar|uper|niche|neeche|ki|ka|wala|wali|manzil|manjil|mala|floors?|bhi|par|pe|is|are)$
`
export const verbAtEnd = /^(?:hai|hain|h|he|ahe|hoga|hogi|please|pls|plz|ji|sir)$/
