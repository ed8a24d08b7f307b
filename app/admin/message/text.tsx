import { useState } from 'react'
import { languageName } from '#app/kit/language-name.ts'
import type { Message } from '#contract/message/message.ts'
import { t } from '#domain/locale/translate.ts'

const short = 160

/** The text of a message, expandable where it is long, with the reason of a failure below. */
export function MessageText({ row }: { row: Message }) {
  const [open, setOpen] = useState(false)
  const isLong = row.message.length > short
  const language = row.sentLanguage ?? row.language
  return (
    <div className="max-w-lg min-w-48 space-y-1 xl:min-w-80">
      {row.subject && (
        <p lang={language} className="font-medium wrap-anywhere">
          {row.subject}
        </p>
      )}
      <p lang={language} className="wrap-anywhere whitespace-pre-line">
        {isLong && !open ? `${row.message.slice(0, short).trimEnd()}…` : row.message}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-6 text-xs font-medium text-link underline underline-offset-4"
        >
          {open ? t('Show less') : t('Show all')}
        </button>
      )}
      {row.templateId && (
        <p className="figures text-xs break-all text-muted-foreground">
          {t('Template {id}', { id: row.templateId })}
          {row.header && ` · ${row.header}`}
        </p>
      )}
      {row.sentLanguage && (
        <p className="text-xs text-muted-foreground">
          {t('Sent in {language}: no text is registered in {recipientLanguage}.', {
            language: languageName(row.sentLanguage),
            recipientLanguage: languageName(row.language),
          })}
        </p>
      )}
      {row.error && (
        <p className="text-xs wrap-anywhere text-status-red-text">
          {row.error}
          {row.failureCode && /^\d+$/.test(row.failureCode) && ` (${row.failureCode})`}
        </p>
      )}
    </div>
  )
}
