/** Words beside a group that decide what a sentence does with it; written as `groupWords`. */
export const cueWords = {
  /** Says "only" before the group. */
  only: `only_4 only_if reserved restricted_to limited_to only strictly exclusively solely purely
    specifically sirf siraf keval kewal kebol shudhu sudhu fakt fakta phakt phakta faqt matra केवल
    सिर्फ सिर्फ़ सिरफ फक्त फ़क्त शुधु मात्र`,
  /** Says "only" after the group. */
  onlyAfter: `ke|के_alawa|siva|sivay|अलावा|सिवाय ho|hon|हो|हों_to|तो asel|असेल_tarach|tarch|तरच
    asel_tar_ch|ach ho|hoga|honge|हो|होगा|होंगे_to|तो_hi|ही only hi mattum mattume matrame maatrame
    matra maatra matram mathram maathram matrai alone exclusively ही मात्रमे मात्र मात्रम मट्टुम
    मट्टुमे j`,
  for: `गे कु क्कु कि ला for to ke liye ki ko ku kku ge gaage inu galige rige ne nu la sathi saathi
    mate maate jonno jonne janya wale walo walon wala waale waalo ka se को के लिए लिये की साठी
    वालों वाले माटे जन्य ने`,
  need: `insist insists need needed needs want wanted wants require required requires seeking
    looking chahiye chahie chaiye pahije venum kavali beku चाहिए चाहिये पाहिजे हवे हवी looking_4`,
  /** Is hard to please about the group that follows. */
  choosy: `particular|fussy|choosy|strict|finicky_about|abt|regarding|on|in|with`,
  prefer: `first_chance|choice|preference|priority pehle_mauka prefer prefers preferred prefered
    preffered preferable preferably preference preferences prathmikta pradhanya प्राथमिकता
    प्राधान्य`,
  not: `न not no never nahi nahin nahee nai nhi na mat dont doesnt won't wont cannot cant isnt
    arent illai illa ledu nako nahit naahi नहीं नहि नाही नाहीत ना मत नका नको नये naye nye
    kabhi_nahi इल्लै लेदु इल्ल`,
  except: `other_than apart_from except excluding barring excepting सिवाय सोडून`,
  /** Verbs and adjectives of letting somebody in, which a negation turns into an exclusion. */
  allow: `keen suit suits banega banegi banaye बनेगा बनेगी विचारू banana comfortable keep keeping
    come visit ping message aao aana accommodated accommodate disturb enquire enquiry bother used
    use renting selling giving leasing allow allows allowed alowed allwd permit permitted permits
    permissible entertained entertain accept accepted accepts acceptable welcome considered
    consider wanted apply contact call required suitable available encouraged preferred prefer
    given give rent rented rents let letting sell sold sale lease meant ideal open want need needed
    entry anumati izazat ijazat denge dengey dena diya di dete deta milega milegi chalega chalenge
    chalegi chale chalnar chalel aaye aayein kare karen karein sampark approach ivvamu ivvam
    ivvabadadu kodtivi hobe deoa cholbe अनुमति परवानगी इजाजत देंगे देना दिया दी देणार मिलेगा चलेगा
    चलेंगे चालणार चालेल चलेगी संपर्क करें इव्वमु इव्वम hand handed hired offered offer taken take
    provided देत देतो देते दिली दिले जाणार द्यायचा द्यायचे द्यायची देणे करू dyaycha dyayche dyaychi
    dene deu dein denaar denar dijiye diyo`,
  /** Keeps somebody out without a negation. */
  bar: `prohibited prohibit banned ban excuse excused restricted disallowed forbidden mana manaa
    manahi avoid unwelcome varjit maaf ivvabadadu ivvamu ivvam kodukkilla tharilla koduvudilla
    no_place no_entry look|try|search|check_elsewhere stay|keep_away
    door|dur_rahe|rahein|rahiye|rahen door|dur_hi_rahe|rahein sorry ignore refused refuse refuses
    मनाही सख्त_मना maafi माफी माफ़ी look_for_another|other dont|not_waste|spoil_your|ur|our|my|time
    skip_this दूर_रहें|रहे दूर_ही_रहें|रहे निषिद्ध वर्जित मना मनाई बंदी क्षमा इव्वमु इव्वम
    इव्वबडदु`,
  /** Stands between a group and its cue without changing the sense. */
  filler: `strict get gets on ye yeh is from has have had the a an any all our we this that please
    pls plz kindly are was will would be been being must should shall can could may if you do does
    very also of hai hain he ho jayega jaayega jayegi jaye bilkul at totally completely absolutely
    here it they as such owner owners landlord society building house flat home ghar ke sampark यह
    है हैं हो जाएगा जायेगा जाएगी कृपया आहे आहेत rent kiraya kiraye vadagaikku vadagai phone calls
    hum ham aap hum_log apna apni sakht सख्त फोन हम यहाँ call enquiries`,
  /** What is let or sold. */
  home: `flat flats house houses home homes ghar makan makaan room rooms kamra kamre place property
    apartment apartments unit units villa plot keys key jagah jaga jaaga sadanika kholi bhade
    bhadyane bhadyaane kiraye_par|pe kiraya rent_par|pe फ्लैट फ्लॅट घर मकान कमरा कमरे जगह जागा
    सदनिका खोली भाड्याने भाडे किराए_पर किराये_पर रूम`,
  /** People, beside a group: with it they are one group. */
  people: `those anyone anybody someone household households brother brothers sisters bhai bhaiyon
    भाई भाइयों खाने खाणाऱ्या people person persons tenant tenants member members candidate
    candidates buyer buyers folks folk guys occupant occupants resident residents log logo logon
    loge party parties professional professionals students student background religion community
    caste guests guest eater eaters peoples individuals applicants user users vyakti vyaktiyon
    khane samaj gharana manus manse माणूस माणसे लोकांना लोक जोड़े जोड़ों जोडपे pair pairs लोग लोगों
    व्यक्ति व्यक्तियों व्यक्तींना समाज किरायेदार भाडेकरू वाले`,
  food: `banana pakana banane food foods cooking cook cooked khana items item meal meals diet
    dishes खाना भोजन बनाना जेवण`,
  /** Describes a group, or joins two. */
  joiner: `n up and or nor & / , ya aur va ani evam plus pure suddh shudh shuddh working small
    decent good nice nuclear joint educated other young cultured government govt non others either
    strict single तथा और या व आणि किंवा एवं शुद्ध अन्य इतर`,
  /** Makes a name of a place or a thing of the group: `Jain temple`, `ladies hostel`. */
  place: `temple temples mandir mandirs masjid mosque mosques church churches gurudwara gurdwara
    derasar dargah graveyard cemetery kabristan crematorium road street st lane gali marg chowk
    circle cross colony nagar mohalla basti pura puram wadi vadi patti pet peth layout area areas
    locality neighbourhood neighborhood quarters camp town village gaon gate park garden gardens
    ground school schools college colleges university vidyalaya high institute medium hospital
    clinic doctor hostel hostels pg pgs mess hotel hotels restaurant restaurants restro eatery
    eateries dhaba cafe canteen thali bhavan bhawan bhojanalaya hall halls sabha sangh samaj trust
    mandal club clubs gym gyms pool parlour parlor salon spa boutique tailor shop shops store
    stores market markets bazaar bazar mall tank stall joint corner point compartment coach
    washroom washrooms toilet toilets bathroom bus stand home homes house houses room rooms lounge
    bungalow villa villas kitchen court courts planning crowd crowds friendly environment
    atmosphere oriented size sized car cars owned own friend function functions picnic style dishes
    cuisine festival pocket pad degree dispute property tree visitors visitor discrimination
    restriction restrictions bar bars issue issues problem problems objection barrier engineering
    wing residency towers tower builders projects society societies association मंदिर मस्जिद चर्च
    स्कूल शाळा कॉलेज कॉलनी नगर रोड हॉस्टल पीजी भोजनालय रेस्टोरेंट सभा हॉल घर वसतिगृह बाजार मार्केट
    दुकान`,
  /** Lives or stands somewhere: the sentence reports who does. */
  reports: `used uses live lives living lived reside resides residing stay stays staying stayed
    using moved owned runs run settled_in रहते राहतात`,
  /** Makes other people or things of the group: `delivery boys`, `speak Tamil only`. */
  before: `owner seller landlord builder delivery office milk paper news in speak speaks speaking
    language know knows security housekeeping by near opposite behind famous`,
  /** What a list of things that are not allowed also names: `no pets, smoking or bachelors`. */
  things: `pets pet smoking smokers smoker drinking drinkers drinks alcohol dogs cats dog cat
    parties party liquor loud music children kids students brokers animals`,
} as const satisfies Record<string, string>

export type Cue = keyof typeof cueWords
