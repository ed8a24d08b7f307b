import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'the width of a road stands before or behind it': [
    ['plot Wakad 40 ft road', 'loc Wakad; road 40ft+; type plot'],
    ['plot Wakad, road at least 25 feet wide', 'loc Wakad; road 25ft+; type plot'],
    ['plot Wakad 9 metre road', 'loc Wakad; road 29.5ft+; type plot'],
    ['plot Wakad, samne ki sadak 30 foot ki ho', 'loc Wakad; road 30ft+; type plot'],
    ['वाकड में प्लॉट, रास्ता बीस फुट का', 'loc Wakad; road 20ft+; type plot'],
    ['plot Wakad, 30 adi rodu', 'loc Wakad; road 30ft+; type plot'],
    [
      'godown Wakad, gali 20 foot se kam na ho',
      'kind warehouse; loc Wakad; road 20ft+; type industrial',
    ],
  ],
  'a distance, a frontage and the name of a street are no width': [
    ['plot Wakad main road 30 ft front', 'has Main road; loc Wakad; type plot'],
    ['2bhk Indiranagar 100 feet road', 'bhk 2; loc Indiranagar'],
    ['plot Wakad 50 ft from road', 'loc Wakad; type plot'],
  ],
})
