import type { SlotName, SlotValues } from '#query-language/model/slots.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import { attributeLines } from './attributes.ts'
import { intentLines, typeLines } from './property-types.ts'
import { regionLines } from './regional-words.ts'

/** What a phrase says: a slot with its value. Of several intents the weightiest holds. */
export type Meaning = {
  [Name in SlotName]: { slot: Name; value: SlotValues[Name]; weight?: number }
}[SlotName]

/** Words of the market (SRC-7) in English, Hinglish and Devanagari. */
export const lexicon = buildPhraseTrie<Meaning>([
  ...typeLines,
  ...intentLines,
  ...attributeLines,
  ...regionLines,
])

/** Words that stand before what is not wanted, and those that stand after it. */
export const negatorsBefore = buildPhraseTrie<true>([
  [
    'not|nothing|neither|nor|no|without|except|excluding|exclude|avoid|not interested in|no interest in|dont want|do not want|not want|dont need|do not need|no need of|no need for|not looking for|dont show|do not show|dont send|do not send|dont suggest|do not suggest|bina|non|na ki|not on|not in|not the|not a|not an|other than|anything but|apart from|but not|बिना',
    true,
  ],
])
export const negatorsAfter = buildPhraseTrie<true>([
  [
    'nahi|nahin|nhi|nai|nahi chahiye|nahin chahiye|nhi chahiye|na ho|nahi ho|nahi hona chahiye|nahi hona|mat|mat dikhao|ke bina|ke alawa|chhodkar|chhod ke|not required|not needed|not wanted|bilkul nahi|bilkul nahin|bilkul nhi|bilkul mat|side no|side nahi|side nahi chahiye|noy|chai na|nathi|nathi joitu|nathi joiti|nathi joito|nako|nakko|nakko hai|nahi mangta|nakoy|vendam|vendaam|venda|beda|bedi|vaddu|oddu|नको|नकोय|excluded|not ok|avoid|avoid karein|avoid karo|नहीं|नहीं चाहिए|न हो|के बिना|के अलावा|छोड़कर|को छोड़कर|को छोड़ के|ko chhodkar|ko chodkar|ko chhod ke|ko chod ke|ke siva|ke sivay|के सिवा|के सिवाय',
    true,
  ],
])

