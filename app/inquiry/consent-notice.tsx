import { useState } from 'react'
import type { NoticeLanguage } from '#contract/contact/notice.ts'
import { contactNotice } from '#contract/contact/notice-text.ts'

interface ConsentNoticeProps {
  broker: string
  /** What was read when the form was sent without JavaScript. */
  language?: string | undefined
  /** Told of the language that is read, where the form is no plain one. */
  onLanguage?: (language: NoticeLanguage) => void
}

/**
 * What is agreed to by sending, in English and Hindi; whichever was read last goes with the form.
 * Opens without JavaScript too.
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
