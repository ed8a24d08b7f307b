/** What a listing may not choose people by. */
export const exclusionKinds = [
  'religion',
  'caste',
  'community',
  'disability',
  'gender',
  'food',
  'marital',
] as const
export type ExclusionKind = (typeof exclusionKinds)[number]

/**
 * Words for groups of people, in Latin letters and in Devanagari, which other scripts are
 * transliterated to. `*` ends a stem; `_` joins the words of a phrase, and `|` choices of a word.
 * A module instead of a table in a file: the form reads it in the browser.
 */
export const groupWords: Record<ExclusionKind, string> = {
  religion: `muslim* musalman* mussalman* musalmaan* mohammedan* hindu hindus hinduon hinduo hindoo
    christian* catholic* isai isaai isaiyon jain jains jainon sikh sikhs sikhon sardar sardars
    parsi parsis zoroastrian* buddhist* jew jews sunni shia bohra bohras mohd musalmano
    same|own|apne|our|hamare|particular|one|specific|certain_religion|faith|dharm|dharma
    particular|fussy|choosy|strict_about|abt|on|in_religion|faith muslman* मुस्लिम* मुसलमान* हिंदु*
    हिंदू* हिन्दु* हिन्दू* ईसाई* ईसाइ* ख्रिश्चन* ख्रिस्ती* क्रिश्चियन* जैन जैनों जैनांना सिख सिखों
    सिक्ख* पारसी* बौद्ध* मुसलिम* मुस्लिं* किरिस्तव* क्रिस्टिअन* क्रैस्तव*`,
  caste: `brahmin* thakur thakurs brahman brahmans brahmano brahmanon bramin* brahmana brahmanas
    iyer iyers iyengar iyengars dalit dalits dalito dalitho rajput* maratha marathas kshatriya*
    baniya* bania banias jat jats yadav yadavs kamma kammas reddys reddies naidus nairs ezhava*
    lingayat* vokkaliga* mudaliar* agarwals scheduled_caste* scheduled_tribe* sc_/_st sc_&_st sc_st
    sc_and_st savarn* tambrahm* tam_brahm*
    upper|lower|low|high|higher|backward|forward|general_caste*|jati
    same|own|our|apni|hamari|particular|one_caste*|jati
    particular|fussy|choosy|strict_about|abt|on|in_caste neech|unchi|oonchi_jati|jaati bramhan*
    ब्राह्मण* ब्राम्हण* ब्राह्मिन* दलित* राजपूत* मराठा मराठ्यांना सवर्ण* बनिया* जाट अनुसूचित_जाति*
    एक_ही_जाति पिछड़ी|नीची|ऊँची|ऊंची|अपनी|हमारी_जाति* आपल्या|स्वतःच्या_जाती* खालच्या|वरच्या_जाती*
    पिरामण* लिंगायत*`,
  community: `gujarati* gujrati* gujju* marwadi* marwari* sindhi sindhis punjabi* panjabi* bengali*
    bihari biharis bihariyon bhaiya bhaiyas up_bihar bihar_up tamil tamils tamilian* telugu telugus
    malayali* malayalee* mallu* kannadiga* maharashtrian* marathi konkani* odia odias assamese
    kashmiri* nepali* north_indian* south_indian* north_east northeast* north_eastern* chinki*
    african* nigerian* foreigner* black_people surname surnames
    same|our|own|particular|specific|one|certain_community|samaj|biradari
    apne|apni|apna|hamare|hamari_community|samaj|biradari
    particular|fussy|choosy|strict_about|abt|on|in_community|background गुजराती* मारवाड़ी* मारवाडी*
    सिंधी* पंजाबी* बंगाली* बिहारी* मराठी* तमिल* तेलुगु* मलयाली* बिहार_यूपी यूपी_बिहार नेपाली*
    कश्मीरी* उत्तर_भारतीय* दक्षिण_भारतीय* परप्रांतीय* एक_ही_समाज अपने|अपनी|हमारे|हमारी_समाज|बिरादरी
    आपल्या|स्वतःच्या_समाज* आमच्या_समाज*`,
  disability: `people_with_disabilit* persons_with_disabilit* physically_handicapped disabled
    handicapped handicap physically_challenged differently_abled specially_abled
    wheelchair|wheel_user* wheelchair_bound langda* langde blind deaf mentally_ill
    mentally_disabled mentally_challenged viklang* divyang* apang* able_bodied physically_fit
    autistic विकलांग* दिव्यांग* अपंग* अंध नेत्रहीन* बधिर* मूकबधिर*`,
  gender: `girl girls boy boys lady ladies women woman womens mens men man male males female
    females gents gent gentlemen ladki* ladke ladko ladkon ladka mahila mahilao mahilaon mahilayen
    purush* mulgi muli mulinna mulinsathi mulansathi transgender* trans hijra* kinnar* lgbt lgbtq
    gay gays lesbian* aunty महिला* लड़की* लड़कि* लड़के लड़कों पुरुष* मुली मुलीं* मुलगी मुलांना
    मुलांसाठी मुले स्त्रि* स्त्री* पुरुषां* लेडीज* लेडिज* जेन्ट्स गर्ल्स बॉयज किन्नर* तृतीयपंथी*
    हिजड़*`,
  food: `veg vegs vegetarian* vegiterian* vegeterian* vegetable_eaters shakahari* sakahari*
    shakahaari* sasyahari* sasyahaari* saivam niramish* nonveg* non_veg* nonvegetarian* mansahari*
    maansahari* veggie veggies masahari* mamsahari* asaivam amish* meat fish egg eggs chicken
    mutton beef pork nonvegeterian* vegan vegans eggetarian* eggitarian* anda ande gosht gosh maas
    mans machli machhli शाकाहारी* शाकाहार* शाकाहारु* शुद्ध_शाकाहारी* मांसाहारी* मांसाहार*
    मांसाहारि* नॉनवेज* नॉन_वेज* नॉनव्हेज* वेज व्हेज वेजिटेरियन* निरामिष* आमिष* सैवम* सस्याहारि*
    ससियाहारि* सस्यहारि* अंडा अंडे गोश्त मटण मच्छी मांस मछली`,
  marital: `family families fmly familys bachelor* batchelor* bachlor* bachlr* bachler* bachelar*
    bachalor* batchlor* bechelor* unmarried married couple couples spinster* divorcee* divorced
    widow widows widower* livein live_in unwed shaadi|shadi_shuda shadishuda shaadishuda
    brahmachari lagn_jhalele husband_and|&|n_wife husband_wife pati_patni single_mother*
    single_parent* single_women single_woman single_lady single_men single_man single_male*
    single_female* single_girl* single_boy* single_ladies singles kunwar* kuwar* parivar* pariwar*
    kutumb* kudumbam* kudumba* akele avivahit* brahmachari* परिवार* पारिवारिक* फैमिली* फेमिली*
    फॅमिली* कुटुंब* कुटुम्ब* बैचलर* बॅचलर* बेचलर* बेचिलर* ब्याचलर* ब्याचेलर* ब्याचुलर* फ्यामिलि*
    कुटुम्प* अविवाहित* कुंवार* कुवार* छड़े छड़ों विवाहित* शादीशुदा शादी_शुदा गैरशादीशुदा अनब्याहे
    कपल* कुडुम्ब*`,
}
