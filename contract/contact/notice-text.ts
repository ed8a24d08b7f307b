import type { Locale } from '#domain/locale/locale.ts'
import { translateTo } from '#domain/locale/translate.ts'

/**
 * Returns the consent given by sending an inquiry, in a language. Changing the words changes
 * `noticeVersion`.
 */
export const contactNotice = (broker: string, language: Locale): string =>
  translateTo(
    'By sending this you agree that {broker} may contact you about it. Your name and message ' +
      'go to this broker and to colleagues of the same agency who may answer, your number and ' +
      'e-mail address only to those you share them with. You can take this back at any time ' +
      'under Profile in the customer portal, or by writing to us. For complaints there is the ' +
      'grievance officer on our contact page, and after that the Data Protection Board of ' +
      'India.',
    language,
    { broker },
  )
