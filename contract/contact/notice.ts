import { type WordOf, words } from '#contract/words.ts'

/** Languages of the consent to an inquiry (CNS-2). */
export const NoticeLanguage = words({ en: 'English', hi: 'हिन्दी' })
export type NoticeLanguage = WordOf<typeof NoticeLanguage>
