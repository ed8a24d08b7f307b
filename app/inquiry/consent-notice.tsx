import { useState } from 'react'
import type { NoticeLanguage } from '#contract/contact/notice.ts'
import { contactNotice } from '#contract/contact/notice-text.ts'

interface ConsentNoticeProps {
  broker: string
  /** The language shown when the form was submitted without JavaScript. */
  language?: string | undefined
  /** Called with the language shown, for forms handled by a script. */
  onLanguage?: (language: NoticeLanguage) => void
}

/**
 * The text that is agreed to by sending, in English and Hindi; the form sends the language shown
 * last. Opens without JavaScript too.
 */
export function ConsentNotice({ broker, language: start, onLanguage }: ConsentNoticeProps) {
  const [language, setLanguage] = useState<NoticeLanguage>(start === 'hi' ? 'hi' : 'en')
  return (
    <div className="space-y-1 text-xs break-words text-muted-foreground">
      <p>{contactNotice.en(broker)}</p>
      <details
        open={language === 'hi'}
        onToggle={(event) => {
          const read = event.currentTarget.open ? 'hi' : 'en'
          setLanguage(read)
          onLanguage?.(read)
        }}
      >
        <summary
          lang="hi"
          className={
            'inline-flex min-h-8 cursor-pointer list-none items-center ' +
            'text-link underline underline-offset-4'
          }
        >
          हिन्दी में पढ़ें
        </summary>
        <p lang="hi">{contactNotice.hi(broker)}</p>
      </details>
      <input type="hidden" name="language" value={language} />
    </div>
  )
}
