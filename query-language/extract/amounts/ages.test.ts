import { type ExamplesByRule, expectParses } from '#query-language/corpus/expect-parses.ts'

const rules: ExamplesByRule = {
  'an older building refused in the languages that put the verb last is a maximum age': [
    ['flat building 12 years kanna pathadi vaddu', 'age 12; type apartment'],
    ['resale flat 2bhk, 8 varsha kinta haledu beda', 'age 8; bhk 2; resale; type apartment'],
    ['મકાન પંદર વર્ષથી જૂનું ન હોવું જોઈએ', 'age 15; type apartment+house+villa'],
    ['দশ বছরের বেশি পুরোনো যেন না হয়', 'age 10'],
    ['12 bochorer purono noy, Howrah te 2bhk', 'age 12; bhk 2; city Howrah'],
  ],
}

expectParses(rules)
