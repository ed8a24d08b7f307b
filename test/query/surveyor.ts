import type { Asked } from './score.ts'

/** Sixty everyday queries in the natural mixture, as somebody from outside would count them. The answers stood before it was asked. */
export const surveyor: readonly Asked[] = [
  [
    '2 bedroom flat for rent in jp nagar 7th phase below 32000',
    'bhk 2; type apartment; rent; loc JP Nagar 7th Phase or loc JP Nagar Phase 7 or loc JP Nagar; city Bengaluru?; max 32k',
  ],
  [
    'independent house coimbatore saravanampatti 65 lakhs',
    'type house; city Coimbatore; loc Saravanampatti; max 65L; buy?',
  ],
  [
    'ground floor shop to let lajpat nagar',
    'floor 0; type commercial; kind shop; rent; loc Lajpat Nagar; city Delhi?',
  ],
  ['sea facing 3 bhk versova', 'has Sea view; bhk 3; loc Versova; city Mumbai?; buy?; rent?'],
  [
    'kothrud 1bhk 15k to 18k bachelors allowed',
    'bhk 1; loc Kothrud; city Pune?; 15k-18k; for bachelors; rent?',
  ],
  [
    'dtcp approved plots near oragadam 1200 sq ft',
    'approved DTCP; type plot; loc Oragadam or near oragadam; city Chennai?; area 1200; buy?',
  ],
  [
    'godown 5000 sqft bhiwandi on lease',
    'type industrial; kind warehouse; area 5000; loc Bhiwandi or city Bhiwandi; city Thane?; city Mumbai?; lease or rent',
  ],
  [
    'resale 3bhk godrej properties noida 1.5-1.8 cr',
    'resale; bhk 3; by Godrej Properties or by Godrej; city Noida; 1.5cr-1.8cr; buy?',
  ],
  [
    'pg for working women near infosys mysore with food',
    'pg; for women; near infosys or near infosys mysore or near infosys mysuru; city Mysuru; has Food included',
  ],
  [
    '1 acre coconut farm pollachi for sale',
    'type agricultural; area 43560; city Pollachi or loc Pollachi; city Coimbatore?; buy',
  ],
  [
    'furnished studio apartment candolim goa monthly rent',
    'fully-furnished; type apartment; kind studio; bhk 0; rent; loc Candolim; city Goa or city North Goa',
  ],
  [
    'office space salt lake sector v under 1 lakh per month',
    'type office; loc Salt Lake Sector V or loc Salt Lake Sector 5 or loc Sector V or loc Sector 5 or loc Salt Lake; loc Salt Lake?; city Kolkata?; max 1L; rent?',
  ],
  [
    '4 bhk villa with pool kokapet not more than 6 crore',
    'bhk 4; type villa; has Swimming pool; loc Kokapet; city Hyderabad?; max 6cr; buy?',
  ],
  [
    '2bhk rent vaishali ghaziabad zero brokerage',
    'bhk 2; rent; loc Vaishali; city Ghaziabad; no-brokerage',
  ],
  [
    'kharadi 2bhk ready possession east facing',
    'loc Kharadi; city Pune?; bhk 2; ready; facing east; buy?',
  ],
  [
    'lake view apartments powai 3cr+',
    'has Lake view; type apartment; loc Powai; city Mumbai?; min 3cr; buy?',
  ],
  [
    'cheapest 1bhk flat for sale in virar west',
    'sort price-asc; bhk 1; type apartment; buy; loc Virar West or loc Virar; city Mumbai?; city Virar?; city Vasai-Virar?; city Palghar?',
  ],
  [
    '3 BHK first or second floor dwarka rent 35 to 40 thousand',
    'bhk 3; floor 1; floor 2; loc Dwarka; city Delhi?; rent; 35k-40k',
  ],
  ['house for lease tirupati 3 lakh', 'type house?; lease; city Tirupati; max 3L'],
  [
    'sholinganalur 2bhk gated community with power backup',
    'loc Sholinganallur; city Chennai?; bhk 2; has Gated community; has Power backup; buy?; rent?',
  ],
  [
    'pet friendly 2 bhk near indiranagar metro 45k',
    'for pets; bhk 2; near indiranagar metro or near metro; loc Indiranagar?; city Bengaluru?; max 45k; rent?',
  ],
  [
    'showroom anna nagar chennai 2000-3000 sqft',
    'type commercial; kind showroom; loc Anna Nagar; city Chennai; area 2000-3000; rent?; buy?',
  ],
  [
    'brigade new launch whitefeild 2.5 bhk',
    'by Brigade or by Brigade Group; launch; new?; loc Whitefield; city Bengaluru?; bhk 2.5; buy?',
  ],
  ['10 cents residential plot kottayam', 'area 4356; type plot; city Kottayam; buy?'],
  [
    'unfurnished 3bhk kondapur family only 40k',
    'unfurnished; bhk 3; loc Kondapur; city Hyderabad?; for family; not-for bachelors?; max 40k; rent?',
  ],
  ['student hostel kota near allen', 'pg; for students; city Kota; near allen'],
  [
    'rera approved flats in mohali under 70 lac',
    'rera; type apartment; city Mohali; max 70L; buy?',
  ],
  [
    'builder floor sector 57 gurgaon 3bhk with servant room',
    'type apartment; kind builder floor; loc Sector 57; city Gurgaon; bhk 3; has Servant room; buy?; rent?',
  ],
  [
    'ghodbundar road 2 bhk possession before march 2028 around 90 lakh',
    'loc Ghodbunder Road or loc Ghodbundar Road; city Thane?; city Mumbai?; bhk 2; by 2028-03 or by 2028-02; uc?; ~90L; buy?',
  ],
  ['office on rent pune except hinjewadi', 'type office; rent; city Pune; not-loc Hinjewadi'],
  [
    'noida sector 62 me 2bhk kiraye par chahiye 22 hazar tak',
    'loc Sector 62 or loc Noida Sector 62; city Noida; bhk 2; rent; max 22k',
  ],
  ['dedh crore me 3bhk milega kya baner me', 'max 1.5cr; bhk 3; loc Baner; city Pune?; buy?'],
  ['patna kankarbagh me 4 katha zameen', 'city Patna; loc Kankarbagh; area 5445; type plot; buy?'],
  [
    'bhopal kolar road pe ghar 30 lakh ke andar',
    'city Bhopal; loc Kolar Road; type house?; max 30L; buy?',
  ],
  [
    'karol bagh me dukan chahiye kiraye par 50 hazar mahina',
    'loc Karol Bagh; city Delhi?; type commercial; kind shop; rent; max 50k',
  ],
  [
    'ladkon ke liye pg laxmi nagar metro ke paas 7000',
    'for men; pg; near laxmi nagar metro or near metro; loc Laxmi Nagar?; city Delhi?; max 7k',
  ],
  [
    'lucknow gomti nagar me plot 40-45 lakh ke beech',
    'city Lucknow; loc Gomti Nagar; type plot; 40L-45L; buy?',
  ],
  [
    'ground floor nahi chahiye, 2bhk malad west rent 45k',
    'floor !0; bhk 2; loc Malad West or loc Malad; city Mumbai?; rent; max 45k',
  ],
  [
    'indore vijay nagar me office lena hai 800 se 1000 sqft',
    'city Indore; loc Vijay Nagar; type office; area 800-1000; buy?; rent?',
  ],
  [
    'vashi me 1bhk rent pe, seedha owner se',
    'loc Vashi; city Navi Mumbai?; city Mumbai?; bhk 1; rent; from owner; no-brokerage?',
  ],
  [
    'jaipur mansarovar me 200 gaj ka corner plot',
    'city Jaipur; loc Mansarovar; area 1800; type plot; has Corner; buy?',
  ],
  [
    'teen bhk ready to move raj nagar extension sava crore se kam',
    'bhk 3; ready; loc Raj Nagar Extension or loc Raj Nagar; city Ghaziabad?; max 1.25cr; buy?',
  ],
  [
    'family ke liye 2bhk semi furnished hinjwadi 25k tak',
    'for family; bhk 2; semi-furnished; loc Hinjewadi or loc Hinjawadi; city Pune?; max 25k; rent?',
  ],
  [
    'sasta 1rk nalasopara me kiraya 6000 tak',
    'sort price-asc; bhk 0.5; loc Nalasopara or loc Nallasopara or loc Nala Sopara or loc Nalasopara East or loc Nalasopara West; city Mumbai?; city Vasai-Virar?; city Palghar?; rent; max 6k',
  ],
  [
    'surat adajan 3bhk 60 lakh se 75 lakh, lift aur parking ho',
    'city Surat; loc Adajan; bhk 3; 60L-75L; has Lift; has Covered parking; buy?',
  ],
  [
    'dehradun rajpur road pe kothi 1 cr se upar wali',
    'city Dehradun; loc Rajpur Road; type house or type villa; kind bungalow?; min 1cr; buy?',
  ],
  [
    'kolkata new town me 2 bhk flat south facing kharidna hai',
    'city Kolkata; loc New Town or loc Newtown or loc Rajarhat New Town or loc New Town Rajarhat; bhk 2; type apartment; facing south; buy',
  ],
  [
    'nashik ke paas kheti ki zameen 2 acre, 50 lakh tak',
    'type agricultural; area 87120; city Nashik or near nashik; max 50L; buy?',
  ],
  [
    'bachelor ke liye 1bhk wakad ya ravet, saadhe barah hazar tak',
    'for bachelors; bhk 1; loc Wakad; loc Ravet; city Pune?; max 12500; rent?',
  ],
  [
    'rohini me top floor wala builder floor chhat ke sath',
    'loc Rohini; city Delhi?; floor top; type apartment; kind builder floor; has Terrace or has Roof rights; buy?; rent?',
  ],
  ['पुणे में दो बीएचके किराये पर बीस हजार तक', 'city Pune; bhk 2; rent; max 20k'],
  ['आगरा में 100 गज का प्लॉट 25 लाख तक', 'city Agra; area 900; type plot; max 25L; buy?'],
  [
    'लड़कियों के लिए पीजी मुखर्जी नगर',
    'for women; pg; loc Mukherjee Nagar or loc Mukherji Nagar; city Delhi?',
  ],
  [
    'इंदौर राजवाड़ा के पास दुकान किराए पर',
    'city Indore; near rajwada or loc Rajwada; type commercial; kind shop; rent',
  ],
  [
    'नाशिकमध्ये १ बीएचके फ्लॅट विकत घ्यायचा आहे ३५ लाखांपर्यंत',
    'city Nashik; bhk 1; type apartment; buy; max 35L',
  ],
  [
    'ढाई करोड़ के अंदर चार बीएचके कोठी पंचकूला',
    'max 2.5cr; bhk 4; type house or type villa; kind bungalow?; city Panchkula; buy?',
  ],
  [
    'Hi, I am Ramesh, working at Wipro. Looking for a 2bhk on rent in Sarjapur Road or Bellandur, budget 40k max, semi furnished, for a family of 4. Need to shift by month end.',
    'rent; bhk 2; loc Sarjapur Road; loc Bellandur; city Bengaluru?; max 40k; semi-furnished; for family; ready?; by 2026-11?',
  ],
  [
    'Namaste, hume dombivli east me 1bhk flat kharidna hai, budget 45 lakh tak, railway station ke paas ho, ground floor na ho. Call 9820012345',
    'buy; bhk 1; type apartment; loc Dombivli East or loc Dombivli or city Dombivli; city Dombivli?; city Thane?; city Mumbai?; city Kalyan?; city Kalyan-Dombivli?; max 45L; near railway station or near station or near dombivli railway station; floor !0',
  ],
  [
    'Sir I want to purchase a plot in Bhubaneswar, Patia side, 1500 to 2000 sqft, budget 60 to 70 lakhs. Clear title required. No agents please.',
    'buy; type plot; city Bhubaneswar; loc Patia; area 1500-2000; 60L-70L; approved Clear title or has Clear title; from owner or no-brokerage; from owner?; no-brokerage?',
  ],
  [
    'My salary is 60k and I stay in Kukatpally now. Want a 1 bhk in Gachibowli, rent not above 17000, gym and lift must, deposit max 2 months',
    'rent; bhk 1; loc Gachibowli; city Hyderabad?; max 17k; has Gym; has Lift; deposit 2m',
  ],
]
