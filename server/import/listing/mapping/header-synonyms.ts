import type { ImportField } from '#contract/import/vocabulary.ts'
import { regExp } from '#domain/text/reg-exp.ts'

/**
 * Maps headers to fields by the words that listing files use. Only letters and digits count: `_id`,
 * `Listing-Id` and `listing id` are the same. Exact names come first, then suffixes and parts.
 */
const exact: Partial<Record<ImportField, string>> = {
  title:
    'title शीर्षक मालमत्ता संपत्ति प्रॉपर्टी मकानकानाम makankanaam propertykanaam ' +
    'propertytitle listingtitle headline adtitle property',
  heading: 'heading propheading housetype configurationtype listingheading',
  description:
    'description desc details about remarks summary ' +
    'propertydescription overview विवरण शेरा टिप्पणी तपशील',
  price:
    'prices ask quote demand buytotalprice ' +
    'reserveprice allinclprice allinclusiveprice agreementvalue totalcost ' +
    'totalvalue price amount cost rent saleprice sellingprice askingprice ' +
    'totalprice rentamount monthlyrent expectedprice budget value priceinr rentinr ' +
    'pricers totalamount pricevalue quotedprice listprice finalprice rentpermonth ' +
    'rentdep rentdeposit rentanddeposit rentsd rentadvance ' +
    'rentmonthly monthlyrental askingrent कीमत मूल्य दाम किराया किंमत भाव daam ' +
    'भाडे मासिकभाडे भाडेदरमहा मासिककिराया किरायाप्रतिमाह प्रतिमाहकिराया',
  priceThousand: 'pricethousand pricethousands priceinthousand priceinthousands pricek rentk',
  priceLakh:
    'pricelakh pricelac pricelakhs pricelacs priceinlakh ' +
    'priceinlakhs priceinlacs priceinlac pricel amountlakhs',
  priceMillion: 'pricemillion pricemillions pricemn priceinmillion priceinmillions priceinmn',
  priceCrore: 'pricecr pricecrore pricecrores priceincr priceincrore priceincrores',
  priceUnit: 'priceunit unitofprice priceunits currencyunit',
  deposit:
    'deposit depo deposite securitydepo securitydeposit advance securityamount अनामत ' +
    'अनामतरक्कम जमाराशि सुरक्षाराशि डिपॉझिट डिपॉजिट',
  maintenance:
    'maintenance maint maintenancecharges maintenancecharge maintcharges maintenanceamount ' +
    'maintenancefee maintenancecost societymaintenance societycharges cam camcharges',
  area:
    'areas saleable saleablesqft saleablearea area size sqft areasqft sizesqft totalsqft ' +
    'totalarea superarea superbuiltuparea builtuparea builtarea carpetarea plotarea areainsqft ' +
    'sizeinsqft areaft superareasqft carpetareasqft builtupareasqft plotareasqft squarefeet ' +
    'squarefootage coveredarea saleablearea propertysize housesize floorarea livingarea carpet ' +
    'builtup superbuiltup superbuiltuparea superbuiltareasqft areawithtype sba bua reracarpet ' +
    'super sbu carpetsqft reracarpetsqft ' +
    'reracarpetarea carpetarearera areacarpet areabuiltup areasuperbuiltup superbuiltupsqft ' +
    'plotsize landarea landsize sitearea areavalue sizevalue extent unitarea क्षेत्रफल एरिया ' +
    'क्षेत्र jagah क्षेत्रफळ क्षेत्रफलवर्गफुट एरियावर्गफुट क्षेत्रफळचौफूट',
  areaSqmt:
    'areasqm areasqmt areasqmtr areainsqm areainsqmt sqm sqmt areasquaremeters ' +
    'areasquaremetres sizesqm areamts',
  areaSqyd: 'areasqyd areasqyds areasqyard areasqyards areainsqyards sqyd sqyards areagaj areagaz',
  areaAcre: 'areaacre areaacres areainacres acres acre',
  areaUnit: 'areaunit unit sizeunit unitofarea areaunits',
  areaBasis: 'areatype typeofarea areabasis',
  configuration:
    'configuration config bhk bhktype size_bhk bhkconfiguration rooms flattype unittype ' +
    'noofbhk typology कमरे बीएचके खोल्या kamre',
  bedrooms:
    'bedrooms bedroom beds bed noofbedrooms bedroomnum numbedrooms numberofbedrooms bhkbed ' +
    'bedroomcount nobedrooms totalbedrooms',
  bathrooms:
    'bathrooms bathroom baths bath toilets washrooms washroom noofbathrooms ' +
    'noofbathroom noofbath noofbaths bathroomsno numbathrooms ' +
    'numberofbathrooms bathroomnum bathroomcount बाथरूम स्नानघर',
  balconies:
    'balconies balcony noofbalconies noofbalcony ' +
    'balconiesno balconynum numbalconies numberofbalconies',
  parkingSpaces:
    'parkingspaces parking carparking parkings noofparking noofparkings noofcarparking ' +
    'noofcarparkings parkingspace carparkings parkingslot parkingavailable numberofparkings ' +
    'parkingcount coveredparking parkingslots',
  floor:
    'floor floornumber floorno floornum onfloor propertyonfloor ' +
    'currentfloor floorlevel मंज़िल मंजिल मजला तल',
  totalFloors:
    'totalfloors totalfloor nooffloors nooffloor nooffloorsinbuilding totalfloorsinbuilding ' +
    'storey stories floors buildingfloors totalnooffloors floorcount numberoffloors storeys ' +
    'एकूणमजले कुलमंजिल कुलमंज़िल',
  propertyType:
    'propertytype type kind propertykind unitkind category typeofproperty propertycategory ' +
    'proptype hometype buildingtype subtype propertysubtype प्रकार संपत्तिकाप्रकार ' +
    'संपत्तिप्रकार प्रॉपर्टीकाप्रकार मालमत्ताप्रकार मालमत्तेचाप्रकार kism',
  listingType:
    'listingtype propertyforsale purpose for offertype listedfor status_for sellrent ' +
    'unitfor salerent propertyfor listingcategory adtype buyrent rentorsale offer बिक्रीकिराया ' +
    'विक्रीभाडे उद्देश्य bechnakiraya deal dealtype salerentlease',
  furnished:
    'furnished furnishing furnishingstatus furnish furnishedstatus furnishtype furnishings ' +
    'isfurnished furn furnishtype फर्निशिंग सुसज्जा फर्नीचर फर्निचर फर्निश्ड',
  facing: 'facing direction propertyfacing facingdirection housefacing orientation दिशा मुख',
  availability:
    'soldstatus unitstatus flatstatus plotstatus propertystatus ' +
    'listingstatus stage dealstage dealstatus inventorystatus stockstatus ' +
    'bookingstatus salestatus salesstatus saleablestatus unitavailability ' +
    'isavailable available avail availble vacancy currentstatus स्थिति उपलब्धता',
  possession:
    'possession availability possessionstatus possessiondate availablefrom possessionby ' +
    'availfrom readytomove possessionstarts constructionstatus availabilitystatus buildingstatus ' +
    'propertybuildingstatus possesion posession posessionstatus readystatus status',
  age: 'age agepossession propertyage ageofproperty buildingage ageofconstruction',
  resale: 'resale neworresale resaleornew saletype transaction transactiontype saletype',
  locality:
    'locality ठिकाण locations area_name arealocality location localityname sublocality ' +
    'neighbourhood neighborhood suburb areaname micromarket sector locationname place ' +
    'sitelocation region where village colony इलाका मोहल्ला स्थान परिसर ilaka',
  state: 'state statename province राज्य',
  city: 'city cityname town district metro शहर नगर sheher shahar',
  address: 'address fulladdress propertyaddress street streetaddress addressline1 addressline पता',
  society:
    'society project building societyname projectname buildingname apartmentname complex ' +
    'societyproject propertyname societybuilding',
  pincode: 'pincode pin zip zipcode postalcode postcode pinno पिनकोड',
  latitude: 'latitude lat',
  longitude: 'longitude lng lon long',
  amenities: 'amenities amenity facilities amenitieslist topamenities societyamenities',
  features: 'features feature propertyfeatures highlights keyfeatures',
  overlooking: 'overlooking overlooks view',
  tenants:
    'tenantpreferred preferredtenant preferredtenants tenanttype tenants भाडेकरू किरायेदार ' +
    'tenant availablefor',
  petsAllowed: 'petsallowed pets petallowed petfriendly petspolicy petpolicy',
  roomSharing:
    'roomsharing sharing sharingtype occupancytype roomoccupancy bedsperroom personsperroom ' +
    'sharingperroom pgsharing',
  seats:
    'seats seat seater seating seatcount seatcapacity seatingcapacity noofseats numberofseats ' +
    'totalseats workstations workstation noofworkstations numberofworkstations ' +
    'totalworkstations ws desks noofdesks सीट सीटें वर्कस्टेशन',
  cabins: 'cabins cabin noofcabins numberofcabins totalcabins केबिन',
  meetingRooms:
    'meetingrooms meetingroom noofmeetingrooms numberofmeetingrooms conferencerooms ' +
    'conferenceroom noofconferencerooms confrooms boardrooms conference',
  frontageFt:
    'frontageft frontage front frontinft frontinfeet frontft frontageinft frontageinfeet ' +
    'frontagem frontageinm frontagemtr shopfront shopfrontage roadfrontage frontwidth दर्शनी',
  ceilingHeightFt:
    'ceilingheightft ceilingheight clearheight clearheightft clearheightinft clearheightm ' +
    'clearheightinm height heightft heightinft heightm heightinm shedheight roofheight ' +
    'eaveheight eavesheight sideheight',
  powerLoadKw:
    'powerloadkw powerload power powerkw powerhp powerkva powerinkw powerinhp powerinkva ' +
    'sanctionedload sanctionedpower sanctionedloadkw sanctionedloadhp sanctionedloadkva ' +
    'connectedload electricload electricityload loadkw loadhp loadkva powerconnection',
  brokerage:
    'brokerage brokeragepercent brokeragepercentage brokerageonsale bkg commission ' +
    'commissionpercent ब्रोकरेज दलाली',
  postedOn:
    'postedon dateposted posteddate listedon listingdate ' +
    'dateadded addedon postdate publisheddate date',
  postedAgo: 'posted verificationdate postedago listedago',
  sourceId:
    'propid listingid propertyid adid listingno refno reference referenceno referencecode ' +
    'propertycode listingcode externalid mlsid',
  ownId: 'ownid brickbazaarid',
  brokerEmail: 'brokeremail agentemail email contactemail dealeremail broker agent owneremail',
  brokerPhone:
    'brokerphone agentphone phone mobile contactphone agentmobile brokermobile contactnumber ' +
    'phonenumber mobileno contactno',
}

