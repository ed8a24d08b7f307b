import { regExp } from '#domain/text/reg-exp.ts'
import type { ExclusionKind } from './group-words.ts'

/**
 * What a listing says instead. Sentences of listings, in the language of the sentence they replace
 * and not in the reader's, so they are in no catalogue.
 */
const wordings = {
  en: {
    families: 'Suitable for families',
    tenants: 'All tenants are welcome',
    buyers: 'All buyers are welcome',
    access: 'Please ask about lifts and steps before a visit',
  },
  hi: {
    families: 'परिवारों के लिए उपयुक्त',
    tenants: 'सभी किरायेदारों का स्वागत है',
    buyers: 'सभी ख़रीदारों का स्वागत है',
    access: 'आने से पहले लिफ़्ट और सीढ़ियों के बारे में पूछ लें',
  },
  mr: {
    families: 'कुटुंबांसाठी योग्य',
    tenants: 'सर्व भाडेकरूंचे स्वागत आहे',
    buyers: 'सर्व खरेदीदारांचे स्वागत आहे',
    access: 'येण्यापूर्वी लिफ्ट आणि पायऱ्यांविषयी विचारा',
  },
} as const

interface Excluding {
  kind: ExclusionKind
  sense: 'only' | 'not'
  /** The words in one script. */
  words: string
  isForSale: boolean
  /** Whether it begins its sentence. */
  isFirst: boolean
  /** Whether the rest of the clause stays. */
  isCut: boolean
}

const family = regExp('u')`
  famil|parivar|pariwar|kutumb|couple|married|परिवार|फैमिली|फेमिली|फॅमिली|कुटुंब|कुटुम्ब
`
const marathi = /फक्त|साठी|नाही|आहे|चालणार|कुटुंब|व्यक्तींना|पाहिजे|हवे/u

/** Returns a sentence that shuts nobody out and says what may be said instead. */
export function neutralWording(
  text: string,
  { kind, sense, words, isForSale, isFirst, isCut }: Excluding,
): string {
  const language = marathi.test(text) ? 'mr' : /[\u0900-\u097f]/.test(text) ? 'hi' : 'en'
  const { families, tenants, buyers, access } = wordings[language]
  const isFamilyWanted = kind === 'marital' && family.test(words) === (sense === 'only')
  if (isCut && !isFamilyWanted) return ''
  const wording =
    kind === 'disability' ? access : isFamilyWanted ? families : isForSale ? buyers : tenants
  return isFirst ? wording : wording.charAt(0).toLowerCase() + wording.slice(1)
}
