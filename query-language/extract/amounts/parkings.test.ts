import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a number of car parkings stands before or behind them': [
    ['3bhk Wakad, 2 car parks', 'bhk 3; loc Wakad; parking 2'],
    ['3bhk Wakad teen gaadiyon ki parking', 'bhk 3; loc Wakad; parking 3'],
    ['office Baner with parking for 12 cars', 'loc Baner; parking 12; type office'],
    ['villa Wakad, space for two cars', 'loc Wakad; parking 2; type villa'],
    ['2bhk Wakad, parking - 1, lift', 'bhk 2; has Lift; loc Wakad; parking 1'],
    ['3bhk Wakad car parking rendu kavali', 'bhk 3; loc Wakad; parking 2'],
    ['वाकड में 3 बीएचके, दो गाड़ियों की पार्किंग', 'bhk 3; loc Wakad; parking 2'],
    ['3bhk Wakad at least two parkings', 'bhk 3; loc Wakad; parking 2'],
    ['3bhk Wakad double car parking', 'bhk 3; loc Wakad; parking 2'],
    ['3bhk Wakad one open and one reserved parking', 'bhk 3; loc Wakad; parking 2'],
  ],
  'covered ones are covered as well': [
    ['3bhk Wakad 2 covered car parkings', 'bhk 3; has Covered parking; loc Wakad; parking 2'],
  ],
  'bikes are no cars, and a price is no count': [
    ['2bhk Wakad 2 wheeler parking', 'bhk 2; has Two-wheeler parking; loc Wakad'],
    ['1bhk Wakad parking for 2 bikes', 'bhk 1; has Two-wheeler parking; loc Wakad'],
    ['1bhk Wakad, parking: 2 two-wheelers', 'bhk 1; has Two-wheeler parking; loc Wakad'],
    ['Wakad 1bhk do scooter ki parking', 'bhk 1; has Two-wheeler parking; loc Wakad'],
    ['Wakad 1bhk, scooty khadi karne ki jagah', 'bhk 1; has Two-wheeler parking; loc Wakad'],
    ['2bhk Wakad budget 40 car parking', 'bhk 2; has Covered parking; loc Wakad; max 40L'],
    ['2bhk Wakad rent 18k parking', 'bhk 2; has Covered parking; loc Wakad; max 18k; rent'],
    ['2bhk Wakad one car and one bike parking', 'bhk 2; loc Wakad; parking 1'],
  ],
  'what is not needed is not asked for': [
    ['3bhk Wakad, 2 car parkings not required', 'bhk 3; loc Wakad'],
  ],
})
