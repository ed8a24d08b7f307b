import type { Asked } from './score.ts'

/**
 * Written without sight of the rules: floors, land, business, words spelled in haste, traps. The answers were fixed before any
 * of them was read. `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const unseenLand: readonly Asked[] = [
  // Floors, facing, vastu.
  [
    'east facing flat higher floor in tardeo 3 bhk',
    'facing east; type apartment; loc Tardeo; bhk 3; floor 5+ or floor 6+ or floor 7+ or floor 8+ or floor 10+',
  ],
  [
    'flat on 3rd floor with lift 3bhk aliganj lucknow',
    'type apartment; floor 3; has Lift; bhk 3; loc Aliganj; city Lucknow',
  ],
  ['no top floor 2bhk vasai', 'floor !top or not-floor top; bhk 2; loc Vasai'],
  ['floor should be between 4 and 10, 2 bhk goregaon east', 'floor 4-10; bhk 2; loc Goregaon East'],
  ['2bhk above 8th floor mulund', 'bhk 2; floor 8+ or floor 9+; loc Mulund'],
  [
    'top floor flat with terrace rights in rohini sector 9',
    'floor top; type apartment; has Terrace; loc Rohini Sector 9',
  ],
  [
    'ground floor house for senior citizens mysore gokulam',
    'floor 0; type house; city Mysuru; loc Gokulam',
  ],
  ['anything but ground floor 1bhk chembur', 'floor !0; bhk 1; loc Chembur'],
  [
    'west facing house plot 30*50 mysuru',
    'facing west; type plot; area 1500; city Mysuru; type house?',
  ],
  [
    '100% vastu compliant 3bhk north facing main door kondapur',
    'vastu; bhk 3; facing north; loc Kondapur',
  ],
  [
    'south east facing plot not wanted, 200 sqyds in kompally',
    'not-facing south-east; type plot; area 1800; loc Kompally',
  ],
  ['east or north facing 2 bhk in miyapur', 'facing east; facing north; bhk 2; loc Miyapur'],
  [
    'first floor or second floor only 3 bhk in panchsheel park',
    'floor 1; floor 2; bhk 3; loc Panchsheel Park',
  ],
  // Land.
  ['1200 sqft plot in avadi below 35 lakhs', 'area 1200; type plot; loc Avadi; max 35L'],
  [
    '5 acre agricultural land near hosur',
    'area 217800; type agricultural; city Hosur or loc Hosur',
  ],
  ['20 guntas farm land kolar', 'area 21780; type agricultural; city Kolar'],
  ['10 cent plot in thrissur', 'area 4356; type plot; city Thrissur'],
  [
    'land 7 cent with house kottayam 60 lakh',
    'type plot or type house; area 3049.2; city Kottayam; max 60L; type house?',
  ],
  ['150 gaj ka plot faridabad', 'area 1350; type plot; city Faridabad'],
  ['10 marla plot jalandhar', 'area 2722.5; type plot; city Jalandhar'],
  ['1 kanal kothi in panchkula', 'area 5445; type house; city Panchkula'],
  ['3 katha land in patna danapur', 'area 4083.75; type plot; city Patna; loc Danapur'],
  ['5 kattha zameen muzaffarpur bihar', 'area 6806.25; type plot; city Muzaffarpur'],
  [
    '2 katha land for sale in guwahati beltola',
    'area 5760; type plot; buy; city Guwahati; loc Beltola',
  ],
  ['half ground plot in madipakkam', 'area 1200; type plot; loc Madipakkam'],
  [
    '2 grounds land in ecr beach facing',
    'area 4800; type plot; loc ECR; has Sea view?; near beach?',
  ],
  ['100 ankanam site in nellore', 'area 7200; type plot; city Nellore'],
  [
    'hmda approved open plots 267 sq yards shadnagar',
    'approved HMDA; type plot; area 2403; loc Shadnagar',
  ],
  ['corner plot 60 feet road kharar 125 gaj', 'has Corner; type plot; loc Kharar; area 1125'],
  [
    'na plot near alibaug 5 guntha',
    'approved NA?; type plot; city Alibag or loc Alibag; area 5445',
  ],
  [
    '1 hectare land sehore bhopal',
    'area 107639.1 or area 107639.10 or area 107639.104; type plot; city Bhopal; loc Sehore?; city Sehore?',
  ],
  [
    'bda a khata site 30x40 in hsr layout under 2.5 crores',
    'approved BDA; approved A khata; type plot; area 1200; loc HSR Layout; max 2.5cr',
  ],
  [
    'farm house 1 acre kanakapura road with borewell',
    'type villa; kind farm house; area 43560; loc Kanakapura Road; has Borewell',
  ],
  ['20x30 site below 60 lakhs in anekal', 'area 600; type plot; max 60L; loc Anekal'],
  [
    'gated community plots chikkaballapur 1500 per sqft',
    'has Gated community; type plot; city Chikkaballapur; rate max 1500/sqft',
  ],
  [
    '5000 sq yard industrial plot sanand gidc',
    'area 45000; type industrial or type plot; loc Sanand; type plot?',
  ],
  // Business.
  [
    'shop for sale in main market rajouri garden 3 crore',
    'type commercial; kind shop; buy; loc Rajouri Garden; max 3cr',
  ],
  [
    'shop on rent 200 sqft kalbadevi ground floor',
    'type commercial; kind shop; rent; area 200; loc Kalbadevi; floor 0',
  ],
  [
    'furnished office 20 seater in andheri east saki naka',
    'fully-furnished; type office; loc Andheri East; loc Saki Naka',
  ],
  ['coworking space hinjewadi phase 2', 'type office; kind co-working; loc Hinjewadi Phase 2'],
  [
    'commercial space for restaurant indiranagar 100 feet road 3000 sqft',
    'type commercial; loc Indiranagar; area 3000; loc 100 Feet Road?; near 100 feet road?',
  ],
  [
    'warehouse 25000 sft medchal rent',
    'type industrial; kind warehouse; area 25000; loc Medchal; rent',
  ],
  [
    'showroom on mg road pune 2500 sq.ft lease',
    'type commercial; kind showroom; loc MG Road; city Pune; area 2500; lease',
  ],
  [
    'pre leased shop in noida sector 18 2 cr budget',
    'type commercial; kind shop; city Noida; loc Sector 18; max 2cr; lease?',
  ],
  ['factory shed for rent bhiwandi 10000 sq ft', 'type industrial; rent; loc Bhiwandi; area 10000'],
  [
    'office or shop in bandra kurla complex rent up to 2 lakhs',
    'type office; type commercial; kind shop; loc Bandra Kurla Complex; rent; max 2L',
  ],
  [
    'commercial plot in lucknow faizabad road',
    'type commercial+plot or type plot or type commercial; city Lucknow; loc Faizabad Road',
  ],
  // Spelled in haste.
  ['2bhk aprtment marathhalli ready to mov', 'bhk 2; type apartment; loc Marathahalli; ready'],
  ['3 bhk flaat in gaziabad indrapuram', 'bhk 3; type apartment; city Ghaziabad; loc Indirapuram'],
  ['vila for sale in coimbtore', 'type villa; buy; city Coimbatore'],
  ['2bhk koregoan park 1.8cr', 'bhk 2; loc Koregaon Park; max 1.8cr'],
  ['unfurnishd 1bhk in borivalli west 25k', 'unfurnished; bhk 1; loc Borivali West; max 25k; rent'],
  ['independant house ahmdabad maninager', 'type house; city Ahmedabad; loc Maninagar'],
  [
    '2 bhk flat kukatpali hyderbad 65 laks',
    'bhk 2; type apartment; loc Kukatpally; city Hyderabad; max 65L',
  ],
  ['fuly furnised 2bhk hinjwadi fase 3', 'fully-furnished; bhk 2; loc Hinjewadi Phase 3'],
  ['ofice space in gachiboli 1800 sqft', 'type office; loc Gachibowli; area 1800'],
  ['grond floor flat in jaynagar', 'floor 0; type apartment; loc Jayanagar'],
  // Traps.
  [
    '2 bhk 2 bath 2 balcony 2nd floor 2 crore santacruz',
    'bhk 2; bath 2; has Balcony; floor 2; max 2cr; loc Santacruz',
  ],
  ['call 9876543210 for 2bhk baner', 'bhk 2; loc Baner'],
  [
    '3bhk near cr park metro 2.5 cr',
    'bhk 3; near metro or near cr park metro or near chittaranjan park metro; loc Chittaranjan Park?; near metro?; max 2.5cr',
  ],
  [
    '2018 built 3bhk flat in salt lake sector 5',
    'bhk 3; type apartment; loc Salt Lake Sector 5; age 7?; age 8?; age 9?',
  ],
  ['3bhk 3rd floor 3 cr sector 3 noida', 'bhk 3; floor 3; max 3cr; loc Sector 3; city Noida'],
  [
    'flat near lake, not on the lake road, in powai',
    'type apartment; near lake; not-loc Lake Road?; loc Powai',
  ],
  ['2bhk central avenue nagpur under 50 lakhs', 'bhk 2; loc Central Avenue; city Nagpur; max 50L'],
  ['tower 5 2bhk 12th floor lodha palava', 'bhk 2; floor 12; by Lodha?; loc Palava'],
  ['400076 2 bhk 2.2cr', 'pin 400076; bhk 2; max 2.2cr'],
  ['3 bhk pin code 122018 rent 50k', 'bhk 3; pin 122018; rent; max 50k'],
  [
    'flat near new delhi railway station',
    'type apartment; near new delhi railway station or near railway station; city Delhi?',
  ],
]
