import { type WordOf, words } from '#contract/words.ts'

/** The languages the consent to an inquiry is offered in (CNS-2). */
export const NoticeLanguage = words({ en: 'English', hi: 'हिन्दी' })
export type NoticeLanguage = WordOf<typeof NoticeLanguage>
