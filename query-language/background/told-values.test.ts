import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'what somebody has or pays now gives way to what the same text asks for': [
    [
      'abhi Baner me 1bhk ka 14k rent de rahe. Kharadi me 2bhk flat kharidna, budget 60-65 lakh',
      '60L-65L; bhk 2; buy; loc Kharadi; type apartment',
    ],
    [
      'hamari dukan ka 2 lakh mahina rent jaata hai, ab apni leni hai. Baner me shop chahiye 3 cr',
      'buy; kind shop; loc Baner; max 3cr; type commercial',
    ],
    [
      'hum log Baner me 1bhk me hain 21k rent. Kharadi me 2bhk flat lena hai, 75 lakh tak',
      'bhk 2; buy; loc Kharadi; max 75L; type apartment',
    ],
    [
      'office ka 9 hazaar bharte hain. Kharadi me office rent pe chahiye, 14-15k mahina',
      '14k-15k; loc Kharadi; rent; type office',
    ],
    [
      'We are in a rented hall costing 12,000 monthly. We want an office in Kharadi below 40 lakh',
      'loc Kharadi; max 40L; type office',
    ],
  ],
  'a place where somebody is now gives way to any place asked for': [
    ['abhi Baner me 1bhk ka 19k de rahe. Pune me 2bhk chahiye', 'bhk 2; city Pune'],
  ],
  'what nothing else in the text contradicts stays': [
    ['joining Infosys in Pune. Want 2bhk in Baner', 'bhk 2; city Pune; loc Baner'],
    ['abhi rent pe 2bhk chahiye Baner me', 'bhk 2; loc Baner; rent'],
    [
      '3bhk in Baner 80 lakh. Also want 1bhk in Kharadi',
      'bhk 1; bhk 3; loc Baner; loc Kharadi; max 80L',
    ],
    [
      'abhi Baner me 1bhk dhundh rahe hain. Kharadi me 2bhk chahiye',
      'bhk 1; bhk 2; loc Baner; loc Kharadi',
    ],
    [
      'need 2bhk in Baner that has been renovated. Want 3bhk in Kharadi',
      'bhk 2; bhk 3; loc Baner; loc Kharadi',
    ],
    ['currently looking for 2bhk in Baner under 60 lakh', 'bhk 2; loc Baner; max 60L'],
  ],
  'what somebody has, pays, sold or must leave is no filter beside a request': [
    [
      'Quarter at Sector 6 must be vacated by Diwali. 2 bhk flat on rent in Bhilai Nehru Nagar 12k',
      'bhk 2; city Bhilai; loc Nehru Nagar; max 12k; rent; type apartment',
    ],
    [
      'dukan 12 hazaar pe li hui hai Sadar Bazar me. Civil Lines me shop kharidni hai 40 lakh tak',
      'buy; kind shop; loc Civil Lines; max 40L; type commercial',
    ],
    [
      'We mean to take a godown on lease in Bhiwandi, 5000 sqft; the present one is 2000 in Vasai',
      'area 5000; kind warehouse; lease; loc Bhiwandi; type industrial',
    ],
    [
      'abhi 11k bhar rahe hain 1rk ka, socha 1bhk le lein Malad me 18k tak',
      'bhk 1; loc Malad; max 18k; rent',
    ],
    [
      'Used to pay 9000 for a room in Karol Bagh. Now want 1bhk in Dwarka, 15k',
      'bhk 1; loc Dwarka; max 15k; rent',
    ],
    [
      'mi Latur cha aahe. Pune madhe Kothrud bhagat 2bhk flat vikat ghyaycha aahe 60 lakh',
      'bhk 2; buy; city Pune; loc Kothrud; max 60L; type apartment',
    ],
    [
      'sadhya 600 sqft chya gala madhe aahot, bhade 20 hajar. Bhosari la 1500 sqft gala bhadyane',
      'area 1500; loc Bhosari; rent; type industrial',
    ],
    [
      'enga pazhaya veedu 40 lakh ku vithom. Madurai la plot vaanganum 25 lakh kulla',
      'buy; city Madurai; max 25L; type plot',
    ],
    [
      'Landlord there now wants 42,000. Looking to rent an office in Kharadi, 25,000 to 31,000',
      '25k-31k; loc Kharadi; rent; type office',
    ],
    [
      'Aundh me 900 sqft ka apna flat hai jo 45 lakh me bikega. Kharadi me 3bhk flat lena hai',
      'bhk 3; buy; loc Kharadi; type apartment',
    ],
  ],
  'where somebody works or comes from is no place beside places asked for': [
    [
      'We make cartons at Vatva and need a bigger shed, 10000 sqft, in Changodar',
      'area 10000; loc Changodar; type industrial',
    ],
    [
      'Pune me job lagi hai Aundh me 1 tarikh se. Kharadi ya Wakad side 1bhk kiraye pe',
      'bhk 1; city Pune; loc Kharadi; loc Wakad; rent',
    ],
  ],
  'Bengali script says where somebody works as Latin letters do': [
    [
      'আমি সেক্টর ফাইভে চাকরি করি। নিউটাউনে ২ বিএইচকে ফ্ল্যাট ভাড়া চাই',
      'bhk 2; loc New Town; rent; type apartment',
    ],
    ['ছেলে সল্টলেকে চাকরি পেয়েছে। নিউটাউনে ১ বিএইচকে ভাড়া চাই', 'bhk 1; loc New Town; rent'],
  ],
  'a shop that is let out is still one to buy': [
    [
      'shop kharidni hai Baner me. Kiraye pe lagi hui shop ho to bhi dekh lenge',
      'buy; kind shop; loc Baner; type commercial',
    ],
  ],
  'what others paid is no filter': [
    [
      'Last year a similar flat went for 1.1 crore. We would consider 3bhk in Hebbal under 1 cr',
      'bhk 3; loc Hebbal; max 1cr',
    ],
  ],
  'a family that grew and parents of an age ask for nothing': [
    ['family badi ho gayi, 3bhk Wakad me chahiye 85 lakh tak', 'bhk 3; loc Wakad; max 85L'],
    [
      'My parents are 70 plus and live in Siliguri. Flat to buy in Jadavpur 50-55 lakhs, 2 bhk',
      '50L-55L; bhk 2; buy; loc Jadavpur; type apartment',
    ],
    ['परिवार बड़ा हो गया है, घर छोटा पड़ता है। कोथरूड में 3 बीएचके चाहिए', 'bhk 3; loc Kothrud'],
  ],
  'a wish in other words is one': [
    [
      "We're out to buy a 3 BHK apartment in Wakad. Please show a flat in Aundh too",
      'bhk 3; buy; loc Aundh; loc Wakad; type apartment',
    ],
  ],
  'a paying guest pays nothing yet': [
    [
      'Paying guest accommodation for boys in Kota, 9k, need AC',
      'city Kota; for men; has Air conditioning; max 9k; pg',
    ],
    ['currently paying 20k in Wakad. need 2bhk Baner', 'bhk 2; loc Baner'],
  ],
  'for whom a home is does not make it told': [
    [
      '8000 sqft godown on rent in Kharadi for our pulp business',
      'area 8000; kind warehouse; loc Kharadi; rent; type industrial',
    ],
  ],
  'what is paid for the present home ends with its verb, in any language': [
    [
      'सध्या आम्ही वाकडमध्ये १८ हजार भाडे भरतो. हिंजवडीत २ बीएचके विकत घ्यायचा आहे ७० लाखांपर्यंत',
      'bhk 2; buy; loc Hinjewadi; max 70L',
    ],
    [
      'ippo Velachery la 16k rent kudukkirom, Tambaram la 2bhk flat vaanganum 55 lakhs kulla',
      'bhk 2; buy; loc Tambaram; max 55L; type apartment',
    ],
    [
      'હાલ અમે મણિનગરમાં 14 હજાર ભાડું ભરીએ છીએ. નિકોલમાં 2BHK ફ્લેટ લેવો છે 45 લાખ સુધી',
      'bhk 2; buy; loc Nikol; max 45L; type apartment',
    ],
  ],
  'a lease that ends and a home that is given up are not sought': [
    [
      'Aundh wale flat ki lease March me khatam ho rahi hai, Wakad me 3bhk rent 45k tak chahiye',
      'bhk 3; loc Wakad; max 45k; rent',
    ],
    [
      'upgrading from a 1bhk in Thane (expecting 55L for it), need 2bhk in Mulund max 1.3 cr',
      'bhk 2; loc Mulund; max 1.3cr',
    ],
  ],
  'a share of the land and the price of electricity are neither area nor price': [
    ['2bhk Wakad 900 sqft, UDS should be 400 sqft', 'area 900; bhk 2; loc Wakad'],
    ['bijli ka unit 8 rupaye, 1bhk Wakad', 'bhk 1; loc Wakad'],
  ],
})
