import type { Asked } from './score.ts'

/** Sixty whole messages to a portal or a broker, in English, Hinglish and its neighbours, and Devanagari. The answers stood before it was asked. */
export const guestMessage: readonly Asked[] = [
  [
    'Hi, we are a family of four shifting from Pune to Hyderabad in June, looking for a 3 BHK on rent in Kondapur or Kothaguda, budget up to 45k, son will be joining Chirec so closer the better, covered parking is a must.',
    'rent; bhk 3; city Hyderabad; loc Kondapur; loc Kothaguda; max 45k; has Covered parking; for family?; near chirec?; available June?',
  ],
  [
    'Good morning sir, I stay in Dubai and want to invest in a plot in Coimbatore, Saravanampatti side, 3 to 5 cents, DTCP approved only, budget 35 lakhs, clear title please.',
    'city Coimbatore; loc Saravanampatti; type plot; area 1306.8-2178 or area 1307-2178; approved DTCP; approved Clear title; max 35L; buy?',
  ],
  [
    'Myself Rohit, joining Infosys Mysore next month as trainee, need single sharing PG for boys near Hebbal industrial area with food and wifi, 8 to 10 thousand per month.',
    'pg; for men; city Mysuru; near hebbal industrial area or loc Hebbal or loc Hebbal Industrial Area; has Food included; has Wi-Fi; 8k-10k; near infosys or near infosys mysore?; rent?',
  ],
  [
    'Is your 2 BHK in Salt Lake Sector 5 still available? If not kindly share similar options in New Town Action Area 1 for company lease, 30000 rent, fully furnished, two ACs.',
    'bhk 2; loc Salt Lake Sector 5 or loc Salt Lake Sector V or loc Sector V or loc Sector 5; loc New Town Action Area 1 or loc Action Area 1 or loc New Town; lease or rent; max 30k; fully-furnished; has Air conditioning; for company?; loc Salt Lake?',
  ],
  [
    'We are a retired couple from Nagpur planning to settle near our daughter in Kharadi, Pune. Ready to move 2 BHK, lower floor or lift, hospital close by, around 75 lakhs.',
    'city Pune; loc Kharadi; ready; bhk 2; has Lift; near hospital; ~75L; floor ..3?; for couple or for family?',
  ],
  [
    'I run a small bakery and need a shop of 300 to 400 sq ft on the ground floor in Panaji or Porvorim, main road facing, rent not more than 40,000.',
    'type commercial; kind shop; area 300-400; floor 0; loc Panjim; loc Porvorim or city Porvorim; rent; max 40k; has Main road or near main road?',
  ],
  [
    'Looking for warehouse 10,000 sq ft with loading dock near Bhiwandi bypass, lease for 5 years, rate around 18 per sqft, immediate possession required.',
    'type industrial; kind warehouse?; area 10000; city Bhiwandi or loc Bhiwandi or near bhiwandi bypass or loc Bhiwandi Bypass; lease or rent; ready; has Loading dock?; rate ~18/sqft?',
  ],
  [
    'Need 4 BHK independent house or villa in Jubilee Hills / Banjara Hills, Hyderabad, at least 400 sq yards, north or east facing, vastu compliant, budget 8 to 10 crores.',
    'bhk 4; type house; type villa; loc Jubilee Hills; loc Banjara Hills; city Hyderabad; area 3600+; facing north; facing east; vastu; 8cr-10cr',
  ],
  [
    'My daughter has got admission in Christ University, she needs a girls hostel or PG walking distance from the main campus at Hosur Road, double sharing, below 14k with meals.',
    'pg; for women; near christ university; max 14k; has Food included; loc Hosur Road?; for students?; rent?',
  ],
  [
    'Currently staying in a 1 BHK at Malad West which is too small now. Want to buy 2 BHK in Borivali East or Kandivali East within 1.6 crore, resale also fine, station should be 10 minutes walk.',
    'buy; bhk 2; loc Borivali East; loc Kandivali East; max 1.6cr; near railway station 10min; resale?',
  ],
  [
    'What is the going rate for builder floors in Vasant Kunj? We want third floor with roof rights, 3 bedrooms, about 200 yards, can go up to 3.25 crore.',
    'kind builder floor; type apartment?; loc Vasant Kunj; floor 3; bhk 3; area 1800 or area 1620-1980; max 3.25cr; has Roof rights or has Terrace?',
  ],
  [
    'Dear team, our company is relocating 6 engineers to Chennai, need furnished 3 BHK flats close to Tidel Park or Thoraipakkam, rent 50-60k each, deposit not above 3 months.',
    'rent; city Chennai; bhk 3; type apartment; furnished or fully-furnished or semi-furnished; near tidel park or loc Tidel Park; loc Thoraipakkam or near thoraipakkam; 50k-60k; deposit 3m; for company?',
  ],
  [
    'Selling my old flat in Rajajinagar and upgrading. Want a 3 BHK with 3 bathrooms in a gated society in Yelahanka or Jakkur, A khata, possession before March 2027, 1.4 to 1.7 Cr.',
    'bhk 3; bath 3; has Gated community; loc Yelahanka; loc Jakkur; approved A khata; by 2027-03; 1.4cr-1.7cr; type apartment?; buy?',
  ],
  [
    'Any 30x40 site in Mysore Road Kengeri side, BDA or BMRDA approved, east facing, corner would be great but not compulsory, loan should be possible, 55 lakh max.',
    'type plot; area 1200; loc Mysore Road; loc Kengeri; approved BDA; approved BMRDA; facing east; max 55L; has Corner?; approved Loan approved?',
  ],
  [
    'We have two dogs so please only pet friendly places, 2 BHK in Bandra or Khar, rent up to 1.2 lakh, unfurnished preferred, brokers please excuse, direct owner only.',
    'for pets; bhk 2; loc Bandra; loc Khar; rent; max 1.2L; unfurnished; from owner; no-brokerage?',
  ],
  [
    'Bachelor, working night shift at Unitech Cyber Park, want a studio or 1 RK in Gurgaon Sector 39 or Sector 40, no restrictions on timing, 15 to 18k including maintenance.',
    'for bachelors; bhk 0; bhk 0.5; kind studio?; type apartment?; city Gurgaon; loc Sector 39; loc Sector 40; 15k-18k; rent; near unitech cyber park or loc Unitech Cyber Park?',
  ],
  [
    'I am looking for agricultural land between 2 and 5 acres near Chevella or Shankarpally with road access and borewell, total budget 1.5 crore, no disputed property.',
    'type agricultural; area 87120-217800; loc Chevella or near chevella or city Chevella; loc Shankarpally or near shankarpally or city Shankarpally; has Borewell; max 1.5cr; has Road access?; approved Clear title?',
  ],
  [
    'Hello, saw your number on Housing. Need 2 BHK flat for rent in Kowdiar or Pattom, Trivandrum for my parents, ground floor or building with lift, well water is a plus, 20k.',
    'rent; bhk 2; type apartment; loc Kowdiar; loc Pattom; city Thiruvananthapuram; floor 0; has Lift; max 20k; has Well or has Well water?; for family?',
  ],
  [
    'Please send me list of new launch projects in Mohali airport road by good builders, 3+1 BHK, construction linked plan, RERA registered, between 90 lakh and 1.2 crore.',
    'new or launch; city Mohali; loc Airport Road; bhk 3; rera; 90L-1.2cr; has Servant room or servant?; uc?',
  ],
  [
    'Shifting to Guwahati on transfer from SBI, posting at Dispur. Want 2 or 3 bedroom house or flat in Six Mile, Beltola or Khanapara, govt locality preferred, rent about 18000.',
    'city Guwahati; bhk 2,3; type house; type apartment; loc Six Mile; loc Beltola; loc Khanapara; rent; ~18k; loc Dispur or near dispur?',
  ],
  [
    'Not interested in under construction or Greater Noida. Only ready 3 BHK with registry done in Noida Sector 76, 77 or 78, high floor, park facing, budget 1.35 crore all inclusive.',
    'not-city Greater Noida or not-loc Greater Noida; ready; bhk 3; city Noida; loc Sector 76; loc Sector 77; loc Sector 78; floor 7+; max 1.35cr; has Park facing or has Park?; approved Registry or approved Clear title?',
  ],
  [
    'Two working women in Kochi, need 2 BHK with good security near Lulu Mall or Edappally metro, semi furnished, 22k, move in from 1st of next month, is token needed?',
    'for women; city Kochi; bhk 2; has Security; near lulu mall; near edappally metro or loc Edappally; near metro?; semi-furnished; max 22k; rent',
  ],
  [
    'Investor here. Pre-leased commercial property in Ahmedabad, SG Highway or Prahlad Nagar, tenant should be bank or MNC, ticket size 3 to 4 crores, yield 7 percent plus.',
    'type commercial; city Ahmedabad; loc SG Highway; loc Prahlad Nagar; 3cr-4cr; buy?',
  ],
  [
    'Can you find me a cottage or 3 bedroom villa with valley view in Dehradun, Mussoorie Road or Rajpur Road, plot at least 250 gaj, weekend home so gated colony, 1.5 to 2 Cr?',
    'bhk 3; type villa; type house?; kind cottage?; city Dehradun; loc Mussoorie Road; loc Rajpur Road; area 2250+; has Gated community; 1.5cr-2cr; has Hill view?',
  ],
  [
    'Office space for 40 people, plug and play, in HITEC City or Madhapur, preferably near Raidurg metro, power backup and 5 car parks, monthly outgo should be less than 4 lakhs.',
    'type office; loc HITEC City or loc Hitech City; loc Madhapur; near raidurg metro or loc Raidurg; near metro?; has Power backup; has Parking or has Covered parking or parking 5; max 4L; rent; fully-furnished or furnished?',
  ],
  [
    'Bhaiya namaste, hum log Kanpur se Lucknow shift ho rahe hain, 2bhk kiraye pe chahiye Gomti Nagar ya Indira Nagar me, 15 hazaar tak, bachon ka school CMS hai',
    'city Lucknow; bhk 2; rent; loc Gomti Nagar; loc Indira Nagar; max 15k; near cms?; near school?; for family?',
  ],
  [
    'Sir mujhe apni dukaan ke liye jagah chahiye, Chandni Chowk ya Sadar Bazar side, 150 se 200 sq ft, kharidna hai, 80 lakh tak dekh lenge, upar wali manzil nahi',
    'type commercial; kind shop; loc Chandni Chowk; loc Sadar Bazar; area 150-200; buy; max 80L; floor 0?; floor !top?',
  ],
  [
    'abhi jo flat hai usme pani ki bahut dikkat hai, isliye naya dhoond raha hu, 3bhk Indirapuram ya Vaishali, 24 ghante pani aur power backup ho, 35k max',
    'bhk 3; loc Indirapuram; loc Vaishali; has Water supply or has 24x7 water or has 24-hour water or has Water; has Power backup; max 35k; rent; type apartment?',
  ],
  [
    'Patna me Boring Road ya Kankarbagh ke aas paas zameen chahiye 2 katha, ghar banana hai, road kam se kam 20 feet ka ho, 60-70 lakh ke beech',
    'city Patna; loc Boring Road or near boring road; loc Kankarbagh or near kankarbagh; type plot; area 2722.5; 60L-70L; road 20 or road min 20?',
  ],
  [
    'mera beta Kota me Allen coaching join kar raha hai, Landmark City ya Kunhari me hostel bata do, AC room, khana saath me, 15-18 hazaar mahina',
    'pg; for men or for students; city Kota; loc Landmark City; loc Kunhari; has Air conditioning; has Food included; 15k-18k; near allen or near allen coaching?; rent?',
  ],
  [
    'Mumbai Thane side 1bhk lena hai bhai, Ghodbunder Road chalega, 65 lakh ke andar, station se door ho to bhi chalega bas naya building hona chahiye',
    'city Thane or loc Thane; city Mumbai?; bhk 1; buy; loc Ghodbunder Road; max 65L; new?',
  ],
  [
    'Pune madhe Kothrud kinva Karve Nagar la 2bhk bhadyane pahije, family aahe, 25 hajar paryant, lift asli pahije, veg society asel tar uttam',
    'city Pune; loc Kothrud; loc Karve Nagar; bhk 2; rent; for family; max 25k; has Lift; for vegetarians or vegetarian?; type apartment?',
  ],
  [
    'Chennai Velachery la 2bhk veedu vaadagaikku venum, 18k budget, ground floor vendam, car parking kandippa irukkanum, bus stand pakkathula irundha nalla irukkum',
    'city Chennai; loc Velachery; bhk 2; rent; max 18k; floor !0; has Parking or has Covered parking; near bus stand; type house?',
  ],
  [
    'Anna Hyderabad lo Kukatpally daggara 2bhk flat rent ki kavali, metro pakkana unte better, family ki, 20 velu lopala, KPHB kuda parledu',
    'city Hyderabad; loc Kukatpally or near kukatpally; bhk 2; type apartment; rent; near metro; for family; max 20k',
  ],
  [
    'Namaskara, Bengaluru alli Vijayanagar athva Basaveshwaranagar hatra 1bhk mane baadigege beku, 12 savira olage, bachelor ge kodbeku, deposit 50 savira madabahudu',
    'city Bengaluru; loc Vijayanagar or near vijayanagar; loc Basaveshwaranagar or loc Basaveshwara Nagar or near basaveshwaranagar; bhk 1; rent; max 12k; for bachelors; deposit 50k; type house?',
  ],
  [
    'Dada Kolkata te Behala ba Tollygunge e ekta 2bhk flat kinte chai, 45 lakh er modhye, metro station er kachhe, purono flat holeo cholbe',
    'city Kolkata; loc Behala; loc Tollygunge; bhk 2; type apartment; buy; max 45L; near metro or near metro station; resale?',
  ],
  [
    'hello ji, Ludhiana vich Model Town ya Sarabha Nagar ch kothi chahidi hai 250 gaj di, park facing hove, budget dhai crore hai, thoda upar neeche chalega',
    'city Ludhiana; loc Model Town; loc Sarabha Nagar; type house; area 2250; max 2.5cr or 2.25cr-2.75cr; has Park facing or has Park?',
  ],
  [
    'yaar 3 ladke hain hum, sab TCS me, Magarpatta ya Amanora me 3bhk semi furnished dekh, 40 se 45 hazar rent, bachelor allowed ho aur owner khit pit wala na ho',
    'for bachelors; for men?; loc Magarpatta or loc Magarpatta City; loc Amanora or loc Amanora Park Town; bhk 3; semi-furnished; 40k-45k; rent',
  ],
  [
    'Jaipur Vaishali Nagar me papa retire ho rahe hain to ek independent makaan chahiye, 150 se 200 gaj, purab mukhi, JDA approved, sava crore se dedh crore',
    'city Jaipur; loc Vaishali Nagar; type house; area 1350-1800; facing east; approved JDA; 1.25cr-1.5cr',
  ],
  [
    'godown chahiye Transport Nagar Indore me, 5000 sqft ke aaspaas, truck andar aa sake, bijli teen phase ho, kiraya 12 rupaye foot tak',
    'type industrial; kind warehouse; loc Transport Nagar; city Indore; area 5000; rent; has Three-phase power?; rate max 12/sqft?',
  ],
  [
    'kal se dhundh raha hu koi dhang ka nahi mila, Ranchi me Lalpur ya Kanke Road, single room attached bathroom ladki ke liye, 6 hazaar tak, khana khud banana hai',
    'city Ranchi; loc Lalpur; loc Kanke Road; for women; max 6k; rent or pg; has Attached bathroom; bhk 0.5?; has Kitchen?',
  ],
  [
    'NRI hu, Surat me Vesu ya Pal area me 4bhk penthouse dekhna hai, parking do gaadi ki, 2 se 2.5 cr, vastu zaroori hai, ready possession hi chahiye',
    'city Surat; loc Vesu; loc Pal; bhk 4; kind penthouse; type apartment?; has Parking or has Covered parking or parking 2; 2cr-2.5cr; vastu; ready',
  ],
  [
    'Sector 62 Noida me office hai mera, wahan se 20 minute ke andar 1bhk ya studio, fully furnished, 20-22k, brokerage nahi dunga',
    'city Noida; loc Sector 62 or near sector 62 or near sector 62 noida; bhk 0; bhk 1; kind studio?; type apartment?; fully-furnished; 20k-22k; rent; no-brokerage; from owner?',
  ],
  [
    'Bhopal me Kolar Road pe duplex ya row house dikhaiye, 3 kamre wala, 50 lakh ke under, loan ho jaye, colony TNCP aur RERA approved honi chahiye',
    'city Bhopal; loc Kolar Road; kind duplex; kind row house; type house; bhk 3; max 50L; approved TNCP; rera; approved Loan approved?',
  ],
  [
    'do din pehle aapne Siliguri wala dikhaya tha wo pasand nahi aaya, kuch Sevoke Road ya Matigara side me bataiye 2bhk, 35 se 40 lakh, top floor bilkul nahi',
    'city Siliguri; loc Sevoke Road; loc Matigara; bhk 2; 35L-40L; floor !top',
  ],
  [
    'नमस्ते, हमें गाजियाबाद के राज नगर एक्सटेंशन में 3 बीएचके फ्लैट खरीदना है, बजट 70 लाख तक, लिफ्ट और पार्किंग होनी चाहिए, टॉप फ्लोर न हो',
    'city Ghaziabad; loc Raj Nagar Extension; bhk 3; type apartment; buy; max 70L; has Lift; has Parking or has Covered parking; floor !top',
  ],
  [
    'पुण्यात हडपसर किंवा मांजरी भागात १ बीएचके फ्लॅट भाड्याने हवा आहे, १५ हजारांपर्यंत, आम्ही नवरा बायको दोघेच आहोत, दलाल नको',
    'city Pune; loc Hadapsar; loc Manjari or loc Manjri; bhk 1; type apartment; rent; max 15k; from owner or no-brokerage; for couple or for family?',
  ],
  [
    'मेरी बेटी को दिल्ली के मुखर्जी नगर में यूपीएससी की तैयारी के लिए गर्ल्स पीजी चाहिए, खाना और वाईफाई के साथ, दस हजार के अंदर',
    'pg; for women; city Delhi or city New Delhi; loc Mukherjee Nagar; has Food included; has Wi-Fi; max 10k; for students?; rent?',
  ],
  [
    'गाँव की ज़मीन बेचकर शहर में घर लेना है, गोरखपुर में तारामंडल या मेडिकल कॉलेज के पास, 1500 वर्ग फुट का मकान, पचास लाख तक',
    'buy; city Gorakhpur; loc Taramandal or near taramandal; near medical college or loc Medical College; type house; area 1500; max 50L',
  ],
  [
    'रायपुर में शंकर नगर या देवेंद्र नगर में दुकान किराए पर चाहिए, मोबाइल रिपेयरिंग का काम है, 200 फुट के करीब, किराया 15 से 20 हजार',
    'city Raipur; loc Shankar Nagar; loc Devendra Nagar; type commercial; kind shop; rent; area 200; 15k-20k',
  ],
  [
    'नाशिक मध्ये गंगापूर रोडला बंगलो प्लॉट पाहिजे, ३ ते ४ गुंठे, पूर्व दिशेला तोंड, एनए झालेला, बजेट एक कोटी वीस लाख',
    'city Nashik; loc Gangapur Road; type plot; area 3267-4356; facing east; approved NA; max 1.2cr; kind bungalow?',
  ],
  [
    'बच्चों का स्कूल डीपीएस आगरा है, सिकंदरा या दयालबाग में दो या तीन कमरे का किराए का मकान बताइए, पहली मंजिल हो, बारह हजार',
    'city Agra; loc Sikandra; loc Dayalbagh or loc Dayal Bagh; bhk 2,3; rent; type house; floor 1; max 12k; near dps agra or near dps?; near school?; for family?',
  ],
  [
    'जोधपुर में फार्महाउस के लिए 5 बीघा ज़मीन देख रहा हूँ, पाली रोड या मंडोर की तरफ, बोरवेल चालू हो, डेढ़ करोड़ से ज्यादा नहीं',
    'city Jodhpur; type agricultural or type plot; kind farm house?; area 136125 or area 87120 or area 87120-136125; loc Pali Road; loc Mandore or loc Mandor; has Borewell; max 1.5cr',
  ],
  [
    'helo i am lookin for 2bhk flt in marathali or bellandur on rent upto 32k, my ofice is in ecospace, semi furnishd, veg family only 3 peple',
    'bhk 2; type apartment; loc Marathahalli; loc Bellandur; rent; max 32k; semi-furnished; for family; near ecospace or loc Ecospace?; for vegetarians or vegetarian?',
  ],
  [
    'okay so I need a three bedroom apartment in uh Gachibowli no wait make it Nallagandla because traffic is bad there budget is one crore twenty lakhs and yes it should have a swimming pool and a gym',
    'bhk 3; type apartment; loc Nallagandla; max 1.2cr; has Swimming pool; has Gym',
  ],
  [
    'mujhe chahiye vo kya bolte hain teen kamre wala flat Jamshedpur me Sakchi ya Bistupur comma budget pachpan lakh full stop lift honi chahiye aur haan parking bhi',
    'bhk 3; type apartment; city Jamshedpur; loc Sakchi; loc Bistupur; max 55L; has Lift; has Parking or has Covered parking',
  ],
  [
    'ned pg for gals in koramangla 5th blok nr forum mal, singl sharing wid attached bathrm, 12 to 15 thousnd, food inclded plz rply fast',
    'pg; for women; loc Koramangala 5th Block or loc Koramangala; near forum mall; 12k-15k; has Food included; has Attached bathroom; rent?',
  ],
  [
    'plz sugest villla plots in devanhalli near airprt, 1500 to 2400 sqft, gatd comunity with clubhous, budjet 80 laks to 1.1 cr, registeration immediate',
    'type plot; type villa?; loc Devanahalli or city Devanahalli; near airport; area 1500-2400; has Gated community; has Clubhouse; 80L-1.1cr; ready?',
  ],
  [
    'hey my lease is getting over on thirtieth and landlord is increasing by ten percent so find me something in Viman Nagar or Kalyani Nagar two BHK thirty five thousand maximum balcony compulsory deposit two months okay thank you',
    'rent; bhk 2; loc Viman Nagar; loc Kalyani Nagar; max 35k; has Balcony; deposit 2m',
  ],
  [
    'vijaywada benz circle or patamta lo 200 gajalu indipendent house kavali, north faceing, 1.5 crs lopu, bank loan unna parledu, municple water undali',
    'city Vijayawada; loc Benz Circle or near benz circle; loc Patamata; area 1800; type house; facing north; max 1.5cr; has Municipal water or has Water supply or has Water; approved Loan approved?',
  ],
]