const byName = new Map(
  Object.entries(exact).flatMap(([field, names]) =>
    names
      .split(' ')
      .map((name, rank) => [headerKey(name), { field: field as ImportField, rank }] as const),
  ),
)

/** A field and how surely the header means it: 0 is the field's own name, higher is less sure. */
export interface NamedField {
  field: ImportField
  rank: number
}

/** Returns a header without case, blanks, punctuation and currency signs. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/**
 * Returns the field of a header, which may include the unit: `Price (in Lakhs)`, `Area [sq m]`,
 * `Plot Area Sq.Yd`.
 */
export function fieldOfHeader(header: string): NamedField | undefined {
  const found = byName.get(headerKey(header))
  if (found) return found
  if (isRateHeader(header) || isForeign(header) || isPrivate(header)) return undefined
  const each = header.split(/\s*[/|&]\s*/).map((name) => byName.get(headerKey(name)))
  // "Project / Society": two names for one field.
  if (each.length > 1 && each.every((name) => name && name.field === each[0]?.field)) return each[0]
  const lower = header.normalize('NFKC').toLowerCase().replaceAll('_', ' ').replace(/\*.*$/, '')
  const bracket = /[([{](.*)$/.exec(lower)
  const words = bracket ? lower.slice(0, bracket.index) : lower.replace(unitWords, ' ')
  const bare = byName.get(headerKey(words)) ?? byName.get(headerKey(words.replace(priceKinds, ' ')))
  const unit = bracket?.[1] ?? (lower.match(unitWords) ?? []).join(' ')
  return bare && { ...bare, field: inUnit(bare.field, unit) }
}

// There is no exchange rate for foreign currencies.
const isForeign = (header: string) =>
  /\b(?:usd|us ?\$|dollars?|aed|dirhams?|gbp|pounds?|eur|euros?|sgd|cad|aud)\b|[$£€]/i.test(header)

// A broker's private notes are no description.
const isPrivate = (header: string) =>
  /\b(?:internal|private|confidential|office use)\b/i.test(header)

const rateHeader = regExp('i')`
  \bpsf\b|(?:\bper|\/|_per)[\s_]*(?:sq|sft|ft|acre|y(?:ar)?d|gaj|cent|gunt)|price_?sq_?ft$
`

/** Returns whether a header means a price per unit of area, which is not the price of a home. */
export function isRateHeader(header: string): boolean {
  return rateHeader.test(header)
}

// Which of several prices is meant: "Price Basic", "Total Cost - INR Lacs".
const priceKinds =
  /\b(?:basic|base|agreement|total|all[- ]?incl(?:usive|uding|\.)?|final|net|gross)\b\.?/g

const unitWords = regExp('g')`
  \b(?:in|rs|inr|rupees|us|usd|dollars?|aed|dirhams?|gbp|euros?|sgd|lakhs?|lacs?|crores?|cr
  |thousands?|p\.?m|(?:per |\/ ?|a )?month|monthly
  |sq\.? ?(?:f(?:ee)?t|m(?:e?t(?:er|re|r)?)?s?|y(?:ar)?ds?)|ga[jz]|acres?)\b\.?
`

function inUnit(field: ImportField, unit: string): ImportField {
  if (field === 'price' && /lakh|lac|^l\b|लाख/.test(unit)) return 'priceLakh'
  if (field === 'price' && /thousand|\bk\b|'000|^000/.test(unit)) return 'priceThousand'
  if (field === 'price' && /million|\bmn\b|^m\b/.test(unit)) return 'priceMillion'
  if (field === 'price' && /cr|करोड/.test(unit)) return 'priceCrore'
  if (field === 'area' && /m²|m2|sq\.?\s*m|met(?:er|re)/.test(unit)) return 'areaSqmt'
  if (field === 'area' && /y(?:ar)?d|ga[jz]/.test(unit)) return 'areaSqyd'
  if (field === 'area' && /acre/.test(unit)) return 'areaAcre'
  return field
}
