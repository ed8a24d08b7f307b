import type { Asked } from './score.ts'

/** Land, in the units of its state. */
export const land: readonly Asked[] = [
  ['100 sq yard plot in gurgaon', 'area 900; type plot; city Gurgaon'],
  ['250 sq yards plot in panchkula', 'area 2250; type plot; city Panchkula'],
  ['2 acre agricultural land near pune', 'area 87120; type agricultural; city Pune'],
  ['5 cents plot in kochi', 'area 2178; type plot; city Kochi'],
  [
    '10 cent land trivandrum under 40 lakh',
    'area 4356; type plot; city Thiruvananthapuram; max 40L',
  ],
  ['1 ground in adyar', 'area 2400; loc Adyar'],
  ['half ground plot in porur', 'area 1200; type plot; loc Porur'],
  ['10 marla house in mohali', 'area 2722.5; type house; city Mohali'],
  ['1 kanal kothi chandigarh 5 crore', 'area 5445; type house; city Chandigarh; max 5cr'],
  ['3 katha land in kolkata', 'area 2160; type plot; city Kolkata'],
  ['5 katha plot in patna', 'area 6806.25; type plot; city Patna'],
  ['2 bigha land in kolkata', 'area 28800; type plot; city Kolkata'],
  ['1 bigha land patna', 'area 27225; type plot; city Patna'],
  ['20 guntha farm land near karjat', 'area 21780; type agricultural; city Karjat'],
  ['40 gunta land in devanahalli', 'area 43560; type plot; loc Devanahalli'],
  ['60x40 site in mysore', 'area 2400; type plot; city Mysuru'],
  ['30 by 40 plot in rr nagar bangalore', 'area 1200; type plot; loc RR Nagar; city Bengaluru'],
  ['40 x 60 feet corner site jp nagar', 'area 2400; has Corner; type plot; loc JP Nagar'],
  ['plot 150-200 gaj faridabad', 'area 1350-1800; type plot; city Faridabad'],
  ['1 hectare land nashik', 'area 107639.1; type plot; city Nashik'],
  ['2 ankanam', 'area 144'],
  ['plot above 300 sq yds in kokapet', 'type plot; area 2700+; loc Kokapet'],
  ['less than 100 gaj plot najafgarh', 'area ..900; type plot; loc Najafgarh'],
  ['200 sq mt plot in noida extension', 'area 2152.78; type plot; loc Greater Noida West'],
  [
    'hmda approved plot 200 sq yards shadnagar',
    'approved HMDA; type plot; area 1800; loc Shadnagar',
  ],
  [
    'dtcp approved plots in sriperumbudur 1200 sqft',
    'approved DTCP; type plot; loc Sriperumbudur; area 1200',
  ],
  ['jda patta plot 200 gaj jagatpura', 'approved JDA; type plot; area 1800; loc Jagatpura'],
  ['na plot 1 acre in talegaon', 'type plot; area 43560; loc Talegaon'],
  ['a khata site 1200 sqft in begur', 'approved A khata; type plot; area 1200; loc Begur'],
  ['10 biswa land in lucknow', 'area 3403.13-13612.5; type plot; city Lucknow'],
  [
    'farm plot 1 acre shankarpally under 80 lakh',
    'type agricultural; area 43560; loc Shankarpally; max 80L',
  ],
  ['industrial plot 2 acres chakan', 'type industrial; area 87120; loc Chakan'],
  ['commercial land 1 acre zirakpur', 'type commercial+plot; area 43560; city Zirakpur'],
  [
    'corner plot 300 gaj sector 21 panchkula',
    'has Corner; type plot; area 2700; loc Sector 21; city Panchkula',
  ],
]
