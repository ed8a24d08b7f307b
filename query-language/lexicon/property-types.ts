import type { HomeType } from '#domain/import-cell/read-property-type.ts'
import type { HomeKind, Intent } from '#query-language/model/slots.ts'
import type { Meaning } from './lexicon.ts'

type Line = readonly [spellings: string, meaning: Meaning]

const type = (spellings: string, types: HomeType | HomeType[], kind?: HomeKind): Line => [
  spellings,
  { slot: 'type', value: { types: [types].flat(), ...(kind && { kind }) } },
]
const intent = (spellings: string, value: Intent, weight = 1): Line => [
  spellings,
  { slot: 'intent', value, weight },
]

/**
 * What a home is, as people write it. A builder floor and a penthouse are apartments to those who look
 * for one; a kothi or row house is a house; a bungalow stands in its own ground: a villa.
 */
export const typeLines: readonly Line[] = [
  type(
    'flat|flats|flt|flatt|apartment|apartments|appartment|appartments|apartmnt|apt|apts|aprtment|apartement|condo|condominium|society flat|society apartment|housing society|service apartment|serviced apartment|service apartments|serviced apartments|service flat|stacked townhouse|gated community apartment|residential flat|residential flats|residential apartment|residential apartments|residential society|floor flat|multistorey apartment|multi storey apartment|high rise|highrise|flats apartment|aptt|appt|फ्लैट्स|फलैट',
    'apartment',
  ),
  type(
    'builder floor|builder floors|builderfloor|indep floor|ind floor|indp floor|independant floor|indipendent floor|builder flr|independent flr|indep flr|bldr floor|independent floor|independent floors|kothi floor',
    'apartment',
    'builder floor',
  ),
  type('penthouse|pent house|penthouses', 'apartment', 'penthouse'),
  type('studio|studio apartment|studio apt|studio flat|studio apartments', 'apartment', 'studio'),
  type('duplex flat|duplex apartment', 'apartment', 'duplex'),
  type('duplex house|duplex|duplexes|duplex home', 'house', 'duplex'),
  type('duplex villa|duplex villas', 'villa', 'duplex'),
  type('villa|villas|vila|independent villa|luxury villa', 'villa'),
  type('villament|villaments', 'villa'),
  type(
    'bungalow plot area|bungalow plot size|bungalow|bungalows|bunglow|bunglows|banglow|bangla|बंगला',
    'villa',
    'bungalow',
  ),
  type('farmhouse|farm house|farmhouses|farm houses', 'villa', 'farm house'),
  type(
    'house|houses|independent house|independent home|individual house|indipendent house|independant house|kothi|kothis|makaan|makan|makaanat|simplex house|simplex|storey house|single storey house|double storey house|double story house|independent kothi|indp house|individual villa house|standalone house|stand alone house|pakka makan|pucca house|tenement|tenements|haveli|villa house|hse|ind hse|ind house|indep house|मकान|कोठी|घर मकान',
    'house',
  ),
  type('row house|row houses|rowhouse|rowhouses|town house|townhouse', 'house', 'row house'),
  type(
    'villa plot|villa plots|bungalow plot|bungalow plots|plot|plots|plott|residential plot|residential plots|site|sites|residential site|land|residential land|zameen|jameen|zamin|jamin|jagah|khali jagah|plotted development|layout plot|layout plots|layout site|vacant land|open plot|open plots|na plot|na plots|open land|vacant plot|gated plot|gated plots|house plot|house site|house sites|house plots|villa site|villa sites|farm house plot|farmhouse plot|farm house land|farmhouse land|farmhouse plots|residential layout|empty plot|empty land|khali plot|khali zameen|khaali plot|awasiya plot|residential bhukhand|bhukhand|जमीन|भूखंड|भूमि',
    'plot',
  ),
  type(
    'agricultural|agriculture|farm|farms|farm land|farmland|farm lands|agricultural land|agriculture land|agri land|agricultural plot|agriculture plot|farm plot|farm plots|farming land|kheti|khet ki zameen|khet ki jameen|khet ki jamin|kheti wali zameen|kheti ki zameen|kheti ki jameen|khet|krishi bhumi|orchard land|orchards|mango orchard|apple orchard|litchi orchard|fruit orchard|orange orchard|mango farm|grape farm|coconut farm|coconut grove|tea estate|tea garden|coffee estate|coffee plantation|rubber estate|rubber plantation|plantation|plantation land|paddy field|paddy land|dairy farm|poultry farm|खेत|खेती की जमीन|कृषि भूमि|शेतजमीन|शेती|शेत|शेतीची जमीन',
    'agricultural',
  ),
  type(
    'guest house|guest houses|guesthouse|guest house building|hotel building|lodge building|pg building|hostel building|hotel|hotels|resort|resorts|restaurant|restaurants|restaurent|resturant|restraunt|restro|ढाबा|कैफे|cafe|clinic|lodge|dhaba',
    'commercial',
  ),
  type('commercial plot|commercial land', ['commercial', 'plot']),
  type(
    'industrial plot|industrial land|industrial shed|factory|factories|shed|कारखाना',
    'industrial',
  ),
  type(
    'shop|shops|dukaan|dukan|dukaane|retail shop|commercial shop|shop space|retail space|kirana shop|kirana store|medical store|general store|grocery store|departmental store|department store|provision store|book store|bookstore|retail store|retail outlet|outlet|mobile shop|tea stall|tea shop|saree shop|cloth shop|jewellery shop|grocery shop|hardware shop|kiosk|kiosks|food stall|booth|booths|medical shop|corner shop|mall shop|shop cum office|दुकान',
    'commercial',
    'shop',
  ),
  type('showroom|showrooms|show room', 'commercial', 'showroom'),
  type(
    'commercial|व्यावसायिक|commercial space|commercial property|commercial building|commercial floor|retail|school building|college building|hospital building|clinic space|banquet hall|marriage hall|marriage garden|marriage lawn|restaurant space|cafe space|gym space|salon space|food court|nursing home|cloud kitchen|kitchen space|cloud kitchen space|sco|sco plot|sco plots|scf|commercial shop space|warehouse cum showroom|party plot|wedding hall|function hall|community hall|kalyana mandapam|coaching space|school space|spa space|pub space|bakery space|clinic building|theatre|cinema hall|business space|commercial unit|commercial units',
    'commercial',
  ),
  type(
    'office|offices|office space|corporate office|plug and play office|plug n play office|managed office|business centre|business center|office spaces|ofice|offce|commercial office|it office|it space|daftar|कार्यालय|दफ्तर',
    'office',
  ),
  type(
    'coworking|co working|coworking space|co working space|shared office',
    'office',
    'co-working',
  ),
  type(
    'warehouse|warehouses|ware house|godown|godowns|godam|godaam|gowdown|cold storage|godowns shed|storage space|logistics park|warehousing|warehouse space|godown space|गोदाम',
    'industrial',
    'warehouse',
  ),
]

