import { expectParses } from '#query-language/corpus/expect-parses.ts'

expectParses({
  'what others bought, pay or were offered is not what is sought': [
    ['Cousin took 4 acres in Karjat. Need 2bhk flat in Wakad', 'bhk 2; loc Wakad; type apartment'],
    [
      'my uncle bought a villa in Baner at 3 cr, 2bhk flat Wakad 80 lakh',
      'bhk 2; loc Wakad; max 80L; type apartment',
    ],
    [
      'agent offered me Baner flat for 90 lakh. Want 2bhk Wakad 70 lakh',
      'bhk 2; loc Wakad; max 70L',
    ],
    ['owner increased from 18k to 24k in Baner, 2bhk Wakad 20k', 'bhk 2; loc Wakad; max 20k; rent'],
    ['jija ne Baner me 3bhk li, mujhe Wakad me 2bhk chahiye', 'bhk 2; loc Wakad'],
    ['didi Baner me thi 14k deti thi, Wakad me 2bhk 12k', 'bhk 2; loc Wakad; max 12k; rent'],
    [
      'bhai sahab ne bataya Baner me 90 lakh ka rate hai. Wakad me 2bhk 60 lakh',
      'bhk 2; loc Wakad; max 60L',
    ],
  ],
  'the wish may stand before or between': [
    [
      '2bhk flat Wakad 70 lakh, my old one was 600 sqft',
      'bhk 2; loc Wakad; max 70L; type apartment',
    ],
    [
      'shop rent Wakad. Father sold his in Baner for 40 lakh',
      'kind shop; loc Wakad; rent; type commercial',
    ],
    [
      'Uncle bought in Baner, 2bhk flat in Wakad, neighbour paid 90 lakh',
      'bhk 2; loc Wakad; type apartment',
    ],
  ],
  'what goes on telling': [
    [
      'my tenant in Baner gives 17000 and it is a 3bhk 900 carpet. Want 2bhk Wakad',
      'bhk 2; loc Wakad',
    ],
    [
      'abhi Baner me hu wahan 3000 sqft ka 1 lakh dete hai. Wakad me godown chahiye',
      'kind warehouse; loc Wakad; type industrial',
    ],
    ['we stay in Baner, bada 4bhk tha. Wakad me 2bhk', 'bhk 2; loc Wakad'],
  ],
  'what somebody has, in languages whose verb stands last': [
    ['amader bari Asansol e achhe, Garia te 2bhk bhara chai', 'bhk 2; loc Garia; rent'],
    ['maa veedu Guntur lo undi, Kondapur lo 2bhk kavali', 'bhk 2; loc Kondapur'],
    ['Baner ma dukan che mari, Wakad ma 3bhk levo che', 'bhk 3; buy; loc Wakad'],
    ['आमचा फ्लॅट बाणेरला आहे, वाकडला 2bhk हवा', 'bhk 2; loc Wakad'],
    ['enga veedu Salem la iruku, Velachery la 2bhk venum', 'bhk 2; loc Velachery'],
    ['ente veedu Kottayam aanu, Kakkanad 2bhk venam', 'bhk 2; loc Kakkanad'],
  ],
  'what others bought, in languages whose verb stands last': [
    ['amar dada Howrah te 3bhk kinlo 60 lakh e, ami Garia te 2bhk khujchi', 'bhk 2; loc Garia'],
    [
      'naa friend Miyapur lo 25k kadutunnadu, naaku Kondapur lo 2bhk 20k lopu',
      'bhk 2; loc Kondapur; max 20k; rent',
    ],
    ['we have a 4 acre farm near Nashik and two shops. need 2bhk Wakad', 'bhk 2; loc Wakad'],
  ],
  'what asks for something is no report': [
    [
      'bete ko naukri Noida sector 62 me mili hai, 2bhk chahiye',
      'bhk 2; city Noida; loc Sector 62',
    ],
    ['my budget is 60 lakh, 2bhk Wakad', 'bhk 2; loc Wakad; max 60L'],
    ['my first choice is Wakad, 2bhk flat', 'bhk 2; loc Wakad; type apartment'],
    ['we got transferred to Pune, 2bhk Wakad', 'bhk 2; city Pune; loc Wakad'],
    ['husband wants lift, 2bhk Wakad', 'bhk 2; has Lift; loc Wakad'],
    ['1.2 cr is our limit, 3bhk Wakad', 'bhk 3; loc Wakad; max 1.2cr'],
  ],
})
