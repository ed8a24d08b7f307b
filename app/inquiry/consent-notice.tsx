import { useState } from 'react'
import type { NoticeLanguage } from '#contract/contact/notice.ts'
import { contactNotice } from '#contract/contact/notice-text.ts'
import { currentLocale } from '#domain/locale/translate.ts'

interface ConsentNoticeProps {
  broker: string
  /** The language shown when the form was submitted without JavaScript. */
  language?: string | undefined
  /** Called with the language shown, for forms handled by a script. */
  onLanguage?: (language: NoticeLanguage) => void
}

/** Said in the language that it leads to. */
const readIn: Record<NoticeLanguage, string> = { en: 'Read in English', hi: 'हिन्दी में पढ़ें' }

/** Returns the language that the notice is shown in first. */
export const noticeLanguage = (): NoticeLanguage => (currentLocale() === 'hi' ? 'hi' : 'en')

/**
 * The text that is agreed to by sending, in the language of the page and the other; the form sends
 * the language shown last. Opens without JavaScript too.
 */
export function ConsentNotice({ broker, language: start, onLanguage }: ConsentNoticeProps) {
  const own = noticeLanguage()
  const other = own === 'hi' ? 'en' : 'hi'
  const [language, setLanguage] = useState(start === other ? other : own)
  return (
    <div className="space-y-1 text-xs break-words text-muted-foreground">
      <p>{contactNotice[own](broker)}</p>
      <details
        open={language === other}
        onToggle={(event) => {
          const read = event.currentTarget.open ? other : own
          setLanguage(read)
          onLanguage?.(read)
        }}
      >
        <summary
          lang={other}
          className={
            'inline-flex min-h-8 cursor-pointer list-none items-center ' +
            'text-link underline underline-offset-4'
          }
        >
          {readIn[other]}
        </summary>
        <p lang={other}>{contactNotice[other](broker)}</p>
      </details>
      <input type="hidden" name="language" value={language} />
    </div>
  )
}