const stopWordLines = [
  // English
  'seeking|housing|is not an issue|is no issue|not an issue|no issue|issue nahi|koi issue nahi|no bar|of two|of three|of four|of five|of six|what|what is|what are|price of|rate of|rates of|prices of|how much|how much is|india|all india|in india|any deals|deals|deal|seater|seats|seat|electricity|veg|non veg|nonveg|veg only|pure vegetarian|vegetarians|first home|first flat|first house|first|planning|plan|now|a|an|the|in|at|of|for|on|to|and|or|with|is|are|be|am|i|im|id|me|my|we|our|us|you|your|it|its|this|that|there|any|some|all|also|plus|please|pls|plz|kindly|want|wants|wanted|need|needed|needs|require|required|requirement|requirements|req|reqd|looking|look|looking for|search|searching|find|show|show me|get|give|give me|suggest|suggestions|send|share|list|tell|about|from|by|near|nearby|around|within|under|below|above|over|between|upto|up|till|until|max|maximum|min|minimum|least|most|only|just|very|good|nice|decent|best|great|nearest|property|properties|home|homes|ghar|place|room|rooms|unit|units|option|options|listing|listings|available|availability|having|has|have|which|who|where|whose|should|must|would|could|can|will|like|prefer|preferred|preferably|preference|type|size|sized|area|areas|location|locality|located|budget|budgeted|price|priced|cost|costing|amount|range|value|rate|approx|approximately|asap|urgent|urgently|hi|hello|hey|sir|madam|dear|thanks|thank|if|possible|ok|okay|fine|new|one|two|etc|as|per|so|but|not|no|without|except|side|wala|wale|wali|nearby area|vicinity|somewhere|anywhere|anywhere else|elsewhere|inside|outside|good one|big|small|spacious|residential|move|shift|shifting|moving|stay|live|living|accommodation|family size|facing|floor|possession|resident|than|then|more|less|each|own|total|rs|inr|rupees|rupee|₹|only|do|does|let|more than|interested|interest|contact|call|details|detail|type of|kind|kind of|sort|posted|listed|last|days|day|months|years|year|old|purana|purani|purane|walking|walk|distance|minutes|mins|away|project|projects|working|sharing|single sharing|double sharing|twin sharing|triple sharing|site visit|site visits|schedule visit|visit|drive|driving|commute|km|kms|dear brokers|hi brokers|hello brokers|dear agents|hello agents|all brokers|dear dealers|broker friends|buyer ready|ready buyer|client ready|ready client|party ready|ready party|tenant ready|ready tenant|close|closer|next|opposite|opp|behind|beside|adjacent|towards',
  // Hinglish
  'bade|bade kamre|bade kamre wala|bade kamre wali|society|wali society|society wali|ek|kya|kya hai|kya hain|bharat|zaroori|zaruri|jaroori|jaruri|anivarya|thoda|thodi|thode|sahab|saab|maam|bhaisahab|acchi si|e|vich|nalli|wahi|wohi|waise|phir|fir|abhi|aajkal|ladka|kyaa|kahan|kaise|kitne|kitna|mein|main|mai|me|m|ka|ki|ke|ko|se|par|pe|per|pr|hai|hain|h|ho|hona|hoga|hone|chahiye|chahie|chahiy|chaiye|chahye|chayie|chahta|chahte|chahti|mujhe|mere|meri|mera|mujhko|muje|hume|humko|hamein|hamko|humein|apne|apna|apni|koi|kuch|kuchh|bhi|aur|ya|yaa|liye|lie|lena|leni|lene|dekh|dekhna|dekho|dekhao|dikhao|dikha|dikhaiye|batao|bataiye|bata|bataye|dhundh|dhundo|dhoondh|dhoond|dhund|dhoondna|dhundna|sa|si|raha|rahe|rahi|hu|hun|hoon|mil|milega|milegi|milna|jayega|sakta|sakte|accha|acha|achha|achi|acche|achcha|bada|badi|chota|choti|chhota|saaf|wahan|yahan|jahan|jaha|jahaan|jab|agar|lekin|kahin|kahin bhi|kahi|usse|magar|sab|sabhi|log|logon|hamara|hamare|chalega|chalegi|jaisa|jo|to|toh|na|ji|bhai|bhaiya|yaar|ekdum|bilkul|jaldi|tak|andar|paas|pass|kareeb|karib|najdik|nazdeek|nazdik|aas|aaspaas|aspas|saamne|samne|peeche|upar|neeche|niche|kam|zyada|jyada|beech|bich|sirf|wala|vala|vale|vali|jisme|jismein|jisme bhi|denge|dunga|dungi|sath|saath|kamre|kamre wala|kamra|wali gali|rehne|rahne|rehna|rehta|jagah|jaga|shaadi|shadi|shuda',
  // The neighbours of Hindi, and what brokers add
  'mala|amhala|barite|achen|athava|athva|kinva|kimva|asel tar bara|asel tar bare|asel tar changle|asel tar changla|havay|hava|havi|have|fakt|madhe|madhye|pahije|undi|unda|illu kavali|flat kavali|house kavali|room kavali|plot kavali|kavala|naku|maaku|kaavaali|chahidi hai|chahida|lodchahiye|labe|lagbe|dorkar|chai|amar|amader|venu|enakku|namakku|engalukku|nanage|namage|namge|beke|bekagide|venamayirunnu|enikku|nammukk|ghyaycha|joiyye|joyie|amne|mane joiye|aahe|ahe|ka|la|venum|vendum|lo|alli|beku|il|venam|ma|joiye|che|te|chahidi|veedu|illu|mane|bari|ghyaychi|ghyaycha|neg|nego|negotiable|all incl|same|building|outright|pls dm|dm|fwd|actually|cash ready|payment ready|loan ready|money ready|amount ready|funds ready|paisa ready|ready cash|ready payment|ready to pay|ready to spend|ready to invest|ready to buy|ready to purchase|ready to give|ready to negotiate|loan sanctioned|loan preapproved|pre approved loan|office jane wale|office jaane wale|office jane wala|office jane wali|office going|office jata hu|office jati hu|govt servant|government servant|public servant|civil servant|govt servants',
  // What people tell of themselves
  'techie|techies|it techie|client|clients|my client|our client|client requirement|customer|preferable|preferrable|relocating|relocate|relocated|rest|rest loan|loan|down payment|parents|old parents|mummy|papa|mummy papa|mom|dad|mother|father|wife|husband|kids|children|baby|immediately|immediate|really|stretch|stretchable|go|go up|extend|extendable|quiet|noise|peaceful|set|single|occupancy|single occupancy|double occupancy|double|triple|furnishing|condition|calls|call|whatsapp|message|msg|number|regards|kindly call|no time pass|serious buyers|serious buyer|genuine|genuine buyer|genuine buyers|reply|asap please|mandatory|must have|compulsory|negotiation|slightly|bit|little|etc etc|currently|presently|staying|residing|retired|sister|brother|dad|amenities|facilities|weekend|anything|else|morning|good morning|good evening|evening|namaste|namaskar|zaroor|zarur|daughter|son|beti|beta|vegetarian|pure veg|stairs|no stairs|cars|doctor|because|laundry|advance de sakta hu|baki loan|baaki loan|baki|baaki',
  // What a home is bought for
  'for rental income|rental income|rental yield|rental yields|rental return|rental returns|rental purpose|rent income|rent return|for renting out|renting out|to rent out|rent out|for letting out|letting out|to let out|let out|give on rent|giving on rent|put on rent|rent pe dene ke liye|rent par dene ke liye|rent pe dena hai|rent par dena hai|rent pe chadhane ke liye|rent par chadhane ke liye|rent pe uthane ke liye|kiraye pe dene ke liye|kiraye par dene ke liye|kiraye pe chadhane ke liye|kiraye par chadhane ke liye|kiraye par uthane ke liye|किराये पर देने के लिए|किराए पर देने के लिए|pre leased|pre rented|already leased|work|works|investment|for investment|invest|investor|investing|nivesh|निवेश',
  // What is paid besides, or not
  'maintenance|maint|maintenance extra|maintenance excluded|maintenance included|maintenance separate|maintenance alag|maintenance additional|gst|gst extra|gst excluded|gst included|stamp duty|stamp duty extra|registration|registration extra|including|incl|inclusive|inclusive of|excluding|extra charges|charges extra',
  // Devanagari
  'कहीं|कहीं भी|लेकिन|डाले गए|डाली गई|सह|सकट|पे|पुराना|पुरानी|न्यू|मंजिल|अच्छे|बढ़िया|फक्त|आहेत|हवंय|हवे|हवाय|आम्हाला|मला|आणि|किंवा|घ्यायचे|घ्यायचा|हवा|हवी|पाहिजे|मध्ये|में|का|की|के|को|से|पर|है|हैं|हो|चाहिए|चाहिये|मुझे|हमें|कोई|कुछ|भी|और|या|लिए|लेना|लेनी|दिखाओ|दिखाइए|बताओ|बताइए|अच्छा|अच्छी|वाला|वाली|वाले|तक|अंदर|पास|करीब|बीच|कम|ज्यादा|ऊपर|नीचे|घर|जगह|एक|तो|ही|ढूंढ|रहा|रही|हूं|कीमत|दाम|सिर्फ|रुपये|रुपए|रूपये|कमरा|कमरे|नजदीक|साथ|मैं|हम|वर्ग|नहीं',
]

