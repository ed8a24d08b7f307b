import type { Asked } from './score.ts'

/** Sixty queries as users of large portals type them, over 37 cities. The answers stood before it was asked. */
export const houseHunter: readonly Asked[] = [
  [
    '3bhk kharghar sector 20',
    'bhk 3; loc Kharghar Sector 20 or loc Sector 20 Kharghar or loc Sector 20 or loc Kharghar; city Navi Mumbai or city Mumbai?',
  ],
  [
    'plots in shankarpally',
    'type plot; loc Shankarpally or loc Shankarpalli; city Hyderabad?; buy?',
  ],
  ['1rk andheri east rent', 'bhk 0.5; rent; loc Andheri East; city Mumbai?'],
  [
    'shop for sale kamla nagar',
    'type commercial; kind shop; buy; loc Kamla Nagar; city Delhi or city Agra?',
  ],
  ['girls pg karve nagar pune', 'pg; for women; loc Karve Nagar or loc Karvenagar; city Pune'],
  ['flat on rent in rajajipuram', 'type apartment; rent; loc Rajajipuram; city Lucknow?'],
  [
    'kothi sector 21 panchkula',
    'type house or type villa; loc Sector 21 or loc Sector 21 Panchkula; city Panchkula; buy?',
  ],
  [
    'godown bhiwandi 10000 sqft',
    'type industrial; kind warehouse; city Bhiwandi or loc Bhiwandi; city Thane or city Mumbai?; area 10000; rent?',
  ],
  [
    '2 bhk flat kakanad 60 lakhs',
    'bhk 2; type apartment; loc Kakkanad; city Kochi?; max 60L; buy?',
  ],
  ['new projects in tathawade', 'launch or new or uc; loc Tathawade; city Pune?; buy?'],
  ['villa ecr 3cr', 'type villa; loc ECR or loc East Coast Road; city Chennai?; max 3cr; buy?'],
  [
    'office space salt lake sector 5',
    'type office; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector 5 or loc Sector V or loc Salt Lake or loc Salt Lake City; city Kolkata?',
  ],
  [
    'bungalow in bopal',
    'kind bungalow; type house or type villa; loc Bopal; city Ahmedabad?; buy?',
  ],
  ['1 bhk vijay nagr indore rent', 'bhk 1; rent; loc Vijay Nagar; city Indore'],
  [
    'furnished flat panaji',
    'fully-furnished; type apartment; city Panaji or loc Panaji or loc Panjim; city Goa?',
  ],
  [
    'resale 3bhk sector 137 noida',
    'resale; bhk 3; loc Sector 137 or loc Noida Sector 137; city Noida; buy?',
  ],
  [
    'row house wagholi 85 lac',
    'kind row house; type house; loc Wagholi; city Pune?; max 85L; buy?',
  ],
  ['studio in jagatpura jaipur', 'kind studio; type apartment; bhk 0; loc Jagatpura; city Jaipur'],
  ['4bhk cuffe parade sea view', 'bhk 4; loc Cuffe Parade; city Mumbai?; has Sea view'],
  [
    '30x50 site in vijayanagar mysore',
    'type plot; area 1500; loc Vijayanagar or loc Vijayanagara or loc Vijaya Nagar or loc Vijay Nagar; city Mysuru; buy?',
  ],
  [
    '3 bhk flat for rent in alkapuri baroda under 25k semifurnished',
    'bhk 3; type apartment; rent; loc Alkapuri; city Vadodara; max 25k; semi-furnished',
  ],
  [
    '2bhk independent house for sale in saravanmpatti coimbatore below 70 lakhs',
    'bhk 2; type house; buy; loc Saravanampatti or loc Saravanampatty; city Coimbatore; max 70L',
  ],
  [
    '5 cent plot near infopark kochi with road access',
    'area 2178; type plot; near infopark or near infopark kochi; city Kochi; has Road or has Main road?; buy?',
  ],
  [
    'east facing 200 sq yd plot in mansarovar extension jaipur jda approved',
    'facing east; area 1800; type plot; loc Mansarovar Extension or loc Mansarovar; city Jaipur; approved JDA; buy?',
  ],
  [
    'ready to move 3 bhk in new town action area 2 within 75 lakhs',
    'ready; bhk 3; loc New Town Action Area 2 or loc New Town Action Area II or loc Action Area 2 or loc Action Area II or loc New Town; city Kolkata?; max 75L; buy?',
  ],
  [
    'shop on rent in sitabuldi nagpur ground floor 300 sqft',
    'type commercial; kind shop; rent; loc Sitabuldi; city Nagpur; floor 0; area 300',
  ],
  [
    '2 bhk for bachelors in madhapur no brokerage under 30 thousand',
    'bhk 2; for bachelors; loc Madhapur; city Hyderabad?; no-brokerage; max 30k; rent?',
  ],
  [
    'bhubaneswar patia mein 3bhk flat 65 lakh tak',
    'city Bhubaneswar; loc Patia; bhk 3; type apartment; max 65L; buy?',
  ],
  [
    '4 katha zameen danapur patna main road par',
    'area 5445; type plot; loc Danapur; city Patna; has Main road or has Road; buy?',
  ],
  [
    '2 and 3 bhk appartments in mvp colony vizag 80 lakhs to 1.2 crore',
    'bhk 2,3; type apartment; loc MVP Colony; city Visakhapatnam or city Vizag; 80L-1.2cr; buy?',
  ],
  [
    'duplex house in arera colony bhopal with parking above 1 crore',
    'kind duplex; type house; loc Arera Colony; city Bhopal; has Covered parking; min 1cr; buy?',
  ],
  [
    'factory shed for lease in peenya 2nd stage 8000 sft',
    'type industrial; lease or rent; loc Peenya 2nd Stage or loc Peenya Stage 2 or loc Peenya; city Bengaluru?; area 8000',
  ],
  [
    'pg for boys with food in gomti nagr under 8000',
    'pg; for men; has Food included; loc Gomti Nagar; city Lucknow?; max 8000 or max 8k',
  ],
  [
    '3bhk builder floor in greenfield colony faridabad with lift',
    'bhk 3; kind builder floor; type apartment; loc Greenfield Colony or loc Green Field Colony or loc Greenfields Colony or loc Green Fields Colony or loc Green Field; city Faridabad; has Lift; buy?',
  ],
  [
    'top floor 2bhk with terrace in behala max 60 lac',
    'floor top; bhk 2; has Terrace; loc Behala; city Kolkata?; max 60L; buy?',
  ],
  [
    '1bhk rent ghatkopr east family only 35k',
    'bhk 1; rent; loc Ghatkopar East; city Mumbai?; for family; max 35k',
  ],
  [
    'under construction flats by godrej in sector 146 noida',
    'uc; type apartment; by Godrej or by Godrej Properties; loc Sector 146 or loc Noida Sector 146; city Noida; buy?',
  ],
  [
    'showroom for rent cg road ahmedabad 2 lakh per month',
    'type commercial; kind showroom; rent; loc CG Road or loc C G Road; city Ahmedabad; max 2L',
  ],
  [
    '10 guntha farm land in mulshi pune 40 lakhs',
    'area 10890; type agricultural; loc Mulshi; city Pune; max 40L; buy?',
  ],
  [
    'paune do crore me 3bhk zirakpur vip road',
    'max 1.75cr; bhk 3; loc VIP Road or loc VIP Road Zirakpur; city Zirakpur or loc Zirakpur; city Chandigarh or city Mohali?; buy?',
  ],
  [
    'single room on rent in six mile guwahati for students',
    'rent; loc Six Mile or loc Sixmile; city Guwahati; for students; bhk 0.5 or bhk 1?',
  ],
  [
    '2 ground land for sale in tambaram west below 1.5 cr',
    'area 4800; type plot; buy; loc Tambaram West or loc West Tambaram or loc Tambaram; city Chennai?; max 1.5cr',
  ],
  [
    '2.5 bhk in hadapsar or magarpatta around 90 lakhs west facing',
    'bhk 2.5; loc Hadapsar; loc Magarpatta or loc Magarpatta City; city Pune?; ~90L; facing west; buy?',
  ],
  [
    'plots rate below 2500 per sqft in shamirpet',
    'type plot; rate max 2500/sqft; loc Shamirpet or loc Shameerpet; city Hyderabad?; buy?',
  ],
  [
    'furnised office in nariman point 1500-2000 sqft on lease',
    'fully-furnished; type office; loc Nariman Point; city Mumbai?; area 1500-2000; lease or rent',
  ],
  [
    'flat in vesu surat not ground floor 3bhk 70-80 lakh',
    'type apartment; loc Vesu; city Surat; floor !0; bhk 3; 70L-80L; buy?',
  ],
  [
    '3 bhk ranchi kanke road with lift and power backup',
    'bhk 3; city Ranchi; loc Kanke Road or loc Kanke; has Lift; has Power backup',
  ],
  [
    '2bhk flat for rent in velacheri direct owner 20k deposit 1 lakh',
    'bhk 2; type apartment; rent; loc Velachery; city Chennai?; from owner; max 20k; deposit 1L or deposit 100k; no-brokerage?',
  ],
  [
    'looking for 3bhk semi furnished flat for family in indirapuram ghaziabad with covered parking, 24 hr power backup, gym, rent upto 30k, from owner',
    'bhk 3; semi-furnished; type apartment; for family; loc Indirapuram; city Ghaziabad; has Covered parking; has Power backup; has Gym; rent; max 30k; from owner',
  ],
  [
    'want to buy 2 bhk in kompally or bachupally hyderabad, gated community, east facing, vastu, 55-65 lakhs, not top floor, possession by march 2027',
    'buy; bhk 2; loc Kompally; loc Bachupally; city Hyderabad; has Gated community; facing east; vastu; 55L-65L; floor !top; by 2027-03',
  ],
  [
    'wife and me need pet friendly 1bhk near indiranagar metro, max 35k, fully furnished with wifi ac washing machine, no brokerage, deposit 2 months',
    'for couple or for family?; for pets; bhk 1; near indiranagar metro or near indiranagar metro station or near metro; loc Indiranagar?; city Bengaluru?; max 35k; fully-furnished; has Wi-Fi; has Air conditioning; has Washing machine; no-brokerage; deposit 2m; rent?',
  ],
  [
    'i earn 80k and work in technopark, want 2bhk flat on rent in kazhakoottam trivandrum 18k, semi furnished, bike parking, ground floor nahi chahiye',
    'bhk 2; type apartment; rent; loc Kazhakoottam or loc Kazhakkoottam or loc Kazhakuttam or loc Kazhakkuttam or loc Kazhakootam; city Thiruvananthapuram; max 18k; semi-furnished; has Covered parking; floor !0; near technopark?',
  ],
  [
    'luxury 4 bhk in golf course extension road gurgaon by dlf or m3m, 4-6 cr, club house, swimming pool, servant room, floor above 10',
    'bhk 4; loc Golf Course Extension Road or loc Golf Course Extension or loc Golf Course Ext Road; city Gurgaon; by DLF; by M3M; 4cr-6cr; has Clubhouse; has Swimming pool; has Servant room; floor 11+ or floor 10+; buy?',
  ],
  [
    'farm house on 1 acre in karjat with swimming pool, borewell, electricity, clear title, 1.5 cr tak',
    'kind farm house; type villa or type house or type agricultural; area 43560; city Karjat or loc Karjat; city Mumbai or city Raigad or city Navi Mumbai?; has Swimming pool; has Borewell; has Electricity?; approved Clear title; max 1.5cr; buy?',
  ],
  [
    'godown or warehouse for rent in aslali ahmedabad 20000 to 30000 sqft, truck parking, 24x7 security, main road touch, rate under 18 per sqft',
    'kind warehouse; type industrial; rent; loc Aslali; city Ahmedabad; area 20000-30000; has Covered parking; has Security; has Main road or has Road; rate max 18/sqft',
  ],
  [
    '3 bhk villa in calangute or candolim goa near beach, private pool, furnished, under 2.5 crores, good for airbnb',
    'bhk 3; type villa; loc Calangute; loc Candolim; city Goa or city North Goa; near beach; has Swimming pool or has Private pool; fully-furnished; max 2.5cr; buy?',
  ],
  [
    'parents ke liye 2bhk chahiye sector 70 mohali, lift zaroori, park ke paas, ground ya first floor, 75 lakh budget',
    'bhk 2; loc Sector 70 or loc Sector 70 Mohali; city Mohali; has Lift; near park or has Park; floor 0; floor 1; max 75L; for family?; buy?',
  ],
  [
    'need fully furnished office 40 seats in hsr or koramangala, cafeteria, conference room, power backup, car parking, 3 lakh/month budget',
    'type office; kind co-working?; fully-furnished; loc HSR Layout or loc HSR; loc Koramangala; city Bengaluru?; has Cafeteria?; has Conference room?; has Power backup; has Covered parking or has Covered parking; max 3L; rent?',
  ],
  [
    'cheapest 1bhk flats in mira road or bhayandar under 45 lakhs, new booking, rera registered, near station, bank loan approved',
    'sort price-asc; bhk 1; type apartment; loc Mira Road or loc Mira Road East or city Mira Road; loc Bhayandar or loc Bhayander or loc Bhayandar East or loc Bhayandar West; city Mumbai or city Thane or city Mira Bhayandar or city Mira-Bhayandar?; max 45L; new; rera; near station or near railway station; approved Loan approved; buy?',
  ],
  [
    '3bhk on rent model town ludhiana, posted this week, first floor only, attached bathroom, modular kitchen, no pets, 25000 max',
    'bhk 3; rent; loc Model Town; city Ludhiana; posted 7; floor 1; has Attached bathroom; has Modular kitchen; not-for pets?; max 25k',
  ],
]
