import { useId } from 'react'
import { t } from '#domain/locale/translate.ts'

// About eight lines of its column.
const long = 720

/** Text with its original line breaks; a long one is collapsed, also without JavaScript. */
export function FoldedText({ text }: { text: string }) {
  const id = useId()
  const folds = text.length > long
  return (
    <div className="max-w-prose">
      {folds && <input type="checkbox" id={id} className="peer sr-only" />}
      <p
        className={
          'whitespace-pre-line break-words ' +
          (folds ? 'line-clamp-8 peer-checked:line-clamp-none' : '')
        }
      >
        {text}
      </p>
      {folds && (
        <label
          htmlFor={id}
          className={
            'mt-1 inline-flex min-h-11 cursor-pointer items-center ' +
            'font-medium text-link underline underline-offset-4 ' +
            'peer-checked:hidden peer-focus-visible:outline-2 peer-focus-visible:outline-ring'
          }
        >
          {t('Read full description')}
        </label>
      )}
    </div>
  )
}
