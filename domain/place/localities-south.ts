/** More localities of the south: Karnataka, Telangana, Andhra Pradesh, Tamil Nadu, Kerala, written as in `known-locality.ts`. */
export const southernLocalities: readonly (readonly [city: string, localities: string])[] = [
  [
    'Bengaluru',
    'Commercial Street, Residency Road, Whitefield Main Road, Hope Farm, Channasandra, Immadihalli, Seegehalli, Kannamangala, Belathur, Kadugodi Plantation, Hoskote Road, Whitefield Hoskote Road, Budigere, Budigere Road, Avalahalli, Bhattarahalli, Medahalli, TC Palya, TC Palya Road, Anandapura, Devasandra, Basavanapura, Ayyappa Nagar, Battarahalli, Virgonagar, Bidarahalli, Rampura, Kithaganur, Kithiganur, Hoodi Circle, Hoodi Main Road, Garudachar Palya, Doddanekundi, Doddanekkundi, Chinnapanahalli, AECS Layout Brookefield, Kundalahalli Gate, Kundalahalli Colony, ITPL Main Road, Pattandur Agrahara, Sathya Sai Layout, Nallurahalli, Siddapura, Ramagondanahalli, Varthur Road, Balagere, Balagere Road, Gunjur Palya, Attibele Road, Sarjapur Attibele Road, Dommasandra Circle, Sompura, Chikka Tirupathi, Kodathi, Carmelaram, Choodasandra, Hadosiddapura, Chikkanayakanahalli, Doddakannelli, Kaikondrahalli, Kaikondanahalli, Ambalipura, Iblur, Iblur Village, Agara, Agara Village, Somasundarapalya, Haralur Main Road, Kudlu Main Road, Parappana Agrahara, Naganathapura, Rayasandra, Choodasandra Road, Hosa Road Junction, Neeladri Road, Neeladri Nagar, Doddathogur, Konappana Agrahara, Hebbagodi, Bommasandra, Huskur, Chandapura Anekal Road, Jigani Road, Bommasandra Jigani Link Road, Begur Road, Hongasandra, Kudlu Begur Road, Roopena Agrahara, Garvebhavi Palya, Mangammanapalya, Tavarekere, SG Palya|Suddagunte Palya, Maruthi Nagar, NS Palya, Bannerghatta Main Road, Arekere Mico Layout, Devarachikkanahalli, Vijaya Bank Layout, IIM, Panduranga Nagar, Hulimavu Lake, Kalena Agrahara, Kothnur, Puttenahalli, RBI Layout, Elita Promenade, Sarakki, Yelachenahalli, Vasanthapura, Doddakallasandra, Raghuvanahalli, Thalaghattapura, Vajarahalli, Kaggalipura, Harohalli, Subramanyapura, Chikkalasandra, Ittamadu, Katriguppe, Hosakerehalli, Srinivasnagar, Hanumanthanagar, NR Colony, Thyagaraja Nagar, Gandhi Bazaar, VV Puram, Shankarapuram, Chamarajpet, Kempegowda Nagar, Lalbagh, Lalbagh Road, Tilak Nagar, Jayanagar East, Audugodi, Adugodi, Viveknagar, Neelasandra, Austin Town, Victoria Layout, Ashok Nagar, Richmond Road, Langford Town, Langford Road, Shanthinagar, KH Road, St Marks Road, Vittal Mallya Road, Infantry Road, Shivajinagar, Tasker Town, Millers Road, Jayamahal, JC Nagar, High Grounds, Sankey Road, Palace Orchards, Palace Guttahalli, Seshadripuram, Gandhi Nagar, Majestic, Chickpet, Cottonpet, Kamakshipalya, Basaveshwar Nagar, West Of Chord Road, Mahalakshmi Layout, Nandini Layout, Kurubarahalli, Laggere, Peenya Industrial Area, Jalahalli East, Jalahalli West, Jalahalli Cross, HMT Layout, MSR Nagar, Yeshwanthpur Industrial, Goraguntepalya, T Dasarahalli, Bagalagunte, Hesaraghatta, Hesaraghatta Road, Chikkabanavara, Soladevanahalli, Chikkasandra, Abbigere, Singapura, Lakshmipura, Thindlu, Kodigehalli, Byatarayanapura, Amruthahalli, Jakkur Layout, Jakkur Plantation, Yelahanka Satellite Town, Attur Layout, Attur, Doddaballapur Road, Rajanukunte, Singanayakanahalli, Kattigenahalli, Bagalur Road, Bagalur Main Road, Byrathi, Hennur Bagalur Road, Hennur Gardens, Geddalahalli, Hennur Main Road, Horamavu Agara, Kalkere, Ramamurthy Nagar Main Road, Kasturi Nagar, Banaswadi Main Road, OMBR Layout, Lingarajapuram, Kacharakanahalli, HRBR Layout, Babusapalya, Chelekere, Nagavara, Govindpura, Arabic College, Dinnur, Sultanpalya, Kaval Byrasandra, DJ Halli, Pulikeshi Nagar, Cleveland Town, Richards Town, Jeevanahalli, Maruthi Sevanagar, Michael Palya, CMH Road, Jeevan Bima Nagar, Thippasandra, New Thippasandra, Malleshpalya, GM Palya, Nagavarapalya, Byrasandra, Baiyappanahalli, Benniganahalli, Dooravani Nagar, Vijinapura, Udaya Nagar, Kodihalli, Konena Agrahara, Vimanapura, Wind Tunnel Road, Challaghatta, Bellandur Gate, Green Glen Layout, Kariyammana Agrahara, Yemalur, Devarabisanahalli, Panathur Road, Bhoganahalli, Ashwath Nagar, Tulasi Theatre Road, ST Bed, Jakkasandra, Venkatapura, NGV, National Games Village, Kengeri Satellite Town, Kommaghatta, Mallathahalli, Ullal, Ullal Main Road, Ullal Upanagar, Jnanabharathi, Annapurneshwari Nagar, Mudalapalya, Govindaraja Nagar, Attiguppe, Chandra Layout, Nayandahalli, Deepanjali Nagar, Bapuji Nagar, BEML Layout, Channasandra RR Nagar, Uttarahalli Kengeri Road, Kumbalgodu, Bidadi, Tavarekere Magadi Road, Sunkadakatte, Andrahalli, Herohalli, Byadarahalli, Nagadevanahalli, Dasanapura, Makali, Madanayakanahalli, Nelamangala Road, Dabaspet, Devanahalli Road, Kempegowda Airport|KIAL, Sadahalli, Chikkajala, Hunasamaranahalli, Bettahalasur, Tarahunise, IVC Road, Nandi Hills, Nandi Hills Road, Vijayapura Devanahalli, Shettigere, Aerospace Park, Thirumenahalli, Chokkanahalli, Sampigehalli, Rachenahalli, Dasarahalli Hebbal, Hebbal Kempapura, Kempapura, Bhoopasandra, Nagashettyhalli, New BEL Road, BEL Road, BEL Circle, Gangamma Circle, MS Palya, AGS Layout, Anandnagar, Cholanayakanahalli, Manorayanapalya, Hoysala Nagar, Madiwala|Madivala, Anjanapura, Thigalarapalya, Vittasandra, Lakshminarayanapura|Lakshminarayana Pura, Junnasandra, Lingadheeranahalli, Kammasandra, Margondanahalli, Kodichikkanahalli, Gubbalala, Kambipura, Marsur, EPIP Zone, Kathriguppe|Kathreguppe, Sonnenahalli, Binnypet|Binny Pete, Narayanaghatta, NRI Layout, Yelenahalli, RMV 2nd Stage|RMV Extension|RMV Second Stage, Basapura, Dairy Circle, Seetharampalya, Shikaripalya, Bileshivale, Doddabommasandra, Doddakammanahalli, Bikasipura, Church Street, Hulimangala, Hennagara',
  ],
  [
    'Mysuru',
    'Hootagalli, Hinkal, Janata Nagar, TK Layout, Ashokapuram, Vidyaranyapuram, JP Nagar, RK Nagar, Lingambudhi Palya, Rajarajeshwari Nagar, Nanjangud Road, Kadakola, Alanahalli, Siddarthanagar, Lalithadripura, Lalithadri Nagar, Chamundi Hill, Nazarbad, Ittigegud, Agrahara, Chamarajapuram, Krishnamurthypuram, Lakshmipuram, Devaraja Mohalla, Tilak Nagar, Lashkar Mohalla, NR Mohalla, Gayathripuram, Kyathamaranahalli, Udayagiri, Rajiv Nagar, Shanthi Nagar, Sathagalli, Kesare, Naganahalli, Metagalli, BM Shree Nagar, Brindavan Extension, VV Mohalla, Vani Vilas Mohalla, Paduvarahalli, Bannur Road, T Narasipura Road, HD Kote Road, Hunsur Road, KRS Road, Srirangapatna, Roopa Nagar, Koorgalli, Ilavala, Nivedita Nagar, Hanchya, Sathagalli Layout, Marballi, Chamundipuram, Mandi Mohalla, Yelwal',
  ],
  [
    'Mangaluru',
    'Balmatta, Kadri Hills, Kadri Temple Road, Mallikatta, Nanthoor, Bikarnakatte, Kulshekhara, Shakthinagar, Shakti Nagar, Maryhill, Padavinangady, Yeyyadi, Konchady, Derebail Konchady, Landlinks, Kuntikana, Kottara Chowki, Kodical, Ashok Nagar, Urwa Store, Ladyhill, Chilimbi, Mannagudda, Kodialbail, Bejai Kapikad, Lalbagh, Carstreet, Pandeshwar, Mangaladevi, Jeppu, Morgans Gate, Valencia, Nandigudda, Kankanady Bypass, Padil, Thokkottu, Ullal, Kuthar, Konaje, Mudipu, Valachil, BC Road, Bantwal, Vamanjoor, Gurupura, Kaikamba, Bajpe, Kenjar, Kulai, Hosabettu, Panambur, Baikampady, Mukka, Haleyangadi, Mulki, Moodbidri, Puttur, Bendoor, Bendoorwell, St Agnes, Babugudda, Falnir Road, Shivabagh, Alape, Maroli, Jail Road, Bikarnakatta, Akashbhavan, Pachanady, Kunjathbail',
  ],
  [
    'Hubballi',
    'Vidyanagar, Shirur Park, Akshay Park, Akshay Colony, Lamington Road, Old Hubli, Gopankoppa, Gopanakoppa, Kusugal Road, Kusugal, Gadag Road, Bengeri, Badami Nagar, Madhura Estate, Ashok Nagar, Rajnagar, Lingaraj Nagar, Shakti Colony, Bhavani Nagar, Nekar Nagar, Manjunath Nagar, Gandhinagar Gokul Road, Renuka Nagar, Tarihal, Rayapur, Sattur, Amargol, Unkal Lake, Saptapur, Dharwad, Kelgeri, Malmaddi, Narayanpur, Kalyan Nagar Dharwad, Sadhankeri, Vidyagiri, Belgaum Road, PB Road, Tolankere, Adarsh Nagar, Siddharoodh Math, Ganeshpeth, Torvi Galli, Bannigida, Adargunchi',
  ],
  [
    'Belagavi',
    'RPD Cross, Rani Chennamma Nagar, Bhagya Nagar, Udyambag, Khanapur Road, Nanawadi, Ganeshpur, Hindalga, Sahyadri Nagar, Kuvempu Nagar, Vaibhav Nagar, Azam Nagar, Shahu Nagar, Nehru Nagar, Shivabasav Nagar, Mahantesh Nagar, Auto Nagar, Kanabargi, Ramteerth Nagar, Ram Tirth Nagar, Subhash Nagar, Ashok Nagar, Malmaruti Extension, Anjaneya Nagar, Khasbag, Old Belgaum, Yamnapur, Yellur Road, Yellur, Majgaon, Kakati, Honaga, Bauxite Road, Peeranwadi, Machhe',
  ],
  [
    'Shivamogga',
    'Vinobanagar, Gopala, Gopala Gowda Extension, Navule, Ravindranagar, Vidyanagar, Rajendra Nagar, Durgigudi, Tilak Nagar, Savalanga Road, Sharavathi Nagara, Kuvempu Road, LBS Nagar, Basavanagudi, Alkola, Gadikoppa, Mattur Road, Kashipura, KHB Gopala, Machenahalli, Bommanakatte, Sominakoppa',
  ],
  [
    'Davanagere',
    'MCC A Block, MCC B Block, PJ Extension, Vidyanagar, Saraswathi Nagar, Nijalingappa Layout, SS Layout, Siddaveerappa Layout, Devaraj Urs Layout, Anjaneya Layout, Shamanur, Shamanur Road, KTJ Nagar, KB Extension, Nittuvalli, Vinobha Nagar, Avaragere, Hadadi Road, Harihar, Bathi, SOG Colony',
  ],
  [
    'Tumakuru',
    'Batawadi, SIT Extension, Kuvempu Nagar, Kyathsandra, Siddaganga, Ashok Nagar, SS Puram, Someshwarapuram, Upparahalli, Melekote, Sira Gate, Hanumanthapura, Saraswathipuram, Shettihalli, Gubbi Road, Marlur, Vasanthanarasapura, Antharasanahalli, Kunigal Road, BH Road, Sapthagiri Extension',
  ],
  [
    'Kalaburagi',
    'Jewargi Road, Sedam Road, Sedum Road, Aland Road, Humnabad Road, Godutai Nagar, Brahmpur, Brahmapur, Shah Bazar, MSK Mill, Old Jewargi Road, Venkatesh Nagar, Kusnoor Road, Kotnoor, Kotnoor D, Vidya Nagar, Ram Nagar, NGO Colony, Shanti Nagar, PDA College, Aiwan E Shahi, Ayyarwadi, Pragati Colony, Swastik Nagar',
  ],
  [
    'Ballari',
    'Gandhi Nagar, Parvathi Nagar, Cowl Bazar, Satyanarayanpet, KHB Colony, Havambavi, Sidiginamola, Kappagal Road, Nehru Colony, SN Pet, Moka Road, Siruguppa Road, Kolagal Road, Infantry Road, Talur Road, Hospet Road, Guggarahatti, Sanganakal Road, Patel Nagar, Raghavendra Colony',
  ],
  [
    'Udupi',
    'Manipal Road, Ambalpady, Ambalapady, Kadiyali, Indrali, Parkala, Perampalli, Doddanagudde, Kalyanpura, Brahmavar, Brahmagiri, Bannanje, Kinnimulki, Kidiyoor, Shivalli, Puthur, Nittur, Ambagilu, Hebri, Katapady, Udyavara, Bailoor, Chitpady, Laxmindra Nagar, Eshwar Nagar, Vidyaratna Nagar, Alevoor, Kodibengre, Herga, Tenkanidiyoor',
  ],
  [
    'Hyderabad',
    'PG Road|P G Road, Kondapur Botanical Garden, Hafeezpet Road, Kothaguda, Botanical Garden Road, Whitefields Kondapur, Raghavendra Colony, Hanuman Nagar, Siddhi Vinayak Nagar, Kavuri Hills, Ayyappa Society, Guttala Begumpet, VIP Hills, Silicon Valley, Mindspace, Cyber Towers, Durgam Cheruvu, Inorbit Mall Road, Telecom Nagar, Anjaiah Nagar, DLF Gachibowli, Gopanpally Thanda, Nallagandla Road, HCU, Gulmohar Park, Tellapur Road, Vattinagulapally, Kollur Road, Velimela, Mamidipally, Edula Nagulapally, Nanakramguda Road, Puppalguda, Neknampur, Alkapur, Alkapuri, Alkapur Township, Manikonda Jagir, Lanco Hills, Shaikpet Nala, OU Colony, Rethibowli, Gudimalkapur, Asif Nagar, Masab Tank, AC Guards, Lakdikapul, Khairatabad, Raj Bhavan Road, Nampally, Sultan Bazar, Narayanguda, Barkatpura, Kachiguda, Vidyanagar, Nallakunta, Adikmet, Ramnagar, Musheerabad, Gandhinagar, Ashok Nagar, RTC X Roads, Chikkadpally, Domalguda, Hyderguda, Basheerbagh, Bagh Lingampally, Kavadiguda, Tank Bund, Padmarao Nagar, Parsigutta, Warasiguda, Sitaphalmandi, Mettuguda, Marredpally|West Marredpally|East Marredpally, Karkhana, Vikrampuri, Trimulgherry, Tirumalagiri, Lothkunta, Old Alwal, Macha Bollaram, Bolaram, Hakimpet, Kompally Road, Suchitra Junction, Jeedimetla Village, Quthbullapur, Chintal, Shapur Nagar, Suraram, Gajularamaram, Dundigal, Mallampet, Bowrampet, Gandimaisamma, Bahadurpally, Nizampet Road, Bachupally Road, Hydernagar, Vivekananda Nagar, Bhagyanagar Colony, Kukatpally Housing Board, Vasanth Nagar, Allwyn Colony, Bharat Nagar, Borabanda, Motinagar, Rajiv Nagar, Rahmath Nagar, Vengal Rao Nagar, Madhura Nagar, Balkampet, Prakash Nagar, Greenlands, Kundanbagh, Panjagutta, Dwarakapuri Colony, Nagarjuna Hills, Journalist Colony, Nandagiri Hills, MLA Colony, Hyderguda Attapur, Upperpally, Budvel, Kishanbagh, Bahadurpura, Falaknuma, Chandrayangutta, Barkas, Charminar, Saidabad, Santosh Nagar, Champapet, IS Sadan, Moosarambagh, Chaitanyapuri, Nagole Road, Mohan Nagar, Bandlaguda, Bandlaguda Jagir, Bandlaguda Nagole, Mansoorabad, Hastinapuram, BN Reddy Nagar, Autonagar, Pedda Amberpet, Abdullapurmet, Turkayamjal, Turkayamzal, Thorrur, Injapur, Meerpet, Badangpet, Balapur, Almasguda, Jillelaguda, Nadergul, Adibatla Road, Mangalpally, Bongloor, Kongara Kalan, Ravirala, Mucherla, Kadthal, Amangal, Kothur, Nandigama, Shamshabad Airport, Tondupally, Satamrai, Aramghar, Katedan, Mailardevpally, Shadnagar Road, Chevella Road, Aziz Nagar, Chilkur, Himayat Sagar, Kokapet Neopolis, Neopolis, Gandipet Road, Shankarpalli, Mokila Road, Janwada, Rudraram, Muthangi, RC Puram|Ramachandrapuram, BHEL Township, Ashok Nagar BHEL, Ameenpur Road, Kistareddypet, Sultanpur, Gummadidala, Narsapur, Medchal Road, Kandlakoya, Gundlapochampally, Muraharipally, Turkapally, Thumkunta, Keesara, Nagaram, Dammaiguda, Rampally, Cheeryal, Kushaiguda, Neredmet, Safilguda, Anand Bagh, Mirjalguda, Moula Ali|Moulali, HB Colony, Mallapur, Chengicherla, Uppal Kalan, Street No 8, Lalapet, OU Campus, Medipally, Narapally, Annojiguda, Aushapur, Bibinagar, Yadadri, Bhuvanagiri, Choutuppal, Ramoji Film City, Kuntloor, Appa Junction, Peeramcheruvu|Peerancheru, Cherlapally, Krishna Reddy Pet',
  ],
  [
    'Warangal',
    'Hanamkonda Chowrasta, Nakkalagutta, Balasamudram, Kishanpura, Gopalpur, Bhimaram, Hasanparthy, KU Cross Roads, Kakaji Colony, Adalath, Lashkar Bazar, Ramnagar, Mulugu Road, Enumamula, Desaipet, Mattewada, Shiva Nagar, Rangasaipet, Karimabad, Kasibugga, Fatima Nagar, Somidi, Madikonda, Dharmasagar, Excise Colony, Vidyaranyapuri, Reddy Colony, Paidipally, Arepally, Kumarpally, Bheemaram, Rangashaipet',
  ],
  [
    'Karimnagar',
    'Mankammathota, Vavilalapally, Kothirampur, Bhagyanagar, Jyothi Nagar, Rekurthi, Alugunur, Sapthagiri Colony, Vidyanagar, Ram Nagar, Mukarampura, Ashok Nagar, Kaman, Chaitanyapuri, Kisan Nagar, Teegalaguttapally, Bommakal, Arepally, Gopalpur, Hussainipura',
  ],
  [
    'Nizamabad',
    'Vinayak Nagar, Kanteshwar, Pragathi Nagar, Subhash Nagar, Gangasthan, Gayatri Nagar, Arya Nagar, Khaleelwadi, Hyderabad Road, Bodhan Road, Varni Road, Dichpally, Armoor Road, Mubarak Nagar, Borgaon, Dubba, Nagaram, Chandrashekar Colony, Yellammagutta',
  ],
  [
    'Khammam',
    'Wyra Road, Mamillagudem, Balaji Nagar, Srinivasa Nagar, VDOs Colony, Rotary Nagar, Burhanpuram, Kaviraj Nagar, Illendu Road, Raparthi Nagar, Bypass Road, Indira Nagar, Velugumatla, NSP Camp, Danavaigudem, Mustafa Nagar',
  ],
  [
    'Visakhapatnam',
    'MVP, Lawsons Bay Colony, Lawsons Bay, Pandurangapuram, Kirlampudi, Daspalla Hills, Waltair Uplands, CBM Compound, Asilmetta, Ram Nagar, Dabagardens, Jagadamba, Maharanipeta, Allipuram, Gnanapuram, Kancharapalem, Muralinagar, Madhavadhara, NAD, NAD Junction, NAD Kotha Road, Vepagunta, Simhachalam, Adavivaram, Arilova, Hanumanthavaka, Visalakshi Nagar, Isukathota, Maddilapalem, KRM Colony, Balayya Sastri Layout, Seethammapeta, Dondaparthy, Thatichetlapalem, Sankaramatam Road, Resapuvanipalem, Sheela Nagar, New Gajuwaka, Old Gajuwaka, Pedagantyada, Autonagar, Steel Plant, Ukkunagaram, Duvvada, Aganampudi, Lankelapalem, Parawada, Atchutapuram, Sabbavaram, Pinagadi, Kothavalasa, Pendurthi Road, PM Palem|Pothinamallayya Palem, Car Shed, Carshed Junction, Midhilapuri, Mithilapuri, Kommadi Junction, Endada, Jodugullapalem, Rushikonda Beach, Gambheeram, Boyapalem, Bhimili, Thagarapuvalasa, Tagarapuvalasa, Bhogapuram, Chinna Waltair, China Waltair, Pedda Waltair, Peda Waltair, VIP Road, Kailasapuram, Kapparada, Butchirajupalem, Marripalem, Malkapuram, Scindia, Sriharipuram, Mindi, Sujatha Nagar, Chinamushidiwada, Kapulatunglam, Hanumanthawaka, Kirlampudi Layout',
  ],
  [
    'Vijayawada',
    'Governorpet, Suryaraopet, Gandhinagar, Satyanarayanapuram, Ajit Singh Nagar, Singh Nagar, Payakapuram, Nunna, Kandrika, Krishna Lanka, Ranigari Thota, Patamata Lanka, Auto Nagar, Yanamalakuduru, Penamaluru, Tadigadapa, Gangur, Edupugallu, Kankipadu, Vuyyuru, Ramavarappadu Ring, Prasadampadu, Enikepadu, Nidamanuru, Gudavalli, Kesarapalle, Gannavaram Airport, Gunadala, Currency Nagar, Madhura Nagar, Machavaram, Mogalrajapuram, Siddhartha Nagar, Chuttugunta, Bandar Road, Eluru Road, Karl Marx Road, Vidyadharapuram, Kabela, Guntupalli, Ibrahimpatnam, Kondapalli, Jakkampudi, Ambapuram, Rayanapadu, Undavalli, Tadepalle, Kunchanapalli, Nulakapet, Amaravathi, Thullur, Tulluru, Mandadam, Nuzvid Road, Ayodhya Nagar, Devi Nagar, Ramalingeswara Nagar, Sanath Nagar, Bhanu Nagar, Christurajupuram, Veterinary Colony, Mylavaram, Kesarapalli',
  ],
  [
    'Guntur',
    'Arundalpet, Naaz Center, Old Guntur, Kothapet, Nallapadu Road, SVN Colony, Syamala Nagar, Shyamala Nagar, Nagarampalem, Gujjanagundla, Koretepadu, Koritepadu, Amaravathi Road, Inner Ring Road, JKC College Road, Swarnabharathi Nagar, Etukuru, Etukuru Road, Reddypalem, Pedakakani, Autonagar, Nambur, Mangalagiri Road, Chuttugunta, Sangadigunta, Ponnur Road, Perecherla, Ankireddypalem, Palakaluru Road, Pedapalakaluru, Budampadu, Hanumaiah Nagar, Stambhalagaruvu, Rajendra Nagar, AT Agraharam, Kannavarithota',
  ],
  [
    'Tirupati',
    'Tiruchanoor, Tiruchanur Road, Balaji Colony, Bhavani Nagar, RC Road, Renigunta Road, Settipalli, MR Palli, MR Palle, Mangalam, Mangalam Road, Karakambadi, Karakambadi Road, Akkarampalle, Avilala, Padmavathi Nagar, Perur, Chandragiri, SV University, Leela Mahal, Leelamahal Circle, AIR Bypass Road, Air Bypass, Reddy Colony, Annamayya Circle, Vidya Nagar, New Balaji Colony, Kesavayanagunta, STV Nagar, Upadhyaya Nagar, Sivajyothi Nagar, Jeevakona, Alipiri Road, Kapila Theertham Road, Thummalagunta, Cherlopalli, Tirumala Bypass Road, Yerpedu, Srikalahasti, Padipeta, Damineedu, Ramanuja Circle, Akkarampalli, Kapila Theertham',
  ],
  [
    'Nellore',
    'Pogathota, Trunk Road, Childrens Park, Childrens Park Road, Ramji Nagar, Haranathapuram, Stonehousepet, Nawabpet, Moolapet, Santhapet, Fathekhanpet, Ramamurthy Nagar, BV Nagar, NTR Nagar, Vanamthopu, Mini Bypass Road, Mini Bypass, Dhanalakshmipuram, Kakupalli, Ambapuram, Kondayapalem, Kondayapalem Gate, AK Nagar, Buja Buja, Chinthareddypalem, Kallurpalli, Kisan Nagar, Padarupalli, Saraswathi Nagar, Muthukur Road, Auto Nagar, Navalakula Thota',
  ],
  [
    'Kurnool',
    'B Camp, C Camp, Nandyal Road, NR Peta, Nandikotkur Road, Venkataramana Colony, Krishna Nagar, Ashok Nagar, Bellary Road, Sunkesula Road, Budhawarpet, Raj Vihar, Gayatri Estate, Abbas Nagar, Kallur, Kallur Estate, Balaji Nagar, Dinnedevarapadu, Joharapuram, Birla Gate, Santosh Nagar, Stantonpuram, Gooty Road, Ulchala Road, Sankal Bagh, Laxmi Nagar, Pasupula, Tadakanapalle',
  ],
  [
    'Rajahmundry',
    'Innespeta, Devi Chowk, T Nagar, Alcot Gardens, JN Road, Tilak Road, AVA Road, Kambala Cheruvu, Seetampeta, Mallayyapeta, Kotilingala Peta, Kotipalli, Syamala Nagar, Diwancheruvu, Rajanagaram, Hukumpeta, Bommuru, Morampudi Junction, Dowleswaram, Katheru, Konthamuru, Quarry Area, RV Nagar, Gandhipuram, Gandhipuram 2, Prakasam Nagar, VL Puram, Kovvur, Nidadavole',
  ],
  [
    'Kakinada',
    'Ramaraopeta, Gandhi Nagar, Bhanugudi Junction, Suryaraopeta, Sarpavaram Junction, Indrapalem, Vakalapudi, Turangi, Vidyut Nagar, Siddhartha Nagar, Madhura Nagar, Valasapakala, Gaigolupadu, Pithapuram Road, Samalkot, Samalkota Road, Achampeta, Thimmapuram, APIIC Colony, Pratap Nagar, Rayudupalem, APSP Quarters, Venkat Nagar, Cinema Road',
  ],
  [
    'Chennai',
    'Adyar Gandhi Nagar, Kasturba Nagar, Indira Nagar, Shastri Nagar, LB Road, Thiruvanmiyur Beach, Panaiyur, Akkarai, Uthandi, Kanathur, Muttukadu, Kovalam, Mahabalipuram|Mamallapuram, Vettuvankeni, Kandanchavadi, Mettukuppam, Okkiyampet, Semmanchery, Egattur, Siruseri SIPCOT, Thaiyur, Thiruporur, Vandalur Kelambakkam Road, Pudupakkam, Mambakkam, Melakottaiyur, Kandigai, Rathinamangalam, Kolapakkam, Nedungundram, Ponmar, Medavakkam Road, Vengaivasal, Perumbakkam Road, Sithalapakkam, Arasankazhani, Ottiyambakkam, Jalladampet, Jalladianpet, Narayanapuram, Nanmangalam, Sunnambu Kolathur, Moovarasampet, Puzhuthivakkam, Ullagaram, Adambakkam, St Thomas Mount, Alandur, Nandambakkam, Meenambakkam, Pazhavanthangal, Tirusulam, Pammal, Anakaputhur, Polichalur, Cowl Bazaar, Nagalkeni, Hasthinapuram, Radha Nagar, Chitlapakkam, Rajakilpakkam, Agaramthen, Madambakkam, Sanatorium, Tambaram Sanatorium, Mudichur, Mudichur Road, Old Perungalathur, New Perungalathur, Peerkankaranai, Vandalur Zoo, Nandivaram, Potheri, SP Koil, Mahindra World City, Paranur, Chengalpet, Walajabad Road, Padappai, Manimangalam, Mannivakkam, Varadharajapuram, Somangalam, Vallam, Mathur Sriperumbudur, Irungattukottai, Thandalam, Chembarambakkam, Nazarethpettai, Kattupakkam, Porur Gardens, Mugalivakkam, Madanandapuram, Gerugambakkam, Periyapanicheri, Kolapakkam Porur, DLF Porur, Alwarthirunagar, Karambakkam, Vanagaram, Maduravoyal, Nolambur, Mogappair East, Mogappair West, Anna Nagar East, Anna Nagar West, Anna Nagar West Extension, Shenoy Nagar, Thirumangalam, JJ Nagar, Ambattur OT, Ambattur Industrial Estate, Mannurpet, Pattaravakkam, Oragadam Ambattur, Kallikuppam, Pudur, Surapet, Annanur, Paruthipattu, Kovilpathagai, Pattabiram, Nemilichery, Thirunindravur, Veppampattu, Sevvapet, Putlur, Tiruvallur Road, Kakkalur, Manavala Nagar, Ayapakkam, Koyambedu, Arumbakkam, MMDA, MMDA Colony, Choolaimedu, Chinmaya Nagar, Natesan Nagar, KK Nagar West, MGR Nagar, Jafferkhanpet, Ekkattuthangal, West Saidapet, West Jones Road, Nandanam, CIT Nagar, Mambalam, Doraisamy Road, Pondy Bazaar, Usman Road, GN Chetty Road, Mahalingapuram, Trustpuram, Harrington Road, Haddows Road, Nungambakkam High Road, Sterling Road, Thousand Lights, Greams Road, Royapettah High Road, Lloyds Road, Cathedral Road, Poes Garden, TTK Road, CP Ramaswamy Road, Abhiramapuram, MRC Nagar, Santhome, Foreshore Estate, Kutchery Road, RK Salai, Dr Radhakrishnan Salai, Besant Nagar Beach, Kotturpuram, Kottur, Chepauk, Parrys, Sowcarpet, George Town, Broadway, Washermanpet|Washermenpet, Old Washermenpet, Vyasarpadi, Kodungaiyur, MKB Nagar, Jamalia, Ayanavaram, Otteri, Vepery, Purasawakkam, Kilpauk Garden, Aspiran Garden, Rajamangalam, Retteri, Lakshmipuram, Puthagaram, Kathirvedu, Puzhal, Madhavaram Milk Colony, Mathur MMDA, Manali, Manali New Town, Ennore, Minjur, Ponneri, Gummidipoondi, Periyapalayam, Sholavaram, Padianallur, Alamathi, Thiruninravur, Thiruverkadu, Ayanambakkam, Kattankulathur, Vengambakkam, Gowrivakkam, Pozhichalur, Moulivakkam, Karayanchavadi, Velappanchavadi, Nerkundram, Moolakadai, Menambedu, Athipet, Mevalurkuppam',
  ],
  [
    'Coimbatore',
    'Saravanampatty, Kalapatti Road, Vilankurichi Road, Cheran Ma Nagar, Hope College, Hopes, Hope College Peelamedu, Masakalipalayam, Sowripalayam, Uppilipalayam, Nanjundapuram, Redfields, Ondipudur, Irugur, Chinniampalayam, Neelambur, Arasur, Karumathampatti, Somanur, SITRA, Civil Aerodrome, Nehru Nagar, Kurumbapalayam, Keeranatham, Kovilpalayam, Annur, Sathy Road, Sathyamangalam Road, Athipalayam, Chinnavedampatti, Ganapathy Maa Nagar, Sivananda Colony, Tatabad, Sanganoor, Rathinapuri, Cross Cut Road, New Siddhapudur, Siddhapudur, Pappanaickenpalayam, Lakshmi Mills, Puliakulam, Sungam, Ukkadam, Kuniamuthur, Sundakkamuthur, Perur, Selvapuram, Telungupalayam, Veerakeralam, Thondamuthur, Maruthamalai, Maruthamalai Road, Kalveerampalayam, Navavoor, PN Pudur, Seeranaickenpalayam, Lawley Road, DB Road, TV Samy Road, NSR Road, Koundampalayam, Gounder Mills, Goundampalayam, Idayarpalayam, TVS Nagar, Thadagam Road, Kanuvai, Edayarpalayam, Vellakinar, Urumandampalayam, NGGO Colony, Narasimhanaickenpalayam, Periyanaickenpalayam, Press Colony, Veerapandi, Karamadai, Malumichampatti, Eachanari, Madukkarai, Othakalmandapam, Kinathukadavu, Chettipalayam, Vellalore, Kurichi, Varadharajapuram, Upplipalayam, Bharathi Nagar, Krishnarajapuram, Cheran Nagar, Vinayagapuram, Avarampalayam, VK Road, Kamarajar Road, Kallapatti, Hopes College, Marudhamalai, Goldwins, Nava India, Chinniyampalayam',
  ],
  [
    'Madurai',
    'Ellis Nagar, Bypass Road, Kalavasal, Arappalayam, Simmakal, Goripalayam, Bibikulam, Chokkikulam, Race Course Road, Alagar Kovil Road, K Pudur, Pudur, Surveyor Colony, Moondrumavadi, Uthangudi, Mattuthavani, Vandiyur, Karuppayurani, Gomathipuram, Avaniapuram, Perungudi, Valayankulam, Thirunagar, Pasumalai, Palanganatham, TVS Nagar, Jaihindpuram, Theppakulam, Kamarajar Salai, Anuppanadi, Chinthamani, Chinna Anuppanadi, Sellur, Koodal Nagar, Samayanallur, Nagamalai Pudukottai, Achampathu, Melakkal Road, Virattipathu, HMS Colony, Duraisamy Nagar, Doak Nagar, Harveypatti, Thanakkankulam, Kappalur, Nilaiyur, Narayanapuram, Reserve Line, Visalakshipuram, Athikulam, Viswanathapuram, Anaiyur, Alanganallur Road, BB Kulam, Melur Road, Oomachikulam, Natham Road, Kadachanendal, Silaiman, Viraganoor, Teppakulam, Melamadai',
  ],
  [
    'Tiruchirappalli',
    'Puthur, Uraiyur, Thennur, Vayalur Road, Vayalur, Srinivasa Nagar, Ramalinga Nagar, Bishop Kulam, Uyyakondan Thirumalai, Somarasampettai, Karumandapam, Dindigul Road, Ramji Nagar, Mannarpuram, TVS Tolgate, Subramaniapuram, Khajamalai, LIC Colony, Wireless Road, Ponmalaipatti, Palakkarai, Gandhi Market, Chathiram Bus Stand, Chatram, Rockfort, Mainguard Gate, Tharanallur, Kattur, Kailasapuram, Navalpattu, Thuvakudi, Thiruvanaikoil, Thiruvanaikaval, Mambazhasalai, No 1 Tolgate, Tolgate, Samayapuram, Mannachanallur, Lalgudi, Panjappur, Kajamalai, Morais City, Ammapettai, Heber Road, Beema Nagar, Melapudur, Sangiliyandapuram, Senthaneerpuram, Woriyur',
  ],
  [
    'Salem',
    'Swarnapuri, Chinna Thirupathi, Kannankurichi, Yercaud Road, Gorimedu, Alagapuram Periyapudur, Periya Pudur, Meyyanur, Ramakrishna Road, Cherry Road, Maravaneri, Omalur Road, Omalur Main Road, Mamangam, Karuppur, Jagir Ammapalayam, Leigh Bazaar, Shevapet, Kitchipalayam, Ponnammapet, Pallapatti, Nethimedu, Dadagapatti, Steel Plant Road, Attur Road, Ayothiyapattinam, Ayodhyapattinam, Vazhapadi, Rasipuram Road, Sarada College Road, Advaitha Ashram Road, Narasothipatti, Reddiyur, Sivadhapuram, Inam Vedugapatti, Erumapalayam, Udayapatti, Annathanapatti, Ayothiapattinam',
  ],
  [
    'Tirunelveli',
    'NGO Colony, NGO A Colony, NGO B Colony, Shanthi Nagar, Rahmath Nagar, Samathanapuram, Murugankurichi, Vannarpet, Tirunelveli Junction, Tirunelveli Town, Pettai, Sankar Nagar, Thalaiyuthu, Thatchanallur, Reddiarpatti, Krishnapuram, VM Chatram, Vagaikulam, Thiyagaraja Nagar, Thiagaraja Nagar, Kulavanigarpuram, Sindhupoondurai, Udayarpatti, Meenakshipuram, Gandhi Nagar, Anbu Nagar, Kokkirakulam, Suthamalli, Cheranmahadevi, Tenkasi Road, Ariyakulam, Seevalaperi Road',
  ],
  [
    'Erode',
    'Perundurai, Perundurai Road, Thindal, Nasiyanur, Nasiyanur Road, Sampath Nagar, Villarasampatti, Periyar Nagar, Moolapalayam, Kollampalayam, Karur Bypass Road, Chennimalai Road, Edayankattuvalasu, EVN Road, Brough Road, Karungalpalayam, Bhavani, Bhavani Road, Lakkapuram, Poondurai Road, Pallipalayam, Komarapalayam, Poonthurai, Kasipalayam, Manickampalayam, Teachers Colony, Gandhiji Road, Kumalan Kuttai, Palayapalayam',
  ],
  [
    'Tiruppur',
    'Avinashi Road, Anupparpalayam, Pushpa Theatre, Kumar Nagar, Gandhi Nagar, PN Road, Poyampalayam, Nerupperichal, Boyampalayam, Pichampalayam, Angeripalayam, Angeripalayam Road, Velampalayam, Perumanallur, Perumanallur Road, Pooluvapatti, Mannarai, Uthukuli Road, Kangeyam Road, Kangayam, Nallur, Muthanampalayam, Dharapuram Road, Dharapuram, Veerapandi, Palladam Road, Karuvampalayam, Mangalam Road, Mangalam, Andipalayam, Rayapuram, Kongu Nagar, Samundipuram, Kovil Vazhi, Koviivazhi, Vijayapuram, Odakkadu, Lakshmi Nagar, Valipalayam, Murugampalayam, Chettipalayam',
  ],
  [
    'Vellore',
    'Rangapuram, Gandhi Nagar, Vaibhav Nagar, Thiruvalam Road, Kalinjur, Viruthampet, Virudhampet, Otteri, Sankaranpalayam, Velapadi, Saidapet, Thottapalayam, Green Circle, Kagithapattarai, Allapuram, Alamelumangapuram, Walajapet, Dharapadavedu, Sevur, Brahmapuram, Konavattam, Kothapettai',
  ],
  [
    'Thanjavur',
    'Nanjikottai, Nanjikottai Road, Vilar Road, Pillaiyarpatti, Karanthai, Pudukottai Road, Trichy Road, Yagappa Nagar, Arulananda Nagar, Srinivasapuram, Gandhi Nagar, Membalam, Reddipalayam, Reddipalayam Road, Nanjikkottai, Mathakottai, Vallam, Papanasam, Raja Serfoji, Old Housing Unit, New Housing Unit, Mariamman Kovil, Natarajapuram',
  ],
  [
    'Kanchipuram',
    'Orikkai, Pillayarpalayam, Chinna, Periya, Little, Ennaikaran, Walajabad, Sevilimedu, Enathur, Ponneri Karai, Gandhi Road, Nehru Nagar, Vishar, Karukkupettai',
  ],
  [
    'Thoothukudi',
    'Millerpuram, Bryant Nagar, Briyant Nagar, Chidambara Nagar, Meelavittan, Tuvipuram, Mullakadu, Spic Nagar, Muthiapuram, Muthiahpuram, Korampallam, Pudukottai, Maravanmadam, KTC Nagar, Tooveypuram, Polpettai, Kamaraj Nagar, Mapillaiurani, Thalamuthu Nagar, Caldwell Colony, Ettayapuram Road, Palai Road, VE Road',
  ],
  [
    'Nagercoil',
    'Vadasery, Kottar, Chunkankadai, Asaripallam, Ramavarmapuram, Chettikulam, Konam, Vetturnimadam, Kurusady, Punnai Nagar, Thammathukonam, Krishnancoil, Ozhuginasery, Suchindrum, WCC, WCC Road, Edalakudy, Aralvaimozhi, Marthandam, Thuckalay',
  ],
  [
    'Dindigul',
    'RM Colony, Begambur, Palani Road, Trichy Road, Batlagundu Road, Nehruji Nagar, Spencer Compound, Nagal Nagar, NGO Colony, Balakrishnapuram, Siluvathur Road, Natham Road, Chinnalapatti, MVM Nagar, Angu Nagar, Govindapuram, Mullipadi, Thadikombu, Oddanchatram',
  ],
  [
    'Hosur',
    'Bagalur Road, Mathigiri, Mathigiri Cross, Denkanikottai Road, Rayakottai Road, Rayakottah Road, Thally Road, Zuzuvadi, Mookandapalli, Chennathur, Avalapalli, Alasanatham, Bharathidasan Nagar, TNHB, Bathalapalli, Nallur, Onnalvadi, Kelamangalam, Berigai Road, ASTC Hudco, Titan Township, Kamaraj Colony, Vasanth Nagar, Shanthi Nagar, Andivadi, Sevaganapalli, Begepalli, Moranapalli, Poonapalli, Kothakondapalli, Bedarapalli',
  ],
  [
    'Puducherry',
    'Rainbow Nagar, Ellaipillaichavady, Ellapillaichavady, Anna Nagar, Jawahar Nagar, Kamaraj Nagar, Saram, Pakkamudayanpet, Latchoumipet, Kottakuppam, Kalapet, Kalathumettupathai, Gorimedu, Indira Nagar, Thattanchavady, Shanmugapuram, Mettupalayam, Moolakulam, Reddiyarpalayam, Villianur Road, Odiansalai, Orleanpet, Nellithope, Murungapakkam, Nainarmandapam, Thengaithittu, Vengata Nagar, Venkata Nagar, Boulevard, Mission Street, Serenity Beach, Periyakottakuppam, Bommayapalayam, ECR, Muthirapalayam, Karuvadikuppam, Sokkanathanpet, Ariyur, Bahour, Karikalampakkam, Thavalakuppam, Nonankuppam, Manavely, Ozhukarai, Oulgaret, Uppalam, Vazhaikulam, Solai Nagar, Ashok Nagar, Natesan Nagar, Kirumampakkam, Kosapalayam, Vaithikuppam',
  ],
  [
    'Kochi',
    'Kakkanad Infopark, Smart City, Chittethukara, Thengod, Edachira, Rajagiri, Seaport Airport Road Kakkanad, Padamugal, Vazhakkala, Chembumukku, Thrikkakara North, Unichira, Pathadipalam, Kalamassery HMT, HMT Colony, CUSAT, South Kalamassery, Edappally Toll, Mamangalam, Palarivattom Bypass, Pipeline Road, Ponnurunni, Vyttila Mobility Hub, Thykoodam, Chambakkara, Kundannoor, Nettoor, Panangad, Kumbalam, Aroor, Perumanoor, Pandikkudy, Ravipuram, Kadavanthara, Elamkulam, Girinagar, Gandhi Nagar, Kaloor Kadavanthra Road, Kathrikadavu, Azad Road, Deshabhimani Road, Pachalam, Vaduthala, Chittoor Road, Ayyappankavu, SRM Road, Lissie, Kacheripady, Ernakulam North, Ernakulam South, Menaka, Shanmugham Road, High Court Junction, Mulavukad, Bolgatty, Vallarpadam, Vypin, Njarakkal, Cherai, Edavanakkad, Thoppumpady, Palluruthy, Kumbalangi, Chellanam, Mattancherry, Mundamveli, Edakochi, Willingdon Island, Eroor, Tripunithura Hill Palace, Petta, Poonithura, Udayamperoor, Puthiyakavu, Chottanikkara, Thiruvankulam, Irumpanam, Karingachira, Ambalamugal, Puthencruz, Kolenchery, Kizhakkambalam, Pukkattupady, Edathala, Kuzhivelippady, Pallikkara, Aluva Metro, Thottakkattukara, Companypady, Ambattukavu, Muttom, Eloor, Cheranallur|Cheranalloor, Varapuzha, North Paravur, Paravur, Kunnumpuram, Chalikkavattom, Thammanam, Pottakuzhy, Punnakkal, Deshabhimani Junction, Nedumbassery, Athani, Kalady, Chowara, Chengamanad, Kanjoor, Vazhakulam, Thevakkal, Kangarappady, Thrikkakara Pipeline, Chakkaraparambu, Changampuzha Park, Piravom, Chilavannoor',
  ],
  [
    'Thiruvananthapuram',
    'Kuravankonam, Nanthancode, Marappalam, Muttada, Paruthippara, Nalanchira, Mannanthala, Pongumoodu, Cheruvikkal, Chavadimukku, Sreekariyam, Pangappara, Kariavattom, Kazhakoottam, Kazhakkuttom, Kulathoor, Attipra, Menamkulam, Kaniyapuram, Mangalapuram, Pothencode, Chanthavila, Kattaikonam, Vattappara, Vembayam, Vazhayila, Karakulam, Nedumangad, Ambalamukku, Sasthamangalam, Vellayambalam, Jawahar Nagar, Jagathy, Thycaud, Thampanoor, Attukal, Manacaud, Kamaleswaram, Ambalathara, Poonthura, Kovalam, Vizhinjam, Balaramapuram, Pravachambalam, Pallichal, Karakkamandapam, Papanamcode, Kaimanam, Pappanamcode, Thirumala, Maruthamkuzhy, Kodunganoor, Kundamankadavu, Peyad, Malayinkeezhu, Kattakkada, Punnakkamughal, Valiyavila, PTP Nagar, Chackai, Petta, Anayara, Venpalavattom, Akkulam, Kannammoola, Vanchiyoor, Pettah, Shangumugham, Valiathura, Beemapally, Enchakkal, Karikkakom, Thumba, Kilimanoor, Kallambalam, Chirayinkeezhu, Perumathura, Palayam, Bakery Junction, Kunnukuzhy, Murinjapalam, Thekkumoodu, Gowreesapattom, Charachira, Karyavattom, Chempazhanthy, Powdikonam, Kudappanakunnu, Kattakada',
  ],
  [
    'Kozhikode',
    'Puthiyara, Arayidathupalam, Pottammal, Kuthiravattam, Mankavu, Govindapuram, Kommeri, Pokkunnu, Thiruvannur, Panniyankara, Kallai, Meenchanda, Nallalam, Beypore Road, Cheruvannur, Pantheerankavu Bypass, Iringallur, Thondayad, Thondayad Bypass, Nellikode, Chevarambalam, Mundikkalthazham, Velliparamba, Kuttikkattoor, Mavoor, Karanthur, Chelavoor, Moozhikkal, Malaparamba, Civil Station, Karaparamba, East Hill, Atholi, Puthiyangadi, Elathur, Chelannur, Vengeri, Thadambattuthazham, Balussery, Vellayil, Gandhi Road, Palayam, Mananchira, SM Street, Chalappuram, Francis Road, Kallayi, Mukkam, Thamarassery, Cyberpark, Olavanna, Azhinjilam, Kottooli, Kuttikattoor',
  ],
  [
    'Thrissur',
    'Poonkunnam, Patturaikkal, Thiruvambady, Swaraj Round, Naickanal, Kizhakkumpattukara, Chembukkavu, Cheroor, Peringavu, Kolazhy, Athani, Mulankunnathukavu, Wadakkanchery, Kuttanellur, Ollukkara, Nadathara, Nellikkunnu, Puthukkad, Amballur, Kodungallur, Koorkenchery, Kannamkulangara, Chiyyaram, Vadookara, Aranattukara, Laloor, Olari, Olarikkara, Pullazhi, Kanjani, Puzhakkal, Muthuvara, Kecheri, Chavakkad, Guruvayur Road, Mundur, Kottekkad, Ramavarmapuram, Thaliparambu, Veliyannur, Cherpu, Chevoor, Arimbur, Paravattani, Pattikkad, Mission Quarters, Kokkalai, Peramangalam, Chelakkottukara',
  ],
  [
    'Palakkad',
    'Kalmandapam, Kunnathurmedu, Kunathurmedu, Noorani, Kallekulangara, Sekharipuram, Kalpathi, Nurani, Koppam, Manali, Yakkara, Kannadi, Pirayiri, Mankara, Pudussery, Walayar, Marutharoad, Shoranur, Mannarkkad, Chittur, Alathur, Vadakkencherry, Nemmara, Kollengode, Dhoni, Akathethara, Malampuzha, Kinassery, Thirunellai, Mundur, Stadium Bus Stand, Vadakkanthara',
  ],
  [
    'Kollam',
    'Kadappakkada, Chinnakkada, Thangassery, Kollam Beach, Polayathode, Pallimukku, Thattamala, Mevaram, Chathannoor, Paravoor, Kundara, Punalur, Chavara, Neendakara, Sakthikulangara, Kavanad, Ramankulangara, Anandavalleeswaram, Kilikolloor, Karicode, Mangad, Thevalakkara, Ayathil, Pattathanam, Mundakkal, Eravipuram, Tangasseri, Civil Station, Uliyakovil',
  ],
  [
    'Kottayam',
    'Baker Junction, Sankranthi, Gandhinagar, Arpookara, Athirampuzha, Manarcaud, Manarcad, Puthuppally, Pampady, Kodimatha, Nattakom, Chingavanam, Kurichy, Palai, Kanjirappally, Erattupetta, Vaikom, Kaduthuruthy, Kuravilangad, Thellakom, Thiruvathukkal, Illickal, Karapuzha, Chungam, Devalokam, Ponkunnam, Mundakayam, Aymanam',
  ],
  [
    'Kannur',
    'Thalap, Pallikkunnu, Puthiyatheru, Valapattanam, Chirakkal, Alavil, Burnacherry, Thavakkara, South Bazar, Melechovva, Thazhe Chovva, Chala, Thottada, Edakkad, Muzhappilangad, Dharmadam, Thaliparamba, Taliparamba, Mattannur, Iritty, Kuthuparamba, Panoor, Pilathara, Pazhayangadi, Kakkad, Podikundu, Azhikode, Koothuparamba, Varam, Mundayad, Thilanur',
  ],
  [
    'Malappuram',
    'Kottakkal, Tirur, Kondotty, Edappal, Valanchery, Kottapuram, Tirurangadi, Parappanangadi, Tanur, Areekode, Wandoor, Pandikkad, Angadippuram, Melattur, Kuttippuram, Changaramkulam, Chemmad, Vengara, Munduparamba, Kizhakkethala, Kottappadi, Makkaraparamba, Pookkottur',
  ],
  [
    'Alappuzha',
    'Mullakkal, Kommady, Punnapra, Ambalapuzha, Haripad, Mavelikkara, Chengannur, Thathampally, Pazhaveedu, Thondankulangara, Kalarcode, Zilla Court Ward, Aryad, Mararikulam, Kalavoor, Kuttanad, Pathirappally, Valiyamaram, Sanathanapuram, Thumpoly',
  ],
]
