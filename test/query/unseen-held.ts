import type { Asked } from './score.ts'

/**
 * Written with those of `unseen-third.ts` and held back while the rules learned from them: what the rules do for these is what
 * they do for anybody. `a or b` takes either reading, `a?` may be understood and need not be.
 */
export const unseenHeld: readonly Asked[] = [
  [
    '4bhk kothi model town ludhiana 250 gaj 3.2 crore',
    'bhk 4; type house; loc Model Town; city Ludhiana; area 2250; max 3.2cr',
  ],
  [
    '2 bhk in sector 14 sonipat on 2nd floor without stilt parking',
    'bhk 2; loc Sector 14; city Sonipat; floor 2; no Covered parking or no Parking',
  ],
  [
    'unmarried couple friendly 1bhk in lajpat nagar delhi 25k',
    'for couple; bhk 1; loc Lajpat Nagar; city Delhi; max 25k; rent',
  ],
  [
    'showroom space 1800 sq ft palasia indore rent 1.2 lakh per month',
    'type commercial; kind showroom; area 1800; loc Palasia; city Indore; rent; max 1.2L',
  ],
  [
    'factory on lease 20000 sqft peenya with 100 hp power',
    'type industrial; lease; area 20000; loc Peenya',
  ],
  ['paddy field 50 cents palakkad', 'type agricultural; area 21780; city Palakkad'],
  [
    'kam se kam 3 bathroom wala 4bhk chandigarh sector 38',
    'bath 3; bhk 4; city Chandigarh; loc Sector 38',
  ],
  ['nabbe lakh se ek karod ke bich 2 bhk bhandup', '90L-1cr; bhk 2; loc Bhandup'],
  ['सातारा रोड पुणे भाड्याने २ बीएचके १८ हजार पर्यंत', 'loc Satara Road; city Pune; rent; bhk 2; max 18k'],
  [
    'Bhai log koi 2bhk flat bata do rent pe near DU north campus, 3 ladke hain, 25-28k',
    'bhk 2; type apartment; rent; near du north campus or near north campus; for men; 25k-28k',
  ],
  [
    'villa, not row house, not plot, in tumkur road',
    'type villa; not row house; not plot; loc Tumkur Road',
  ],
  [
    'ten minutes walk to charbagh station lucknow, 1bhk rent',
    'near charbagh station 10min or near charbagh railway station 10min or near charbagh 10min or near railway station 10min; city Lucknow; bhk 1; rent',
  ],
  [
    'flats for rent patia bhubaneswar 2bhk near kiit',
    'type apartment; rent; loc Patia; city Bhubaneswar; bhk 2; near kiit',
  ],
  [
    '2bhk for sale in benz circle vijayawada 1100 sft',
    'bhk 2; buy; loc Benz Circle; city Vijayawada; area 1100',
  ],
  [
    'twin bungalow in gotri vadodara 1.35 cr',
    'type villa; kind bungalow; loc Gotri; city Vadodara; max 1.35cr',
  ],
  [
    '3bhk flat haridwar road dehradun, lift must, 65L',
    'bhk 3; type apartment; loc Haridwar Road; city Dehradun; has Lift; max 65L',
  ],
  ['homes under 25 lakh in ujjain mahananda nagar', 'max 25L; city Ujjain; loc Mahananda Nagar'],
  [
    '2bhk rent beach road pondicherry semi-furnished 18000-22000',
    'bhk 2; rent; loc Beach Road; city Puducherry or city Pondicherry; semi-furnished; 18k-22k',
  ],
  [
    '2bhk oc received yelahanka new town 88 lakhs',
    'bhk 2; ready; loc Yelahanka New Town or loc Yelahanka; max 88L',
  ],
  [
    'flat in cidco n-4 aurangabad 2bhk',
    'type apartment; loc CIDCO or loc CIDCO N-4 or loc CIDCO N4; city Sambhajinagar; bhk 2',
  ],
  [
    '3bhk with attached bathrooms and modular kitchen in aminpur below 80 lakhs',
    'bhk 3; has Modular kitchen?; has Attached bathroom?; loc Ameenpur; max 80L',
  ],
  ['handover by mid 2028, 3bhk, tellapur', 'by 2028-06 or by 2028-07; bhk 3; loc Tellapur'],
  ['single occupancy pg kanjurmarg ladies 15 to 18k', 'pg; loc Kanjurmarg; for women; 15k-18k'],
  ['co living bellandur 12k per bed', 'pg; loc Bellandur; max 12k'],
  [
    'house to let gandhinagar sector 22 gujarat 3 room',
    'type house; rent; city Gandhinagar; loc Sector 22; bhk 3 or bhk 2',
  ],
  [
    'family wants 3 bhk around 30k in sahakar nagar bangalore with 2 car park',
    'for family; bhk 3; ~30k; loc Sahakar Nagar or loc Sahakara Nagar; city Bengaluru; has Covered parking; rent',
  ],
  ['monthly rental 1rk badlapur west under 6k', 'rent; bhk 0.5; loc Badlapur West; max 6k'],
  ['cold storage for sale in agra', 'type industrial; kind warehouse?; buy; city Agra'],
  [
    'kiosk in mall lucknow hazratganj 80 sqft rent',
    'type commercial; kind shop?; loc Hazratganj; city Lucknow; area 80; rent',
  ],
  [
    'it company needs office 10000 sqft infopark kochi lease',
    'type office; loc Infopark or near infopark; city Kochi; area 10000; lease; for company?',
  ],
  [
    'sco plot in sector 82 mohali',
    'type commercial+plot or type commercial or type plot; loc Sector 82; city Mohali; kind shop?',
  ],
  [
    'medical shop on rent opposite civil hospital jalandhar',
    'type commercial; kind shop; rent; near civil hospital or near hospital; city Jalandhar',
  ],
  [
    '2 kanal farm house nayagaon mohali',
    'area 10890; type villa; kind farm house; loc Nayagaon; city Mohali',
  ],
  [
    '10 guntas converted site in doddaballapur road',
    'area 10890; type plot; loc Doddaballapur Road',
  ],
  [
    'mango orchard for sale ratnagiri 5 acres',
    'type agricultural; buy; city Ratnagiri; area 217800',
  ],
  [
    'vuda approved plots in anandapuram vizag',
    'approved VUDA or approved VMRDA; type plot; loc Anandapuram; city Visakhapatnam',
  ],
  [
    'plots under 10 lakhs in tiruvallur dtcp',
    'type plot; max 10L; loc Tiruvallur or city Tiruvallur; approved DTCP',
  ],
  ['11 vigha jamin mehsana', 'area 191664; type plot; city Mehsana'],
  [
    'ajmer se 10 km ke andar farm house 50 lakh',
    'near ajmer 10000m or city Ajmer; type villa; kind farm house; max 50L',
  ],
  [
    'shaadi ke baad rehne ke liye 1bhk, mira bhayandar, 14-16 hazaar kiraya',
    'bhk 1; loc Mira Bhayandar or loc Mira Road or loc Bhayandar; 14k-16k; rent; for couple?; loc Mira Road?; loc Bhayandar?',
  ],
  ['sava lakh rent tak 4bhk south bombay', 'max 1.25L; rent; bhk 4; loc South Mumbai'],
  [
    'bina dalali ke room chahiye meerut shastri nagar 4000',
    'no-brokerage; city Meerut; loc Shastri Nagar; max 4k; rent?',
  ],
  [
    'hamein teesri manzil se upar wala 3bhk dikhaiye aligarh',
    'floor 4+ or floor 3+; bhk 3; city Aligarh',
  ],
  [
    'jaldi shift hona hai, 2bhk, noida sector 75, 24 hazar, semi furnish',
    'ready?; bhk 2; city Noida; loc Sector 75; max 24k; rent; semi-furnished',
  ],
  [
    'garmi me paani ki dikkat na ho aisa 2bhk, nashik road, 45 lakh',
    'bhk 2; loc Nashik Road; max 45L; has Water supply?',
  ],
  [
    'स्टूडियो अपार्टमेंट नोएडा एक्सटेंशन 18 लाख',
    'bhk 0; type apartment; kind studio; loc Greater Noida West; max 18L',
  ],
  ['सूरत में दुकान बेचनी है', 'city Surat; type commercial; kind shop; buy'],
  ['मेट्रो से 1 किमी के अंदर 2 बीएचके जयपुर मानसरोवर', 'near metro; bhk 2; city Jaipur; loc Mansarovar'],
  ['coimbatore la veedu vaadagai 10000 kulla', 'city Coimbatore; type house?; rent; max 10k'],
  [
    'NRI based in dubai want to invest in 2 bhk in thane, budget inr 1 crore',
    'buy?; bhk 2; city Thane; max 1cr',
  ],
  [
    'client budget 2-2.25cr, 3bhk only, versova/oshiwara, higher floor',
    '2cr-2.25cr; bhk 3; loc Versova; loc Oshiwara; floor 7+',
  ],
  [
    'need 3 cent plot in erode perundurai road 12 to 15 lakhs pls call 94432 12345',
    'area 1306.8; type plot; city Erode; loc Perundurai Road; 12L-15L',
  ],
  ['3bhk+3t 1500sba kalyan nagar 1.4cr', 'bhk 3; bath 3; area 1500; loc Kalyan Nagar; max 1.4cr'],
  ['in kothrud no wait in karve nagar 2bhk', 'loc Karve Nagar; bhk 2'],
  [
    'thiruvanthapuram pattom flat 3 bedrom',
    'city Thiruvananthapuram; loc Pattom; type apartment; bhk 3',
  ],
  ['comercial shope in raipur pandri', 'type commercial; kind shop; city Raipur; loc Pandri'],
  ['sector 7 rohini ya sector 11 dwarka 2bhk', 'loc Rohini Sector 7; loc Dwarka Sector 11; bhk 2'],
  [
    'hill view flat in shimla with 2 parking',
    'type apartment; city Shimla; has Covered parking or has Parking; has Hill view or has Mountain view',
  ],
  [
    'east or north-east facing 2bhk, not west, vidyanagar hubli',
    'facing east; facing north-east; not-facing west; bhk 2; loc Vidyanagar or loc Vidya Nagar; city Hubli or city Hubballi',
  ],
  [
    '2 bhk 1.2 crore 700 sqft carpet min in govandi or deonar',
    'bhk 2; max 1.2cr; area 700+; loc Govandi; loc Deonar',
  ],
]
