import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { useField } from '#app/kit/form/use-field.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import type { PropertyFormHandle } from './form-values.ts'

interface TagFieldProps {
  form: PropertyFormHandle
  name: 'amenities' | 'features'
  label: string
  ideas: readonly string[]
}

/** A list of short texts: typed or picked, added with Enter, removed with a click. */
export function TagField({ form, name, label, ideas }: TagFieldProps) {
  const listId = useId()
  const { id, error, aria } = useField({ form, name, label })
  const { field } = useController({ control: form.hook.control, name })
  const [typed, setTyped] = useState('')
  const tags = field.value ?? []
  const add = () => {
    const tag = typed.trim().slice(0, 60)
    const known = tags.some((other) => other.toLowerCase() === tag.toLowerCase())
    if (tag && !known) field.onChange([...tags, tag])
    setTyped('')
  }
  return (
    <FieldFrame {...{ id, label, error }}>
      <span className="flex gap-2">
        <Input
          {...aria}
          ref={field.ref}
          list={listId}
          value={typed}
          maxLength={60}
          placeholder={t('Type or choose')}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          onBlur={add}
        />
        <Button
          variant="outline"
          size="icon"
          aria-label={t('Add to {list}', { list: inSentence(label) })}
          onClick={() => {
            add()
            // Ready for the next tag, or for the first where nothing was typed.
            document.getElementById(id)?.focus()
          }}
        >
          <Plus aria-hidden />
        </Button>
      </span>
      <datalist id={listId}>
        {ideas
          .filter((idea) => !tags.includes(idea))
          .map((idea) => (
            <option key={idea} value={idea} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul aria-label={t('Selected: {label}', { label })} className="flex flex-wrap gap-1.5 pt-1">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={t('Remove {name}', { name: tag })}
                onClick={() => field.onChange(tags.filter((other) => other !== tag))}
                className={
                  'inline-flex min-h-8 items-center gap-1.5 rounded-md bg-primary-tint px-2.5 ' +
                  'text-xs font-medium text-link hover:bg-accent'
                }
              >
                {tag}
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}
