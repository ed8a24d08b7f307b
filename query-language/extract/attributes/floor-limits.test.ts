import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'a refused limit is the opposite one': [
    ['2bhk wakad above 7th floor refused', 'bhk 2; floor ..7; loc Wakad'],
    ['2bhk wakad 3rd floor ke upar nahi', 'bhk 2; floor ..3; loc Wakad'],
    ['2bhk wakad upar wala floor nahi', 'bhk 2; loc Wakad'],
  ],
  'a floor and those above or below it': [
    ['2bhk wakad 4th floor or lower', 'bhk 2; floor ..4; loc Wakad'],
    ['2bhk wakad teesri manzil ya usse neeche', 'bhk 2; floor ..3; loc Wakad'],
    ['वाकड फ्लैट दूसरी मंजिल या ऊपर', 'floor 2+; loc Wakad; type apartment'],
    ['2bhk wakad 3 se upar floor', 'bhk 2; floor 4+; loc Wakad'],
    ['2bhk wakad pachvya majlyachya var', 'bhk 2; floor 6+; loc Wakad'],
  ],
  'one of two floors in every language': [
    ['2bhk wakad onnaam nila alle randaam nila', 'bhk 2; floor 1; floor 2; loc Wakad'],
    ['2bhk wakad first floor leda second', 'bhk 2; floor 1; floor 2; loc Wakad'],
    ['2bhk wakad ground floor chahiye warna pehla', 'bhk 2; floor 0; floor 1; loc Wakad'],
  ],
})
