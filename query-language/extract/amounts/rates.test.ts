import { type ExamplesByRule, expectParses } from '#query-language/corpus/expect-parses.ts'

/** Rates: examples for each rule, with texts that the rule must not touch. */
const rules: ExamplesByRule = {
  'an amount behind a unit of area that counts nothing is a rate': [
    ['gaj da 35 hazar to vadh nahi, plot Mohali', 'city Mohali; rate max 35k/sqyd; type plot'],
    ['gajam 30 thousand minchakudadu, plot', 'rate max 30k/sqyd; type plot'],
    ['acre 45 lakh varaku, 3 acre', 'area 130680; rate max 45L/acre'],
    ['square feet ge 4800 olage site beku', 'rate max 4800/sqft; type plot'],
    ['sqft rate 7000 max, 3bhk Baner', 'bhk 3; loc Baner; rate max 7k/sqft'],
    ['ପ୍ରତି ଏକର 25 ଲକ୍ଷ', 'rate max 25L/acre'],
    ['ഭൂമി വേണം സെന്റിന് 6 ലക്ഷം വരെ', 'rate max 6L/cent; type plot'],
    ['చదరపు అడుగుకు 6000 మించకూడదు, 1500 sqft flat', 'area 1500; rate max 6k/sqft; type apartment'],
  ],
  'an amount behind a counted unit is the price': [
    ['half acre 45 lakh tak', 'area 21780; max 45L'],
    ['one acre farm land 45 lakh', 'area 43560; max 45L; type agricultural'],
    ['3bhk 1300 carpet 85 lakh', 'area 1300; bhk 3; max 85L'],
  ],
  'the scale behind the higher end of a rate counts for the lower one': [
    ['zameen 65-75 lakh per acre, 2 acre', 'area 87120; rate 65L-75L/acre; type plot'],
    ['plot 6-7k per sqft', 'rate 6k-7k/sqft; type plot'],
    ['plot 900-1.2k per sqft', 'rate 900-1200/sqft; type plot'],
  ],
}

expectParses(rules)
