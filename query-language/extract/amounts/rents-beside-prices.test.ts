import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a rent beside the price of a home is what somebody pays now': [
    ['१४ हजार भाडं देतो, १ बीएचके बदलापूर ४२ लाखांपर्यंत', 'bhk 1; loc Badlapur; max 42L'],
    [
      'rent 13k kadthunnam, Warangal lo house 60 lakhs varaku',
      'city Warangal; max 60L; type house',
    ],
    [
      'we pay rent 17k now so EMI near 35k, flat in Garia up to 45 lakh',
      'loc Garia; max 45L; type apartment',
    ],
  ],
  'a rent alone, or beside a deposit or a lease, is asked for': [
    ['2bhk rent 40k deposit 25 lakh', 'bhk 2; deposit 25L; max 40k; rent'],
    ['sold my flat for 80 lakh, now need 2bhk on rent 30k Pune', 'bhk 2; city Pune; max 30k; rent'],
    ['house for lease 25 lakh Mysore', 'city Mysuru; lease; max 25L; type house'],
  ],
})
