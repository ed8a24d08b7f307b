import { useId, useState } from 'react'
import { contactNotice } from '#contract/contact/notice-text.ts'
import { localeOf, locales, tagOf } from '#domain/locale/locale.ts'
import { currentLocale, translateTo } from '#domain/locale/translate.ts'

interface ConsentNoticeProps {
  broker: string
  /** The language shown when the form was submitted without JavaScript. */
  language?: string | undefined
  /** Called with the language shown, for forms handled by a script. */
  onLanguage?: (language: string) => void
}

/**
 * The text that is agreed to by sending, in the language of the page and the others; the form sends
 * the language shown last. Opens without JavaScript too.
 */
export function ConsentNotice({ broker, language: start, onLanguage }: ConsentNoticeProps) {
  const own = currentLocale()
  const others = locales.filter((one) => one !== own)
  const [language, setLanguage] = useState<string>(others.find((one) => one === start) ?? own)
  const group = useId()
  return (
    <div className="space-y-1 text-xs break-words text-muted-foreground">
      <p>{contactNotice(broker, own)}</p>
      {others.map((other) => (
        <details
          key={other}
          name={group}
          lang={tagOf(other)}
          open={language === other}
          onToggle={({ currentTarget: { open, parentElement } }) => {
            // Opening one closes the one before, whose event comes later.
            const opened = parentElement?.querySelector<HTMLElement>('details[open]')
            const read = open ? other : (opened && localeOf(opened.lang)) || own
            setLanguage(read)
            onLanguage?.(read)
          }}
        >
          <summary
            className={
              'inline-flex min-h-8 cursor-pointer list-none items-center ' +
              'text-link underline underline-offset-4'
            }
          >
            {translateTo('Read in English', other, undefined, {
              comment: 'Leads to the notice in the language of the translation: name that one',
            })}
          </summary>
          <p>{contactNotice(broker, other)}</p>
        </details>
      ))}
      <input type="hidden" name="language" value={language} />
    </div>
  )
}
