import type { FixedUnit, StateUnit } from '#domain/area/area.ts'
import { crore, lakh } from '#domain/import-cell/read-amount.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

/** What a number counts. */
export type Unit =
  | { of: 'amount'; rupees: number }
  | { of: 'area'; unit: FixedUnit | StateUnit }
  | { of: 'metres'; metres: number }
  | {
      of:
        | 'minutes'
        | 'years'
        | 'months'
        | 'days'
        | 'bathrooms'
        | 'feet'
        | 'floor'
        | 'people'
        | 'other'
    }

const amount = (spellings: string, rupees: number) => [spellings, { of: 'amount', rupees }] as const
const area = (spellings: string, unit: FixedUnit | StateUnit) =>
  [spellings, { of: 'area', unit }] as const

/** Units as they are written after a number (SRC-7, IND-9). */
export const units = buildPhraseTrie<Unit>([
  amount(
    'kotichya|kotinchya|cr|crs|cror|crors|core|koti|kotlu|kodi|crore|crores|karod|karor|caror|croe|करोड|करोडों|कोटी|कोटि|कोटीं|कोटीच्या|कोटींच्या|क्रोर',
    crore,
  ),
  amount(
    'lakhachya|lakhanchya|l|lac|lacs|laks|laksh|laksha|laksham|lakshalu|lakshala|lakh|lakhs|lk|lks|lkh|lkhs|laakh|lakhh|lacks|लाख|लाखो|लाखों|लाखाच्या|लाखांच्या|लक्ष|लैक|लाक',
    lakh,
  ),
  amount(
    'hajarachya|hajaranchya|k|velu|vela|aayiram|ayiram|savira|saavira|hazaar|hazar|hajaar|hajar|thousand|thousands|thou|हजार|हजाराच्या|हजारांच्या|थाउजेंड',
    1_000,
  ),
  amount('million|mn', 1_000_000),
  area(
    'foot carpet|feet carpet|ft carpet|foot carpet area|ft carpet area|sqft|sqf|carpet|carpet area|rera carpet|cpt|bua|sbua|sba|built up|builtup|built up area|super built up|super builtup|super area|sq ft|sq feet|sq foot|sft|square feet|square foot|square ft|sqfeet|sq fts|sqfts|sq f t|ft2|sf|s f|चौरस foot|चौरस feet|चौ foot|वर्ग foot|वर्ग feet|वर्गफुट|वर्गफीट|वर्गफूट',
    'sqft',
  ),
  area(
    'sqm|sq m|sq mt|sq mts|sq mtr|sq mtrs|sqmt|sqmtr|sqmtrs|sq meter|sq meters|sq metre|sq metres|square meter|square meters|square metre|square metres|m2|वर्ग मीटर',
    'sqmt',
  ),
  area(
    'gaj|gajalu|gaz|vaar|waar|var|gajam|gajams|sq yd|sq yds|sqyd|sqyds|sq yard|sq yards|sqyard|sqyards|square yard|square yards|yrds|yrd|sq yrds|sq yrd|sqyrds|sqyrd|yard|yards|yd|yds|गज|वर्ग गज',
    'sqyd',
  ),
  area('acre|ekaralu|ekaram|acres|acer|acers|ekad|ekar|killa|killas|एकड|एकर', 'acre'),
  area('hectare|hectares|hectre|हेक्टेयर', 'hectare'),
  area('cent|cents|decimal|decimals|dismil|satak|सेंट|डिसमिल', 'cent'),
  area('guntha|gunthas|gunta|guntas|gunthe|guntaas|गुंठा|गुंठे', 'guntha'),
  area('ground|grounds', 'ground'),
  area('ankanam|ankanams|ankanalu', 'ankanam'),
  area('marla|marlas|marle|मरला', 'marla'),
  area('kanal|kanals|कनाल', 'kanal'),
  area('bigha|bighas|vigha|vighas|vigho|beegha|bheegha|beegah|bighe|बीघा|बीघे|बिघा', 'bigha'),
  area('biswa|biswas|biswe|बिस्वा', 'biswa'),
  area('katha|kathas|kata|kattha|katthas|cottah|cottahs|kotha|कट्ठा|कठ्ठा', 'katha'),
  [
    'km|kms|kilometer|kilometers|kilometre|kilometres|किमी|किलोमीटर',
    { of: 'metres', metres: 1_000 },
  ],
  ['m|meter|meters|metre|metres|mtr|mtrs|मीटर', { of: 'metres', metres: 1 }],
  ['min|mins|minute|minutes|minut|मिनट', { of: 'minutes' }],
  ['year|years|yr|yrs|saal|sal|varsh|साल|वर्ष', { of: 'years' }],
  ['month|months|mahine|mahina|mahino|महीने', { of: 'months' }],
  ['day|days|din|दिन', { of: 'days' }],
  ['bath|baths|bathroom|bathrooms|toilet|toilets|washroom|washrooms|bathrms', { of: 'bathrooms' }],
  ['ft|feet|foot|fit', { of: 'feet' }],
  [
    'floor|floors|flrs|flor|manzil|manjil|mala|maala|tala|flr|मंजिल|मजला|मजल्यावर|मजल्याचा|मजल्यावरचा|मजल्यावरील',
    { of: 'floor' },
  ],
  [
    'litre|litres|liter|liters|ltr|ltrs|l sump|l tank|l water tank|l overhead tank|kw|kva|hp|bhp|horsepower|ton|tons|tonne|tonnes|volt|volts|kg|seater|lane|percent|%',
    { of: 'other' },
  ],
  ['seats|seat|people|person|persons|members|sharing', { of: 'people' }],
])

/** Words a number of bedrooms is counted in; the second kind is a room with a kitchen. */
export const roomUnits = buildPhraseTrie<'bhk' | 'bed' | 'room' | 'rk'>([
  ['bhk|bhks|b h k|bkh|bhhk|hbk|bedroom hall kitchen|बिएचके|bh के', 'bhk'],
  ['bedroom|bedrooms|bed room|bed rooms|bedrm|bedrms|bedroomed|br|bd|bdr|bedrrom|badroom', 'bhk'],
  ['bed|beds', 'bed'],
  ['room|rooms|kamra|kamre|kamron|kamro|कमरा|कमरे|कमरों|रूम्स|खोली|खोल्या', 'room'],
  ['rk|r k|room kitchen|room and kitchen|room with kitchen', 'rk'],
])
