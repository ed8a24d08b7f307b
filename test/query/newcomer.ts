import type { Asked } from './score.ts'

/** Sixty messages of people who say what they do and who is to live there. The answers stood before it was asked. */
export const newcomer: readonly Asked[] = [
  [
    'Hi, I got a new job so moving from Pune to Hyderabad with wife and son. Need a 2bhk on rent within 5 km of Gachibowli, budget 30k, semi furnished preferred.',
    'rent; bhk 2; near gachibowli 5000m or loc Gachibowli; city Hyderabad; max 30k; semi-furnished; for family?',
  ],
  [
    'bhaiya koi 1rk ya 1bhk milega kya andheri east me 18k tak, bachelor hu akela rahunga, brokerage nahi dunga',
    'rent?; bhk 0.5,1; loc Andheri East; city Mumbai?; max 18k; for bachelors; for men?; no-brokerage',
  ],
  [
    'We are looking for an independent house in Coimbatore, Saravanampatti or Vadavalli side. 3 bedrooms with car parking and borewell. Can go upto 95 lakhs.',
    'buy?; type house; city Coimbatore; loc Saravanampatti; loc Vadavalli; bhk 3; has Covered parking; has Borewell; max 95L',
  ],
  [
    'need pg for my daughter near christ university hosur road, food must, ac room if possible, upto 15000 a month',
    'pg; for women; for students?; near christ university or near christ university hosur road; loc Hosur Road?; city Bengaluru?; has Food included; has Air conditioning; max 15k',
  ],
  [
    'Lucknow me gomti nagar extension me 3 bhk flat chahiye. papa ko ghutne ki problem hai to lift hona zaroori hai, 75 lakh se upar nahi ja sakte',
    'buy?; city Lucknow; loc Gomti Nagar Extension; bhk 3; type apartment; has Lift; max 75L',
  ],
  [
    'Want to buy agricultural land 2 acres in Nashik, Dindori or Trimbak road side. Title should be clear and borewell should be there. Not more than 25 lakh per acre',
    'buy; type agricultural; area 87120; city Nashik; loc Dindori; loc Trimbak Road; approved Clear title; has Borewell; rate max 25L/acre',
  ],
  [
    'hello sir mera budjet 22000 hai, noida sector 62 ke aas paas 2bhk chahiye family ke liye. abhi indirapuram me rehte hai, sirf owner se direct baat karenge',
    'rent?; max 22k; loc Sector 62 or loc Noida Sector 62 or near sector 62 or near noida sector 62; city Noida; bhk 2; for family; from owner; no-brokerage?',
  ],
  [
    'Require godown 5000 to 8000 sqft in Bhiwandi for storing garments, container should be able to come inside. Rent upto Rs 18 per sqft we can pay.',
    'rent; type industrial; kind warehouse; area 5000-8000; loc Bhiwandi or city Bhiwandi; city Thane or city Mumbai?; rate max 18/sqft',
  ],
  [
    'shop on rent in rajkot kalavad road, ground floor only, 300-400 sqft for my medical store. 20 se 25 hazar tak chalega',
    'rent; type commercial; kind shop; city Rajkot; loc Kalavad Road; floor 0; area 300-400; 20k-25k',
  ],
  [
    'Me and my husband both work in Manyata Tech Park, looking for 2 or 3 bhk in Hebbal, Thanisandra or Hennur. We have one dog so pet friendly society plz. Rent 40 to 50k.',
    'rent; bhk 2,3; loc Hebbal; loc Thanisandra; loc Hennur; city Bengaluru?; for pets; for couple or for family?; has Gated community?; 40k-50k',
  ],
  [
    '30x40 site in mysore, bogadi or vijayanagar 4th stage, muda approved, east facing. budget 45 lakhs',
    'buy?; type plot; area 1200; city Mysuru; loc Bogadi; loc Vijayanagar Stage 4 or loc Vijayanagar 4th Stage or loc Vijayanagar; approved MUDA; facing east; max 45L',
  ],
  [
    'Meri salary 60k hai aur pehli baar ghar kharidna hai. Thane ya Kalyan me 1bhk dekh raha hu 40-45 lakh, ready to move ho taki kiraya bach jaye',
    'buy; city Thane or loc Thane; city Kalyan or loc Kalyan; bhk 1; 40L-45L; ready',
  ],
  [
    'Is there any fully furnished studio appartment for rent in Candolim or Calangute? Max 35k per month, wifi n AC needed as I work from home.',
    'rent; fully-furnished; type apartment; kind studio; bhk 0; loc Candolim; loc Calangute; city Goa or city North Goa?; max 35k; has Wi-Fi; has Air conditioning',
  ],
  [
    'Retired army officer, shifting to Dehradun from Meerut. Want a kothi with small garden, 3-4 bhk, Rajpur Road or Sahastradhara Road. Around 1.5 cr, no flats please.',
    'buy?; city Dehradun; type house or type villa; has Garden; bhk 3,4; loc Rajpur Road; loc Sahastradhara Road; ~1.5cr; not apartment',
  ],
  [
    'Office space for our startup of 20 people in Salt Lake Sector V, about 1500 sqft, near metro. We can pay upto 1.2 lakh monthly',
    'rent or lease?; type office; loc Salt Lake Sector V or loc Salt Lake Sector 5 or loc Sector V or loc Sector 5 or loc Salt Lake; city Kolkata?; area 1500; near metro; max 1.2L',
  ],
  [
    'Patna me boring road ya kankarbagh me do bedroom ka ghar kiraye pe chahiye, hum pati patni aur ek baccha hai. 12 hazar se zyada nahi de payenge',
    'rent; city Patna; loc Boring Road; loc Kankarbagh; bhk 2; for family?; max 12k',
  ],
  [
    'Any 3 bhk villa for sale in Pondicherry, White Town is too costly so Lawspet or Kottakuppam. Private garden, 1.8 cr, no resale pls only new',
    'buy; type villa; bhk 3; city Puducherry or city Pondicherry; not-loc White Town?; loc Lawspet; loc Kottakuppam; has Garden; max 1.8cr; new',
  ],
  [
    'anyone having single room for rent near IIT Kanpur or kalyanpur, student hu, 5-6k, attached bathroom chahiye aur wifi',
    'rent; bhk 0.5 or bhk 1?; near iit kanpur; loc Kalyanpur or near kalyanpur; city Kanpur?; for students; 5k-6k; has Attached bathroom; has Wi-Fi',
  ],
  [
    'Bangalore 3bhk to buy within 1.3 cr, somewhere like Yelahanka or Jakkur but not Whitefield, the traffic there kills me. Prestige or Sobha only',
    'buy; city Bengaluru; bhk 3; max 1.3cr; loc Yelahanka; loc Jakkur; not-loc Whitefield; by Prestige; by Sobha',
  ],
  [
    'My parents are getting old so I want to buy a 2bhk flat for them in Trichy, Srirangam. Ground or first floor only, 50L. Call Ramesh 9840012345',
    'buy; bhk 2; type apartment; city Tiruchirappalli or city Trichy; loc Srirangam; floor 0; floor 1; max 50L',
  ],
  [
    'gaziabad raj nagar extention 3bhk, under construction bhi chalega but rera registered hona chahiye, ground floor nahi lena. 65 lac tak',
    'buy?; city Ghaziabad; loc Raj Nagar Extension; bhk 3; uc?; rera; floor !0; max 65L',
  ],
  [
    'Need to purchase house plot in Thrissur, Ollur side, 10 to 15 cents, car should come till the plot. Rate should be below 4 lakh per cent',
    'buy; type plot; city Thrissur; loc Ollur; area 4356-6534; has Road or has Road access or has Main road?; rate max 4L/cent',
  ],
  [
    'mujhe jaipur me mansarovar ya pratap nagar side 100 gaj ka plot lena hai, JDA approved. 35-40 lakh ka budget hai, corner mil jaye to badhiya',
    'buy?; city Jaipur; loc Mansarovar; loc Pratap Nagar; area 900; type plot; approved JDA; 35L-40L; has Corner',
  ],
  [
    'Working womens hostel or PG near Infopark Kochi, Kakkanad, 7000-9000 with food. I am joining TCS there so should be safe with cctv',
    'pg; for women; near infopark or near infopark kochi; loc Kakkanad; city Kochi; 7k-9k; has Food included; has CCTV; has Security?',
  ],
  [
    'NRI here, planning to invest in a 3BHK in Gurgaon, Golf Course Extn Road. DLF or M3M, 10th floor or higher, servant room needed, 4 to 5 cr',
    'buy?; bhk 3; city Gurgaon; loc Golf Course Extension Road or loc Golf Course Extension or loc Golf Course Extn Road; by DLF; by M3M; floor 10+; has Servant room; 4cr-5cr',
  ],
  [
    'bhubneswar patia or chandrasekharpur 2bhk rent, we are 3 boys working in infosys so bachelors should be allowed, 16k, bike parking',
    'rent; city Bhubaneswar; loc Patia; loc Chandrasekharpur; bhk 2; for bachelors; for men?; max 16k; has Covered parking',
  ],
  [
    'Factory shed requierd on lease at Peenya or Jigani, minimum 10000 sqft. We are presently in Rajajinagar and place is getting small.',
    'lease; type industrial; loc Peenya; loc Jigani; city Bengaluru?; area 10000+',
  ],
  [
    'Hum log abhi kiraye ke makan me rehte hain. Indore me vijay nagar ya nipania me apna 2 ya 3 bhk flat kharidna hai, 50 lakh ke andar, bachon ke khelne ki jagah ho',
    'buy; city Indore; loc Vijay Nagar; loc Nipania; bhk 2,3; type apartment; max 50L; has Children’s play area; for family?',
  ],
  [
    'Mangalore Kadri or Bejai, 2bhk flat fully furnished for rent, we are a veg family. 25k max, deposit not more than 1 lakh',
    'rent; city Mangaluru or city Mangalore; loc Kadri; loc Bejai; bhk 2; type apartment; fully-furnished; for family; max 25k; deposit 1L',
  ],
  [
    'Siliguri me chota sa showroom chahiye sevoke road pe, bilkul main road par ho, bike ka business hai. kiraya 50 hazar tak de denge',
    'rent; type commercial; kind showroom; city Siliguri; loc Sevoke Road; has Main road; max 50k',
  ],
  [
    'Farmhouse in Karjat or Kolad with swimming pool, only for weekends. Land should be at least half acre, budget 1.5cr',
    'buy?; kind farm house; type villa or type house or type agricultural; loc Karjat or city Karjat; loc Kolad or city Kolad; city Raigad or city Mumbai or city Navi Mumbai?; has Swimming pool; area 21780+; max 1.5cr',
  ],
  [
    'We just sold our old 1bhk at Borivali and now want to buy bigger one, 3bhk in Kandivali East or Goregaon East. Budget 2.6 to 2.8 cr, two car parkings must',
    'buy; bhk 3; loc Kandivali East; loc Goregaon East; city Mumbai?; 2.6cr-2.8cr; has Covered parking',
  ],
  [
    'chandigarh sector 35 ya sector 44 me 1 kanal kothi leni hai, vastu ke hisab se honi chahiye. budget 6 cr tak ka hai, property dealer door rahe',
    'buy?; city Chandigarh; loc Sector 35; loc Sector 44; area 5445; type house or type villa; vastu; max 6cr; from owner; no-brokerage?',
  ],
  [
    'Vizag Madhurawada side any new projects with 2bhk flats? Around 60 lakhs, sea view would be great. Possession time no issue for us',
    'buy?; city Visakhapatnam or city Vizag; loc Madhurawada; bhk 2; type apartment; new or launch; uc?; ~60L; has Sea view',
  ],
  [
    '8500 tak me koi hostel ya pg milega kya Kota talwandi me, beta coaching kar raha hai allen se. khana aur AC dono chahiye',
    'pg; max 8500; loc Talwandi; city Kota; for students?; for men; has Food included; has Air conditioning',
  ],
  [
    'I am a dentist. Want to buy clinic space in Raipur, Telibandha or Shankar Nagar, 800 sqft plus, building must have lift. Budget 70 lacs',
    'buy; type commercial; city Raipur; loc Telibandha; loc Shankar Nagar; area 800+; has Lift; max 70L',
  ],
  [
    'please suggest 3 bhk in Wakad / Pimple Saudagar / Balewadi, rent upto 38k. we are a family with 5 yr old so school nearby, and not above 5th floor',
    'rent; bhk 3; loc Wakad; loc Pimple Saudagar; loc Balewadi; city Pune?; max 38k; for family; near school; floor ..5',
  ],
  [
    'Rohini sec 8 builder floor, 2nd or 3rd floor with lift and stilt parking, 90 gaj, 1.4 cr. Dealers dont call, only owners contact me',
    'buy?; type apartment; kind builder floor; loc Rohini Sector 8 or loc Rohini or loc Sector 8; city Delhi?; floor 2; floor 3; has Lift; has Covered parking; area 810; max 1.4cr; from owner; no-brokerage?',
  ],
  [
    'I am a bank officer transferred to Guwahati from Kolkata. Flat required on company lease, 3bhk, six mile or zoo road, rent 28k is my limit',
    'rent or lease; for company; city Guwahati; type apartment; bhk 3; loc Six Mile or loc Sixmile; loc Zoo Road; max 28k',
  ],
  [
    'Sir koi kheti ki zameen hai kya bareilly me, 5 se 10 bigha, tubewell laga ho aur road touch ho. 6 lakh per bigha tak khareed lenge',
    'buy; type agricultural; city Bareilly; area 34031.25-272250; has Borewell or has Tubewell or has Water supply?; has Main road or has Road or has Road touch?; rate max 6L/bigha',
  ],
  [
    'Navalur or Siruseri 2bhk for rent, IT couple, 20k, only 2 months advance we can give. gym and pool in the society plz',
    'rent; loc Navalur; loc Siruseri; city Chennai?; bhk 2; for couple; max 20k; deposit 2m; has Gym; has Swimming pool; has Gated community?',
  ],
  [
    'Ranchi me lalpur ya kanke road par 2bhk flat kharidna hai 45 lakh tak. parking aur power backup chahiye kyuki light bahut jati hai, east ya north facing ho',
    'buy; city Ranchi; loc Lalpur; loc Kanke Road; bhk 2; type apartment; max 45L; has Covered parking; has Power backup; facing east; facing north',
  ],
  [
    'Earlier I was thinking of flat but now wife wants row house. 2 or 3 bedroom, Surat, Pal or Adajan, 80 lakh to 1 crore, cash ready',
    'buy?; type house; kind row house; not apartment?; bhk 2,3; city Surat; loc Pal; loc Adajan; 80L-1cr',
  ],
  [
    'Ahmedabad me 4bhk penthouse dekhna hai Bodakdev ya Satellite me, open terrace wala, 3 crore tak. club house aur gym bhi ho society me',
    'buy?; city Ahmedabad; bhk 4; type apartment; kind penthouse; loc Bodakdev; loc Satellite; has Terrace; max 3cr; has Clubhouse; has Gym; has Gated community?',
  ],
  [
    'hi need co working space for 6 ppl in Indiranagar or Domlur, total budget 45k per month. power backup and good wifi is a must for our calls',
    'rent?; kind co-working; type office or type commercial; loc Indiranagar; loc Domlur; city Bengaluru?; max 45k; has Power backup; has Wi-Fi',
  ],
  [
    'Kindly share 1 BHK in Dombivli or Ambernath below 30 lakhs, 10 min walk from railway station. Old building ok but not more than 10 years',
    'buy?; bhk 1; loc Dombivli or city Dombivli; loc Ambernath or city Ambernath; city Thane or city Mumbai?; max 30L; near railway station 10min; age 10; resale?',
  ],
  [
    'Main Zirakpur me flat dhund raha hu VIP road ya Dhakoli side. 3bhk, 60-70 lakh, top floor bilkul nahi garmi bahut hoti hai. saste wale pehle dikhao',
    'buy?; city Zirakpur; loc VIP Road; loc Dhakoli; type apartment; bhk 3; 60L-70L; floor !top; sort price-asc',
  ],
  [
    'Any rental in Trivandrum within 15 min of Technopark, Kazhakuttam or Sreekaryam? 3 bedroom 2 bathroom, unfurnished also ok, 20k',
    'rent; city Thiruvananthapuram; near technopark 15min; loc Kazhakkoottam; loc Sreekaryam or loc Sreekariyam; bhk 3; bath 2; unfurnished?; max 20k',
  ],
  [
    'Boys pg chahiye kothrud ya karve nagar me, MIT me admission hua hai mera. 9000 tak khane ke sath, washing machine bhi ho to accha',
    'pg; for men; for students?; loc Kothrud; loc Karve Nagar; city Pune?; max 9k; has Food included; has Washing machine',
  ],
  [
    'Looking for ready flat in New Town Kolkata, Action Area 1, 3bhk 1200-1400 sqft, south facing. 85 lakh max. OC must be there',
    'buy?; ready; type apartment; loc New Town Action Area 1 or loc Action Area 1 or loc Action Area I or loc New Town; loc New Town?; city Kolkata; bhk 3; area 1200-1400; facing south; max 85L; ready',
  ],
  [
    'Vijayawada, Poranki or Kankipadu, 200 sq yards plot CRDA approved, not more than 25k per sq yard. Will construct own house after 2 years',
    'buy?; city Vijayawada; loc Poranki; loc Kankipadu; area 1800; type plot; approved CRDA; rate max 25k/sqyd',
  ],
  [
    'Nagpur manish nagar ya besa me 2bhk, 30 lakh se 38 lakh, makan ya flat kuch bhi chalega. Doctor ne mummy ko seedhi mana kiya hai isliye ground floor hi chahiye',
    'buy?; city Nagpur; loc Manish Nagar; loc Besa; bhk 2; 30L-38L; type house?; type apartment?; floor 0',
  ],
  [
    'Hyderabad Kompally open plots HMDA approved, 200 to 250 sq yds. want gated community with club house, I stay in Alwal so site visit any sunday',
    'buy?; city Hyderabad; loc Kompally; type plot; approved HMDA; area 1800-2250; has Gated community; has Clubhouse',
  ],
  [
    'Is any restaurant space available for rent at Hill Road Bandra or Pali Naka? 800-1000 sqft carpet, rent around 3 lakhs, ground floor',
    'rent; type commercial; loc Hill Road or loc Hill Road Bandra or loc Bandra Hill Road; loc Bandra or loc Bandra West?; loc Pali Naka; city Mumbai?; area 800-1000; ~3L; floor 0',
  ],
  [
    'brokers plz excuse, direct owner only. 2bhk vasundhra or vaishali gzb, near metro, rent 20-24k, for 3 working women',
    'rent; from owner; no-brokerage?; bhk 2; loc Vasundhara; loc Vaishali; city Ghaziabad; near metro; 20k-24k; for women; for bachelors?',
  ],
  [
    'Hume udaipur me 1500 sqft tak ka plot chahiye hiran magri, bhuwana ya badgaon side. UIT approved ho aur 40L se kam me mil jaye',
    'buy?; city Udaipur; type plot; area ..1500; loc Hiran Magri; loc Bhuwana; loc Badgaon; approved UIT; max 40L',
  ],
  [
    'Looking to buy a small office 600 to 800 sqft in Vashi or Belapur near railway station, max 1.1cr. CA by profession, tired of paying rent in Fort',
    'buy; type office; area 600-800; loc Vashi; loc Belapur or loc CBD Belapur; city Navi Mumbai or city Mumbai?; near railway station; max 1.1cr',
  ],
  [
    'cold storage ya bada godown agra me chahiye aalu rakhne ke liye, highway ke paas, 20000 sqft se upar, 5 saal ki lease kar lenge',
    'lease; type industrial; kind warehouse; city Agra; near highway; area 20000+',
  ],
  [
    'Amritsar me 5 marla ki kothi chahiye, ranjit avenue ya majitha road. 55 lac hai mere paas, bacho ke liye school pass me ho, purana makan nahi chahiye naya bana ho',
    'buy?; city Amritsar; area 1361.25 or area 1361; type house or type villa; loc Ranjit Avenue; loc Majitha Road; max 55L; near school; new; for family?',
  ],
  [
    'Shimla or Solan 2bhk flat for our summer stay, 45-55L, balcony with open view. it should be ready and have parking as we drive down from Ambala',
    'buy?; city Shimla; city Solan; bhk 2; type apartment; 45L-55L; has Balcony; has Open view?; ready; has Covered parking',
  ],
]
