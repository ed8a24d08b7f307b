import type { NearValue } from '#query-language/model/slots.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import type { Token } from '#query-language/text/tokenize.ts'

/** What a home may be near to without a name of its own. */
export const landmarks = buildPhraseTrie<string>(
  [
    'metro station|metro|metro line|metro stn|metro stations|metro stop|metro rail',
    'railway station|train station|rly station|local station|station|railway stn|stn|rly stn|rlwy station|rlwy stn|railway stattion|train stn|local train station|local stn|junction',
    'airport|international airport|हवाई अड्डा|हवाई अड्डे',
    'bus stand|bus stop|bus std|busstand|bustand|bus terminal|isbt|bus station|bus depot|बस स्टैंड|बस अड्डा|बस अड्डे',
    'school|schools|international school|good school',
    'college|colleges|clg|collage',
    'coaching|coaching centre|coaching center|coaching institute|coaching class|coaching classes',
    'university|univ|varsity|विश्वविद्यालय',
    'hospital|hospitals|hosp|hospitl|hospitel',
    'market|markets|mkt|bazaar|bazar|बाजार',
    'mall|malls|shopping mall',
    'it park|it parks|it hub|it corridor|it company|it companies',
    'tech park|tech parks',
    'temple|mandir|मंदिर',
    'church',
    'mosque|masjid|मस्जिद',
    'gurudwara|gurdwara|gurudwara sahib',
    'park|parks',
    'lake|jheel|झील',
    'beach|sea beach',
    'highway|highways|hiway|national highway|state highway|nh|nh road|main road|expressway',
    'office|my office',
    'medical store|medical shop|chemist|chemist shop',
    'kirana store|kirana shop|general store|grocery store|grocery shop',
  ].map((line) => [line, line.split('|')[0] ?? ''] as const),
)

/** What a landmark is called in the filter. */
export const landmarkName = (match: string) => (match === 'metro station' ? 'metro' : match)

/** A walk: the distance that "near metro" means (SRC-9). */
const metroWalkMetres = 1_000

/** Near to what is called so; to a metro as far as people walk. */
export const nearLandmark = (name: string): NearValue =>
  name === 'metro' ? { name, metres: metroWalkMetres } : { name }

/** Names made of everyday words. */
export const namedLandmarks = buildPhraseTrie<true>([
  [
    'district hospital|zila hospital|jila hospital|civil hospital|har ki pauri|har ki paudi|हर की पौडी|metro junction mall|ram mandir|ram temple|राम मंदिर|max hospital|max super speciality hospital|max healthcare|big bazaar|big bazar|d mart|star bazaar|more megastore|reliance fresh|reliance smart|reliance mart|vishal mega mart|metro cash and carry|city mall|city centre mall|city center mall|central mall|gateway of india|india gate|red fort|golden temple|clock tower|town hall|petrol pump|textile market|cloth market|vegetable market|sabzi mandi|fruit market|grain market|anaj mandi|fish market|gold market|grain mandi|lady shri ram college|lady hardinge|miranda house|police station|fire station|post office|bus terminal|bank of india|state bank|state bank of india|high court|district court|collector office|new bus stand|old bus stand|medical college|engineering college|law college|degree college|army public school|kendriya vidyalaya|delhi public school|race course|cricket stadium|water tank|zilla parishad|vidhan sabha',
    true,
  ],
])

/** "Ram mandir", "har ki pauri": a word of a name that is known as it stands. */
export const isInNamedLandmark = (tokens: readonly Token[], at: number) =>
  [0, 1, 2].some((words) => (namedLandmarks.find(tokens, at - words)?.next ?? 0) > at)
