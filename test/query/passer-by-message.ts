import type { Asked } from './score.ts'

/** The same people's queries in Devanagari, and whole messages (`passer-by.ts`). */
export const passerByMessage: readonly Asked[] = [
  // Devanagari.
  ['लखनऊ अलीगंज में २ बीएचके किराए पर १५ हज़ार तक', 'city Lucknow?; loc Aliganj; bhk 2; rent; max 15k'],
  [
    'नागपूर धरमपेठ मध्ये ३ बीएचके फ्लॅट ८० लाख',
    'city Nagpur?; loc Dharampeth; bhk 3; type apartment; max 80L',
  ],
  [
    'वाराणसी लंका में लड़कियों के लिए पीजी खाने के साथ',
    'city Varanasi?; loc Lanka; for women; pg; has Food included',
  ],
  [
    'डेढ़ करोड़ तक तीन बीएचके राजनगर एक्सटेंशन रेडी टू मूव',
    'max 1.5cr; bhk 3; loc Raj Nagar Extension or loc Rajnagar Extension; ready',
  ],
  [
    'कोथरूड पुणे में दो बेडरूम का फ्लैट बिना ब्रोकरेज',
    'loc Kothrud; city Pune?; bhk 2; type apartment; no-brokerage',
  ],
  ['पटना में 1200 वर्ग फुट ज़मीन 40 लाख के अंदर', 'city Patna; area 1200; type plot; max 40L'],

  // Messages.
  [
    'Hi, we are shifting to Pune for my daughters schooling, need 3bhk on rent in Viman Nagar or Kalyani Nagar, within 50k, gated society with play area',
    'city Pune?; bhk 3; rent; loc Viman Nagar; loc Kalyani Nagar; max 50k; has Gated community; has Children’s play area; near school?; for family?',
  ],
  [
    'NRI here based in Dubai, looking to buy 3 bhk at Marine Drive Kochi, sea view preferred, budget 1.5 to 2 cr, only rera registered',
    'buy; bhk 3; loc Marine Drive; city Kochi?; has Sea view; 1.5cr-2cr; rera',
  ],
  [
    'We are a retired couple looking for 2BHK on rent in Kuvempunagar Mysuru, ground floor only as my wife has knee problem, near hospital, upto 20000',
    'for couple?; for family?; bhk 2; rent; loc Kuvempunagar or loc Kuvempu Nagar; city Mysuru?; floor 0; near hospital; max 20k',
  ],
  [
    'REQ: 4 BHK DLF Ph 5 GGN, semi furn, 1.1L-1.3L pm, company lease, immediate',
    'bhk 4; loc DLF Phase 5; city Gurugram?; city Gurgaon?; semi-furnished; 1.1L-1.3L; rent or lease; lease?; for company; ready?',
  ],
  [
    'Wanted outright 2bhk chembur e, 12th flr n above, oc rcvd, bdgt 2.1cr, direct owner only no brokers',
    'buy?; bhk 2; loc Chembur East; floor 12+; ready; max 2.1cr; from owner; no-brokerage?',
  ],
  [
    '2bhk in madhapur 30k, sorry i mean 3bhk and budget 40k not 30k, semi furnished',
    'bhk 3; loc Madhapur; max 40k; rent; semi-furnished',
  ],
  [
    'urgent 1bhk on rent salt lake, call 9830012345, budget 14k, two bachelor boys',
    'bhk 1; rent; loc Salt Lake; max 14k; for bachelors or for men; for men?',
  ],
  [
    'selling my old flat in nagpur for 60 lakh, now want 3bhk in balewadi, 1.1 cr max with covered parking',
    'bhk 3; loc Balewadi; max 1.1cr; has Covered parking; buy?; type apartment?',
  ],
  [
    'my salary is 80k working in infosys mysore, want 2bhk rent 15 to 18 thousand in vijayanagar 2nd stage',
    'bhk 2; rent; 15k-18k; loc Vijayanagar 2nd Stage or loc Vijayanagar Stage 2 or loc Vijayanagar; city Mysuru?; near infosys?; near infosys mysore?',
  ],
  [
    '3bhk in pallikaranai or medavakkam but not perumbakkam, below 80 lakhs, resale is ok',
    'bhk 3; loc Pallikaranai; loc Medavakkam; not-loc Perumbakkam; max 80L; resale?',
  ],
  [
    'sealdah se 20 min ke andar 2bhk 40 lakh, top floor bilkul nahi',
    'near sealdah 20min or near sealdah station 20min; loc Sealdah?; bhk 2; max 40L; floor !top',
  ],
  [
    'son got admission in vit vellore, need fully furnished 1bhk in katpadi, 10k rent, ac must, available from july',
    'fully-furnished; bhk 1; loc Katpadi; city Vellore?; near vit?; near vit vellore?; for students?; max 10k; rent; has Air conditioning; by 2027-07?',
  ],
]
