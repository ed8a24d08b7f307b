import type { Meaning } from './lexicon.ts'

type Line = readonly [spellings: string, meaning: Meaning]

const amenity = (name: string, spellings: string): Line => [
  `${name}|${spellings}`,
  { slot: 'amenity', value: { name } },
]
const withoutAmenity = (name: string, spellings: string): Line => [
  spellings,
  { slot: 'amenity', value: { name, not: true } },
]
/** What there is in a home and around it, by the name listings have for it. */
export const amenityLines: readonly Line[] = [
  amenity('Swimming pool', 'pool|pools|swiming pool|swimmingpool|swimming|with pool|private pool'),
  amenity('Gym', 'gymnasium|gymnasium facility|fitness center|fitness centre'),
  amenity(
    'Lift',
    'lft|lifts|elevator|lift facility|lift wala|lift available|elevator facility|with lift|elevators|lift wali',
  ),
  amenity(
    'Covered parking',
    'car parking|car parkings|parkings|parking|car park|car parks|covered car park|covered car parks|covered parkings|covered car parking|parking space|two wheeler parking|2 wheeler parking|four wheeler parking|4 wheeler parking|car prk|car prkng|parkng|prkg|bike parking|bike park|scooter parking|gaadi parking|gadi parking|gaadi khadi karne ki jagah|gadi khadi karne ki jagah|car khadi karne ki jagah|gaadi park karne ki jagah|gadi park karne ki jagah|gaadi ki jagah|गाड़ी की जगह|गाड़ी खड़ी करने की जगह|stilt parking|garage',
  ),
  amenity(
    'Power backup',
    'bijli backup|bijli ka backup|current backup|power cut na ho|power back up|pwr backup|pwr bkup|power bkup|pwr back up|power bk up|dg set|light backup|inverter facility|24 hr power|24 hrs power|24 hours power backup|genset|inverter backup|100 power backup|full backup|dg backup|generator|inverter|full power backup|generator backup',
  ),
  amenity(
    'Security',
    '24 x 7 security|24 hrs security|watchman|chowkidar|round the clock security|3 tier security|24 7 security|24 hour security|24 hours security|security guard|guard|security guards',
  ),
  amenity('CCTV', 'cc tv|cctv camera|cameras|camera|cctv cameras|cctv surveillance'),
  amenity('Clubhouse', 'club house|club|clubhouse facility'),
  amenity(
    'Garden',
    'gardens|garden area|kitchen garden|backyard|back yard|front garden|green area|private garden|lawn|बगीचा|बाग',
  ),
  amenity(
    'Children’s play area',
    'play area|children park|kids park|kids play zone|kids play area|children play area|playground|play ground|kids area|bachon ke khelne ki jagah|bacho ke khelne ki jagah|bachcho ke khelne ki jagah|bachchon ke khelne ki jagah|baccho ke khelne ki jagah|bacchon ke khelne ki jagah|park for kids|बच्चों का park|बच्चों के खेलने की जगह',
  ),
  amenity('Balcony', 'balconies|big balcony|large balcony|wide balcony|balkony|with balcony'),
  amenity(
    'Terrace',
    'private terrace|open terrace|rooftop|roof top|roof rights|with roof rights|terrace area|chhat ke sath|chhat wala|private roof|terrace garden|terrace rights|chhat|khuli chhat|छत',
  ),
  amenity('Modular kitchen', 'modular kitchen fitted|modular kichen|modular kitchens|mod kitchen'),
  amenity('Air conditioning', 'ac|acs|a c|air conditioner|air conditioned|aircon|with ac'),
  amenity(
    'Wi-Fi',
    'वाई फाई|वाइफाइ|wifi|free wifi|high speed internet|high speed wifi|internet|broadband',
  ),
  amenity(
    'Piped gas',
    'gas pipeline|पाइप gas|पाइप वाली gas|gas pipe|png|gas connection|piped gas connection|igl|mgl',
  ),
  amenity(
    'Water supply',
    'पानी की दिक्कत न हो|पानी की समस्या न हो|पानी की कमी न हो|पानी की परेशानी न हो|पानी की सुविधा|paani ki dikkat na ho|pani ki dikkat na ho|pani ki problem na ho|paani ki problem na ho|pani ki kami na ho|paani ki kami na ho|water problem na ho|no water problem|no water issue|no water problems|24 घंटे पानी|चौबीस घंटे पानी|पानी 24 घंटे|paani 24 ghante|pani 24 ghante|24 ghante pani|24 ghante paani|24 ghanta pani|din bhar paani|din bhar pani|24 x 7 water|24 7 water|24 x 7 water supply|24 7 water supply|24 hour water|24 hours water|24 hr water|24 hrs water|24 hr water supply|24 hrs water supply|round the clock water|water 24 x 7|water 24 7|cauvery water|kaveri water|corporation water|municipal water|24 hours water supply|24 hour water supply|water supply|good water supply|pani ki dikkat na|pani ki problem na|paani ki dikkat na|pani ki kami na|drinking water|metro water|narmada water|municipal water supply|water connection|sweet water|meetha pani|paani ki suvidha|pani ki suvidha|bwssb water|manjeera water',
  ),
  amenity(
    'Borewell',
    'bore water|bore pani|bore well|own borewell|borewell water|tube well|tubewell|boring|borwell|बोरवेल|बोअरवेल|बोअर वेल|बोरिंग|ट्यूबवेल',
  ),
  amenity(
    'Servant room',
    'servant|sq|helper room|house help room|servants room|servant quarter|servant quarters|servants quarter|maid room|maids room|नोकराची खोली|नौकर का कमरा',
  ),
  amenity('Study room', 'study|home office|study table room'),
  amenity(
    'Pooja room',
    'pooja|puja room|puja|prayer room|mandir room|मंदिर room|temple room|pooja घर',
  ),
  amenity('Store room', 'storeroom|store|storage room'),
  amenity(
    'Gated community',
    'covered campus|gated society|gated|gated colony|gated कॉलोनी|gated complex|gated layout',
  ),
  amenity('Corner', 'corner unit|corner wala|कोने का|कोने वाला|कोने की'),
  amenity(
    'Sea view',
    'seaview|sea facing|sea face|beach view|beach facing|beach front|beachfront|ocean view|sea side|seaface',
  ),
  amenity('Lake view', 'lake facing|झील view|लेक view'),
  amenity(
    'Hill view',
    'mountain view|hills view|valley view|hill facing|mountain facing|valley facing',
  ),
  // "Park" alone is part of many a name.
  [
    'with park|with a park|society park|society me park|society mein park|park in society',
    { slot: 'amenity', value: { name: 'Park' } },
  ],
  amenity(
    'Park facing',
    'with park facing|park view|with park view|garden facing|garden view|park face',
  ),
  amenity('Washing machine', 'washing machines|washingmachine|washing m|w machine'),
  amenity('Refrigerator', 'fridge|frige|refrigrator|refridgerator'),
  amenity('Geyser', 'geysers|gyser|geezer|gizer|water heater|hot water'),
  amenity('Wardrobe', 'wardrobes|almirah|almari|cupboard|cupboards|almirahs|wardrob|अलमारी'),
  amenity('Sofa', 'sofa set'),
  amenity('TV', 'television|smart tv'),
  amenity('Water purifier', 'ro|ro water|ro purifier|aquaguard|ro water purifier'),
  amenity('Gas stove', 'induction|chimney|stove|hob'),
  amenity(
    'Main road',
    'सडक से लगी|सडक से लगी हुई|सडक किनारे|रोड से लगी|रोड से लगी हुई|road se lagi|road se lagi hui|sadak se lagi|sadak se lagi hui|sadak kinare|road kinare|main road facing|main road touch|on main road|on the main road|at main road|main road pe|main road par|main road pr|main road ka|main road ki|main road wali|main road wala|main road property|road facing|road touch|main rd|mainroad|main road location|main road front|main road frontage|मेन रोड|मेन रोड पर|मुख्य सड़क|मुख्य सड़क पर',
  ),
  amenity('Jogging track', 'walking track|jogging park|cycling track'),
  amenity('Badminton court', 'badminton'),
  amenity('Tennis court', 'tennis'),
  amenity('Fire safety', 'fire alarm|sprinklers|fire noc'),
  amenity('EV charging', 'ev charger|ev charging point|ev point|electric vehicle charging'),
  amenity('Rainwater harvesting', 'rain water harvesting'),
  amenity('Intercom', 'intercom facility|video door phone'),
  amenity(
    'Wheelchair access',
    'wheelchair|wheelchair friendly|wheelchair accessible|ramp|senior citizen friendly',
  ),
  amenity(
    'Sunlight',
    'natural light|sunlit|good sunlight|airy|ventilated|well ventilated|good ventilation|cross ventilation',
  ),
  amenity(
    'Attached bathroom',
    'attached bath|attach let bath|attach bath|attached bathrooms|attach washroom|attach toilet|attached latrine bathroom|attached let bath|let bath attached|attached washroom|attach bathroom|attached toilet',
  ),
  amenity(
    'Food included',
    'जेवणासह|जेवण|जेवणासकट|खाना के साथ|खाने की सुविधा|खाने की व्यवस्था|khane ki suvidha|khane ki vyavastha|khana peena|खाने के साथ|खाना|खाना सहित|food|meals|khane ke sath|khane ke saath|khana ke sath|khana ke saath|khane wala|with meals|with mess|mess facility|food facility|3 time food|3 times food|home food|ghar ka khana|with breakfast|with food|खाने सहित|भोजन के साथ|भोजन सहित|meals included|tiffin|khana',
  ),
  withoutAmenity('Lift', 'no lift|liftless'),
]
