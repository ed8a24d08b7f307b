import { type ExamplesByRule, expectParses } from '#query-language/corpus/expect-parses.ts'

/**
 * Inflected numbers, comparators and names of Indian languages, with texts that each rule must not
 * touch.
 */
const rules: ExamplesByRule = {
  'numbers in words, before what they count': [
    ['Garia te 2bhk baro hajarer moddhe', 'bhk 2; loc Garia; max 12k; rent'],
    ['Uppal lo flat yabhai aidu lakshala lopu', 'loc Uppal; max 55L; type apartment'],
    ['Porur la irubathanju aayirathukkulla 2bhk', 'bhk 2; loc Porur; max 25k; rent'],
    ['Hebbal alli ippattaidu saavirada olage 1bhk', 'bhk 1; loc Hebbal; max 25k; rent'],
    ['Kakkanad il 2bhk irupathinayiram vare', 'bhk 2; loc Kakkanad; max 20k; rent'],
    ['Bopal ma tran bhk pistalis lakh sudhi', 'bhk 3; loc Bopal; max 45L'],
    ['Mohali ch 2bhk panjah lakh ton vadh nahi', 'bhk 2; city Mohali; max 50L'],
    ['2bhk wakad, bhada bees se bais', '20k-22k; bhk 2; loc Wakad; rent'],
    ['rent up to thirty five thousand, 2bhk jayanagar', 'bhk 2; loc Jayanagar; max 35k; rent'],
    ['rent thirty to thirty five, 2bhk jayanagar', '30k-35k; bhk 2; loc Jayanagar; rent'],
    ['2bhk at 5 lakh deposit', 'bhk 2; deposit 5L'],
    ['bar and ac room pg', 'has Air conditioning; pg'],
    ['shop 300 sqft', 'area 300; kind shop; type commercial'],
  ],
  'tens and ones in two words, or joined with the thousand': [
    ['ஃபிளாட் இருபத்து ஐந்தாயிரம்', 'max 25k; rent; type apartment'],
    ['ஃபிளாட் இருவத்தி அஞ்சு லட்சம்', 'max 25L; type apartment'],
    ['ஃபிளாட் ஒரு கோடியே இருபத்து ஐந்து லட்சம்', 'max 1.25cr; type apartment'],
    ['ஃபிளாட் எட்டாயிரம்', 'max 8k; rent; type apartment'],
    ['ഫ്ലാറ്റ് ഇരുപത്തി ഒന്ന് ലക്ഷം', 'max 21L; type apartment'],
    ['ഫ്ലാറ്റ് മുപ്പത്തി അഞ്ചായിരം', 'max 35k; rent; type apartment'],
    ['ഫ്ലാറ്റ് തൊണ്ണൂറ്റിയഞ്ച് ലക്ഷം', 'max 95L; type apartment'],
    ['ફ્લેટ ઓગણચાલીસ લાખ', 'max 39L; type apartment'],
    ['ફ્લેટ પંચાણું હજાર', 'max 95k; rent; type apartment'],
    ['ਫਲੈਟ ਪੈਂਤੀ ਲੱਖ', 'max 35L; type apartment'],
    ['ਫਲੈਟ ਦੋ ਕਰੋੜ ਪੈਂਤੀ ਲੱਖ', 'max 2.35cr; type apartment'],
    ['ফ্ল্যাট পঁয়ত্রিশ লাখ', 'max 35L; type apartment'],
    ['ଫ୍ଲାଟ ଚଉଷଠି ଲକ୍ଷ', 'max 64L; type apartment'],
    ['فلیٹ اڑتیس لاکھ', 'max 38L; type apartment'],
  ],
  'a lakh without "one", and the thousands behind': [
    ['ఆఫీస్ లక్షా ముప్పై వేల లోపు', 'max 1.3L; rent; type office'],
  ],
  'hundreds behind thousands': [
    ['ஃபிளாட் எட்டாயிரத்து ஐநூறு', 'max 8500; rent; type apartment'],
    ['ഫ്ലാറ്റ് പന്ത്രണ്ടായിരത്തി അഞ്ഞൂറ്', 'max 12500; rent; type apartment'],
    ['ఫ్లాట్ పన్నెండు వేల ఐదు వందలు', 'max 12500; rent; type apartment'],
    ['ফ্ল্যাট বারো হাজার পাঁচশো', 'max 12500; rent; type apartment'],
    ['ଫ୍ଲାଟ ବାର ହଜାର ପାଞ୍ଚ ଶହ', 'max 12500; rent; type apartment'],
    ['ಫ್ಲಾಟ್ ಎಂಟು ಸಾವಿರದ ಐನೂರು', 'max 8500; rent; type apartment'],
  ],
  'halves and quarters': [
    ['villa rendunnara kotla lopu', 'max 2.5cr; type villa'],
    ['flat kotinnara lopu', 'max 1.5cr; type apartment'],
    ['flat onnarai kodi kulla', 'max 1.5cr; type apartment'],
    ['flat ondoovare koti olage', 'max 1.5cr; type apartment'],
    ['flat sare tin lakh theke beshi na', 'max 3.5L; type apartment'],
    ['ફ્લેટ સાડા પાંચ લાખ સુધી', 'max 5.5L; type apartment'],
    ['ફ્લેટ સાડા આઠ હજાર ભાડું', 'max 8500; rent; type apartment'],
    ['ફ્લેટ પોણા છ કરોડ સુધી', 'max 5.75cr; type apartment'],
    ['ਫਲੈਟ ਪੌਣੇ ਦੋ ਕਰੋੜ ਤੱਕ', 'max 1.75cr; type apartment'],
    ['फ्लॅट पाऊणे सहा कोटी पर्यंत', 'max 5.75cr; type apartment'],
    ['plot saadhe chhah sau varg foot', 'area 650; type plot'],
    ['dukan dodh hajar foot', 'area 1500; kind shop; type commercial'],
  ],
  'the same in their scripts': [
    ['দমদমে ২ বিএইচকে চল্লিশ লাখের বেশি না', 'bhk 2; loc Dum Dum; max 40L'],
    ['కొండాపూర్‌లో ఫ్లాట్ కోటిన్నర లోపు', 'loc Kondapur; max 1.5cr; type apartment'],
    ['കാക്കനാട്ടിൽ 2 ബിഎച്ച്കെ ഇരുപതിനായിരം വരെ', 'bhk 2; loc Kakkanad; max 20k; rent'],
  ],
  'case endings on names of places': [
    ['jayanagaradalli 2bhk', 'bhk 2; loc Jayanagar'],
    ['magarpattyat 2bhk', 'bhk 2; loc Magarpatta'],
    ['kochiyil 2bhk', 'bhk 2; city Kochi'],
    ['behalay 2bhk', 'bhk 2; loc Behala'],
  ],
  'several places that are excluded together': [
    ['Dwarka Rohini chhod ke delhi me 2bhk', 'bhk 2; city Delhi; not-loc Dwarka; not-loc Rohini'],
    ['Garia chara Jadavpur e 2bhk', 'bhk 2; loc Jadavpur; not-loc Garia'],
    ['2bhk bade kamre Dwarka', 'bhk 2; loc Dwarka'],
  ],
  'where somebody comes from, and what they have': [
    ['2bhk Kukatpally, nenu vizag nunchi', 'bhk 2; loc Kukatpally'],
    ['2bhk metro theke 5 min, Garia te', 'bhk 2; loc Garia; near metro 5min'],
    ['naaku Uppal lo already 2bhk undi, Kondapur lo 3bhk kavali', 'bhk 3; loc Kondapur'],
    ['I already own a 2bhk in Wakad and want a 3bhk in Baner', 'bhk 3; loc Baner'],
  ],
}

expectParses(rules)