/** Words that ask for nothing by themselves: neither a slot nor something to search for. */
export const stopWords = buildPhraseTrie<true>(stopWordLines.map((line) => [line, true] as const))

/**
 * Wishes that listings say nothing of, so that no home can be chosen by them: what is written of them is
 * shown as not looked for.
 */
export const unsupportedAttributes = buildPhraseTrie<true>([
  [
    'veg|non veg|nonveg|veg only|only veg|veg family only|pure veg|pure veg only|pure vegetarian|pure vegetarian only|pure vegetarian family|vegetarian|vegetarians|vegetarian only|vegetarians only|only vegetarian|only vegetarians|vegetarian family|vegetarian preferred|vegetarians preferred|no non veg|non veg allowed|non veg not allowed|nonveg allowed|jain only|only jain|jains only|eggless|शाकाहारी|केवल शाकाहारी|सिर्फ शाकाहारी|quiet|peaceful|no noise|less noise|without noise|spacious|spacious rooms|big rooms|bigger rooms|bade kamre|bade kamre wala|bade kamre wali|no stairs|stairs not|without stairs|laundry|electricity|negotiable|price negotiable|rent negotiable|nego|neg|saaf|stretch|stretchable|extendable|single occupancy|double occupancy|single sharing|double sharing|twin sharing|triple sharing|pre leased|pre rented|already leased|rental yield|rental yields|rental return|rental returns|good condition',
    true,
  ],
])
