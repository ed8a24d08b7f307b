import type { ImportField } from '#contract/import-word.ts'

/**
 * Header → field, by the words files of listings use. Written as letters and digits only; `_id`,
 * `Listing-Id` and `listing id` are one. Exact names first, then endings and parts.
 */
const exact: Partial<Record<ImportField, string>> = {
  title: 'title propertytitle listingtitle headline adtitle',
  heading: 'heading propheading housetype configurationtype listingheading',
  description: 'description desc details about remarks summary propertydescription overview',
  price:
    'price amount cost rent saleprice sellingprice askingprice totalprice rentamount monthlyrent expectedprice budget value priceinr rentinr pricers rentpermonth rentmonthly monthlyrental askingrent',
  priceLakh:
    'pricelakh pricelac pricelakhs pricelacs priceinlakh priceinlakhs priceinlacs priceinlac pricel amountlakhs',
  priceCrore: 'pricecr pricecrore pricecrores priceincr priceincrore priceincrores',
  priceUnit: 'priceunit unitofprice priceunits currencyunit',
  deposit: 'deposit securitydeposit advance securityamount',
  area: 'area size sqft areasqft sizesqft totalsqft totalarea superarea superbuiltuparea builtuparea builtarea carpetarea plotarea areainsqft sizeinsqft areaft superareasqft carpetareasqft builtupareasqft plotareasqft squarefeet squarefootage coveredarea saleablearea propertysize housesize floorarea livingarea',
  areaSqmt:
    'areasqm areasqmt areasqmtr areainsqm areainsqmt sqm sqmt areasquaremeters areasquaremetres sizesqm areamts',
  areaSqyd: 'areasqyd areasqyds areasqyard areasqyards areainsqyards sqyd sqyards areagaj',
  areaAcre: 'areaacre areaacres areainacres acres acre',
  areaUnit: 'areaunit unit sizeunit unitofarea areaunits',
  areaBasis: 'areatype typeofarea areabasis',
  configuration:
    'configuration config bhk bhktype size_bhk bhkconfiguration rooms flattype unittype noofbhk',
  bedrooms:
    'bedrooms bedroom beds bed noofbedrooms bedroomnum numbedrooms numberofbedrooms bhkbed bedroomcount nobedrooms totalbedrooms',
  bathrooms:
    'bathrooms bathroom baths bath toilets washrooms noofbathrooms numbathrooms numberofbathrooms bathroomnum bathroomcount',
  balconies: 'balconies balcony noofbalconies balconynum numbalconies numberofbalconies',
  parkingSpaces:
    'parkingspaces parking carparking parkings noofparking numberofparkings parkingcount coveredparking parkingslots',
  floor: 'floor floornumber floorno floornum onfloor propertyonfloor currentfloor floorlevel',
  totalFloors:
    'totalfloors totalfloor nooffloors floors buildingfloors totalnooffloors floorcount numberoffloors storeys',
  propertyType:
    'propertytype type category typeofproperty propertycategory proptype hometype buildingtype subtype propertysubtype',
  listingType:
    'listingtype purpose for offertype listedfor status_for sellrent salerent propertyfor listingcategory adtype buyrent rentorsale offer',
  furnished:
    'furnished furnishing furnishingstatus furnish furnishedstatus furnishtype furnishings isfurnished furnishtype',
  facing: 'facing direction propertyfacing facingdirection housefacing orientation',
  possession:
    'possession availability possessionstatus possessiondate availablefrom possessionby readytomove possessionstarts constructionstatus availabilitystatus buildingstatus propertybuildingstatus possesion',
  age: 'age propertyage ageofproperty buildingage ageofconstruction',
  resale: 'resale neworresale resaleornew saletype transaction transactiontype saletype',
  locality:
    'locality area_name arealocality location localityname sublocality neighbourhood neighborhood suburb areaname micromarket sector locationname place sitelocation region where',
  city: 'city cityname town district metro',
  address: 'address fulladdress propertyaddress street streetaddress addressline1 addressline',
  society:
    'society project building societyname projectname buildingname apartmentname complex societyproject propertyname societybuilding',
  pincode: 'pincode pin zip zipcode postalcode postcode pinno',
  latitude: 'latitude lat',
  longitude: 'longitude lng lon long',
  amenities: 'amenities amenity facilities amenitieslist topamenities societyamenities',
  features: 'features feature propertyfeatures highlights keyfeatures',
  overlooking: 'overlooking overlooks view',
  tenants:
    'tenantpreferred preferredtenant preferredtenants tenanttype tenants availablefor tenant',
  postedOn:
    'postedon dateposted posteddate listedon listingdate dateadded addedon postdate publisheddate date',
  postedAgo: 'posted verificationdate postedago listedago',
  sourceId:
    'propid listingid propertyid adid listingno refno reference referenceno referencecode propertycode listingcode externalid mlsid',
  brokerEmail: 'brokeremail agentemail email contactemail dealeremail broker agent owneremail',
  brokerPhone:
    'brokerphone agentphone phone mobile contactphone agentmobile brokermobile contactnumber phonenumber mobileno contactno',
}

const byName = new Map(
  Object.entries(exact).flatMap(([field, names]) =>
    names.split(' ').map((name, rank) => [name, { field: field as ImportField, rank }] as const),
  ),
)

/** A field and how surely the header means it: 0 is the field's own name, more is farther off. */
export interface NamedField {
  field: ImportField
  rank: number
}

/** A header without case, blanks, punctuation and currency signs. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The field a header names; a bracket may say the unit: `Price (in Lakhs)`, `Area [sq m]`. */
export function fieldOfHeader(header: string): NamedField | undefined {
  const found = byName.get(headerKey(header))
  if (found) return found
  const bare = byName.get(headerKey(header.replace(/[([{].*$/, '')))
  return bare && { ...bare, field: inUnit(bare.field, header.toLowerCase()) }
}

function inUnit(field: ImportField, header: string): ImportField {
  const unit = /[([{](.*)$/.exec(header)?.[1] ?? ''
  if (field === 'price' && /lakh|lac|^l\b/.test(unit)) return 'priceLakh'
  if (field === 'price' && /cr/.test(unit)) return 'priceCrore'
  if (field === 'area' && /m²|m2|sq\.?\s*m|met(?:er|re)/.test(unit)) return 'areaSqmt'
  if (field === 'area' && /y(?:ar)?d|gaj/.test(unit)) return 'areaSqyd'
  if (field === 'area' && /acre/.test(unit)) return 'areaAcre'
  return field
}
