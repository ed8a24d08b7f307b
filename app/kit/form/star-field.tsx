import { Star } from 'lucide-react'
import { useId } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { cn } from '#app/ui/class-name.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { FormHandle } from './use-form.ts'

const words = [msg('Poor'), msg('Fair'), msg('Good'), msg('Very good'), msg('Excellent')]

interface StarFieldProps<Values extends FieldValues> {
  form: FormHandle<Values>
  name: FieldPath<Values>
  legend: string
}

/** Five radio buttons that look like stars, so that arrow keys and screen readers work. */
export function StarField<Values extends FieldValues>({
  form,
  name,
  legend,
}: StarFieldProps<Values>) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.hook.control, name })
  const { error } = fieldState
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex items-center gap-1">
        {words.map((word, index) => (
          <label
            key={word}
            className={
              'relative cursor-pointer rounded-sm has-focus-visible:outline-2 ' +
              'has-focus-visible:outline-ring'
            }
          >
            <input
              type="radio"
              name={`${id}-stars`}
              className="sr-only"
              ref={index === 0 ? field.ref : undefined}
              checked={field.value === index + 1}
              onChange={() => field.onChange(index + 1)}
              onBlur={field.onBlur}
            />
            <Star
              aria-hidden
              className={cn(
                'size-9 p-1',
                index < (field.value ?? 0) ? 'fill-marigold text-marigold' : 'text-input',
              )}
            />
            <span className="sr-only">
              {t('{count, plural, one {# star} other {# stars}}: {word}', {
                count: index + 1,
                word: t(word),
              })}
            </span>
          </label>
        ))}
        <span aria-hidden className="ml-2 text-sm text-muted-foreground">
          {t(words[(field.value ?? 0) - 1] ?? '')}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-xs font-medium text-status-red-text">
          {error.message}
        </p>
      )}
    </fieldset>
  )
}
