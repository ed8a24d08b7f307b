import { useState } from 'react'
import { useLocation } from 'react-router'
import { contactNotice } from '#contract/contact/notice-text.ts'
import { localeOf, locales, pathIn, tagOf } from '#domain/locale/locale.ts'
import { currentLocale, translateTo } from '#domain/locale/translate.ts'

interface ConsentNoticeProps {
  broker: string
  /** The language shown when the form was submitted without JavaScript. */
  language?: string | undefined
  /** Called with the language shown, for forms handled by a script. */
  onLanguage?: (language: string) => void
}

/**
 * The text that is agreed to by sending, in the language of the page; the form sends the language
 * shown last. Links show it in the others, without JavaScript on the page in that language.
 */
export function ConsentNotice({ broker, language: start, onLanguage }: ConsentNoticeProps) {
  const { pathname, search } = useLocation()
  const own = currentLocale()
  const [language, setLanguage] = useState(localeOf(start ?? '') ?? own)
  const choices = locales.filter((one) => one !== own || language !== own)
  return (
    <div className="notice">
      <p lang={tagOf(language)} aria-live="polite">
        {contactNotice(broker, language)}
      </p>
      <p className="notice-links">
        {choices.map((one) => (
          <a
            key={one}
            href={pathIn(one, pathname + search)}
            lang={tagOf(one)}
            aria-current={one === language || undefined}
            onClick={(event) => {
              event.preventDefault()
              setLanguage(one)
              onLanguage?.(one)
            }}
          >
            {translateTo('Read in English', one, undefined, {
              comment: 'Leads to the notice in the language of the translation: name that one',
            })}
          </a>
        ))}
      </p>
      <input type="hidden" name="language" value={language} />
    </div>
  )
}