export const intentLines: readonly Line[] = [
  intent(
    'rent|rents|rental|rentals|on rent|for rent|for rental|to rent|rent pe|rent par|rent ke liye|rented|renting|tenant|tolet|to let|to-let|on monthly rent|rent basis|rent basis pe|rental basis|rentals|kiraya par|kiraye mein|kiraye me|kiraye wala|kiraye ka|kiraye ki|bhare pe|bhada par|bhaade pe|bhaade par|rent pr|rent mein|rent me|kiraya|kiraye|kiraaye|kiraaya|kiraye pe|kiraye par|kiraye ke liye|kiraya pe|kirae|kirae par|bhada|bhade|bhaada|bhade pe|bhadyane|bhadya|per month|a month|month|monthly|every month|pm|p m|p m only|mahina|mahine|har mahine|per mahina|leave and license|leave n license|leave and licence|ll basis|rentel|किराया|किराये|किराए|किराये पर|किराए पर|भाड़ा|भाड़े|भाड़े पर|rent पर|महीना|प्रति माह|महीने',
    'rent',
    3,
  ),
  intent(
    'heavy deposit|on heavy deposit|heavy deposit basis|lease|on lease|for lease|leasing|long lease|to lease|lease pe|lease par|lease पर',
    'lease',
    4,
  ),
  intent(
    'pg|pgs|p g|paying guest|paying guests|hostel|hostels|coliving|co living|bed space|bedspace|sharing room|shared room|single bed pg',
    'pg',
    5,
  ),
  intent(
    'buy|buying|to buy|khareedni|khareedne|kharidenge|kharidunga|kharidnaa|khridna|own purchase|for own use|self use|purchase|purchasing|serious buyer|first time buyer|first time buyers|genuine buyer|cash buyer|end user|for sale|on sale|sale|for purchase|sell|selling|outright|outright sale|kharidna|koi bech raha|koi bech rahe|kharidne|kharidana|kharid|khareedna|khareed|kharidna hai|kharidne ke liye|kharidni|kharidni hai|bikau|bikaau|bechna|investment|invest|for investment|own house|apna ghar|own home|bechni|bechne|bechni hai|bechna hai|बेचनी|बेचने|खरीदना|खरीदने|खरीदनी|खरीद|बिकाऊ|बेचना|बिक्री',
    'sell',
    2,
  ),
  // To take is to buy where nothing says that it is to rent.
  intent('lena hai|leni hai|lena h|leni h|lena he|लेना है|लेनी है', 'sell', 1),
]
