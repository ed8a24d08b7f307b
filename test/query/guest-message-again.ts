import type { Asked } from './score.ts'

/**
 * Whole messages as people send them to a broker, written without sight of the rules. `a or b` takes either reading, `a?` may be
 * understood and need not be.
 */
export const guestMessageAgain: readonly Asked[] = [
  // Indian English.
  [
    'Hi, we are shifting from Pune to Hyderabad as my husband has joined Amazon. Need a 3 BHK semi furnished flat on rent around Kondapur or Kukatpally, gated community with power backup, budget 45k including maintenance.',
    'city Hyderabad; bhk 3; semi-furnished; type apartment; rent; loc Kondapur or near kondapur; loc Kukatpally or near kukatpally; has Gated community; has Power backup; max 45k; for family?',
  ],
  [
    'I am an NRI based in Dubai, looking for a ready 2 or 3 bhk apartment in Kochi, preferably Kakkanad or Edappally, for my parents. Budget 70 to 90 lakhs, lift is a must and not above 5th floor.',
    'ready; bhk 2,3; type apartment; city Kochi; loc Kakkanad; loc Edappally; 70L-90L; has Lift; floor ..5; buy?; for family?',
  ],
  [
    'Currently running my saree shop in a rented 200 sqft space at Gandhi Bazaar. Want to buy a bigger one now, 400 to 600 sqft ground floor shop on main road in Jayanagar or Basavanagudi, upto 1.8 crore.',
    'buy; type commercial; kind shop; area 400-600; floor 0; has Main road; loc Jayanagar; loc Basavanagudi; max 1.8cr',
  ],
  [
    'My wife and I retired last year and want a small 2BHK in Coimbatore, somewhere quiet like Saibaba Colony or RS Puram, first or second floor with lift, hospital close by. We can spend 55 lakhs at the most.',
    'bhk 2; city Coimbatore; loc Saibaba Colony; loc RS Puram or loc R S Puram or loc R.S. Puram; floor 1; floor 2; has Lift; near hospital; max 55L; buy?; type apartment?; for family?',
  ],
  [
    'Good morning, my daughter got admission in Christ University, so need ladies PG in Koramangala or SG Palya from July. AC room, food, wifi, attached bathroom, 2 sharing is fine, 14k max.',
    'pg; for women; loc Koramangala; loc SG Palya or loc S G Palya or loc S.G. Palya; has Air conditioning; has Food included; has Wi-Fi; has Attached bathroom; max 14k; near christ university?; for students?; rent?',
  ],
  [
    'Company is moving me to Gurgaon, office will be at Udyog Vihar. Looking for fully furnished 2 bhk within 20 minutes of Udyog Vihar, 50-60k, company lease. Pl share options with covered parking.',
    'city Gurgaon; fully-furnished; bhk 2; near udyog vihar 20min; 50k-60k; rent or lease; has Covered parking; loc Udyog Vihar?; for company?',
  ],
  [
    'Looking for 2 to 3 acres agricultural land near Kolar or Malur with borewell and clear title, road access must. My budget is max 80 lakhs total, not per acre. No brokers, only owners.',
    'type agricultural; area 87120-130680; city Kolar or loc Kolar or near kolar; loc Malur or city Malur or near malur; has Borewell; approved Clear title; max 80L; from owner; no-brokerage?; has Road access or has Main road?',
  ],
  [
    'Investor here. Show me under construction 2 bhk projects in Dombivli East and Badlapur, RERA registered, possession by December 2027, ticket size below 65 lakhs. Not interested in resale.',
    'uc; bhk 2; loc Dombivli East; loc Badlapur or city Badlapur; rera; by 2027-12 or by 12/2027; max 65L; new?; buy?; city Dombivli?',
  ],
  [
    'We have a 2bhk in Thane which we are selling. Now need 3bhk in same area, Ghodbunder Road or Majiwada, higher floor above 10th, 1.6 cr to 1.9 cr, must have clubhouse and pool.',
    'city Thane; bhk 3; loc Ghodbunder Road; loc Majiwada; floor 10+ or floor 11+; 1.6cr-1.9cr; has Clubhouse; has Swimming pool; buy?',
  ],
  [
    'We are 3 bachelors working at Infosys, Nagpur. Want 2 or 3 bhk for rent near Manish Nagar or Wardha Road, unfurnished ok, max 18k, deposit not more than 2 months.',
    'for bachelors; city Nagpur; bhk 2,3; rent; loc Manish Nagar or near manish nagar; loc Wardha Road or near wardha road; unfurnished?; max 18k; deposit 2m; near infosys?; for men?',
  ],
  [
    "Need a 1rk near North Campus Delhi, I study at Hindu College. Kamla Nagar, Vijay Nagar or Mukherjee Nagar all okay. Around 13000 monthly, wifi would be great, I don't need furniture.",
    'bhk 0.5; near du north campus or near north campus or loc North Campus; city Delhi; loc Kamla Nagar; loc Vijay Nagar; loc Mukherjee Nagar; ~13k; rent; has Wi-Fi; unfurnished?; near hindu college?; for students?',
  ],
  [
    'Kindly send DTCP approved residential plots in Tambaram or Guduvanchery side, 1200 to 1500 sqft, east or north facing, within 40 lakhs. Registration should be possible immediately.',
    'approved DTCP; type plot; loc Tambaram; loc Guduvanchery; area 1200-1500; facing east; facing north; max 40L; ready?; buy?',
  ],
  [
    'Our firm requires a warehouse on lease in Bhiwandi, 20000 sq ft or more, with proper approach for containers. Current godown at Vasai is too small. Can pay upto 4 lakh per month, from next quarter.',
    'lease or rent; type industrial or type commercial; kind warehouse; loc Bhiwandi or city Bhiwandi; area 20000+; max 4L',
  ],
  [
    'Hello sir, need 1500 sqft furnished office on rent in Baner or Balewadi for my 20 member team, near metro, parking for 5 cars, we can pay upto Rs 75 per sqft.',
    'area 1500; furnished or fully-furnished; type office; rent; loc Baner; loc Balewadi; near metro; has Parking or has Covered parking; rate max 75/sqft',
  ],
  [
    'My father has knee problem so only ground floor please. 2 bhk independent house for rent in Mysore, Kuvempunagar or Saraswathipuram, with borewell water and small garden, about 20k.',
    'floor 0; bhk 2; type house; rent; city Mysuru; loc Kuvempunagar; loc Saraswathipuram; has Borewell; has Water supply?; has Garden; ~20k; for family?',
  ],
  [
    'Urgently want to buy a flat in Lucknow. 3bhk, Gomti Nagar Extension or Sushant Golf City, ready to move, budget is 85 lakh but can go up to 95 lakh for a park facing one.',
    'buy; city Lucknow; bhk 3; type apartment; loc Gomti Nagar Extension; loc Sushant Golf City; ready; max 95L or max 85L or 85L-95L; has Park facing?',
  ],
  [
    'Is it possible to get a sea view 2 bhk in Visakhapatnam under 1 crore? I saw some in MVP Colony. Otherwise Rushikonda is also good. Should be vastu compliant and less than 5 years old.',
    'has Sea view; bhk 2; city Visakhapatnam; max 1cr; loc MVP Colony; loc Rushikonda; vastu; age 5; buy?',
  ],
  [
    'Looking for a furnished studio apartment in Panjim or Miramar for 3 months, I work remotely so wifi and power backup needed. My budget is 30 to 35 thousand a month and I have a small dog.',
    'furnished or fully-furnished; type apartment; kind studio; bhk 0?; loc Panjim; loc Miramar; has Wi-Fi; has Power backup; 30k-35k; rent; for pets or for pet owners or has Pets allowed or has Pet friendly?',
  ],
  [
    'Dear broker, kindly do not send me Noida options again. I want only Indirapuram or Vaishali in Ghaziabad, 3 bhk, 1.1 crore budget, ready possession, metro within 1 km.',
    'not-city Noida; loc Indirapuram; loc Vaishali; city Ghaziabad; bhk 3; max 1.1cr; ready; near metro; buy?',
  ],
  [
    'Me and my sister both work in Salt Lake Sector V. Want 2BHK for rent in New Town or Kestopur, safe building with security and lift, 16-20k, no brokerage if possible.',
    'bhk 2; rent; loc New Town; loc Kestopur; for women?; has Security; has Lift; 16k-20k; no-brokerage; near salt lake sector v or near salt lake sector 5 or near salt lake or loc Salt Lake Sector V or loc Salt Lake Sector 5 or loc Sector V or loc Salt Lake?',
  ],
  [
    'We sold our old bungalow in Vadodara and now want a row house or duplex in Gotri or Bhayli, 4 bedrooms, corner one if available. 1.25 Cr approx. Ready possession only.',
    'city Vadodara; type house; kind row house; kind duplex; loc Gotri; loc Bhayli; bhk 4; has Corner?; ~1.25cr; ready; buy?',
  ],
  [
    'Builder floor wanted in South Delhi, Malviya Nagar or Saket preferred, 200 sq yards, 3 bhk with servant room and stilt parking, top floor with terrace is best. Budget 4 to 4.5 crores.',
    'type apartment or type house; kind builder floor; loc South Delhi or city Delhi; loc Malviya Nagar; loc Saket; area 1800; bhk 3; has Servant room; has Parking or has Covered parking or has Stilt parking; floor top; has Terrace; 4cr-4.5cr; buy?',
  ],
  [
    'Currently paying 22k for a 1bhk in Andheri East and landlord wants us out. Need 1 or 2 bhk in Goregaon or Malad, anywhere under 35k, near station, family with one kid, piped gas preferred.',
    'bhk 1,2; loc Goregaon; loc Malad; max 35k; rent; near railway station or near station or near railway; for family?; has Piped gas',
  ],
  [
    'Any farm house around Chandigarh, say Mullanpur or Zirakpur side, half acre to one acre, with swimming pool and proper boundary? We want it for weekends only. Price upto 3 cr, please send location also.',
    'kind farm house; type villa or type house or type agricultural; city Chandigarh or near chandigarh?; loc Mullanpur or city Mullanpur or loc New Chandigarh; city Zirakpur or loc Zirakpur; area 21780-43560; has Swimming pool; max 3cr; has Boundary wall?; buy?',
  ],
  [
    'Hi, relocating from the US in March. Need 4 BHK villa in Sarjapur Road or Varthur, gated, good international school within 3 km, rent upto 1.5 lakhs. Owner direct only, we are a vegetarian family.',
    'bhk 4; type villa; loc Sarjapur Road; loc Varthur; has Gated community; near school 3000m or near international school 3000m; rent; max 1.5L; from owner; no-brokerage?; for family?; for vegetarians or for vegetarian?',
  ],
  // Hinglish, with other languages in it.
  [
    'bhaiya humein indore mein vijay nagar ya palasia ke aas paas 2bhk kiraye pe chahiye, family hai 4 log, 15 hazar tak, pani ki dikkat nahi honi chahiye aur gaadi park ho jaye',
    'city Indore; loc Vijay Nagar or near vijay nagar; loc Palasia or near palasia; bhk 2; rent; for family?; max 15k; has Water supply?; has Parking or has Covered parking?',
  ],
  [
    'Abhi hum Rajouri Garden mein rehte hain par bacche ka school Dwarka shift ho gaya, isliye Dwarka sector 10 ya sector 12 mein 3bhk society flat kharidna hai, 1.7 crore tak, lift zaroori',
    'buy; loc Dwarka Sector 10 or loc Sector 10; loc Dwarka Sector 12 or loc Sector 12; loc Dwarka?; bhk 3; type apartment; max 1.7cr; has Lift; near school?; has Gated community?',
  ],
  [
    'Pune madhe 1bhk pahije bhadyane, Kothrud kinva Karve Nagar, don working mulinsathi, 17 hajar paryant, deposit 50 hajar chalel, no brokerage plz',
    'city Pune; bhk 1; rent; loc Kothrud; loc Karve Nagar; for women; max 17k; deposit 50k; no-brokerage; for working or for working professionals or for professionals?',
  ],
  [
    'anna chennai la velachery illana pallikaranai side 2bhk rent ku venum, 20k kulla, ground floor venam, bike parking must, bachelors ah irukkom, food naanga samaichupom',
    'city Chennai; loc Velachery; loc Pallikaranai; bhk 2; rent; max 20k; floor !0; has Parking or has Covered parking or has Bike parking; for bachelors',
  ],
  [
    'hyderabad lo independent house konali anukuntunnam, LB Nagar leda Vanasthalipuram, 150 gajalu, east facing, 90 lakhs lopu undali, car parking kuda kavali, apartment vaddu',
    'city Hyderabad; type house; loc LB Nagar or loc L B Nagar or loc L.B. Nagar; loc Vanasthalipuram; area 1350; facing east; max 90L; has Parking or has Covered parking; not apartment?; buy?',
  ],
  [
    'Namaskara, naanu Hubli inda Bengaluru ge shift agtiddini. Rajajinagar athva Vijayanagar nalli 2bhk mane baadige ge beku, 25 saavira olage, metro hatra, lift irbeku, 3 months advance ok',
    'city Bengaluru; loc Rajajinagar; loc Vijayanagar; bhk 2; type house?; rent; max 25k; near metro; has Lift; deposit 3m',
  ],
  [
    'Kolkata te amra ekta 2bhk flat khujchi, Garia ba Narendrapur, metro station er kache, 35 theke 42 lakh er moddhe, ready flat chai, under construction noy',
    'city Kolkata; bhk 2; type apartment; loc Garia; loc Narendrapur; near metro; 35L-42L; ready; buy?',
  ],
  [
    'Kem cho, Surat ma Adajan ke Pal baju dukan joiye chhe bhade, 300 sqft jetli, main road par, 30 hajar sudhi. Mari atyare ni dukan Varachha ma chhe pan nani pade chhe',
    'city Surat; loc Adajan; loc Pal; type commercial; kind shop; rent; area 300 or area 270-330; has Main road; max 30k',
  ],
  [
    'Paaji ludhiana vich 8 marle da makan chahida, dugri ya model town, 80 lakh ton upar nahi, gali khulli hove, assi canada ton wapas aa rahe haan',
    'city Ludhiana; area 2178; type house; loc Dugri; loc Model Town; max 80L; buy?',
  ],
  [
    'sir mai kota me coaching ke liye aa raha hu allen me, talwandi ya jawahar nagar me hostel ya pg chahiye single room, ac, khana sath me, 12 hazar tak, ladko wala',
    'city Kota; loc Talwandi; loc Jawahar Nagar; pg; has Air conditioning; has Food included; max 12k; for men; near allen?; for students?; rent?',
  ],
  [
    'Noida extension mein ya gaur city mein 2.5 ya 3 bhk dekh rahe hain, registry wala ho, 75-80 lakh, sirf resale, builder ka naya project nahi chahiye. Sector 62 mein office hai wife ka',
    'loc Noida Extension or loc Greater Noida West or city Greater Noida West; loc Gaur City or society Gaur City or loc Gaur City 1; bhk 2.5,3; 75L-80L; resale; approved Clear title?; city Greater Noida?; loc Sector 62?; near sector 62?; ready?; buy?; for family?',
  ],
  [
    'jaipur mansarovar ke paas jda approved plot, 100 se 150 gaj, 35 lakh budget, corner mile to achha, south facing mat dikhana, colony basi hui honi chahiye',
    'city Jaipur; loc Mansarovar or near mansarovar; approved JDA; type plot; area 900-1350; max 35L; has Corner?; not-facing south; buy?',
  ],
  [
    'Patna boring road pe clinic ke liye jagah chahiye rent par, 500-700 sqft, ground floor ya first floor, 40k tak. Abhi kankarbagh me baithta hu, waha se shift karna hai',
    'city Patna; loc Boring Road; rent; area 500-700; floor 0; floor 1; max 40k; type commercial or type office?; kind shop?',
  ],
  [
    'Mummy papa ke liye dehradun me chhota ghar, rajpur road ya jakhan, 2 bedroom, seedhi na chadhni pade, garden ho, 80 lakh ke andar, mussoorie view mile to mazaa aa jaye',
    'city Dehradun; type house?; loc Rajpur Road; loc Jakhan; bhk 2; floor 0?; has Lift?; has Garden; max 80L; for family?; has Mountain view or has Hill view?; buy?',
  ],
  [
    'Bhai Gurgaon me DLF Phase 2 ya Sikanderpur metro ke paas 1bhk fully furnished, 28-32k, couple hain unmarried, koi rok tok nahi chahiye, direct owner ho to best, 1 mahine ka deposit',
    'city Gurgaon; loc DLF Phase 2; near sikanderpur metro or near sikanderpur metro station or near metro or near sikanderpur or loc Sikanderpur; bhk 1; fully-furnished; 28k-32k; rent; from owner; deposit 1m; no-brokerage?; for couple or for couples or for unmarried couples or for unmarried couple?',
  ],
  [
    'ranchi me harmu ya ashok nagar mein 3bhk flat lena hai, do bathroom, balcony, pooja room bhi, 65 se 75 lakh, ready flat, lekin top floor nahi garmi bahut hoti hai',
    'city Ranchi; loc Harmu; loc Ashok Nagar; bhk 3; type apartment; buy?; has Balcony; bath 2; has Pooja room; 65L-75L; ready; floor !top',
  ],
  [
    'Mera budget zyada nahi hai, 6-7 hazar, bhopal mein mp nagar ya habibganj ke paas ek kamra ya 1rk, akela rehta hu, job karta hu, khana khud bana lunga bas attached bathroom ho',
    '6k-7k; rent; city Bhopal; loc MP Nagar or loc M P Nagar or loc M.P. Nagar or near mp nagar; loc Habibganj or near habibganj; bhk 0.5 or bhk 0.5,1; has Attached bathroom; for bachelors or for men?; for working or for working professionals or for professionals?',
  ],
  [
    'Nashik la plot ghyaycha ahe investment sathi, Pathardi Phata kiva Adgaon, 2 te 3 guntha, NA zalela, 25 lakhachya aat, highway javal asla tar changla',
    'city Nashik; type plot; loc Pathardi Phata; loc Adgaon; area 2178-3267; approved NA or approved NA plot or approved NA order?; max 25L; buy?; near highway?',
  ],
  [
    'Thiruvananthapuram il technopark aduthu 2bhk flat vaadakakku venam, kazhakootam allenkil sreekaryam, semi furnished, 18000 il thazhe, njangal oru cheriya family aanu',
    'city Thiruvananthapuram; near technopark or loc Technopark; bhk 2; type apartment; rent; loc Kazhakootam or loc Kazhakoottam or loc Kazhakkoottam or loc Kazhakuttam or loc Kazhakkuttam or loc Kazhakuttom; loc Sreekaryam or loc Sreekariyam; semi-furnished; max 18k; for family?',
  ],
  [
    'bhai sahab amritsar ranjit avenue me kothi chahiye rent pe, 3 bedroom, ground floor wala portion, company ke guest aayenge isliye saaf suthri ho, 45-50k chalega, do gaadi ki parking',
    'city Amritsar; loc Ranjit Avenue; type house or type villa; bhk 3; floor 0; rent; 45k-50k; has Parking or has Covered parking; for company?; kind bungalow?',
  ],
  // Devanagari.
  [
    'नमस्ते, हम लोग लखनऊ में अलीगंज या इंदिरा नगर में तीन बेडरूम का फ्लैट खरीदना चाहते हैं, बजट पचास से साठ लाख, लिफ्ट और पार्किंग ज़रूरी है, बहुत पुरानी बिल्डिंग न हो',
    'city Lucknow; loc Aliganj; loc Indira Nagar; bhk 3; type apartment; buy; 50L-60L; has Lift; has Parking or has Covered parking; age 5 or age 10?',
  ],
  [
    'पुण्यात हडपसर किंवा मगरपट्टा जवळ २ बीएचके भाड्याने हवा आहे. मी आयटी कंपनीत काम करते, नवरा आणि एक मुलगी आहे. २५ हजारांपर्यंत, सेमी फर्निश्ड असेल तर उत्तम.',
    'city Pune; loc Hadapsar or near hadapsar; loc Magarpatta or loc Magarpatta City or near magarpatta; bhk 2; rent; max 25k; semi-furnished; for family?',
  ],
  [
    'मेरी बेटी की कोचिंग है प्रयागराज में, सिविल लाइन्स या कटरा के पास लड़कियों का पीजी चाहिए, खाना और वाईफाई साथ में, आठ हजार महीना तक',
    'city Prayagraj; loc Civil Lines or near civil lines; loc Katra or near katra; pg; for women; has Food included; has Wi-Fi; max 8k; for students?; rent?',
  ],
  [
    'दुकान किराए पर चाहिए जोधपुर सरदारपुरा में, २०० वर्ग फुट के आसपास, मेन रोड पर, २५ हजार से ज्यादा नहीं। अभी घंटाघर में छोटी दुकान है।',
    'type commercial; kind shop; rent; city Jodhpur; loc Sardarpura; area 200 or area 180-220; has Main road; max 25k',
  ],
  [
    'रायपुर के शंकर नगर या अवंती विहार में डुप्लेक्स देख रहे हैं, चार बेडरूम, पूर्व मुखी, सवा करोड़ तक। वास्तु के हिसाब से होना चाहिए, दलाल न हो तो बेहतर',
    'city Raipur; loc Shankar Nagar; loc Avanti Vihar; type house; kind duplex; bhk 4; facing east; max 1.25cr; vastu; from owner or no-brokerage; buy?',
  ],
  [
    'नोएडा सेक्टर 137 में 2 बीएचके फुली फर्निश्ड किराए पर चाहिए, मेट्रो के पास, 30 से 35 हजार। हम दो लड़के हैं, दोनों सेक्टर 142 में नौकरी करते हैं, अगले महीने से',
    'city Noida; loc Sector 137; bhk 2; fully-furnished; rent; near metro; 30k-35k; for men or for bachelors?; loc Sector 142?; near sector 142?; for working or for working professionals or for professionals?',
  ],
  [
    'खेती की जमीन चाहिए उज्जैन के पास, दो एकड़, बोरवेल और बिजली हो, कीमत 40 लाख के भीतर, कागज़ साफ होने चाहिए, सड़क किनारे मिले तो और अच्छा',
    'type agricultural; city Ujjain or near ujjain; area 87120; has Borewell; max 40L; approved Clear title?; has Main road?; has Electricity?; buy?',
  ],
  [
    'ठाणे पश्चिम में रिटायरमेंट के बाद रहने के लिए 1 या 2 बीएचके, नई बिल्डिंग, स्टेशन से दो किलोमीटर के अंदर, 90 लाख से 1.1 करोड़, ग्राउंड फ्लोर नहीं, गार्डन होना चाहिए',
    'loc Thane West or city Thane; bhk 1,2; new?; age 5?; near railway station 2000m or near station 2000m or near railway 2000m; 90L-1.1cr; floor !0; has Garden; buy?',
  ],
  // Slips and dictation.
  [
    'hello i am loking for tow bhk flat in banglore near marathalli or bellandur my offic is in ecospace rent shud be below 35 thousnd semi furnishd prefer and no brokrage',
    'city Bengaluru; bhk 2; type apartment; loc Marathahalli or near marathahalli; loc Bellandur or near bellandur; rent; max 35k; semi-furnished; no-brokerage; near ecospace or near rmz ecospace or loc Ecospace or loc RMZ Ecospace?',
  ],
  [
    'okay so I want to say that we need a three bedroom apartment in Ahmedabad comma Satellite or Bodakdev area comma around one crore twenty lakhs and it should be like north facing and on say fifth to eighth floor full stop',
    'bhk 3; type apartment; city Ahmedabad; loc Satellite; loc Bodakdev; ~1.2cr; facing north; floor 5-8 or floor 5; buy?',
  ],
  [
    'sir plz snd 1bhk for rentt in navi mumbay kharghar or belapur, nere railway staton, we r newly maried copule, 18k to 22k, depost max 1 lac',
    'bhk 1; rent; city Navi Mumbai; loc Kharghar; loc Belapur or loc CBD Belapur; near railway station or near station or near railway; 18k-22k; deposit 1L; for family or for couple or for couples?',
  ],
  [
    'hello haan madam mujhe na ek flat chahiye matlab do bedroom wala guwahati mein six mile ya beltola side rent twelve to fifteen thousand haan aur second floor tak hi kyunki lift nahi hoti wahan',
    'type apartment; bhk 2; city Guwahati; loc Six Mile; loc Beltola; rent; 12k-15k; floor ..2; no Lift?',
  ],
  [
    'wantd residensial plot at bhubneswar patia or kalinga nagar 1500 sqft to 2000 sqft bda aproved budjet 60 lak boundry wall done i hav alredy seen 2 plots in khandagiri too costly',
    'type plot; city Bhubaneswar; loc Patia; loc Kalinga Nagar or loc Kalinganagar; area 1500-2000; approved BDA; max 60L; has Boundary wall?; buy?',
  ],
  [
    'Hi this is for my brother he is coming from canada needs furnised 3 bhk in mohali sector 70 or sector 71 for six months monthly sixty thousand max should have ac and gysers and power bakup',
    'furnished or fully-furnished; bhk 3; city Mohali; loc Sector 70; loc Sector 71; rent; max 60k; has Air conditioning; has Geyser?; has Power backup',
  ],
  [
    'we need showrrom space in madurai anna nagar or kk nagar minimun 1000 sq feet groud floor only glass frontage for selling bikes lease of 5 yrs can give upto 1.2 lakhs per mnth',
    'type commercial; kind showroom; city Madurai; loc Anna Nagar; loc KK Nagar or loc K K Nagar or loc K.K. Nagar; area 1000+; floor 0; lease or rent; max 1.2L',
  ],
]
