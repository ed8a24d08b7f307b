import { devanagari } from '#domain/text/devanagari.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { romanize } from '#query-language/text/romanize.ts'

/** Common words whose usual romanized spelling differs from a letter-by-letter one. */
const usualSpellings: Readonly<Record<string, string>> = {
  ...{ में: 'me', मैं: 'main', वाला: 'wala', वाले: 'wale', वाली: 'wali' },
  ...{ आए: 'aaye', किराए: 'kiraye' },
  ...{
    किराये: 'kiraye',
    हूं: 'hun',
    दफ्तर: 'daftar',
    यहां: 'yahan',
    वहां: 'wahan',
    पे: 'pe',
    साइड: 'side',
  },
}

/**
 * Returns the words romanized as Hindi chats spell them; `undefined` if there are none to romanize.
 */
export function romanizedWords(words: readonly string[]): string[] | undefined {
  if (!words.some((word) => devanagari.test(word))) return undefined
  return words.map(
    (word) =>
      usualSpellings[word] ?? romanize(word.replaceAll('\u093c', '')).replace(/\u0929/g, 'n'),
  )
}

/**
 * Where the writer comes from, in romanized Hindi: "Delhi se" after a name, "Delhi wale hain",
 * "Patna ka rehne wala hun", "mool roop se Kanpur ke hain", "hamara Delhi wala ghar".
 */
export const originClausePattern = regExp()`
  ^ (?!.* (?:station|metro|road|airport|highway|market|school|college|yahan|wahan|kal|aaj|abhi
  |jaldi|aaram|aasani|owner|malik|broker|builder|direct|seedhe|door|dur|paas|nazdeek|shuru)
  )(?:\S+ ){1,2}se $
  |^ (?:(?:hum|ham|main|mai|log|basically|waise|asal|mool|mul|roop|rup|se|me) )*
  (?!\d*bhk|rk|flat|plot|ghar|makan|family|kiraye|rent|budget)\S+(?: (?!\d*bhk|flat)\S+)?[ ]
  (?:(?:ka|ki|ke) (?:rehne|rahne) (?:wala|wali|wale|vala)|wale|wala|(?:mool|mul|moolroop)
  (?: roop| rup)? se \S+ ke)(?: log)? (?:hai|hain|hu|hun|hoon|h)(?: ji| sir)? $
  |^ (?:\S+ )?(?:(?:main|hum|ham|log|abhi|filhal) ){1,3}\S+(?: \S+)? me (?:hun|hu|hoon) $
  | (?:mool|mul) (?:roop|rup) se (?:\S+ ){1,2}(?:ke|ki|ka|se) (?:hai|hain|hu|hun|hoon|h) $
  | (?:hamara|mera|humara|apna|hamari|meri|apni) \S+ (?:wala|wali|vala) (?:ghar|makan|flat|kothi
  |dukan)[ ]
`
