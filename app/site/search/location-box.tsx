import { useId, useRef } from 'react'
import { SuggestionList } from '#app/site/search/box/suggestion-list.tsx'
import { useCombobox } from '#app/site/search/box/use-combobox.ts'
import { captionClass, controlClass, frameClass } from '#app/site/search/filter/filter-segment.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import { placeSeparator } from '#domain/search/place-list.ts'
import { maxQuestionLength } from '#domain/search/search-length.ts'

interface LocationBoxProps {
  defaultValue?: string
  appliesAtOnce?: boolean
  className?: string
}

/**
 * A field for one place or several separated by `;`, with suggestions. Without JavaScript a plain
 * field.
 */
export function LocationBox({
  defaultValue = '',
  appliesAtOnce = false,
  className,
}: LocationBoxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { list, spoken, choose, close, input } = useCombobox({
    field,
    defaultValue,
    suggested: 'places',
    appliesAtOnce,
    separator: placeSeparator,
  })
  return (
    <div className={cn(frameClass, className)}>
      <label htmlFor={id} className={captionClass}>
        {t('Location')}
      </label>
      <input
        {...input}
        id={id}
        name="location"
        maxLength={maxQuestionLength}
        placeholder={t('City, locality or PIN code')}
        onBlur={close}
        className={controlClass}
      />
      <SuggestionList {...list} notice="" onChoose={choose} />
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  )
}
