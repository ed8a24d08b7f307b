import type { Asked } from './score.ts'

/**
 * Written without sight of the rules, from towns the other tables hardly name; the answers stood before the reader was asked.
 * `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const unseenThird: readonly Asked[] = [
  // Boxes of portals.
  [
    '2 bhk flats for sale in kalawad road rajkot under 55 lakh',
    'bhk 2; type apartment; buy; loc Kalawad Road; city Rajkot; max 55L',
  ],
  [
    '3 BHK apartments in Rushikonda Vizag with sea view between 90 lakhs and 1.3 crore',
    'bhk 3; type apartment; loc Rushikonda; city Visakhapatnam; has Sea view; 90L-1.3cr',
  ],
  [
    'independent house for rent in thillai nagar trichy 20000 per month',
    'type house; rent; loc Thillai Nagar; city Trichy or city Tiruchirappalli; max 20k',
  ],
  [
    'single storey house in panchsheel nagar ajmer 70 lacs',
    'type house; loc Panchsheel Nagar; city Ajmer; max 70L',
  ],
  [
    'ready to shift 3bhk in shankar nagar raipur, price below 75 lakhs',
    'ready; bhk 3; loc Shankar Nagar; city Raipur; max 75L',
  ],
  [
    'apartment with 3 bedrooms and 3 bathrooms, kowdiar trivandrum, up to 1.6 Cr',
    'type apartment; bhk 3; bath 3; loc Kowdiar; city Thiruvananthapuram; max 1.6cr',
  ],
  [
    'house for sale wright town jabalpur two floors 1.1 crore',
    'type house; buy; loc Wright Town; city Jabalpur; max 1.1cr',
  ],
  [
    'rent 1bhk allahpur prayagraj less than 9000',
    'rent; bhk 1; loc Allahpur; city Prayagraj; max 9k',
  ],
  [
    '3bhk penthouse with private terrace in sindhu bhavan road',
    'bhk 3; type apartment; kind penthouse; has Terrace; loc Sindhu Bhavan Road',
  ],
  [
    'resale apartment kadri mangalore 3 bedroom max 85 lakhs',
    'resale; type apartment; loc Kadri; city Mangalore or city Mangaluru; bhk 3; max 85L',
  ],
  [
    'newly built 2bhk in hirapur dhanbad under 40 lakh',
    'bhk 2; loc Hirapur; city Dhanbad; max 40L; new?; ready?',
  ],
  [
    'gated villa in saravanampatti coimbatore 4 bhk 1.8 to 2.4 cr',
    'has Gated community; type villa; loc Saravanampatti; city Coimbatore; bhk 4; 1.8cr-2.4cr',
  ],
  [
    'all 2 bhk between rs 28,00,000 and rs 36,00,000 in kalol',
    'bhk 2; 28L-36L; loc Kalol or city Kalol',
  ],
  [
    'furnished 1 bhk for long stay in candolim goa',
    'fully-furnished; bhk 1; loc Candolim; city Goa; rent?',
  ],
  [
    'luxury 4bhk apartments in alipore kolkata from 4 crore onwards',
    'bhk 4; type apartment; loc Alipore; city Kolkata; min 4cr',
  ],
  [
    'apartments near aiims rishikesh under 50 lakh',
    'type apartment; near aiims or near aiims rishikesh; city Rishikesh; max 50L',
  ],
  [
    '1 bhk in ambernath east, possession june 2027, 27 lakh',
    'bhk 1; loc Ambernath East; by 2027-06; max 27L',
  ],
  [
    '3 bhk in banjara hills road no 12 rent 90k unfurnished',
    'bhk 3; loc Banjara Hills; rent; max 90k; unfurnished',
  ],
  // To rent.
  [
    'pg in pallikaranai for working men double sharing 7500 veg food',
    'pg; loc Pallikaranai; for men; max 7500; has Food included',
  ],
  [
    'hostel for girls near lpu jalandhar under 6000',
    'pg; for women; near lpu; city Jalandhar; max 6k',
  ],
  [
    'paying guest in jadavpur for students with wifi and ac',
    'pg; loc Jadavpur; for students; has Wi-Fi or has WiFi or has Internet; has Air conditioning',
  ],
  [
    '2bhk flat rent in dighi pune, govt servant family, 13k',
    'bhk 2; type apartment; rent; loc Dighi; city Pune; for family; max 13k',
  ],
  [
    '3 bhk rent jamshedpur sonari company accommodation 28000',
    'bhk 3; rent; city Jamshedpur; loc Sonari; for company; max 28k',
  ],
  [
    'need flat where bachelors are allowed, 2bhk kadugodi 24k',
    'type apartment; for bachelors; bhk 2; loc Kadugodi; max 24k; rent',
  ],
  [
    '1 bhk rent 14k + 1.5k maintenance nanganallur advance 1 lakh',
    'bhk 1; rent; max 14k; loc Nanganallur; deposit 1L',
  ],
  [
    '11 months agreement 2bhk thane majiwada 36k no broker',
    'bhk 2; loc Majiwada; city Thane; max 36k; rent; no-brokerage or from owner',
  ],
  [
    'flat on heavy deposit 10 lakhs nagpada 1bhk',
    'type apartment; deposit 10L; loc Nagpada; bhk 1',
  ],
  [
    '4bhk villa on rent injambakkam 1.25 lakh a month pets ok',
    'bhk 4; type villa; rent; loc Injambakkam; max 1.25L; for pets',
  ],
  [
    'furnished room with kitchen for a single lady in ramamurthy nagar 9k',
    'fully-furnished; for women; loc Ramamurthy Nagar; max 9k; rent; bhk 0.5?; bhk 1?',
  ],
  [
    '2 bhk sanpada rent 38000 negotiable preferably vegetarian family',
    'bhk 2; loc Sanpada; rent; max 38k; for family',
  ],
  ['flatmate needed female 2bhk chandivali 20k', 'for women; bhk 2; loc Chandivali; max 20k; rent'],
  [
    'two sharing pg near rajiv gandhi it park hinjewadi boys 8-9k',
    'pg; near rajiv gandhi it park or near it park; loc Hinjewadi; for men; 8k-9k',
  ],
  [
    'fully furnished 3 bhk, vidhyadhar nagar jaipur, for 6 months only, 35k',
    'fully-furnished; bhk 3; loc Vidhyadhar Nagar; city Jaipur; max 35k; rent',
  ],
  // Business.
  [
    'shop for lease near bus stand kollam 350 sqft',
    'type commercial; kind shop; lease; near bus stand; city Kollam; area 350',
  ],
  ['office in gift city 2500 sqft bareshell', 'type office; loc Gift City; area 2500; unfurnished'],
  [
    'clinic space ground floor rt nagar 600 sqft rent 35k',
    'type commercial; floor 0; loc RT Nagar; area 600; rent; max 35k',
  ],
  [
    'godown on rent 5000 sqft transport nagar kanpur',
    'type industrial; kind warehouse; rent; area 5000; loc Transport Nagar; city Kanpur',
  ],
  [
    'plug and play office 15 seats wakad below 60k',
    'type office; fully-furnished?; loc Wakad; max 60k; rent',
  ],
  ['hotel for sale in manali 20 rooms', 'type commercial; buy; city Manali'],
  [
    'commercial building in abids hyderabad 12 crore',
    'type commercial; loc Abids; city Hyderabad; max 12cr',
  ],
  ['industrial plot vapi gidc 1000 sq mt', 'type industrial; city Vapi; area 10763.91'],
  [
    '2 shutters shop kukatpally main road 30k rent',
    'type commercial; kind shop; loc Kukatpally; has Main road?; max 30k; rent',
  ],
  ['school building on lease in bareilly', 'type commercial; lease; city Bareilly'],
  ['small office for ca practice 300 sqft ashram road', 'type office; area 300; loc Ashram Road'],
  ['running restaurant for sale in calangute', 'type commercial; buy; loc Calangute'],
  // Land.
  [
    '120 sq yard plot in beeramguda east facing 45 lakhs',
    'area 1080; type plot; loc Beeramguda; facing east; max 45L',
  ],
  [
    '8 cents land in kakkodi calicut with road access',
    'area 3484.8; type plot; loc Kakkodi; city Kozhikode or city Calicut',
  ],
  [
    '6 marla plot in amritsar ranjit avenue',
    'area 1633.5; type plot; city Amritsar; loc Ranjit Avenue',
  ],
  ['4 killa zameen karnal', 'area 174240; type plot or type agricultural; city Karnal'],
  [
    '25 bigha farmland near bikaner highway',
    'area 435600-680625; type agricultural; city Bikaner; near highway or near bikaner highway',
  ],
  [
    '5 katha plot guwahati khanapara 40 lakh',
    'area 14400; type plot; city Guwahati; loc Khanapara; max 40L',
  ],
  ['4 dismil jameen ranchi ratu road', 'area 1742.4; type plot; city Ranchi; loc Ratu Road'],
  [
    '40 feet by 60 feet plot in kuvempunagar mysore corner',
    'area 2400; type plot; loc Kuvempunagar; city Mysuru; has Corner',
  ],
  [
    'grape farm 3 acres dindori nashik with well water',
    'type agricultural; area 130680; loc Dindori; city Nashik; has Borewell?; has Water supply?',
  ],
  ['1.5 ground plot in medavakkam', 'area 3600; type plot; loc Medavakkam'],
  [
    'land for school 3 acre patna bypass',
    'type plot; area 130680; city Patna; loc Bypass?; near bypass?; loc Patna Bypass?',
  ],
  [
    '300 gaj ka plot jhajjar road rohtak 25 hazar gaj',
    'area 2700; type plot; loc Jhajjar Road; city Rohtak; rate max 25k/sqyd',
  ],
  ['plot 1000 vaar gandhinagar', 'area 9000; type plot; city Gandhinagar'],
  [
    'agri land jahan borewell ho 2 acre chevella',
    'type agricultural; has Borewell; area 87120; loc Chevella',
  ],
  ['orchard land shimla 10 biswa', 'area 4050-4356; type agricultural; city Shimla'],
]
