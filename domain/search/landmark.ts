import { phrasesOf } from './phrase.ts'
import type { NearValue } from './slot.ts'

/** What a home may be near to without a name of its own. */
export const landmarks = phrasesOf<string>(
  [
    'metro station|metro|metro line|metro stn|मेट्रो|मेट्रो स्टेशन',
    'railway station|train station|rly station|local station|station|railway stn|रेलवे स्टेशन|स्टेशन',
    'airport|international airport|एयरपोर्ट|हवाई अड्डा|हवाई अड्डे',
    'bus stand|bus stop|bus station|bus depot|बस स्टैंड|बस अड्डा|बस अड्डे',
    'school|schools|international school|good school|स्कूल',
    'college|colleges|कॉलेज',
    'university',
    'hospital|hospitals|अस्पताल|हॉस्पिटल',
    'market|markets|bazaar|bazar|बाजार',
    'mall|malls|shopping mall|मॉल',
    'it park|it parks|it hub|it corridor|it company|it companies',
    'tech park|tech parks',
    'temple|mandir|मंदिर',
    'church',
    'mosque|masjid|मस्जिद',
    'gurudwara|gurdwara',
    'park|parks|पार्क',
    'lake',
    'beach|sea beach',
    'highway|highways|national highway|state highway|nh|nh road|main road|expressway',
    'office|my office',
  ].map((line) => [line, line.split('|')[0] ?? ''] as const),
)

/** What a landmark is called in the filter. */
export const landmarkName = (found: string) => (found === 'metro station' ? 'metro' : found)

/** A walk: what "near metro" is taken for (india.md 2.4). */
const walkToMetro = 1_000

/** Near to what is called so; to a metro as far as people walk. */
export const near = (name: string): NearValue =>
  name === 'metro' ? { name, metres: walkToMetro } : { name }
