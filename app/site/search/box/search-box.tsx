import { X } from 'lucide-react'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { VoiceButton } from '#app/kit/voice-button.tsx'
import { captionClass, controlClass, frameClass } from '#app/site/search/filter/filter-segment.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import { maxQuestionLength } from '#domain/search/search-length.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { saveSearch } from './recent-search.ts'
import { searchBoxId } from './select-in-search.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'

// Inside the border of the field where it has one, so that nothing moves when a button appears.
const insideClass = 'search-inside'

interface SearchBoxProps {
  defaultValue?: string
  placeholder: string
  className?: string
}

/**
 * A search box for a whole query, with suggestions below. Without JavaScript it is the plain search
 * field of its form.
 */
export function SearchBox({ defaultValue = '', placeholder, className }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [notice, setNotice] = useState('')
  const { list, spoken, change, choose, close, input } = useCombobox({
    field,
    defaultValue,
    suggested: 'all',
    appliesAtOnce: true,
    onType: () => setNotice(''),
  })

  useEffect(() => {
    const form = field.current?.form
    const remember = () => saveSearch(field.current?.value ?? '')
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [])

  // The browser silently cuts off the end of a text that is too long.
  const paste = ({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget
    const remaining = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
    const isTooLong = remaining + clipboardData.getData('text').trimEnd().length > maxQuestionLength
    if (!isTooLong) return
    const figure = withCommas(maxQuestionLength, 0)
    // After the change event of the paste.
    setTimeout(() =>
      setNotice(
        t('Your text is too long. We kept only the first {figure} characters.', { figure }),
      ),
    )
  }
  const hear = (value: string) => {
    // The microphone button disappears after speech, so its keyboard focus moves to the field.
    const isByKeyboard = document.activeElement?.matches('button:focus-visible')
    choose(value)
    if (isByKeyboard) field.current?.focus()
  }
  const clear = () => {
    if (!field.current) return
    field.current.value = ''
    change('')
    field.current.focus()
  }

  return (
    <div className={cn(frameClass, 'relative', className)}>
      <label htmlFor={searchBoxId} className={captionClass}>
        {t('Search')}
      </label>
      <span className="relative flex min-w-0 items-center lg:-my-1.5">
        <input
          {...input}
          id={searchBoxId}
          type="search"
          name="search"
          maxLength={maxQuestionLength}
          placeholder={placeholder}
          onBlur={() => {
            close()
            setNotice('')
          }}
          onPaste={paste}
          className={cn(
            controlClass,
            'peer min-w-0 flex-1 max-lg:pr-11 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <VoiceButton
          onSaid={hear}
          onState={setNotice}
          className={cn(insideClass, 'peer-not-placeholder-shown:hidden')}
        />
        <button
          type="button"
          onClick={clear}
          aria-label={t('Clear text')}
          className={cn(insideClass, 'peer-placeholder-shown:hidden noscript:hidden')}
        >
          <X aria-hidden className="size-4" />
        </button>
      </span>
      <SuggestionList {...list} notice={notice} onChoose={choose} />
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  )
}
