import type { Meaning } from './lexicon.ts'

type Line = readonly [spellings: string, meaning: Meaning]

/**
 * Words of Marathi, Tamil, Telugu, Kannada, Bengali, Gujarati and Malayalam as they are typed in Latin
 * letters, and what brokers shorten. Words for home are none of these: whoever says `veedu`, `illu` or
 * `mane` takes a flat as well.
 */
export const regionLines: readonly Line[] = [
  [
    'vadagaiku|vaadagaiku|vadagai ku|addeku undi|addeku unda|bhaade|bhada par|bhadyavar|bhadyavar pahije|bhadane|bhade mate|bhade se|kiraye se|bhada par joiye|kiraye te|kiraye te chahida|bharay|bhara te|bhara nite|vaadakakku|vaadakaykku|badigege beku|badige ge|vadagai|vadagaikku|vaadagai|vaadagaikku|vadakaikku|addeku|addeki|adde|addeku kavali|addeki kavali|badige|badigege|baadige|bhara|bhara chai|vadaka|vadakakku|bhadyane pahije|l l|भाड्याने',
    { slot: 'intent', value: 'rent', weight: 3 },
  ],
  [
    'vikat|vikat ghyaychi|vikat ghyaycha|vikne|vikri|vikayche|vanganum|vaanganum|virpanai|virpanaikku|konali|konalani|konadaniki|ammakaniki|kinte|kinte chai|vechato|vechan|vechan mate|vechvanu|levo che|levanu|levanu che|levi che|levu che|kinbo|kinte chay|vaanga|vaanga venum|vilkkan undo|vilkkan|vilpanakku|vilpanakk|kondkollalu|maratakke|maaratakke|ghene|vikat ghene|lainda|laina|ghar lena hai|ghar leni hai|विकत|विक्री',
    { slot: 'intent', value: 'sell', weight: 2 },
  ],
  [
    'jaga plot|plot jaga|nilam|manai|sthalam|stalam|jomi',
    { slot: 'type', value: { types: ['plot'] } },
  ],
  ['sheti|shet|shet jamin|polam|thottam', { slot: 'type', value: { types: ['agricultural'] } }],
  [
    'kadai|dukanam|dokan|dukan gala',
    { slot: 'type', value: { types: ['commercial'], kind: 'shop' } },
  ],
  ['ofc|ofc spc|ofc space|office ke liye jagah', { slot: 'type', value: { types: ['office'] } }],
  ['bf', { slot: 'type', value: { types: ['apartment'], kind: 'builder floor' } }],
  ['pent hse', { slot: 'type', value: { types: ['apartment'], kind: 'penthouse' } }],
  ['f f|ff', { slot: 'furnishing', value: { name: 'fully-furnished' } }],
  ['s f|sf', { slot: 'furnishing', value: { name: 'semi-furnished' } }],
  ['u f|unf', { slot: 'furnishing', value: { name: 'unfurnished' } }],
  [
    'kudumbam|kudumbathukku|kutumbam|kutumba|fam|fam only',
    { slot: 'tenant', value: { name: 'family' } },
  ],
  [
    'broker illama|broker illamal|malik se|malik se seedha|maalik se|maalik se seedha|makaan malik|makaan malik se|makaan malik se seedha|makan malik|makan malik se|malak',
    { slot: 'lister', value: 'owner' },
  ],
  [
    'ef|kilakku|kilakku paartha|thurpu|thurpu mukham|turpu',
    { slot: 'facing', value: { name: 'east' } },
  ],
  ['wf|padamara|padamara mukham|merku', { slot: 'facing', value: { name: 'west' } }],
  ['nf|vadakku|uttaram', { slot: 'facing', value: { name: 'north' } }],
  ['therku|dakshinam', { slot: 'facing', value: { name: 'south' } }],
  ['terr', { slot: 'amenity', value: { name: 'Terrace' } }],
  ['bal', { slot: 'amenity', value: { name: 'Balcony' } }],
  ['facing park', { slot: 'amenity', value: { name: 'Park facing' } }],
]
